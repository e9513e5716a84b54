import Itinerary
import TestSupport
import Testing

/// Damage of every kind at every place: the result is a trip, and what was done is listed.
struct EveryDamageTests {
  private static let text = RepairTests.file

  private func repair(_ text: String) -> RepairedTrip? { TripFile.repair(Array(text.utf8)) }

  @Test func `a repair reports both values of a duplicate field, with the line`() throws {
    let doubled = Self.text.replacing(#""title": "Dinner""#, with: #""title": "B mine", "title": "B theirs""#)
    let repaired = try #require(repair(doubled))
    expect(repaired.trip.itinerary.item(ItemID("dinner"))?.custom?.title, "B mine")
    expect(
      repaired.repairs.map(\.description),
      [#"line 9: The field "title" was given twice: "B mine" was kept, "B theirs" removed."#])
  }

  @Test func `a long value is cut in the list of repairs`() throws {
    let long = #""title": "Dinner", "title": "\#(String(repeating: "x", count: 50)), Zebra""#
    let listed = try #require(repair(Self.text.replacing(#""title": "Dinner""#, with: long))).repairs.map(\.description)
    #expect(!listed.isEmpty)
    #expect(listed.allSatisfy { $0.unicodeScalars.count < 250 && !$0.contains("Zebra") })
  }

  @Test func `nothing in a repair controls a terminal`() throws {
    let hostile = Self.text.replacing(#""title": "Dinner""#, with: "\u{1B}[31m\u{9B}1;1H\u{7} \"title\": \"Dinner\"")
    for repair in try #require(repair(hostile)).repairs {
      #expect(!repair.description.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test func `an extra mark anywhere is repaired and listed`() {
    let marks = ["}", "]", "}}", "},", "{", "[", "\"", ":", ",", "{}", "}]}", "\\"]
    for (number, index) in Self.text.indices.enumerated() {
      // Every mark near every place, in one pass.
      let mark = marks[number % marks.count]
      check(Self.text[..<index] + mark + Self.text[index...], "\(mark) before \(Self.text[index...].prefix(20))")
    }
  }

  @Test func `a missing mark or line is repaired and listed`() {
    for index in Self.text.indices where "{}[]\",:\\".contains(Self.text[index]) {
      var damaged = Self.text
      damaged.remove(at: index)
      check(damaged, "without \(Self.text[index...].prefix(20))")
    }
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      var rest = lines
      rest.remove(at: index)
      check(rest.joined(separator: "\n"), "without line \(index + 1)")
      rest.insert(lines[index], at: min(rest.count, index + 2))
      check(rest.joined(separator: "\n"), "line \(index + 1) moved")
    }
  }

  @Test func `a trip cut anywhere is refused`() {
    let bytes = Array(fullFile.utf8)
    for length in 0..<(bytes.count - 1) {
      #expect(refusal(Array(bytes[..<length])) != nil, "cut at byte \(length)")
    }
  }

  @Test(
    arguments: [13_554_593_421_457_879_248, 3_589_392_295_795_777_889, 15_508_792_041_691_792_330]
      + (0..<3).map { _ in UInt64.random(in: 0 ... .max) }, [(text, 150), (fullFile, 3000)])
  func `random damage is repaired and listed`(seed: UInt64, file: (text: String, rounds: Int)) {
    var random = SplitMix64(seed: seed)
    for _ in Portion.rounds(file.rounds) {
      var bytes = Array(file.text.utf8)
      for _ in 0...random.below(4) { damage(&bytes, &random) }
      check(String(decoding: bytes, as: UTF8.self), "seed \(seed)")
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let start = random.below(bytes.count)
    switch random.below(6) {
    case 0: bytes[start] = UInt8(random.below(256))
    case 1: bytes.remove(at: start)
    case 2: bytes.insert(random.pick(Array("{}[]\",:\\\n".utf8)), at: start)
    case 3: bytes.removeSubrange(start..<min(bytes.count, start + 1 + random.below(60)))
    case 4: bytes.insert(contentsOf: bytes[start..<min(bytes.count, start + 80)], at: random.below(bytes.count))
    default:
      let cut = Array(bytes[start..<min(bytes.count, start + 80)])
      bytes.removeSubrange(start..<start + cut.count)
      bytes.insert(contentsOf: cut, at: random.below(bytes.count + 1))
    }
  }

  /// A damaged file that is repaired has repairs, and a trip that is read or repaired can be written and read again.
  private func check(_ damaged: some StringProtocol, _ comment: @autoclosure () -> String) {
    let bytes = Array(damaged.utf8)
    if let trip = try? Trip(json: bytes) { return expect((try? Trip(json: trip.json)), trip) }
    guard let repaired = TripFile.repair(bytes) else { return }
    #expect(!repaired.repairs.isEmpty, "\(comment()) of\n\(damaged)")
    expect((try? Trip(json: repaired.trip.json)), repaired.trip)
  }
}
