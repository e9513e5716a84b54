import Testing

/// Choosing the games of a new trip.
@Suite(.waits) struct PickerInATerminalTests {
  private let schedule = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-04,13:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-05,13:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit

    """

  /// A terminal with the games of the schedule to choose from.
  private func user() throws -> TerminalSession {
    let user = try TerminalSession()
    try user.write(schedule, to: "games.csv")
    try user.run("clear; \"$BARNSTORM\" new Lakes --schedule games.csv", shows: "0 of 3 chosen")
    return user
  }

  @Test func `games are found, chosen and made into a trip`() throws {
    let user = try user()
    try user.press("Tab", shows: "1 of 3 chosen")
    try user.type("jul 5")
    try user.wait(forNo: "Wrigley")
    try user.press("Tab", "Enter", shows: "/lakes.json")
    try user.run("clear; \"$BARNSTORM\" show Lakes", shows: "3 days · 2 games")
    try user.wait(for: "Chicago → Detroit")
  }

  @Test(arguments: [("tigers jul 4", 1), ("detroit guardians", 2), ("7/5", 1), ("jul", 3)])
  func `words and dates find games, and a space belongs to the text`(text: String, games: Int) throws {
    let user = try user()
    try user.type(text)
    try user.wait(until: "\(games) are found") { user.screen.ranges(of: "[ ]").count == games }
    #expect(user.words.contains("0 of 3 chosen"))
  }

  @Test func `canceling creates no trip`() throws {
    let user = try user()
    try user.press("Escape", shows: "barnstorm: no games chosen; no trip created")
    try user.waitForShell()
  }
}
