import Glibc
import TestSupport
import Testing

/// A user at a terminal: a shell in a tmux of its own, with the built program to be started in it.
///
/// Keys go in as bytes of a real terminal, and what is read back is the screen as drawn. Nothing here waits for a
/// time to pass, only for a screen or a file to become what the test says, with a deadline.
final class TerminalSession {
  let trip: String
  private let scratch = ProgramScratch()
  private let tmux: Tmux

  private static let deadline = Duration.seconds(20)
  private static let prompt = "ready>"

  /// - Parameters:
  ///   - trip: The text of the trip file.
  ///   - term: What the program takes the terminal for.
  init(
    _ trip: String = chicagoToDetroit, columns: Int = 80, rows: Int = 24, term: String = "tmux-256color",
    environment extra: [String: String] = [:]
  ) throws {
    // In a directory of its own, so that a test can remove the permission to write there.
    self.trip = scratch.path("trips/trip.json")
    try scratch.write(trip, to: "trips/trip.json")
    let own = [
      "TMUX_TMPDIR": scratch.path, "SHELL": "/bin/sh", "HISTFILE": "/dev/null",
      "XDG_CONFIG_HOME": scratch.path("config"),
      "PATH": "/usr/local/bin:/usr/bin:/bin", "BARNSTORM": Spawn.barnstorm,
      // After a crash the runtime of the language would ask what to do about it.
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(extra) { $1 }
    let spawn = Spawn(
      executable: "tmux", directory: scratch.path,
      environment: Spawn.environment(home: scratch.path).merging(own) { $1 })
    // tmux sets TERM for what it starts, and the shell in between drops the prompt.
    let shell = "env TERM=\(term) PS1='\(Self.prompt)' bash --noprofile --norc -i"
    tmux = try Tmux(spawn, columns: columns, rows: rows, command: shell)
    try wait(for: Self.prompt)
  }

  deinit { chmod(scratch.path("trips"), 0o700) }

  // MARK: The keyboard

  /// Presses keys, in the names of tmux: `Space`, `Down`, `BTab`, `C-z`, `j`. Waits until the screen shows a text, if one is
  /// given, as the other ways of input do.
  func press(_ keys: String..., shows text: String? = nil, location: SourceLocation = #_sourceLocation) throws {
    try tmux.run(["send-keys", "--"] + keys)
    if let text { try wait(for: text, sourceLocation: location) }
  }

  func type(_ typed: String, shows text: String? = nil, location: SourceLocation = #_sourceLocation) throws {
    try tmux.run(["send-keys", "-l", "--", typed])
    if let text { try wait(for: text, sourceLocation: location) }
  }

  func enter(_ typed: String, shows text: String? = nil, location: SourceLocation = #_sourceLocation) throws {
    try type(typed)
    try press("Enter", shows: text, location: location)
  }

  /// Sends bytes as a terminal does, all at once.
  func send(_ bytes: String, shows text: String? = nil, location: SourceLocation = #_sourceLocation) throws {
    try tmux.run(["send-keys", "-H"] + bytes.utf8.map { String($0, radix: 16) })
    if let text { try wait(for: text, sourceLocation: location) }
  }

  /// Pastes text, between marks where the program has asked for them.
  func paste(_ text: String) throws {
    try tmux.run(["set-buffer", "--", text])
    try tmux.run(["paste-buffer", "-p", "-r"])
  }

  func run(_ line: String, shows text: String? = nil, location: SourceLocation = #_sourceLocation) throws {
    try enter(line, shows: text, location: location)
  }

  @discardableResult
  func start(
    _ arguments: String = "", waitingFor text: String = "Rust Belt", location: SourceLocation = #_sourceLocation
  ) throws -> TerminalSession {
    try run("clear; \"$BARNSTORM\" \(arguments) '\(trip)'", shows: text, location: location)
    return self
  }

  func startNumbered() throws -> pid_t {
    let script = #"echo $$ > "$1"; exec "$BARNSTORM" "$2""#
    try run("clear; sh -c '\(script)' - '\(path("pid"))' '\(trip)'", shows: "Rust Belt Swing")
    return try #require(pid_t(text("pid").filter(\.isNumber)))
  }

  /// Leaves the editor with `q`, and waits for the shell.
  func quit(location: SourceLocation = #_sourceLocation) throws { try leave(by: "q", location: location) }

  func leave(by keys: String..., location: SourceLocation = #_sourceLocation) throws {
    try tmux.run(["send-keys", "--"] + keys)
    try waitForShell(sourceLocation: location)
  }

  func quit(leaving text: String, location: SourceLocation = #_sourceLocation) throws {
    try quit(location: location)
    expect(file, text, sourceLocation: location)
  }

  func quit(leaving item: String, onDay day: Int, location: SourceLocation = #_sourceLocation) throws {
    try quit(location: location)
    expectItem(item, onDay: day, location: location)
  }

  func expectStatus(_ status: Int, location: SourceLocation = #_sourceLocation) throws {
    try waitForShell(sourceLocation: location)
    try run("echo status $?", shows: "status \(status)", location: location)
  }

  func saveModes(to name: String) throws {
    try run("stty -g > '\(path(name))'; echo wri''tten \(name)", shows: "written \(name)")
  }

  func expectModesOfBefore(location: SourceLocation = #_sourceLocation) throws {
    try saveModes(to: "after")
    try expect(text("after"), text("before"), sourceLocation: location)
  }

  /// Says of the terminal that it has a size, whatever is seen of it.
  func claim(columns: Int, rows: Int) throws {
    let stty = Spawn(executable: "stty", directory: scratch.path, environment: ["PATH": "/usr/bin:/bin"])
    _ = try stty.run(["-F", try fact("pane_tty"), "rows", "\(rows)", "columns", "\(columns)"])
  }

  func resize(columns: Int, rows: Int) throws { try resize([(columns, rows)]) }

  /// Goes through sizes without a pause.
  func resize(_ sizes: [(columns: Int, rows: Int)]) throws {
    try tmux.run(sizes.map { ["resize-window", "-x", "\($0.columns)", "-y", "\($0.rows)"] })
  }

  func closeWindow() { _ = try? tmux.run(["kill-server"]) }

  func set(_ option: String, _ value: String) throws { try tmux.run(["set-option", "-w", option, value]) }

  // MARK: The screen

  func record(to name: String) throws { try tmux.run(["pipe-pane", "-o", "cat > '\(scratch.path(name))'"]) }

  func bytes(_ name: String) throws -> [UInt8] { try ProgramScratch.bytes(at: scratch.path(name)) }

  var screen: String { (try? tmux.run(["capture-pane", "-p"])) ?? "" }

  var styledScreen: String { (try? tmux.run(["capture-pane", "-p", "-e"])) ?? "" }

  /// The words of the screen in order, as if no line were ever broken.
  var words: String { screen.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  func row(of text: String) -> Int? {
    screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
  }

  /// What tmux knows of the terminal: `alternate_on`, `cursor_flag`, `mouse_any_flag`, `pane_pid`.
  func fact(_ name: String) throws -> String {
    try tmux.run(["display-message", "-p", "#{\(name)}"]).filter { !$0.isNewline }
  }

  var modes: String {
    get throws {
      let names = [
        "alternate_on", "cursor_flag", "insert_flag", "keypad_cursor_flag", "keypad_flag", "origin_flag", "wrap_flag",
        "mouse_all_flag", "mouse_any_flag", "mouse_button_flag", "mouse_sgr_flag", "mouse_standard_flag",
        "mouse_utf8_flag", "scroll_region_upper", "scroll_region_lower", "pane_title",
      ]
      return try tmux.run(["display-message", "-p", names.map { "\($0) #{\($0)}" }.joined(separator: ", ")])
    }
  }

  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(until: "the screen shows “\(text)”", sourceLocation: sourceLocation) { words.contains(text) }
  }

  /// Waits until a condition holds for the screen, and returns that very screen.
  func screen(
    where what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: (String) -> Bool
  ) throws -> String {
    var displayed = ""
    try wait(until: what, sourceLocation: sourceLocation) {
      displayed = screen
      return condition(displayed)
    }
    return displayed
  }

  func wait(forNo text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(until: "“\(text)” is gone from the screen", sourceLocation: sourceLocation) { !words.contains(text) }
  }

  func waitForShell(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(until: "the shell is back", sourceLocation: sourceLocation) {
      let lines = screen.split(separator: "\n")
      return try fact("alternate_on") == "0" && lines.last?.hasPrefix(Self.prompt) == true
    }
  }

  /// Waits until a condition holds; at the deadline the test fails and says what the screen shows instead.
  func wait(
    until what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
  ) throws {
    let end = ContinuousClock.now + Self.deadline
    tmux.forgetOutput()
    while try !condition() {
      guard ContinuousClock.now < end else {
        Issue.record("Waited in vain until \(what):\n\(screen)", sourceLocation: sourceLocation)
        throw DeadlinePassed()
      }
      tmux.waitForOutput()
      tmux.forgetOutput()
    }
  }

  struct DeadlinePassed: Error {}

  // MARK: The file

  var file: String { (try? scratch.text("trips/trip.json")) ?? "" }

  func path(_ name: String) -> String { scratch.path(name) }

  func text(_ name: String) throws -> String { try scratch.text(name) }

  /// Puts another text in the place of the trip file at once, as editors and sync programs do.
  func replaceFile(with text: String) throws { try replaceFile(withBytes: Array(text.utf8)) }

  func write(_ text: String, beside name: String) throws {
    try scratch.write(text, to: "trips/new")
    let path = scratch.path("trips/\(name)")
    guard rename(scratch.path("trips/new"), path) == 0 else { throw SystemError(call: "rename", code: errno) }
  }

  /// Opens a pipe that somebody waits at for reading.
  func open(pipe name: String) throws {
    let descriptor = Glibc.open(scratch.path(name), O_WRONLY | O_CLOEXEC)
    if descriptor < 0 { throw SystemError(call: "open \(name)", code: errno) }
    close(descriptor)
  }

  func write(_ text: String, to name: String) throws { try scratch.write(text, to: name) }

  var bytes: [UInt8] { get throws { try ProgramScratch.bytes(at: trip) } }

  func replaceFile(withBytes bytes: [UInt8]) throws {
    try scratch.write(bytes, to: "trips/new.json")
    guard rename(scratch.path("trips/new.json"), trip) == 0 else { throw SystemError(call: "rename", code: errno) }
  }

  func mode(of name: String) -> UInt32? { scratch.mode(name) }

  func names(in directory: String) -> [String] { scratch.names(in: directory) }

  /// The day and sort order of an item as a file has them: `"day": 2, "sortOrder": 1`.
  func position(of id: String, in name: String = "trips/trip.json") -> String? {
    let mark = "\"id\": \"\(id)\", "
    let file = (try? text(name)) ?? ""
    guard let line = file.split(separator: "\n").first(where: { $0.contains(mark) }),
      let start = line.firstRange(of: mark)?.upperBound, let end = line.firstRange(of: ", \"modifiedAt\"")?.lowerBound
    else { return nil }
    return String(line[start..<end])
  }

  func expectItem(
    _ id: String, onDay day: Int, in name: String = "trips/trip.json", location: SourceLocation = #_sourceLocation
  ) {
    let position = position(of: id, in: name)
    #expect(position?.hasPrefix(#""day": \#(day),"#) == true, "\(position ?? "none")", sourceLocation: location)
  }

  /// Puts a file in the place of the trip's directory, so that nobody can write there, root included.
  func blockDirectory() throws {
    guard rename(scratch.path("trips"), scratch.path("away")) == 0 else {
      throw SystemError(call: "rename", code: errno)
    }
    try scratch.write("", to: "trips")
  }

  func unblockDirectory() throws {
    unlink(scratch.path("trips"))
    guard rename(scratch.path("away"), scratch.path("trips")) == 0 else {
      throw SystemError(call: "rename", code: errno)
    }
  }

  func makeReadOnly(_ isReadOnly: Bool = true) throws {
    let (file, directory): (mode_t, mode_t) = isReadOnly ? (0o400, 0o500) : (0o600, 0o700)
    guard chmod(trip, file) == 0, chmod(scratch.path("trips"), directory) == 0 else {
      throw SystemError(call: "chmod", code: errno)
    }
  }
}
