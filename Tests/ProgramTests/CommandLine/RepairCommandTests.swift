import TestSupport
import Testing

@Suite(.waits) struct RepairCommandTests {
  private let desk = Desk()
  private var scratch: Scratch { desk.scratch }
  private let damaged = String(chicagoToDetroit.prefix(chicagoToDetroit.utf8.count - 60))

  @Test func `a dry run only lists`() throws {
    try scratch.write(damaged, to: "trip.json")
    let result = try desk.run("repair", "trip.json", "--dry-run")
    expect(result.status, 0)
    #expect(result.out.contains("trip.json: line "))
    try expect(scratch.text("trip.json"), damaged)
    #expect(!scratch.exists("trip.json.damaged-1"))
  }

  @Test func `a repair lists what it did and keeps the damaged file`() throws {
    try scratch.write(damaged, to: "trip.json")
    let result = try desk.run("repair", "trip.json")
    expect(result.status, 0)
    #expect(result.out.contains("Unexpected end of file: the rest is lost."))
    try expect(scratch.text("trip.json.damaged-1"), damaged)
    try expect(desk.run("show", "trip.json").status, 0)
    let again = try desk.run("repair", "trip.json")
    expect(again.out, "trip.json: nothing to repair.\n")
  }

  @Test func `the last good copy is restored`() throws {
    try scratch.write(chicagoToDetroit, to: "trip.json")
    try expect(desk.run("add", "trip.json", "--day", "1", "--title", "Museum").status, 0)
    let good = try scratch.text("trip.json")
    try scratch.write("", to: "trip.json")
    try expect(desk.run("repair", "trip.json").status, 1)
    try expect(desk.run("repair", "trip.json", "--restore").status, 0)
    try expect(scratch.text("trip.json"), good)
  }

  @Test func `a newer version is refused`() throws {
    let newer = chicagoToDetroit.replacing("\"version\": 1", with: "\"version\": 2")
    try scratch.write(newer, to: "trip.json")
    let result = try desk.run("repair", "trip.json")
    expect(result.status, 1)
    #expect(result.err.contains("made by a newer Barnstorm"))
    try expect(scratch.text("trip.json"), newer)
  }
}
