/// How strings and numbers are written in JSON: the one home of these rules, for files and for answers of commands.
///
/// Text stays as it is, so that files are pleasant to read, but nothing written here can control a terminal that shows
/// it: C0 and C1 controls, DEL and the line separators U+2028 and U+2029 are escaped.
package enum JSONText {
  /// A string in its quotes.
  package static func quoted(_ string: String) -> String {
    var out: [UInt8] = []
    append(string, to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  /// The same JSON with an escape for each of Unicode's format controls, which only strings hold. A terminal would
  /// reorder or hide the text around them.
  package static func safeOnTerminal(_ json: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      guard scalar.properties.generalCategory == .format else {
        safe.append(scalar)
        continue
      }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        safe.append(contentsOf: escaped(unit).unicodeScalars)
      }
    }
    return String(safe)
  }

  static func append(_ string: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { bytes in
      if needsEscapes(bytes) { appendEscaped(bytes, to: &out) } else { out.append(contentsOf: bytes) }
    }
    out.append(UInt8(ascii: "\""))
  }

  /// The shortest text that reads back as the same number; whole numbers without a fraction. A number that JSON cannot
  /// express is written `null`.
  static func append(_ number: Double, to out: inout [UInt8]) {
    guard number.isFinite else { return out.append("null") }
    // Shorter to write; zero may have a sign.
    if abs(number) < 1_000_000, let whole = Int(exactly: number), whole != 0 { return append(whole, to: &out) }
    let text = number.description
    out.append(contentsOf: text.hasSuffix(".0") ? text.dropLast(2).utf8 : text[...].utf8)
  }

  static func append(_ number: Int, to out: inout [UInt8]) {
    out.append(text: String(number))
  }

  /// Errs on the side of yes: the lead bytes of U+0080…U+00BF and U+2000…U+2FFF count.
  private static func needsEscapes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var found = false
    for byte in bytes {
      found = found || byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
    return found
  }

  private static func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"": out.append(contentsOf: #"\""#.utf8)
      case "\\": out.append(contentsOf: #"\\"#.utf8)
      case "\u{08}": out.append(contentsOf: #"\b"#.utf8)
      case "\t": out.append(contentsOf: #"\t"#.utf8)
      case "\n": out.append(contentsOf: #"\n"#.utf8)
      case "\u{0C}": out.append(contentsOf: #"\f"#.utf8)
      case "\r": out.append(contentsOf: #"\r"#.utf8)
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        out.append(contentsOf: escaped(UInt16(truncatingIfNeeded: scalar.value)).utf8)
      default: out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return #"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}

extension [UInt8] {
  /// As one block; a view of UTF-8 would be copied byte by byte.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
