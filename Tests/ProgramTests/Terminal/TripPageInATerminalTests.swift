import Testing

/// Changing the trip itself, and going from one trip to another.
@Suite(.waits) struct TripPageInATerminalTests {
  private let schedule = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-04,13:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-05,13:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit

    """

  /// A terminal in which a trip `Lakes` of the first game is known, with two days more.
  private func user() throws -> TerminalSession {
    let user = try TerminalSession()
    try user.write(schedule, to: "games.csv")
    try user.run(
      "clear; \"$BARNSTORM\" new Lakes --schedule games.csv --team CHC --from 2026-07-03 --to 2026-07-05")
    try user.wait(for: "/lakes.json")
    return user
  }

  @Test func `a trip is renamed and gets days`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.type("T")
    try user.wait(for: "Enter continues")
    try user.press("n", "C-u")
    try user.type("Steel and Lakes")
    try user.press("Enter")
    try user.wait(for: "Renamed the trip to Steel and Lakes.")
    try user.type("Ta")
    try user.press("Enter")
    try user.wait(for: "The trip runs")
    try user.quit()
    #expect(try user.text("trips/trip.json").contains(#""name": "Steel and Lakes""#))
  }

  @Test func `games of an open trip are chosen and what follows is shown first`() throws {
    let user = try user()
    try user.run("clear; \"$BARNSTORM\" lakes")
    try user.wait(for: "Day 1 -")
    try user.type("Tg")
    try user.wait(for: "1 of 3 chosen")
    try user.press("Down", "Space", "Enter")
    try user.wait(for: "Change the games? y/N")
    try user.wait(for: "Add Chicago → Detroit")
    try user.type("y")
    try user.wait(for: "Comerica Park")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" show Lakes")
    try user.wait(for: "3 days · 2 games")
    try user.wait(for: "Chicago → Detroit")
  }

  @Test func `answers what an imported table leaves open, and takes its rows as one operation`() throws {
    let user = try user()
    try user.write(
      "Activity,When exactly,Where\nMuseum,2026-07-03 15:00,\"Detroit, MI\"\nZoo,,Chicago\n", to: "list.csv")
    try user.run("clear; \"$BARNSTORM\" lakes")
    try user.wait(for: "Day 1 -")
    try user.type("T+list.csv")
    try user.press("Enter")
    try user.wait(for: "list.csv: 0 rows, 1 assumed, 1 open")
    try user.press("Down", "Enter")
    try user.type("date")
    try user.press("Enter")
    try user.wait(for: "list.csv: 1 row, 1 open")
    try user.press("Enter")
    try user.wait(for: "Day 2 - Saturday, July 4")
    try user.type("day 2")
    try user.press("Enter")
    try user.wait(for: "with 2 rows")
    try user.press("PageUp", "Enter")
    try user.wait(for: "Import 2 rows? y/N")
    try user.type("y")
    try user.wait(for: "Imported 2 rows.")
    try user.type("u")
    try user.wait(for: "No items yet, tap + to add")
    try user.type("U")
    try user.wait(for: "Museum")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" show Lakes")
    try user.wait(for: "Zoo")
  }

  @Test func `opens another trip and creates one without quitting`() throws {
    let user = try user()
    try user.start()
    try user.type("Tt")
    try user.wait(for: "New trip")
    try user.press("End", "Enter")
    try user.wait(for: "step 1 of 7")
    try user.type("no games")
    try user.press("Enter")
    try user.wait(for: "step 4 of 7")
    try user.type("2026-09-04 to 2026-09-07")
    try user.press("Enter", "Enter", "Enter")
    try user.wait(for: "Name the trip.")
    try user.type("Long weekend")
    try user.press("Enter")
    try user.wait(for: "Day 1 - Friday, September 4")
    try user.type("Tt")
    try user.wait(for: "New trip")
    try user.type("lakes")
    try user.press("Enter")
    try user.wait(for: "Wrigley Field")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" list")
    try user.wait(for: "Long weekend")
    try user.run("clear; \"$BARNSTORM\"")
    try user.wait(for: "Wrigley Field")
    try user.quit()
  }

  @Test func `a trip goes to the trash and comes back`() throws {
    let user = try user()
    try user.run("clear; \"$BARNSTORM\" lakes")
    try user.wait(for: "Day 1 -")
    try user.type("Tx")
    try user.wait(for: "Remove Lakes? y/N")
    try user.type("y")
    try user.wait(for: "Removed Lakes")
    try user.press("Escape")
    try user.waitForShell()
    try user.run("clear; \"$BARNSTORM\" remove lakes --restore; \"$BARNSTORM\" show lakes")
    try user.wait(for: "Wrigley Field")
  }

  @Test func `the trip menu fits a small terminal and one without colors`() throws {
    let user = try TerminalSession(columns: 40, rows: 10, environment: ["NO_COLOR": "1"])
    try user.start("--plain")
    try user.type("T")
    try user.wait(for: "more below")
    try user.type("x")
    try user.wait(for: "y/N")
    try user.press("Escape", "Escape")
    try user.quit()
  }

  @Test func `typing replaces the offered number of days`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.type("Ta")
    try user.wait(for: "Number of days to add")
    try user.type("2")
    try user.press("Enter")
    try user.wait(for: "6 days")
    try user.quit()
    #expect(user.file.contains(#""dayCount": 6"#))
  }

  @Test func `the menu has groups, and the help a search`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.type("T")
    for group in ["Days s ", "Games g ", "Legs l ", "Sharing y ", "Trip n "] { try user.wait(for: group) }
    try user.press("Escape", "?")
    try user.wait(for: "row up")
    try user.type("/calendar")
    try user.wait(forNo: "row up")
    try user.wait(for: "export: PDF, web page, calendar")
    try user.press("Escape", "Escape")
    try user.quit()
  }
}
