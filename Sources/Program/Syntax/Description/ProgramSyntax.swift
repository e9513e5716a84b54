import Base

package struct ProgramSyntax: Sendable {
  /// The program itself, with what it takes before any command.
  package let root: CommandSyntax
  /// The lines that show how the program is called.
  package let usage: [String]
  package let commands: [CommandSyntax]
  /// The name of the command that runs if the command line names none.
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

  /// The words of all these flags.
  package static let names = [version.name, help.short, help.name, "-help"]
}
