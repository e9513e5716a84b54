import Itinerary
import TestSupport
import Testing

@testable import Program

@Suite struct TripCommandsTests {
  private let rows = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-05,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-06,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-07,19:05,America/New_York,Pirates,Reds,PNC Park,Pittsburgh

    """

  private let sandbox: CommandSandbox

  /// A home with `swing.json`, a trip that follows two teams of `games.csv`.
  init() throws {
    sandbox = try CommandSandbox()
    try sandbox.scratch.write(rows, to: "games.csv")
    _ = sandbox.answer(
      "new Swing --schedule games.csv --team CHC DET --from 2026-07-03 --to 2026-07-08 --output swing.json")
  }

  private func legs(_ trip: Trip) -> [String] {
    trip.itinerary.items.compactMap(\.leg).map { leg in
      [leg.from, leg.to].map { String($0.prefix { $0 != "," }) }.joined(separator: ">")
    }
  }

  // MARK: Name and days

  @Test func `renames a trip`() throws {
    expect(sandbox.line("rename swing.json Lakes").out, "Renamed the trip to \"Lakes\".\n")
    try expect(sandbox.trip("swing.json").name, "Lakes")
    expect(sandbox.line("rename swing.json Lakes").out, "Nothing changed: the trip already has that name.\n")
    expect(sandbox.line("rename swing.json ' '").err, "barnstorm: no name given. A trip must have one\n")
  }

  @Test func `adds and removes days`() throws {
    expect(
      sandbox.line("days swing.json --append 2").out,
      "Added 2 days. The trip runs Fri, Jul 3 – Fri, Jul 10, 2026, 8 days.\n")
    expect(
      sandbox.line("days swing.json --remove 8").out,
      "Removed Day 8 - Friday, July 10. The trip runs Fri, Jul 3 – Thu, Jul 9, 2026, 7 days.\n")
    expect(
      sandbox.line("days swing.json --insert-before 1").out,
      "Added Day 1 - Thursday, July 2. The trip runs Thu, Jul 2 – Thu, Jul 9, 2026, 8 days.\n")
    let before = sandbox.scratch.text("swing.json")
    let refused = sandbox.line("days swing.json --insert-before 3")
    expect(refused.status, 1)
    expect(
      refused.err,
      "barnstorm: can't add or remove a day between St. Louis Cardinals @ Chicago Cubs (Day 2, 1:20 PM CDT) and "
        + "Cleveland Guardians @ Detroit Tigers (Day 4, 6:40 PM EDT): one of them would move off its date\n")
    expect(sandbox.line("days swing.json --remove 2").status, 1)
    expect(sandbox.line("days swing.json --start 2026-07-04").status, 1)
    expect(sandbox.scratch.text("swing.json"), before)
  }

  @Test func `moves or deletes the items of a removed day`() throws {
    _ = sandbox.line("add swing.json --day 6 --title Museum")
    let refused = sandbox.line("days swing.json --remove 6")
    expect(
      refused.err, "barnstorm: can't remove Day 6: it has 1 item, Museum. Move them to another day or delete them\n")
    let moved = sandbox.line("days swing.json --remove 6 --move-items-to 5")
    #expect(moved.out.hasSuffix("\nMoved Museum to Day 5 - Tuesday, July 7.\n"))
    let deleted = sandbox.line("days swing.json --remove 5 --delete-items --json")
    #expect(deleted.out.contains(#""change": "deleted""#))
    try expect(sandbox.trip("swing.json").dayCount, 4)
  }

  /// Two items 300 miles and three hours apart, on days that become one.
  @Test func `an edit reports the same problems as check`() throws {
    var sandbox = sandbox
    _ = sandbox.answer("new Two --from 2026-07-03 --to 2026-07-04 --output two.json")
    for (day, item) in ["Breakfast --time 9:00 --at 41.9,-87.6", "Lunch --time 12:00 --at 42.3,-83.0"].enumerated() {
      sandbox.seed += 1
      _ = sandbox.answer("add two.json --day \(day + 1) --category restaurant --title \(item)")
    }
    expect(sandbox.line("check two.json").status, 0)
    let removed = try #require(advisories(sandbox.line("days two.json --remove 2 --move-items-to 1 --json")))
    let check = sandbox.line("check two.json --json")
    expect(check.status, 1)
    #expect(removed.contains("dayImpossible"))
    expect(removed, advisories(check))
  }

  private func advisories(_ transcript: Transcript) -> Substring? {
    let out = transcript.out
    return out.indices.first { out[$0...].hasPrefix("\"advisories\"") }.map { out[$0...] }
  }

  @Test func `another start date is reported, with games that are off their dates`() throws {
    expect(sandbox.line("days swing.json --append 1").status, 0)
    expect(
      sandbox.line("days swing.json --start 2026-07-02").out, "The trip runs Thu, Jul 2 – Wed, Jul 8, 2026, 7 days.\n")
    let shifted = sandbox.line("days swing.json --start 2026-08-01 --shift-games")
    #expect(shifted.out.contains("Warning: Wrong date:"))
  }

  @Test func `contradictory options of days are wrong usage`() throws {
    for options in [
      "--append 1 --remove 2", "", "--swap 1", "--move-items-to 2", "--shift-games",
      "--remove 1 --delete-items --move-items-to 2",
    ] {
      expect(sandbox.line("days swing.json \(options)").status, 64, "\(options)")
    }
  }

  @Test func `swaps and sorts days`() throws {
    var sandbox = sandbox
    for (day, title) in [("2", "Late"), ("2", "Early"), ("6", "Other")] {
      sandbox.seed += 1
      let added = sandbox.line("add swing.json --day \(day) --title \(title)")
      expect(added.status, 0, "\(added.err)")
    }
    // Times that come later: an item that is added with one can go to its place at once.
    for (title, time) in [("Late", "21:00"), ("Early", "9:00")] {
      let item = try #require(sandbox.trip("swing.json").itinerary.items.first { $0.custom?.title == title })
      _ = sandbox.line("edit swing.json \(item.id.text) --time \(time)")
    }
    expect(sandbox.line("sort swing.json --day 2").out, "Sorted Day 2 - Saturday, July 4.\n")
    expect(sandbox.line("sort swing.json --day 2").out, "Nothing changed: Day 2 is in order.\n")
    expect(
      sandbox.line("days swing.json --swap 2 6").out,
      """
      Swapped the items of Day 2 and Day 6.
      Moved Early to Day 6 - Wednesday, July 8, at 9:00 AM.
      Moved Late to Day 6 - Wednesday, July 8, at 9:00 PM.
      Moved Other to Day 2 - Saturday, July 4.

