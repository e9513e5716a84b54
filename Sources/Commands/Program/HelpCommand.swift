import CommandLineSyntax

struct HelpCommand: Command {
  private static let command: Parameter<String?> = .argument(
    "command", help: "A command; where absent, the help tells of all.")

  static let syntax = CommandSyntax("help", "Show help information.") { command }

  let line: Invocation

  func run() throws {
    guard let name = try line[Self.command] else { return try Self.show(RootCommand.syntax) }
    let program = Barnstorm.syntax
    guard let command = (program.commands + [Self.syntax]).first(where: { $0.name == name }) else {
      throw Misuse.unknownCommand(name, meant: program.command(meantBy: name))
    }
    try Self.show(command)
  }

  static func show(_ command: CommandSyntax) throws {
    try Output.print(lines: Barnstorm.syntax.help(of: command, columns: Output.columns))
  }
}
