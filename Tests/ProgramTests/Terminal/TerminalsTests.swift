import Glibc
import TestSupport
import Testing

/// The program leaves the terminal as it found it, and shows every state on a poor one.
@Suite(.waits) struct TerminalsTests {
  @Test func `suspending restores the terminal, and fg returns to the same place`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "Space", "Right", shows: "drop here")
    let carried = user.screen
    try user.leave(by: "C-z")
    try expect(user.fact("cursor_flag"), "1")
    try user.run("clear; fg")
    try user.wait(until: "the editor is back as it was") { user.screen == carried }
    try user.press("Space", shows: "Dropped on Day 2")
    try user.quit()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
  func `a signal restores the terminal`(signal: Int32) throws {
    let user = try TerminalSession()
    try user.saveModes(to: "before")
    let pid = try user.startNumbered()
    try user.press("j", "j", "Space", shows: "Picked up")
    try expect(user.fact("alternate_on"), "1")
    kill(pid, signal)
    try user.waitForShell()
    try user.expectModesOfBefore()
    try expect(user.fact("cursor_flag"), "1")
    try expect(user.fact("mouse_any_flag"), "0")
    expect(user.file, chicagoToDetroit)
  }

  @Test func `quitting restores the terminal, with status zero`() throws {
    let user = try TerminalSession()
    try user.saveModes(to: "before")
    try user.start()
    try user.press("q")
    try user.expectStatus(0)
    try user.expectModesOfBefore()
    try expect(user.fact("cursor_flag"), "1")
    expect(user.file, chicagoToDetroit)
  }

  /// The states that only colour might tell apart: selected, carried over a valid slot, over an invalid one, barrier.
  @Test(arguments: [
    (term: "vt100", environment: ["LC_ALL": "C"]), (term: "vt100", environment: [:]),
    (term: "tmux-256color", environment: ["NO_COLOR": "1"]),
  ])
  func `every state is readable without color`(term: String, environment: [String: String]) throws {
    let user = try TerminalSession(columns: 100, rows: 34, term: term, environment: environment).start()
    try user.press("j", "j", "j", "j", "Space", shows: "where it was")
    try user.press("Down", shows: "drop here")
    try user.press("Up", "Up", "Up", "Up", shows: "can't go here")
    try user.waitForRefusal()
    #expect(user.screen.contains("after this game"))
    #expect(user.screen.contains("before this game"))
    #expect(!user.hasColors)
    try user.press("Escape", shows: "Cancelled")
    try user.quit()
  }

  @Test func `colors show where the terminal has them`() throws {
    let user = try TerminalSession().start()
    #expect(user.hasColors)
  }

  @Test func `forty by ten is enough to move an item`() throws {
    let user = try TerminalSession(columns: 40, rows: 10).start()
    try user.press("j", "j", "Space", "Right", shows: "drop here")
    try user.press("Space", shows: "Dropped on Day 2")
    try user.quit(leaving: "dinner", onDay: 2)
  }

  @Test func `a terminal that is too small reports it and recovers`() throws {
    let user = try TerminalSession().start()
    try user.resize(columns: 30, rows: 8)
    try user.wait(for: "40")
    try user.wait(forNo: "Rust Belt Swing")
    try user.resize(columns: 80, rows: 24)
    try user.wait(for: "Rust Belt Swing")
  }
}

extension TerminalSession {
  /// Whether anything on the screen has a color: 30 to 49 and 90 to 107 in SGR, where 39 and 49 are the default ones.
  var hasColors: Bool { styledScreen.contains(/\u{1B}\[(?:[0-9;:]*[;:])?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;:]*m/) }
}
