/// How a trip that is shared stands, for the user.
package struct SharingNews: Equatable, Sendable {
  /// One or two words for the title of the screen: `shared`, `2 waiting`.
  package let word: String
  /// What waits, what is refused and why, a sentence each.
  package let lines: [String]
  /// The one sentence of all, for the line of the status.
  package let summary: String
  /// Whether nothing goes on before the user has done something.
  package let isStopped: Bool

  package init(word: String, lines: [String], summary: String = "", isStopped: Bool = false) {
    (self.word, self.lines, self.summary, self.isStopped) = (word, lines, summary, isStopped)
  }
}
