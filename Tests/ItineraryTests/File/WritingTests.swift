import Itinerary
import TestSupport
import Testing

/// Strings, numbers and moments are written as plainly as ``PlainText`` does it, and so are whole files of them.
@Suite struct WritingTests {
  /// What is escaped, what has its first byte in common with that, the neighbors of both, and everything else.
  private static let scalars = [
    "a", " ", "~", "\u{0}", "\u{8}", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{1F}", "!", "\"", "#", "[", "\\", "]",
    "\u{7F}", "\u{80}", "\u{9F}", "\u{A0}", "\u{BF}", "é", "\u{FF}", "\u{1FFF}", "\u{2000}", "–", "\u{2027}",
    "\u{2028}", "\u{2029}", "\u{202A}", "⭐", "\u{FEFF}", "😀", "\u{10FFFF}",
  ]

  @Test(arguments: scalars) func `every scalar makes the round trip`(_ scalar: String) {
    for length in 0...9 {
      for place in 0...length {
        let text = String(repeating: "a", count: place) + scalar + String(repeating: "b", count: length - place)
        expect(JSONText.quoted(text), PlainText.quoted(text))
      }
    }
  }

  @Test func `strings are written with the standard's escapes`() {
    var dice = SplitMix64(seed: 1)
    for _ in Portion.rounds(5000) {
      let text = Self.text(&dice, longest: 40)
      expect(JSONText.quoted(text), PlainText.quoted(text))
    }
  }

  @Test func `integers are written in full`() {
    var dice = SplitMix64(seed: 2)
    let edges =
      [0, 1, 9, 10, 11, 99, 100, 999, 1000, 999_999, 1_000_000, .max, .max - 1].flatMap { [$0, -$0] } + [.min]
    let random = (0..<5000).map { _ in Int(truncatingIfNeeded: dice.next()) >> dice.below(64) }
    for number in edges + random { expect(JSONValue.int(number).compact, String(number)) }
  }

  @Test func `fractions are written in their shortest form`() {
    var dice = SplitMix64(seed: 3)
    let edges: [Double] = [
      0, -0.0, 0.1, 0.5, 1, 10, 0.001, 0.0001, 0.00001, 999_999, 999_999.5, 1_000_000, 1e16, 0x1p53, 0x1p54, 0x1p63,
      1e300, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .ulpOfOne, .infinity, .nan,
    ]
    let short = (0..<5000).map { _ in Double(dice.below(2_000_000)) / dice.pick([1, 2, 10, 100, 1000, 1e6]) }
    let any = (0..<5000).map { _ in Double(bitPattern: dice.next()) }
    for number in (edges + short + any).flatMap({ [$0, -$0] }) {
      expect(JSONValue.number(number).compact, PlainText.number(number))
    }
  }

  @Test func `moments are written in UTC`() {
    var dice = SplitMix64(seed: 4)
    for _ in Portion.rounds(2000) {
      let moment = Self.moment(&dice)
      expect(moment.description, PlainText.moment(moment))
    }
  }

  @Test(arguments: Portion.seeds(40)) func `files are written byte for byte as recorded`(_ seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    var trip = try decode(emptyTrip)
    trip.modifiedAt = Self.moment(&dice)
    trip.name = Self.text(&dice, longest: dice.pick([10, 9000]))
    let items = (0..<dice.below(60)).map { Self.item("item\($0)", &dice) }
    trip.itinerary = ItemList(items, dayCount: 5)
    expect(encode(trip), Self.file(trip))
  }
}

extension WritingTests {
  private static func text(_ dice: inout SplitMix64, longest: Int) -> String {
    let isPlain = dice.once(in: 2)
    return String(
      (0..<dice.roll(0...longest)).flatMap { _ in isPlain ? "abc def" : dice.pick(scalars) }.prefix(longest))
  }

  /// From the year 0 to the year 9999, half of them with whole milliseconds.
  private static func moment(_ dice: inout SplitMix64) -> Timestamp {
    let microseconds = Int64.random(in: -62_167_219_200_000_000..<253_402_300_800_000_000, using: &dice)
    return Timestamp(microseconds: dice.once(in: 2) ? microseconds : microseconds / 1000 * 1000)
  }

  private static func item(_ id: String, _ dice: inout SplitMix64) -> Item {
    let title = text(&dice, longest: dice.pick([5, 40, 300, 5000]))
    let notes = dice.once(in: 3) ? text(&dice, longest: 300) : nil
    let time = dice.once(in: 2) ? ClockTime(hour: dice.below(24), minute: dice.below(60)) : nil
    let order = dice.pick([Double(dice.below(3000)), Double(dice.below(3000)) / 100, -Double(dice.next() >> 11)])
    return Item(
      id: ItemID(id), position: Position(day: dice.roll(1...5), sortOrder: order), modifiedAt: moment(&dice),
      kind: .custom(CustomItem(title: title, category: .note, time: time, notes: notes)))
  }

  private static func file(_ trip: Trip) -> String {
    let items = trip.itinerary.items.map(block).joined(separator: "\n  }, {\n    ")
    return """
      {
        "format": "barnstorm-trip",
        "version": 1,
        "id": \(PlainText.quoted(trip.id)),
        "name": \(PlainText.quoted(trip.name)),
        "startDate": "2026-07-03",
        "dayCount": 5,
        "modifiedAt": "\(PlainText.moment(trip.modifiedAt))",
        "items": \(items.isEmpty ? "[]" : "[{\n    \(items)\n  }]"),
        "deleted": []
      }

      """
  }

  private static func block(of item: Item) -> String {
    let order = PlainText.number(item.position.sortOrder)
    let time = item.custom?.time.map { ", \"time\": \"\(PlainText.two($0.hour)):\(PlainText.two($0.minute))\"" }
    let notes = item.custom?.notes.map { ", \"notes\": \(PlainText.quoted($0))" }
    let title = PlainText.quoted(item.custom?.title ?? "")
    return """
      "id": "\(item.id)", "day": \(item.position.day), "sortOrder": \(order), \
      "modifiedAt": "\(PlainText.moment(item.modifiedAt))",
          "kind": {"custom": {"title": \(title), "category": "note"\(time ?? "")\(notes ?? "")}}
      """
  }
}

@Suite struct DifferencesTests {
  /// Every item of six moved to every place: lines of other items, and of the frame, stay as they are and in order.
  @Test func `a move changes only the lines of what moved`() throws {
    var trip = try decode(emptyTrip)
    let items = (1...6).map { TripSketch.custom("item\($0)", day: 1, Double($0) * 10) }
    trip.itinerary = ItemList(items, dayCount: 5)
    let before = encode(trip).split(separator: "\n")
    for moved in 0..<6 {
      for target in 0...6 {
        var changed = items
        changed[moved].position.sortOrder = Double(target) * 10 + 5
        trip.itinerary = ItemList(changed, dayCount: 5)
        let difference = encode(trip).split(separator: "\n").difference(from: before)
        // The block of an item is two lines and one between items; they are taken out once and put in once.
        #expect(difference.insertions.count <= 3 && difference.removals.count <= 3, "\(moved) to \(target)")
        for case .insert(_, let line, _) in difference where line != "  }, {" {
          #expect(line.contains("item\(moved + 1)"), "\(moved) to \(target)")
        }
      }
    }
  }
}
