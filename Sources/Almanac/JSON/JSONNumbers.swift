extension JSONReader {
  package mutating func number() throws(ReadFailure) -> Double {
    let start = nextValue()
    guard let value = Double(text(try numberToken())), value.isFinite else {
      throw failure(.numberTooLarge, at: start)
    }
    return value
  }

  /// Reads a whole number, however it is written: `1`, `1.0` and `1e0` are the same.
  package mutating func wholeNumber() throws(ReadFailure) -> Int {
    let start = nextValue()
    let value = try number()
    guard let whole = Int(exactly: value) else {
      throw failure(.expected("a whole number", found: excerpt(from: start)), at: start)
    }
    return whole
  }

  package func excerpt(from start: Int) -> String { Excerpt.prefix(of: text(start..<position)) }

  /// Reads a number as it is written, checked against the grammar of RFC 8259 section 6.
  package mutating func numberToken() throws(ReadFailure) -> Range<Int> {
    let start = nextValue()
    let isNegative = accept("-")
    guard let first = byte(at: position), isDigit(first) else {
      throw isNegative ? malformedNumber(from: start) : unexpected("a number")
    }
    if !accept("0") { try skipDigits(from: start) }
    if accept(".") { try skipDigits(from: start) }
    if accept("e") || accept("E") {
      if !accept("+") { _ = accept("-") }
      try skipDigits(from: start)
    }
    if let next = byte(at: position), isDigit(next) || next == UInt8(ascii: ".") { throw malformedNumber(from: start) }
    return start..<position
  }

  private mutating func skipDigits(from start: Int) throws(ReadFailure) {
    let first = position
    while let byte = byte(at: position), isDigit(byte) { move(to: position + 1) }
    if position == first { throw malformedNumber(from: start) }
  }

  private func malformedNumber(from start: Int) -> ReadFailure {
    position < bytes.count ? failure(.malformedNumber, at: start) : failure(.ends)
  }
}
