import Itinerary
import ScheduleTestSupport
import Testing

struct CalendarTextTests {
  @Test(arguments: ["\n", "\r\n", "\r\r\n", "\r", "\r\n\r\n"])
  func `reads every kind of line end`(_ lineEnd: String) throws {
    let schedule = try read(calendar(cubsEvent, lineEnd: lineEnd))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.messages == [])
  }

  @Test func `mixed line ends keep the line numbers`() throws {
    let text = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\nDTSTART:20260732\r\r\nSUMMARY:A at B\rEND:VEVENT\nEND:VCALENDAR"
    let event = calendar(cubsEvent).split(separator: "\r\n").dropFirst(2).joined(separator: "\n")
    #expect(try read(text + "\n" + event).findings.first == .noDate(in: "20260732"))
  }

  @Test func `ignores a byte order mark`() throws {
    #expect(try read(bytes: [0xEF, 0xBB, 0xBF] + Array(calendar(cubsEvent).utf8)).lines == [cubsLine])
  }

  @Test func `reads a line folded inside a character`() throws {
    var bytes = Array(calendar(["DTSTART:20260703", "SUMMARY:Austin FC at CF Montréal"]).utf8)
    let accent = try #require(bytes.firstIndex(of: 0xC3))
    bytes.insert(contentsOf: Array("\r\n ".utf8), at: accent + 1)
    #expect(try read(bytes: bytes).first?.home == "CF Montreal")
  }

  @Test func `unfolds lines with tabs, and folds of one byte`() throws {
    let lines = [
      "DTSTART:2026\r\n\t0703T182000Z", "SUM\r\n MARY:Card\r\n i\r\n nals at Cubs", "LOCATION:Wrigley Field",
    ]
    #expect(try read(calendar(lines)).lines == [cubsLine])
  }

  @Test func `reads and reports Latin-1`() throws {
    var bytes = Array(calendar(["DTSTART:20260703", "SUMMARY:Austin FC at CF Montr?al"]).utf8)
    let mark = try #require(bytes.firstIndex(of: UInt8(ascii: "?")))
    bytes[mark] = 0xE9
    let schedule = try read(bytes: bytes)
    #expect(schedule.first?.home == "CF Montreal")
    #expect(schedule.findings.last == .notUTF8)
  }

  @Test func `a bare newline belongs to the text before`() throws {
    let lines = ["DTSTART:20260703T182000Z", "SUMMARY:Cardinals at", "Cubs", "LOCATION:Wrigley Field"]
    let schedule = try read(calendar(lines))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.findings == [.restOfLine])
  }

  @Test func `reads escapes and unescaped commas as one text`() throws {
    for location in [#"Wrigley Field\, Chicago\, IL"#, "Wrigley Field, Chicago, IL", #"Wrigley Field\nChicago\, IL"#] {
      let lines = ["DTSTART:20260703T182000Z", "SUMMARY:Cardinals at Cubs", "LOCATION:\(location)"]
      #expect(try read(calendar(lines)).lines == [cubsLine])
    }
  }

  @Test func `skips only a line of many megabytes`() throws {
    let long = "DESCRIPTION:" + String(repeating: "x", count: 3_000_000)
    let schedule = try read(calendar(cubsEvent + [long]))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.findings == [.longLine(limit: 65_536)])
  }

  @Test func `an unclosed quote in a parameter hides nothing`() throws {
    let lines = [
      "DTSTART;TZID=\"America/Chicago:20260703T132000", "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field",
    ]
    #expect(try read(calendar(lines)).lines == [cubsLine])
  }

  // MARK: Events

  @Test func `accepts events without UID, end and stamp`() throws {
    let lines = ["DTSTART:20260703T182000Z", "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field"]
    let schedule = try read(calendar(lines))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.messages == [])
    #expect(schedule.first?.gameID == "mlb-2026-07-03-CHC-1")
  }

  @Test func `ignores unknown properties and alarms`() throws {
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
  func `reads the status of an event`(_ line: String, _ status: String) throws {
    let schedule = try read(calendar([line] + cubsEvent))
    #expect(schedule.games.map(\.game.status.rawValue) == [status])
    #expect(schedule.first?.home == "Chicago Cubs")
  }

  @Test func `an event that does not end ends where the next begins`() throws {
    let lines =
      cubsEvent + ["BEGIN:VEVENT", "DTSTART:20260704T182000Z", "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field"]
    let schedule = try read(calendar(lines))
    #expect(schedule.days == ["2026-07-03", "2026-07-04"])
    #expect(schedule.findings == [.eventWithoutEnd])
  }

  @Test func `skips a truncated event and keeps the rest`() throws {
    let text = calendar(cubsEvent).split(separator: "\r\n").dropLast().joined(separator: "\r\n")
    let schedule = try read(text + "\r\nBEGIN:VEVENT\r\nDTSTART:20260704T18")
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.findings == [.endsInEvent])
  }

  @Test func `removes null bytes from a date`() throws {
    #expect(try read(calendar(["DTSTART:20260703%00T182000Z"] + cubsEvent)).lines == [cubsLine])
  }

  @Test func `a changed date of a series replaces the original one`() throws {
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
    #expect(schedule.findings == [.emptySchedule])
  }

  @Test func `reads all calendars in a file`() throws {
    let other = calendar(["UID:b", "DTSTART:20260704T182000Z", "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field"])
    #expect(try read(calendar(cubsEvent) + other).ids == ["a1", "b"])
  }
}
