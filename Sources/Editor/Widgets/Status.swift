import Screen

/// A sentence of the status line, and its weight. It is output only: no decision reads it.
package struct Status: Equatable, Sendable {
  package enum Tone: Sendable {
    case info
    /// The sentence is about a row that is in doubt.
    case warning
    /// Something was refused, or is not possible.
    case refusal
    /// Something failed.
    case failure
    /// The sentence waits for an answer.
    case question
  }

  package var text: String
  package var tone: Tone
  /// Whether it complains of the schedule, so that it holds no longer when that has been read.
  package var isOfSchedule = false

  package init(_ text: String, _ tone: Tone = .info) {
    self.text = text
    self.tone = tone
  }
}

extension Status.Tone {
  /// The role that gives a sentence of this tone its style, on every screen.
  var role: Style.Role {
    switch self {
    case .info: .status
    case .warning: .warning
    case .refusal, .failure: .error
    case .question: .invalid
    }
  }
}
