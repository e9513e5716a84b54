/// A content line taken apart: `DTSTART;TZID=America/Chicago:20260703T132000`.
package struct ContentLine {
  /// The line of the file that it begins in, from 1.
  package let line: Int
  /// The name in capitals, since names are compared without case.
  package let name: String
  /// The value as written, with the escapes of a text.
  package let value: ArraySlice<UInt8>
  /// The text between name and value, with the semicolon before the first parameter.
  private let written: ArraySlice<UInt8>
  private let writtenName: ArraySlice<UInt8>

  /// Returns nil for a line that does not begin with a name and a colon or semicolon, such as the rest of a text that
  /// a writer broke without folding it.
  package init?(_ line: UnfoldedLine) {
    let bytes = line.bytes
    let nameEnd = bytes.prefix(ContentLine.longestName).firstIndex { !ContentLine.isNameByte($0) }
    guard let nameEnd, nameEnd > 0, bytes[nameEnd] == colon || bytes[nameEnd] == semicolon else { return nil }
    self.line = line.number
    writtenName = bytes[..<nameEnd]
    name = ContentLine.inCapitals(writtenName)
    let end = ContentLine.endOfParameters(bytes[nameEnd...])
    written = bytes[nameEnd..<end]
    hasValue = end < bytes.endIndex
    value = bytes[end...].dropFirst()
  }

  /// Whether the line has a colon and thereby a value; without one it is broken.
  package let hasValue: Bool

  /// The parameters, in the order of the line.
  package var parameters: [CalendarParameter] {
    var parameters: [CalendarParameter] = []
    var rest = written
    while !rest.isEmpty {
      rest = rest.dropFirst()
      let end = ContentLine.end(of: semicolon, in: rest) ?? rest.endIndex
      parameters.append(CalendarParameter(written: Array(rest[..<end])))
      rest = rest[end...]
    }
    return parameters
  }

  /// The line as a value that can be kept, changed and written.
  package var property: CalendarProperty {
    CalendarProperty(
      name: String(decoding: writtenName, as: UTF8.self), parameters: parameters, written: Array(value))
  }

  private static let longestName = 64

  /// The colon before the value: the first outside quotes, or the first at all if a quote is not closed.
  private static func endOfParameters(_ bytes: ArraySlice<UInt8>) -> Int {
    end(of: colon, in: bytes) ?? bytes.firstIndex(of: colon) ?? bytes.endIndex
  }

  /// The first byte of a kind outside quotes; a quote that is not closed quotes the rest.
  private static func end(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
    var isQuoted = false
    for index in bytes.indices {
      if bytes[index] == quote { isQuoted.toggle() }
      if bytes[index] == byte, !isQuoted { return index }
    }
    return nil
  }

  /// A name in capitals, made without an array because a large calendar has a million names.
  private static func inCapitals(_ name: ArraySlice<UInt8>) -> String {
    String(unsafeUninitializedCapacity: name.count) { capitals in
      for (place, byte) in name.enumerated() { capitals[place] = (97...122).contains(byte) ? byte - 32 : byte }
      return name.count
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (97...122).contains(byte | 0x20) || (48...57).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}

private let colon = UInt8(ascii: ":")
private let semicolon = UInt8(ascii: ";")
private let quote = UInt8(ascii: "\"")
