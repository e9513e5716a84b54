import Almanac
import TestSupport
import Testing

@testable import Program

@Suite struct UsageTests {
  @Test(arguments: [
    ("show", "missing argument '<trip>'"),
    ("show t.json more", "unexpected argument 'more'"),
    ("move t.json b2 more --day 1", "unexpected argument 'more'"),
    ("move t.json b2 --day 1", "pass one of --first, --last, --before and --after"),
    ("move t.json b2 --day 1 --first --after x", "pass one of --first, --last, --before and --after"),
    ("edit t.json b2", "pass at least one field to change"),
    ("open --choose t.json", "pass only one of a trip and --choose"),
    ("open --choose t.json u.json", "unexpected argument 'u.json'"),
    ("new ' ' --schedule x.csv", "missing value for 'name'"),
    ("games --schedule x.csv --from 2026-07-03 --to 2026-07-02", "--to 2026-07-02 is before --from 2026-07-03"),
    ("add t.json --day 1 --title ' '", "missing title"),
    ("help shwo", "unknown command 'shwo'. Did you mean 'show'?"),
    ("shwo t.json", "unknown command 'shwo'. Did you mean 'show'?"),
    ("shwo", "unknown command 'shwo'. Did you mean 'show'?"),
    ("show t.json --jason", "unknown option '--jason'. Did you mean '--json'?"),
    ("t.json --unit km", "unknown option '--unit'. Did you mean '--units'?"),
    (
      "add t.json --day 1 --title x --category resturant",
      "invalid value 'resturant' for '--category <category>'. Did you mean 'restaurant'? "
        + "Use 'restaurant', 'hotel', 'activity' or 'note'"
    ),
    (
      "config --colors nevr",
      "invalid value 'nevr' for '--colors <colors>'. Did you mean 'never'? Use 'auto', 'never', '16', '256' or 'true'"
    ),
    ("show -", "'-' can't be used for '<trip>'; use ./- for a file of that name"),
    ("-", "'-' can't be used for '<trip>'; use ./- for a file of that name"),
    ("new Cubs --output -", "'-' can't be used for '--output <path>'; use ./- for a file of that name"),
  ])
  func `wrong usage has status 64, and the first mistake is reported`(line: String, sentence: String) throws {
    let outcome = try CommandSandbox().run(ShellLine("\(line) ", breaks: "").words)
    expect(outcome.status, 64)
    guard case .message(let lines)? = outcome.parts.first else {
      Issue.record("no complaint")
      return
    }
    expect(outcome.parts.count, 1)
    expect(lines.first, sentence)
    // The usage helps where a word is missing or left over; else the way to the help does.
    let isShort = lines.count == 2
    expect(lines.contains { $0.hasPrefix("Usage: barnstorm") }, !isShort)
    #expect(lines.last?.hasPrefix("  See 'barnstorm") == true)
    let isOfWords = ["missing argument", "unexpected", "unknown command"].contains { sentence.hasPrefix($0) }
    expect(isShort, !isOfWords)
  }

