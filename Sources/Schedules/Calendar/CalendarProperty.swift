/// A content line taken apart: `DTSTART;TZID=America/Chicago:20260703T132000`.
struct CalendarProperty {
  let line: Int
  /// In capitals.
  let name: String
  let value: ArraySlice<UInt8>
  private let parameters: ArraySlice<UInt8>

  /// Nil where the line does not begin with a name: it is the rest of a text that someone broke.
  init?(_ line: ContentLines.Line) {
    let bytes = line.bytes
    let nameEnd = bytes.prefix(CalendarProperty.longestName).firstIndex { !CalendarProperty.isNameByte($0) }
    guard let nameEnd, nameEnd > 0, bytes[nameEnd] == colon || bytes[nameEnd] == semicolon else { return nil }
    self.line = line.number
    name = String(decoding: bytes[..<nameEnd].map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
    let end = CalendarProperty.endOfParameters(bytes[nameEnd...])
    parameters = bytes[nameEnd..<end]
    value = bytes[end...].dropFirst()
  }

  /// The value of a parameter, without quotes; names are compared without case.
  func parameter(_ name: String) -> String? {
    for part in parameters.split(separator: semicolon) {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { continue }
      guard String(decoding: part[..<equals], as: UTF8.self).uppercased() == name else { continue }
      return FileText.string(part[(equals + 1)...].filter { $0 != quote }).text
    }
    return nil
  }

  /// A text value without its escapes (RFC 5545 section 3.3.11), on one line; `isUTF8` is false where it was not.
  var text: (text: String, isUTF8: Bool) {
    var plain: [UInt8] = []
    plain.reserveCapacity(value.count)
    var isEscaped = false
    for byte in value {
      if isEscaped {
        plain.append(byte | 0x20 == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return FileText.string(plain)
  }

  /// The value of a date, a name or a rule; never escaped.
  var token: String { FileText.string(value).text }

  private static let longestName = 64

  /// The colon before the value: the first outside quotes, or the first at all where quotes are not closed.
  private static func endOfParameters(_ bytes: ArraySlice<UInt8>) -> Int {
    var isQuoted = false
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == quote { isQuoted.toggle() }
      if byte == colon, !isQuoted { return index }
    }
    return bytes.firstIndex(of: colon) ?? bytes.endIndex
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (97...122).contains(byte | 0x20) || (48...57).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}

private let colon = UInt8(ascii: ":")
private let semicolon = UInt8(ascii: ";")
private let quote = UInt8(ascii: "\"")
