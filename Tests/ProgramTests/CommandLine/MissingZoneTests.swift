import Glibc
import TestSupport
import Testing

/// Machines whose zone files are gone: what is not known is not written.
@Suite(.waits) struct MissingZoneTests {
  private static let header = "date,time,zone,home,away,venue,city\n"

  /// Whether this machine has zone files, and lets a test hide them from a program.
  private static let canHideZones: Bool = {
    guard geteuid() == 0, access("/usr/share/zoneinfo/America/Chicago", R_OK) == 0 else { return false }
    let scratch = Scratch()
    let unshare = Spawn(executable: "/usr/bin/unshare", directory: scratch.path, environment: [:])
    return (try? unshare.run(["-m", "/bin/true"]).status) == 0
  }()

  @Test(.enabled(if: canHideZones, "needs root, mount namespaces and zone files"))
  func `times stay unchanged where the system's zones are missing`() throws {
    let desk = Desk()
    let row = "2026-07-03,13:20,,Cubs,Cardinals,Wrigley Field,Chicago\n"
    try desk.scratch.write(Self.header + row, to: "games.csv")
    _ = try desk.run("new", "Swing", "--schedule", "games.csv", "--output", "swing.json")
    let before = try desk.scratch.text("swing.json")
    let update = try desk.runWithoutZones("update", "swing.json")
    expect(update.status, 0)
    expect(update.out, "Swing is up to date.\n")
    try expect(desk.scratch.text("swing.json"), before)
    #expect(try desk.runWithoutZones("show", "swing.json").out.contains("1:20 PM CDT"))
    _ = try desk.runWithoutZones("new", "Swing", "--schedule", "games.csv", "--output", "other.json")
    #expect(try desk.scratch.text("other.json").contains("\"2026-07-03T13:20:00-05:00\""))
  }

  /// A trip to a game in a zone that only this machine has: as if a country had made a new one.
  private func desk() throws -> Desk {
    let desk = Desk(zones: "zones")
    try desk.scratch.write(Self.posixZone("XST6XDT,M3.2.0,M11.1.0"), to: "zones/Test/Ballpark")
    try desk.scratch.write(Self.posixZone("UTC0"), to: "zones/UTC")
    try writeSchedule(at: "13:20", to: desk)
    _ = try desk.run("new", "Swing", "--schedule", "games.csv", "--output", "swing.json")
    #expect(try desk.answer("show", "swing.json").contains("1:20 PM XDT"))
    return desk
  }

  private func writeSchedule(at time: String, to desk: Desk) throws {
    try desk.scratch.write(
      Self.header + "2026-07-03,\(time),Test/Ballpark,Ants,Bees,The Hill,Nowhere\n", to: "games.csv")
  }

  /// A zone file without transitions (RFC 8536).
  private static func posixZone(_ rule: String) -> [UInt8] {
    let counts: [UInt8] = [0, 0, 0, 0, 1, 4].flatMap { [0, 0, 0, $0] as [UInt8] }
    let block = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts + [0, 0, 0, 0, 0, 0] + "UTC\0".utf8
    return block + block + Array("\n\(rule)\n".utf8)
  }

  @Test(arguments: ["gone", "damaged", "a circle"])
  func `a zone that cannot be read changes no time`(how: String) throws {
    let desk = try desk()
    let before = try desk.scratch.text("swing.json")
    let zone = desk.scratch.path("zones/Test/Ballpark")
    switch how {
    case "gone": Scratch.remove(desk.scratch.path("zones"))
    case "damaged": try desk.scratch.write("TZif", to: "zones/Test/Ballpark")
    default:
      Scratch.remove(zone)
      expect(symlink("Ballpark", zone), 0)
    }
    try writeSchedule(at: "19:05", to: desk)
    for arguments in [["update", "swing.json"], ["update", "swing.json", "--allow-removals"]] {
      let refused = try desk.run(arguments)
      expect(refused.status, 1)
      #expect(refused.err.hasPrefix("barnstorm: games.csv: the rules of the time zone Test/Ballpark can't be read ("))
      expect(refused.err.split(separator: "\n").count, 1)
    }
    try expect(desk.scratch.text("swing.json"), before)
    #expect(try desk.answer("show", "swing.json").contains("1:20 PM UTC-5"))
    try expect(desk.run("new", "Other", "--schedule", "games.csv", "--output", "other.json").status, 1)
    #expect(!desk.scratch.exists("other.json"))
  }

  @Test func `a schedule without zones of its own moves no game of a trip in such a zone`() throws {
    let desk = try desk()
    let before = try desk.scratch.text("swing.json")
    Scratch.remove(desk.scratch.path("zones"))
    try desk.scratch.write(Self.header + "2026-07-03,18:20,UTC,Ants,Bees,The Hill,Nowhere\n", to: "games.csv")
    let refused = try desk.run("update", "swing.json")
    expect(refused.status, 1)
    let reason = "the rules of the time zone Test/Ballpark can't be read (no time zones in"
    #expect(refused.err.contains("games.csv: \(reason)"))
    try expect(desk.scratch.text("swing.json"), before)
  }

  @Test func `the trip follows again as soon as the zone can be read`() throws {
    let desk = try desk()
    let zone = try Scratch.bytes(at: desk.scratch.path("zones/Test/Ballpark"))
    try desk.scratch.write("", to: "zones/Test/Ballpark")
    try writeSchedule(at: "19:05", to: desk)
    try expect(desk.run("update", "swing.json").status, 1)
    try desk.scratch.write(zone, to: "zones/Test/Ballpark")
    let moves = "Moved Bees @ Ants from Fri, Jul 3, 1:20 PM XDT to 7:05 PM XDT.\n"
    try expect(desk.run("update", "swing.json").out, moves)
  }
}
