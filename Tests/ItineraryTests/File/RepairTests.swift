import Itinerary
import TestSupport
import Testing

/// What can be recovered from a damaged file, and what is reported about it.
@Suite struct RepairTests {
  static let file = """
    {
      "format": "barnstorm-trip", "version": 1, "id": "t", "name": "Swing", "startDate": "2026-07-03", "dayCount": 3,
      "modifiedAt": "2026-06-01T12:00:00.000Z",
      "items": [{
        "id": "game", "day": 1, "sortOrder": 100, "modifiedAt": "2026-06-01T12:00:00.000Z",
        "kind": {"game": {"gameId": "g", "away": "A", "home": "B", "city": "C", "start": "2026-07-03", "status": "timeTBD"}}
      }, {
        "id": "dinner", "day": 2, "sortOrder": 1, "modifiedAt": "2026-06-01T12:00:00.000Z",
        "kind": {"custom": {"title": "Dinner", "category": "restaurant", "time": "22:30"}}
      }, {
        "id": "hotel", "day": 3, "sortOrder": 1, "modifiedAt": "2026-06-01T12:00:00.000Z",
        "kind": {"custom": {"title": "Hotel", "category": "hotel", "notes": "Bring \\"cash\\", and: caf\u{E9}"}, "color": {"deep": [1, true, null]}}
      }],
      "deleted": [{"id": "old", "deletedAt": "2026-06-01T12:00:00.000Z"}],
      "schedule": {"source": "mlb.csv", "follows": ["CHC"]}
    }

    """
  private let text = file

  @Test func `an undamaged file needs no repair`() throws {
    let repaired = try #require(TripFile.repair(Array(text.utf8)))
    expect(repaired.repairs, [])
    try expect(repaired.trip, Trip(json: text))
  }

