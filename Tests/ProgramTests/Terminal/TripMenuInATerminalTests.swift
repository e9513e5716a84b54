import Testing

@Suite(.waits) struct TripMenuInATerminalTests {
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
    try user.run("clear; \"$BARNSTORM\" new Lakes --schedule games.csv --team CHC --from 2026-07-03 --to 2026-07-05")
    try user.wait(for: "/lakes.json")
    return user
  }

  @Test func `shows what follows from another choice of games before it applies it`() throws {
    let user = try user()
    try user.run("clear; \"$BARNSTORM\" lakes", shows: "Day 1 -")
    try user.type("Tg", shows: "1 of 3 chosen")
    try user.press("Down", "Space", "Enter", shows: "Change the games? y/N")
    try user.wait(for: "Add Chicago → Detroit")
    try user.type("y", shows: "Comerica Park")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" show Lakes", shows: "3 days · 2 games")
    try user.wait(for: "Chicago → Detroit")
  }

  @Test func `an imported table asks its open questions, and is one operation`() throws {
    let user = try user()
    try user.write(
      "Activity,When exactly,Where\nMuseum,2026-07-03 15:00,\"Detroit, MI\"\nZoo,,Chicago\n", to: "list.csv")
    try user.run("clear; \"$BARNSTORM\" lakes", shows: "Day 1 -")
    try user.enter("T+list.csv", shows: "list.csv: 0 rows, 1 assumed, 1 open")
    try user.press("Down", "Enter")
    try user.enter("date", shows: "list.csv: 1 row, 1 open")
    try user.press("Enter", shows: "Day 2 - Saturday, July 4")
    try user.enter("day 2", shows: "with 2 rows")
    try user.press("PageUp", "Enter", shows: "Import 2 rows? y/N")
    try user.type("y", shows: "Imported 2 rows.")
    try user.type("u", shows: "Undid: ")
    try user.type("U", shows: "Redid: ")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" show Lakes", shows: "Zoo")
  }

  @Test func `opens another trip and creates one without quitting`() throws {
    let user = try user()
    try user.start()
    try user.type("Tt", shows: "New trip")
    try user.press("End", "Enter", shows: "step 1 of 7")
    try user.enter("no games", shows: "step 4 of 7")
    try user.type("2026-09-04 to 2026-09-07")
    try user.press("Enter", "Enter", "Enter", shows: "Name the trip.")
    try user.enter("Long weekend", shows: "Day 1 - Friday, September 4")
    try user.type("Tt", shows: "New trip")
    try user.enter("lakes", shows: "Wrigley Field")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" list", shows: "Long weekend")
    try user.run("clear; \"$BARNSTORM\"", shows: "Wrigley Field")
    try user.quit()
  }

  @Test func `a trip goes to the trash and comes back`() throws {
    let user = try user()
    try user.run("clear; \"$BARNSTORM\" lakes", shows: "Day 1 -")
    try user.type("Tx", shows: "Remove Lakes? y/N")
    try user.type("y", shows: "Removed Lakes")
    try user.leave(by: "Escape")
    try user.run("clear; \"$BARNSTORM\" remove lakes --restore; \"$BARNSTORM\" show lakes", shows: "Wrigley Field")
  }
}
