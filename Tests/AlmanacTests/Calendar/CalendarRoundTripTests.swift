import Almanac
import TestSupport
import Testing

@Suite struct CalendarRoundTripTests {
  /// Files that hold no calendar that could be written as it was, with the reason.
  private static let broken = [
    "missing_colon.ics": "line 2: expected a name and a value",
    "invalid_iana-token.ics": "line 2: expected a name and a value",
    "invalid_x-name-1.ics": "line 2: expected a name and a value",
    "invalid_x-name-2.ics": "line 2: expected a name and a value",
    "issue_104_mark_events_broken.ics": "line 9: expected a name and a value",
    "issue_104_broken_calendar.ics": "line 13: expected a name and a value",
    "issue_348_exception_parsing_value.ics": "line 8: expected a name and a value",
    "multiple_calendar_components.ics": "line 2: expected a name and a value",
    "timezone_rdate.ics": "line 53: expected a name and a value",
    "issue_350.ics": "line 36: a property outside of all components",
    "timezone_same_start_and_offset.ics": "line 23: END:VCALENDARD ends no component that begins",
    "big_bad_calendar.ics": "line 1: the component VCALENDAR has no end",
    "small_bad_calendar.ics": "line 1: the component VCALENDAR has no end",
    "pr_480_summary_with_colon.ics": "line 1: the component VCALENDAR has no end",
    "fuzz_testcase_0_char_in_component_name.ics": "line 1: the component \u{0} has no end",
    "fuzz_testcase_invalid_month.ics": "line 1: the component V has no end",
  ]

  @Test(.onRealSchedules, arguments: RealSchedules.files(ending: ".ics"))
  func `writes every published calendar as it was read`(file: RealSchedules.File) throws {
    let name = file.name.split(separator: "/").last.map(String.init) ?? ""
    let read: [CalendarComponent]
    do throws(CalendarError) {
      read = try CalendarComponent.read(file.bytes)
    } catch {
      expect(Self.broken[name], error.description, "\(name)")
      return
    }
    #expect(Self.broken[name] == nil)
    let written = CalendarWriter.write(read)
    try expect(CalendarComponent.read(written), read)
    expect(Reference.lines(written), Reference.canonical(Reference.lines(file.bytes)))
    #expect(written.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.count <= 76 && $0.last == 13 })
  }

  @Test func `reads random components as they were written`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix64(seed: seed)
    for round in Portion.rounds(300) {
      let components = (0..<Int.random(in: 1...2, using: &random)).map { _ in Self.component(&random, depth: 3) }
      let written = CalendarWriter.write(components)
      try expect(CalendarComponent.read(written), components, "seed \(seed), round \(round)")
      expect(CalendarWriter.write(try CalendarComponent.read(written)), written, "seed \(seed), round \(round)")
    }
  }

  @Test func `damaged text is refused or written unchanged`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix64(seed: seed)
    for round in Portion.rounds(1000) {
      var bytes = CalendarWriter.write([Self.component(&random, depth: 2)])
      for _ in 0..<Int.random(in: 1..<6, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = [0, 9, 10, 13, 32, 34, 58, 59, 94, 0x80, 0xC3].randomElement(using: &random) ?? 0
      }
      guard let read = try? CalendarComponent.read(bytes) else { continue }
      expect((try? CalendarComponent.read(CalendarWriter.write(read))), read, "seed \(seed), round \(round)")
    }
  }

  private static func component(_ random: inout SplitMix64, depth: Int) -> CalendarComponent {
    let names = ["VEVENT", "VTIMEZONE", "X-OWN", "VALARM"]
    var component = CalendarComponent(names[Int.random(in: names.indices, using: &random)])
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      if depth > 0, Int.random(in: 0..<4, using: &random) == 0 {
        component.content.append(.component(self.component(&random, depth: depth - 1)))
      } else {
        component.content.append(.property(property(&random)))
      }
    }
    return component
  }

  private static func property(_ random: inout SplitMix64) -> CalendarProperty {
    let parameters = (0..<Int.random(in: 0..<3, using: &random)).map { _ in CalendarParameter("X-P", text(&random)) }
    return Bool.random(using: &random)
      ? CalendarProperty("SUMMARY", text: text(&random), parameters)
      : CalendarProperty("X-VALUE", value: text(&random), parameters)
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let pieces = [
      "a", "é", "🏟", ",", ";", ":", "\\", "\"", "^", "n", "'", "\n", "\r", " ", "\t", "=", "BEGIN:", "\u{7}",
    ]
    return (0..<Int.random(in: 0..<90, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test func `a line of 75 bytes is not folded, one of 76 is`() {
    expect(Self.lines(String(repeating: "a", count: 73)), ["X:" + String(repeating: "a", count: 73)])
    expect(Self.lines(String(repeating: "a", count: 74)), ["X:" + String(repeating: "a", count: 73), " a"])
  }

  @Test func `a folded line keeps its space`() {
    let lines = Self.lines(String(repeating: "a", count: 73 + 74 + 1))
    expect(lines.map(\.utf8.count), [75, 75, 2])
  }

  @Test(arguments: 0..<8)
  func `never folds within a character`(shift: Int) {
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

  /// The lines of a property with a text, each decoded separately.
  private static func lines(_ text: String) -> [String] {
    let written = CalendarWriter.write([CalendarComponent("A", [CalendarProperty("X", text: text)])])
    return written.split(separator: UInt8(ascii: "\n")).dropFirst().dropLast().map {
      String(decoding: $0.dropLast(), as: UTF8.self)
    }
  }
}

/// Unfolding as the RFC words it, by text instead of by bytes.
private enum Reference {
  /// The unfolded lines, each of which is one Unicode scalar a byte.
  static func lines(_ bytes: [UInt8]) -> [String] {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var lines: [String] = []
    for line in split(bytes) {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(line)
      }
    }
    return lines.filter { !$0.isEmpty }
  }

  /// Components begin and end with their names in capitals.
  static func canonical(_ lines: [String]) -> [String] {
    lines.map { line in
      let upper = line.uppercased()
      let isMark = upper.hasPrefix("BEGIN:") || upper.hasPrefix("END:")
      return isMark ? upper.split(separator: " ").joined() : line
    }
  }

  private static func split(_ bytes: [UInt8]) -> [String] {
    var lines = [""]
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 10 {
        if previous != 13 { lines.append("") }
      } else if byte == 13 {
        if previous != 13 { lines.append("") }
      } else {
        lines[lines.count - 1].unicodeScalars.append(Unicode.Scalar(byte))
      }
      previous = byte
    }
    return lines
  }
}
