/// Strings and numbers written as JSON, for files and for answers of commands. No other code knows these rules.
///
/// Text stays as it is, so that files are pleasant to read, but nothing written here can control a terminal that shows
/// it: C0 and C1 controls, DEL and the line separators U+2028 and U+2029 are escaped.
package enum JSONText {
  /// A string in its quotes.
  package static func quoted(_ string: String) -> String {
    var out = ByteWriter()
    append(string, to: &out)
    return out.text()
  }

  /// Escapes each of Unicode's format controls in a JSON text; only strings hold them. A terminal
  /// would reorder or hide the text around them.
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

  package static func append(_ string: String, to out: inout ByteWriter) {
    out.append(UInt8(ascii: "\""))
    // Read where it is: copying the string for `withUTF8` takes as long as to write it.
    let inPlace: Void? = string.utf8.withContiguousStorageIfAvailable { append(bytes: $0, to: &out) }
    if inPlace == nil { Array(string.utf8).withUnsafeBufferPointer { append(bytes: $0, to: &out) } }
    out.append(UInt8(ascii: "\""))
  }

  private static func append(bytes: UnsafeBufferPointer<UInt8>, to out: inout ByteWriter) {
    if needsEscapes(bytes) { appendEscaped(bytes, to: &out) } else { out.append(bytes) }
  }

  /// A date or time, in quotes.
  package static func append(_ moment: some DigitFormatted, to out: inout ByteWriter) {
    out.append(UInt8(ascii: "\""))
    out.append(atMost: DigitWriter.longest) { room in
      var writer = DigitWriter(room)
      moment.write(to: &writer)
      return writer.count
    }
    out.append(UInt8(ascii: "\""))
  }

  /// The shortest text that reads back as the same number; whole numbers without a fraction. A number that JSON cannot
  /// express is written `null`.
  package static func append(_ number: Double, to out: inout ByteWriter) {
    guard number.isFinite else { return out.append("null") }
    // Shorter to write; zero may have a sign.
    if abs(number) < 1_000_000, let whole = Int(exactly: number), whole != 0 { return append(whole, to: &out) }
    var text = number.description
    text.withUTF8 { bytes in
      let isWhole = bytes.suffix(2).elementsEqual(".0".utf8)
      out.append(isWhole ? UnsafeBufferPointer(rebasing: bytes.dropLast(2)) : bytes)
    }
  }

  package static func append(_ number: Int, to out: inout ByteWriter) {
    if number < 0 { out.append(UInt8(ascii: "-")) }
    var digits = 1
    var rest = number.magnitude / 10
    while rest > 0 {
      digits += 1
      rest /= 10
    }
    out.append(atMost: digits) { room in
      rest = number.magnitude
      for place in (0..<digits).reversed() {
        room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return digits
    }
  }

  /// Whether bytes may need escapes. Errs on the side of yes: the lead bytes of U+0080…U+00BF and U+2000…U+2FFF count.
  private static func needsEscapes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
  }

  private static func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>, to out: inout ByteWriter) {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"": out.append(#"\""#)
      case "\\": out.append(#"\\"#)
      case "\u{08}": out.append(#"\b"#)
      case "\t": out.append(#"\t"#)
      case "\n": out.append(#"\n"#)
      case "\u{0C}": out.append(#"\f"#)
      case "\r": out.append(#"\r"#)
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        out.append(text: escaped(UInt16(truncatingIfNeeded: scalar.value)))
      default: for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { out.append(byte) }
      }
    }
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return #"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
