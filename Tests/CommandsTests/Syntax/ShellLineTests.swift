import TestSupport
import Testing
@testable import Program

@Suite struct ShellLineTests {
  private static let breaks = " \t\n\"'@><=;|&(:"

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
    ("kitchen cook @hom", ["kitchen", "cook"], "@hom", ""),
    ("kitchen cook a:@hom", ["kitchen", "cook"], "a:@hom", "a:"),
    ("kitchen cook $(rm", ["kitchen", "cook"], "$(rm", "$("),
    (#"kitchen cook x\"#, ["kitchen", "cook"], "x", ""),
  ])
  func `reads a line as bash does, but expands nothing`(
    line: String, words: [String], current: String, retained: String
  ) {
    let read = ShellLine(line, breaks: Self.breaks)
    expect(read.words, words)
    expect(read.current, current)
    expect(read.retained, retained)
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
  func `inserted text is literal`(line: String, text: String, insertion: String) {
    expect(ShellLine(line, breaks: Self.breaks).insertion(of: text), insertion)
  }
}
