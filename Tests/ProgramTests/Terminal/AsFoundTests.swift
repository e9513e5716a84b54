import Glibc
import TestSupport
import Testing

/// The program leaves the terminal as it found it, at every size, for every type of terminal and every way to end.
/// tmux reports the modes that it knows, and the rows that the output of the next command uses.
@Suite(.waits) struct AsFoundTests {
  enum Leaving: CustomStringConvertible {
    case keys(String)
    case stopping
    case growing
    case signal(Int32)

    static let all: [Leaving] = [
      .keys("q"), .keys("C-c"), .stopping, .growing, .signal(SIGTERM), .signal(SIGHUP), .signal(SIGSEGV),
    ]

    var description: String {
      switch self {
      case .keys(let keys): keys
      case .stopping: "Ctrl-Z and fg"
      case .growing: "q, in a window that has grown"
      case .signal(let number): "signal \(number)"
      }
    }
  }

  @Test(
    arguments: [(columns: 80, rows: 24), (columns: 100, rows: 40), (columns: 50, rows: 200)],
    ["xterm-256color", "tmux-256color", "screen", "vt100", "linux"])
  func `a command leaves the terminal unchanged`(size: (columns: Int, rows: Int), term: String) throws {
    let user = try TerminalSession(columns: size.columns, rows: size.rows, term: term)
    try user.saveModes(to: "before")
    let modes = try user.modes
    for way in Leaving.all {
      let pid = try user.startNumbered()
      try waitForPicture(rows: size.rows, user)
      try leave(way, rows: size.rows, pid, user)
      try expect(user.modes, modes, "after \(way)")
      try fillScreen(rows: size.rows, after: "\(way)", user)
    }
    try user.expectModesOfBefore()
  }

  @Test(arguments: [
    (command: "open --choose", displayed: "open", leaving: "Escape"),
    (command: "--plain \"$TRIP\"", displayed: "Rust Belt", leaving: "q"),
    (command: "damaged.json", displayed: "damaged", leaving: "q"),
    (command: "new Swing --schedule games.csv", displayed: "0 of 1 chosen", leaving: "Escape"),
  ])
  func `every screen restores the terminal`(command: String, displayed: String, leaving: String) throws {
    let user = try TerminalSession(columns: 100, rows: 40, term: "xterm-256color")
    try user.write(String(chicagoToDetroit.dropLast(40)), to: "damaged.json")
    try user.write("date,time,zone,away,home\n2026-07-04,13:20,America/Chicago,Cardinals,Cubs\n", to: "games.csv")
    let modes = try user.modes
    try user.run("clear; TRIP='\(user.trip)'; \"$BARNSTORM\" \(command)", shows: displayed)
    try user.wait(until: "the terminal is held") { try user.modes != modes }
    try user.leave(by: leaving)
    try expect(user.modes, modes)
    try fillScreen(rows: 40, after: command, user)
  }

  /// Signals of the kernel and of other programs, of faults, and of real time.
  @Test(arguments: [
    [SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF],
    [SIGPOLL, SIGPWR, SIGSTKFLT, SIGXCPU, 34, 35, 50, 64],
    [SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGSYS, SIGTRAP, SIGABRT],
  ])
  func `every signal that ends the program restores the terminal`(signals: [Int32]) throws {
    let user = try TerminalSession(term: "xterm-256color")
    try user.run("ulimit -c 0")
    try user.saveModes(to: "before")
    let modes = try user.modes
    for signal in signals {
      let pid = try user.startNumbered()
      try waitForPicture(rows: 24, user)
      // The terminal's replies come before the key: the shell would get those that the program has not read.
      try user.press("?", shows: "First keys")
      kill(pid, signal)
      // In a line of its own, which a shell skips whose command ended by SIGINT.
      try user.expectStatus(128 + Int(signal))
      try expect(user.modes, modes, "after signal \(signal)")
    }
    try user.expectModesOfBefore()
  }

  @Test func `SIGPIPE does not end the program`() throws {
    let user = try TerminalSession()
    let pid = try user.startNumbered()
    try waitForPicture(rows: 24, user)
    kill(pid, SIGPIPE)
    try user.press("?", shows: "Esc")
    try user.press("Escape", "q")
    try user.expectStatus(0)
  }

  private func waitForPicture(rows: Int, _ user: TerminalSession) throws {
    try user.wait(until: "the key line stands at the bottom") { user.row(of: "q quit") == rows - 1 }
    expect(user.row(of: "Rust Belt Swing"), 0)
  }

  private func leave(_ way: Leaving, rows: Int, _ pid: pid_t, _ user: TerminalSession) throws {
    switch way {
    case .keys(let keys): try user.press(keys)
    case .stopping:
      try user.leave(by: "C-z")
      try fillScreen(rows: rows, after: "\(way)", user)
      try user.run("fg")
      try waitForPicture(rows: rows, user)
      try user.press("q")
    case .growing:
      try user.resize(columns: 50, rows: rows + 30)
      try waitForPicture(rows: rows + 30, user)
      try user.leave(by: "q")
      try fillScreen(rows: rows + 30, after: "\(way)", user)
      try user.resize(columns: 50, rows: rows)
    case .signal(let number): kill(pid, number)
    }
    try user.waitForShell()
  }

  private func fillScreen(rows: Int, after way: String, _ user: TerminalSession) throws {
    try user.run("clear; seq 1 400; echo bot''tom")
    try user.wait(until: "the shell has filled \(rows) rows after \(way)") {
      let lines = user.screen.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.firstIndex(of: "bottom") == rows - 2 && lines.first?.isEmpty == false
    }
  }
}
