import TestSupport
import Testing
@testable import Program

@Suite struct HelpTests {
  private func help(_ command: CommandSyntax, columns: Int) -> String {
    Kitchen.program.help(of: command, columns: columns).joined(separator: "\n")
  }

  @Test func `prints the help of a command`() {
    expect(
      help(Kitchen.cook, columns: 80),
      """
      OVERVIEW: Cook a dish.

      Takes the recipe as it is, whatever it says about salt, and does not ask any
      questions while it cooks.

      It's done when it's done.

      USAGE: kitchen cook <dish> [<recipe>] --portions <portions>
                          [--spice <spice> ...] [--taste <taste>] [--quick]
                          [--heat <level>] [--note <note>]

      ARGUMENTS:
        <dish>                  What to cook.
        <recipe>                How to.

      COMFORT:
        --heat <level>          How hot (values: low, high).
        --note <note>           Whatever else.

      OPTIONS:
        --portions <portions>   For how many.
        --spice <spice>         What to put in it.
        --taste <taste>         How it is to be.
        --quick                 In half the time.
        --version               Show the version.
        -h, --help              Show help information.

      EXAMPLES:
        kitchen cook soup --portions 4
      """)
  }

  @Test func `prints the help of the program`() {
    expect(
      help(Kitchen.program.root, columns: 80),
      """
      OVERVIEW: Cooks.

      USAGE: kitchen [DISH]
             kitchen COMMAND

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      SUBCOMMANDS:
        cook                    Cook a dish.
        wash (default)          Wash up.

        See 'kitchen help <subcommand>' for detailed help.
      """)
  }

  @Test func `on a narrow terminal, texts are below the names`() {
    let lines = Kitchen.program.help(of: Kitchen.cook, columns: 40)
    #expect(lines.allSatisfy { $0.count < 40 })
    #expect(lines.joined(separator: "\n").contains("\n  --spice <spice>\n        What to put in it.\n"))
  }

  @Test func `an error of usage is followed by the correct usage`() {
    let program = Kitchen.program
    #expect {
      _ = try Kitchen.line("soup")
    } throws: { error in
      guard let misuse = error as? UsageError else { return false }
      let message = program.message(for: misuse, of: Kitchen.cook, columns: 60).joined(separator: "\n")
      expect(
        message,
        """
        missing argument '--portions <portions>'
        Help:  --portions <portions>  For how many.
        Usage: kitchen cook <dish> [<recipe>] --portions <portions>
                            [--spice <spice> ...] [--taste <taste>]
                            [--quick] [--heat <level>]
                            [--note <note>]
          See 'kitchen cook --help' for more information.
        """)
      return true
    }
  }
}