      """)
  }

  // MARK: Games and legs

  @Test func `a game that was removed is not brought back by an update`() throws {
    let item = try #require(sandbox.trip("swing.json").itinerary.items.first { $0.position.day == 1 && $0.game != nil })
    let dry = sandbox.line("game swing.json remove \(item.id.text) --dry-run")
    let removed = sandbox.line("game swing.json remove \(item.id.text)")
    expect(dry.out, removed.out.replacing("Removed", with: "Would remove"))
    expect(
      removed.out,
      """
      Removed St. Louis Cardinals @ Chicago Cubs on Fri, Jul 3, 1:20 PM CDT.
      Removed Chicago → Detroit on Day 2.

      """)
    expect(sandbox.line("update swing.json").out, "Swing is up to date.\n")
    let id = try #require(item.game?.gameID)
    let added = sandbox.line("game swing.json add --game \(id) --json")
    #expect(added.out.contains(#""change": "legAdded""#))
    expect(legs(try sandbox.trip("swing.json")), ["Chicago>Detroit"])
    #expect(try sandbox.trip("swing.json").schedule?.excludes == nil)
  }

  @Test func `games of another team come in time order with their legs`() throws {
    let games = sandbox.line("games --schedule games.csv --team PIT --json").out
    let id = try #require(games.firstRange(of: "\"gameId\": \"").map { games[$0.upperBound...].prefix { $0 != "\"" } })
    expect(sandbox.line("game swing.json add --schedule games.csv --game \(id)").status, 0)
    expect(legs(try sandbox.trip("swing.json")), ["Chicago>Detroit", "Detroit>Pittsburgh"])
    let again = sandbox.line("game swing.json add --game \(id)")
    #expect(again.err.hasPrefix("barnstorm: already in the trip: "))
    expect(sandbox.line("update swing.json").out, "Swing is up to date.\n")
    expect(sandbox.line("game swing.json ad").status, 64)
  }

  @Test func `legs sets the home and the mode of travel, and suggests a known city`() throws {
    expect(sandbox.line("legs swing.json").out, "Nothing changed: no leg is missing.\n")
    expect(sandbox.line("legs swing.json --home 'Columbus, OH'").status, 0)
    let byTrain = sandbox.line("legs swing.json --by train")
    expect(byTrain.out, "New legs go by train.\nChicago → Detroit goes by train.\n")
    expect(
      byTrain.err,
      """
      barnstorm: Columbus → Chicago goes by car: no train runs there
      barnstorm: Detroit → Columbus goes by car: no train runs there

