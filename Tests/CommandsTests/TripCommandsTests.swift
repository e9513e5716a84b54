import EditorTestSupport
import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@testable import Program

/// The commands that change a trip itself: what they say, write and exit with.
@Suite struct TripCommandsTests {
  private let rows = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-05,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-06,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-07,19:05,America/New_York,Pirates,Reds,PNC Park,Pittsburgh

    """

  /// A home with `swing.json`, a trip that follows two teams of `games.csv`.
  private func desk() throws -> CommandDesk {
    let desk = try CommandDesk()
    try desk.scratch.write(rows, to: "games.csv")
    let new = desk.run(
      "new", "Swing", "--schedule", desk.path("games.csv"), "--team", "CHC", "DET", "--from", "2026-07-03", "--to",
      "2026-07-08", "--output", desk.path("swing.json"))
    expect(new.status, 0)
    return desk
  }

  private func trip(_ desk: CommandDesk, _ name: String = "swing.json") throws -> Trip {
    try Trip(json: desk.scratch.text(name) ?? "")
  }

  private func run(_ desk: CommandDesk, _ words: String...) -> Transcript {
    Transcript(desk.run([words[0], desk.path("swing.json")] + words.dropFirst()))
  }

  private func legs(_ trip: Trip) -> [String] {
    trip.itinerary.items.compactMap(\.leg).map { leg in
      [leg.from, leg.to].map { String($0.prefix { $0 != "," }) }.joined(separator: ">")
    }
  }

  // MARK: Name and days

  @Test func `a trip gets another name`() throws {
    let desk = try desk()
    expect(run(desk, "rename", "Lakes").out, "Renamed the trip to \"Lakes\".\n")
    try expect(trip(desk).name, "Lakes")
    expect(run(desk, "rename", "Lakes").out, "Nothing changed: the trip already has that name.\n")
    expect(run(desk, "rename", " ").err, "barnstorm: no name given. A trip must have one\n")
  }

  @Test func `days come and go`() throws {
    let desk = try desk()
    expect(
      run(desk, "days", "--append", "2").out, "Added 2 days. The trip runs Fri, Jul 3 – Fri, Jul 10, 2026, 8 days.\n")
    expect(
      run(desk, "days", "--remove", "8").out,
      "Removed Day 8 - Friday, July 10. The trip runs Fri, Jul 3 – Thu, Jul 9, 2026, 7 days.\n")
    expect(
      run(desk, "days", "--insert-before", "1").out,
      "Added Day 1 - Thursday, July 2. The trip runs Thu, Jul 2 – Thu, Jul 9, 2026, 8 days.\n")
    let before = desk.scratch.text("swing.json")
    let refused = run(desk, "days", "--insert-before", "3")
    expect(refused.status, 1)
    expect(
      refused.err,
      "barnstorm: can't add or remove a day between St. Louis Cardinals @ Chicago Cubs (Day 2, 1:20 PM CDT) and "
        + "Cleveland Guardians @ Detroit Tigers (Day 4, 6:40 PM EDT): one of them would move off its date\n")
    expect(run(desk, "days", "--remove", "2").status, 1)
    expect(run(desk, "days", "--start", "2026-07-04").status, 1)
    expect(desk.scratch.text("swing.json"), before)
  }

  @Test func `the items of a removed day are moved or deleted`() throws {
    let desk = try desk()
    _ = run(desk, "add", "--day", "6", "--title", "Museum")
    let refused = run(desk, "days", "--remove", "6")
    expect(
      refused.err, "barnstorm: can't remove Day 6: it has 1 item, Museum. Move them to another day or delete them\n")
    let moved = run(desk, "days", "--remove", "6", "--move-items-to", "5")
    #expect(moved.out.hasSuffix("\nMoved Museum to Day 5 - Tuesday, July 7.\n"))
    let deleted = run(desk, "days", "--remove", "5", "--delete-items", "--json")
    #expect(deleted.out.contains(#""change": "deleted""#))
    try expect(trip(desk).dayCount, 4)
  }

  /// Two items 300 miles and three hours apart, on days that become one.
  @Test func `an edit reports the problems that check then finds`() throws {
    let desk = try CommandDesk()
    func item(_ title: String, _ day: Int, hour: Int, _ latitude: Double, _ longitude: Double) -> Item {
      let custom = CustomItem(
        title: title, category: .restaurant, time: ClockTime(hour: hour, minute: 0),
        location: CustomItem.Location(latitude: latitude, longitude: longitude))
      return Item(
        id: ItemID(title), position: Position(day: day, sortOrder: 1), modifiedAt: TripSketch.made,
        kind: .custom(custom))
    }
    let items = [item("Breakfast", 1, hour: 9, 41.9, -87.6), item("Lunch", 2, hour: 12, 42.3, -83.0)]
    try desk.write(TripSketch.trip(days: 2, items), to: "swing.json")
    #expect(run(desk, "check").status == 0)
    let removed = advisories(run(desk, "days", "--remove", "2", "--move-items-to", "1", "--json"))
    let check = run(desk, "check", "--json")
    #expect(check.status == 1)
    #expect(try #require(removed).contains("dayImpossible"))
    #expect(removed == advisories(check))
  }

  /// The end of an answer in JSON, its advisories.
  private func advisories(_ transcript: Transcript) -> Substring? {
    let out = transcript.out
    return out.indices.first { out[$0...].hasPrefix("\"advisories\"") }.map { out[$0...] }
  }

  @Test func `another start date keeps games on theirs`() throws {
    let desk = try desk()
    expect(run(desk, "days", "--append", "1").status, 0)
    expect(run(desk, "days", "--start", "2026-07-02").out, "The trip runs Thu, Jul 2 – Wed, Jul 8, 2026, 7 days.\n")
    let games = try trip(desk).itinerary.items.filter { $0.game != nil }.map(\.position.day)
    expect(games, [2, 4, 5])
    let shifted = run(desk, "days", "--start", "2026-08-01", "--shift-games")
    #expect(shifted.out.contains("Warning: Wrong date:"))
  }

  @Test func `options of days that make no sense are wrong usage`() throws {
    let desk = try desk()
    for words in [
      ["--append", "1", "--remove", "2"], [], ["--swap", "1"], ["--move-items-to", "2"], ["--shift-games"],
      ["--remove", "1", "--delete-items", "--move-items-to", "2"],
    ] {
      expect(desk.run(["days", desk.path("swing.json")] + words).status, 64, "\(words)")
    }
  }

  @Test func `days are swapped and sorted`() throws {
    var desk = try desk()
    for (day, title) in [("2", "Late"), ("2", "Early"), ("6", "Other")] {
      desk.seed += 1
      let added = run(desk, "add", "--day", day, "--title", title)
      expect(added.status, 0, "\(added.err)")
    }
    // Times that come later: an item that is added with one may go to its place at once.
    for (title, time) in [("Late", "21:00"), ("Early", "9:00")] {
      let item = try #require(trip(desk).itinerary.items.first { $0.custom?.title == title })
      _ = run(desk, "edit", item.id.text, "--time", time)
    }
    expect(run(desk, "sort", "--day", "2").out, "Sorted Day 2 - Saturday, July 4.\n")
    expect(run(desk, "sort", "--day", "2").out, "Nothing changed: Day 2 is in order.\n")
    expect(
      run(desk, "days", "--swap", "2", "6").out,
      """
      Swapped the items of Day 2 and Day 6.
      Moved Early to Day 6 - Wednesday, July 8, at 9:00 AM.
      Moved Late to Day 6 - Wednesday, July 8, at 9:00 PM.
      Moved Other to Day 2 - Saturday, July 4.

