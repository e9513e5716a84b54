import Almanac
import Store
import TestSupport
import Testing

@testable import Program

@Suite struct NamingTests {
  private let sandbox: CommandSandbox

  init() throws {
    sandbox = try CommandSandbox(trip: smallTrip)
  }

  private func write(_ names: String...) throws {
    for (number, name) in names.enumerated() {
      let trip = smallTrip.replacing("Two Cities", with: name).replacing("7A1C", with: "7A1C\(number)")
      try sandbox.scratch.write(trip, to: "data/barnstorm/trips/\(number).json")
    }
  }

  private func opened(_ word: String) -> String? {
    if case .trip(let path)? = sandbox.run(word).editor?.subject { path.name.description } else { nil }
  }

  @Test func `finds a trip by path, or by a prefix of its name or ID, also for the editor`() throws {
    try write("Midwest Swing", "Midsummer", "Québec")
    for (word, name) in [
      ("trip.json", "Two Cities"), ("midw", "Midwest Swing"), ("MIDSUM", "Midsummer"), ("quebec", "Québec"),
      ("7a1c1", "Midsummer"),
    ] {
      expect(sandbox.answer("check '\(word)'"), "\(name): no problems.\n")
    }
    expect(opened("quebec"), "2.json")
    for line in ["show Midwst", "Midwst"] {
      expect(sandbox.refusal(line), #"no trip "Midwst". Did you mean "Midwest Swing"?"#)
    }
    #expect(sandbox.refusal("show Mi").hasPrefix("\"Mi\" could be \"Mid"))
  }

  @Test func `a word that is a command runs it, even if a trip has that name`() throws {
    try write("show", "Shoe")
    expect(sandbox.refusal("show", status: 64), "missing argument '<trip>'")
    #expect(sandbox.answer("show show").hasPrefix("show\n"))
    expect(sandbox.run("open", "show").editor?.subject, .trip(sandbox.scratch.path("data/barnstorm/trips/0.json")))
    expect(
      sandbox.refusal("shoo"), #"no trip and no command "shoo". Did you mean "show", "Shoe" or the command 'show'?"#)
  }

  @Test func `finds a damaged trip by its name`() throws {
    let damaged = smallTrip.replacing("\"day\": 2", with: "\"day\": 2,,")
    try sandbox.scratch.write(damaged, to: "data/barnstorm/trips/two.json")
    #expect(sandbox.refusal("show 'two c'").hasPrefix("data/barnstorm/trips/two.json:"))
    #expect(sandbox.answer("repair 'two c'").contains("The file can't be read from here on"))
  }

  @Test(arguments: [
    ("games.csv", "date,away,home\n2026-07-03,Cardinals,Cubs\n", "a table of games (CSV)"),
    ("team.ics", "BEGIN:VCALENDAR\nEND:VCALENDAR\n", "a calendar (iCalendar)"),
    ("Cubs' games.csv", "Match Number,Date,Home Team,Away Team\n1,03/07/2026,Cubs,Reds\n", "a table of games (CSV)"),
  ])
  func `suggests new for a schedule given as a trip`(name: String, text: String, format: String) throws {
    try sandbox.scratch.write(text, to: name)
    let file = name == "Cubs' games.csv" ? #"'Cubs'\'' games.csv'"# : name
    let sentence =
      "\(name): a schedule, \(format), not a trip: `barnstorm new NAME --schedule \(file)` creates a trip from it"
    for command in ["show", "check", "repair", "update"] {
      expect(sandbox.refusal("\(command) \"\(name)\"").replacing("'\(sandbox.path(""))", with: "'"), sentence)
    }
  }

  @Test(arguments: [
    ("{\n  \"compilerOptions\": {}\n}\n", "x.json:1:1: not a Barnstorm trip"),
    ("units = km\n", "x.json:1:1: expected an object, found \"u\""),
    (
      smallTrip.replacing("\"dayCount\": 4", with: "\"dayCount\": \"4\""),
      "x.json:7:15: dayCount: expected a number, found a string; see `barnstorm repair x.json --dry-run`"
    ),
  ])
  func `names line and field of a file that is not a trip`(text: String, sentence: String) throws {
    try sandbox.scratch.write(text, to: "x.json")
    expect(sandbox.refusal("show x.json"), sentence)
    expect(sandbox.refusal("add x.json --day 1 --title Zoo"), sentence)
  }
}
