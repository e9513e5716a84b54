import Glibc
import TestSupport
import Testing

struct TerminalEditor {
  let scratch = ProgramScratch()
  let terminal: PseudoTerminal
  let process: pid_t
  /// Those of the terminal before.
  let modes: String

  init(
    columns: UInt16 = 80, rows: UInt16 = 24, term: String = "xterm-256color", typedAhead: String = "",
    environment: [String: String] = [:]
  ) throws {
    try scratch.write(chicagoToDetroit, to: "trip.json")
    terminal = try PseudoTerminal()
    try terminal.resize(columns: columns, rows: rows)
    modes = terminal.modes
    try terminal.type(typedAhead)
    // A program that is built for debugging would ask the user what to do about a fault.
    let own = ["TERM": term, "SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 }
    let program = Spawn(
      executable: Spawn.barnstorm, directory: scratch.path,
      environment: Spawn.environment(home: scratch.path).merging(own) { $1 })
    process = try program.start(["trip.json"], input: terminal.path, output: terminal.path, error: terminal.path)
  }

  @discardableResult
  func read(until text: String, location: SourceLocation = #_sourceLocation) throws -> String {
    let bytes = try #require(
      terminal.read(until: text), "\(text.debugDescription) did not come", sourceLocation: location)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Draws the screen again, after all that was sent before has been read.
  func redraw(until text: String, location: SourceLocation = #_sourceLocation) throws -> String {
    try terminal.type("\u{0C}")
    return try read(until: text, location: location)
  }

  func quit() throws {
    try terminal.type("q")
    try expect(status(), 0)
  }

  /// The status it ends with; killed if it does not end.
  func status() throws -> Int32? {
    if let status = try Spawn.status(of: process, within: .seconds(10)) { return status }
    kill(process, SIGKILL)
    _ = try Spawn.status(of: process)
    return nil
  }
}
