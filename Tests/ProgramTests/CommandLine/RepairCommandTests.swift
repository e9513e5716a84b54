import TestSupport
import Testing

@Suite(.waits) struct RepairCommandTests {
  private let scratch: Scratch
  private let damaged = String(chicagoToDetroit.prefix(chicagoToDetroit.utf8.count - 60))

  init() throws { scratch = try Scratch() }

  @Test func `a dry run only lists`() throws {
    try scratch.write(damaged, to: "trip.json")
    let result = try run("repair", scratch.path("trip.json"), "--dry-run")
    expect(result.status, 0)
    #expect(result.out.contains("trip.json: line "))
    try expect(scratch.text("trip.json"), damaged)
    #expect(!scratch.exists("trip.json.damaged-1"))
  }

  @Test func `a repair lists what it did and keeps the damaged file`() throws {
    try scratch.write(damaged, to: "trip.json")
    let result = try run("repair", scratch.path("trip.json"))
    expect(result.status, 0)
    #expect(result.out.contains("Unexpected end of file: the rest is lost."))
    try expect(scratch.text("trip.json.damaged-1"), damaged)
    try expect(run("show", scratch.path("trip.json")).status, 0)
    let again = try run("repair", scratch.path("trip.json"))
    expect(again.out, "\(scratch.path("trip.json")): nothing to repair.\n")
  }

  @Test func `the last good copy is restored`() throws {
    let trip = scratch.path("trip.json")
    try scratch.write(chicagoToDetroit, to: "trip.json")
    try expect(run("add", trip, "--day", "1", "--title", "Museum").status, 0)
    let good = try scratch.text("trip.json")
    try scratch.write("", to: "trip.json")
    try expect(run("repair", trip).status, 1)
    try expect(run("repair", trip, "--restore").status, 0)
    try expect(scratch.text("trip.json"), good)
  }

  @Test func `a newer version is refused`() throws {
    let newer = chicagoToDetroit.replacing("\"version\": 1", with: "\"version\": 2")
    try scratch.write(newer, to: "trip.json")
    let result = try run("repair", scratch.path("trip.json"))
    expect(result.status, 1)
    #expect(result.err.contains("made by a newer Barnstorm"))
    try expect(scratch.text("trip.json"), newer)
  }

  private func run(_ arguments: String...) throws -> Execution {
    let environment = ["HOME": scratch.path, "TZ": "UTC", "LC_ALL": "C.UTF-8"]
    return try Spawn(executable: Spawn.barnstorm, directory: scratch.path, environment: environment).run(arguments)
  }
}
