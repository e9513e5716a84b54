import Almanac

/// The words of a search, without regard to case and diacritics.
package struct SearchWords {
  private let words: [Substring]

  package init(_ text: String) { words = FoldedText(text).text.split(separator: " ") }

  package var isEmpty: Bool { words.isEmpty }

  /// Whether a text contains all words, in any order.
  package func areIn(_ text: String) -> Bool {
    if isEmpty { return true }
    let text = FoldedText(text).text
    return words.allSatisfy { text.contains($0) }
  }
}
