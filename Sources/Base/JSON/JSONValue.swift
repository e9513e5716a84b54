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
  /// JSON on one line: `{"valid": true, "day": 1}`.
  package var compact: String { text { $0.append(self, to: &$1) } }

  /// JSON for people: the outer levels indented by two spaces, and every value that holds no further arrays or objects on
  /// one line.
  package var pretty: String { text { $0.appendPretty(self, indent: 0, to: &$1) } }

  private func text(_ write: (JSONValue.Type, inout ByteWriter) -> Void) -> String {
    var out = ByteWriter()
    write(JSONValue.self, &out)
    return out.text()
  }

  private static func append(_ value: JSONValue, to out: inout ByteWriter) {
    switch value {
    case .null: out.append("null")
    case .bool(let flag): out.append(flag ? "true" : "false")
    case .int(let number): JSONText.append(number, to: &out)
    case .number(let number): JSONText.append(number, to: &out)
    case .string(let string): JSONText.append(string, to: &out)
    case .array(let elements):
      separated(elements, by: ", ", in: "[]", to: &out) { append($0, to: &$1) }
    case .object(let members):
      separated(members, by: ", ", in: "{}", to: &out) { member, out in
        appendName(of: member, to: &out)
        append(member.value, to: &out)
      }
    }
  }

  private static func appendPretty(_ value: JSONValue, indent: Int, to out: inout ByteWriter) {
    guard value.children.contains(where: { !$0.children.isEmpty }) else { return append(value, to: &out) }
    let inner = "\n" + String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch value {
    case .array(let elements):
      separated(elements, by: "," + inner, in: "[]", padding: (inner, end), to: &out) {
        appendPretty($0, indent: indent + 2, to: &$1)
      }
    case .object(let members):
      separated(members, by: "," + inner, in: "{}", padding: (inner, end), to: &out) { member, out in
        appendName(of: member, to: &out)
        appendPretty(member.value, indent: indent + 2, to: &out)
      }
    default: append(value, to: &out)
    }
  }

  private var children: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    default: []
    }
  }

  private static func appendName(of member: Member, to out: inout ByteWriter) {
    JSONText.append(member.name, to: &out)
    out.append(": ")
  }

  private static func separated<Element>(
    _ elements: [Element], by separator: String, in brackets: String, padding: (String, String) = ("", ""),
    to out: inout ByteWriter, write: (Element, inout ByteWriter) -> Void
  ) {
    out.append(text: String(brackets.prefix(1)))
    out.append(text: padding.0)
    for (index, element) in elements.enumerated() {
      if index > 0 { out.append(text: separator) }
      write(element, &out)
    }
    out.append(text: padding.1)
    out.append(text: String(brackets.suffix(1)))
  }
}
