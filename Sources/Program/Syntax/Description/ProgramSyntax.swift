import Almanac

struct ProgramSyntax: Sendable {
  let root: CommandSyntax
  let usage: [String]
  let commands: [CommandSyntax]
  let defaultCommand: String

  var name: String { root.name }

  func command(like word: String) -> String? { NearMiss.nearest(to: word, among: commands.map(\.name)) }
}

enum BuiltIn {
  static let version = (name: "--version", help: "Show the version.")
  static let help = (name: "--help", short: "-h", help: "Show help information.")

  static let names = [version.name, help.short, help.name, "-help"]
}

struct CommandSyntax: Sendable {
  let name: String
  let abstract: String
  /// More about the command; an empty line parts paragraphs.
  let discussion: String
  /// Lines to be typed, the program's name first.
  let examples: [String]
  private let makeParameters: @Sendable () -> [ParameterSyntax]

  init(
    _ name: String, _ abstract: String, discussion: String = "", examples: [String] = [],
    parameters: @escaping @Sendable () -> [ParameterSyntax] = { [] }
  ) {
    (self.name, self.abstract, self.discussion, self.examples) = (name, abstract, discussion, examples)
    makeParameters = parameters
  }

  init<Command: Parameters>(
    of command: Command.Type, _ name: String, _ abstract: String, discussion: String = "", examples: [String] = []
  ) {
    self.init(name, abstract, discussion: discussion, examples: examples) {
      let options = command is any WritingCommand.Type ? CommandContext.json.syntax + CommandContext.dryRun.syntax : []
      return Command.parameters.flatMap(\.syntax) + options
    }
  }

  /// The parameters in the order of the help; arguments also in that of the command line.
  var parameters: [ParameterSyntax] { makeParameters() }
  var visible: [ParameterSyntax] { parameters.filter { !$0.isHidden } }
}
