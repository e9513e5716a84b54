import Itinerary
import TestSupport
import Testing

/// Dates and times of day.
struct CalendarTests {
  private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Counts every day by hand, and looks at those of two centuries and of the first and last years.
  @Test func `every day has its number`() {
    var number = -719_528
    var weekday = 6
    for year in 0...9999 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      guard year < 10 || year > 9990 || (1900...2100).contains(year) else {
        number += isLeap ? 366 : 365
        weekday = (weekday + (isLeap ? 2 : 1)) % 7
        continue
      }
      for month in 1...12 {
        for day in 1...(Self.lengths[month - 1] + (isLeap && month == 2 ? 1 : 0)) {
          let date = CivilDate(dayNumber: number)
          let isRight =
            date.year == year && date.month == month && date.day == day && date.dayNumber == number
            && date.weekday == weekday && CivilDate(year: year, month: month, day: day) == date
            && CivilDate(date.description) == date
            && (CivilDate(dayNumber: number + 1) > date || (year, month, day) == (9999, 12, 31))
          guard isRight else {
            return fail("\(year)-\(month)-\(day) is \(date), number \(number), weekday \(date.weekday)")
          }
          number += 1
          weekday = (weekday + 1) % 7
        }
      }
    }
    expect(CivilDate(year: 1970, month: 1, day: 1)?.dayNumber, 0)
  }

  @Test func `reads and writes known dates of calendars`() throws {
    expect(CivilDate(dayNumber: 0).description, "1970-01-01")
    let independence = try #require(CivilDate("2026-07-04"))
    expect(independence.weekday, 6)
    expect(independence.adding(days: 60).description, "2026-09-02")
    expect(independence.adding(days: -185).description, "2025-12-31")
  }

  @Test func `dates stay within four-digit years`() throws {
    let first = try #require(CivilDate("0000-01-01"))
    let last = try #require(CivilDate("9999-12-31"))
    expect(first.adding(days: -1), first)
    expect(last.adding(days: 1), last)
    expect(CivilDate(dayNumber: .max), last)
    expect(CivilDate(dayNumber: .min), first)
  }

  @Test(arguments: ["2024-02-29", "2000-02-29", "0000-02-29", "2026-12-31"])
  func `reads and prints a date`(text: String) { expect(CivilDate(text)?.description, text) }

  @Test(arguments: [
    "", "2026", "2026-7-3", "2026-07-3", "2026-07-032", "2026-13-01", "2026-00-01", "2026-01-00", "2026-01-32",
    "2026-04-31", "2023-02-29", "1900-02-29", "2100-02-29", "2026/07/03", " 2026-07-03", "2026-07-03 ", "-026-07-03",
    "+026-07-03", "20260703", "２０２６-07-03", "2026-07-03T", "abcd-ef-gh",
  ])
  func `refuses an invalid date`(text: String) { #expect(CivilDate(text) == nil) }

  @Test func `reads and prints every time of day`() throws {
    for minutes in 0..<1440 {
      let time = try #require(ClockTime(hour: minutes / 60, minute: minutes % 60))
      #expect(time.minutes == minutes && time.hour == minutes / 60 && time.minute == minutes % 60)
      #expect(ClockTime(time.description) == time && time.description.utf8.count == 5)
    }
    expect(ClockTime("09:05")?.description, "09:05")
  }

  @Test(arguments: [
    "", "9:05", "24:00", "23:60", "12:3", "12:345", "12.30", "12:30 ", " 12:30", "-1:30", "1２:30", "noon",
  ])
  func `refuses an invalid time`(text: String) { #expect(ClockTime(text) == nil) }

  @Test func `refuses times out of range`() {
    #expect(ClockTime(hour: 24, minute: 0) == nil)
    #expect(ClockTime(hour: -1, minute: 0) == nil)
    #expect(ClockTime(hour: 0, minute: 60) == nil)
    #expect(ClockTime(hour: 0, minute: -1) == nil)
  }

  @Test func `finds the n-th weekday of a month from either end`() {
    for month in 1...12 {
      for weekday in 0...6 {
        let days = (1...31).compactMap { CivilDate(year: 2028, month: month, day: $0) }.filter { $0.weekday == weekday }
        for (index, day) in days.enumerated() {
          expect(CivilDate.weekday(weekday, number: index + 1, ofMonth: month, year: 2028), day)
          expect(CivilDate.weekday(weekday, number: index - days.count, ofMonth: month, year: 2028), day)
        }
      }
    }
    expect(CivilDate.weekday(0, number: 5, ofMonth: 2, year: 2026), CivilDate(year: 2026, month: 3, day: 1))
    #expect(CivilDate.weekday(0, number: 1, ofMonth: 13, year: 2026) == nil)
  }
}