  @Test(arguments: [
    // What is damaged, how, the ids left, and what is reported.
    (
      #""day": 2"#, #""day": 9"#, "dinner game hotel",
      #"line 8: The item "dinner" was on Day 9 and was moved to Day 3."#
    ),
    (
      #""day": 2"#, #""day": "x""#, "dinner game hotel",
      #"line 8: The field day was set to 1 instead of "x": expected a number, found a string."#
    ),
    (
      #""sortOrder": 1, "m"#, #""sortOrder": 1e999, "m"#, "dinner game hotel",
      "line 8: The field sortOrder was set to 101.0 instead of 1e999: the number is too large."
    ),
    (
      #""category": "restaurant""#, #""category": "tent""#, "dinner game hotel",
      "line 9: The field kind.custom.category was set to \"note\" instead of \"tent\": "
        + "expected one of restaurant, hotel, activity, note, found \"tent\"."
    ),
    (
      #""time": "22:30""#, #""time": "late""#, "dinner game hotel",
      #"line 9: The field kind.custom.time, "late", was removed: expected a time like 22:30, found "late"."#
    ),
    (
      #""kind": {"custom": {"title": "Dinner""#, #""wares": {"custom": {"title": "Dinner""#, "game hotel",
      #"line 8: The item "dinner" was dropped: kind: missing."#
    ),
    (
      #""id": "hotel""#, #""id": "dinner""#, "dinner dinner-2 game",
      #"line 11: Duplicate ID "dinner": the second item is now "dinner-2"."#
    ),
    (
      #""id": "dinner""#, #""id": "game""#, "game hotel",
      #"line 8: Duplicate ID "game": only the newer item was kept; removed: "kind": {"custom": {"title": "Dinner""#
    ),
    (
      #""22:30"}}"#, #""22:30"}"#, "dinner game",
      #"line 10: The file can't be read from here on; the rest was left out: {"#
    ),
    (#""Dinner", "#, #""Dinner, "#, "dinner game", #"line 9: The file can't be read from here on;"#),
    (
      #""dayCount": 3"#, #""dayCount": 3, "dayCount": 4"#, "dinner game hotel",
      #"line 2: The field "dayCount" was given twice: 3 was kept, 4 removed."#
    ),
    (
      #""time": "22:30""#, #""no.te": [1], "no.te": 2, "time": "22:30""#, "dinner game hotel",
      #"line 9: The field "no.te" was given twice: [1] was kept, 2 removed."#
    ),
    (#""time": "22:30""#, #""a[1].b": {"c.d": 1, "c.d": 2}, "time": "late""#, "dinner game hotel", ""),
    (
      #""startDate": "2026-07-03", "#, "", "dinner game hotel",
      #"line 2: The field startDate was set to "2026-07-03": missing."#
    ),
    (
      #""name": "Swing""#, #""name": "\ud800""#, "dinner game hotel",
      #"line 2: The field "name" had no readable value and was removed: "\ud800""#
    ),
    (
      #""follows": ["CHC"]"#, #""follows": [7]"#, "dinner game hotel",
      "line 15: The field schedule.follows, [7], was removed: expected a string, found a number."
    ),
    (
      #""day": 3, "s"#, #""day": 3.1.4, "s"#, "dinner game hotel",
      #"line 11: The field "day" had no readable value and was removed: 3.1.4"#
    ),
    (
      #""deletedAt": "2026-06-01T12:00:00.000Z""#, #""deletedAt": 5"#, "dinner game hotel",
      #"line 14: The deletion of "old" was dropped: deletedAt: missing."#
    ),
  ])
  func `repairs one damage and lists it`(whole: String, damaged: String, ids: String, sentence: String) throws {
    let broken = text.replacing(whole, with: damaged, maxReplacements: 1)
    try #require(broken != text)
    let repaired = try #require(TripFile.repair(Array(broken.utf8)))
    expect(repaired.trip.itinerary.items.map(\.id.text).sorted().joined(separator: " "), ids)
    let messages = repaired.repairs.map(\.description)
    #expect(!messages.isEmpty)
    #expect(sentence.isEmpty || messages.contains { $0.hasPrefix(sentence) }, "\(messages)")
    try expect(Trip(json: repaired.trip.json), repaired.trip)
  }

  @Test func `a file truncated anywhere keeps the items before the cut`() throws {
    let bytes = Array(text.utf8)
    let start = try #require(text.firstRange(of: "\"items\"")).upperBound.utf16Offset(in: text)
    for length in start + 400..<bytes.count - 2 {
      let repaired = try #require(TripFile.repair(Array(bytes[..<length])))
      #expect(!repaired.repairs.isEmpty, "\(length)")
      expect(repaired.trip.name, "Swing")
      try expect(Trip(json: repaired.trip.json), repaired.trip)
    }
  }

  @Test(arguments: [
    "", "notes", "[]", #"{"a": 1}"#, #"{"format": "barnstorm-trip", "version": 2, "items": []}"#,
  ])
  func `does not turn other files into a trip`(text: String) {
    #expect(TripFile.repair(Array(text.utf8)) == nil)
  }

  @Test func `endless nesting is not repaired`() {
    #expect(TripFile.repair(Array(String(repeating: "[", count: 100_000).utf8)) == nil)
    #expect(TripFile.repair(Array(String(repeating: "{\"a\":", count: 100_000).utf8)) == nil)
  }

  @Test func `a repair reads nothing from a value that is nested too deep`() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let broken = text.replacing(#""color": {"#, with: #""color": {"deeper": "# + deep + ", ")
    let repaired = try #require(TripFile.repair(Array(broken.utf8)))
    expect(repaired.trip.itinerary.count, 3)
    let messages = repaired.repairs.map(\.description)
    #expect(
      messages.contains { $0.hasPrefix("line 12: The file can't be read from here on; the rest was left out: [[[[[[") })
  }

  @Test func `more damage than a user can read is not listed`() {
    let words = String(repeating: "word, ", count: 100_000)
    let broken = text.replacing(#""follows": ["#, with: #""follows": ["# + words)
    #expect(TripFile.repair(Array(broken.utf8)) == nil)
  }

  @Test func `a file that is unreadable before its items is not repaired`() {
    for damage in [#""dayCount": 3,, "#, #""dayCount": 3 }"#, "<<<<<<< HEAD\n"] {
      #expect(TripFile.repair(Array(text.replacing(#""dayCount": 3,"#, with: damage).utf8)) == nil)
    }
  }
}
