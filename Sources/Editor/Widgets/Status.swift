/// The sentence of the status line, and its weight.
package struct Status: Equatable, Sendable {
  package enum Tone: Sendable {
    case info
    /// A row is in doubt.
    case warning
    /// Something was refused, or is not possible.
    case refusal
    /// Something failed.
    case failure
    /// Waits for an answer.
    case question
  }

  package var text: String
  package var tone: Tone

  package init(_ text: String, _ tone: Tone = .info) {
    self.text = text
    self.tone = tone
  }
}
