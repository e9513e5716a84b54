import TestSupport
import Testing

@Suite(.waits) struct SlotsCommandTests {
  private let afterCubs =
    "This leg can't leave Chicago until after St. Louis Cardinals @ Chicago Cubs (Day 1, 1:20 PM UTC-5)."
  private let beforeTigers =
    "This leg must reach Detroit before Cleveland Guardians @ Detroit Tigers (Day 3, time TBD)."
  private let fixed =
    "Games can't be moved. Cleveland Guardians @ Detroit Tigers (Day 3, time TBD) is fixed by the schedule."

  @Test func `the slots of a leg as JSON`() throws {
    try expect(
      Desk().answer("slots", "trip.json", "c3", "--json"),
      #"""
      {
        "item": "c3-drive",
        "validDayRange": [1, 3],
        "barriers": ["a1-cubs", "d4-tigers"],
        "slots": [
          {"day": 1, "index": 0, "after": null, "before": "a1-cubs", "valid": false, "reason": "\#(afterCubs)"},
          {"day": 1, "index": 1, "after": "a1-cubs", "before": "b2-dinner", "valid": true, "reason": null},
          {"day": 1, "index": 2, "after": "b2-dinner", "before": null, "valid": true, "reason": null},
          {"day": 2, "index": 0, "after": null, "before": null, "valid": true, "reason": null},
          {"day": 3, "index": 0, "after": null, "before": "d4-tigers", "valid": true, "reason": null},
          {"day": 3, "index": 1, "after": "d4-tigers", "before": "d4-hotel", "valid": false, "reason": "\#(beforeTigers)"},
          {"day": 3, "index": 2, "after": "d4-hotel", "before": null, "valid": false, "reason": "\#(beforeTigers)"},
          {"day": 4, "index": 0, "after": null, "before": null, "valid": false, "reason": "\#(beforeTigers)"}
        ]
      }

      """#)
  }

  @Test func `a custom item can go anywhere`() throws {
    let answer = try Desk().answer("slots", "trip.json", "b2", "--json")
    #expect(answer.contains(#""validDayRange": [1, 4],"#))
    #expect(answer.contains(#""barriers": [],"#))
    expect(answer.split(separator: "\n").count { $0.contains(#""valid": true, "reason": null"#) }, 8)
    #expect(!answer.contains(#""valid": false"#))
  }

  @Test func `a game has no valid slot`() throws {
    let answer = try Desk().answer("slots", "trip.json", "d4-t", "--json")
    #expect(answer.contains(#""validDayRange": null,"#))
    #expect(answer.contains(#""barriers": [],"#))
    expect(answer.split(separator: "\n").count { $0.contains(#""valid": false, "reason": "\#(fixed)""#) }, 8)
  }

  @Test func `a leg without a valid position has a reason at every slot`() throws {
    // Back from Detroit to Chicago, which the trip never does.
    let trip = smallTrip.replacing(
      #""from": "Chicago, IL", "to": "Detroit, MI""#, with: #""from": "Detroit, MI", "to": "Chicago, IL""#)
    let answer = try Desk(trip: trip).answer("slots", "trip.json", "c3", "--json")
    let reason =
      "No slot for Detroit → Chicago: it must be after Cleveland Guardians @ Detroit Tigers (Day 3, time TBD) "
      + "and before St. Louis Cardinals @ Chicago Cubs (Day 1, 1:20 PM UTC-5)."
    #expect(answer.contains(#""validDayRange": null,"#))
    #expect(answer.contains(#""barriers": ["d4-tigers", "a1-cubs"],"#))
    expect(answer.split(separator: "\n").count { $0.contains(#""valid": false, "reason": "\#(reason)""#) }, 8)
  }

  @Test func `slots in words`() throws {
    try expect(
      Desk().answer("slots", "trip.json", "c3"),
      """
      no   Before St. Louis Cardinals @ Chicago Cubs, at the start of Day 1. \(afterCubs)
      yes  After St. Louis Cardinals @ Chicago Cubs, before Dinner, on Day 1.
      yes  After Dinner, at the end of Day 1.
      yes  On Day 2, which has nothing else, where it is.
      yes  Before Cleveland Guardians @ Detroit Tigers, at the start of Day 3.
      no   After Cleveland Guardians @ Detroit Tigers, before Hotel, on Day 3. \(beforeTigers)
      no   After Hotel, at the end of Day 3. \(beforeTigers)
      no   On Day 4, which has nothing else. \(beforeTigers)

      """)
  }
}
