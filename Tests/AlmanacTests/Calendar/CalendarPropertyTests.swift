import Almanac
import TestSupport
import Testing

@Suite struct CalendarPropertyTests {
  private static let hostile = [
    "", "plain", "a,b;c:d", #"back\slash \n \N"#, "two\nlines", "two\r\nlines", "ends\n", "\n\n", "tab\tbed",
    "BEGIN:VEVENT\nEND:VEVENT", "\r\nBEGIN:VALARM", "\"quoted\"", "^caret ^n ^' ^^", " spaces ", "⚾️ Montréal 🏟",
    "\u{0}\u{1}\u{7F}", "\u{2028}\u{85}", String(repeating: "é", count: 400), String(repeating: "👩‍👩‍👧", count: 50),
  ]

  @Test(arguments: hostile)
  func `reads a text as it was written`(text: String) throws {
    let property = CalendarProperty("SUMMARY", text: text)
    try expect(Self.reread(property).text, Self.kept(text))
  }

  @Test(arguments: hostile)
  func `reads a parameter as it was written`(text: String) throws {
    let property = CalendarProperty("X", value: "1", [CalendarParameter("A", text), CalendarParameter("B", "b")])
    let read = try Self.reread(property)
    expect(read.parameter("A")?.value, Self.kept(text))
    expect(read.parameter("B")?.value, "b")
    expect(read.value, "1")
  }

  @Test(arguments: hostile)
  func `a value of another kind stays on one line`(text: String) throws {
    let value = CalendarProperty("X", value: text).value
    #expect(!value.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" })
    try expect(Self.reread(CalendarProperty("X", value: text)).value, value)
  }

  @Test func `escapes marks as in the RFCs`() {
    expect(CalendarProperty("A", text: "a,b;c\\d\ne:f").value, #"a\,b\;c\\d\ne:f"#)
    for (text, written) in [
      ("George \"Babe\" Ruth", "CN=George ^'Babe^' Ruth"), ("a:b", "CN=\"a:b\""), ("^\n", "CN=^^^n"),
    ] {
      expect(String(decoding: CalendarParameter("CN", text).raw, as: UTF8.self), written)
    }
  }

  @Test func `a caret before any other character is literal`() throws {
    let read = try CalendarComponent.read(Array("BEGIN:A\nX;Y=a^b^:1\nEND:A\n".utf8))
    expect(read[0].property("X")?.parameter("Y")?.value, "a^b^")
  }

  /// The text without what no calendar can hold.
  private static func kept(_ text: String) -> String {
    let lines = text.unicodeScalars.filter {
      $0.value >= 0x20 && $0.value != 0x7F || "\t\n\r".unicodeScalars.contains($0)
    }
    return String(String.UnicodeScalarView(lines)).split(separator: "\r\n", omittingEmptySubsequences: false)
      .joined(separator: "\n")
  }

  private static func reread(_ property: CalendarProperty) throws -> CalendarProperty {
    let calendar = CalendarComponent("VCALENDAR", [], [CalendarComponent("VEVENT", [property])])
    let read = try CalendarComponent.read(CalendarWriter.write([calendar]))
    expect(read, [calendar])
    return try #require(read.first?.components.first?.properties.first)
  }

  @Test(arguments: [
    ("PT1H30M", 5400), ("P1DT2H", 93_600), ("P2W", 1_209_600), ("+PT45S", 45), (" pt15m ", 900), ("PT0S", 0),
    ("P", nil), ("", nil), ("1H", nil), ("P1H", nil), ("PT1", nil), ("-PT1H", nil), ("PT108000S", 108_000),
    ("PT9999999H", nil), ("P999999W", nil), ("P1Y", nil),
  ])
  func `a duration is read in seconds`(text: String, seconds: Int?) {
    expect(CalendarDuration.seconds(text), seconds)
  }
}
