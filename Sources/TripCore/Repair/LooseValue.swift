import Base

/// A JSON value read from a text that may be damaged, with its place in the text.
struct LooseValue {
  indirect enum Kind {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([LooseValue])
    case object([Member])
  }

  struct Member {
    let name: String
    var value: LooseValue
  }

  var kind: Kind
  /// The offset of its first byte.
  let offset: Int

  var elements: [LooseValue]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  var members: [Member]? {
    if case .object(let members) = kind { members } else { nil }
  }

  subscript(name: String) -> LooseValue? { members?.first { $0.name == name }?.value }

  /// Sets the value at a path of field names, or removes it for nil.
  mutating func set(_ path: ArraySlice<String>, to value: Kind?) {
    guard let name = path.first, case .object(var members) = kind else { return }
    let index = members.firstIndex { $0.name == name }
    if path.count == 1 {
      if let index { members.remove(at: index) }
      if let value { members.append(Member(name: name, value: LooseValue(kind: value, offset: offset))) }
    } else if let index {
      members[index].value.set(path.dropFirst(), to: value)
    }
    kind = .object(members)
  }

  func value(at path: ArraySlice<String>) -> LooseValue? {
    guard let name = path.first else { return self }
    return self[name]?.value(at: path.dropFirst())
  }

  // MARK: As JSON

  var text: String { String(decoding: json, as: UTF8.self) }

  var json: [UInt8] {
    var out = ByteWriter()
    write(to: &out)
    return out.bytes()
  }

  private func write(to out: inout ByteWriter) {
    switch kind {
    case .null: out.append("null")
    case .bool(let flag): out.append(flag ? "true" : "false")
    case .number(let text): out.append(text: text)
    case .string(let text): JSONText.append(text, to: &out)
    case .array(let elements):
      out.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        element.write(to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        JSONText.append(member.name, to: &out)
        out.append(UInt8(ascii: ":"))
        member.value.write(to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }
}
