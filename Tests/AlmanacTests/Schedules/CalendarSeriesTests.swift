import Itinerary
import ScheduleTestSupport
import Testing

/// Events that repeat.
struct CalendarSeriesTests {
  @Test func `a series has a game on each date but those left out`() throws {
    let lines =
      cubsEvent + [
        "RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE:20260710T182000Z", "RDATE:20260705T182000Z", "END:VEVENT", "BEGIN:VEVENT",
        "UID:a1", "RECURRENCE-ID:20260717T182000Z", "DTSTART:20260718T182000Z", "SUMMARY:Cardinals at Cubs",
        "LOCATION:Wrigley Field",
      ]
    let schedule = try read(calendar(lines))
    #expect(schedule.days == ["2026-07-03", "2026-07-05", "2026-07-18", "2026-07-24"])
    #expect(Set(schedule.ids).count == 4)
    #expect(schedule.messages.isEmpty)
  }

  @Test func `a series keeps its local time when the clocks change`() throws {
    let lines = [
      "UID:a", "DTSTART;TZID=America/Chicago:20261030T190000", "RRULE:FREQ=WEEKLY;UNTIL=20261107T060000Z",
      "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field",
    ]
    #expect(
      try read(calendar(lines)).lines.map { $0.split(separator: "|")[2] }
        == [" 2026-10-30T19:00:00-05:00 ", " 2026-11-06T19:00:00-06:00 "])
  }

  @Test func `reports unreadable and endless rules`() throws {
    let odd = try read(calendar(cubsEvent + ["RRULE:FREQ=WEEKLY;BYEASTER=1"]))
    #expect(odd.lines == [cubsLine])
    #expect(odd.findings == [.unknownRule])
    let endless = try read(calendar(cubsEvent + ["RRULE:FREQ=DAILY"]))
    #expect(endless.games.count == 1000)
    #expect(endless.findings == [.longSeries(1000)])
  }

  // MARK: Dates as instants

  private func starts(_ lines: [String], _ more: [String] = []) throws -> [String] {
    let event = ["UID:g", "SUMMARY:Chicago Cubs at New York Mets", "LOCATION:Citi Field"]
    let others = more.isEmpty ? [] : ["END:VEVENT", "BEGIN:VEVENT"] + event + more
    let schedule = try read(calendar(event + lines + others))
    #expect(schedule.messages.isEmpty)
    return schedule.games.map {
      "\($0.day) \($0.game.status == .scheduled ? $0.game.knownStart?.clockTime.description ?? "" : $0.game.status.rawValue)"
    }
  }

  private let daily = ["DTSTART;TZID=America/New_York:20260703T221000", "RRULE:FREQ=DAILY;COUNT=3"]

  @Test(arguments: [
    "EXDATE:20260705T021000Z", "EXDATE;TZID=America/Los_Angeles:20260704T191000", "EXDATE:20260704T221000",
    "EXDATE;VALUE=DATE:20260704", "EXDATE;TZID=Eastern Standard Time:20260704T221000",
  ])
  func `an excluded date is an instant`(_ exception: String) throws {
    try #expect(starts(daily + [exception]) == ["2026-07-03 22:10", "2026-07-05 22:10"])
  }

  @Test(arguments: ["RECURRENCE-ID:20260705T021000Z", "RECURRENCE-ID;TZID=America/New_York:20260704T221000"])
  func `finds a changed date by its instant, in any order`(_ id: String) throws {
    let change = [id, "DTSTART;TZID=America/New_York:20260704T131000"]
    let expected = ["2026-07-03 22:10", "2026-07-04 13:10", "2026-07-05 22:10"]
    try #expect(starts(daily, change) == expected)
    try #expect(starts(change, daily) == expected)
  }

  @Test func `additional dates are instants, and the end of a rule is one`() throws {
    let evening = "DTSTART;TZID=America/New_York:20260703T191000"
    try #expect(
      starts([evening, "RDATE:20260704T231000Z,20260705T171000Z"])
        == ["2026-07-03 19:10", "2026-07-04 19:10", "2026-07-05 13:10"])
    try #expect(
      starts([evening, "RRULE:FREQ=DAILY;UNTIL=20260705T230959Z"]) == ["2026-07-03 19:10", "2026-07-04 19:10"])
    try #expect(starts([evening, "RRULE:FREQ=DAILY;UNTIL=20260704T231000Z"]).count == 2)
  }

  @Test func `a change of a date can apply to all later ones`() throws {
    let change = [
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20260705T021000Z", "DTSTART;TZID=America/New_York:20260704T131000",
    ]
    try #expect(starts(daily, change) == ["2026-07-03 22:10", "2026-07-04 13:10", "2026-07-05 13:10"])
  }

  @Test func `a series that began long ago has the requested dates`() throws {
    let lines = ["DTSTART:19990103T180000Z", "RRULE:FREQ=DAILY"] + cubsEvent
    let dates = try #require(CivilDate("2026-07-03"))...#require(CivilDate("2026-07-04"))
    let schedule = try read(calendar(lines), ScheduleOptions(dates: dates)).filtered(
      teams: [], from: dates.lowerBound, to: dates.upperBound)
    #expect(schedule.days == ["2026-07-03", "2026-07-04"])
  }

  @Test func `of two versions of an event, the one with the higher sequence applies`() throws {
    let (old, new) = (["SEQUENCE:1", "DTSTART:20260704T231000Z"], ["SEQUENCE:2", "DTSTART:20260705T171000Z"])
    try #expect(starts(old, new) == ["2026-07-05 13:10"])
    try #expect(starts(new, old) == ["2026-07-05 13:10"])
    try #expect(starts(Array(old.dropFirst()), Array(new.dropFirst())).count == 2)
  }

  @Test func `a calendar with METHOD:CANCEL has cancelled games`() throws {
    let schedule = try read(calendar(cubsEvent, before: ["METHOD:CANCEL"]))
    #expect(schedule.games.map(\.game.status) == [.cancelled])
  }

  @Test func `all-day dates are excluded by day`() throws {
    let days = ["DTSTART;VALUE=DATE:20260703", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260704T000000"]
    try #expect(starts(days) == ["2026-07-03 timeTBD", "2026-07-05 timeTBD"])
  }
}
