import Glibc
import TestSupport
import Testing

@Suite(.waits) struct MissingZoneTests {
  private static let header = "date,time,zone,home,away,venue,city\n"

  /// Whether this machine has zone files, and lets a test hide them from a program.
  private static let canHideZones: Bool = {
    guard geteuid() == 0, access("/usr/share/zoneinfo/America/Chicago", R_OK) == 0 else { return false }
    let scratch = ProgramScratch()
    let unshare = Spawn(executable: "/usr/bin/unshare", directory: scratch.path, environment: [:])
    return (try? unshare.run(["-m", "/bin/true"]).status) == 0
  }()

  @Test(.enabled(if: canHideZones, "needs root, mount namespaces and zone files"))
  func `times stay unchanged where the system's zones are missing`() throws {
    let sandbox = Sandbox()
    let row = "2026-07-03,13:20,,Cubs,Cardinals,Wrigley Field,Chicago\n"
    try sandbox.scratch.write(Self.header + row, to: "games.csv")
    _ = try sandbox.run("new", "Swing", "--schedule", "games.csv", "--output", "swing.json")
    let before = try sandbox.scratch.text("swing.json")
    let update = try sandbox.runWithoutZones("update", "swing.json")
    expect(update.status, 0)
    expect(update.out, "Swing is up to date.\n")
    try expect(sandbox.scratch.text("swing.json"), before)
    #expect(try sandbox.runWithoutZones("show", "swing.json").out.contains("1:20 PM CDT"))
    _ = try sandbox.runWithoutZones("new", "Swing", "--schedule", "games.csv", "--output", "other.json")
    #expect(try sandbox.scratch.text("other.json").contains("\"2026-07-03T13:20:00-05:00\""))
  }

  /// A trip to a game in a zone that only this machine has: as if a country had made a new one.
  private func sandbox() throws -> Sandbox {
    let sandbox = Sandbox(zones: "zones")
    try sandbox.scratch.write(TestZones.file(rule: "XST6XDT,M3.2.0,M11.1.0"), to: "zones/Test/Ballpark")
    try sandbox.scratch.write(TestZones.file(rule: "UTC0"), to: "zones/UTC")
    try writeSchedule(at: "13:20", to: sandbox)
    _ = try sandbox.run("new", "Swing", "--schedule", "games.csv", "--output", "swing.json")
    #expect(try sandbox.answer("show", "swing.json").contains("1:20 PM XDT"))
    return sandbox
  }

  private func writeSchedule(at time: String, to sandbox: Sandbox) throws {
    try sandbox.scratch.write(
      Self.header + "2026-07-03,\(time),Test/Ballpark,Ants,Bees,The Hill,Nowhere\n", to: "games.csv")
  }

  @Test(arguments: ["gone", "damaged", "a circle"])
  func `a zone that cannot be read changes no time`(how: String) throws {
    let sandbox = try sandbox()
    let before = try sandbox.scratch.text("swing.json")
    let zone = sandbox.scratch.path("zones/Test/Ballpark")
    switch how {
    case "gone": rename(sandbox.scratch.path("zones"), sandbox.scratch.path("gone"))
    case "damaged": try sandbox.scratch.write("TZif", to: "zones/Test/Ballpark")
    default:
      unlink(zone)
      expect(symlink("Ballpark", zone), 0)
    }
    try writeSchedule(at: "19:05", to: sandbox)
    for arguments in [["update", "swing.json"], ["update", "swing.json", "--allow-removals"]] {
      let refused = try sandbox.run(arguments)
      expect(refused.status, 1)
      #expect(refused.err.hasPrefix("barnstorm: games.csv: the rules of the time zone Test/Ballpark can't be read ("))
      expect(refused.err.split(separator: "\n").count, 1)
    }
    try expect(sandbox.scratch.text("swing.json"), before)
    #expect(try sandbox.answer("show", "swing.json").contains("1:20 PM UTC-5"))
    try expect(sandbox.run("new", "Other", "--schedule", "games.csv", "--output", "other.json").status, 1)
    #expect(!sandbox.scratch.exists("other.json"))
  }
}
