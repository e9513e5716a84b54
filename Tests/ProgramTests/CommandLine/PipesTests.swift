import Glibc
import TestSupport
import Testing

/// Pipes, devices and terminals in the place of files. A command that waits for one would wait for ever; `timeout` ends it then.
@Suite(.waits) struct PipesTests {
  private let sandbox = Sandbox()
  private var scratch: ProgramScratch { sandbox.scratch }

  private static let schedule =
    "date,time,home,away\n2026-07-03,13:20,Cubs,Cardinals\n2026-07-05,13:20,Tigers,Guardians\n"

  init() throws {
    try scratch.write(Self.schedule, to: "games.csv")
    guard mkfifo(scratch.path("pipe"), 0o600) == 0 else { throw SystemError(call: "mkfifo", code: errno) }
  }

  /// Runs a line of bash, `barnstorm` being the program.
  private func bash(_ line: String) throws -> Execution {
    let program = "export PROGRAM='\(Spawn.barnstorm)'; "
    return try sandbox.runOther(
      "/bin/bash", ["-c", program + #"barnstorm() { timeout 20 "$PROGRAM" "$@"; }; "# + line])
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
  func `reads a schedule from a pipe to its end`(line: String) throws {
    let execution = try bash(line)
    expect(execution.status, 0)
    #expect(execution.out.contains("Cardinals @ Chicago Cubs"))
  }

  /// An update may have to look at a schedule twice, and a pipe can be read but once.
  @Test func `a new trip does not follow a pipe, but an update can read one`() throws {
    let new = try bash("barnstorm new Cubs --team Cubs --schedule <(cat games.csv) --output a.json </dev/null")
    expect(new.status, 0)
    #expect(
      new.err.contains(" is a pipe and can't be followed; update with `barnstorm update TRIP --schedule FILE`\n"))
    let made = try scratch.text("a.json")
    #expect(made.contains(#""schedule": {"follows": ["#) && !made.contains(#""source""#))
    try expect(bash("barnstorm update a.json --schedule <(cat games.csv)").out, "Cubs is up to date.\n")
  }

  @Test func `add reads one item per line of standard input, or none if one is invalid`() throws {
    try expect(bash(#"printf '%s\n' '- day 2 zoo' nowhere | barnstorm add trip.json -"#).status, 1)
    try expect(scratch.text("trip.json"), smallTrip)
    try expect(bash(#"printf '%s\n' '- Zoo' '' '2. Museum 2h' | barnstorm add trip.json --day 2 -"#).status, 0)
    let text = try scratch.text("trip.json")
    #expect(text.contains(#""title": "Zoo""#) && text.contains(#""title": "Museum", "category": "activity", "dur"#))
  }

  @Test(arguments: ["y\n": true, "\u{4}": false])
  func `delete asks on the terminal`(typed: String, isDeleted: Bool) throws {
    let (status, screen) = try sandbox.runOnTerminal("delete", "trip.json", "d4-h", typing: typed)
    expect(status, isDeleted ? 0 : 1)
    #expect(screen.hasPrefix("Delete \"Hotel\"? y/N "))
  }

  @Test func `prints ASCII if the locale is not UTF-8`() throws {
    let answer = try Sandbox(locale: "C").answer("show", "trip.json")
    #expect(answer.contains("Fri, Jul 3 - Mon, Jul 6, 2026 - 4 days - 2 games\n"))
    #expect(answer.contains("Chicago -> Detroit - ~283 mi - ~4h 30m - arrives ~2:30 PM\n"))
  }

  @Test func `succeeds if the reader stops early, and fails if the device is full`() throws {
    // A pipe whose only reader is gone.
    let stopped = try bash("exec 3<>pipe 4>pipe 3>&-; barnstorm show trip.json >&4; echo $?")
    expect([stopped.out, stopped.err], ["0\n", ""])
    try expect(bash("barnstorm show trip.json > /dev/full").status, 1)
  }

  @Test func `reports that the settings are a pipe, without waiting`() throws {
    try scratch.write("", to: ".config/barnstorm/beside")
    mkfifo(scratch.path(".config/barnstorm/config.ini"), 0o600)
    let execution = try bash("barnstorm config")
    expect(execution.status, 0)
    expect(execution.err, "barnstorm: config.ini: a pipe, not a file of settings\n")
  }

  /// Only root may take /proc away, and only from itself.
  @Test func `reports the error without /proc`() throws {
    guard try bash("unshare --mount true").status == 0 else { return }
    let execution = try bash(#"unshare --mount bash -c 'umount --lazy /proc && exec "$PROGRAM" --version'"#)
    expect(execution.status, 1)
    expect(execution.err, "barnstorm: /proc is not mounted, and the program can't start without it; mount it\n")
    expect(execution.out, "")
  }

  @Test func `starts at once if the last trip or a file of zones is a pipe`() throws {
    for name in ["state/barnstorm/last-trip", "zones/America/Chicago"] {
      try scratch.write("", to: name)
      unlink(scratch.path(name))
      mkfifo(scratch.path(name), 0o600)
    }
    try expect(bash("barnstorm show trip.json").status, 0)
    try expect(bash("barnstorm < /dev/null").status, 1)
    #expect(try bash("TZDIR=zones barnstorm games --schedule games.csv").status != 124)
  }
}
