import CommandLineSyntax
import Testing

@Suite struct ShellLineTests {
  private static let breaks = " \t\n\"'><=;|&(:"

  @Test(arguments: [
    ("kitchen cook soup", ["kitchen", "cook"], "soup", ""),
    ("kitchen cook ", ["kitchen", "cook"], "", ""),
    (#"kitchen cook Joe\'s\ soup --no"#, ["kitchen", "cook", "Joe's soup"], "--no", ""),
    (#"kitchen cook 'Joe'\''s soup' "a \"b\" \$c \d" "#, ["kitchen", "cook", "Joe's soup", #"a "b" $c \d"#], "", ""),
    (#"kitchen cook $'it\'s' '"#, ["kitchen", "cook", "it's"], "", ""),
    (#"kitchen cook 'half a s"#, ["kitchen", "cook"], "half a s", ""),
    (#"kitchen cook "half a s"#, ["kitchen", "cook"], "half a s", ""),
    (#"kitchen cook half\ a' s"#, ["kitchen", "cook"], "half a s", "half a"),
    ("kitchen cook --heat=l", ["kitchen", "cook"], "--heat=l", "--heat="),
    ("kitchen cook a:b:c", ["kitchen", "cook"], "a:b:c", "a:b:"),
    (#"kitchen cook a\:b"#, ["kitchen", "cook"], "a:b", ""),
    ("kitchen cook '' x", ["kitchen", "cook", ""], "x", ""),
    ("kitchen cook $(rm", ["kitchen", "cook"], "$(rm", "$("),
    (#"kitchen cook x\"#, ["kitchen", "cook"], "x", ""),
  ])
  func `a line is read as bash reads it, and nothing in it is expanded`(
    line: String, words: [String], current: String, kept: String
  ) {
    let read = ShellLine(line, breaks: Self.breaks)
    #expect(read.words == words)
    #expect(read.current == current)
    #expect(read.kept == kept)
  }

  @Test(arguments: [
    ("kitchen cook ", "soup", "soup"), ("kitchen cook ", "pea soup", "'pea soup'"),
    ("kitchen cook ", "Joe's $(rm)", #"'Joe'\''s $(rm)'"#), ("kitchen cook ", "my dir/", "'my dir/"),
    ("kitchen cook ~/", "~/my dir/", "~/'my dir/"), ("kitchen cook ", "~home", "'~home'"),
    ("kitchen cook '", "Joe's $(rm)", #"Joe'\''s $(rm)"#),
    ("kitchen cook \"", "a `b` $c \"d\" \\", #"a \`b\` \$c \"d\" \\"#),
    ("kitchen cook \"", "wow!", #"wow"'!'""#), ("kitchen cook $'", #"it's \"#, #"it\'s \\"#),
    ("kitchen cook ", "", "''"),
  ])
  func `what is inserted means itself`(line: String, text: String, insertion: String) {
    #expect(ShellLine(line, breaks: Self.breaks).insertion(of: text) == insertion)
  }
}

@Suite struct UnfinishedLineTests {
  private func unfinished(_ line: String) -> UnfinishedLine {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return Kitchen.program.unfinished(words.dropLast(), current: words.last ?? "")
  }

  private func values(_ line: String) -> [String] {
    unfinished(line).candidates(of: Kitchen.program).map(\.value)
  }

  @Test(arguments: [
    ("", ["cook", "wash", "help"]), ("co", ["cook"]), ("help ", ["cook", "wash"]), ("help w", ["wash"]),
    ("cook --h", ["--heat", "--help"]), ("cook --heat ", ["low", "high"]), ("cook --heat=h", ["high"]),
    ("cook --heat HI", ["high"]), ("cook --quick --q", []), ("cook --spice salt --sp", ["--spice"]),
    ("cook --sec", []), ("--v", ["--version"]), ("cook -- --", []), ("cook soup ", []), ("cook --note -", []),
  ])
  func `the syntax offers what fits`(line: String, expected: [String]) {
    #expect(values(line) == expected)
  }

  @Test(arguments: [
    ("cook ", "dish"), ("cook soup ", "recipe"), ("cook soup book ", nil), ("cook --portions 4 ", "dish"),
    ("cook --portions=4 ", "dish"), ("cook --quick ", "dish"), ("cook --portions ", "--portions"),
    ("cook --spice salt ", "--spice"), ("cook --spice=salt ", "--spice"), ("cook --spice salt --quick ", "dish"),
    ("cook --spice salt -- ", "dish"), ("cook -- --quick ", "recipe"), ("cook --bogus ", "dish"),
    ("cook --note -x ", "dish"), ("cook --spice=s", "--spice"),
  ])
  func `the word at the cursor is a value of this`(line: String, parameter: String?) {
    #expect(unfinished(line).parameter?.name == parameter)
  }

  @Test func `what was given before the cursor can be asked for`() throws {
    let line = unfinished("cook soup --spice salt mace --note -x --heat=")
    #expect(try line.line[Kitchen.dish] == "soup")
    #expect(try line.line[Kitchen.spices] == ["salt", "mace"])
    #expect(line.word(of: "--note") == "-x")
    #expect(line.start == "--heat=")
    #expect(line.value == "")
  }
}
