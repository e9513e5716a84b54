import TestSupport
import Testing

/// Files that are not trips, given as trips.
@Suite(.waits) struct MistakenFileTests {
  private let desk = Desk()

  @Test func `a word similar to a trip and a command suggests both`() throws {
    try desk.scratch.write(smallTrip.replacing("Two Cities", with: "Shoe"), to: "data/barnstorm/trips/shoe.json")
    try expect(desk.refusal("shoo"), #"no trip and no command "shoo". Did you mean "Shoe" or the command 'show'?"#)
  }

  @Test(arguments: [
    ("games.csv", "date,away,home\n2026-07-03,Cardinals,Cubs\n", "a table of games (CSV)"),
    ("team.ics", "BEGIN:VCALENDAR\nEND:VCALENDAR\n", "a calendar (iCalendar)"),
    ("Cubs' games.csv", "Match Number,Date,Home Team,Away Team\n1,03/07/2026,Cubs,Reds\n", "a table of games (CSV)"),
  ])
  func `a schedule given as a trip points to new`(name: String, text: String, format: String) throws {
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

  @Test func `reports line and field of a file that is neither a trip nor a schedule`() throws {
    try desk.scratch.write("{\n  \"compilerOptions\": {}\n}\n", to: "tsconfig.json")
    try desk.scratch.write("units = km\n", to: "config.ini")
    try desk.scratch.write("name,price\nbread,3\n", to: "shopping.csv")
    try expect(desk.refusal("show", "tsconfig.json"), "tsconfig.json:1:1: not a Barnstorm trip")
    try expect(desk.refusal("show", "config.ini"), "config.ini:1:1: expected an object, found \"u\"")
    try expect(desk.refusal("shopping.csv"), "shopping.csv:1:1: expected an object, found \"n\"")
  }

  @Test func `a directory given as a trip lists the trips in it`() throws {
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

  @Test func `refuses the editor without a terminal`() throws {
    #expect(try desk.refusal("trip.json").hasPrefix("the editor needs a terminal: "))
  }
}
