import TestSupport
import Testing

@testable import Program

@Suite struct MergeCommandTests {
  private var sandbox: CommandSandbox

  init() throws {
    sandbox = try CommandSandbox(trip: smallTrip)
    var milliseconds = 0
    sandbox.clock = {
      milliseconds += 1
      return TripSketch.moment(milliseconds)
    }
    for name in ["other.json", "base.json"] { try sandbox.scratch.write(smallTrip, to: name) }
  }

  @Test mutating func `merges separate edits, and keeps the other copy unchanged`() {
    _ = sandbox.answer("add trip.json --day 1 --title Museum")
    sandbox.seed = 2
    _ = sandbox.answer("add other.json --day 1 --title Zoo")
    _ = sandbox.answer("edit other.json b2-dinner --title Supper")
    let other = sandbox.scratch.text("other.json")
    expect(sandbox.answer("merge trip.json other.json"), "Added Zoo to Day 1.\nChanged Supper on Day 1.\n")
    expect(sandbox.scratch.text("other.json"), other)
    let displayed = sandbox.answer("show trip.json")
    for title in ["Museum", "Zoo", "Supper"] { #expect(displayed.contains(title)) }
    let whole = sandbox.scratch.text("trip.json")
    expect(sandbox.answer("merge trip.json other.json"), "Two Cities: no changes.\n")
    expect(sandbox.scratch.text("trip.json"), whole)
    _ = sandbox.answer("merge other.json trip.json")
    expect(sandbox.scratch.text("other.json"), whole)
  }

  @Test func `an older edit of the other copy is reported, also as JSON`() {
    _ = sandbox.answer("edit other.json b2-dinner --title Supper")
    _ = sandbox.answer("edit trip.json b2-dinner --title Brunch")
    let sentence = "Kept Brunch: the version in the other copy, Supper, is older."
    expect(sandbox.answer("merge trip.json other.json"), "\(sentence)\n")
    expect(
      sandbox.answer("merge trip.json other.json --base base.json --json"),
      """
      {
        "changes": [],
        "problems": [],
        "path": "trip.json",
        "events": [],
        "notTaken": [
          {"item": "b2-dinner", "message": "\(sentence)"}
        ]
      }

      """)
  }

  @Test func `a deletion is merged, with or without a tombstone`() throws {
    _ = sandbox.answer("delete other.json b2-dinner --yes")
    expect(sandbox.answer("merge trip.json other.json"), "Deleted Dinner from Day 1.\n")
    // A row taken out in a text editor leaves no tombstone: only the common state can tell.
    try sandbox.scratch.write(smallTrip, to: "trip.json")
    var lines = smallTrip.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("b2-dinner") })
    lines.removeSubrange(row - 1...row + 1)
    try sandbox.scratch.write(lines.joined(separator: "\n"), to: "other.json")
    expect(sandbox.answer("merge trip.json other.json"), "Two Cities: no changes.\n")
    expect(sandbox.answer("merge trip.json other.json --base base.json"), "Deleted Dinner from Day 1.\n")
    expect(sandbox.scratch.text("trip.json")?.contains("Cash only"), false)
  }

  @Test func `the result goes only to the requested output`() {
    _ = sandbox.answer("add other.json --day 1 --title Zoo")
    let other = sandbox.scratch.text("other.json")
    _ = sandbox.answer("merge trip.json other.json --output both.json")
    expect(["trip.json", "other.json"].map { sandbox.scratch.text($0) }, [smallTrip, other])
    expect(sandbox.scratch.text("both.json")?.contains("Zoo"), true)
    for name in ["both.json", "other.json"] {
      expect(sandbox.refusal("merge trip.json other.json --output \(name)"), "\(name): already exists")
    }
  }

  @Test(arguments: [
    (
      smallTrip.replacing("7A1C-small", with: "another"), "other.json is a different trip, not a copy of \"Two Cities\""
    ),
    ("{", "other.json:1:2: unexpected end of file"),
    (
      "<<<<<<< HEAD\n\(smallTrip)=======\n\(smallTrip)>>>>>>> other\n",
      "other.json:1:1: conflict markers; check out one side, and `barnstorm merge` the other"
    ),
  ])
  func `refuses damaged copies and copies of other trips`(text: String, sentence: String) throws {
    try sandbox.scratch.write(text, to: "other.json")
    expect(sandbox.refusal("merge trip.json other.json"), sentence)
    expect(sandbox.refusal("merge trip.json base.json --base other.json"), sentence)
    #expect(sandbox.refusal("merge trip.json nowhere.json").hasPrefix("nowhere.json: can't open"))
  }

  @Test func `an empty base file means no common state, as for git`() throws {
    try sandbox.scratch.write("", to: "base.json")
    _ = sandbox.answer("add other.json --day 1 --title Zoo")
    expect(sandbox.answer("merge trip.json other.json --base base.json"), "Added Zoo to Day 1.\n")
  }
}
