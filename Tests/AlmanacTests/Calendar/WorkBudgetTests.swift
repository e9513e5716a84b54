import Almanac
import TestSupport
import Testing

/// Small calendars that would take hours or gigabytes if their work had no bound.
struct WorkBudgetTests {
  private static func numbers(_ count: Int) -> String { (0..<count).map(String.init).joined(separator: ",") }
  private static let allTimes = "BYHOUR=\(numbers(24));BYMINUTE=\(numbers(60));BYSECOND=\(numbers(60))"

  private func event(_ uid: Int, _ lines: String...) -> String {
    (["BEGIN:VEVENT", "UID:\(uid)"] + lines + ["END:VEVENT\n"]).joined(separator: "\n")
  }

  private func occurrences(_ events: [String], zones: String = "") -> CalendarOccurrences {
    let file = CalendarFile(Array(("BEGIN:VCALENDAR\n" + zones + events.joined() + "END:VCALENDAR\n").utf8))
    var budget = WorkBudget()
    let zones = CalendarZones(of: file, budget: &budget) { _ in nil }
    let year = CivilDate(dayNumber: 20_454)...CivilDate(dayNumber: 20_818)
    return CalendarOccurrences(file.events, zones: zones, in: year, budget: budget)
  }

  @Test(arguments: [
    "FREQ=DAILY;COUNT=9;BYMONTH=2;BYMONTHDAY=30;" + allTimes,
    "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;COUNT=99999;BYSETPOS=366;" + allTimes,
  ])
  func `a rule that takes too long loses only its own dates`(rule: String) {
    let found = occurrences([
      event(1, "DTSTART:00010101T180000", "RRULE:" + rule),
      event(2, "DTSTART:20260703T180000", "RRULE:FREQ=DAILY;COUNT=3"),
    ])
    expect(found.all.map(\.event.uid), ["1", "2", "2", "2"])
    expect(found.findings.map(\.event.uid), ["1"])
    expect(found.findings.map(\.finding), [.costlySeries(1)])
  }

  @Test func `the number of dates of all series is limited`() {
    let found = occurrences((0..<100).map { event($0, "DTSTART:20260101T180000", "RRULE:FREQ=DAILY") })
    #expect(found.all.count < 20_100)
    expect(Set(found.all.map(\.event.uid)).count, 100)
    expect(found.findings.last?.finding, .costlySeries(1))
  }

  @Test func `many changes of all later dates are found quickly`() {
    let changes = (0..<2000).map {
      event(
        1, "RECURRENCE-ID;RANGE=THISANDFUTURE:\(20_260_101 + $0 % 28)T18\(($0 / 28).padded(to: 2))00",
        "DTSTART:20260101T190000")
    }
    let found = occurrences([event(1, "DTSTART:20260101T180000", "RRULE:FREQ=DAILY;COUNT=300")] + changes)
    #expect(found.all.count > 2000)
  }

  // MARK: Zones

  private func zone(_ name: String, standard: String, daylight: String) -> String {
    """
    BEGIN:VTIMEZONE
    TZID:\(name)
    BEGIN:STANDARD
    \(standard)
    TZOFFSETFROM:-0400
    TZOFFSETTO:-0500
    END:STANDARD
    BEGIN:DAYLIGHT
    \(daylight)
    TZOFFSETFROM:-0500
    TZOFFSETTO:-0400
    END:DAYLIGHT
    END:VTIMEZONE

    """
  }

  /// The offset of noon on a day in a zone that a calendar defines, in hours; nil if the zone is not read.
  private func offset(_ day: String, standard: String, daylight: String, zones: Int = 1) throws -> Int? {
    let text =
      (0..<zones).map { zone("Z\($0)", standard: standard, daylight: daylight) }.joined()
      + (0..<zones).map { event($0, "DTSTART;TZID=Z\($0):\(day)T120000") }.joined()
    let file = CalendarFile(Array(("BEGIN:VCALENDAR\n" + text + "END:VCALENDAR\n").utf8))
    var budget = WorkBudget()
    let clocks = CalendarZones(of: file, budget: &budget) { _ in nil }
    let start = try #require(file.events.last?.start)
    return clocks.moment(of: start).map { Int(start.localSeconds - $0) / 3600 }
  }

  @Test func `reads a zone only for the dates that matter`() throws {
    let from = { (rule: String) in "DTSTART:16010101T020000\nRRULE:FREQ=YEARLY;\(rule)" }
    for (day, hours, zones) in [
      ("20260703", -4, 100), ("20260110", -5, 100), ("18000703", -4, 10), ("20990110", -5, 100),
    ] {
      try expect(
        offset(day, standard: from("BYMONTH=11;BYDAY=1SU"), daylight: from("BYMONTH=3;BYDAY=2SU"), zones: zones), hours,
        "\(day)")
    }
    // The clocks of some zones have not changed for years.
    try expect(
      offset(
        "20260110", standard: from("BYMONTH=11;BYDAY=1SU;UNTIL=20091130T000000Z"),
        daylight: from("BYMONTH=3;BYDAY=2SU;UNTIL=20100331T000000Z")), -4)
    try expect(
      offset("20260110", standard: from("BYMONTH=2;BYMONTHDAY=29"), daylight: from("BYMONTH=3;BYDAY=2SU;COUNT=410")), -5
    )
  }

  @Test func `treats a zone that takes too long as unknown`() throws {
    let busy = "DTSTART:00010101T000000\nRRULE:FREQ=YEARLY;COUNT=99;BYMONTH=2;BYMONTHDAY=30;" + Self.allTimes
    let often = "DTSTART:00010101T000000\nRRULE:FREQ=DAILY;COUNT=99999;" + Self.allTimes
    try expect(offset("20260110", standard: busy, daylight: "DTSTART:20100101T000000"), -4)
    try expect(offset("20260110", standard: often, daylight: often), nil)
  }
}
