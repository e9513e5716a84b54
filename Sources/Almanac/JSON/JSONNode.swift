/// A value of a JSON text as a tree, with the line at which it begins. Used for JSON of other programs, of which only
/// parts matter.
package struct JSONNode: Sendable {
  /// The line, from 1.
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
    var builder = Builder(json: JSONReader(bytes))
    do throws(ReadFailure) {
      self = try builder.value()
      try builder.json.expectEnd()
    } catch {
      return nil
    }
  }

  private init(line: Int, _ content: Content) {
    (self.line, self.content) = (line, content)
  }

  /// The value of a member; nil if this is not an object or has no such member.
  package subscript(name: String) -> JSONNode? {
    if case .object(let members) = content { members.first { $0.name == name }?.value } else { nil }
  }

  /// The members with texts, in order; empty if this is not an object.
  package var texts: [(name: String, text: String)] {
    guard case .object(let members) = content else { return [] }
    return members.compactMap { member in
      (member.value.text ?? member.value.flag.map { "\($0)" }).map { (member.name, $0) }
    }
  }

  /// The elements; empty if this is not an array.
  package var elements: [JSONNode] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The elements of an array, or the value itself.
  package var list: [JSONNode] { isArray ? elements : [self] }

  package var isArray: Bool {
    if case .array = content { true } else { false }
  }

  /// The text of a string or number; nil for anything else, and for an empty string.
  package var text: String? {
    if case .text(let text) = content, !text.isEmpty { text } else { nil }
  }

  /// The value of `true` or `false`; nil for anything else.
  package var flag: Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }

  /// A reader that counts lines.
  private struct Builder {
    var json: JSONReader
    private var line = 1
    /// The offset up to which lines have been counted.
    private var counted = 0

    init(json: JSONReader) { self.json = json }

    mutating func value() throws(ReadFailure) -> JSONNode {
      let start = json.nextValue()
      while counted < start {
        if json.bytes[counted] == 0x0A { line += 1 }
        counted += 1
      }
      return JSONNode(line: line, try content(at: start))
    }

    private mutating func content(at start: Int) throws(ReadFailure) -> Content {
      switch json.byte(at: start) {
      case UInt8(ascii: "{"): return .object(try members())
      case UInt8(ascii: "["): return .array(try elements())
      case UInt8(ascii: "\""): return .text(try json.string())
      case UInt8(ascii: "n") where json.acceptWord("null"): return .nothing
      case UInt8(ascii: "t"), UInt8(ascii: "f"): return .flag(try json.bool())
      default:
        return .text(json.text(try json.numberToken().range))
      }
    }

    private mutating func members() throws(ReadFailure) -> [(name: String, value: JSONNode)] {
      var members: [(name: String, value: JSONNode)] = []
      var builder = self
      try json.members { json, name, _ throws(ReadFailure) in
        builder.json = json
        members.append((json.decoded(name), try builder.value()))
        json = builder.json
      }
      (line, counted) = (builder.line, builder.counted)
      return members
    }

    private mutating func elements() throws(ReadFailure) -> [JSONNode] {
      var elements: [JSONNode] = []
      var builder = self
      try json.array { json throws(ReadFailure) in
        builder.json = json
        elements.append(try builder.value())
        json = builder.json
      }
      (line, counted) = (builder.line, builder.counted)
      return elements
    }
  }
}
