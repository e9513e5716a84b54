/// How a trip that is shared stands, for the user.
package struct SharingNews: Equatable, Sendable {
  /// One or two words for the title of the screen: `shared`, `2 waiting`.
  package let word: String
  /// What waits, what is refused and why, a sentence each.
  package let lines: [String]

  package init(word: String, lines: [String]) { (self.word, self.lines) = (word, lines) }
}
