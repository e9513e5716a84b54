import TestSupport
import Testing

/// The commands that print a trip, or what follows from it.
@Suite(.waits) struct ReadingCommandTests {
  private let desk = Desk()

  @Test func `show prints the itinerary by day`() throws {
    #expect(
      try desk.answer("show", "trip.json") == """
        Two Cities
        Fri, Jul 3 – Mon, Jul 6, 2026 · 4 days · 2 games

        Day 1 - Friday, July 3 · 1 game
          a1-c  1:20 PM UTC-5  St. Louis Cardinals @ Chicago Cubs · MLB · Wrigley Field · Chicago
          b2-d  10:30 PM       Dinner · Restaurant · Lou Mitchell’s (41.88, -87.64) · Cash only

        Day 2 - Saturday, July 4 · 283 mi · 4h 30m driving
          c3-d  ~9:00 AM       Chicago → Detroit · ~283 mi · ~4h 30m · arrives ~2:30 PM

        Day 3 - Sunday, July 5 · 1 game
          d4-t  TBD            Cleveland Guardians @ Detroit Tigers · Detroit
          d4-h                 Hotel · Activity

        Day 4 - Monday, July 6
          No items yet

        """)
  }

  @Test func `show speaks plainly where the locale is not UTF-8`() throws {
    let answer = try Desk(locale: "C").answer("show", "trip.json")
    #expect(answer.contains("Fri, Jul 3 - Mon, Jul 6, 2026 - 4 days - 2 games\n"))
    #expect(answer.contains("Chicago -> Detroit - ~283 mi - ~4h 30m - arrives ~2:30 PM\n"))
  }

  @Test func `show as JSON gives back the file`() throws {
    #expect(try desk.answer("show", "trip.json", "--json") == smallTrip)
  }

  @Test func `show prints the items in order as JSON`() throws {
    let unsorted = #"""
      {"format": "barnstorm-trip", "version": 1, "id": "t", "name": "T", "startDate": "2026-07-03", "dayCount": 2,
       "modifiedAt": "2026-06-01T12:00:00Z", "items": [
       {"id": "late", "day": 2, "sortOrder": 1, "modifiedAt": "2026-06-01T12:00:00Z",
        "kind": {"custom": {"title": "Late", "category": "note"}}},
       {"id": "early", "day": 1, "sortOrder": 1, "modifiedAt": "2026-06-01T12:00:00Z",
        "kind": {"custom": {"title": "Early", "category": "note"}}}]}
      """#
    let answer = try Desk(trip: unsorted).answer("show", "trip.json", "--json")
    let ids = answer.split(separator: "\n").filter { $0.hasPrefix("    \"id\"") }.map { $0.prefix(17) }
    #expect(ids == [#"    "id": "early""#, #"    "id": "late","#])
  }

  @Test func `a reader who stops early is not a failure`() throws {
    // A pipe whose only reader is gone.
    let script = "mkfifo p; exec 3<>p 4>p 3>&-; '\(Spawn.barnstorm)' show trip.json >&4; echo $?"
    let shell = Spawn(executable: "/bin/sh", directory: desk.scratch.path, environment: ["PATH": "/usr/bin:/bin"])
    let execution = try shell.run(["-c", script])
    #expect(execution.out == "0\n")
    #expect(execution.err == "")
  }

  private func writeTrips() throws {
    try desk.scratch.write(smallTrip, to: "data/barnstorm/trips/two.json")
    try desk.scratch.write("{\n  \"format\": 3}", to: "data/barnstorm/trips/bad.json")
  }

  @Test func `list shows trips and what is wrong with damaged files`() throws {
    try writeTrips()
    let trips = desk.scratch.path("data/barnstorm/trips")
    try expect(
      desk.answer("list"),
      """
      damaged: \(trips)/bad.json:2:13: format: expected a string, found a number
      7A1C  Two Cities  Fri, Jul 3 – Mon, Jul 6, 2026  2 games  \(trips)/two.json

      """)
  }

  @Test func `games that are not played are not counted`() throws {
    let trip = smallTrip.replacing("timeTBD", with: "postponed")
    try desk.scratch.write(trip, to: "data/barnstorm/trips/two.json")
    #expect(try desk.answer("list").contains("  1 game  "))
    #expect(try desk.answer("list", "--json").contains(#""games": 1"#))
    #expect(try desk.answer("show", "7A1C").contains("4 days · 1 game\n"))
  }

  @Test func `list as JSON`() throws {
    try writeTrips()
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
    try expect(desk.answer("list"), "No trips yet. Create a sample with `barnstorm sample`.\n")
    try expect(desk.answer("list", "--json"), "{\"trips\": []}\n")
  }

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

  @Test func `warnings alone leave the status 0`() throws {
    let trip = smallTrip.replacing("22:30", with: "12:00")
    try expect(Desk(trip: trip).answer("check", "trip.json"), "Day 1  warning  \(Self.sentences.besideDay)\n")
  }

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
    let answer = try desk.answer("slots", "trip.json", "b2", "--json")
    #expect(answer.contains(#""validDayRange": [1, 4],"#))
    #expect(answer.contains(#""barriers": [],"#))
    expect(answer.split(separator: "\n").count { $0.contains(#""valid": true, "reason": null"#) }, 8)
    #expect(!answer.contains(#""valid": false"#))
  }

  @Test func `a game has no valid slot`() throws {
    let answer = try desk.answer("slots", "trip.json", "d4-t", "--json")
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

  @Test func `a match takes the two hours of its sport`() throws {
    try desk.scratch.write(
      "date,time,zone,home,away,city\n2026-08-22,15:00,Europe/London,Arsenal,Chelsea,London\n", to: "epl.csv")
    _ = try desk.answer("new", "Derby", "--schedule", "epl.csv", "--output", "derby.json")
    #expect(try desk.answer("timeline", "derby.json").contains("3:00 PM – 5:00 PM"))
  }

  @Test func `a row in another city than the traveler is reported, and leaves the leg its time`() throws {
    _ = try desk.answer(
      "add", "trip.json", "--day", "2", "--title", "Rock Hall", "--time", "15:00", "--at", "41.5085,-81.6954")
    let place = "Day 2 warning Wrong city: Rock Hall is 90 mi from Detroit, where the trip is then."
    let report = try desk.answer("check", "trip.json").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(report.contains(place), "\(report)")
    let events = try desk.answer("export", "trip.json", "--format", "ics").replacing("\r\n", with: "\n")
    let leg = try #require(events.split(separator: "BEGIN:VEVENT").first { $0.contains("SUMMARY:Chicago → Detroit") })
    #expect(leg.contains("DTSTART:20260704T140000Z"), "\(leg)")
  }
}
