/// A property of a component, such as `SUMMARY;LANGUAGE=en:Cardinals at Cubs`.
///
/// Properties that are read keep their bytes, so what the program does not know is written as it was. No property holds
/// a line end: those of texts are escaped, and other values lose theirs.
package struct CalendarProperty: Equatable, Sendable {
  package let name: String
  private let head: [UInt8]
  package internal(set) var raw: [UInt8]

  package init(_ name: String, text: String, _ parameters: [CalendarParameter] = []) {
    self.init(name, CalendarText.escaped(text), parameters)
  }

  /// A property with a structured value, such as a date, a rule or an address, without control characters.
  package init(_ name: String, value: String, _ parameters: [CalendarParameter] = []) {
    self.init(name, CalendarText.onOneLine(value), parameters)
  }

  /// A property with a date or a time; of a time in a named zone, only the reading of its clock.
  package init(_ name: String, time: RawTime) {
    self.init(name, value: time.calendarText, time.secondOfDay == nil ? [CalendarParameter("VALUE", "DATE")] : [])
  }

  private init(_ name: String, _ raw: [UInt8], _ parameters: [CalendarParameter]) {
    (self.name, self.raw) = (name, raw)
    head = Array(name.utf8) + parameters.flatMap { [semicolon] + $0.raw }
  }

  /// Reads a content line: `DTSTART;TZID=America/Chicago:20260703T132000`; nil for one without a name and a colon or
  /// semicolon, such as the rest of a text that a writer broke without folding it.
  init?(line: [UInt8]) {
    let nameEnd = line.prefix(Self.longestName).firstIndex { !Self.isNameByte($0) }
    guard let nameEnd, nameEnd > 0, line[nameEnd] == colon || line[nameEnd] == semicolon else { return nil }
    name = capitals(line[..<nameEnd])
    // The value begins at the first colon outside quotes, or the first at all if a quote is not closed.
    let parts = line.parts(between: colon)
    let end = parts.count > 1 ? parts[0].endIndex : line.firstIndex(of: colon) ?? line.endIndex
    (head, raw) = (Array(line[..<end]), Array(line[end...].dropFirst()))
  }

  private static let longestName = 64

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (97...122).contains(byte | 0x20) || (48...57).contains(byte) || "-_".utf8.contains(byte)
  }

  var line: [UInt8] { head + [colon] + raw }

  package var parameters: [CalendarParameter] {
    head.parts(between: semicolon).dropFirst().map { CalendarParameter(raw: Array($0)) }
  }

  /// The value without the escapes of a text; bytes that are not UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value without the escapes of a text (RFC 5545 section 3.3.11), in whatever encoding it has.
  package var bytes: [UInt8] { CalendarText.unescaped(raw) }

  package var value: String { String(decoding: raw, as: UTF8.self) }

  package func parameter(_ name: String) -> CalendarParameter? { parameters.first { $0.name == name } }
}

package struct CalendarParameter: Equatable, Sendable {
  package let raw: [UInt8]

  package init(_ name: String, _ value: String) { raw = Array(name.utf8) + [equals] + CalendarText.quoted(value) }

  fileprivate init(raw: [UInt8]) { self.raw = raw }

  /// The name in capitals; empty for a part of a line that has no name.
  package var name: String { raw.firstIndex(of: equals).map { capitals(raw[..<$0]) } ?? "" }

  /// The value without quotes and carets, or values with commas between them; other bytes than UTF-8 become U+FFFD.
  package var value: String {
    String(decoding: CalendarText.unquoted(raw.drop { $0 != equals }.dropFirst()), as: UTF8.self)
  }
}

extension Collection<UInt8> {
  /// The parts between marks that are outside quotes; a quote that is not closed quotes the rest.
  fileprivate func parts(between mark: UInt8) -> [SubSequence] {
    var isQuoted = false
    return split(omittingEmptySubsequences: false) { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == mark && !isQuoted
    }
  }
}

private func capitals(_ name: ArraySlice<UInt8>) -> String {
  String(decoding: name.map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
}

private let equals = UInt8(ascii: "=")
private let colon = UInt8(ascii: ":")
private let semicolon = UInt8(ascii: ";")
