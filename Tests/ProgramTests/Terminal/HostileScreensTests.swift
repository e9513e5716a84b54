import TestSupport
import Testing

/// The bytes of every screen, where all the text there is would like to be something else.
@Suite(.waits) struct HostileScreensTests {
  /// Ends a recording: a text that the shell puts together, so that it is not there before.
  private func finish(_ user: TerminalSession) throws {
    try user.run("clear; echo recor''ded")
    try user.wait(until: "the recording is whole") {
      String(decoding: try user.bytes("recording"), as: UTF8.self).contains("recorded")
    }
    let bytes = try user.bytes("recording")
    #expect(String(decoding: bytes, as: UTF8.self).ranges(of: "7777").count > 20)
    expect(EmittedBytes.faultsOnScreen(in: bytes), [])
  }

  @Test(arguments: [
    (columns: 80, rows: 24, options: ""), (columns: 200, rows: 60, options: ""), (columns: 40, rows: 10, options: ""),
    (columns: 80, rows: 24, options: "--plain"),
  ])
  func `hostile text is harmless on every screen of the editor`(columns: Int, rows: Int, options: String) throws {
    let user = try TerminalSession(HostileText.trip, columns: columns, rows: rows)
    try user.record(to: "recording")
    try user.start(options, waitingFor: "quit")
    let size = HostileText.corpus.count
    // Each row of the list is selected once, and its sentence shown.
    try user.type(String(repeating: "j", count: size * 4))
    try user.press("g", "j", "v", shows: "Esc close")
    try user.press("Escape", "j", "v", shows: "Esc close")
    try user.press("Escape", "j", "e", shows: "Location")
    try user.press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Escape")
    try user.press("x", shows: "y/N")
    try user.press("n", "m", shows: "Esc")
    try user.press("Escape", "Space", shows: "Picked up")
    let before = user.file
    try user.press("Right", "Right", "Down", "Down", "Up", "Space", shows: "Dropped")
    // Saved before the file is damaged, so that quitting has nothing to ask.
    try user.wait(until: "the drop is saved") { user.file != before }
    try user.type("/7777")
    try user.press("Enter", "n", "!", "?", shows: "Esc close")
    try user.press("Escape")
    try user.paste("\u{1B}[7777m pasted \u{9B}7777H \u{202E}")
    try user.wait(for: "pasted")
    try user.press("Escape", "r")
    try user.replaceFile(with: "{\"\u{1B}[7777m\u{202E}\": ")
    try user.wait(for: "damaged")
    try user.quit()
    try finish(user)
  }

  @Test func `hostile names are harmless in the list of trips and the list of games`() throws {
    let user = try TerminalSession(HostileText.trip)
    try user.write(HostileText.schedule, beside: "games.csv")
    try user.record(to: "recording")
    try user.run(
      "mkdir -p data/barnstorm/trips; cp trips/trip.json \"data/barnstorm/trips/a$(printf '\\033[7777m\\n').json\"")
    try user.run("printf '{\"\\033[7777m' > \"data/barnstorm/trips/$(printf '\\377\\233').json\"")
    try user.run("clear; \"$BARNSTORM\" --choose", shows: "Enter open")
    // Of the damaged one nothing can be read, so that there is nothing to offer.
    try user.press("Down", "Enter", shows: "barnstorm: ")
    try user.waitForShell()
    try user.run("clear; \"$BARNSTORM\" --choose", shows: "Enter open")
    try user.type("7777")
    // An Escape more would be for the shell.
    try user.leave(by: "Escape", "C-c")
    try user.run("clear; \"$BARNSTORM\" new Tour --schedule trips/games.csv", shows: "chosen")
    try user.press("Space", "Down", "Space", "PgDn")
    try user.type("7777")
    // An Escape more would be for the shell.
    try user.leave(by: "Escape", "C-c")
    try finish(user)
  }
}
