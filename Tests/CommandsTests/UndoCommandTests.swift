import Itinerary
import TestSupport
import Testing

@testable import Program

@Suite struct UndoCommandTests {
  private static let sketch = "@Chicago Dinner Lunch | Chicago>Detroit Museum | @Detroit Bar | Zoo"

  private let sandbox: CommandSandbox

  init() throws {
    sandbox = try CommandSandbox()
    var trip = TripSketch.trip(Self.sketch)
    for (id, hour) in [("Dinner", 19), ("Lunch", 12)] {
      try trip.apply(
        .change(ItemID(id), to: CustomItem(title: id, category: .note, time: ClockTime(hour: hour, minute: 0))),
        at: TripSketch.moment(1))
    }
    try sandbox.write(trip, to: "trip.json")
    try sandbox.scratch.write("title,date\nBrunch,2026-07-04\nGym,2026-07-05\n", to: "rows.csv")
  }

  private func isSame(_ a: Trip, _ b: Trip) -> Bool {
    Operation(named: "", from: a, to: b, at: TripSketch.made).isEmpty
  }

  /// Every command that edits makes one operation, undoing it brings the trip back, and redoing it makes the edit again.
  @Test(arguments: [
    ("added Brunch to Day 2", "add trip.json --day 2 --title Brunch"),
    ("import: 2 rows", "add trip.json --from rows.csv --yes"),
    ("changed Museum", "edit trip.json Museum --notes 'closes at 5'"),
    ("added Museum to Day 2", "duplicate trip.json Museum"), ("deleted Museum", "delete trip.json Museum --yes"),
    ("moved Museum to Day 3", "move trip.json Museum --day 3 --last"),
    ("changed Chicago → Detroit", "leg trip.json 'Chicago>Detroit' --notes toll"),
    ("home in Columbus, OH", "legs trip.json --home 'Columbus, OH'"), ("sort Day 1", "sort trip.json --day 1"),
    ("renamed the trip to Lakes", "rename trip.json Lakes"), ("add 2 days", "days trip.json --append 2"),
    ("insert Day 1", "days trip.json --insert-before 1"), ("swap Day 1 and Day 2", "days trip.json --swap 1 2"),
    ("move everything from Day 2 on 1 day earlier", "days trip.json --shift 2 -1"),
    ("remove Day 4", "days trip.json --remove 4 --move-items-to 3"),
    ("start on Thu, Jul 2, 2026", "days trip.json --start 2026-07-02"),
  ])
  func `a command is one operation`(name: String, line: String) throws {
    let before = try sandbox.trip()
    let done = sandbox.line(line)
    expect(done.status, 0, "\(done.err)")
    let after = try sandbox.trip()
    #expect(!isSame(before, after))
    let list = sandbox.line("undo trip.json --list").out
    #expect(list.contains("  \(name)") && list.split(separator: "\n").count == 1, "\(list)")
    expect(sandbox.line("undo trip.json").out.split(separator: "\n").first, "Undid: \(name).")
    try #expect(isSame(sandbox.trip(), before))
    expect(sandbox.line("undo trip.json").err, "barnstorm: nothing to undo\n")
    expect(sandbox.line("undo trip.json --redo").out.split(separator: "\n").first, "Redid: \(name).")
    try #expect(isSame(sandbox.trip(), after))
  }

  @Test func `an update is one operation, which a later update repeats`() throws {
    let sandbox = try CommandSandbox()
    let rows = """
      date,time,zone,home,away,venue,city
      2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
      2026-07-05,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit

      """
    try sandbox.scratch.write(rows, to: "games.csv")
    _ = sandbox.answer("new Swing --schedule games.csv --from 2026-07-03 --to 2026-07-06 --output trip.json")
    expect(sandbox.line("undo trip.json").err, "barnstorm: nothing to undo\n")
    let before = try sandbox.trip()
    try sandbox.scratch.write(rows.replacing("07-05,18:40", with: "07-06,13:10"), to: "games.csv")
    for _ in 0..<2 {
      expect(sandbox.line("update trip.json").status, 0)
      try #expect(!isSame(sandbox.trip(), before))
      expect(sandbox.line("undo trip.json").out.split(separator: "\n").first, "Undid: update: 1 game moved.")
      try #expect(isSame(sandbox.trip(), before))
    }
  }

  @Test func `keeps and reports later changes`() throws {
    _ = sandbox.line("edit trip.json Museum --title Zoo --notes small")
    // Another device, whose edits are not recorded here.
    var other = try sandbox.trip()
    var zoo = try #require(other.item("Museum")?.custom)
    zoo.title = "Aquarium"
    try other.apply(.change(ItemID("Museum"), to: zoo), at: timestamp("2026-07-01T00:00:00.000Z"))
    try sandbox.write(other, to: "trip.json")
    expect(sandbox.line("undo trip.json").out, "Undid: changed Zoo.\nKept the title of Aquarium, changed since.\n")
    let left = try sandbox.trip().item("Museum")?.custom
    expect([left?.title, left?.notes], ["Aquarium", nil])
  }

  @Test func `undo prints JSON`() throws {
    _ = sandbox.line("move trip.json Museum --day 3 --last")
    let answer = sandbox.line("undo trip.json --json").out
    let change = try #require(JSONNode(Array(answer.utf8))?["changes"]?.elements.first)
    expect([change["item"]?.text, change["field"]?.text, change["from"]?["day"]?.text], ["Museum", "position", "3"])
    let list = try #require(
      JSONNode(Array(sandbox.line("undo trip.json --list --json").out.utf8))?["operations"]?.elements)
    expect(list.map { $0["name"]?.text }, ["moved Museum to Day 3"])
    expect(list.map { $0["undone"]?.flag }, [true])
    expect(list.first?["items"]?.elements.map(\.text), ["Museum"])
    _ = sandbox.line("rename trip.json Lakes")
    expect(
      sandbox.line("undo trip.json --redo").err,
      "barnstorm: nothing to redo: another edit followed the undo, \"renamed the trip to Lakes\"\n")
    expect(sandbox.line("undo trip.json --redo --list").status, 64)
  }

  /// An operation that a killed program has recorded but not saved is ignored.
  @Test func `an edit that was never saved does not stop an undo`() throws {
    _ = sandbox.line("rename trip.json Lakes")
    let saved = sandbox.scratch.text("trip.json") ?? ""
    _ = sandbox.line("move trip.json Museum --day 3 --last")
    try sandbox.scratch.write(saved, to: "trip.json")
    expect(sandbox.line("undo trip.json").out, "Undid: renamed the trip to Lakes.\n")
  }

  @Test func `an edit stays where it can't be recorded`() throws {
    try sandbox.scratch.write("", to: "state")
    let renamed = sandbox.line("rename trip.json Lakes")
    expect(renamed.status, 0)
    #expect(renamed.err.contains("saved, but this edit can't be undone: "))
    try expect(sandbox.trip().name, "Lakes")
  }
}
