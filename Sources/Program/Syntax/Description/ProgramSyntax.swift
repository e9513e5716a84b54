import Almanac

package struct ProgramSyntax: Sendable {
  /// The program itself, with what it takes before any command.
  package let root: CommandSyntax
  package let usage: [String]
  package let commands: [CommandSyntax]
  package let defaultCommand: String

  package init(_ root: CommandSyntax, usage: [String], commands: [CommandSyntax], defaultCommand: String) {
    self.root = root
    self.usage = usage
    self.commands = commands
    self.defaultCommand = defaultCommand
  }

  package var name: String { root.name }

  /// The name of the command that a misspelt word probably meant; nil if none is near.
  package func command(meantBy word: String) -> String? { NearMiss.nearest(to: word, among: commands.map(\.name)) }
}

/// The flags that every command has.
package enum BuiltIn {
  package static let version = (name: "--version", help: "Show the version.")
  package static let help = (name: "--help", short: "-h", help: "Show help information.")

  package static let names = [version.name, help.short, help.name, "-help"]
}

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

  package init<Command: Parameters>(
    of _: Command.Type, _ name: String, _ abstract: String, discussion: String = "", examples: [String] = []
  ) {
    self.init(name, abstract, discussion: discussion, examples: examples) { Command.parameters.flatMap(\.syntax) }
  }

  /// Makes the syntax of a command that changes files, with the options of all such commands.
  init<Command: WritingCommand>(
    of _: Command.Type, _ name: String, _ abstract: String, discussion: String = "", examples: [String] = []
  ) {
    self.init(name, abstract, discussion: discussion, examples: examples) {
      Command.parameters.flatMap(\.syntax) + Command.writingOptions
    }
  }

  /// The parameters in the order of the help; arguments also in that of the command line.
  package var parameters: [ParameterSyntax] { makeParameters() }
  package var visible: [ParameterSyntax] { parameters.filter { !$0.isHidden } }
}
