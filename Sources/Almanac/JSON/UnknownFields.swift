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
