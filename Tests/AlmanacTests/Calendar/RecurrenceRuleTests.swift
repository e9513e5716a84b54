import Almanac
import TestSupport
import Testing

/// Rules by which events repeat.
struct RecurrenceRuleTests {
  /// The starts of a rule as `2026-07-03`, or `2026-07-03T19:00` with times.
  private func starts(_ rule: String, from start: String = "20260703T190000", limit: Int = 1000) throws -> [String] {
    let rule = try #require(RecurrenceRule(rule), "\(rule)")
    let first = try #require(WrittenTime(calendar: start))
    let end = rule.until.map { $0.secondOfDay == nil ? $0.localSeconds + 86_399 : $0.localSeconds }
    let span = first.localSeconds...first.localSeconds + 3660 * 86_400
    var budget = WorkBudget()
    return rule.starts(from: first.localSeconds, in: span, limit: limit, budget: &budget) { $0 > end ?? .max }
      .map { first.with(localSeconds: $0).calendarText }
  }

  private func days(_ rule: String, from start: String = "20260703") throws -> [String] {
    try starts(rule, from: start + "T190000").map { String($0.prefix(8)) }
  }

  /// 2026-07-03 is a Friday.
  @Test func `rules give the days of the standard`() throws {
    for (rule, expected) in [
      ("FREQ=DAILY;COUNT=3", ["20260703", "20260704", "20260705"]),
      ("FREQ=DAILY;INTERVAL=2;UNTIL=20260707", ["20260703", "20260705", "20260707"]),
      ("FREQ=DAILY;BYDAY=FR,MO;COUNT=3", ["20260703", "20260706", "20260710"]),
      ("FREQ=WEEKLY;COUNT=2", ["20260703", "20260710"]),
      ("FREQ=WEEKLY;BYDAY=SU,FR;COUNT=4", ["20260703", "20260705", "20260710", "20260712"]),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,TU;COUNT=4", ["20260703", "20260714", "20260717", "20260728"]),
      ("FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=FR,SU;COUNT=3", ["20260703", "20260712", "20260717"]),
      ("FREQ=WEEKLY;UNTIL=20260710T230000Z", ["20260703", "20260710"]),
      ("FREQ=WEEKLY;UNTIL=20260710T035959Z", ["20260703"]),
      ("FREQ=MONTHLY;COUNT=3", ["20260703", "20260803", "20260903"]),
      ("FREQ=MONTHLY;BYDAY=1FR;COUNT=3", ["20260703", "20260807", "20260904"]),
      ("FREQ=MONTHLY;BYDAY=-1SA;COUNT=3", ["20260703", "20260725", "20260829"]),
      ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3", ["20260703", "20260731", "20260831"]),
      ("FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR;COUNT=2", ["20260703", "20261113"]),
      ("FREQ=YEARLY;COUNT=2", ["20260703", "20270703"]),
      ("FREQ=YEARLY;BYYEARDAY=1,-1;COUNT=3", ["20260703", "20261231", "20270101"]),
      ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=2", ["20260703", "20270517"]),
      ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=2", ["20260703", "20261126"]),
      ("FREQ=YEARLY;BYDAY=20MO;COUNT=2", ["20260703", "20270517"]),
      ("FREQ=YEARLY;BYMONTH=1,7;COUNT=3", ["20260703", "20270103", "20270703"]),
    ] {
      try expect(days(rule), expected, "\(rule)")
    }
    try expect(days("FREQ=MONTHLY;COUNT=3", from: "20260131"), ["20260131", "20260331", "20260531"])
    try expect(days("FREQ=YEARLY;COUNT=2", from: "20240229"), ["20240229", "20280229"])
    // The examples of RFC 5545 for the first day of a week.
    try expect(
      days("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", from: "19970805"),
      ["19970805", "19970810", "19970819", "19970824"])
    try expect(
      days("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", from: "19970805"),
      ["19970805", "19970817", "19970819", "19970831"])
  }

  @Test func `rules give times of day`() throws {
    for (rule, expected) in [
      (
        "FREQ=DAILY;BYHOUR=19,21;BYMINUTE=0,30;COUNT=5",
        ["03T190000", "03T193000", "03T210000", "03T213000", "04T190000"]
      ),
      ("FREQ=HOURLY;INTERVAL=3;COUNT=3", ["03T190000", "03T220000", "04T010000"]),
      ("FREQ=MINUTELY;INTERVAL=90;COUNT=3", ["03T190000", "03T203000", "03T220000"]),
      ("FREQ=SECONDLY;INTERVAL=45;BYSECOND=0;COUNT=2", ["03T190000", "03T190300"]),
      ("FREQ=MINUTELY;INTERVAL=20;BYHOUR=9;COUNT=3", ["03T190000", "04T090000", "04T092000"]),
      ("FREQ=DAILY;BYHOUR=19,20,21;BYSETPOS=2;COUNT=2", ["03T190000", "03T200000"]),
    ] {
      try expect(starts(rule), expected.map { "202607" + $0 }, "\(rule)")
    }
  }

  @Test func `a rule without an end is bounded`() throws {
    expect(try days("FREQ=DAILY").count, 1000)
    expect(try days("FREQ=WEEKLY").count, 523)
    expect(try days("FREQ=DAILY;COUNT=999999999").count, 1000)
    for start in ["99991231", "99900131", "00000101"] {
      for frequency in ["DAILY", "WEEKLY", "MONTHLY", "YEARLY", "HOURLY"] {
        #expect(try days("FREQ=\(frequency);INTERVAL=100000", from: start).count < 5)
        #expect(try days("FREQ=\(frequency)", from: start).count <= 1000)
      }
    }
    // Rules that no date fits.
    for rule in ["FREQ=MONTHLY;BYMONTHDAY=30;BYMONTH=2", "FREQ=SECONDLY;BYMONTHDAY=31;BYMONTH=4"] {
      try expect(days(rule), ["20260703"], "\(rule)")
    }
  }

  @Test func `rejects an unknown rule`() {
    for rule in [
      "", "FREQ=FORTNIGHTLY", "FREQ=WEEKLY;BYDAY=XX", "COUNT=2", "FREQ=DAILY;UNTIL=soon", "FREQ=MONTHLY;BYDAY=99FR",
      "FREQ", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;BYHOUR=24", "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=YEARLY;BYEASTER=0",
      "FREQ=DAILY;COUNT=many", "RSCALE=HEBREW;FREQ=YEARLY",
    ] {
      #expect(RecurrenceRule(rule) == nil, "\(rule)")
    }
  }

  /// Rules with the first dates that python-dateutil gives, by Tests/Comparisons/compare-calendars.py.
  @Test func `recorded rules give the dates that were recorded`() throws {
    let text = String(decoding: Repository.file("Tests/Comparisons/recurrence-rules.txt"), as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    expect(lines.count, 250)
    for line in lines where line.count == 3 {
      let dates = line[2].split(separator: " ").map(String.init)
      try expect(starts(line[0], from: line[1], limit: dates.count), dates, "\(line[0])")
    }
  }
}
