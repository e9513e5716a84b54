/// A reader of XML that shares nothing with the writer: elements, attributes, texts and the five entities, and nothing else.
struct XMLElement {
  var name = ""
  var attributes: [String: String] = [:]
  var children: [XMLElement] = []
  var text = ""

  /// The children of a name.
  subscript(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// Reads a whole document.
  init(document: String) throws {
    var reader = XMLReader(rest: Array(document.unicodeScalars)[...])
    try reader.skip("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    reader.skipSpace()
    self = try reader.element()
    reader.skipSpace()
    if !reader.rest.isEmpty { throw XMLReader.Wrong(what: "something behind the end") }
  }

  fileprivate init() {}
}

private struct XMLReader {
  struct Wrong: Error { var what: String }

  var rest: ArraySlice<Unicode.Scalar>

  mutating func skip(_ text: String) throws {
    guard rest.starts(with: text.unicodeScalars) else {
      throw Wrong(what: "no \(text) at \(String(String.UnicodeScalarView(rest.prefix(40))))")
    }
    rest = rest.dropFirst(text.unicodeScalars.count)
  }

  mutating func skipSpace() { rest = rest.drop { $0 == " " || $0 == "\n" } }

  mutating func element() throws -> XMLElement {
    var element = XMLElement()
    try skip("<")
    element.name = name()
    while rest.first == " " {
      skipSpace()
      let attribute = name()
      try skip("=\"")
      guard element.attributes.updateValue(try text(until: "\""), forKey: attribute) == nil else {
        throw Wrong(what: "\(attribute) twice")
      }
      try skip("\"")
    }
    try skip(">")
    while true {
      element.text += try text(until: "<")
      if rest.starts(with: "</".unicodeScalars) { break }
      element.children.append(try self.element())
    }
    try skip("</\(element.name)>")
    return element
  }

  private mutating func name() -> String {
    let name = rest.prefix {
      $0.isASCII && ($0.properties.isAlphabetic || ($0.value >= 48 && $0.value < 58) || $0 == ":")
    }
    rest = rest.dropFirst(name.count)
    return String(String.UnicodeScalarView(name))
  }

  private mutating func text(until end: Unicode.Scalar) throws -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, scalar != end {
      rest.removeFirst()
      switch scalar {
      case "<", ">": throw Wrong(what: "a bare \(scalar)")
      case "&":
        let entity = String(String.UnicodeScalarView(rest.prefix { $0 != ";" }))
        let known: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        guard let meaning = known[entity] else { throw Wrong(what: "the entity \(entity)") }
        rest = rest.dropFirst(entity.unicodeScalars.count + 1)
        text.append(meaning)
      default:
        let isCharacter = scalar.value >= 0x20 || scalar == "\n" || scalar == "\t"
        guard isCharacter, scalar.value & 0xFFFE != 0xFFFE else {
          throw Wrong(what: "U+\(String(scalar.value, radix: 16))")
        }
        text.append(scalar)
      }
    }
    if rest.isEmpty { throw Wrong(what: "the end") }
    return String(text)
  }
}
