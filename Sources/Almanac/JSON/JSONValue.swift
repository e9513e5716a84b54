/// A JSON value to be written: the machine-readable answers of commands are made of these.
///
/// Literals make it short: `["item": .string(id), "valid": true, "slots": .array(slots)]`.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number; written `null` if it is not finite.
  case number(Double)
  case string(String)
  /// A value that is JSON already.
  case json(String)
  case array([JSONValue])
  /// Members in the order given.
  case object([Member])

  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A string, or `null` for nil.
  package init(_ string: String?) {
    self = string.map(JSONValue.string) ?? .null
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONValue {
  /// An object with the members of another one; those of the same name are replaced.
  package func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(var members) = self, case .object(let more) = other else { return self }
    for member in more {
      if let index = members.firstIndex(where: { $0.name == member.name }) {
        members[index] = member
      } else {
        members.append(member)
      }
    }
    return .object(members)
  }

  /// JSON on one line: `{"valid": true, "day": 1}`.
  package var compact: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .int(let number): "\(number)"
    case .number(let number): JSONText.number(number)
    case .string(let string): JSONText.quoted(string)
    case .json(let text): text
    case .array(let elements): "[" + elements.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members): JSONText.object(members.map { JSONText.field($0.name, $0.value.compact) })
    }
  }

  /// JSON for people: the outer levels indented by two spaces, and every value that holds no further arrays or objects on
  /// one line.
  package var pretty: String { pretty(indent: "\n") }

  /// - Parameter indent: a line break and the spaces before the line of the closing bracket.
  private func pretty(indent: String) -> String {
    guard children.contains(where: { !$0.children.isEmpty }) else { return compact }
    let inner = indent + "  "
    return switch self {
    case .array(let elements):
      "[" + inner + elements.map { $0.pretty(indent: inner) }.joined(separator: "," + inner) + indent + "]"
    case .object(let members):
      "{" + inner
        + members.map { JSONText.field($0.name, $0.value.pretty(indent: inner)) }.joined(separator: "," + inner)
        + indent + "}"
    default: compact
    }
  }

  private var children: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    default: []
    }
  }
}
