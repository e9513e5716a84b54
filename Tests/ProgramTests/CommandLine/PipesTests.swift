import Glibc
import TestSupport
import Testing

/// Pipes and devices in the place of files. A command that waits for one would wait for ever; `timeout` ends it then.
@Suite(.waits) struct PipesTests {
  private let desk = Desk()
  private var scratch: Scratch { desk.scratch }

  private static let schedule =
    "date,time,home,away\n2026-07-03,13:20,Cubs,Cardinals\n2026-07-05,13:20,Tigers,Guardians\n"

  init() throws {
    try scratch.write(Self.schedule, to: "games.csv")
    guard mkfifo(scratch.path("pipe"), 0o600) == 0 else { throw SystemError(call: "mkfifo", code: errno) }
  }

  /// Runs a line of bash, `barnstorm` being the program.
  private func bash(_ line: String) throws -> Execution {
    let program = "export PROGRAM='\(Spawn.barnstorm)'; "
    return try desk.runOther("/bin/bash", ["-c", program + #"barnstorm() { timeout 20 "$PROGRAM" "$@"; }; "# + line])
  }

  @Test func `a followed schedule that is a pipe is refused`() throws {
    let trip = smallTrip.replacing(#""deleted": []"#, with: #""deleted": [], "schedule": {"source": "pipe"}"#)
    try scratch.write(trip, to: "trip.json")
    let execution = try bash("barnstorm update trip.json")
    expect(execution.status, 1)
    #expect(
      execution.err.hasSuffix("/pipe: a pipe, not a schedule\n")
        || execution.err == "barnstorm: pipe: a pipe, not a schedule\n")
    try expect(scratch.text("trip.json"), trip)
  }

  @Test(arguments: ["/dev/zero": "a device", "/dev/tty": "a device", ".": "a directory"])
  func `refuses a schedule that is neither a file nor a pipe`(path: String, what: String) throws {
    let execution = try bash("barnstorm games --schedule \(path)")
    expect(execution.status, 1)
    expect(execution.err, "barnstorm: \(path): \(what), not a schedule\n")
  }

  @Test(arguments: [
    "barnstorm games --schedule <(cat games.csv)", "cat games.csv | barnstorm games --schedule /dev/stdin",
    "barnstorm games --schedule /dev/stdin < games.csv",
    "(sleep 0.2; cat games.csv) > pipe & barnstorm games --schedule pipe",
    "cat games.csv | barnstorm games --schedule -", "barnstorm games --schedule - < games.csv",
  ])
  func `a pipe that a command is given is read to its end`(line: String) throws {
    let execution = try bash(line)
    expect(execution.status, 0)
    #expect(execution.out.contains("Cardinals @ Chicago Cubs"))
  }

  /// An update may have to look at a schedule twice, and a pipe can be read but once.
  @Test func `an update takes a pipe`() throws {
    let made = try bash("barnstorm new Cubs --schedule games.csv --from 2026-07-03 --to 2026-07-05 --output made.json")
    expect(made.status, 0)
    let execution = try bash("barnstorm update made.json --schedule <(cat games.csv)")
    expect(execution.status, 0)
    expect(execution.out, "Cubs is up to date.\n")
  }

  @Test func `reports that a new trip does not follow a pipe`() throws {
    let execution = try bash("barnstorm new Cubs --team Cubs --schedule <(cat games.csv) --output a.json </dev/null")
    expect(execution.status, 0)
    #expect(
      execution.err.contains(" is a pipe and can't be followed; update with `barnstorm update TRIP --schedule FILE`\n")
    )
    let made = try scratch.text("a.json")
    #expect(made.contains(#""schedule": {"follows": ["#))
    #expect(!made.contains(#""source""#))
  }

  @Test func `reports that the settings are a pipe, without waiting`() throws {
    try scratch.write("", to: ".config/barnstorm/beside")
    mkfifo(scratch.path(".config/barnstorm/config.ini"), 0o600)
    let execution = try bash("barnstorm config")
    expect(execution.status, 0)
    expect(execution.err, "barnstorm: config.ini: a pipe, not a file of settings\n")
    // One that somebody writes to is no other.
    let written = try bash("(sleep 5 > .config/barnstorm/config.ini & barnstorm show trip.json; kill %1)")
    #expect(written.out.contains("Two Cities"))
    unlink(scratch.path(".config/barnstorm/config.ini"))
    symlink("/dev/null", scratch.path(".config/barnstorm/config.ini"))
    try expect(bash("barnstorm config").err, "")
  }

  /// Only root may take /proc away, and only from itself.
  @Test func `reports the error without /proc`() throws {
    guard try bash("unshare --mount true").status == 0 else { return }
    let execution = try bash(#"unshare --mount bash -c 'umount --lazy /proc && exec "$PROGRAM" --version'"#)
    expect(execution.status, 1)
    expect(execution.err, "barnstorm: /proc is not mounted, and the program can't start without it; mount it\n")
    expect(execution.out, "")
  }

  @Test func `ignores a last trip that is a pipe`() throws {
    try scratch.write("", to: "state/barnstorm/beside")
    mkfifo(scratch.path("state/barnstorm/last-trip"), 0o600)
    try expect(bash("barnstorm show trip.json").status, 0)
    try expect(bash("barnstorm < /dev/null").status, 1)
  }

  @Test func `zones that are pipes are not waited for`() throws {
    try scratch.write("", to: "zones/America/beside")
    mkfifo(scratch.path("zones/America/Chicago"), 0o600)
    let execution = try bash("TZDIR=zones barnstorm games --schedule games.csv")
    #expect(execution.status != 124)
  }
}
