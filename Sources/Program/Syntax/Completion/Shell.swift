/// A shell that can complete what a user types.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Returns a script for the shell that asks the program of this name for completions when the user presses Tab.
  package func completions(forProgram name: String) -> String {
    switch self {
    case .bash: BashCompletions(name: name).script
    case .zsh: ZshCompletions(name: name).script
    case .fish: FishCompletions(name: name).script
    }
  }

  /// The first word of the question that the scripts put to the program.
  package static let question = "--complete"
}
