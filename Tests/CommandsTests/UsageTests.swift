import Almanac
import TestSupport
import Testing

@testable import Program

@Suite struct UsageTests {
  @Test(arguments: [
    (["show"], "missing argument '<trip>'"), (["show", "t.json", "more"], "unexpected argument 'more'"),
    (["move", "t.json", "b2", "more", "--day", "1"], "unexpected argument 'more'"),
    (["move", "t.json", "b2", "--day", "1"], "pass one of --first, --last, --before and --after"),
    (
      ["move", "t.json", "b2", "--day", "1", "--first", "--after", "x"],
      "pass one of --first, --last, --before and --after"
    ),
    (["edit", "t.json", "b2"], "pass at least one field to change"),
    (["open", "--choose", "t.json"], "pass only one of a trip and --choose"),
    (["open", "--choose", "t.json", "u.json"], "unexpected argument 'u.json'"),
    (["new", " ", "--schedule", "x.csv"], "missing value for 'name'"),
    (
      ["games", "--schedule", "x.csv", "--from", "2026-07-03", "--to", "2026-07-02"],
      "--to 2026-07-02 is before --from 2026-07-03"
    ),
    (["add", "t.json", "--day", "1", "--title", " "], "missing title"),
    (["help", "shwo"], "unknown command 'shwo'. Did you mean 'show'?"),
    (["shwo", "t.json"], "unknown command 'shwo'. Did you mean 'show'?"),
    (["shwo"], "unknown command 'shwo'. Did you mean 'show'?"),
    (["show", "t.json", "--jason"], "unknown option '--jason'. Did you mean '--json'?"),
    (["t.json", "--unit", "km"], "unknown option '--unit'. Did you mean '--units'?"),
    (
      ["add", "t.json", "--day", "1", "--title", "x", "--category", "resturant"],
      "unknown category 'resturant'; use restaurant, hotel, activity or note. Did you mean 'restaurant'?"
    ),
    (
      ["config", "--colors", "nevr"],
      "invalid value 'nevr' for '--colors <colors>'. Did you mean 'never'? Use 'auto', 'never', '16', '256' or 'true'"
    ),
    (["show", "-"], "'-' can't be used for '<trip>'; use ./- for a file of that name"),
    (["-"], "'-' can't be used for '<trip>'; use ./- for a file of that name"),
    (["sample", "-"], "'-' can't be used for '<path>'; use ./- for a file of that name"),
    (["join", "-"], "'-' can't be used for '<location>'; use ./- for a file of that name"),
    (["merge", "t.json", "-"], "'-' can't be used for '<other>'; use ./- for a file of that name"),
    (["new", "Cubs", "--output", "-"], "'-' can't be used for '--output <path>'; use ./- for a file of that name"),
  ])
  func `wrong usage has status 64, and the first mistake is reported`(words: [String], sentence: String) throws {
    let outcome = try CommandDesk().run(words)
    expect(outcome.status, 64)
    guard case .complaint(let lines)? = outcome.parts.first else {
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
    let desk = try CommandDesk()
    expect(desk.run().editor?.subject, .lastTrip)
    expect(desk.run("--choose").editor?.subject, .choice)
    let trip = desk.path("trip.json")
    expect(desk.run(trip).editor?.subject, .trip(desk.scratch.path("trip.json")))
    expect(desk.run("open", trip, "--plain").editor?.subject, .trip(desk.scratch.path("trip.json")))
    expect(desk.run("nowhere").parts, [.complaint([#"no trip "nowhere"; `barnstorm list` lists yours"#])])
  }

  @Test func `the help names commands and times as the values of settings`() throws {
    let help = try Transcript(CommandDesk().run("help", "open")).out
    for option in ["--geocoder <command>", "--password-command <command>", "--max-driving <time>"] {
      #expect(help.contains(option), "\(help)")
    }
  }

  @Test(arguments: ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"])
  func `a relative directory of the user is refused, and nothing is written`(name: String) throws {
    var desk = try CommandDesk()
    desk.variables[name] = "here"
    for words in [["sample"], ["config"], [], ["trip"]] {
      let outcome = desk.run(words)
      expect(outcome.status, 1)
      expect(
        outcome.parts, [.complaint(["\(name) is \"here\", not an absolute path; set it to one, or unset it"])])
      #expect(outcome.editor == nil)
    }
    expect(desk.scratch.names, [])
    expect(desk.run("--version").status, 0)
    // The XDG variables may be empty, which is as good as not set.
    desk.variables[name] = ""
    if name != "HOME" { expect(desk.run("sample").status, 0) }
  }

  @Test func `the credits name every source and license of the data`() throws {
    let credits = Transcript(try CommandDesk().run("--credits")).out
    for name in [
      "GeoNames", "CC BY 4.0", "Unicode License v3", "GeoJSON-Ballparks", "ODC-By 1.0", "OpenStreetMap contributors",
      "Open Database License 1.0", "wcwidth", "Jeff Quast", "Noto Sans", "SIL Open Font License 1.1", "Natural Earth",
      "Swift", "ncurses", "zlib", "Expat", "GNU C Library", "libstdc++", "libgcc",
    ] {
      #expect(credits.contains(name), "\(name)")
    }
  }

  @Test func `every command has help and the version`() throws {
    let desk = try CommandDesk()
    for command in Barnstorm.commands {
      let name = command.syntax.name
      expect(desk.run(name, "--help").parts, desk.run("help", name).parts)
      let help = Transcript(desk.run(name, "--help"))
      expect(help.status, 0)
      let lines = help.out.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count < 80 || $0.hasPrefix("  barnstorm ") })
      expect(lines.contains("EXAMPLES:"), !command.syntax.examples.isEmpty)
    }
    expect(desk.run("--version").parts, [.answer(.lines([Barnstorm.version]))])
  }
}
