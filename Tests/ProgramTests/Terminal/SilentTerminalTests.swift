import Glibc
import TestSupport
import Testing

/// A terminal that stops reading, since it is stopped itself or its line is dead, does not make the editor deaf.
@Suite(.waits) struct SilentTerminalTests {
  /// The editor on a terminal that has read its first picture and reads no more.
  private struct Editor {
    let scratch: Scratch
    let terminal: PseudoTerminal
    let process: pid_t
    let modes: String

    init() throws {
      scratch = try Scratch()
      try scratch.write(chicagoToDetroit, to: "trip.json")
      terminal = try PseudoTerminal()
      try terminal.resize(columns: 200, rows: 60)
      modes = terminal.modes
      let environment = [
        "HOME": scratch.path, "XDG_DATA_HOME": scratch.path("data"), "XDG_STATE_HOME": scratch.path("state"),
        "TZ": "UTC", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PATH": "/usr/bin:/bin",
        "SWIFT_BACKTRACE": "enable=no",
      ]
      let program = Spawn(executable: Spawn.barnstorm, directory: scratch.path, environment: environment)
      process = try program.start(["trip.json"], input: terminal.path, output: terminal.path, error: terminal.path)
      try #require(terminal.read(until: "Rust Belt Swing") != nil)
    }

    /// Makes the editor draw its screen until nothing more goes to the terminal. The kernel moves what is written from one
    /// buffer to the next, which makes room again for a while.
    func fill() throws {
      let end = ContinuousClock.now + .seconds(20)
      var looks = 0
      while looks < 20, ContinuousClock.now < end {
        looks = terminal.isFull ? looks + 1 : 0
        if looks == 0 { try terminal.type("\u{0C}") }
        usleep(10_000)
      }
      try #require(looks == 20)
    }

    func waitForFile(saying text: String) throws {
      let end = ContinuousClock.now + .seconds(10)
      while try !scratch.text("trip.json").contains(text), ContinuousClock.now < end { usleep(5_000) }
      #expect(try scratch.text("trip.json").contains(text))
    }

    /// The status it ends with; killed if it does not end.
    func status() throws -> Int32? {
      if let status = try Spawn.status(of: process, within: .seconds(10)) { return status }
      kill(process, SIGKILL)
      _ = try Spawn.status(of: process)
      return nil
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGUSR2, SIGQUIT])
  func `a signal ends the program`(signal: Int32) throws {
    let editor = try Editor()
    try editor.fill()
    kill(editor.process, signal)
    try expect(editor.status(), -signal)
    expect(editor.terminal.modes, editor.modes)
  }

  @Test func `keys typed before the first frame act and are saved`() throws {
    let editor = try Editor()
    try editor.fill()
    try editor.terminal.type("jjL")
    try editor.waitForFile(saying: #""id": "dinner", "day": 2"#)
    try editor.terminal.type("q")
    try expect(editor.status(), 0)
    expect(editor.terminal.modes, editor.modes)
  }

  @Test func `a terminal that reads again gets the newest frame and is restored`() throws {
    let editor = try Editor()
    try editor.fill()
    try editor.terminal.type("?")
    #expect(editor.terminal.read(until: "Keys") != nil)
    try editor.terminal.type("\u{1B}")
    #expect(editor.terminal.read(until: "quit") != nil)
    try editor.terminal.type("q")
    let bytes = editor.terminal.output()
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[?1049l"))
    try expect(editor.status(), 0)
  }
}
