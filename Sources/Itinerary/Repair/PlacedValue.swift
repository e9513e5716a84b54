/// A JSON value with its place in the text.
struct PlacedValue {
  indirect enum Kind {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([PlacedValue])
    case object([Member])
  }

  struct Member {
    let name: String
    var value: PlacedValue
  }

  var kind: Kind
  let offset: Int

  var elements: [PlacedValue]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  var members: [Member]? {
    if case .object(let members) = kind { members } else { nil }
  }

  subscript(name: String) -> PlacedValue? { members?.first { $0.name == name }?.value }

  mutating func set(_ path: ArraySlice<String>, to value: Kind?) {
    guard let name = path.first, case .object(var members) = kind else { return }
    let index = members.firstIndex { $0.name == name }
    if path.count == 1 {
      if let index { members.remove(at: index) }
      if let value { members.append(Member(name: name, value: PlacedValue(kind: value, offset: offset))) }
    } else if let index {
      members[index].value.set(path.dropFirst(), to: value)
    }
    kind = .object(members)
  }

  func value(at path: ArraySlice<String>) -> PlacedValue? {
    guard let name = path.first else { return self }
    return self[name]?.value(at: path.dropFirst())
  }

  var text: String {
    switch kind {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let text): text
    case .string(let text): JSONText.quoted(text)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSONText.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }
}
