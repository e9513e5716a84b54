/// The lines of an INI file: `[section]`, and `key = value` or `key: value`.
///
/// Comments begin with `;`, or with `#` at the start of a line. A `;` begins a comment only at the start of a line or after
/// white space. White space around keys, values and lines means nothing; an indented line is a line like any other. Lines
/// end with LF or CRLF, and a byte order mark is ignored. Bytes that are not UTF-8 become U+FFFD.
package struct INILines: Sequence {
  package struct Line: Equatable, Sendable {
    package let number: Int
    package let content: Content
  }

  package enum Content: Equatable, Sendable {
    /// The text between the brackets of a section; nil without a closing one.
    case section(String?)
    case setting(key: String, value: String)
    case other
    case tooLong
  }

  private let bytes: ArraySlice<UInt8>
  private let longest: Int

  /// - Parameter longest: the longest line that is read, in bytes without the white space before it.
  package init(_ bytes: [UInt8], longest: Int) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    self.longest = longest
  }

  package func makeIterator() -> AnyIterator<Line> {
    var rest = bytes
    var number = 0
    return AnyIterator {
      while !rest.isEmpty {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest[line.endIndex...].dropFirst()
        number += 1
        if let content = content(of: line.drop(while: isSpace)) { return Line(number: number, content: content) }
      }
      return nil
    }
  }

  private func content(of line: ArraySlice<UInt8>) -> Content? {
    switch line.first {
    case nil, UInt8(ascii: ";"), UInt8(ascii: "#"): return nil
    case _ where line.count > longest: return .tooLong
    case UInt8(ascii: "["):
      let text = withoutComment(line.dropFirst())
      return .section(text.firstIndex(of: UInt8(ascii: "]")).map { String(decoding: text[..<$0], as: UTF8.self) })
    default:
      // A zero byte is invalid: what the user sees of the line may not be all of it.
      guard let end = withoutComment(line).firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }),
        !line.contains(0)
      else { return .other }
      return .setting(key: INILines.text(line[..<end]), value: INILines.text(withoutComment(line[(end + 1)...])))
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A line that gives a key a value, whether or not there is such a setting.
package struct ConfigLine: Equatable, Sendable {
  package let number: Int
  package let key: String
  package let value: String

  package init(number: Int, key: String, value: String) { (self.number, self.key, self.value) = (number, key, value) }
}

/// The part of a line before a `;` that follows white space.
private func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var isAfterSpace = false
  return line.prefix { byte in
    defer { isAfterSpace = isSpace(byte) }
    return !(isAfterSpace && byte == UInt8(ascii: ";"))
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
