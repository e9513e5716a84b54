struct UnknownFields {
  private(set) var fields = ExtraFields.none
  private var names = FieldNames()

  mutating func read(_ name: String, at start: Int, from json: inout JSONReader) throws(ReadFailure) {
    try names.insert(name, at: start, in: json)
    fields.fields.append(.init(name: name, json: try json.compactValue()))
  }
}

/// The names of an object's fields so far: a name given twice would lose one of the values.
private struct FieldNames {
  /// Names, compared by bytes: two ways to write an é are two names.
  private var names: Set<[UInt8]> = []

  mutating func insert(_ name: String, at start: Int, in json: JSONReader) throws(ReadFailure) {
    if !names.insert(Array(name.utf8)).inserted { throw json.failure(.givenTwice, at: start, field: name) }
  }
}

extension JSONReader {
  /// Reads any value, as JSON without white space; numbers and the order of fields stay as they are.
  mutating func compactValue() throws(ReadFailure) -> String {
    let start = nextValue()
    switch byte(at: start) {
    case UInt8(ascii: "{"): return try compactObject()
    case UInt8(ascii: "["): return try compactArray()
    case UInt8(ascii: "\""): return JSONText.quoted(try string())
    case let byte? where JSONReader.startsNumber(byte): return text(try numberToken())
    default:
      guard acceptWord("true") || acceptWord("false") || acceptWord("null") else { throw unexpected("a value") }
      return text(start..<position)
    }
  }

  private mutating func compactObject() throws(ReadFailure) -> String {
    var names = FieldNames()
    var fields: [String] = []
    try members { json, name, start throws(ReadFailure) in
      try names.insert(name, at: start, in: json)
      fields.append(JSONText.quoted(name) + ":" + (try json.compactValue()))
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private mutating func compactArray() throws(ReadFailure) -> String {
    var elements: [String] = []
    try array { json throws(ReadFailure) in elements.append(try json.compactValue()) }
    return "[" + elements.joined(separator: ",") + "]"
  }
}
