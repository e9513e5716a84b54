import TestSupport
import Testing

/// What comes together in an open editor from copies and from files of other programs.
@Suite(.waits) struct MergingInATerminalTests {
  private static let schedule = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-05,13:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-09-30,13:40,America/Detroit,Tigers,Cubs,Comerica Park,Detroit

    """

  /// A copy, something deleted in the copy, both brought up to the same schedule, the copy put over the original.
  @Test func `each city change ends with one leg`() throws {
    let link = #""deleted": [], "schedule": {"source": "games.csv", "follows": ["CHC", "DET"]}"#
    let user = try TerminalSession(chicagoToDetroit.replacing(#""deleted": []"#, with: link))
    try user.write(Self.schedule, beside: "games.csv")
    try user.run("cd trips; cp trip.json copy.json; \"$BARNSTORM\" delete copy.json hotel --yes; mkfifo go")
    let more = "2026-07-06,19:40,America/Chicago,Cubs,Reds,Wrigley Field,Chicago\n"
    try user.write(Self.schedule + more, beside: "games.csv")
    try user.run("(cat go; \"$BARNSTORM\" update copy.json; \"$BARNSTORM\" update trip.json; mv copy.json trip.json) &")
    try user.start()
    try user.wait(for: "Book Tower")
    try user.press("j", "j", "S-Right", shows: "Moved to Day 2")
    try user.open(pipe: "trips/go")
    try user.wait(until: "the copy is merged and saved, with the row that was moved here and not in the copy") {
      !user.names(in: "trips").contains("copy.json") && !user.file.contains("Book Tower")
        && user.position(of: "dinner")?.hasPrefix(#""day": 2,"#) == true
    }
    try user.quit()
    expect(user.file.split(separator: #"{"travel": {"#).count, 1 + 2, "\(user.file)")
    try user.run("clear; \"$BARNSTORM\" update trip.json", shows: "Rust Belt Swing is up to date")
  }

  @Test(arguments: ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999999Z"])
  func `an item dated to the end of time can be edited and deleted next to an open editor`(end: String) throws {
    let user = try TerminalSession(chicagoToDetroit.replacing("2026-06-01T12:00:00.000Z", with: end))
    try user.run("mkfifo one two")
    try user.run("(cat one; \"$BARNSTORM\" edit trips/trip.json dinner --title Supper) &")
    try user.run("(cat two; \"$BARNSTORM\" delete trips/trip.json hotel --yes) &")
    try user.start()
    try user.press("j", "j", "S-Right", shows: "Moved to Day 2")
    try user.open(pipe: "one")
    try user.wait(for: "Supper")
    try user.open(pipe: "two")
    try user.wait(until: "the deletion is on the disk") { !user.file.contains("Book Tower") }
    try user.press("S-Left")
    try user.wait(until: "the row is back on Day 1") {
      user.position(of: "dinner")?.hasPrefix(#""day": 1,"#) == true
    }
    try user.quit()
    #expect(user.file.contains("Supper") && !user.file.contains("Book Tower"))
    try user.run("clear; \"$BARNSTORM\" show trips/trip.json", shows: "Supper")
    #expect(!user.screen.contains("Book Tower"))
  }
}
