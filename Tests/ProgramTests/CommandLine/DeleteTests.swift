import TestSupport
import Testing

@Suite(.waits) struct DeleteTests {
  @Test func `delete leaves a tombstone`() throws {
    let desk = try Desk()
    try expect(desk.answer("delete", "trip.json", "d4-h", "--yes"), "Deleted \"Hotel\" from Day 3.\n")
    let text = try desk.scratch.text("trip.json")
    #expect(!text.contains(#""title": "Hotel""#))
    #expect(try desk.changes(since: smallTrip).added.contains(#"    "id": "d4-hotel", "deletedAt": "NOW""#))
  }

  @Test func `nothing is asked where there is no terminal`() throws {
    try expect(
      Desk().refusal("delete", "trip.json", "d4-h"), "not deleted; pass --yes to delete \"Hotel\" without asking")
  }

  @Test func `games and legs are not deleted by hand`() throws {
    let desk = try Desk()
    try expect(
      desk.refusal("delete", "trip.json", "a1", "--yes"),
      "can't delete "
        + "St. Louis Cardinals @ Chicago Cubs: games and legs come from the schedule")
    try expect(
      desk.refusal("delete", "trip.json", "c3", "--yes"),
      "can't delete Chicago → Detroit: games and legs come from the schedule")
  }

  @Test func `a leg that no game needs any more is deleted`() throws {
    let trip = smallTrip.replacing(
      #""start": "2026-07-05", "status": "timeTBD""#, with: #""start": "2026-07-05", "status": "cancelled""#)
    let desk = try Desk(trip: trip)
    try expect(desk.answer("delete", "trip.json", "c3", "--yes"), "Deleted \"Chicago → Detroit\" from Day 2.\n")
    #expect(try !desk.scratch.text("trip.json").contains("travel"))
    #expect(try desk.changes(since: trip).added.contains(#"    "id": "c3-drive", "deletedAt": "NOW""#))
  }

  @Test func `yes on the terminal deletes`() throws {
    let desk = try Desk()
    let (status, screen) = try desk.runOnTerminal("delete", "trip.json", "d4-h", typing: "y\n")
    expect(status, 0)
    expect(screen, "Delete \"Hotel\"? y/N Deleted \"Hotel\" from Day 3.\n")
    #expect(try !desk.scratch.text("trip.json").contains(#""title": "Hotel""#))
  }

  @Test(arguments: ["\n", "n\n", "yesterday\n", "\u{4}"])
  func `anything else on the terminal keeps the item`(typed: String) throws {
    let desk = try Desk()
    let (status, screen) = try desk.runOnTerminal("delete", "trip.json", "d4-h", typing: typed)
    expect(status, 1)
    expect(screen, "Delete \"Hotel\"? y/N barnstorm: kept: \"Hotel\" was not deleted\n")
    try expect(desk.scratch.text("trip.json"), smallTrip)
  }
}
