/// A value of a JSON text as a tree, with its line, for JSON of other programs of which only parts matter.
package struct JSONNode: Sendable {
  package let line: Int
  private let content: Content

  private indirect enum Content: Sendable {
    case nothing
    case flag(Bool)
    /// A string, or a number in its written form.
    case text(String)
    case array([JSONNode])
    case object([(name: String, value: JSONNode)])
  }

  package init?(_ bytes: [UInt8]) {
    var (json, lines) = (JSONReader(bytes), LineCounter())
    do throws(ReadFailure) {
      self = try JSONNode(&json, &lines)
      try json.expectEnd()
    } catch {
      return nil
    }
  }

  private init(_ json: inout JSONReader, _ lines: inout LineCounter) throws(ReadFailure) {
    let start = json.nextValue()
    line = lines.line(of: start, in: json.bytes)
    switch json.byte(at: start) {
    case UInt8(ascii: "{"):
      var members: [(name: String, value: JSONNode)] = []
      try json.members { json, name, _ throws(ReadFailure) in
        members.append((name, try JSONNode(&json, &lines)))
      }
      content = .object(members)
    case UInt8(ascii: "["):
      var elements: [JSONNode] = []
      try json.array { json throws(ReadFailure) in elements.append(try JSONNode(&json, &lines)) }
      content = .array(elements)
    case UInt8(ascii: "\""): content = .text(try json.string())
    case UInt8(ascii: "n") where json.acceptWord("null"): content = .nothing
    case UInt8(ascii: "t"), UInt8(ascii: "f"): content = .flag(try json.bool())
    default: content = .text(json.text(try json.numberToken()))
    }
  }

  package subscript(name: String) -> JSONNode? {
    if case .object(let members) = content { members.first { $0.name == name }?.value } else { nil }
  }

  package var texts: [(name: String, text: String)] {
    guard case .object(let members) = content else { return [] }
    return members.compactMap { member in
      (member.value.text ?? member.value.flag.map { "\($0)" }).map { (member.name, $0) }
    }
  }

  package var elements: [JSONNode] {
    if case .array(let elements) = content { elements } else { [] }
  }

  package var list: [JSONNode] {
    if case .array(let elements) = content { elements } else { [self] }
  }

  /// The text of a string or number; nil for anything else, and for an empty string.
  package var text: String? {
    if case .text(let text) = content, !text.isEmpty { text } else { nil }
  }

  package var flag: Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }

  private struct LineCounter {
    private var (line, counted) = (1, 0)

    mutating func line(of offset: Int, in bytes: [UInt8]) -> Int {
      while counted < offset {
        if bytes[counted] == 0x0A { line += 1 }
        counted += 1
      }
      return line
    }
  }
}

/// Fields of a trip file that this version does not know, at one level, in their order.
public struct ExtraFields: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package let name: String
    package let json: String

    package init(name: String, json: String) {
      (self.name, self.json) = (name, json)
    }
  }

  package var fields: [Field]

  package init(_ fields: [Field]) {
    self.fields = fields
  }

  /// No such fields.
  public static let none = ExtraFields([])

  package var isEmpty: Bool { fields.isEmpty }
}
