import TestSupport
import Testing

@Suite(.waits) struct CheckTests {
  /// The small trip with the leg before the game it leaves after, and dinner at noon.
  private static let troubled =
    smallTrip
    .replacing(#""id": "c3-drive", "day": 2, "sortOrder": 1"#, with: #""id": "c3-drive", "day": 1, "sortOrder": 1"#)
    .replacing("22:30", with: "12:00")

  private static let sentences = (
    misplaced: "Misplaced: Chicago → Detroit can't be here. This leg can't leave Chicago until after "
      + "St. Louis Cardinals @ Chicago Cubs (Day 1, 1:20 PM UTC-5).",
    backwards: "Out of time order on Day 1: Dinner comes after St. Louis Cardinals @ Chicago Cubs.",
    besideDay: "Out of time order: Dinner comes after St. Louis Cardinals @ Chicago Cubs."
  )

  @Test func `reports that a trip has no problems`() throws {
    try expect(Desk().answer("check", "trip.json"), "Two Cities: no problems.\n")
    try expect(Desk().answer("check", "trip.json", "--json"), "{\"problems\": [], \"advisories\": []}\n")
  }

  @Test func `errors make the status 1 and are counted on standard error`() throws {
    let execution = try Desk(trip: Self.troubled).run("check", "trip.json")
    expect(execution.status, 1)
    expect(
      execution.out,
      """
      Day 1  error    \(Self.sentences.misplaced)
      Day 1  warning  \(Self.sentences.besideDay)

      """)
    expect(execution.err, "barnstorm: Two Cities has one error\n")
  }

  @Test func `problems as JSON`() throws {
    let execution = try Desk(trip: Self.troubled).run("check", "trip.json", "--json")
    expect(execution.status, 1)
    expect(
      execution.out,
      #"""
      {
        "problems": [
          {"severity": "error", "kind": "legMisplaced", "item": "c3-drive", "day": 1, "message": "\#(Self.sentences.misplaced)"},
          {"severity": "warning", "kind": "timesBackwards", "item": "b2-dinner", "day": 1, "message": "\#(Self.sentences.backwards)"}
        ],
        "advisories": [
          {"severity": "error", "kind": "legMisplaced", "item": "c3-drive", "day": 1, "message": "\#(Self.sentences.misplaced)"},
          {"severity": "warning", "kind": "timesBackwards", "item": "b2-dinner", "day": 1, "message": "\#(Self.sentences.backwards)"}
        ]
      }

      """#)
  }

  /// The file's start date is shifted by hand: the games keep theirs.
  @Test func `games off their dates are reported`() throws {
    let trip = smallTrip.replacing(#""startDate": "2026-07-03""#, with: #""startDate": "2026-07-02""#)
    try expect(
      Desk(trip: trip).answer("check", "trip.json", "--json"),
      #"""
      {
        "problems": [
          {"severity": "warning", "kind": "gameOffItsDate", "item": "a1-cubs", "day": 1, "message": "Wrong date: St. Louis Cardinals @ Chicago Cubs is played on Fri, Jul 3, 2026, not on the date of Day 1."},
          {"severity": "warning", "kind": "gameOffItsDate", "item": "d4-tigers", "day": 3, "message": "Wrong date: Cleveland Guardians @ Detroit Tigers is played on Sun, Jul 5, 2026, not on the date of Day 3."}
        ],
        "advisories": [
          {"severity": "warning", "kind": "gameOffItsDate", "item": "a1-cubs", "day": 1, "message": "Wrong date: St. Louis Cardinals @ Chicago Cubs is played on Fri, Jul 3, 2026, not on the date of Day 1."},
          {"severity": "warning", "kind": "gameOffItsDate", "item": "d4-tigers", "day": 3, "message": "Wrong date: Cleveland Guardians @ Detroit Tigers is played on Sun, Jul 5, 2026, not on the date of Day 3."}
        ]
      }

      """#)
  }

  @Test func `warnings alone leave the status 0`() throws {
    let trip = smallTrip.replacing("22:30", with: "12:00")
    try expect(Desk(trip: trip).answer("check", "trip.json"), "Day 1  warning  \(Self.sentences.besideDay)\n")
  }
}
