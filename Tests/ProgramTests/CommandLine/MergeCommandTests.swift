import TestSupport
import Testing

/// Two copies of a trip become one.
@Suite(.waits) struct MergeCommandTests {
  private let desk: Desk
  private let before: String

  /// A trip that somebody has copied to `other.json` and `base.json`.
  init() throws {
    desk = Desk()
    before = try desk.scratch.text("trip.json")
    try desk.scratch.write(before, to: "other.json")
    try desk.scratch.write(before, to: "base.json")
  }

  @Test func `merges separate edits, and keeps the other copy unchanged`() throws {
    _ = try desk.answer("add", "trip.json", "--day", "1", "--title", "Museum")
    _ = try desk.answer("add", "other.json", "--day", "1", "--title", "Zoo")
    _ = try desk.answer("edit", "other.json", "b2-dinner", "--title", "Supper")
    let other = try desk.scratch.text("other.json")
    try expect(desk.answer("merge", "trip.json", "other.json"), "Added Zoo to Day 1.\nChanged Supper on Day 1.\n")
    try expect(desk.scratch.text("other.json"), other)
    let shown = try desk.answer("show", "trip.json")
    for title in ["Museum", "Zoo", "Supper"] { #expect(shown.contains(title)) }
    let whole = try desk.scratch.text("trip.json")
    try expect(desk.answer("merge", "trip.json", "other.json"), "Two Cities: no changes.\n")
    try expect(desk.scratch.text("trip.json"), whole)
    _ = try desk.answer("merge", "other.json", "trip.json")
    try expect(desk.scratch.text("other.json"), whole)
  }

  @Test func `the later edit wins, and the older one is reported`() throws {
    _ = try desk.answer("edit", "other.json", "b2-dinner", "--title", "Supper")
    _ = try desk.answer("edit", "trip.json", "b2-dinner", "--title", "Brunch")
    try expect(
      desk.answer("merge", "trip.json", "other.json"), "Kept Brunch: the version in the other copy, Supper, is older.\n"
    )
    try expect(
      desk.answer("merge", "trip.json", "other.json", "--base", "base.json", "--json"),
      """
      {
        "changes": [],
        "problems": [],
        "path": "trip.json",
        "events": [],
        "notTaken": [
          {"item": "b2-dinner", "message": "Kept Brunch: the version in the other copy, Supper, is older."}
        ]
      }

      """)
  }

  @Test func `a deletion is merged, with or without a tombstone`() throws {
    _ = try desk.answer("delete", "other.json", "b2-dinner", "--yes")
    try expect(desk.answer("merge", "trip.json", "other.json"), "Deleted Dinner from Day 1.\n")
    // A row taken out in a text editor leaves no tombstone: only the common state can tell.
    try desk.scratch.write(before, to: "trip.json")
    var lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("b2-dinner") })
    lines.removeSubrange(row - 1...row + 1)
    try desk.scratch.write(lines.joined(separator: "\n"), to: "other.json")
    try expect(desk.answer("merge", "trip.json", "other.json"), "Two Cities: no changes.\n")
    try expect(desk.answer("merge", "trip.json", "other.json", "--base", "base.json"), "Deleted Dinner from Day 1.\n")
    #expect(!(try desk.scratch.text("trip.json").contains("Cash only")))
  }

  @Test func `the result goes where it is wanted, and nowhere else`() throws {
    _ = try desk.answer("add", "other.json", "--day", "1", "--title", "Zoo")
    let other = try desk.scratch.text("other.json")
    _ = try desk.answer("merge", "trip.json", "other.json", "--output", "both.json")
    try expect(desk.scratch.text("trip.json"), before)
    try expect(desk.scratch.text("other.json"), other)
    #expect(try desk.scratch.text("both.json").contains("Zoo"))
    let again = try desk.refusal("merge", "trip.json", "other.json", "--output", "both.json")
    expect(again, "both.json: already exists")
    _ = try desk.answer("add", "trip.json", "--day", "1", "--title", "Museum")
    _ = try desk.answer("merge", "trip.json", "other.json", "--output", "other.json")
    #expect(try desk.scratch.text("other.json").contains("Museum"))
    #expect(!(try desk.scratch.text("trip.json").contains("Zoo")))
  }

  @Test func `conflict copies of file synchronizers are copies like any other`() throws {
    for name in ["trip.sync-conflict-20260703-132000-ABCDEFG.json", "trip (conflicted copy 2026-07-03).json"] {
      try desk.scratch.write(before, to: name)
      _ = try desk.answer("add", name, "--day", "1", "--title", "From \(name.utf8.count)")
      try expect(desk.answer("merge", "trip.json", name), "Added From \(name.utf8.count) to Day 1.\n")
    }
  }

  @Test func `only copies of one trip are merged`() throws {
    try desk.scratch.write(before.replacing("7A1C-small", with: "another"), to: "other.json")
    let sentence = "is a different trip, not a copy of \"Two Cities\""
    try expect(desk.refusal("merge", "trip.json", "other.json"), "other.json \(sentence)")
    try expect(desk.refusal("merge", "trip.json", "base.json", "--base", "other.json"), "other.json \(sentence)")
  }

  @Test func `a file that is damaged is named, and so is one with conflict marks`() throws {
    try desk.scratch.write("{", to: "other.json")
    #expect(try desk.refusal("merge", "trip.json", "other.json").hasPrefix("other.json:1:2: "))
    #expect(try desk.refusal("merge", "trip.json", "base.json", "--base", "other.json").hasPrefix("other.json:1:2: "))
    try desk.scratch.write("<<<<<<< HEAD\n\(before)=======\n\(before)>>>>>>> other\n", to: "other.json")
    try expect(
      desk.refusal("merge", "trip.json", "other.json"),
      "other.json:1:1: conflict markers; check out one side, and `barnstorm merge` the other")
    #expect(try desk.refusal("merge", "trip.json", "nowhere.json").hasPrefix("nowhere.json: can't open"))
  }

  @Test func `no common state at all is an empty file, as git has it`() throws {
    try desk.scratch.write("", to: "base.json")
    _ = try desk.answer("add", "other.json", "--day", "1", "--title", "Zoo")
    try expect(desk.answer("merge", "trip.json", "other.json", "--base", "base.json"), "Added Zoo to Day 1.\n")
  }
}
