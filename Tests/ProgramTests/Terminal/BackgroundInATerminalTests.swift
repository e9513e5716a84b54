import Glibc
import TestSupport
import Testing

/// The editor asks the terminal for its background, and suits it.
@Suite(.waits) struct BackgroundInATerminalTests {
  private static let question = "\u{1B}]11;?\u{1B}\\"
  private static let white = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
  private static let black = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"
  private static let attributes = "\u{1B}[?1;2c"
  /// The band of the selected row in 256 colors.
  private static let (lightBand, darkBand) = ("48;5;195m", "48;5;237m")

  @Test func `requests the background after the first frame, and adapts to a light one`() throws {
    let editor = try TerminalEditor()
    let first = try editor.read(until: Self.question)
    #expect(first.contains("Rust Belt Swing") && first.contains(Self.darkBand))
    try editor.terminal.type(Self.white)
    try editor.read(until: Self.lightBand)
    try editor.quit()
  }

  /// One byte at a time, with keys before, between the query and the response, and after it.
  @Test func `text typed around the response stays text`() throws {
    let editor = try TerminalEditor()
    try editor.read(until: Self.question)
    try editor.terminal.type("j")
    for character in Self.white { try editor.terminal.type(String(character)) }
    try editor.terminal.type("jL")
    try editor.read(until: "Day 2")
    try editor.quit()
    #expect(try editor.scratch.text("trip.json").contains(#""id": "dinner", "day": 2"#))
  }

  /// Late, broken off, endless, or of another kind: none of it is a key.
  @Test(arguments: [
    "\u{1B}]11;rgb:dddd/llll/xxxx\u{1B}\\", "\u{1B}]11;rgb:ffff/", "\u{1B}]4;11;LLLL\u{7}",
    "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}",
    "\u{1B}]11;\(String(repeating: "L", count: 3000))\u{1B}\\",
    "\u{1B}]11;rgb:ffff\u{1B}]11;LL\u{7}",
  ])
  func `a response is never read as keys`(answer: String) throws {
    let editor = try TerminalEditor()
    try editor.read(until: Self.question)
    try editor.terminal.type("jj" + answer)
    // Redrawn, which also ends what was truncated, the screen shows what the two keys did.
    try editor.terminal.type("\u{0C}")
    try editor.read(until: "Restaurant: Post-game dinner")
    try editor.quit()
    try expect(editor.scratch.text("trip.json"), chicagoToDetroit)
  }

  @Test(arguments: [
    (term: "linux", environment: [:]), (term: "vt100", environment: [:]), (term: "screen", environment: [:]),
    (term: "xterm-256color", environment: ["COLORFGBG": "15;0"]),
    (term: "xterm-256color", environment: ["NO_COLOR": "1"]),
    (term: "xterm-256color", environment: ["BARNSTORM_BACKGROUND": "light"]),
  ])
  func `requests nothing from a terminal that can't respond`(term: String, environment: [String: String]) throws {
    let editor = try TerminalEditor(term: term, environment: environment)
    let first = try editor.read(until: "Rust Belt Swing")
    // When it is redrawn, all that came after the first frame has been read.
    let second = try editor.redraw(until: "Rust Belt Swing")
    #expect(!(first + second).contains("\u{1B}]"))
    try editor.quit()
  }

  /// A user who leaves at once finds no response at the prompt, even if the program is ended by a signal, of a
  /// fault or not. The terminal takes its time for either response.
  @Test(arguments: [0, SIGTERM, SIGQUIT, SIGSEGV])
  func `reads responses under way before it ends`(signal: Int32) throws {
    // On a busy machine this terminal may take longer than the program waits for it.
    let isRead = try (1...5).contains { _ in try readsAnswers(endedBy: signal) }
    #expect(isRead)
  }

  /// Ends the program by a signal, or by a key for 0, and then answers. Returns whether it has read the answers.
  private func readsAnswers(endedBy signal: Int32) throws -> Bool {
    let editor = try TerminalEditor(typedAhead: signal == 0 ? "q" : "")
    try editor.read(until: Self.question)
    if signal != 0 { kill(editor.process, signal) }
    for answer in [Self.white, Self.attributes] {
      usleep(20_000)
      try editor.terminal.type(answer)
    }
    try expect(Spawn.status(of: editor.process, within: .seconds(10)), -signal)
    return editor.terminal.waitingInput == 0
  }

  /// Frames are sent as one, and other colors are requested, if the terminal reports support for that; not otherwise
  /// or without a response.
  @Test(arguments: [
    ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y", true), ("\u{1B}[?2026$p", "\u{1B}[?2026;0$y", false),
    ("\u{1B}[?2026$p", "", false), ("\u{1B}[?2031$p", "\u{1B}[?2031;0$y", false),
    ("\u{1B}[?2031$p", "\u{1B}[?2031;4$y", false), ("\u{1B}[?2031$p", "", false),
  ])
  func `uses a mode only if the terminal knows it`(question: String, answer: String, isUsed: Bool) throws {
    let editor = try TerminalEditor()
    try editor.read(until: question)
    try editor.terminal.type(Self.black + answer + Self.attributes + "j")
    // Drawn again, so that the answer has been read before.
    try editor.read(until: "Cubs")
    let frame = try editor.redraw(until: "Rust Belt Swing")
    expect(frame.contains(question.dropLast(2) + "h"), isUsed)
    try editor.quit()
  }

  /// The place of a row is written once more, as a link, and the cursor goes back.
  @Test(arguments: [("on", "", true), ("off", "WezTerm", false), ("auto", "", false), ("auto", "WezTerm", true)])
  func `links are sent to terminals that show them`(setting: String, name: String, hasLinks: Bool) throws {
    let editor = try TerminalEditor(environment: ["BARNSTORM_LINKS": setting, "TERM_PROGRAM": name])
    let frame = try editor.read(until: "\u{1B}[c")
    let start = "\u{1B}]8;;https://www.google.com/maps/search/?api=1&query=Wrigley%20Field,%20Chicago,%20IL"
    expect(frame.contains(start), hasLinks)
    expect(frame.contains("\u{1B}8\u{1B}[m"), hasLinks)
    // A frame without the row takes the link away, and drawn again it is back.
    try editor.terminal.type(Self.attributes + "?")
    let help = try editor.read(until: "First keys")
    #expect(!help.contains(start))
    try editor.terminal.type("\u{1B}\u{0C}")
    expect(try editor.read(until: "Wrigley Field").isEmpty, false)
    try editor.quit()
  }

  @Test func `changed colors repaint the screen`() throws {
    let editor = try TerminalEditor()
    try editor.read(until: Self.question)
    try editor.terminal.type(Self.black + "\u{1B}[?2031;2$y" + Self.attributes)
    try editor.read(until: "\u{1B}[?2031h")
    try editor.terminal.type("\u{1B}[?997;2n")
    try editor.read(until: Self.lightBand)
    try editor.terminal.type("\u{1B}[?997;1n")
    try editor.read(until: Self.darkBand)
    try editor.quit()
  }

  /// The terminal of the tests answers where its background has been set.
  @Test func `requests the background from tmux`() throws {
    let user = try TerminalSession()
    try user.set("window-style", "bg=#fdf6e3")
    try user.start()
    try user.wait(until: "the band is light") { user.styledScreen.contains("48;5;195") }
    try user.quit()
  }
}
