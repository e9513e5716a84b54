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
    @ParameterBuilder parameters: @escaping @Sendable () -> [ParameterSyntax] = { [] }
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    makeParameters = parameters
  }

  /// The parameters in the order of the help; arguments also in that of the command line.
  package var parameters: [ParameterSyntax] { makeParameters() }
  /// The parameters shown in help and completions.
  package var visible: [ParameterSyntax] { parameters.filter { !$0.isHidden } }
}

/// Puts parameters of different types, and groups of them, into one list.
@resultBuilder package enum ParameterBuilder {
  package static func buildExpression<Value>(_ parameter: Parameter<Value>) -> [ParameterSyntax] {
    [parameter.syntax]
  }
  package static func buildExpression(_ group: [ParameterSyntax]) -> [ParameterSyntax] { group }
  package static func buildPartialBlock(first: [ParameterSyntax]) -> [ParameterSyntax] { first }
  package static func buildPartialBlock(
    accumulated: [ParameterSyntax], next: [ParameterSyntax]
  ) -> [ParameterSyntax] {
    accumulated + next
  }
}
