import TestSupport
import Testing

@testable import Program

@Suite struct DeleteTests {
  private func desk(typing line: String?) throws -> CommandDesk {
    var desk = try CommandDesk()
    try desk.write(TripSketch.trip("@Chicago Dinner"), to: "trip.json")
    desk.typed = line
    return desk
  }

  @Test(arguments: ["y", "Y", "yes", "YES"])
  func `an explicit yes deletes`(line: String) throws {
    let desk = try desk(typing: line)
    let outcome = desk.run("delete", desk.path("trip.json"), "dinner")
    expect(outcome.parts, [.report(.lines([#"Deleted "Dinner" from Day 1."#]))])
    expect(outcome.status, 0)
    expect(desk.scratch.text("trip.json")?.contains(#""Dinner", "deletedAt""#), true)
  }

  @Test(arguments: ["", "n", "yess", " y", "ja"])
  func `any other input keeps the item`(line: String) throws {
    let desk = try desk(typing: line)
    let before = desk.scratch.text("trip.json")
    let outcome = desk.run("delete", desk.path("trip.json"), "dinner")
    expect(outcome.parts, [.complaint([#"kept: "Dinner" was not deleted"#])])
    expect(outcome.status, 1)
    expect(desk.scratch.text("trip.json"), before)
  }

  @Test func `without a terminal only --yes deletes`() throws {
    let desk = try desk(typing: nil)
    let refused = desk.run("delete", desk.path("trip.json"), "dinner")
    expect(refused.parts, [.complaint([#"not deleted; pass --yes to delete "Dinner" without asking"#])])
    expect(desk.line("delete trip.json dinner --yes").status, 0)
  }

  @Test(arguments: [
    ("@Chicago Dinner | Chicago>Detroit | @Detroit", "@chi", "games come from the schedule"),
    ("@Chicago Dinner | Chicago>Detroit | @Detroit", "Chicago>", "games need this leg"),
    ("@Chicago Dinner | Chicago>Detroit | @Detroit!", "Chicago>", nil),
  ])
  func `refuses games, and legs that a game needs`(sketch: String, item: String, reason: String?) throws {
    let desk = try CommandDesk()
    try desk.write(TripSketch.trip(sketch), to: "trip.json")
    let outcome = desk.run("delete", desk.path("trip.json"), item, "--yes")
    expect(outcome.status, reason == nil ? 0 : 1)
    if let reason { #expect("\(outcome.parts)".contains(reason), "\(outcome.parts)") }
    expect(desk.scratch.text("trip.json")?.contains(#""Chicago>Detroit", "deletedAt""#), reason == nil)
  }
}
