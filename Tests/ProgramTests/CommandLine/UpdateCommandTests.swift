import TestSupport
import Testing

@Suite(.waits) struct UpdateCommandTests {
  private let desk = Desk()
  private let rows = [
    "2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago,",
    "2026-07-04,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago,",
    "2026-07-06,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit,",
    "2026-07-07,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit,",
    "2026-09-30,18:40,America/New_York,Mets,Reds,Citi Field,Flushing,",
  ]

  /// A trip to four games, which follows `games.csv`.
  init() throws {
    try write(rows)
    _ = try desk.answer(
      "new", "Swing", "--schedule", "games.csv", "--team", "CHC", "DET", "--to", "2026-07-08", "--from", "2026-07-03",
      "--output", "swing.json")
    _ = try desk.answer("add", "swing.json", "--day", "4", "--title", "Museum")
  }

  private func write(_ rows: [String]) throws {
    let text = (["date,time,zone,home,away,venue,city,status"] + rows).joined(separator: "\n") + "\n"
    try desk.scratch.write(text, to: "games.csv")
  }

  /// With the game of a row at another date.
  private func moved(_ row: Int, to date: String) -> [String] {
    rows.enumerated().map { $0 == row ? date + $1.dropFirst(10) : $1 }
  }

  @Test func `follows the schedule it was created from`() throws {
    try expect(desk.answer("update", "swing.json"), "Swing is up to date.\n")
    try write(moved(2, to: "2026-07-08"))
    try expect(
      desk.answer("update", "swing.json"),
      """
      Moved Cleveland Guardians @ Detroit Tigers from Mon, Jul 6, 6:40 PM EDT to Wed, Jul 8, 6:40 PM EDT.

      """)
    try expect(desk.answer("update", "swing.json"), "Swing is up to date.\n")
    #expect(try desk.answer("show", "swing.json").contains("Day 6 - Wednesday, July 8 · 1 game\n  "))
    // The editor lists it.
    #expect(
      try desk.answer("show", "swing.json", "--json").contains(
        #""message": "Moved Cleveland Guardians @ Detroit Tigers from Mon, Jul 6, 6:40 PM EDT to Wed, Jul 8"#))
  }

  @Test func `prints the changes as JSON`() throws {
    let more = "2026-07-05,13:20,America/Chicago,Cubs,Brewers,Wrigley Field,Chicago,"
    let changed = rows[0].replacing("13:20", with: "19:05")
    try write([changed, rows[1], more, rows[4]] + [rows[2] + "cancelled", rows[3] + "postponed"])
    let answer = try desk.answer("update", "swing.json", "--json")
    #expect(answer.contains(#""change": "timeMoved", "gameId": "mlb-2026-07-03-CHC-1", "item": ""#))
    #expect(
      answer.contains(#""from": "2026-07-03T13:20:00-05:00", "to": "2026-07-03T19:05:00-05:00", "message": "Moved "#)
    )
    #expect(answer.contains(#"{"change": "cancelled", "gameId": "mlb-2026-07-06-DET-1", "item": ""#))
    #expect(answer.contains(#""from": "2026-07-06T18:40:00-04:00", "to": null"#))
    #expect(answer.contains(#""change": "added", "gameId": "mlb-2026-07-05-CHC-1", "item": ""#))
    #expect(answer.contains(#""from": null, "to": "2026-07-05T13:20:00-05:00""#))
    #expect(answer.contains(#"{"change": "legRemoved", "gameId": null, "item": ""#))
    try expect(
      desk.answer("update", "swing.json", "--json"),
      "{\"changes\": [], \"problems\": [], \"path\": \"swing.json\", \"touched\": []}\n")
  }

  @Test func `writes nothing where nothing changed or on a dry run`() throws {
    let version = desk.scratch.version("swing.json")
    _ = try desk.answer("update", "swing.json")
    expect(desk.scratch.version("swing.json"), version)
    try write(moved(2, to: "2026-07-08"))
    let first = try desk.answer("update", "swing.json", "--dry-run")
    expect(desk.scratch.version("swing.json"), version)
    try expect(desk.answer("update", "swing.json").replacing("Moved", with: "Would move"), first)
    #expect(desk.scratch.version("swing.json") != version)
  }

  @Test func `a game that leaves the trip shows its new date`() throws {
    try write(moved(2, to: "2026-08-10"))
    _ = try desk.answer("update", "swing.json")
    #expect(
      try desk.answer("show", "swing.json").contains(
        "MOVED to Mon, Aug 10 (after the trip)  Cleveland Guardians @ Detroit Tigers"))
  }

  @Test func `refuses in one line without the option`() throws {
    try write([rows[0], rows[3], rows[4]])
    let version = desk.scratch.version("swing.json")
    try expect(
      desk.refusal("update", "swing.json"),
      "Swing: the schedule would remove 2 of 4 games; pass --allow-removals to update anyway")
    try write([rows[4]])
    try expect(
      desk.refusal("update", "swing.json"),
      "Swing: the schedule has no games on the trip's dates; pass --allow-removals to update anyway")
    try desk.scratch.write("", to: "games.csv")
    try expect(desk.refusal("update", "swing.json"), "games.csv: the file is empty")
    try expect(desk.refusal("update", "trip.json"), "\"Two Cities\" has no schedule; pass --schedule FILE")
    #expect(try desk.refusal("update", "swing.json", "--schedule", "none.csv").hasPrefix("none.csv: can't open: "))
    expect(desk.scratch.version("swing.json"), version)

    try write([rows[0], rows[3], rows[4]])
    let lines = try desk.answer("update", "swing.json", "--allow-removals").split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix(": no longer in the schedule.") })
    #expect(try desk.answer("show", "swing.json").contains("Museum"))
  }

  @Test func `remembers the city of a venue`() throws {
    let text = """
      date,time,home,away,venue
      2026-07-03,14:30,Old Town,New Town,Plain Ham
      2026-07-10,14:30,Old Town,High Town,Plain Ham

      """
    try desk.scratch.write(text, to: "fixtures.csv")
    let options = ["--schedule", "fixtures.csv", "--venue-city", "Plain Ham=Bath, England"]
    _ = try desk.run(["new", "Ham", "--output", "ham.json"] + options)
    try expect(desk.run("update", "ham.json").out, "Ham is up to date.\n")
    try desk.scratch.write(text.replacing("10,14:30", with: "10,15:45"), to: "fixtures.csv")
    try expect(
      desk.run("update", "ham.json").out, "Moved Old Town – High Town from Fri, Jul 10, 2:30 PM BST to 3:45 PM BST.\n")
  }

  @Test func `remembers the given zone`() throws {
    let text = "date,time,home,away,venue\n2026-07-03,14:30,Old Town,New Town,Plain Ham\n"
    try desk.scratch.write(text, to: "fixtures.csv")
    _ = try desk.run(
      "new", "Ham", "--schedule", "fixtures.csv", "--assume-zone", "Europe/London", "--output", "ham.json")
    let later = text.replacing("14:30", with: "15:45")
    try desk.scratch.write(later, to: "fixtures.csv")
    let update = try desk.run("update", "ham.json")
    expect(update.out, "Moved Old Town – New Town from Fri, Jul 3, 2:30 PM BST to 3:45 PM BST.\n")
    #expect(!update.err.contains("zone"))
    let other = try desk.run("update", "ham.json", "--assume-zone", "Europe/Paris")
    expect(other.out, "Moved Old Town – New Town from Fri, Jul 3, 3:45 PM BST to 3:45 PM CEST.\n")
    try expect(desk.run("update", "ham.json").out, "Ham is up to date.\n")
  }
}
