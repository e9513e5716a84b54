import Itinerary
import TestSupport
import Testing

@testable import Program

/// `undo`, and the operations that all other commands leave for it.
@Suite struct UndoCommandTests {
  private static let sketch = "@Chicago Dinner Lunch | Chicago>Detroit Museum | @Detroit Bar | Zoo"

  private func desk() throws -> CommandDesk {
    let desk = try CommandDesk()
    var trip = TripSketch.trip(Self.sketch)
    for (id, hour) in [("Dinner", 19), ("Lunch", 12)] {
      try trip.apply(
        .change(ItemID(id), to: CustomItem(title: id, category: .note, time: ClockTime(hour: hour, minute: 0))),
        at: TripSketch.moment(1))
    }
    try desk.write(trip, to: "trip.json")
    try desk.scratch.write("title,date\nBrunch,2026-07-04\nGym,2026-07-05\n", to: "rows.csv")
    return desk
  }

  private func trip(_ desk: CommandDesk) throws -> Trip {
    try Trip(json: desk.scratch.text("trip.json") ?? "")
  }

  private func run(_ desk: CommandDesk, _ words: String...) -> Transcript {
    Transcript(desk.run([words[0], desk.path("trip.json")] + words.dropFirst()))
  }

  private func isSame(_ a: Trip, _ b: Trip) -> Bool {
    Operation(named: "", from: a, to: b, at: TripSketch.made).isEmpty
  }

  /// Every command that edits makes one operation, undoing it brings the trip back, and redoing it makes the edit again.
  @Test(arguments: [
    ("added Brunch to Day 2", ["add", "--day", "2", "--title", "Brunch"]),
    ("import: 2 rows", ["add", "--from", "rows.csv", "--yes"]),
    ("changed Museum", ["edit", "Museum", "--notes", "closes at 5"]),
    ("added Museum to Day 2", ["duplicate", "Museum"]), ("deleted Museum", ["delete", "Museum", "--yes"]),
    ("moved Museum to Day 3", ["move", "Museum", "--day", "3", "--last"]),
    ("changed Chicago → Detroit", ["leg", "Chicago>Detroit", "--notes", "toll"]),
    ("home in Columbus, OH", ["legs", "--home", "Columbus, OH"]), ("sort Day 1", ["sort", "--day", "1"]),
    ("renamed the trip to Lakes", ["rename", "Lakes"]), ("add 2 days", ["days", "--append", "2"]),
    ("insert Day 1", ["days", "--insert-before", "1"]), ("swap Day 1 and Day 2", ["days", "--swap", "1", "2"]),
    ("move everything from Day 2 on 1 day earlier", ["days", "--shift", "2", "-1"]),
    ("remove Day 4", ["days", "--remove", "4", "--move-items-to", "3"]),
    ("start on Thu, Jul 2, 2026", ["days", "--start", "2026-07-02"]),
  ])
  func `a command is one operation`(name: String, words: [String]) throws {
    let desk = try desk()
    let before = try trip(desk)
    let line = words.map { $0 == "rows.csv" ? desk.path($0) : $0 }
    let done = Transcript(desk.run([line[0], desk.path("trip.json")] + line.dropFirst()))
    expect(done.status, 0, "\(done.err)")
    let after = try trip(desk)
    #expect(!isSame(before, after))
    let list = run(desk, "undo", "--list").out
    #expect(list.contains("  \(name)") && list.split(separator: "\n").count == 1, "\(list)")
    expect(run(desk, "undo").out.split(separator: "\n").first, "Undid: \(name).")
    try #expect(isSame(trip(desk), before))
    expect(run(desk, "undo").err, "barnstorm: nothing to undo\n")
    expect(run(desk, "undo", "--redo").out.split(separator: "\n").first, "Redid: \(name).")
    try #expect(isSame(trip(desk), after))
  }

  @Test func `an update is one operation, which a later update repeats`() throws {
    let desk = try CommandDesk()
    let rows = """
      date,time,zone,home,away,venue,city
      2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
      2026-07-05,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit

      """
    try desk.scratch.write(rows, to: "games.csv")
    let file = desk.path("trip.json")
    let new = desk.run(
      "new", "Swing", "--schedule", desk.path("games.csv"), "--from", "2026-07-03", "--to", "2026-07-06", "--output",
      file)
    expect(new.status, 0)
    expect(run(desk, "undo").err, "barnstorm: nothing to undo\n")
    let before = try trip(desk)
    try desk.scratch.write(rows.replacing("07-05,18:40", with: "07-06,13:10"), to: "games.csv")
    for _ in 0..<2 {
      expect(run(desk, "update").status, 0)
      try #expect(!isSame(trip(desk), before))
      expect(run(desk, "undo").out.split(separator: "\n").first, "Undid: update: 1 game moved.")
      try #expect(isSame(trip(desk), before))
    }
  }

  @Test func `keeps and reports later changes`() throws {
    let desk = try desk()
    _ = run(desk, "edit", "Museum", "--title", "Zoo", "--notes", "small")
    // Another device, whose edits are not recorded here.
    var other = try trip(desk)
    var zoo = try #require(other.item("Museum")?.custom)
    zoo.title = "Aquarium"
    try other.apply(.change(ItemID("Museum"), to: zoo), at: timestamp("2026-07-01T00:00:00.000Z"))
    try desk.write(other, to: "trip.json")
    expect(run(desk, "undo").out, "Undid: changed Zoo.\nKept the title of Aquarium, changed since.\n")
    let left = try trip(desk).item("Museum")?.custom
    expect([left?.title, left?.notes], ["Aquarium", nil])
  }

  @Test func `output for programs`() throws {
    let desk = try desk()
    _ = run(desk, "move", "Museum", "--day", "3", "--last")
    let answer = run(desk, "undo", "--json").out
    let change = try #require(JSONNode(Array(answer.utf8))?["changes"]?.elements.first)
    expect([change["item"]?.text, change["field"]?.text, change["from"]?["day"]?.text], ["Museum", "position", "3"])
    let list = try #require(JSONNode(Array(run(desk, "undo", "--list", "--json").out.utf8))?["operations"]?.elements)
    expect(list.map { $0["name"]?.text }, ["moved Museum to Day 3"])
    expect(list.map { $0["undone"]?.flag }, [true])
    expect(list.first?["items"]?.elements.map(\.text), ["Museum"])
    _ = run(desk, "rename", "Lakes")
    expect(
      run(desk, "undo", "--redo").err,
      "barnstorm: nothing to redo: another edit followed the undo, \"renamed the trip to Lakes\"\n")
    expect(run(desk, "undo", "--redo", "--list").status, 64)
  }

  /// An operation that a killed program has recorded but not saved is passed over.
  @Test func `an edit that was never saved does not stop an undo`() throws {
    let desk = try desk()
    _ = run(desk, "rename", "Lakes")
    let saved = desk.scratch.text("trip.json") ?? ""
    _ = run(desk, "move", "Museum", "--day", "3", "--last")
    try desk.scratch.write(saved, to: "trip.json")
    expect(run(desk, "undo").out, "Undid: renamed the trip to Lakes.\n")
  }

  @Test func `an edit stays where it can't be recorded`() throws {
    let desk = try desk()
    try desk.scratch.write("", to: "state")
    let renamed = run(desk, "rename", "Lakes")
    expect(renamed.status, 0)
    #expect(renamed.err.contains("saved, but this edit can't be undone: "))
    try expect(trip(desk).name, "Lakes")
  }
}
