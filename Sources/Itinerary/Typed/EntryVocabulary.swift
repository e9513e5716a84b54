/// Words that suggest a category and a half of the day: meals before buildings, as in `hotel breakfast`, and then all else.
package enum EntryVocabulary {
  /// The lists of words in the order of precedence. Only whole words count, in the singular or with an `s`.
  private static let categories: [(words: WordList, category: CustomItem.Category)] = [
    (.meal, .restaurant), (.lodging, .hotel), (.chore, .note), (.eating, .restaurant), (.outing, .activity),
  ]

  package static func category(of text: String) -> CustomItem.Category? {
    let words = text.lowercased().split { !isOfWord($0) }.map(String.init)
    let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
    let known = words.map { $0.filter { $0 != "-" } }
    return categories.first { row in (known + pairs).contains { isIn(row.words, $0) } }?.category
  }

  /// Whether a character is of a word: emoji are words of their own.
  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "'"
      || character.unicodeScalars.first.map { $0.properties.isEmoji && !$0.isASCII } ?? false
  }

  private static func isIn(_ words: WordList, _ word: String) -> Bool {
    words.contains(word) || word.hasSuffix("s") && words.contains(word.dropLast())
  }

  /// Returns whether an hour, 1…12, means the second half of the day, as for dinner at 7:30; nil if that is unknown.
  static func halfOfDay(in words: [String]) -> (Int) -> Bool? {
    let known = Set(words.map { $0.lowercased().filter { $0.isLetter } })
    if !known.isDisjoint(with: ["breakfast"]) { return { (4...11).contains($0) ? false : nil } }
    if !known.isDisjoint(with: ["lunch", "brunch"]) {
      return { (10...11).contains($0) ? false : $0 == 12 || $0 <= 4 ? true : nil }
    }
    if !known.isDisjoint(with: ["dinner", "supper", "drinks", "cocktails", "nightcap", "tonight", "evening"]) {
      return { (1...11).contains($0) ? true : nil }
    }
    return { _ in nil }
  }
}
