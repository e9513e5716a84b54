import Program
import TestSupport
import Testing

@Suite struct CommandSuggestionTests {
  @Test(arguments: [
    ("shwo", "show"), ("shows", "show"), ("sow", "show"), ("SHOW", "show"), ("udpate", "update"), ("chek", "check"),
    ("bogus", nil), ("", nil), ("x", nil), ("trip.json", nil),
  ])
  func `a slip for three letters is forgiven`(word: String, meant: String?) {
    let commands = ["slots", "show", "check", "update"].map { CommandSyntax($0, "") }
    let program = ProgramSyntax(CommandSyntax("p", ""), usage: [], commands: commands, defaultCommand: "show")
    expect(program.command(meantBy: word), meant)
  }
}
