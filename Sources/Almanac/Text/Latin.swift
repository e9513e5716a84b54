/// Latin letters, and those of modern Greek and Cyrillic, without their diacritics.
enum Latin {
  /// Replaces each lower-case letter with a diacritic by its base letter and drops combining marks.
  static func withoutDiacritics(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isCombining(scalar) {
      switch scalar {
      case "\u{DF}": result.add("ss")
      case "\u{E6}", "\u{1E3}", "\u{1FD}": result.add("ae")
      case "\u{153}": result.add("oe")
      default: result.append(bases[scalar] ?? scalar)
      }
    }
    return String(result)
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  private static let bases = Table(.letters).reduce(into: [Unicode.Scalar: Unicode.Scalar]()) { bases, row in
    for letter in row.text(1).unicodeScalars { bases[letter] = row.text(0).unicodeScalars.first }
  }
}
