import Itinerary
import ScheduleTestSupport
import Testing

struct CalendarTextTests {
  @Test(arguments: ["\n", "\r\n", "\r\r\n", "\r", "\r\n\r\n"])
  func `every line end is read`(_ lineEnd: String) throws {
    let schedule = try read(calendar(cubsEvent, lineEnd: lineEnd))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.messages == [])
  }

  @Test func `mixed line ends keep the line numbers`() throws {
    let text = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\nDTSTART:20260732\r\r\nSUMMARY:A at B\rEND:VEVENT\nEND:VCALENDAR"
    let event = calendar(cubsEvent).split(separator: "\r\n").dropFirst(2).joined(separator: "\n")
    #expect(
      try read(text + "\n" + event).findings.first == .date(.missing("20260732")))
  }

  @Test func `a byte order mark is ignored`() throws {
    #expect(try read(bytes: [0xEF, 0xBB, 0xBF] + Array(calendar(cubsEvent).utf8)).lines == [cubsLine])
  }

  @Test func `a fold inside a character does no harm`() throws {
    var bytes = Array(calendar(["DTSTART:20260703", "SUMMARY:Austin FC at CF Montréal"]).utf8)
    let accent = try #require(bytes.firstIndex(of: 0xC3))
    bytes.insert(contentsOf: Array("\r\n ".utf8), at: accent + 1)
    #expect(try read(bytes: bytes).games.first?.game.home == "CF Montreal")
  }

  @Test func `folds with tabs and folds of one byte are undone`() throws {
    let lines = [
      "DTSTART:2026\r\n\t0703T182000Z", "SUM\r\n MARY:Card\r\n i\r\n nals at Cubs", "LOCATION:Wrigley Field",
    ]
    #expect(try read(calendar(lines)).lines == [cubsLine])
  }

  @Test func `latin one is read and reported`() throws {
    var bytes = Array(calendar(["DTSTART:20260703", "SUMMARY:Austin FC at CF Montr?al"]).utf8)
    let mark = try #require(bytes.firstIndex(of: UInt8(ascii: "?")))
    bytes[mark] = 0xE9
    let schedule = try read(bytes: bytes)
    #expect(schedule.games.first?.game.home == "CF Montreal")
    #expect(schedule.findings.last == .file(.notUTF8))
  }

  @Test func `a bare newline belongs to the text before`() throws {
    let lines = ["DTSTART:20260703T182000Z", "SUMMARY:Cardinals at", "Cubs", "LOCATION:Wrigley Field"]
    let schedule = try read(calendar(lines))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.findings == [.file(.lineWithoutName(isRest: true))])
  }

  @Test func `escapes and unescaped commas are one text`() throws {
    for location in [#"Wrigley Field\, Chicago\, IL"#, "Wrigley Field, Chicago, IL", #"Wrigley Field\nChicago\, IL"#] {
      let lines = ["DTSTART:20260703T182000Z", "SUMMARY:Cardinals at Cubs", "LOCATION:\(location)"]
      #expect(try read(calendar(lines)).lines == [cubsLine])
    }
  }

  @Test func `a line of many megabytes costs only itself`() throws {
    let long = "DESCRIPTION:" + String(repeating: "x", count: 3_000_000)
    let schedule = try read(calendar(cubsEvent + [long]))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.findings == [.file(.longLine(limit: 65_536))])
  }

  @Test func `an unclosed quote in a parameter hides nothing`() throws {
    let lines = [
      "DTSTART;TZID=\"America/Chicago:20260703T132000", "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field",
    ]
    #expect(try read(calendar(lines)).lines == [cubsLine])
  }
}
