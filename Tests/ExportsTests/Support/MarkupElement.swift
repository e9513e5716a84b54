/// An element of XML or HTML, read strictly and without anything of the writer: every element is closed, every value is in
/// double quotes, and every markup character in texts is escaped.
struct MarkupElement {
  var name = ""
  var attributes: [String: String] = [:]
  var children: [MarkupElement] = []
  /// The text in it; of HTML also that in its children, in the order of reading.
  var text = ""

  subscript(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  var all: [MarkupElement] { [self] + children.flatMap(\.all) }

  /// The elements within it of a name, and of a class if one is given.
  func all(_ name: String, class word: String? = nil) -> [MarkupElement] {
    all.filter { $0.name == name && (word == nil || $0.classes.contains(word ?? "")) }
  }

  var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

  init(document: String) throws {
    self = try MarkupReader.read(document, after: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", isHTML: false)
  }

  init(page: String) throws { self = try MarkupReader.read(page, after: "<!DOCTYPE html>\n", isHTML: true) }

  fileprivate init() {}
}

private struct MarkupReader {
  struct Wrong: Error { var what: String }

  /// Whether it is HTML, whose `meta` has no end and whose `style` no markup, and in which an element may end in its
  /// first tag.
  let isHTML: Bool
  var rest: ArraySlice<Unicode.Scalar>

  static func read(_ text: String, after prologue: String, isHTML: Bool) throws -> MarkupElement {
    var reader = MarkupReader(isHTML: isHTML, rest: Array(text.unicodeScalars)[...])
    try reader.skip(prologue)
    reader.skipSpace()
    let element = try reader.element()
    reader.skipSpace()
    if !reader.rest.isEmpty { throw Wrong(what: "something behind the end") }
    return element
  }

  private mutating func skip(_ text: String) throws {
    guard rest.starts(with: text.unicodeScalars) else {
      throw Wrong(what: "no \(text) at \(String(String.UnicodeScalarView(rest.prefix(40))))")
    }
    rest = rest.dropFirst(text.unicodeScalars.count)
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == " " || $0 == "\n" } }

  private mutating func element() throws -> MarkupElement {
    var element = MarkupElement()
    try skip("<")
    element.name = word()
    guard !element.name.isEmpty else { throw Wrong(what: "a tag without a name") }
    while rest.first == " " {
      rest.removeFirst()
      let attribute = word()
      try skip("=\"")
      guard element.attributes.updateValue(try text(until: "\""), forKey: attribute) == nil else {
        throw Wrong(what: "\(attribute) twice")
      }
      try skip("\"")
    }
    if isHTML, rest.first == "/" {
      try skip("/>")
      return element
    }
    try skip(">")
    if isHTML, element.name == "meta" { return element }
    while true {
      element.text += isHTML && element.name == "style" ? rawText() : try text(until: "<")
      if rest.starts(with: "</".unicodeScalars) { break }
      let child = try self.element()
      if isHTML { element.text += child.text }
      element.children.append(child)
    }
    try skip("</\(element.name)>")
    return element
  }

  private mutating func word() -> String {
    consume { $0.isASCII && ($0.properties.isAlphabetic || "0123456789:-".unicodeScalars.contains($0)) }
  }

  private mutating func rawText() -> String { consume { $0 != "<" } }

  private mutating func consume(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest.dropFirst(part.count)
    return String(String.UnicodeScalarView(part))
  }

  private mutating func text(until end: Unicode.Scalar) throws -> String {
    let entities: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", isHTML ? "#39" : "apos": "'",
    ]
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, scalar != end {
      rest.removeFirst()
      switch scalar {
      case "<", ">": throw Wrong(what: "a bare \(scalar)")
      case "&":
        let entity = String(String.UnicodeScalarView(rest.prefix { $0 != ";" }.prefix(5)))
        guard let meaning = entities[entity] else { throw Wrong(what: "the entity \(entity)") }
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
