import TestSupport
import Testing

/// A first trip, from a league by its name.
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
    let scratch = Scratch()
    let shell = Spawn(executable: "bash", directory: scratch.path, environment: ["PATH": "/usr/bin:/bin"])
    let lines = try withExtendedLifetime(scratch) { try shell.run(["-c", script]).out }
    return "date,time,zone,home,away,venue,city\n" + lines
  }

  @Test func `a first trip of three games takes seventeen keys`() throws {
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

  @Test func `a file used before is offered where the trip found it`() throws {
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

  @Test func `keys act while a server does not respond`() throws {
    let server = try WebServer { _ in .silence(after: []) }
    let user = try user(server)
    try user.press("Down", "Enter", shows: "step 1 of 7")
    try user.type("mlb")
    try user.press("Enter", "Enter", "Enter", "Enter", "Enter", shows: "step 7 of 7")
    try user.press("Enter", shows: "Reading the schedule…")
    // The screen is drawn again while nothing comes, and other keys are no answers.
    try user.resize(columns: 100, rows: 30)
    try user.wait(for: "Reading the schedule…")
    try user.type("x")
    try user.press("Escape", shows: "Name the trip.")
    try user.type("Two weeks", shows: "Name Two weeks")
    try user.press("C-u")
    try user.press("Escape", shows: "step 6 of 7")
    try user.press("C-c", shows: "sample trip to try things out")
  }
}
