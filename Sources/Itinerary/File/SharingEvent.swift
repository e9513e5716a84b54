/// The state of sharing a trip, for the user.
package struct SharingEvent: Equatable, Sendable {
  /// The state in one or two words for the title of the screen: `shared`, `2 waiting`.
  package let word: String
  /// Sentences about waiting and refused changes, with reasons.
  package let lines: [String]
  /// The most important sentence, for the status line.
  package let summary: String
  /// Whether sharing has stopped until the user acts.
  package let isStopped: Bool

  package init(word: String, lines: [String], summary: String = "", isStopped: Bool = false) {
    (self.word, self.lines, self.summary, self.isStopped) = (word, lines, summary, isStopped)
  }
}
