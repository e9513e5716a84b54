import Program
import TestSupport
import Testing

@Suite struct MisuseTests {
  @Test(arguments: [
    ("", "missing argument '<dish>'"),
    ("soup", "missing argument '--portions <portions>'"),
    ("soup --portions", "missing value for '--portions <portions>'"),
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
    ("soup --portions 1 --spice", "missing value for '--spice <spice>'"),
    ("soup --portions 1 --quick=yes", "The option '--quick' does not take any value, but 'yes' was specified."),
    ("soup --portions 1 a b", "unexpected argument 'b'"),
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
    expect(Kitchen.complaint(words), sentence)
  }

  @Test func `a list that must be there is missed`() {
    let files: Parameter<[String]> = .list("--file", help: "What to read.", isRequired: true)
    let command = CommandSyntax("read", "Read.") { files }
    #expect {
      if case .run(let line) = try command.read([]) { _ = try line[files] }
    } throws: {
      "\($0)" == "missing argument '--file <file> ...'"
    }
  }

  @Test func `one choice of three is asked for`() {
    let sizes = ["s", "m", "l"]
    let size: Parameter<String?> = .option("--size", help: "How large.", choices: sizes) {
      sizes.contains($0) ? $0 : nil
    }
    let command = CommandSyntax("order", "Order.") { size }
    #expect {
      if case .run(let line) = try command.read(["--size", "xl"]) { _ = try line[size] }
    } throws: {
      "\($0)" == "The value 'xl' is invalid for '--size <size>'. It may be 's', 'm' or 'l'."
    }
  }

  @Test func `the values come before the words that are left over, and the first mistake counts`() {
    expect(Kitchen.complaint("soup --portions few a b c"), "The value 'few' is invalid for '--portions <portions>'")
    expect(
      Kitchen.complaint("--heat tepid --portions few -- soup"), "The value 'few' is invalid for '--portions <portions>'"
    )
  }
}
