import Almanac
import TestSupport
import Testing

/// Rules by which events repeat.
struct RecurrenceRuleTests {
  /// The starts of a rule as `2026-07-03`, or `2026-07-03T19:00` with times.
  private func starts(_ rule: String, from start: String = "20260703T190000", limit: Int = 1000) throws -> [String] {
    let rule = try #require(RecurrenceRule(rule), "\(rule)")
    let first = try #require(RawTime(calendar: start))
    let end = rule.until.map { $0.secondOfDay == nil ? $0.localSeconds + 86_399 : $0.localSeconds }
    let span = first.localSeconds...first.localSeconds + 3660 * 86_400
    var budget = WorkBudget()
    return rule.starts(from: first.localSeconds, in: span, limit: limit, budget: &budget) { $0 > end ?? .max }
      .map { first.with(localSeconds: $0).calendarText }
  }

  private func days(_ rule: String, from start: String = "20260703") throws -> [String] {
    try starts(rule, from: start + "T190000").map { String($0.prefix(8)) }
  }

  @Test func `rules give the dates that the standard lists`() throws {
    for (rule, start, expected) in [
      ("FREQ=DAILY;INTERVAL=2;UNTIL=20260707", "20260703", ["20260703", "20260705", "20260707"]),
      ("FREQ=WEEKLY;UNTIL=20260710T230000Z", "20260703", ["20260703", "20260710"]),
      ("FREQ=WEEKLY;UNTIL=20260710T035959Z", "20260703", ["20260703"]),
      ("FREQ=MONTHLY;COUNT=3", "20260131", ["20260131", "20260331", "20260531"]),
      ("FREQ=YEARLY;COUNT=2", "20240229", ["20240229", "20280229"]),
      // The examples of RFC 5545 for the first day of a week.
      (
        "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "19970805",
        ["19970805", "19970810", "19970819", "19970824"]
      ),
      (
        "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "19970805",
        ["19970805", "19970817", "19970819", "19970831"]
      ),
    ] {
      try expect(days(rule, from: start), expected, "\(rule)")
    }
  }

  @Test func `a rule without an end is bounded`() throws {
    expect(try days("FREQ=DAILY").count, 1000)
    expect(try days("FREQ=WEEKLY").count, 523)
    expect(try days("FREQ=DAILY;COUNT=999999999").count, 1000)
    for start in ["99991231", "99900131", "00000101"] {
      for frequency in ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] {
        #expect(try days("FREQ=\(frequency);INTERVAL=100000", from: start).count < 5)
        #expect(try days("FREQ=\(frequency)", from: start).count <= 1000)
      }
    }
    // A rule that no date fits.
    expect(try days("FREQ=MONTHLY;BYMONTHDAY=30;BYMONTH=2"), ["20260703"])
  }

  @Test func `rejects an unknown rule`() {
    for rule in [
      "", "FREQ=FORTNIGHTLY", "FREQ=WEEKLY;BYDAY=XX", "COUNT=2", "FREQ=DAILY;UNTIL=soon", "FREQ=MONTHLY;BYDAY=99FR",
      "FREQ", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;BYHOUR=24", "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=YEARLY;BYEASTER=0",
      "FREQ=DAILY;COUNT=many", "FREQ=HOURLY", "FREQ=MINUTELY;COUNT=2", "FREQ=SECONDLY", "RSCALE=HEBREW;FREQ=YEARLY",
    ] {
      #expect(RecurrenceRule(rule) == nil, "\(rule)")
    }
  }

  /// Rules with the first dates that python-dateutil gives, by Tests/Comparisons/compare-calendars.py.
  @Test func `rules give the recorded dates`() throws {
    let text = String(decoding: Repository.file("Tests/Comparisons/recurrence-rules.txt"), as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    expect(lines.count, 243)
    for line in lines where line.count == 3 {
      let dates = line[2].split(separator: " ").map(String.init)
      try expect(starts(line[0], from: line[1], limit: dates.count), dates, "\(line[0])")
    }
  }
}
