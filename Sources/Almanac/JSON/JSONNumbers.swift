extension JSONReader {
  /// Reads a finite number.
  package mutating func number() throws(ReadFailure) -> Double {
    let start = nextValue()
    let token = try numberToken()
    if let exact = token.exactValue { return exact }
    guard let value = Double(text(token.range)), value.isFinite else { throw failure(.numberTooLarge, at: start) }
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

  /// The number that was just read, for use in a sentence.
  package func excerpt(from start: Int) -> String { Excerpt.beginning(of: text(start..<position)) }

  /// Reads a number as it is written, checked against the grammar of RFC 8259 section 6.
  package mutating func numberToken() throws(ReadFailure) -> NumberToken {
    let start = nextValue()
    let isNegative = accept("-")
    guard let first = byte(at: position), isDigit(first) else {
      throw isNegative ? malformedNumber(from: start) : unexpected("a number")
    }
    var digits = DecimalDigits()
    if first == UInt8(ascii: "0") {
      move(to: position + 1)
    } else {
      try readDigits(&digits, from: start)
    }
    if accept(".") {
      let whole = digits.count
      try readDigits(&digits, from: start)
      digits.fraction = digits.count - whole
    }
    let hasExponent = accept("e") || accept("E")
    if hasExponent {
      if !accept("+") { _ = accept("-") }
      var exponent = DecimalDigits()
      try readDigits(&exponent, from: start)
    }
    if let next = byte(at: position), isDigit(next) || next == UInt8(ascii: ".") { throw malformedNumber(from: start) }
    let exact = hasExponent ? nil : digits.exactValue.map { isNegative ? -$0 : $0 }
    return NumberToken(range: start..<position, exactValue: exact)
  }

  private mutating func readDigits(_ digits: inout DecimalDigits, from start: Int) throws(ReadFailure) {
    let first = position
    var index = position
    while let byte = byte(at: index), isDigit(byte) {
      digits.append(byte)
      index += 1
    }
    move(to: index)
    if index == first { throw malformedNumber(from: start) }
  }

  private func malformedNumber(from start: Int) -> ReadFailure {
    position < bytes.count ? failure(.malformedNumber, at: start) : failure(.ends)
  }

  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9") }
}

package struct NumberToken {
  package let range: Range<Int>
  /// The value, if it can be computed without rounding twice.
  package let exactValue: Double?
}

private struct DecimalDigits {
  private var value: UInt64 = 0
  private(set) var count = 0
  /// The number of digits after the decimal point.
  var fraction = 0

  mutating func append(_ digit: UInt8) {
    count += 1
    if count <= DecimalDigits.exactDigits { value = value * 10 + UInt64(digit - UInt8(ascii: "0")) }
  }

  /// The value, if one division rounds it correctly: up to fifteen digits and powers of ten to 10²² are exact in a
  /// Double.
  ///
  /// Source: W. Clinger, "How to Read Floating Point Numbers Accurately", 1990.
  var exactValue: Double? {
    guard count <= DecimalDigits.exactDigits else { return nil }
    return Double(value) / DecimalDigits.powersOfTen[fraction]
  }

  private static let exactDigits = 15
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
