import Almanac

/// The words of a title, each with its key and its place in the text.
struct TitleWords {
  struct Word {
    let key: String
    let range: Range<String.Index>
  }

  let text: String
  let words: [Word]

  init(_ text: String) {
    self.text = text
    words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map { word in
      Word(key: NameKey(word).text, range: word.startIndex..<word.endIndex)
    }
  }

  /// The first of some phrases that the title has, with the indices of its words.
  func first(of phrases: [String]) -> Range<Int>? {
    phrases.lazy.compactMap { phrase in self.range(of: phrase.split(separator: " ").map(String.init)) }.first
  }

  private func range(of phrase: [String]) -> Range<Int>? {
    words.indices.lazy.map { $0..<$0 + phrase.count }.first { range in
      range.upperBound <= words.count && words[range].map(\.key) == phrase
    }
  }

  /// The text before a range of words and that after it, without signs around them.
  func around(_ range: Range<Int>) -> (before: String, after: String) {
    let before = text[..<words[range.lowerBound].range.lowerBound]
    return (Self.trimmed(before), Self.trimmed(text[words[range.upperBound - 1].range.upperBound...]))
  }

  /// Whether a sign such as a colon follows a range of words.
  func isMarked(after range: Range<Int>) -> Bool {
    guard range.upperBound < words.count else { return false }
    return text[words[range.upperBound - 1].range.upperBound..<words[range.upperBound].range.lowerBound].contains {
      ":-–—(|·".contains($0)
    }
  }

  /// A text without the signs at its ends, and without words such as `at` at its beginning.
  static func name(_ text: String) -> String {
    var rest = Substring(trimmed(text[...]))
    while let space = rest.firstIndex(of: " "), BookingWords.link.contains(NameKey(rest[..<space]).text) {
      rest = rest[space...].drop { $0 == " " }
    }
    return String(rest)
  }

  private static func trimmed(_ text: Substring) -> String {
    let isPart = { (character: Character) in character.isLetter || character.isNumber || "'’.!?&+".contains(character) }
    guard let first = text.firstIndex(where: isPart), let last = text.lastIndex(where: isPart) else { return "" }
    return String(text[first...last])
  }
}
