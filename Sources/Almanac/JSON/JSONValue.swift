/// A JSON value to be written: the machine-readable output of commands is made of these.
///
/// Literals make it short: `["item": item.id, "valid": true, "slots": slots.json { ["day": $0.day] }]`.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number; written `null` if it is not finite.
  case number(Double)
  case string(String)
  case json(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
  }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: any JSONRepresentable...) { self = .array(elements.map(\.json)) }
  package init(dictionaryLiteral elements: (String, any JSONRepresentable)...) {
    self = .object(elements.map { Member($0.0, $0.1.json) })
  }
}

/// A value that JSON can have: `null` for nil, and for most types the text of the trip file.
package protocol JSONRepresentable {
  var json: JSONValue { get }
}

extension JSONRepresentable where Self: CustomStringConvertible {
  package var json: JSONValue { .string(description) }
}

extension JSONValue: JSONRepresentable { package var json: JSONValue { self } }
extension Bool: JSONRepresentable { package var json: JSONValue { .bool(self) } }
extension Int: JSONRepresentable { package var json: JSONValue { .int(self) } }
extension Double: JSONRepresentable { package var json: JSONValue { .number(self) } }
extension String: JSONRepresentable { package var json: JSONValue { .string(self) } }
extension CivilDate: JSONRepresentable {}
extension Timestamp: JSONRepresentable {}
extension OffsetDateTime: JSONRepresentable {}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  package var json: JSONValue { map(\.json) ?? .null }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  package var json: JSONValue { .array(map(\.json)) }
}

extension Sequence {
  package func json(_ value: (Element) -> JSONValue) -> JSONValue { .array(map(value)) }
}

extension JSONValue {
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

  /// JSON for people: the outer levels indented, and values without further arrays or objects on one line.
  package var pretty: String { pretty(indent: "\n") }

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
