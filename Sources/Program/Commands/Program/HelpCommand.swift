struct HelpCommand: Command {
  static let syntax = CommandSyntax(of: Self.self, "help", "Show help information.")

  static var parameters: [Parameter<Self>] {
    argument(\.name, "command", help: "Command (default: list all commands).")
  }

  private var name: String?
  private var subject = RootCommand.syntax

  mutating func check() throws(UsageError) {
    guard let name else { return }
    let program = Barnstorm.syntax
    guard let command = (program.commands + [Self.syntax]).first(where: { $0.name == name }) else {
      throw .unknownCommand(name, meant: program.command(like: name))
    }
    subject = command
  }

  func run(in context: CommandContext, _ outcome: inout Outcome) {
    outcome.answer(lines: Barnstorm.help(of: subject, in: context))
  }
}
