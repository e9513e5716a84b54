import Almanac

/// Words of bookings in many languages, by what they mean: the lists of `booking-words.tsv`.
enum BookingWords: String, CaseIterable {
  case mode, sign, trainProduct, stay, reservation, checkIn, checkOut, arrival, departure, blocked
  case referenceLabel, seatLabel, costLabel, phoneLabel, section, row, seat, link, yes, no

  /// The words in the order of the table.
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
