import TestSupport
import Testing

@Suite(.waits) struct UsageTests {
  @Test(arguments: [
    ["show"], ["show", "trip.json", "more"], ["slots", "trip.json"],
    ["trip.json", "more"], ["delete", "trip.json"], ["move", "trip.json", "b2"], ["list", "more"],
    ["check"], ["add", "trip.json"],
  ])
  func `wrong usage has status 64 and shows the right one`(arguments: [String]) throws {
    let desk = try Desk()
    #expect(try desk.misuse(arguments) != "")
    #expect(try desk.run(arguments).err.contains("\nUsage: barnstorm"))
  }

  @Test func `a trip for the editor that cannot be found is refused`() throws {
    try expect(Desk().refusal("nowhere"), #"no trip "nowhere""#)
    try expect(Desk().refusal(""), #"no trip """#)
  }

  @Test func `a word that is nearly a trip and nearly a command may be both`() throws {
    let desk = try Desk()
    try desk.scratch.write(smallTrip.replacing("Two Cities", with: "Shoe"), to: "data/barnstorm/trips/shoe.json")
    try expect(desk.refusal("shoo"), #"no trip and no command "shoo". Did you mean "Shoe" or the command 'show'?"#)
  }

  @Test(arguments: [
    ("games.csv", "date,away,home\n2026-07-03,Cardinals,Cubs\n", "a table of games (CSV)"),
    ("team.ics", "BEGIN:VCALENDAR\nEND:VCALENDAR\n", "a calendar (iCalendar)"),
    ("Cubs' games.csv", "Match Number,Date,Home Team,Away Team\n1,03/07/2026,Cubs,Reds\n", "a table of games (CSV)"),
  ])
  func `a schedule given as a trip points to new`(name: String, text: String, format: String) throws {
    let desk = try Desk()
    try desk.scratch.write(text, to: name)
    let file = name == "Cubs' games.csv" ? #"'Cubs'\'' games.csv'"# : name
    let sentence =
      "\(name): a schedule, \(format), not a trip: `barnstorm new NAME --schedule \(file)` creates a trip from it"
    for arguments in [[name], ["open", name], ["show", name], ["check", name], ["repair", name], ["update", name]] {
      try expect(desk.refusal(arguments), sentence)
    }
    let (status, screen) = try desk.runOnTerminal(name)
    expect(status, 1)
    expect(screen, "barnstorm: \(sentence)\n")
  }

  @Test func `what is neither a trip nor a schedule is told with line and field`() throws {
    let desk = try Desk()
    try desk.scratch.write("{\n  \"compilerOptions\": {}\n}\n", to: "tsconfig.json")
    try desk.scratch.write("units = km\n", to: "config.ini")
    try desk.scratch.write("name,price\nbread,3\n", to: "shopping.csv")
    try expect(desk.refusal("show", "tsconfig.json"), "tsconfig.json:1:1: not a Barnstorm trip")
    try expect(desk.refusal("show", "config.ini"), "config.ini:1:1: expected an object, found \"u\"")
    try expect(desk.refusal("shopping.csv"), "shopping.csv:1:1: expected an object, found \"n\"")
  }

  @Test func `a directory given as a trip lists the trips in it`() throws {
    let desk = try Desk()
    try desk.scratch.write(smallTrip, to: "trips/two.json")
    try desk.scratch.write(smallTrip.replacing("Two Cities", with: "Other"), to: "trips/my other.json")
    try desk.scratch.write("{}", to: "trips/package.json")
    try desk.scratch.write("", to: "empty/notes.txt")
    try expect(
      desk.refusal("show", "trips"),
      "trips: a directory, not a trip file; the trips in it: 'trips/my other.json' (Other), trips/two.json (Two Cities)"
    )
    try expect(desk.refusal("empty"), "empty: a directory, not a trip file")
  }

  @Test func `the editor is refused where there is no terminal`() throws {
    #expect(try Desk().refusal("trip.json").hasPrefix("the editor needs a terminal: "))
  }

  @Test func `version and help go to standard output`() throws {
    let desk = try Desk()
    #expect(try desk.answer("--version").hasPrefix("barnstorm "))
    let help = try desk.answer("--help")
    for command in ["sample", "list", "show", "check", "slots", "move", "add", "edit", "delete"] {
      #expect(help.contains("\n  \(command) "))
      #expect(try desk.answer(command, "--help").contains("USAGE: barnstorm \(command)"))
    }
  }

  @Test func `help tells of one command, too`() throws {
    let desk = try Desk()
    try expect(desk.answer("help", "show"), desk.answer("show", "--help"))
    try expect(desk.answer("help"), desk.answer("--help"))
    try expect(desk.misuse("help", "shwo"), "unknown command 'shwo'. Did you mean 'show'?")
  }

  @Test func `misspelt commands and options are recognised`() throws {
    let desk = try Desk()
    try expect(desk.misuse("shwo", "trip.json"), "unknown command 'shwo'. Did you mean 'show'?")
    try expect(desk.misuse("show", "trip.json", "--jason"), "unknown option '--jason'. Did you mean '--json'?")
    try expect(desk.misuse("shwo"), "unknown command 'shwo'. Did you mean 'show'?")
    try expect(desk.misuse("games", "--schedul", "x.csv"), "unknown option '--schedul'. Did you mean '--schedule'?")
    try expect(
      desk.misuse("add", "trip.json", "--day", "1", "--title", "x", "--category", "resturant"),
      "unknown category 'resturant'; use restaurant, hotel, activity or note. Did you mean 'restaurant'?")
    try expect(
      desk.misuse("config", "--colors", "nevr"),
      "invalid value 'nevr' for '--colors <colors>'. Did you mean 'never'? "
        + "Use 'auto', 'never', '16', '256' or 'true'")
    try expect(desk.misuse("trip.json", "--unit", "km"), "unknown option '--unit'. Did you mean '--units'?")
  }

  @Test(arguments: [
    "sample", "list", "show", "check", "slots", "move", "add", "edit", "delete", "games", "new", "update", "repair",
    "config", "open",
  ])
  func `help is 80 columns wide where there is no terminal, and ends with an example`(command: String) throws {
    let lines = try Desk().answer(command, "--help").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(lines.allSatisfy { !$0.hasPrefix("  barnstorm ") || $0.count <= 70 }, "the manual indents them further")
    #expect(lines.contains("EXAMPLES:") && lines.last?.hasPrefix("  barnstorm ") == true)
  }
}
