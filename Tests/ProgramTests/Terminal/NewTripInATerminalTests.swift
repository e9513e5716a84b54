import TestSupport
import Testing

@Suite(.waits) struct NewTripInATerminalTests {
  /// Games on the next days, whatever today is.
  private static let script = """
    for i in 1 2 3 4 5 6; do d=$(date -u -d "+$i day" +%Y-%m-%d); \
    echo "$d,13:05,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago"; done
    """

  private func user(_ server: WebServer) throws -> TerminalSession {
    let user = try TerminalSession(environment: ["no_proxy": "127.0.0.1"])
    try user.run(
      "mkdir -p config/barnstorm; printf '[mlb]\\ntitle = MLB\\nleague = \(server.address("/games"))\\n' "
        + "> config/barnstorm/sources.ini; clear; \"$BARNSTORM\"")
    try user.wait(for: "sample trip to try things out")
    return user
  }

  private static func games() throws -> String {
    let scratch = ProgramScratch()
    let shell = Spawn(executable: "bash", directory: scratch.path, environment: ["PATH": "/usr/bin:/bin"])
    let lines = try withExtendedLifetime(scratch) { try shell.run(["-c", script]).out }
    return "date,time,zone,home,away,venue,city\n" + lines
  }

  @Test func `a new trip of three games needs seventeen keys`() throws {
    let body = try Self.games()
    let server = try WebServer { _ in .answer("200 OK", [], body) }
    let user = try user(server)
    try user.press("Down", "Enter", shows: "step 1 of 7")
    try user.type("mlb")
    try user.press("Enter", "Enter", "Enter", "Enter", "Enter", shows: "step 7 of 7")
    try user.press("Enter", shows: "0 of 6 chosen")
    try user.press("Tab", "Down", "Tab", "Down", "Tab", shows: "3 games")
    try user.press("Enter", shows: "Day 1 of 3")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" list", shows: "MLB")
    expect(server.requests.count, 1)
  }

  @Test func `offers a file used before at the path where the trip found it`() throws {
    let user = try TerminalSession()
    try user.write(try Self.games(), to: "data/barnstorm/trips/season.csv")
    try user.run("\"$BARNSTORM\" new Lakes --schedule data/barnstorm/trips/season.csv --team Cubs")
    try user.wait(for: "trips/lakes.json")
    try user.run("clear; grep -c '\"season.csv\"' data/barnstorm/trips/lakes.json; \"$BARNSTORM\" --choose")
    try user.wait(for: "New trip…")
    try user.press("End", "Enter", shows: "data/barnstorm/trips/season.csv used before")
    try user.press("Enter", shows: "step 3 of 7")
    try user.press("Enter", "Enter", "Enter", "Enter", "Enter", shows: "0 of 6 chosen")
  }

  // MARK: Choosing the games

  private let schedule = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-04,13:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-05,13:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit

    """

  private func choosing() throws -> TerminalSession {
    let user = try TerminalSession()
    try user.write(schedule, to: "games.csv")
    try user.run("clear; \"$BARNSTORM\" new Lakes --schedule games.csv", shows: "0 of 3 chosen")
    return user
  }

  @Test func `games are found, chosen and made into a trip`() throws {
    let user = try choosing()
    try user.press("Tab", shows: "1 of 3 chosen")
    try user.type("jul 5")
    try user.wait(forNo: "Wrigley")
    try user.press("Tab", "Enter", shows: "/lakes.json")
    try user.run("clear; \"$BARNSTORM\" show Lakes", shows: "3 days · 2 games")
    try user.wait(for: "Chicago → Detroit")
  }

  @Test func `canceling creates no trip`() throws {
    let user = try choosing()
    try user.press("Escape", shows: "barnstorm: no games chosen; no trip created")
    try user.waitForShell()
  }
}
