import Almanac
import Itinerary

extension ImportedItem {
  /// Moves what the notes contain of a booking into the item's fields: its number, the telephone, the cost and the
  /// seat. Hotels, airlines and TripIt write `Confirmation: HX4`, `Phone: +1 312 555 0100`, and several in one line:
  /// `Confirmation #: GHX7Q2 Seat: 12A`. Notes that somebody wrote stay as they are.
  mutating func readBookingLines(keepsLines: Bool = false) {
    var left: [String] = []
    for line in notes where !Self.boilerplate.contains(where: line.hasPrefix) {
      if seat == nil, Self.isPlaceInStadium(line) {
        (seat, left) = (line, left + [line])
        continue
      }
      let parts = Self.parts(of: line)
      let others = parts.filter { part in !take(part.text, labelled: part.label) }
      let isComplete = others.count == parts.count
      let rest = isComplete ? line : others.map(\.whole).joined(separator: " ").trimmed
      if !rest.isEmpty { left.append(rest) }
    }
    if !keepsLines { notes = left }
  }

  /// Takes a value by its label. Returns false if it has to stay in the notes.
  private mutating func take(_ value: String, labelled label: NameKey) -> Bool {
    if value.isEmpty || value.count > 60 { return false }
    if content.reference == nil, Self.referenceLabels.contains(label), Self.isReference(value) {
      content.reference = value
    } else if content.phone == nil, Self.phoneLabels.contains(label) {
      content.phone = value
    } else if content.cost == nil, Self.costLabels.contains(label), let amount = Money(value) {
      content.cost = amount
    } else {
      // An item of its own has no field for the seat.
      if seat == nil, Self.seatLabels.contains(label) { seat = value }
      return false
    }
    return true
  }

  func saysSeat(_ line: String) -> Bool {
    line == seat || Self.parts(of: line).contains { Self.seatLabels.contains($0.label) }
  }

  private static let boilerplate = [
    "This event was created from an email you received in Gmail",
    "To see detailed information for automatically created events",
  ]

  /// Whether a line is a place in a stadium: `Sec 214 Row 5 Seat 7-8`, `Block 12, Reihe 3, Platz 4`.
  private static func isPlaceInStadium(_ line: String) -> Bool {
    let words = NameKey(line).text.split(separator: " ")
    let parts = [BookingWords.section, .row, .seat].count { list in words.contains { list.contains($0) } }
    return line.count < 80 && parts > 1 && line.contains(where: \.isNumber)
  }

  /// A label in a line and the text after it; the label is empty for the text before the first one.
  private struct LabelledPart {
    var label: NameKey
    var text: String
    var whole: String
  }

  private static func parts(of line: String) -> [LabelledPart] {
    let words = line.split(separator: " ").map(String.init)
    var parts = [LabelledPart(label: NameKey(""), text: "", whole: "")]
    var index = 0
    while index < words.count {
      if let (label, count) = label(at: index, in: words) {
        parts.append(LabelledPart(label: label, text: "", whole: words[index..<index + count].joined(separator: " ")))
        index += count
        // The number sign may be part of the value.
        guard let mark = parts.last?.whole.firstIndex(where: { ":#".contains($0) }) else { continue }
        parts[parts.count - 1].text = String(parts[parts.count - 1].whole[mark...].drop { ":#".contains($0) })
      } else {
        parts[parts.count - 1].text += " " + words[index]
        parts[parts.count - 1].whole += " " + words[index]
        index += 1
      }
    }
    for index in parts.indices {
      let text = String(parts[index].text.drop { ":# ".contains($0) }).singleSpaced
      let end = text.lastIndex { !",;|·. ".contains($0) }
      parts[index].text = end.map { String(text[...$0]) } ?? ""
    }
    return parts.filter { !$0.whole.isEmpty }
  }

  /// The known label that begins at a word and ends with a colon or a number sign, and the number of its words.
  private static func label(at start: Int, in words: [String]) -> (NameKey, count: Int)? {
    for count in (1...4).reversed() where start + count <= words.count {
      let text = words[start..<start + count].joined(separator: " ")
      let next = start + count < words.count ? words[start + count] : ""
      guard let mark = text.firstIndex(where: { ":#".contains($0) }) else {
        let label = NameKey(text)
        if [":", "#"].contains(where: next.hasPrefix), allLabels.contains(label) { return (label, count) }
        continue
      }
      let label = NameKey(text[..<mark])
      let isInLast =
        text.distance(from: text.startIndex, to: mark) > words[start..<start + count - 1].joined(separator: " ").count
      if isInLast, allLabels.contains(label) { return (label, count) }
    }
    return nil
  }

  private static let allLabels = referenceLabels.union(seatLabels).union(costLabels).union(phoneLabels)

  /// Whether a text can be the number of a booking: at most three words, with a digit or in capitals.
  static func isReference(_ text: String) -> Bool {
    text.split(separator: " ").count <= 3 && (text.contains(where: \.isNumber) || text == text.uppercased())
  }

  private static let referenceLabels = labels(.referenceLabel)
  private static let seatLabels = labels(.seatLabel)
  private static let costLabels = labels(.costLabel)
  private static let phoneLabels = labels(.phoneLabel)

  private static func labels(_ list: BookingWords) -> Set<NameKey> { Set(list.words.map { NameKey($0) }) }
}

/// Words of bookings in many languages, by what they mean: the lists of `booking-words.tsv`.
enum BookingWords: String, CaseIterable {
  case mode, sign, trainProduct, stay, reservation, checkIn, checkOut, arrival, departure, blocked
  case referenceLabel, seatLabel, costLabel, phoneLabel, section, row, seat, link, yes, no

  var words: [String] { Self.rows[self, default: []].flatMap(\.words) }

  func contains(_ word: some StringProtocol) -> Bool {
    Self.rows[self, default: []].contains { row in row.words.contains { $0 == word } }
  }

  /// The value of a word, such as the mode of `zug`.
  subscript(word: String) -> String? { Self.rows[self]?.first { $0.words.contains(word) }?.value }

  private static let rows: [BookingWords: [(value: String, words: [String])]] = Table(.bookingWords).reduce(into: [:]) {
    guard let list = BookingWords(rawValue: $1.text(0)) else { return }
    $0[list, default: []].append(($1.text(1), $1.names(2)))
  }
}
