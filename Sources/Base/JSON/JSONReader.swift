/// Reads JSON (RFC 8259) straight out of bytes, one value at a time, without building a tree in between.
///
/// Each call reads one value and leaves the reader just behind it. A failure carries only a byte offset; line, column and
/// field are found out when there is one to report (``TextPlace``).
package struct JSONReader {
  /// The text. Bytes are read through ``byte(at:)``, which checks for the end.
  package let bytes: UnsafeBufferPointer<UInt8>
  package private(set) var position: Int
  private var depth = 0

  /// The most objects and arrays within each other, counted from the outermost one.
  package static let deepest = 512

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The byte at an index; nil at the end.
  package func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  package mutating func move(to index: Int) { position = index }

  package mutating func skipWhiteSpace() {
    while let byte = byte(at: position), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Skips white space; returns the offset at which the next value starts.
  package mutating func nextValue() -> Int {
    skipWhiteSpace()
    return position
  }

  package mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard let byte = byte(at: position), UInt32(byte) == character.value else { return false }
    position += 1
    return true
  }

  package func failure(_ reason: TripFileError.Reason, at offset: Int? = nil, field: String? = nil) -> ReadFailure {
    ReadFailure(offset: offset ?? position, field: field, reason: reason)
  }

  /// The failure for a value, or a mark between values, that is not at the position.
  package func unexpected(_ expected: String) -> ReadFailure {
    failure(position < bytes.count ? .expected(expected, found: foundHere) : .ends)
  }

  /// Checks that only white space follows the last value.
  package mutating func expectEnd() throws(ReadFailure) {
    skipWhiteSpace()
    if position < bytes.count { throw failure(.trailingText) }
  }
}

// MARK: Objects and arrays

