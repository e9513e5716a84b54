struct HelpCommand: Command {
  private static let command: Parameter<String?> = .argument(
    "command", help: "Command (default: list all commands).")

  static let syntax = CommandSyntax("help", "Show help information.") { command }

  private let subject: CommandSyntax

  init(line: Invocation) throws(UsageError) {
    guard let name = try line[Self.command] else {
      subject = RootCommand.syntax
      return
    }
    try line.end()
    let program = Barnstorm.syntax
    guard let command = (program.commands + [Self.syntax]).first(where: { $0.name == name }) else {
      throw .unknownCommand(name, meant: program.command(meantBy: name))
    }
    subject = command
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) {
    outcome.answer(lines: Barnstorm.help(of: subject, in: surroundings))
  }
}
