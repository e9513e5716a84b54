import Almanac

/// A writer for XML that escapes every text.
struct XMLText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element with a text on a line of its own; nothing for an empty text.
  mutating func line(_ name: StaticString, _ content: String?, _ attributes: [(StaticString, String)] = []) {
    guard let content, !content.isEmpty else { return }
    text += start(name, attributes) + ">" + content.inXML + "</\(name)>\n"
  }

  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ inner: (inout XMLText) -> Void
  ) {
    text += start(name, attributes) + ">\n"
    depth += 1
    inner(&self)
    depth -= 1
    text += String(repeating: " ", count: depth * 2) + "</\(name)>\n"
  }

  private func start(_ name: StaticString, _ attributes: [(StaticString, String)]) -> String {
    var start = String(repeating: " ", count: depth * 2) + "<\(name)"
    for (name, value) in attributes { start += " \(name)=\"\(value.inXML)\"" }
    return start
  }
}
