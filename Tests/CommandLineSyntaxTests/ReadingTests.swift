import CommandLineSyntax
import Testing

@Suite struct ReadingTests {
  @Test(arguments: [
    "soup --portions 4", "--portions 4 soup", "soup --portions=4", "--portions 2 soup --portions 4",
    "--portions 4 -- soup", "soup --quick --portions 4",
  ])
  func `options and arguments stand in any order`(words: String) throws {
    let line = try Kitchen.line(words)
    #expect(try line[Kitchen.dish] == "soup")
    #expect(try line[Kitchen.portions] == 4)
    #expect(try line[Kitchen.recipe] == nil)
    #expect(line[Kitchen.quick] == words.contains("--quick"))
  }

  @Test func `what is not given is absent`() throws {
    let line = try Kitchen.line("soup --portions 1")
    #expect(try line[Kitchen.heat] == nil)
    #expect(try line[Kitchen.spices] == [])
    #expect(!line[Kitchen.quick])
  }

  @Test func `arguments are taken in order`() throws {
    let line = try Kitchen.line("soup --portions 1 old.txt")
    #expect(try line[Kitchen.dish] == "soup")
    #expect(try line[Kitchen.recipe] == "old.txt")
  }

  @Test func `after two dashes all is arguments, and a single dash is always one`() throws {
    #expect(try Kitchen.line("--portions 1 -- --quick --help")[Kitchen.recipe] == "--help")
    #expect(try Kitchen.line("--portions 1 -")[Kitchen.dish] == "-")
  }

  @Test func `a list takes the words up to the next option, and may be repeated`() throws {
    let line = try Kitchen.line("soup --spice salt pepper --portions 1 --spice=mace thyme --quick")
    #expect(try line[Kitchen.spices] == ["salt", "pepper", "mace", "thyme"])
    #expect(try Kitchen.line("--portions 1 --spice salt -- soup")[Kitchen.dish] == "soup")
  }

  @Test func `only some options take words that look like options`() throws {
    #expect(try Kitchen.line("soup --portions 1 --note --quick")[Kitchen.note] == "--quick")
    #expect(try Kitchen.line("soup --portions 1 --note=-x=y")[Kitchen.note] == "-x=y")
    #expect(Kitchen.complaint("soup --portions --quick") == "Missing value for '--portions <portions>'")
    #expect(try Kitchen.line("soup --portions=-1")[Kitchen.portions] == -1)
  }

  @Test func `an empty text is a value`() throws {
    guard case .run(let line) = try Kitchen.cook.read(["", "--portions", "1", "--note="]) else {
      Issue.record("no line")
      return
    }
    #expect(try line[Kitchen.dish] == "")
    #expect(try line[Kitchen.note] == "")
  }

  @Test(arguments: [
    "--help", "-h", "-help", "--help=me", "soup --help more", "--bogus -h", "soup more than one -h", "--portions -h",
  ])
  func `a call for help comes before what is wrong`(words: String) throws {
    guard case .help = try Kitchen.read(words) else {
      Issue.record("no help")
      return
    }
  }

  @Test func `the version may be asked for anywhere`() throws {
    guard case .version = try Kitchen.read("soup --version --bogus") else {
      Issue.record("no version")
      return
    }
    #expect(Kitchen.complaint("--portions 1 -- --version a b") != nil)
  }
}

@Suite struct MisuseTests {
  @Test(arguments: [
    ("", "Missing expected argument '<dish>'"),
    ("soup", "Missing expected argument '--portions <portions>'"),
    ("soup --portions", "Missing value for '--portions <portions>'"),
    ("soup --portions few", "The value 'few' is invalid for '--portions <portions>'"),
    ("soup --portions=", "The value '' is invalid for '--portions <portions>'"),
    (
      "soup --portions 1 --heat tepid",
      "The value 'tepid' is invalid for '--heat <level>'. It may be 'low' or 'high'."
    ),
    (
      "soup --portions 1 --heat hihg",
      "The value 'hihg' is invalid for '--heat <level>'. Did you mean 'high'? It may be 'low' or 'high'."
    ),
    ("soup --portions 1 --taste bad", "Nobody wants that."),
    ("soup --portions 1 --spice", "Missing value for '--spice <spice>'"),
    ("soup --portions 1 --quick=yes", "The option '--quick' does not take any value, but 'yes' was specified."),
    ("soup --portions 1 a b", "Unexpected argument 'b'"),
    ("soup --portions 1 a b c", "2 unexpected arguments: 'b', 'c'"),
    ("soup --portoins 1", "There is no option '--portoins'. Did you mean '--portions'?"),
    ("soup --qick", "There is no option '--qick'. Did you mean '--quick'?"),
    ("soup -quick", "There is no option '-quick'. Did you mean '--quick'?"),
    ("soup --halp", "There is no option '--halp'. Did you mean '--help'?"),
    ("soup --secrets", "There is no option '--secrets'"),
    ("soup --heats=low", "There is no option '--heats'. Did you mean '--heat'?"),
    ("soup --port 1", "There is no option '--port'. Did you mean '--portions'?"),
    ("soup -q", "There is no option '-q'"),
    ("soup --bogus --heat x", "There is no option '--bogus'"),
  ])
  func `wrong usage is explained in a sentence`(words: String, sentence: String) {
    #expect(Kitchen.complaint(words) == sentence)
  }

  @Test func `a list that must be there is missed`() {
    let files: Parameter<[String]> = .list("--file", help: "What to read.", isRequired: true)
    let command = CommandSyntax("read", "Read.") { files }
    #expect {
      try command.read([])
    } throws: {
      "\($0)" == "Missing expected argument '--file <file> ...'"
    }
  }

  @Test func `one choice of three is asked for`() {
    let sizes = ["s", "m", "l"]
    let size: Parameter<String?> = .option("--size", help: "How large.", choices: sizes) {
      sizes.contains($0) ? $0 : nil
    }
    let command = CommandSyntax("order", "Order.") { size }
    #expect {
      try command.read(["--size", "xl"])
    } throws: {
      "\($0)" == "The value 'xl' is invalid for '--size <size>'. It may be 's', 'm' or 'l'."
    }
  }
}

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("shwo", "show"), ("shows", "show"), ("sow", "show"), ("SHOW", "show"), ("udpate", "update"), ("chek", "check"),
    ("bogus", nil), ("", nil), ("x", nil), ("trip.json", nil),
  ])
  func `a slip for three letters is forgiven`(word: String, meant: String?) {
    let commands = ["slots", "show", "check", "update"].map { CommandSyntax($0, "") }
    let program = ProgramSyntax(CommandSyntax("p", ""), usage: [], commands: commands, defaultCommand: "show")
    #expect(program.command(meantBy: word) == meant)
  }
}