extension JSONReader {
  /// Reads an object, handing each known field to `read`, which must read its value, and keeping the others.
  ///
  /// - Throws: also if a field is given twice.
  package mutating func object<Field: FileField>(
    _: Field.Type, read: (inout JSONReader, Field) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> ExtraFields {
    let fields = Field.allCases
    return try object(Field.table) { json, index throws(ReadFailure) in try read(&json, fields[index]) }
  }

  /// Reads an object, handing the index of each known field to `read`, which must read its value, and keeping the others.
  ///
  /// - Throws: also if a field is given twice.
  package mutating func object(
    _ table: FieldTable, read: (inout JSONReader, Int) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> ExtraFields {
    var unknown = UnknownFields()
    var seen: UInt64 = 0
    var expected = 0
    try members { json, name, start throws(ReadFailure) in
      guard let index = table.index(of: name, in: json, from: expected) else {
        return try unknown.read(name, at: start, from: &json)
      }
      if seen & (1 << index) != 0 {
        throw json.failure(.givenTwice, at: start, field: table.fields[index].description)
      }
      seen |= 1 << index
      expected = index + 1
      try read(&json, index)
    }
    return unknown.fields
  }

  /// Reads an object; `read` gets each field's name and where it starts, and must read the value.
  package mutating func members(
    _ read: (inout JSONReader, StringToken, Int) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    try elements(from: "{", to: "}", of: "an object") { json throws(ReadFailure) in
      let start = json.nextValue()
      guard json.byte(at: start) == UInt8(ascii: "\"") else { throw json.unexpected("a field name") }
      let name = try json.stringToken()
      json.skipWhiteSpace()
      guard json.accept(":") else { throw json.unexpected("a colon") }
      try read(&json, name, start)
    }
  }

  /// Reads an array; `read` must read one element.
  package mutating func array(_ read: (inout JSONReader) throws(ReadFailure) -> Void) throws(ReadFailure) {
    try elements(from: "[", to: "]", of: "an array", read)
  }

  private mutating func elements(
    from open: Unicode.Scalar, to close: Unicode.Scalar, of what: String,
    _ read: (inout JSONReader) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let start = nextValue()
    guard accept(open) else { throw unexpected(what) }
    depth += 1
    if depth > JSONReader.deepest { throw failure(.tooDeep, at: start) }
    skipWhiteSpace()
    if !accept(close) {
      repeat {
        try read(&self)
        skipWhiteSpace()
      } while accept(",")
      guard accept(close) else { throw unexpected("a comma or \"\(close)\"") }
    }
    depth -= 1
  }
}

// MARK: Literals

extension JSONReader {
  package mutating func bool() throws(ReadFailure) -> Bool {
    _ = nextValue()
    if acceptWord("true") { return true }
    if acceptWord("false") { return false }
    throw unexpected("true or false")
  }

  /// Reads a value; nil for `null`, which in an optional field means the same as no field.
  package mutating func ifPresent<Value>(
    _ read: (inout JSONReader) throws(ReadFailure) -> Value
  ) throws(ReadFailure) -> Value? {
    _ = nextValue()
    return acceptWord("null") ? nil : try read(&self)
  }

  package mutating func acceptWord(_ word: StaticString) -> Bool {
    guard hasWord(word) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  private func hasWord(_ word: StaticString) -> Bool {
    (0..<word.utf8CodeUnitCount).allSatisfy { byte(at: position + $0) == word.utf8Start[$0] }
  }

  package static func startsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A description of what is at the position: `a string`.
  private var foundHere: String {
    switch byte(at: position) {
    case nil: "the end of the file"
    case UInt8(ascii: "\""): "a string"
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "t") where hasWord("true"): "true"
    case UInt8(ascii: "f") where hasWord("false"): "false"
    case UInt8(ascii: "n") where hasWord("null"): "null"
    case let byte? where JSONReader.startsNumber(byte): "a number"
    case let byte? where (0x21...0x7E).contains(byte): "\"\(Unicode.Scalar(byte))\""
    default: "a character that does not belong here"
    }
  }
}

/// A reason why reading stopped, and the offset of the byte; `field` is a field that is missing there.
package struct ReadFailure: Error {
  package let offset: Int
  package let field: String?
  package let reason: TripFileError.Reason

  package init(offset: Int, field: String?, reason: TripFileError.Reason) {
    (self.offset, self.field, self.reason) = (offset, field, reason)
  }

  /// The value that is complained about, in the text that was read.
  package func path(in bytes: UnsafeBufferPointer<UInt8>) -> FieldPath {
    TextPlace(of: offset, in: bytes, from: 0).path(in: bytes, last: field)
  }
}

/// The text between two quotes, found but not yet decoded.
package struct StringToken {
  package let range: Range<Int>
  package let hasEscapes: Bool
}

extension JSONReader {
  package mutating func string() throws(ReadFailure) -> String {
    decoded(try stringToken())
  }

  /// Reads a string; nil for `null`.
  package mutating func optionalString() throws(ReadFailure) -> String? {
    try ifPresent { json throws(ReadFailure) in try json.string() }
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

  package func text(of token: StringToken, is name: [UInt8]) -> Bool {
    guard token.range.count == name.count else { return false }
    var index = token.range.lowerBound
    for byte in name {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  package func decoded(_ token: StringToken) -> String {
    token.hasEscapes
      ? String(decoding: decodedBytes(of: token), as: UTF8.self)
      : String(decoding: UnsafeBufferPointer(rebasing: bytes[token.range]), as: UTF8.self)
  }

  /// Decodes the escapes; the result is UTF-8.
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

  /// Reads four hexadecimal digits.
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
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    if String(validating: text, as: UTF8.self) != nil { return }
    throw failure(.invalidUTF8, at: range.lowerBound + JSONReader.validLength(of: text))
  }

  /// The number of bytes before the first one that is not UTF-8.
  private static func validLength(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = text.makeIterator()
    var length = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { length += scalar.count }
    return length
  }
}

extension JSONReader {
  /// Reads a finite number.
  package mutating func number() throws(ReadFailure) -> Double {
    let start = nextValue()
    let token = try numberToken()
    if let exact = token.exactValue { return exact }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[token.range]), as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw failure(.numberTooLarge, at: start) }
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
  package func excerpt(from start: Int) -> String {
    Excerpt.beginning(of: String(decoding: bytes[start..<position], as: UTF8.self))
  }

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

/// Digits on their way to a number.
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