      """)
  }

  // MARK: Games and legs

  @Test func `a game that was removed is not brought back by an update`() throws {
    let desk = try desk()
    let item = try #require(trip(desk).itinerary.items.first { $0.position.day == 1 && $0.game != nil })
    let dry = run(desk, "game", "remove", item.id.text, "--dry-run")
    let removed = run(desk, "game", "remove", item.id.text)
    expect(dry.out, removed.out.replacing("Removed", with: "Would remove"))
    expect(
      removed.out,
      """
      Removed St. Louis Cardinals @ Chicago Cubs on Fri, Jul 3, 1:20 PM CDT.
      Removed Chicago → Detroit on Day 2.

      """)
    expect(run(desk, "update").out, "Swing is up to date.\n")
    let id = try #require(item.game?.gameID)
    let added = run(desk, "game", "add", "--game", id, "--json")
    #expect(added.out.contains(#""change": "legAdded""#))
    expect(legs(try trip(desk)), ["Chicago>Detroit"])
    #expect(try trip(desk).schedule?.excludes == nil)
  }

  @Test func `games of another team come in time order with their legs`() throws {
    let desk = try desk()
    let games = Transcript(desk.run("games", "--schedule", desk.path("games.csv"), "--team", "PIT", "--json")).out
    let id = try #require(games.firstRange(of: "\"gameId\": \"").map { games[$0.upperBound...].prefix { $0 != "\"" } })
    expect(run(desk, "game", "add", "--schedule", desk.path("games.csv"), "--game", String(id)).status, 0)
    expect(legs(try trip(desk)), ["Chicago>Detroit", "Detroit>Pittsburgh"])
    let again = run(desk, "game", "add", "--game", String(id))
    #expect(again.err.hasPrefix("barnstorm: already in the trip: "))
    expect(run(desk, "update").out, "Swing is up to date.\n")
    expect(run(desk, "game", "ad").status, 64)
  }

  @Test func `legs from and to home are added and removed`() throws {
    let desk = try desk()
    expect(run(desk, "legs").out, "Nothing changed: no leg is missing.\n")
    expect(run(desk, "legs", "--home", "Columbus, OH").status, 0)
    expect(legs(try trip(desk)).first, "Columbus>Chicago")
    expect(legs(try trip(desk)).count, 3)
    expect(run(desk, "legs", "--home", "Columbus, OH").out, "Nothing changed: no leg is missing.\n")
    let byTrain = run(desk, "legs", "--by", "train")
    expect(byTrain.out, "New legs go by train.\nChicago → Detroit goes by train.\n")
    expect(
      byTrain.err,
      """
      barnstorm: Columbus → Chicago goes by car: no train runs there
      barnstorm: Detroit → Columbus goes by car: no train runs there

