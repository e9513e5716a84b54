/// Alternative names of cities: local names, English names and common short forms.
package enum LocalNames {
  static func forEach(_ take: (_ names: [NameKey], _ country: NameKey) -> Void) {
    for row in Table(.localNames) {
      let names = [row.text(1)] + row.names(2)
      take(names.flatMap { [NameKey($0), spelledOut($0)].compactMap { $0 } }, NameKey(row.text(0)))
    }
  }

  /// Returns the spelling of a name without diacritics that is usual in German, Danish and Swedish: `Muenchen` for
  /// `München`; nil if the name has none of these letters.
  package static func spelledOut(_ name: String) -> NameKey? {
    guard name.unicodeScalars.contains(where: { letters[$0] != nil }) else { return nil }
    return NameKey(name.unicodeScalars.map { letters[$0] ?? String($0) }.joined())
  }

  private static let letters: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ø": "oe", "Ø": "Oe", "å": "aa", "Å": "Aa",
    "æ": "ae", "ß": "ss",
  ]
}
