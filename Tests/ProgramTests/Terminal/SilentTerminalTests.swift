import Glibc
import TestSupport
import Testing

/// A terminal that stops reading, since it is stopped itself or its line is dead, does not make the editor deaf.
@Suite(.waits) struct SilentTerminalTests {
  /// The editor on a terminal that has read its first frame and reads no more: it draws its screen until nothing more
  /// goes to the terminal. The kernel moves what is written from one buffer to the next, which makes room again for a while.
  private func fullEditor() throws -> TerminalEditor {
    let editor = try TerminalEditor(columns: 200, rows: 60)
    try editor.read(until: "Rust Belt Swing")
    let end = ContinuousClock.now + .seconds(20)
    var looks = 0
    while looks < 20, ContinuousClock.now < end {
      looks = editor.terminal.isFull ? looks + 1 : 0
      if looks == 0 { try editor.terminal.type("\u{0C}") }
      usleep(10_000)
    }
    try #require(looks == 20)
    return editor
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGUSR2, SIGQUIT])
  func `a signal ends the program`(signal: Int32) throws {
    let editor = try fullEditor()
    kill(editor.process, signal)
    try expect(editor.status(), -signal)
    expect(editor.terminal.modes, editor.modes)
  }

  @Test func `keys typed before the first frame act and are saved`() throws {
    let editor = try fullEditor()
    try editor.terminal.type("jjL")
    let end = ContinuousClock.now + .seconds(10)
    func isSaved() throws -> Bool { try editor.scratch.text("trip.json").contains(#""id": "dinner", "day": 2"#) }
    while try !isSaved(), ContinuousClock.now < end { usleep(5_000) }
    #expect(try isSaved())
    try editor.quit()
    expect(editor.terminal.modes, editor.modes)
  }

  @Test func `a terminal that reads again gets the newest frame and is restored`() throws {
    let editor = try fullEditor()
    try editor.terminal.type("?")
    try editor.read(until: "Keys")
    try editor.terminal.type("\u{1B}")
    try editor.read(until: "quit")
    try editor.terminal.type("q")
    let bytes = editor.terminal.output()
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[?1049l"))
    try expect(editor.status(), 0)
  }
}
