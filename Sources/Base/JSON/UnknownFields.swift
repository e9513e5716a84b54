/// Collects the fields of an object that this version does not know, in their order.
struct UnknownFields {
  private(set) var fields = ExtraFields.none
  private var names = FieldNames()

  /// Reads the value of the field `name`, which starts at `start`.
  mutating func read(_ name: StringToken, at start: Int, from json: inout JSONReader) throws(ReadFailure) {
    try names.insert(name, at: start, in: json)
    var compact = ByteWriter()
    try json.copyValue(to: &compact)
    fields.fields.append(.init(name: json.decoded(name), json: compact.text()))
  }
}

/// The names of an object's fields so far: a name given twice would lose one of the values.
private struct FieldNames {
  /// Names, compared by bytes: two ways to write an é are two names.
  private var names: Set<[UInt8]> = []

  mutating func insert(_ name: StringToken, at start: Int, in json: JSONReader) throws(ReadFailure) {
    let bytes = json.decodedBytes(of: name)
    if names.insert(bytes).inserted { return }
    throw json.failure(.givenTwice, at: start, field: String(decoding: bytes, as: UTF8.self))
  }
}

extension JSONReader {
  /// Copies any value as JSON without white space; numbers and the order of fields stay as they are.
  mutating func copyValue(to out: inout ByteWriter) throws(ReadFailure) {
    let start = nextValue()
    switch byte(at: start) {
    case UInt8(ascii: "{"): try copyObject(to: &out)
    case UInt8(ascii: "["): try copyArray(to: &out)
    case UInt8(ascii: "\""): JSONText.append(try string(), to: &out)
    case let byte? where JSONReader.startsNumber(byte):
      out.append(UnsafeBufferPointer(rebasing: bytes[try numberToken().range]))
    default:
      guard acceptWord("true") || acceptWord("false") || acceptWord("null") else { throw unexpected("a value") }
      out.append(UnsafeBufferPointer(rebasing: bytes[start..<position]))
    }
  }

  private mutating func copyObject(to out: inout ByteWriter) throws(ReadFailure) {
    var names = FieldNames()
    var separator = UInt8(ascii: "{")
    let first = out.count
    try members { json, name, start throws(ReadFailure) in
      try names.insert(name, at: start, in: json)
      out.append(separator)
      JSONText.append(json.decoded(name), to: &out)
      out.append(UInt8(ascii: ":"))
      try json.copyValue(to: &out)
      separator = UInt8(ascii: ",")
    }
    if out.count == first { out.append(UInt8(ascii: "{")) }
    out.append(UInt8(ascii: "}"))
  }

  private mutating func copyArray(to out: inout ByteWriter) throws(ReadFailure) {
    var separator = UInt8(ascii: "[")
    let first = out.count
    try array { json throws(ReadFailure) in
      out.append(separator)
      try json.copyValue(to: &out)
      separator = UInt8(ascii: ",")
    }
    if out.count == first { out.append(UInt8(ascii: "[")) }
    out.append(UInt8(ascii: "]"))
  }
}
