import Glibc
import Itinerary
import Store
import TestSupport
import Testing

/// Needs the zone files of the system, which nearly every machine has.
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

  @Test func `the directories are searched in order, and the others still serve`() throws {
    let direct = try #require(try SystemZones(directories: system).rules(of: "America/Chicago"))
    try expect(SystemZones(directories: ["/nowhere"] + system).rules(of: "America/Chicago"), direct)
    // In a directory of its own, Chicago is a file without a continent.
    let chicago = try SystemZones(directories: ["/usr/share/zoneinfo/America"] + system).rules(of: "Chicago")
    expect(chicago?.period(at: 1_800_000_000), direct.period(at: 1_800_000_000))
  }
}