  @Test func `requests the editor, without opening it, with the path of the trip`() throws {
    let sandbox = try CommandSandbox()
    expect(sandbox.run().editor?.subject, .lastTrip)
    expect(sandbox.run("--choose").editor?.subject, .choice)
    let trip = sandbox.path("trip.json")
    expect(sandbox.run(trip).editor?.subject, .trip(sandbox.scratch.path("trip.json")))
    expect(sandbox.run("open", trip, "--plain").editor?.subject, .trip(sandbox.scratch.path("trip.json")))
    expect(sandbox.run("nowhere").parts, [.message([#"no trip "nowhere"; `barnstorm list` lists yours"#])])
  }

  @Test func `help shows commands and times as values of settings`() throws {
    let help = try Transcript(CommandSandbox().run("help", "open")).out
    for option in ["--geocoder <command>", "--password-command <command>", "--max-driving <time>"] {
      #expect(help.contains(option), "\(help)")
    }
  }

  @Test(arguments: ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"])
  func `refuses a relative directory of the user, and writes nothing`(name: String) throws {
    var sandbox = try CommandSandbox()
    sandbox.variables[name] = "here"
    for words in [["sample"], ["config"], [], ["trip"]] {
      let outcome = sandbox.run(words)
      expect(outcome.status, 1)
      expect(
        outcome.parts, [.message(["\(name) is \"here\", not an absolute path; set it to one, or unset it"])])
      #expect(outcome.editor == nil)
    }
    expect(sandbox.scratch.names, [])
    expect(sandbox.run("--version").status, 0)
    // The XDG variables may be empty, which is as good as not set.
    sandbox.variables[name] = ""
    if name != "HOME" { expect(sandbox.run("sample").status, 0) }
  }

  @Test func `the credits name every source and license of the data`() throws {
    let credits = Transcript(try CommandSandbox().run("--credits")).out
    for name in [
      "GeoNames", "CC BY 4.0", "Unicode License v3", "GeoJSON-Ballparks", "ODC-By 1.0", "OpenStreetMap contributors",
      "Open Database License 1.0", "wcwidth", "Jeff Quast", "Noto Sans", "SIL Open Font License 1.1", "Natural Earth",
      "Swift", "ncurses", "zlib", "Expat", "GNU C Library", "libstdc++", "libgcc",
    ] {
      #expect(credits.contains(name), "\(name)")
    }
  }

  @Test func `every command has help and the version`() throws {
    let sandbox = try CommandSandbox()
    for command in Barnstorm.commands {
      let name = command.syntax.name
      expect(sandbox.run(name, "--help").parts, sandbox.run("help", name).parts)
      let help = Transcript(sandbox.run(name, "--help"))
      expect(help.status, 0)
      let lines = help.out.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count < 80 || $0.hasPrefix("  barnstorm ") })
      expect(lines.contains("EXAMPLES:"), !command.syntax.examples.isEmpty)
    }
    expect(sandbox.run("--version").parts, [.output(.lines([Barnstorm.version]))])
  }
}

@Suite struct DocumentedCommandTests {
  @Test(arguments: PageCode.pages) func `commands in the pages are valid, with their options and values`(page: String) {
    for code in PageCode.blocks(of: page).joined() { check(code, isComplete: true) }
    for code in PageCode.inlines(of: page) where code.hasPrefix("barnstorm ") { check(code, isComplete: false) }
  }

  @Test func `every example of the help is valid, with its options and values`() {
    for code in Barnstorm.commands.flatMap({ $0.syntax.examples }) { check(code, isComplete: true) }
  }

  /// In hints, such as `pass --user`. The options in `Curl.swift` are those of curl.
  @Test func `every option that a module below the program names exists`() {
    let options = Set(Barnstorm.commands.flatMap { $0.syntax.parameters.map(\.name) }).union(BuiltIn.names)
    for path in Repository.files(in: "Sources", [".swift"])
    where !path.hasPrefix("Sources/Program/") && !path.hasSuffix("/Curl.swift") {
      let lines = String(decoding: Repository.file(path), as: UTF8.self).split(separator: "\n")
      for line in lines.filter({ !$0.contains("// ") }) {
        let words = line.split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") && $0.last?.isLetter == true }
        expect(words.map(String.init).filter { !options.contains($0) }, [], "\(path)")
      }
    }
  }

  @Test func `a wrong option in a page is found`() {
    withKnownIssue { check("barnstorm show rust --bogus", isComplete: true) }
    withKnownIssue { check("true && barnstorm move rust 902B | less", isComplete: true) }
    check("barnstorm move rust 902B", isComplete: false)
  }

  /// Reads the commands of a shell line, without running them.
  ///
  /// - Parameter isComplete: whether the line can be run as it is; otherwise arguments can be missing.
  private func check(_ line: String, isComplete: Bool) {
    let parts = ShellLine("\(line) ", breaks: "").words.split { ["|", "||", "&&", ">", ">>", "#"].contains($0) }
    for words in parts {
      guard let start = words.firstIndex(of: "barnstorm"), words[..<start].allSatisfy({ $0 == "$" || $0.contains("=") })
      else { continue }
      // A number that the reader chooses is an N.
      let rest = words[(start + 1)...].map { Word($0 == "N" ? "1" : $0) }
      do {
        let (command, arguments) = Barnstorm.choice(rest[...])
        if case .run(let line) = try command.syntax.read(arguments) { _ = try command.init(line) }
      } catch {
        // Arguments can be missing.
        if isComplete || error.parameter == nil { Issue.record("\(line): \(error)") }
      }
    }
  }
}

/// Every option of every command, from the table of commands, with numbers at the ends of their types.
struct NumberOptionTests {
  @Test(arguments: Barnstorm.commands.map { $0.syntax.name })
  func `every numeric option rejects extreme numbers or leaves a readable trip`(name: String) throws {
    let sandbox = try CommandSandbox()
    let trip = TripSketch.trip("@Chicago note | Chicago>Detroit | | @Detroit")
    let syntax = try #require(Barnstorm.commands.first { $0.syntax.name == name }).syntax
    // A number as the name of a file is a file in the working directory.
    let parameters = syntax.parameters.filter { $0.kind != .argument && $0.completion.extensions == nil }
    let options = parameters.filter { $0.kind != .flag && $0.choices.isEmpty }
    for option in options {
      // Some options need another one.
      let others = [[]] + parameters.filter { $0.name != option.name }.map(words)
      for (number, other) in Portion.cases(of: NumberEnds.all.flatMap { number in others.map { (number, $0) } }) {
        try sandbox.write(trip, to: "trip.json")
        let line = [name] + arguments(of: syntax, sandbox) + ["\(option.name)=\(number)"] + other
        let outcome = sandbox.run(line)
        #expect([0, 1, 64].contains(outcome.status), "\(line)")
        expect(sandbox.run("show", sandbox.path("trip.json")).status, 0, "\(line)")
      }
    }
  }

  @Test func `a day outside the trip is refused by its number`() throws {
    let sandbox = try CommandSandbox()
    try sandbox.write(TripSketch.trip("@Chicago note | | @Detroit"), to: "trip.json")
    for words in ["add --title x --day", "move note --first --day", "sort --day", "days --remove", "days --append"] {
      let words = words.split(separator: " ").map(String.init)
      let line = [words[0], sandbox.path("trip.json")] + words.dropFirst()
      #expect(Transcript(sandbox.run(line + ["\(Int.max)"])).err.contains("\(Int.max)"), "\(line)")
    }
  }

  private func words(_ parameter: ParameterSyntax) -> [String] {
    parameter.kind == .flag ? [parameter.name] : ["\(parameter.name)=\(parameter.choices.first ?? "2")"]
  }

  private func arguments(of syntax: CommandSyntax, _ sandbox: CommandSandbox) -> [String] {
    syntax.parameters.filter { $0.kind == .argument }.map { argument in
      switch argument.completion {
      case .known(.trips, _): sandbox.path("trip.json")
      case .known(let subject, _) where [.items, .movableItems, .editableItems, .customItems].contains(subject): "note"
      default: argument.choices.first ?? "x"
      }
    }
  }
}
