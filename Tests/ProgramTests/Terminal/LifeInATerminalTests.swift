import Glibc
import TestSupport
import Testing

/// What a terminal does to a program: it changes size, closes, and sends keys slowly.
@Suite(.waits) struct LifeInATerminalTests {
  enum State: CaseIterable { case list, carry, form }

  @Test(arguments: State.allCases)
  func `fifty resizes down to one cell and back change nothing`(state: State) throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", shows: "Restaurant: Post-game dinner")
    try enter(state, user)
    let before = user.screen
    try user.resize((0..<50).map { $0.isMultiple(of: 2) ? (200, 60) : (1, 1) } + [(200, 60)])
    try user.wait(until: "the screen is large") { user.row(of: "Esc") ?? user.row(of: "quit") ?? 0 > 50 }
    try user.resize((0..<50).map { (200 - 4 * $0, 60 - $0) } + [(1, 1), (80, 24)])
    try user.wait(until: "the screen is unchanged:\n\(before)") { user.screen == before }
    try leave(state, user)
  }

  private func enter(_ state: State, _ user: TerminalSession) throws {
    switch state {
    case .list: break
    case .carry:
      try user.press("Space", "Right", shows: "drop here")
    case .form:
      try user.press("e", shows: "Edit item")
      try user.type(", late", shows: "Post-game dinner, late")
    }
  }

  private func leave(_ state: State, _ user: TerminalSession) throws {
    switch state {
    case .list: break
    case .carry:
      try user.press("Space", shows: "Dropped on Day 2")
    case .form:
      try user.press("Enter", shows: "Saved Post-game dinner, late.")
    }
    try user.quit()
    expect(user.file.contains("Post-game dinner, late"), (state == .form))
    expect(user.position(of: "dinner")?.hasPrefix(state == .carry ? #""day": 2,"# : #""day": 1,"#), true)
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

  /// Over a slow line the bytes of a key come one by one; each is a process of its own here, some milliseconds apart.
  @Test(arguments: ["\u{1B}OB", "\u{1B}[B"])
  func `an arrow that comes byte by byte is an arrow`(bytes: String) throws {
    // A busy machine may well make the pauses too long for a key, so one of several is enough. The bytes are keys then, of which
    // one opens a form, so each attempt begins anew.
    var hasArrived = false
    for _ in 1...20 where !hasArrived {
      let user = try TerminalSession().start()
      try user.press("j", "j", "g", shows: "Day 1 - Friday, July 3: 2 items.")
      for byte in bytes { try user.send(String(byte)) }
      try user.wait(until: "the keys have arrived") { !user.words.contains("Day 1 - Friday, July 3: 2 items.") }
      hasArrived = user.words.contains("Game: St. Louis Cardinals @ Chicago Cubs")
      if hasArrived { try user.quit() }
    }
    #expect(hasArrived)
  }

  @Test(arguments: [(columns: 65535, rows: 65535), (columns: 1, rows: 65535), (columns: 80, rows: 40000)])
  func `a size that no screen has does no harm`(columns: Int, rows: Int) throws {
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
