/// An XML element with its attributes, its text and those of its children that were asked for.
package struct XMLElement: Equatable, Sendable {
  /// The local name; where namespaces count, `NAMESPACE LOCALNAME`.
  package let name: String
  /// The values of the attributes by name.
  package let attributes: [String: String]
  /// The text between its children, in UTF-8.
  package internal(set) var bytes: [UInt8] = []
  package internal(set) var children: [XMLElement] = []

  /// The text without white space at both ends.
  package var text: String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The first child with a name, if any.
  package func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  package func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}

extension String {
  /// The text with the special characters of XML and HTML as entities.
  package var inXML: String {
    let entities: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return unicodeScalars.map { entities[$0] ?? String($0) }.joined()
  }
}
