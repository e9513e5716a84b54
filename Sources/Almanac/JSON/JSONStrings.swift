extension JSONReader {
  /// Reads a string; two ways to write an é stay two.
  package mutating func string() throws(ReadFailure) -> String {
    skipWhiteSpace()
    guard accept("\"") else { throw unexpected("a string") }
    let start = position
    var (index, copied, decoded, union) = (start, start, [UInt8](), UInt8(0))
    while let byte = byte(at: index), byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw failure(.controlCharacter, at: index) }
      union |= byte
      index += 1
      if byte == UInt8(ascii: "\\") {
        decoded += bytes[copied..<index - 1]
        let (scalar, end) = try escape(at: index)
        decoded += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        (index, copied) = (end, end)
      }
    }
    guard index < bytes.count else { throw failure(.ends, at: index) }
    if union >= 0x80 { try checkUTF8(start..<index) }
    move(to: index + 1)
    return copied == start ? text(start..<index) : String(decoding: decoded + bytes[copied..<index], as: UTF8.self)
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

// MARK: Escapes

extension JSONReader {
  /// Reads an escape sequence; `index` is behind its backslash.
  private func escape(at index: Int) throws(ReadFailure) -> (Unicode.Scalar, end: Int) {
    let backslash = index - 1
    guard let byte = byte(at: index) else { throw failure(.ends, at: index) }
    guard byte == UInt8(ascii: "u") else {
      guard let plain = JSONReader.plainEscape(byte) else { throw failure(.unknownEscape, at: backslash) }
      return (plain, index + 1)
    }
    let (first, low) = (try unit(at: index + 1, of: backslash), index + 5)
    if let scalar = Unicode.Scalar(first) { return (scalar, low) }
    guard first < 0xDC00 else { throw failure(.loneSurrogate, at: backslash) }
    guard self.byte(at: low) != nil, self.byte(at: low + 1) != nil || self.byte(at: low) != UInt8(ascii: "\\")
    else { throw failure(.ends, at: bytes.count) }
    guard self.byte(at: low) == UInt8(ascii: "\\"), self.byte(at: low + 1) == UInt8(ascii: "u"),
      case let second = try unit(at: low + 2, of: low), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure(.loneSurrogate, at: backslash) }
    return (scalar, low + 6)
  }

  private func unit(at index: Int, of backslash: Int) throws(ReadFailure) -> UInt32 {
    var unit: UInt32 = 0
    for index in index..<index + 4 {
      guard let byte = byte(at: index) else { throw failure(.ends, at: bytes.count) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure(.unknownEscape, at: backslash)
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
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
