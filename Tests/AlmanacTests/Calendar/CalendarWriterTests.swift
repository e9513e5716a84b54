import Almanac
import TestSupport
import Testing

@Suite struct CalendarWriterTests {
  @Test func `a line of 75 bytes is not folded, one of 76 is`() {
    expect(Self.lines(String(repeating: "a", count: 73)), ["X:" + String(repeating: "a", count: 73)])
    expect(Self.lines(String(repeating: "a", count: 74)), ["X:" + String(repeating: "a", count: 73), " a"])
  }

  @Test func `the space of a folded line counts`() {
    let lines = Self.lines(String(repeating: "a", count: 73 + 74 + 1))
    expect(lines.map(\.utf8.count), [75, 75, 2])
  }

  @Test(arguments: 0..<8)
  func `no character is folded`(shift: Int) {
    for character in ["é", "€", "🏟"] {
      let text = String(repeating: "a", count: shift) + String(repeating: character, count: 200)
      let lines = Self.lines(text)
      #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.unicodeScalars.contains("\u{FFFD}") })
      expect("X:" + text, lines[0] + lines.dropFirst().map { $0.dropFirst() }.joined())
    }
  }

  @Test func `folds invalid bytes too`() throws {
    let bytes = Array("BEGIN:A\r\nX:".utf8) + [UInt8](repeating: 0x80, count: 500) + Array("\r\nEND:A\r\n".utf8)
    let read = try CalendarComponent.read(bytes)
    let written = CalendarWriter.write(read)
    #expect(written.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.count <= 76 })
    try expect(CalendarComponent.read(written), read)
  }

  /// The lines of a property with a text, each decoded by itself.
  private static func lines(_ text: String) -> [String] {
    let written = CalendarWriter.write([CalendarComponent("A", [CalendarProperty("X", text: text)])])
    return written.split(separator: UInt8(ascii: "\n")).dropFirst().dropLast().map {
      String(decoding: $0.dropLast(), as: UTF8.self)
    }
  }
}