      """)
    expect(sandbox.line("legs swing.json --no-home").status, 0)
    expect(legs(try sandbox.trip("swing.json")), ["Chicago>Detroit"])
    let unknown = sandbox.line("legs swing.json --home Colunbus")
    expect(unknown.status, 1)
    #expect(unknown.err.contains("Did you mean"))
  }

  // MARK: New and removed trips

  @Test func `creates a trip without a schedule, which opens next`() throws {
    let sandbox = try CommandSandbox()
    let made = sandbox.line("new 'Long weekend' --from 2026-09-04 --to 2026-09-07")
    expect(made.status, 0)
    expect(made.out, "data/barnstorm/trips/long-weekend.json\n")
    let trip = try sandbox.trip("data/barnstorm/trips/long-weekend.json")
    expect(trip.dayCount, 4)
    expect(trip.itinerary.count, 0)
    #expect(trip.schedule == nil)
    expect(sandbox.scratch.text("state/barnstorm/last-trip")?.contains("long-weekend.json"), true)
    expect(sandbox.line("new Nothing").status, 64)
    expect(sandbox.line("new Nothing --from 2026-09-04 --to 2026-09-01").status, 64)
  }

  @Test func `a trip goes to the trash and comes back`() throws {
    let sandbox = try CommandSandbox()
    _ = sandbox.run("new", "Weekend", "--from", "2026-09-04", "--to", "2026-09-07")
    let path = "data/barnstorm/trips/weekend.json"
    let before = sandbox.scratch.text(path)
    expect(sandbox.line("remove weekend").status, 1)
    expect(sandbox.scratch.text(path), before)
    let removed = sandbox.line("remove weekend --yes")
    expect(removed.out, "Removed \"Weekend\". To list the trash, run `barnstorm remove --restore`.\n")
    #expect(sandbox.scratch.text(path) == nil)
    #expect(sandbox.line("remove --restore").out.hasPrefix("Weekend  2026-09-04  4 days  "))
    #expect(sandbox.line("remove Wekend --restore").err.contains("Did you mean \"Weekend\"?"))
    expect(sandbox.line("remove weekend --restore").status, 0)
    expect(sandbox.scratch.text(path), before)
    expect(sandbox.line("remove --restore").out, "The trash is empty.\n")
  }

  @Test func `a reused name keeps its file when a trip is restored`() throws {
    let sandbox = try CommandSandbox()
    for _ in 1...2 {
      _ = sandbox.run("new", "Weekend", "--from", "2026-09-04", "--to", "2026-09-07")
      _ = sandbox.run("remove", "weekend", "--yes")
    }
    expect(sandbox.scratch.names(in: "data/barnstorm/trash").filter { $0.hasSuffix(".json") }.count, 2)
    _ = sandbox.run("new", "Weekend", "--from", "2026-10-04", "--to", "2026-10-07")
    let retained = sandbox.scratch.text("data/barnstorm/trips/weekend.json")
    let name = sandbox.path("data/barnstorm/trash/weekend-2.json")
    expect(sandbox.run("remove", name, "--restore").status, 0)
    expect(sandbox.scratch.text("data/barnstorm/trips/weekend.json"), retained)
    expect(sandbox.scratch.names(in: "data/barnstorm/trips").filter { $0.hasSuffix(".json") }.count, 2)
  }
}
