import TestSupport
import Testing

@Suite(.waits) struct NamingTests {
  private let desk = Desk()

  @Test func `a trip is named by path, name or the start of its id`() throws {
    try desk.scratch.write(smallTrip, to: "data/barnstorm/trips/two.json")
    for name in ["trip.json", "./trip.json", "two cities", "Two Cities", "7a1c"] {
      try expect(desk.answer("check", name), "Two Cities: no problems.\n")
    }
    try expect(desk.refusal("show", "nowhere"), #"no trip "nowhere"; `barnstorm list` lists yours"#)
    try expect(desk.refusal("show", ""), #"no trip ""; `barnstorm list` lists yours"#)
    try expect(desk.refusal("show", "./nowhere.json"), "./nowhere.json: can't open: No such file or directory")
  }

  @Test func `refuses an ambiguous trip name`() throws {
    let trips = desk.scratch.path("data/barnstorm/trips")
    try desk.scratch.write(smallTrip, to: "data/barnstorm/trips/one.json")
    try desk.scratch.write(smallTrip, to: "data/barnstorm/trips/two.json")
    let both = "\"Two Cities\" (2026-07-03, 4 days, \(trips)/"
    try expect(desk.refusal("show", "Two Cities"), "\"Two Cities\" could be \(both)one.json) or \(both)two.json)")
    try expect(desk.refusal("show", "two"), "\"two\" could be \(both)one.json) or \(both)two.json)")
    try expect(desk.refusal("show", "7A1C-small"), "\"7A1C-small\" could be \(both)one.json) or \(both)two.json)")
  }

  @Test func `a trip is named by the beginning of its name`() throws {
    try write("Midwest Swing", "Midsummer", "Mid", "Québec", "show")
    for (argument, name) in [
      ("midw", "Midwest Swing"), ("MIDSUM", "Midsummer"), ("mid", "Mid"), ("quebec", "Québec"), ("Que", "Québec"),
    ] {
      try expect(desk.answer("check", argument), "\(name): no problems.\n")
      #expect(try desk.refusal(argument).hasPrefix("the editor needs a terminal: "), "the editor finds it, too")
    }
    #expect(try desk.refusal("show", "Mi").hasPrefix("\"Mi\" could be \"Mid"))
    try expect(desk.refusal("show", "Midwst"), #"no trip "Midwst". Did you mean "Midwest Swing"?"#)
    try expect(desk.refusal("Midwst"), #"no trip "Midwst". Did you mean "Midwest Swing"?"#)
    try expect(desk.refusal("show", "midwestswing"), #"no trip "midwestswing". Did you mean "Midwest Swing"?"#)
  }

  @Test func `a word that is a command runs it, also where a trip or a file has that name`() throws {
    try write("show")
    try desk.scratch.write(smallTrip.replacing("Two Cities", with: "A File"), to: "list")
    try expect(desk.misuse("show"), "missing argument '<trip>'")
    #expect(try desk.answer("show", "show").hasPrefix("show\n"))
    #expect(try desk.refusal("open", "show").hasPrefix("the editor needs a terminal: "))
    #expect(try desk.answer("list").contains("show"))
    #expect(try desk.answer("show", "list").hasPrefix("A File\n"))
    #expect(try desk.refusal("./list").hasPrefix("the editor needs a terminal: "))
  }

  @Test func `an existing file comes before a name, a directory after it`() throws {
    try write("Tour", "Swing")
    try desk.scratch.write(smallTrip.replacing("Two Cities", with: "A File"), to: "tour")
    try desk.scratch.write("", to: "swing/notes.txt")
    try expect(desk.answer("check", "tour"), "A File: no problems.\n")
    try expect(desk.answer("check", "swing"), "Swing: no problems.\n")
    try expect(desk.refusal("check", "./swing"), "./swing: a directory, not a trip file")
  }

  @Test func `a damaged trip has its name still`() throws {
    try desk.scratch.write(smallTrip.replacing("\"day\": 2", with: "\"day\": 2,,"), to: "data/barnstorm/trips/two.json")
    #expect(try desk.refusal("show", "two c").hasPrefix("\(desk.scratch.path("data"))/barnstorm/trips/two.json:"))
    #expect(try desk.answer("repair", "two c").contains("The file can't be read from here on"))
  }

  private func write(_ names: String...) throws {
    for (number, name) in names.enumerated() {
      let trip = smallTrip.replacing("Two Cities", with: name).replacing("7A1C", with: "7A1C\(number)")
      try desk.scratch.write(trip, to: "data/barnstorm/trips/\(number).json")
    }
  }

  @Test func `a damaged trip is refused with its place and not touched`() throws {
    let desk = Desk(trip: smallTrip.replacing("\"dayCount\": 4", with: "\"dayCount\": \"4\""))
    try expect(
      desk.refusal("add", "trip.json", "--day", "1", "--title", "x"),
      "trip.json:7:15: dayCount: expected a number, found a string; see `barnstorm repair trip.json --dry-run`")
  }
}
