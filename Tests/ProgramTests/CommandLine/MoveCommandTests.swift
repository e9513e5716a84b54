import TestSupport
import Testing

@Suite(.waits) struct MoveCommandTests {
  @Test(arguments: [
    (["--day", "4", "--first"], "Moved to Day 4.", #""id": "b2-dinner", "day": 4, "sortOrder": 1"#),
    (
      ["--day", "3", "--first"], "Moved to Day 3, before Cleveland Guardians @ Detroit Tigers.",
      #""id": "b2-dinner", "day": 3, "sortOrder": 99"#
    ),
    (["--day", "3", "--last"], "Moved to Day 3, after Hotel.", #""id": "b2-dinner", "day": 3, "sortOrder": 104"#),
    (
      ["--day", "3", "--before", "D4-H"], "Moved to Day 3, after Cleveland Guardians @ Detroit Tigers, before Hotel.",
      #""id": "b2-dinner", "day": 3, "sortOrder": 102"#
    ),
    (
      ["--day", "2", "--after", "c3-drive"], "Moved to Day 2, after Chicago → Detroit.",
      #""id": "b2-dinner", "day": 2, "sortOrder": 2"#
    ),
  ])
  func `a move changes only the lines of what moved`(place: [String], sentence: String, start: String) throws {
    let desk = try Desk()
    // Dinner is in Chicago, where the trip is no longer on these days.
    let answer = try desk.answer(["move", "trip.json", "b2"] + place)
    #expect(
      answer.hasPrefix("\(sentence)\nWarning: Wrong city: Dinner is 238 mi from Detroit, where the trip is then.\n"),
      "\(answer)")
    let (added, removed) = try desk.changes(since: smallTrip)
    #expect(
      removed.contains(#"    "id": "b2-dinner", "day": 1, "sortOrder": 103, "modifiedAt": "2026-06-01T12:00:00.000Z","#)
    )
    #expect(added.contains(#"    \#(start), "modifiedAt": "NOW","#))
    expect(added.count, removed.count)
    #expect((added + removed).allSatisfy { $0.contains("b2-dinner") || $0.contains("Dinner") || $0 == "  }, {" })
  }

  @Test func `a leg moves between its games`() throws {
    let desk = try Desk()
    try expect(
      desk.answer("move", "trip.json", "c3", "--day", "1", "--after", "a1"),
      "Moved to Day 1, after St. Louis Cardinals @ Chicago Cubs, before Dinner.\n"
        + "Warning: Wrong city: Dinner is 238 mi from Detroit, where the trip is then.\n")
  }

  @Test(arguments: [["--day", "1", "--last"], ["--day", "1", "--after", "a1"]])
  func `moving an item to its own slot writes nothing`(place: [String]) throws {
    let desk = try Desk()
    let version = desk.scratch.version("trip.json")
    let answer = try desk.answer(["move", "trip.json", "b2"] + place)
    expect(answer, "Nothing changed: Dinner is already there.\n")
    expect(desk.scratch.version("trip.json"), version)
  }

  @Test func `a leg stays between its games`() throws {
    let desk = try Desk()
    try expect(
      desk.refusal("move", "trip.json", "c3", "--day", "1", "--first"),
      "can't go there: this leg can't leave Chicago until after "
        + "St. Louis Cardinals @ Chicago Cubs (Day 1, 1:20 PM UTC-5)")
    try expect(
      desk.refusal("move", "trip.json", "c3", "--day", "4", "--last"),
      "can't go there: this leg must reach Detroit before Cleveland Guardians @ Detroit Tigers (Day 3, time TBD)")
  }
}
