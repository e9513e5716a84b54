import Base
import TestSupport
import Testing
import TripCore

/// Files in which git has marked a conflict.
struct ConflictTests {
  private static func item(_ id: String, _ title: String, day: Int = 1, minute: Int = 0) -> String {
    let stamp = minute < 10 ? "0\(minute)" : "\(minute)"
    return #"{"id": "\#(id)", "day": \#(day), "sortOrder": 1, "modifiedAt": "2026-06-01T12:\#(stamp):00.000Z", "#
      + #""kind": {"custom": {"title": "\#(title)", "category": "note"}}}"#
  }

  private static func file(_ items: [String], id: String = "t", name: String = "Swing") -> [String] {
    [
      #"{"format": "barnstorm-trip", "version": 1, "id": "\#(id)", "name": "\#(name)", "startDate": "2026-07-03","#,
      #""dayCount": 3, "modifiedAt": "2026-06-01T12:00:00.000Z", "items": ["#,
    ] + items.enumerated().map { $1 + ($0 < items.count - 1 ? "," : "") } + [#"], "deleted": []}"#]
  }

  private func repair(_ lines: [String], ending: String = "\n") throws -> RepairedTrip {
    try #require(TripFile.repair(Array(lines.map { $0 + ending }.joined().utf8)))
  }

  private func titles(_ repaired: RepairedTrip) -> Set<String> {
    Set(repaired.trip.itinerary.items.compactMap(\.custom?.title))
  }

  private let start = file([item("a", "Aquarium"), item("b", "Bistro"), item("c", "Cinema")])

  @Test(arguments: ["\n", "\r\n"])
  func `rows added on both sides are kept`(ending: String) throws {
    var lines = start
    lines.replaceSubrange(
      3...3,
      with: [
        "<<<<<<< HEAD", Self.item("b", "Bistro") + ",", Self.item("m", "Mine", minute: 1) + ",", "=======",
        Self.item("b", "Bistro") + ",", Self.item("t", "Theirs", minute: 2) + ",", ">>>>>>> other",
      ])
    let repaired = try repair(lines, ending: ending)
    expect(titles(repaired), ["Aquarium", "Bistro", "Cinema", "Mine", "Theirs"])
    expect(repaired.repairs.map(\.description), ["line 4: The two sides of a conflict were merged."])
  }

  @Test func `of two versions of a row the newer is kept, and the other named with its line`() throws {
    var lines = start
    lines.replaceSubrange(
      3...3,
      with: [
        "<<<<<<< HEAD", Self.item("b", "B mine", minute: 5) + ",", "=======",
        Self.item("b", "B theirs", minute: 4) + ",", ">>>>>>> other",
      ])
    let repaired = try repair(lines)
    expect(titles(repaired), ["Aquarium", "B mine", "Cinema"])
    expect(
      repaired.repairs.map(\.description),
      [
        "line 4: The two sides of a conflict were merged.",
        #"line 7: "B theirs" was replaced by "B mine", a newer version of the same item."#,
      ])
  }

  @Test func `with diff3 what both come from decides`() throws {
    var lines = start
    // Ours has taken the row out by hand, theirs has left it; theirs has taken back an edit.
    lines.replaceSubrange(
      3...4,
      with: [
        "<<<<<<< ours", Self.item("c", "Cinema", minute: 5), "||||||| 1a2b3c4",
        Self.item("b", "Bistro") + ",", Self.item("c", "Cinema", minute: 5), "=======",
        Self.item("b", "Bistro") + ",", Self.item("c", "Church", minute: 3), ">>>>>>> theirs",
      ])
    let repaired = try repair(lines)
    expect(titles(repaired), ["Aquarium", "Church"])
    expect(repaired.repairs.map(\.description), ["line 4: The two sides of a conflict were merged."])
  }

  @Test func `several conflicts, the trip's own fields among them`() throws {
    let dated = { (name: String, minute: Int) in
      [
        #"{"format": "barnstorm-trip", "version": 1, "id": "t", "name": "\#(name)", "startDate": "2026-07-03","#,
        #""dayCount": 3, "modifiedAt": "2026-06-01T12:0\#(minute):00.000Z", "items": ["#,
      ]
    }
    let lines =
      ["<<<<<<< HEAD"] + dated("Old swing", 1) + ["======="] + dated("New swing", 2)
      + [
        ">>>>>>> other", Self.item("a", "Aquarium") + ",", "<<<<<<< HEAD", Self.item("m", "Mine"), "=======",
        Self.item("t", "Theirs"), ">>>>>>> other", #"], "deleted": []}"#,
      ]
    let repaired = try repair(lines)
    expect(repaired.trip.name, "New swing")
    expect(titles(repaired), ["Aquarium", "Mine", "Theirs"])
    let said = repaired.repairs.map(\.description)
    #expect(said.contains("line 1: The two sides of a conflict were merged."))
    #expect(said.contains("line 9: The two sides of a conflict were merged."))
  }

  @Test func `a side that is damaged as well is repaired first`() throws {
    var lines = start
    lines.replaceSubrange(
      3...3,
      with: [
        "<<<<<<< HEAD", Self.item("b", "Bistro"), "=======", Self.item("t", "Theirs", day: 9) + ",", ">>>>>>> other",
      ])
    let repaired = try repair(lines)
    expect(titles(repaired), ["Aquarium", "Bistro", "Cinema", "Theirs"])
    let said = repaired.repairs.map(\.description)
    #expect(said.contains("line 9: A missing or extra comma was fixed."))
    #expect(said.contains(#"line 7: The item "t" was on Day 9 and was moved to Day 3."#))
  }

  @Test func `of two trips one is left out and named`() throws {
    let lines =
      ["<<<<<<< HEAD"] + Self.file([Self.item("a", "Aquarium")]) + ["======="]
      + Self.file([Self.item("z", "Zoo")], id: "u", name: "Other") + [">>>>>>> other"]
    let repaired = try repair(lines)
    expect(titles(repaired), ["Aquarium"])
    expect(
      repaired.repairs.map(\.description),
      [
        #"line 1: One side of the conflicts was ignored: it is a different trip, "Other"."#
      ])
  }

  @Test func `a side that is nothing is left out`() throws {
    let repaired = try repair(["<<<<<<< HEAD"] + start + ["=======", "notes", ">>>>>>> other"])
    expect(titles(repaired), ["Aquarium", "Bistro", "Cinema"])
    expect(
      repaired.repairs.map(\.description),
      [
        "line 1: One side of the conflicts was ignored: it is not a trip."
      ])
  }

  @Test(arguments: [["<<<<<<< HEAD"], ["======="], [">>>>>>> x"], ["<<<<<<< HEAD", "=======", "<<<<<<< again"]])
  func `marks that are not in order are damage like any other`(marks: [String]) throws {
    var lines = start
    lines.insert(contentsOf: marks, at: 3)
    let repaired = try repair(lines)
    expect(titles(repaired), ["Aquarium", "Bistro", "Cinema"])
    #expect(!repaired.repairs.isEmpty)
  }

  @Test func `a title of such marks is a title`() throws {
    let lines = Self.file([Self.item("a", "<<<<<<< HEAD"), Self.item("b", "=======")])
    try expect(repair(lines).repairs, [])
  }

  @Test func `the error names the line and says who helps`() throws {
    var lines = start
    lines.replaceSubrange(3...3, with: ["<<<<<<< HEAD", lines[3], "=======", lines[3], ">>>>>>> other"])
    let error = #expect(throws: TripFileError.self) { try TripFile.decode(Array(lines.joined(separator: "\n").utf8)) }
    expect(error?.description, "line 4, column 1: conflict markers; `barnstorm repair` merges the two sides")
  }

  @Test(arguments: (0..<3).map { _ in UInt64.random(in: 0 ... .max) })
  func `whatever rows two sides have, each of their ids is in the trip or named`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in Portion.rounds(100) {
      func rows() -> [String] {
        (0..<6).filter { _ in random.once(in: 2) }.map { number in
          Self.item("i\(number)", "T\(random.below(9))", day: 1 + random.below(4), minute: random.below(3))
        }
      }
      let (ours, theirs) = (rows(), rows())
      let lines =
        Array(Self.file([Self.item("z", "Z")]).prefix(2)) + ["<<<<<<< HEAD"] + ours.map { $0 + "," } + ["======="]
        + theirs.map { $0 + "," } + [">>>>>>> x", Self.item("z", "Z"), #"], "deleted": []}"#]
      let repaired = try repair(lines)
      let ids = repaired.trip.itinerary.items.map(\.id.text)
      let said = repaired.repairs.map(\.description).joined(separator: "\n")
      for number in 0..<6 where (ours + theirs).contains(where: { $0.contains("\"i\(number)\"") }) {
        #expect(ids.contains("i\(number)") || said.contains("i\(number)"), "seed \(seed)")
      }
      for number in 0..<9 where (ours + theirs).contains(where: { $0.contains("\"T\(number)\"") }) {
        #expect(titles(repaired).contains("T\(number)") || said.contains("\"T\(number)\""), "seed \(seed)")
      }
    }
  }
}