      """)
    expect(run(desk, "legs", "--no-home").status, 0)
    expect(legs(try trip(desk)), ["Chicago>Detroit"])
    let unknown = run(desk, "legs", "--home", "Colunbus")
    expect(unknown.status, 1)
    #expect(unknown.err.contains("Did you mean"))
  }

  // MARK: New and removed trips

  @Test func `a trip without a schedule is created and is the next to open`() throws {
    let desk = try CommandDesk()
    let made = Transcript(desk.run("new", "Long weekend", "--from", "2026-09-04", "--to", "2026-09-07"))
    expect(made.status, 0)
    expect(made.out, desk.path("data/barnstorm/trips/long-weekend.json") + "\n")
    let trip = try trip(desk, "data/barnstorm/trips/long-weekend.json")
    expect(trip.dayCount, 4)
    expect(trip.itinerary.count, 0)
    #expect(trip.schedule == nil)
    expect(desk.scratch.text("state/barnstorm/last-trip")?.contains("long-weekend.json"), true)
    expect(desk.run("new", "Nothing").status, 64)
    expect(desk.run("new", "Nothing", "--from", "2026-09-04", "--to", "2026-09-01").status, 64)
  }

  @Test func `a trip goes to the trash and comes back`() throws {
    let desk = try CommandDesk()
    _ = desk.run("new", "Weekend", "--from", "2026-09-04", "--to", "2026-09-07")
    let path = "data/barnstorm/trips/weekend.json"
    let before = desk.scratch.text(path)
    expect(desk.run("remove", "weekend").status, 1)
    expect(desk.scratch.text(path), before)
    let removed = Transcript(desk.run("remove", "weekend", "--yes"))
    expect(removed.out, "Removed \"Weekend\". To list the trash, run `barnstorm remove --restore`.\n")
    #expect(desk.scratch.text(path) == nil)
    #expect(Transcript(desk.run("remove", "--restore")).out.hasPrefix("Weekend  2026-09-04  4 days  "))
    #expect(Transcript(desk.run("remove", "Wekend", "--restore")).err.contains("Did you mean \"Weekend\"?"))
    expect(Transcript(desk.run("remove", "weekend", "--restore")).status, 0)
    expect(desk.scratch.text(path), before)
    expect(Transcript(desk.run("remove", "--restore")).out, "The trash is empty.\n")
  }

  @Test func `a reused name keeps its file when a trip is restored`() throws {
    let desk = try CommandDesk()
    for _ in 1...2 {
      _ = desk.run("new", "Weekend", "--from", "2026-09-04", "--to", "2026-09-07")
      _ = desk.run("remove", "weekend", "--yes")
    }
    expect(desk.scratch.names(in: "data/barnstorm/trash").filter { $0.hasSuffix(".json") }.count, 2)
    _ = desk.run("new", "Weekend", "--from", "2026-10-04", "--to", "2026-10-07")
    let kept = desk.scratch.text("data/barnstorm/trips/weekend.json")
    let name = desk.path("data/barnstorm/trash/weekend-2.json")
    expect(desk.run("remove", name, "--restore").status, 0)
    expect(desk.scratch.text("data/barnstorm/trips/weekend.json"), kept)
    expect(desk.scratch.names(in: "data/barnstorm/trips").filter { $0.hasSuffix(".json") }.count, 2)
  }

  /// Whatever call fails, and wherever the program is killed, the trip is in one place, whole.
  @Test(arguments: [false, true], [EIO, EXDEV])
  func `no failing call loses a trip on its way to the trash`(isKilled: Bool, code: Int32) throws {
    var call = 1
    while true {
      var desk = try CommandDesk()
      _ = desk.run("new", "Weekend", "--from", "2026-09-04", "--to", "2026-09-07")
      let before = desk.scratch.text("data/barnstorm/trips/weekend.json")
      let calls = FaultyCalls(.init(call: call, code: code, forEver: isKilled))
      desk.calls = calls
      let outcome = desk.run("remove", "weekend", "--yes")
      desk.calls = SystemCalls()
      let here = desk.scratch.text("data/barnstorm/trips/weekend.json")
      let there = desk.scratch.text("data/barnstorm/trash/weekend.json")
      #expect([here, there].contains(before), "call \(call): \(calls.failed)")
      if outcome.status == 0 { expect(there, before, "call \(call): \(calls.failed)") }
      if calls.hits == 0 { break }
      call += 1
    }
    #expect(call > 4)
  }
}
