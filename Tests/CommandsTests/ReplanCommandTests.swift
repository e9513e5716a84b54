import TestSupport
import Testing

@testable import Program

/// `replan`; its repairs have tests of their own.
@Suite struct ReplanCommandTests {
  @Test func `a trip that is over has nothing to change`() throws {
    let desk = try CommandDesk()
    try desk.write(TripSketch.trip("@Chicago | Chicago>Detroit | @Detroit"), to: "trip.json")
    let line = ["replan", desk.path("trip.json"), "--at", "2027-01-01T12:00"]
    expect(Transcript(desk.run(line)).out, "Nothing ahead to change.\n")
    expect(Transcript(desk.run(line + ["--json"])).out, "{\"repairs\": []}\n")
    expect(Transcript(desk.run(line + ["--apply", "1"])).err, "barnstorm: nothing ahead to change\n")
    #expect(Transcript(desk.run(Array(line.prefix(2)) + ["--at", "2026-07-01T12:00"])).out.hasPrefix("1. Leave"))
  }
}
