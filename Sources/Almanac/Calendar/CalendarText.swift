/// The two ways in which calendars write texts that hold their own marks.
enum CalendarText {
  /// Undoes the escapes of a text (RFC 5545 section 3.3.11); a backslash before any other character means that character.
  static func unescaped(_ value: [UInt8]) -> [UInt8] {
    undone(value, backslash) { [$0 | 0x20 == UInt8(ascii: "n") ? lineFeed : $0] }
  }

  /// Escapes a text. Its line ends become LF, and other control characters than tabs go: no calendar has them.
  static func escaped(_ text: String) -> [UInt8] {
    replaced(text, [lineFeed: #"\n"#, backslash: #"\\"#, UInt8(ascii: ";"): #"\;"#, UInt8(ascii: ","): #"\,"#])
  }

  /// Undoes quotes and carets of a parameter (RFC 5545 section 3.2, RFC 6868): `"a^nb"` is two lines.
  static func unquoted(_ value: ArraySlice<UInt8>) -> [UInt8] {
    let plain: [UInt8: [UInt8]] = [UInt8(ascii: "n"): [lineFeed], UInt8(ascii: "'"): [quote], caret: [caret]]
    let text = value.filter { $0 != quote }
    return undone(text, caret, atEnd: [caret]) { plain[$0] ?? [caret, $0] }
  }

  static func quoted(_ text: String) -> [UInt8] {
    let raw = replaced(text, [lineFeed: "^n", quote: "^'", caret: "^^"])
    return raw.contains { ",;:".utf8.contains($0) } ? [quote] + raw + [quote] : raw
  }

  static func onOneLine(_ value: String) -> [UInt8] { value.utf8.filter { !isControl($0) } }

  /// Replaces each mark and the byte after it; `end` is what a last mark means that no byte follows.
  private static func undone(
    _ text: [UInt8], _ mark: UInt8, atEnd end: [UInt8] = [], _ plain: (UInt8) -> [UInt8]
  ) -> [UInt8] {
    var (result, isMarked): ([UInt8], Bool) = ([], false)
    for byte in text {
      if isMarked { result += plain(byte) } else if byte != mark { result.append(byte) }
      isMarked = !isMarked && byte == mark
    }
    return isMarked ? result + end : result
  }

  /// A text with marks replaced, whose lines end with LF alone, and without other control characters than tabs.
  private static func replaced(_ text: String, _ marks: [UInt8: String]) -> [UInt8] {
    let lines = String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    return lines.utf8.flatMap { byte in marks[byte].map { Array($0.utf8) } ?? (isControl(byte) ? [] : [byte]) }
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F }
}

private let lineFeed = UInt8(ascii: "\n")
private let backslash = UInt8(ascii: "\\")
private let quote = UInt8(ascii: "\"")
private let caret = UInt8(ascii: "^")
