import Screen

extension Status.Tone {
  /// How a sentence of that weight looks, on every screen of the program.
  var role: Style.Role {
    switch self {
    case .info: .status
    case .warning: .warning
    case .refusal, .failure: .error
    case .question: .invalid
    }
  }
}
