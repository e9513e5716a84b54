import Testing

@Suite(.waits) struct ShowTests {
  @Test func `show prints the itinerary by day`() throws {
    #expect(
      try Desk().answer("show", "trip.json") == """
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
    #expect(try Desk().answer("show", "trip.json", "--json") == smallTrip)
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
    let desk = try Desk()
    // A pipe whose only reader is gone.
    let script = "mkfifo p; exec 3<>p 4>p 3>&-; '\(Spawn.barnstorm)' show trip.json >&4; echo $?"
    let shell = Spawn(executable: "/bin/sh", directory: desk.scratch.path, environment: ["PATH": "/usr/bin:/bin"])
    let execution = try shell.run(["-c", script])
    #expect(execution.out == "0\n")
    #expect(execution.err == "")
  }

  @Test func `fails if the output can't be written`() throws {
    let execution = try Desk().run("show", "trip.json", output: "/dev/full")
    #expect(execution.status == 1)
    #expect(execution.err == "barnstorm: can't write the output: No space left on device\n")
  }
}
