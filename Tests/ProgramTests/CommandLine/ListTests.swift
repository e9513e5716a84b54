import TestSupport
import Testing

@Suite(.waits) struct ListTests {
  private func deskWithTrips() throws -> Desk {
    let desk = try Desk()
    try desk.scratch.write(smallTrip, to: "data/barnstorm/trips/two.json")
    try desk.scratch.write("{\n  \"format\": 3}", to: "data/barnstorm/trips/bad.json")
    return desk
  }

  @Test func `list shows trips and what is wrong with damaged files`() throws {
    let desk = try deskWithTrips()
    let trips = desk.scratch.path("data/barnstorm/trips")
    try expect(
      desk.answer("list"),
      """
      damaged: \(trips)/bad.json:2:13: format: expected a string, found a number
      7A1C  Two Cities  Fri, Jul 3 – Mon, Jul 6, 2026  2 games  \(trips)/two.json

      """)
  }

  @Test func `games that are not played are not counted`() throws {
    let desk = try Desk()
    let trip = smallTrip.replacing("timeTBD", with: "postponed")
    try desk.scratch.write(trip, to: "data/barnstorm/trips/two.json")
    #expect(try desk.answer("list").contains("  1 game  "))
    #expect(try desk.answer("list", "--json").contains(#""games": 1"#))
    #expect(try desk.answer("show", "7A1C").contains("4 days · 1 game\n"))
  }

  @Test func `list as JSON`() throws {
    let desk = try deskWithTrips()
    let trips = desk.scratch.path("data/barnstorm/trips")
    let problem = "\(trips)/bad.json:2:13: format: expected a string, found a number"
    try expect(
      desk.answer("list", "--json"),
      #"""
      {
        "trips": [
          {"path": "\#(trips)/bad.json", "id": null, "name": null, "startDate": null, "dayCount": null, "games": null, "problem": "\#(problem)"},
          {"path": "\#(trips)/two.json", "id": "7A1C-small", "name": "Two Cities", "startDate": "2026-07-03", "dayCount": 4, "games": 2, "problem": null}
        ]
      }

      """#)
  }

  @Test func `list without trips suggests how to get one`() throws {
    try expect(Desk().answer("list"), "No trips yet. Create a sample with `barnstorm sample`.\n")
    try expect(Desk().answer("list", "--json"), "{\"trips\": []}\n")
  }
}
