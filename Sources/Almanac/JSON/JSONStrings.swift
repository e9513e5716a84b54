/// The text between two quotes, found but not yet decoded.
package struct StringToken {
  package let range: Range<Int>
  package let hasEscapes: Bool
}

extension JSONReader {
  package mutating func string() throws(ReadFailure) -> String {
    decoded(try stringToken())
  }

  /// Finds the end of a string and checks everything in it, so that decoding it cannot fail.
  package mutating func stringToken() throws(ReadFailure) -> StringToken {
    skipWhiteSpace()
    guard accept("\"") else { throw unexpected("a string") }
    let start = position
    var index = start
    var hasEscapes = false
    var union: UInt8 = 0
    while let byte = byte(at: index), byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw failure(.controlCharacter, at: index) }
      union |= byte
      index += 1
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index = try end(ofEscapeAt: index)
      }
    }
    guard index < bytes.count else { throw failure(.ends, at: index) }
    if union >= 0x80 { try checkUTF8(start..<index) }
    move(to: index + 1)
    return StringToken(range: start..<index, hasEscapes: hasEscapes)
  }

  package func decoded(_ token: StringToken) -> String {
    token.hasEscapes ? String(decoding: decodedBytes(of: token), as: UTF8.self) : text(token.range)
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  package func decodedBytes(of token: StringToken) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(token.range.count)
    var index = token.range.lowerBound
    while index < token.range.upperBound {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") {
        let (scalar, end) = scalar(ofEscapeAt: index)
        out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index = end
      } else {
        out.append(byte)
      }
    }
    return out
  }
}

// MARK: Escapes

extension JSONReader {
  /// Checks an escape sequence; `index` is behind its backslash.
  private func end(ofEscapeAt index: Int) throws(ReadFailure) -> Int {
    let backslash = index - 1
    guard let byte = byte(at: index) else { throw failure(.ends, at: index) }
    guard byte == UInt8(ascii: "u") else {
      guard JSONReader.plainEscape(byte) != nil else { throw failure(.unknownEscape, at: backslash) }
      return index + 1
    }
    let first = try unit(at: index + 1, of: backslash)
    switch first {
    case 0xD800...0xDBFF:
      let low = index + 5
      guard self.byte(at: low) != nil, self.byte(at: low + 1) != nil || self.byte(at: low) != UInt8(ascii: "\\")
      else { throw failure(.ends, at: bytes.count) }
      guard self.byte(at: low) == UInt8(ascii: "\\"), self.byte(at: low + 1) == UInt8(ascii: "u"),
        (0xDC00...0xDFFF).contains(try unit(at: low + 2, of: low))
      else { throw failure(.loneSurrogate, at: backslash) }
      return low + 6
    case 0xDC00...0xDFFF: throw failure(.loneSurrogate, at: backslash)
    default: return index + 5
    }
  }

  private func unit(at index: Int, of backslash: Int) throws(ReadFailure) -> UInt32 {
    for offset in 0..<4 {
      guard let byte = byte(at: index + offset) else { throw failure(.ends, at: bytes.count) }
      if JSONReader.hexadecimal(byte) == nil { throw failure(.unknownEscape, at: backslash) }
    }
    return checkedUnit(at: index)
  }

  private func checkedUnit(at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 4 | (byte(at: index + $1).flatMap(JSONReader.hexadecimal) ?? 0) }
  }

  /// Decodes an escape sequence that has been checked; returns the scalar and the index after it.
  private func scalar(ofEscapeAt index: Int) -> (Unicode.Scalar, end: Int) {
    if let plain = byte(at: index).flatMap(JSONReader.plainEscape) { return (plain, index + 1) }
    let unit = checkedUnit(at: index + 1)
    if (0xD800...0xDBFF).contains(unit) {
      let value = 0x10000 + (unit - 0xD800) << 10 + (checkedUnit(at: index + 7) &- 0xDC00)
      return (Unicode.Scalar(value) ?? "\u{FFFD}", index + 11)
    }
    return (Unicode.Scalar(unit) ?? "\u{FFFD}", index + 5)
  }

  private static func plainEscape(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte | 0x20) - 0x57
    default: nil
    }
  }
}

// MARK: UTF-8

extension JSONReader {
  private func checkUTF8(_ range: Range<Int>) throws(ReadFailure) {
    let text = bytes[range]
    if String(validating: text, as: UTF8.self) != nil { return }
    throw failure(.invalidUTF8, at: range.lowerBound + JSONReader.validLength(of: text))
  }

  private static func validLength(of text: ArraySlice<UInt8>) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = text.makeIterator()
    var length = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { length += scalar.count }
    return length
  }
}
