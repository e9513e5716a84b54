import Almanac
import TestSupport
import Testing

@Suite struct CalendarComponentTests {
  /// A text as the writer writes it.
  private static let text = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    X-OWN;X-MARK="a;b:c",d;X-MARK=2:kept\\, as it is\r
    BEGIN:VTIMEZONE\r
    TZID:Custom\r
    BEGIN:STANDARD\r
    DTSTART:16011104T020000\r
    RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11\r
    TZOFFSETFROM:-0400\r
    TZOFFSETTO:-0500\r
    END:STANDARD\r
    END:VTIMEZONE\r
    BEGIN:VEVENT\r
    UID:1\r
    summary:lower case\r
    BEGIN:X-INNER\r
    NOTE:an unknown component\r
    END:X-INNER\r
    DTSTART;TZID=Custom:20260703T132000\r
    END:VEVENT\r
    END:VCALENDAR\r

    """

  @Test func `writes texts unchanged, known or not`() throws {
    let calendars = try CalendarComponent.read(Array(Self.text.utf8))
    expect(String(decoding: CalendarWriter.write(calendars), as: UTF8.self), Self.text)
  }

  @Test func `finds components and properties by name`() throws {
    let calendar = try #require(try CalendarComponent.read(Array(Self.text.utf8)).first)
    expect(calendar.name, "VCALENDAR")
    expect(calendar.components.map(\.name), ["VTIMEZONE", "VEVENT"])
    let event = calendar.components[1]
    expect(event.properties.map(\.name), ["UID", "SUMMARY", "DTSTART"])
    expect(event.property("SUMMARY")?.text, "lower case")
    expect(event.property("DTSTART")?.parameter("TZID")?.value, "Custom")
    #expect(event.property("DTEND") == nil)
    let own = try #require(calendar.property("X-OWN"))
    #expect(own.text == "kept, as it is" && own.value == "kept\\, as it is")
    expect(own.parameters.map(\.value), ["a;b:c,d", "2"])
  }

  @Test func `a byte order mark, empty lines and the case of BEGIN are not kept`() throws {
    let text = "\u{FEFF}begin:vcalendar\n\nVERSION:2.0\nEnd: VCalendar \n\n"
    let written = CalendarWriter.write(try CalendarComponent.read(Array(text.utf8)))
    expect(String(decoding: written, as: UTF8.self), "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n")
  }

  @Test func `bytes that are not UTF-8 are kept`() throws {
    let bytes = Array("BEGIN:A\r\nX;Y=\u{E9}:".utf8) + [0xE9, 0xFF] + Array("\r\nEND:A\r\n".utf8)
    let read = try CalendarComponent.read(bytes)
    expect(CalendarWriter.write(read), bytes)
    expect(read[0].property("X")?.text, "\u{FFFD}\u{FFFD}")
  }

  @Test(arguments: [
    ("BEGIN:A\nNO VALUE\nEND:A\n", "line 2: expected a name and a value"),
    ("BEGIN:A\nX;Y=1\nEND:A\n", "line 2: expected a name and a value"),
    ("BEGIN:A\nX.Y:1\nEND:A\n", "line 2: expected a name and a value"),
    ("X:1\nBEGIN:A\nEND:A\n", "line 1: a property outside of all components"),
    ("BEGIN:A\nBEGIN:B\nEND:A\n", "line 3: END:A ends no component that begins"),
    ("BEGIN:A\nEND:A\nEND:A\n", "line 3: END:A ends no component that begins"),
    ("BEGIN:A\nBEGIN:B\nEND:B\n", "line 1: the component A has no end"),
    ("BEGIN:A\nBEGIN:B\n", "line 2: the component B has no end"),
  ])
  func `refuses texts that can't be written unchanged, with the line`(text: String, message: String) {
    let error = #expect(throws: CalendarError.self) { try CalendarComponent.read(Array(text.utf8)) }
    expect(error?.description, message)
  }

  @Test func `refuses components nested deeper than 32`() throws {
    let nested = { (depth: Int) in
      Array((String(repeating: "BEGIN:A\n", count: depth) + String(repeating: "END:A\n", count: depth)).utf8)
    }
    try expect(CalendarComponent.read(nested(CalendarComponent.deepest)).count, 1)
    let error = #expect(throws: CalendarError.self) { try CalendarComponent.read(nested(100_000)) }
    expect(error?.description, "line 33: components nested deeper than 32")
  }

  @Test func `several calendars in one text stay several`() throws {
    let one = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"
    let calendars = try CalendarComponent.read(Array((one + one).utf8))
    expect(calendars.count, 2)
    expect(CalendarWriter.write(calendars), Array((one + one).utf8))
    try expect(CalendarComponent.read([]), [])
  }
}
