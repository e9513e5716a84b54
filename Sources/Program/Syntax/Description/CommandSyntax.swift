/// A command as users see it: its name, what it does, and what it takes.
package struct CommandSyntax: Sendable {
  package let name: String
  /// A sentence on what it does.
  package let abstract: String
  /// More about the command; an empty line parts paragraphs.
  package let discussion: String
  /// Lines to be typed, the program's name first.
  package let examples: [String]
  /// Makes the parameters. It is called only for the command that runs: to find it, the names are enough.
  private let makeParameters: @Sendable () -> [ParameterSyntax]

  package init(
    _ name: String, _ abstract: String, discussion: String = "", examples: [String] = [],
    parameters: @escaping @Sendable () -> [ParameterSyntax] = { [] }
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    makeParameters = parameters
  }

  /// The syntax of a command with these parameters.
  package init<Command: Parameters>(
    of _: Command.Type, _ name: String, _ abstract: String, discussion: String = "", examples: [String] = []
  ) {
    self.init(name, abstract, discussion: discussion, examples: examples) { Command.parameters.flatMap(\.syntax) }
  }

  /// The parameters in the order of the help; arguments also in that of the command line.
  package var parameters: [ParameterSyntax] { makeParameters() }
  /// The parameters shown in help and completions.
  package var visible: [ParameterSyntax] { parameters.filter { !$0.isHidden } }
}
