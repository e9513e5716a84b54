/// Reads JSON (RFC 8259) straight out of bytes, one value at a time, without building a tree in between.
///
/// Each call reads one value and leaves the reader just behind it. A failure carries only a byte offset; line, column and
/// field are found out when there is one to report (``TextPlace``).
package struct JSONReader {
  /// The text. Bytes are read through ``byte(at:)``, which checks for the end.
  package let bytes: [UInt8]
  package private(set) var position: Int
  private var depth = 0

  /// The most objects and arrays within each other, counted from the outermost one.
  package static let deepest = 512

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  package func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  package mutating func move(to index: Int) { position = index }

  package mutating func skipWhiteSpace() {
    while let byte = byte(at: position), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

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

  package func unexpected(_ expected: String) -> ReadFailure {
    failure(position < bytes.count ? .expected(expected, found: foundHere) : .ends)
  }

  package mutating func expectEnd() throws(ReadFailure) {
    skipWhiteSpace()
    if position < bytes.count { throw failure(.trailingText) }
  }
}

// MARK: Objects and arrays

extension JSONReader {
  /// Reads an object: `read` gets the index of each known field and must read its value. No field may be given twice.
  package mutating func object(
    _ known: [String], read: (inout JSONReader, Int) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> ExtraFields {
    var (unknown, names, seen) = (ExtraFields.none, FieldNames(), UInt64(0))
    try members { json, name, start throws(ReadFailure) in
      guard let index = known.firstIndex(of: name) else {
        try json.expectNew(name, at: start, among: &names)
        return unknown.fields.append(.init(name: name, json: try json.compactValue()))
      }
      if seen & (1 << index) != 0 { throw json.failure(.givenTwice, at: start, field: known[index]) }
      seen |= 1 << index
      try read(&json, index)
    }
    return unknown
  }

  /// Reads an object; `read` gets each field's name and where it starts, and must read the value.
  package mutating func members(
    _ read: (inout JSONReader, String, Int) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    try elements(from: "{", to: "}", of: "an object") { json throws(ReadFailure) in
      let start = json.nextValue()
      guard json.byte(at: start) == UInt8(ascii: "\"") else { throw json.unexpected("a field name") }
      let name = try json.string()
      json.skipWhiteSpace()
      guard json.accept(":") else { throw json.unexpected("a colon") }
      try read(&json, name, start)
    }
  }

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

  package mutating func acceptWord(_ word: String) -> Bool {
    guard hasWord(word) else { return false }
    position += word.utf8.count
    return true
  }

  private func hasWord(_ word: String) -> Bool { bytes.dropFirst(position).starts(with: word.utf8) }

  package static func startsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

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
    default: "an unexpected character"
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

  package func path(in bytes: [UInt8]) -> FieldPath {
    TextPlace(of: offset, in: bytes, from: 0).path(in: bytes, last: field)
  }
}

extension JSONReader {
  /// Names of fields, compared by bytes: two ways to write an é are two names.
  typealias FieldNames = Set<[UInt8]>

  /// Refuses a name that is given twice, which would lose one of the values.
  func expectNew(_ name: String, at start: Int, among names: inout FieldNames) throws(ReadFailure) {
    if !names.insert(Array(name.utf8)).inserted { throw failure(.givenTwice, at: start, field: name) }
  }

  /// Reads any value, as JSON without white space; numbers and the order of fields stay as they are.
  mutating func compactValue() throws(ReadFailure) -> String {
    let start = nextValue()
    var parts: [String] = []
    switch byte(at: start) {
    case UInt8(ascii: "{"):
      var names = FieldNames()
      try members { json, name, start throws(ReadFailure) in
        try json.expectNew(name, at: start, among: &names)
        parts.append(JSONText.quoted(name) + ":" + (try json.compactValue()))
      }
      return "{" + parts.joined(separator: ",") + "}"
    case UInt8(ascii: "["):
      try array { json throws(ReadFailure) in parts.append(try json.compactValue()) }
      return "[" + parts.joined(separator: ",") + "]"
    case UInt8(ascii: "\""): return JSONText.quoted(try string())
    case let byte? where JSONReader.startsNumber(byte): return text(try numberToken())
    default:
      guard acceptWord("true") || acceptWord("false") || acceptWord("null") else { throw unexpected("a value") }
      return text(start..<position)
    }
  }
}
