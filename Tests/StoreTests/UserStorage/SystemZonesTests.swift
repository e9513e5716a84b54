import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@Suite(.enabled(if: access("/usr/share/zoneinfo/America/Chicago", R_OK) == 0))
struct SystemZonesTests {
  private let system: [FilePath] = ["/usr/share/zoneinfo"]

  /// `2026-07-03 13:20 CDT`, of an instant in a zone of this machine.
  private func local(_ instant: String, _ zone: String) throws -> String {
    let published = try #require(OffsetDateTime(instant))
    let game = Game(gameID: "g", away: "A", home: "B", city: "C", start: .at(published), timeZone: zone)
    let start = SystemZones(directories: system).table.localStart(of: game)
    let time = try #require(start.time)
    return "\(start.date) \(time.clock) \(time.zone)"
  }

  @Test(arguments: [
    ("2026-01-15T18:00:00Z", "America/Chicago", "2026-01-15 12:00 CST"),
    ("2026-07-03T18:20:00Z", "America/Chicago", "2026-07-03 13:20 CDT"),
    ("2026-03-08T07:59:00Z", "America/Chicago", "2026-03-08 01:59 CST"),
    ("2026-03-08T08:00:00Z", "America/Chicago", "2026-03-08 03:00 CDT"),
    ("2026-11-01T06:59:00Z", "America/Chicago", "2026-11-01 01:59 CDT"),
    ("2026-11-01T07:00:00Z", "America/Chicago", "2026-11-01 01:00 CST"),
    ("2050-12-24T18:20:00Z", "America/Chicago", "2050-12-24 12:20 CST"),
    ("2026-07-03T18:00:00Z", "America/Phoenix", "2026-07-03 11:00 MST"),
    ("2026-07-03T20:00:00Z", "Asia/Kolkata", "2026-07-04 01:30 IST"),
    ("2026-07-15T12:00:00Z", "Australia/Lord_Howe", "2026-07-15 22:30 UTC+10:30"),
    ("2026-07-15T12:00:00Z", "America/Sao_Paulo", "2026-07-15 09:00 UTC-3"),
  ])
  func `converts an instant to a zone of this machine`(instant: String, zone: String, expected: String) throws {
    try expect(local(instant, zone), expected)
  }

  @Test(arguments: [
    "", "/usr/share/zoneinfo/America/Chicago", "../zoneinfo/America/Chicago", "America/../America/Chicago",
    "./America/Chicago", "America/Chicago\0", "America/Chicago ", "Amérique/Chicago",
  ])
  func `refuses a name outside the directory`(name: String) {
    #expect(SystemZones(directories: system).table.rules(of: name) == nil)
  }

  @Test func `rejects invalid zones`() throws {
    for name in ["Atlantis/Capital", "America", "America/Chicago/", "CST7CDT"] {
      #expect(try SystemZones(directories: system).rules(of: name) == nil)
      #expect(SystemZones(directories: system).table.rules(of: name) == nil)
    }
  }

  @Test func `searches the directories in order, and skips unusable ones`() throws {
    let direct = try #require(try SystemZones(directories: system).rules(of: "America/Chicago"))
    try expect(SystemZones(directories: ["/nowhere"] + system).rules(of: "America/Chicago"), direct)
    // In a directory of its own, Chicago is a file without a continent.
    let chicago = try SystemZones(directories: ["/usr/share/zoneinfo/America"] + system).rules(of: "Chicago")
    expect(chicago?.period(at: 1_800_000_000), direct.period(at: 1_800_000_000))
  }
}

struct MissingZonesTests {
  private let scratch = Scratch()
  private var directories: [FilePath] { [scratch.path("zones")] }

  init() throws { try #require(mkdir(scratch.path("zones"), 0o700) == 0) }

  private func reason(_ name: String) -> String? {
    do {
      return try SystemZones(directories: directories).rules(of: name) == nil ? nil : "readable"
    } catch {
      return error.reason
    }
  }

  @Test(arguments: ["America/Chicago", "US/Central", "UTC", "Europe/London"])
  func `without rules on the machine, the built-in ones are used`(name: String) throws {
    let carried = try #require(CarriedZones.rules(of: name))
    try expect(SystemZones(directories: directories).rules(of: name), carried)
    try expect(SystemZones(directories: ["/nowhere"]).rules(of: name), carried)
    expect(SystemZones(directories: directories).table.rules(of: name), carried)
  }

  @Test func `the built-in rules are used if a file of the machine is damaged, or its links form a loop`() throws {
    try #require(mkdir(scratch.path("zones/America"), 0o700) == 0)
    try scratch.write("TZif2 and no more", to: "zones/America/Chicago")
    try #require(symlink("Denver", scratch.path("zones/America/Denver")) == 0)
    for name in ["America/Chicago", "America/Denver"] {
      try expect(SystemZones(directories: directories).rules(of: name), CarriedZones.rules(of: name))
    }
  }

  @Test(arguments: [
    ("tzdata.zi", "# version 2999a\n# redo", true), ("+VERSION", "2999a\n", true),
    ("tzdata.zi", "# version 1999a\n", false),
    ("+VERSION", "unknown", false), ("notes", "2999a", false),
  ])
  func `uses the later release of the machine's and the built-in rules`(
    file: String, text: String, isNewer: Bool
  ) throws {
    try #require(mkdir(scratch.path("zones/America"), 0o700) == 0)
    try #require(symlink("/usr/share/zoneinfo/America/Denver", scratch.path("zones/America/Chicago")) == 0)
    try scratch.write(text, to: "zones/\(file)")
    let rules = try SystemZones(directories: directories).rules(of: "America/Chicago")
    expect(rules?.period(at: 1_800_000_000).abbreviation, isNewer ? "MST" : "CST")
  }

  @Test func `a zone that is not built in is unknown where the machine has others`() throws {
    try scratch.write("", to: "zones/UTC")
    #expect(reason("Test/Ballpark") == nil)
    #expect(reason("Ballpark") == nil)
  }

  @Test func `without zones on the machine, an unknown zone is undecided`() {
    expect(reason("Test/Ballpark"), "no time zones in \(directories[0])")
    // No zone of today has a name without a slash.
    #expect(reason("Ballpark") == nil)
  }

  @Test func `distinguishes unreadable from missing`() throws {
    try scratch.write("", to: "zones/UTC")
    try #require(mkdir(scratch.path("zones/Test"), 0o700) == 0)
    try scratch.write("Central time", to: "zones/Test/Text")
    try #require(symlink("Circle", scratch.path("zones/Test/Circle")) == 0)
    expect(reason("Test/Text"), "\(scratch.path("zones"))/Test/Text: not a zone file")
    expect(reason("Test/Circle"), "\(scratch.path("zones"))/Test/Circle: Too many levels of symbolic links")
    #expect(reason("Test/None") == nil)
    let zones = SystemZones(directories: directories).table
    #expect(zones.rules(of: "Test/Text") == nil)
    #expect(throws: UnreadableZone.self) { try zones.readRules(of: "Test/Text") }
    #expect(zones.rules(of: "America/Chicago") != nil)
    // A failure is not remembered.
    try #require(unlink(scratch.path("zones/Test/Text")) == 0)
    #expect(try zones.readRules(of: "Test/Text") == nil)
  }
}
