/// A strict reader of HTML that shares nothing with the writer: every element is closed, every value is in double quotes,
/// and no sign that marks up stands for itself.
struct HTMLElement {
  var name = ""
  var attributes: [String: String] = [:]
  var children: [HTMLElement] = []
  /// The text in it and in its children, in the order of reading.
  var text = ""

  /// The element and all within it, in the order of the file.
  var all: [HTMLElement] { [self] + children.flatMap(\.all) }

  /// The elements within it of a name, and of a class if one is given.
  func all(_ name: String, class word: String? = nil) -> [HTMLElement] {
    all.filter { $0.name == name && (word == nil || $0.classes.contains(word ?? "")) }
  }

  var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

  /// Reads a whole page.
  init(page: String) throws {
    var reader = HTMLReader(rest: Array(page.unicodeScalars)[...])
    try reader.skip("<!DOCTYPE html>\n")
    self = try reader.element()
    try reader.skip("\n")
    if !reader.rest.isEmpty { throw HTMLReader.Wrong(what: "something behind the end") }
  }

  fileprivate init() {}
}

private struct HTMLReader {
  struct Wrong: Error { var what: String }

  static let void: Set<String> = ["meta"]
  static let entities: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  var rest: ArraySlice<Unicode.Scalar>

  mutating func skip(_ text: String) throws {
    guard rest.starts(with: text.unicodeScalars) else {
      throw Wrong(what: "no \(text) at \(String(String.UnicodeScalarView(rest.prefix(40))))")
    }
    rest = rest.dropFirst(text.unicodeScalars.count)
  }

  mutating func element() throws -> HTMLElement {
    var element = HTMLElement()
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
    if rest.first == "/" {
      try skip("/>")
      return element
    }
    try skip(">")
    if Self.void.contains(element.name) { return element }
    while true {
      // The content of a style is no markup.
      element.text += element.name == "style" ? style() : try text(until: "<")
      if rest.starts(with: "</".unicodeScalars) { break }
      let child = try self.element()
      element.text += child.text
      element.children.append(child)
    }
    try skip("</\(element.name)>")
    return element
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isASCII && ($0.properties.isAlphabetic || "0123456789:-".unicodeScalars.contains($0)) }
    rest = rest.dropFirst(word.count)
    return String(String.UnicodeScalarView(word))
  }

  private mutating func style() -> String {
    let style = rest.prefix { $0 != "<" }
    rest = rest.dropFirst(style.count)
    return String(String.UnicodeScalarView(style))
  }

  private mutating func text(until end: Unicode.Scalar) throws -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, scalar != end {
      rest.removeFirst()
      switch scalar {
      case "<", ">": throw Wrong(what: "a bare \(scalar)")
      case "&":
        let entity = String(String.UnicodeScalarView(rest.prefix { $0 != ";" }.prefix(5)))
        guard let meaning = Self.entities[entity] else { throw Wrong(what: "the entity \(entity)") }
        rest = rest.dropFirst(entity.unicodeScalars.count + 1)
        text.append(meaning)
      default: text.append(scalar)
      }
    }
    if rest.isEmpty { throw Wrong(what: "the end") }
    return String(text)
  }
}
