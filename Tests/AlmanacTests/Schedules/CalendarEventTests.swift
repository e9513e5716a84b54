import Itinerary
import ScheduleTestSupport
import Testing

struct CalendarEventTests {
  @Test func `missing UID end and stamp are accepted`() throws {
    let lines = ["DTSTART:20260703T182000Z", "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field"]
    let schedule = try read(calendar(lines))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.messages == [])
    #expect(schedule.games.first?.game.gameID == "mlb-2026-07-03-CHC-1")
  }

  @Test func `unknown properties and alarms are ignored`() throws {
    let alarm = [
      "BEGIN:VALARM", "TRIGGER:-PT2H", "DTSTART:19990101", "SUMMARY:not a game", "END:VALARM", "X-ODD;A=b:c",
    ]
    #expect(try read(calendar(alarm + cubsEvent)).lines == [cubsLine])
  }

  @Test(arguments: [
    ("STATUS:CANCELLED", "cancelled"), ("STATUS:CONFIRMED", "scheduled"), ("STATUS:TENTATIVE", "scheduled"),
    ("SUMMARY:Cardinals at Cubs - Postponed", "postponed"), ("SUMMARY:PPD: Cardinals at Cubs", "postponed"),
    ("SUMMARY:Cardinals at Cubs (Canceled)", "cancelled"), ("SUMMARY:Cardinals at Cubs - Time TBD", "timeTBD"),
    ("DESCRIPTION:Time: TBD", "timeTBD"), (#"DESCRIPTION:TV: TBD\nRadio: 670"#, "scheduled"),
  ])
  func `writes the status`(_ line: String, _ status: String) throws {
    let schedule = try read(calendar([line] + cubsEvent))
    #expect(schedule.games.map(\.game.status.rawValue) == [status])
    #expect(schedule.games.first?.game.home == "Chicago Cubs")
  }

  @Test func `an event that does not end ends where the next begins`() throws {
    let lines =
      cubsEvent + ["BEGIN:VEVENT", "DTSTART:20260704T182000Z", "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field"]
    let schedule = try read(calendar(lines))
    #expect(schedule.games.map(\.day.description) == ["2026-07-03", "2026-07-04"])
    #expect(schedule.findings == [.file(.eventWithoutEnd)])
  }

  @Test func `skips a truncated event and keeps the rest`() throws {
    let text = calendar(cubsEvent).split(separator: "\r\n").dropLast().joined(separator: "\r\n")
    let schedule = try read(text + "\r\nBEGIN:VEVENT\r\nDTSTART:20260704T18")
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.findings == [.file(.endsInEvent)])
  }

  @Test func `removes null bytes from a date`() throws {
    #expect(try read(calendar(["DTSTART:20260703%00T182000Z"] + cubsEvent)).lines == [cubsLine])
  }

  @Test func `a changed date of a series takes the place of the first`() throws {
    let series = cubsEvent + ["RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT", "BEGIN:VEVENT"]
    let change = ["UID:a1", "RECURRENCE-ID:20260703T182000Z", "DTSTART:20260703T230000Z", "SUMMARY:Cardinals at Cubs"]
    let schedule = try read(calendar(series + change + ["LOCATION:Wrigley Field"]))
    #expect(
      schedule.lines
        == [
          cubsLine.replacing("13:20", with: "18:00"), cubsLine.replacing("07-03", with: "07-04"),
          cubsLine.replacing("07-03", with: "07-05"),
        ])
    #expect(schedule.messages.isEmpty)
  }

  @Test func `an empty calendar is valid and empty`() throws {
    let schedule = try read("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n")
    #expect(schedule.games.isEmpty)
    #expect(schedule.findings == [.file(.empty)])
  }

  @Test func `several calendars in one file are all read`() throws {
    let other = calendar(["UID:b", "DTSTART:20260704T182000Z", "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field"])
    #expect(try read(calendar(cubsEvent) + other).games.map(\.game.gameID) == ["a1", "b"])
  }
}
