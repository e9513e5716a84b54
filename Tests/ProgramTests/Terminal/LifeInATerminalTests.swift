import Glibc
import TestSupport
import Testing

@Suite(.waits) struct LifeInATerminalTests {
  @Test(arguments: [
    (
      keys: ["Space", "Right"], displayed: "end of Day 2.", end: "? help", last: "Space", saved: #""dinner", "day": 2"#
    ),
    (
      keys: ["e", "s"], displayed: "Post-game dinners", end: "Esc cancel", last: "Enter",
      saved: #""title": "Post-game dinners""#
    ),
  ])
  func `fifty resizes down to one cell and back change nothing`(
    keys: [String], displayed: String, end: String, last: String, saved: String
  ) throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", shows: "Restaurant: Post-game dinner")
    for key in keys { try user.press(key) }
    try user.wait(for: displayed)
    let before = try user.screen(where: "the keys are all drawn") { $0.hasSuffix(end) }
    try user.resize((0..<50).map { $0.isMultiple(of: 2) ? (200, 60) : (1, 1) } + [(200, 60)])
    try user.wait(until: "the screen is large") { user.row(of: "Esc") ?? 0 > 50 }
    try user.resize((0..<50).map { (200 - 4 * $0, 60 - $0) } + [(1, 1), (80, 24)])
    try user.wait(until: "the screen is unchanged:\n\(before)") { user.screen == before }
    try user.press(last)
    try user.wait(until: "the edit is saved") { user.file.contains(saved) }
    try user.quit()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGPWR])
  func `a signal finishes the pending save`(signal: Int32) throws {
    let user = try TerminalSession()
    let pid = try user.startNumbered()
    try user.press("j", "j", "S-Right", shows: "Moved to Day 2")
    kill(pid, signal)
    try user.waitForShell()
    user.expectItem("dinner", onDay: 2)
  }

  @Test func `closing the window ends the program and finishes the pending save`() throws {
    let user = try TerminalSession()
    let pid = try user.startNumbered()
    try user.press("j", "j", "S-Right", shows: "Moved to Day 2")
    user.closeWindow()
    try user.wait(until: "the program has ended") { kill(pid, 0) != 0 && errno == ESRCH }
    user.expectItem("dinner", onDay: 2)
  }

  @Test func `suspending restores the terminal, and fg returns to the same place`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "Space", "Right", shows: "end of Day 2.")
    let carried = try user.screen(where: "the keys are all drawn") { $0.hasSuffix("? help") }
    try user.leave(by: "C-z")
    try expect(user.fact("cursor_flag"), "1")
    try user.run("clear; fg")
    try user.wait(until: "the editor is back as it was") { user.screen == carried }
    try user.press("Space", shows: "Dropped on Day 2")
    try user.quit()
  }

  /// The states that might differ only in color: selected, carried over a valid slot, over an invalid one, barrier.
  @Test(arguments: [
    (term: "vt100", environment: ["LC_ALL": "C"]), (term: "vt100", environment: [:]),
    (term: "tmux-256color", environment: ["NO_COLOR": "1"]),
  ])
  func `every state is readable without color`(term: String, environment: [String: String]) throws {
    let user = try TerminalSession(columns: 100, rows: 34, term: term, environment: environment).start()
    try user.press("j", "j", "j", "j", "Space", shows: "where it was")
    try user.press("Down", shows: "drop here")
    try user.press("Up", "Up", "Up", "Up", shows: "can't go here")
    try user.wait(for: "Can't go there: ")
    #expect(user.screen.contains("after this game"))
    #expect(user.screen.contains("before this game"))
    #expect(!user.hasColors)
    try user.press("Escape", shows: "Cancelled")
    try user.quit()
  }

  @Test(arguments: [(columns: 65535, rows: 65535), (columns: 1, rows: 65535), (columns: 80, rows: 40000)])
  func `an impossible size is ignored`(columns: Int, rows: Int) throws {
    let user = try TerminalSession()
    try user.claim(columns: columns, rows: rows)
    try user.run("clear; \"$BARNSTORM\" '\(user.trip)'; echo status $?")
    try user.wait(until: "the editor has the screen") { try user.fact("alternate_on") == "1" }
    try user.claim(columns: 80, rows: 24)
    try user.wait(for: "q quit")
    try user.claim(columns: columns, rows: rows)
    try user.claim(columns: 80, rows: 24)
    try user.press("q", shows: "status 0")
  }

  @Test(arguments: [
    (term: "dumb", message: "dumb"), (term: "no-such-terminal", message: "no-such-terminal"),
    (term: "", message: "TERM"),
  ])
  func `a terminal that cannot show the editor is refused`(term: String, message: String) throws {
    let user = try TerminalSession(term: "vt100")
    try user.run("clear; TERM='\(term)' \"$BARNSTORM\" '\(user.trip)'; echo status $?", shows: "status 1")
    #expect(user.words.contains("barnstorm: "))
    #expect(user.words.contains(message))
    try expect(user.fact("alternate_on"), "0")
  }
}

extension TerminalSession {
  /// Whether anything on the screen has a color: 30 to 49 and 90 to 107 in SGR, where 39 and 49 are the default ones.
  var hasColors: Bool { styledScreen.contains(/\u{1B}\[(?:[0-9;:]*[;:])?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;:]*m/) }
}
