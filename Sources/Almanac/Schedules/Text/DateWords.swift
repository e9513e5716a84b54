enum DateWords {
  /// The signs after the numbers of Chinese, Japanese and Korean dates and times: year, month, day, hour, minute.
  static let signs: [Unicode.Scalar: (asASCII: Unicode.Scalar, isMonth: Bool)] = Dictionary(
    uniqueKeysWithValues: zip("年月日時分时년월일시분".unicodeScalars, "-- h h-- h ".unicodeScalars).map { sign, ascii in
      (sign, (ascii, "月월".unicodeScalars.contains(sign)))
    })

  /// The weekday that a word in lower case means, 0 for Sunday; −1 if it may mean several, nil if it means none.
  static func weekday(_ word: String) -> Int? { WordList.weekday[word.prefix(3)].map { Int($0) ?? -1 } }

  /// Returns the weekday that a whole word means, and not one that only begins like it: `Friendly`, `Lunch`.
  static func wholeWeekday(_ word: String) -> Int? {
    let isComplete =
      word.count < 4 || ["tues", "weds", "thur", "thurs"].contains(word)
      || ["day", "tag", "woch", "di", "dag", "bado", "bato"].contains { word.hasSuffix($0) }
    return isComplete ? weekday(word).flatMap { $0 < 0 ? nil : $0 } : nil
  }

  static func month(_ word: String) -> Int? { prefixesOfMonths[prefix(ofMonth: word)] }

  /// Returns the letters that tell a month; `juin` and `juillet` need four.
  private static func prefix(ofMonth word: some StringProtocol) -> String {
    String(word.prefix(word.hasPrefix("jui") ? 4 : 3))
  }

  private static let prefixesOfMonths: [String: Int] = {
    var prefixes: [String: Int] = [:]
    for (name, month) in WordList.month.values { prefixes[prefix(ofMonth: name)] = Int(month) }
    return prefixes
  }()
}
