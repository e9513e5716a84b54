import TestSupport
import Testing
@testable import Program

@Suite struct MisuseTests {
  @Test(arguments: [
    ("", "missing argument '<dish>'"),
    ("soup --portions", "missing value for '--portions <portions>'"),
    ("soup --portions few", "invalid value 'few' for '--portions <portions>'"),
    ("soup --portions=", "invalid value '' for '--portions <portions>'"),
    (
      "soup --portions 1 --heat tepid",
      "invalid value 'tepid' for '--heat <level>'; use 'low' or 'high'"
    ),
    (
      "soup --portions 1 --heat hihg",
      "invalid value 'hihg' for '--heat <level>'. Did you mean 'high'? Use 'low' or 'high'"
    ),
    ("soup --portions 1 --taste bad", "nobody wants that"),
    ("soup --portions 1 --spice", "missing value for '--spice <spice>'"),
    ("soup --portions 1 --quick=yes", "option '--quick' takes no value, but got 'yes'"),
    ("soup --portions 1 a b", "unexpected argument 'b'"),
    ("soup --portions 1 a b c", "2 unexpected arguments: 'b', 'c'"),
    ("soup --portoins 1", "unknown option '--portoins'. Did you mean '--portions'?"),
    ("soup --qick", "unknown option '--qick'. Did you mean '--quick'?"),
    ("soup -quick", "unknown option '-quick'. Did you mean '--quick'?"),
    ("soup --halp", "unknown option '--halp'. Did you mean '--help'?"),
    ("soup --secrets", "unknown option '--secrets'"),
    ("soup --heats=low", "unknown option '--heats'. Did you mean '--heat'?"),
    ("soup --port 1", "unknown option '--port'. Did you mean '--portions'?"),
    ("soup -q", "unknown option '-q'"),
    ("soup --bogus --heat x", "unknown option '--bogus'"),
  ])
  func `explains wrong usage in a sentence`(words: String, sentence: String) {
    expect(Kitchen.message(words), sentence)
  }

  private struct Order: Parameters {
    static var parameters: [Parameter<Self>] {
      option(\.files, "--file", help: "What to read.", isRequired: true)
      choice(\.size, "--size", help: "How large.")
    }

    var files: [String] = []
    var size: Size?
    enum Size: String, CaseIterable { case s, m, l }
  }

  @Test(arguments: [
    ("", "missing argument '--file <file> ...'"),
    ("--file x --size xl", "invalid value 'xl' for '--size <size>'; use 's', 'm' or 'l'"),
  ])
  func `reports a missing list, and one choice of three`(words: String, sentence: String) {
    #expect {
      let words = words.split(separator: " ").map { Word(String($0)) }
      if case .run(let line) = try CommandSyntax(of: Order.self, "order", "Order.").read(words[...]) {
        _ = try Order(line)
      }
    } throws: {
      "\($0)" == sentence
    }
  }

  @Test func `reports an invalid value before surplus arguments, and only the first mistake`() {
    expect(Kitchen.message("soup --portions few a b c"), "invalid value 'few' for '--portions <portions>'")
    expect(
      Kitchen.message("--heat tepid --portions few -- soup"), "invalid value 'few' for '--portions <portions>'"
    )
  }

  @Test(arguments: [
    ("shwo", "show"), ("shows", "show"), ("sow", "show"), ("SHOW", "show"), ("udpate", "update"), ("chek", "check"),
    ("bogus", nil), ("", nil), ("x", nil), ("trip.json", nil),
  ])
  func `suggests a command despite one slip per three letters`(word: String, candidates: String?) {
    let commands = ["slots", "show", "check", "update"].map { CommandSyntax($0, "") }
    let program = ProgramSyntax(root: CommandSyntax("p", ""), usage: [], commands: commands, defaultCommand: "show")
    expect(program.command(like: word), candidates)
  }
}
