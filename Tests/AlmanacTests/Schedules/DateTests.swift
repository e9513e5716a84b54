import Itinerary
import ScheduleTestSupport
import Testing

struct DateTests {
  @Test(arguments: [
    "2026-07-03 13:20", "2026/07/03 1:20 PM", "20260703T132000", "July 3, 2026 1:20pm", "Jul 3rd, 2026 13:20",
    "Fri, Jul 3, 2026 1:20 PM", "Friday 3 July 2026 13h20", "3-Jul-2026 13:20", "3 Jul. 2026 13:20:00",
    "2026-7-3 13:20",
    "2026-07-03T18:20:00Z", "2026-07-03T14:20:00-04:00", "2026-07-03 18:20 UTC", "2026-07-03 2:20 PM ET",
    "2026-07-03T18:20:00.000Z",
  ])
  func `reads dates with times in one column`(_ text: String) throws {
    #expect(try read(table(["\"\(text)\""])).lines == [cubsLine])
  }

  @Test(arguments: [
    (["7/3/2026", "7/14/2026"], ["2026-07-03", "2026-07-14"]),
    (["3/7/2026", "14/7/2026"], ["2026-07-03", "2026-07-14"]),
    (["03.07.26", "14.07.26"], ["2026-07-03", "2026-07-14"]),
    (["07/03/26", "07/14/26"], ["2026-07-03", "2026-07-14"]),
    (["7/3/2026", "7/4/2026", "8/1/2026"], ["2026-07-03", "2026-07-04", "2026-08-01"]),
    (["3/7/2026", "4/7/2026", "1/8/2026"], ["2026-07-03", "2026-07-04", "2026-08-01"]),
  ])
  func `the column determines the order of day and month`(_ written: [String], _ expected: [String]) throws {
    let schedule = try read(table(written))
    #expect(schedule.days == expected)
    #expect(!schedule.findings.contains { $0.isOfOrder })
  }

  @Test func `an undetermined order is assumed and reported`() throws {
    let schedule = try read(table(["7/3/2026"]))
    #expect(schedule.days == ["2026-07-03"])
    #expect(schedule.findings.first == .eitherOrder(isDayFirst: false, .venues))
  }

  @Test(
    arguments: [
      ("05/02/2027,Munster,Leinster", false, .venues), ("05/02/2027,Yankees,Red Sox", true, .venues),
      ("07/08/2026,Alpha,Beta\n08/08/2026,Beta,Gamma\n09/08/2026,Alpha,Gamma", false, .closeness),
      ("05/02/2027,Alpha,Beta", false, .locale), ("05/02/2027,Alpha,Beta", true, .locale),
    ] as [(String, Bool, ScheduleFinding.OrderReason)])
  func `venues, close dates or the locale decide an undetermined order`(
    _ rows: String, _ localeIsDayFirst: Bool, _ reason: ScheduleFinding.OrderReason
  ) throws {
    let isDayFirst = reason == .locale ? localeIsDayFirst : !localeIsDayFirst
    let schedule = try readWithAllZones("date,away,home\n\(rows)", ScheduleOptions(localeIsDayFirst: localeIsDayFirst))
    #expect(schedule.findings.contains(.eitherOrder(isDayFirst: isDayFirst, reason)), "\(schedule.findings)")
  }

  @Test func `takes the year from the file name or other rows`() throws {
    #expect(try read(table(["Fri Jul 3", "Jul 4"]), name: "x/cubs-2026.csv").days == ["2026-07-03", "2026-07-04"])
    #expect(try read(table(["Jul 3", "2026-07-04"])).days == ["2026-07-03", "2026-07-04"])
    let open = try read(table(["Jul 3", "2026-07-04", "2027-07-04"]))
    #expect(open.reports(.noDate(in: "Jul 3"), line: 2))
  }

  @Test(arguments: [
    "25:00", "12:60", "13:00 PM", "noonish", "7", "99999999999999999999", "0.5", "0.795138888888889", "19.5",
  ])
  func `reports invalid times`(_ text: String) throws {
    let schedule = try read("date,time,away,home,venue\n2026-07-03,\(text),Cardinals,Cubs,Wrigley Field\n")
    #expect(schedule.games.map(\.game.status) == [.timeTBD])
    #expect(schedule.findings == [.noTime(in: text)])
  }

  @Test(arguments: [
    ("3 jän 2026", 1), ("3 fév. 2026", 2), ("3 fev 2026", 2), ("3 mrz 2026", 3), ("3 mär. 2026", 3), ("3 mrt 2026", 3),
    ("3 abr 2026", 4), ("3 mag 2026", 5), ("3 mei 2026", 5), ("3 maj 2026", 5), ("3 juin 2026", 6), ("3 giu 2026", 6),
    ("3 juil. 2026", 7), ("3 lug 2026", 7), ("3 aoû 2026", 8), ("3 aout 2026", 8), ("3 ago 2026", 8), ("3 set 2026", 9),
    ("3 out 2026", 10), ("3 ott 2026", 10), ("3 okt 2026", 10), ("3 nov 2026", 11), ("3 déc 2026", 12),
    ("3 dic 2026", 12),
  ])
  func `recognizes months by their prefixes`(_ text: String, _ month: Int) {
    #expect(DateText(text)?.day == CivilDate(year: 2026, month: month, day: 3).map(RawDay.exact))
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "31/31/2026", "soon", "0", "2026", "Jul 32, 2026", "45901"])
  func `skips and reports invalid dates`(_ text: String) throws {
    let schedule = try read(table(["\"\(text)\"", "2026-07-04"]))
    #expect(schedule.games.count == 1)
    #expect(schedule.reports(.noDate(in: text), line: 2))
  }

  @Test func `a start in UTC wins over a local one`() throws {
    let csv = """
      date,start_local,tz,start_utc,away,home,venue
      2026-07-03,13:25,America/Chicago,2026-07-03T18:20Z,Cardinals,Cubs,Wrigley Field
      """
    let schedule = try read(csv)
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.findings == [.localAndUTCDiffer])
  }

  private func table(_ dates: [String]) -> String {
    (["date,away,home,venue"] + dates.map { "\($0),Cardinals,Cubs,Wrigley Field" }).joined(separator: "\n")
  }
}
