import Itinerary
import ScheduleTestSupport
import Testing

/// Timestamps in the columns of a table, whatever these are called.
struct WholeStartTests {
  private let rangers = "Pittsburgh Penguins @ New York Rangers | New York, NY | 2025-10-07T20:00:00-04:00 | scheduled"

  private func table(_ headers: String, _ values: String) -> String {
    "\(headers),home_team,away_team,arena\n\(values),New York Rangers,Pittsburgh Penguins,Madison Square Garden\n"
  }

  @Test(arguments: [
    "time_utc", "time", "start", "game_datetime", "start_time", "start_utc", "kickoff", "datetime", "starts_at",
    "Tip-off",
    "game time UTC", "START TIME ET",
  ])
  func `a timestamp is an instant in every column of times`(_ column: String) throws {
    for value in ["2025-10-08T00:00:00Z", "2025-10-07 20:00:00-04:00", "2025-10-08T00:00Z", "20251008T000000Z"] {
      for date in ["2025-10-07", "2025-10-08", "Oct 7, 2025"] {
        let schedule = try read(table("date,\(column)", "\"\(date)\",\(value)"))
        #expect(schedule.lines == [rangers], "\(column) \(date) \(value)")
        #expect(schedule.findings.allSatisfy { $0 == .time(.localAndUTCDiffer) }, "\(column) \(date) \(value)")
      }
      #expect(try read(table(column, value)).lines == [rangers], "\(column) \(value)")
    }
  }

  @Test func `a timestamp in the column of dates decides the day`() throws {
    for time in ["", "8:00 PM", "20:00"] {
      #expect(
        try read(table("date,time", "2025-10-08T00:00:01Z,\(time)")).games.map(\.day.description) == ["2025-10-07"])
    }
    #expect(try read(table("date", "2025-10-08T00:00:00Z")).lines == [rangers])
    #expect(try read(table("date,time", "2025-10-07T00:00:00Z,8:00 PM")).lines == [rangers])
  }

  @Test func `a timestamp without a zone has that of the table`() throws {
    for (columns, values) in [
      ("date,time", "2025-10-07,2025-10-07 20:00"), ("date,time_utc", "2025-10-07,2025-10-08 00:00:00"),
      ("date,time ET", "10/7/2025,10/07/2025 8:00 PM"), ("date,time,tz", "2025-10-07,2025-10-08 00:00:00,UTC"),
      ("time,timezone", "2025-10-07T19:00:00,America/Chicago"), ("time,id", "1759881600,7"),
      ("date,start", "2025-10-07,1759881600000"), ("date,start", "2025-10-07,8:00 PM"),
    ] {
      #expect(try read(table(columns, values)).lines == [rangers], "\(columns) \(values)")
    }
  }

  @Test func `a timestamp of another day than the date is reported`() throws {
    let schedule = try read(table("date,time_utc", "2025-10-01,2025-10-08T00:00:00Z"))
    #expect(schedule.lines == [rangers])
    #expect(
      try schedule.findings == [
        .date(.otherThanTime(#require(CivilDate("2025-10-01")), time: #require(CivilDate("2025-10-08"))))
      ])
  }

  @Test(arguments: ["1899-12-30T20:00:00", "1970-01-01 20:00:00", "2000-01-01T20:00:00", "0001-01-01T20:00:00"])
  func `the first day of a program is not a date`(_ value: String) throws {
    #expect(try read(table("date,time", "2025-10-07,\(value)")).lines == [rangers])
  }

  @Test func `a date in the column of times is not a time`() throws {
    let schedule = try read(table("date,time", "2025-10-07,2025-10-07"))
    #expect(schedule.lines == [rangers.replacing("T20:00:00-04:00 | scheduled", with: " | timeTBD")])
    #expect(schedule.findings == [.time(.missing("2025-10-07"))])
  }

  @Test func `times with seconds and spans of times stay times`() throws {
    for value in ["20:00:00", "8:00:00 PM", "20.00", "8:00 PM - 10:30 PM", "20:00 - 22:30", "20h00", "2000"] {
      #expect(try read(table("date,time", "2025-10-07,\(value)")).lines == [rangers], "\(value)")
    }
  }
}
