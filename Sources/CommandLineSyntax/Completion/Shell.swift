/// A shell that can complete what a user types.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// A script of that shell that completes the command lines of a program.
  package func completions(for program: ProgramSyntax) -> String {
    switch self {
    case .bash: BashCompletions(program: program).script
    case .zsh: ZshCompletions(program: program).script
    case .fish: FishCompletions(program: program).script
    }
  }
}

extension ProgramSyntax {
  /// The names of all commands, `help` among them.
  var commandNames: [String] { commands.map(\.name) + ["help"] }
}

extension CommandSyntax {
  /// The options and flags that are told of, the built-in ones not among them.
  var visibleOptions: [ParameterSyntax] { visible.filter { $0.kind != .argument } }
}

extension ParameterSyntax {
  var takesValue: Bool { kind != .flag }
}

/// A text in single quotes, as the shells read them.
func shellQuoted(_ text: String) -> String {
  "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
}
