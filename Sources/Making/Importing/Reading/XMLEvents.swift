import Base
import Schedules
import TripCore

/// Reads XML tag by tag, as far as GPX and KML need it: tags, attributes, texts, CDATA and the five predefined
/// entities.
///
/// Written here because a library would also support entity declarations, with which a kilobyte can expand to
/// gigabytes, and external addresses. Files with declarations are refused. The only state kept is that of the open
/// tags.
struct XMLEvents {
  enum Event: Equatable {
    /// A start tag with its attributes, their names without prefixes.
    case start(String, [String: String])
    case end(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var open: [String] = []
  /// Whether the last start tag had no content, so that its end tag is due.
  private var isEndDue = false
  private var hasRoot = false

  /// The largest depth of nested tags; KML needs about a dozen.
  private static let deepest = 256
  /// The largest number of bytes of a text; a longer one is cut off.
  private static let longestText = 65_536

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag or text; nil at the end.
  mutating func next() throws(ImportRefusal) -> Event? {
    if isEndDue {
      isEndDue = false
      return .end(open.removeLast())
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        let text = takeText()
        if open.isEmpty { continue }
        return .text(text)
      }
      if take("<![CDATA[") { return .text(try takeCDATA()) }
      if take("<!--") {
        try skip(past: "-->")
      } else if take("<?") {
        try skip(past: "?>")
      } else if take("<!") {
        try skipDeclaration()
      } else if take("</") {
        return .end(try takeEnd())
      } else {
        return try takeStart()
      }
    }
    if !open.isEmpty || !hasRoot { throw broken }
    return nil
  }

  // MARK: Tags

  private mutating func takeStart() throws(ImportRefusal) -> Event {
    index += 1
    guard let name = takeName(), open.count < Self.deepest else { throw broken }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if take("/>") {
        isEndDue = true
        break
      }
      if take(">") { break }
      guard let attribute = takeName() else { throw broken }
      skipSpace()
      guard take("=") else { throw broken }
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
        throw broken
      }
      let quote = bytes[index]
      guard let end = bytes[(index + 1)...].firstIndex(of: quote) else { throw broken }
      if attributes.count < 64 { attributes[attribute] = Self.decoded(bytes[(index + 1)..<end]) }
      index = end + 1
    }
    open.append(name)
    hasRoot = true
    return .start(name, attributes)
  }

  private mutating func takeEnd() throws(ImportRefusal) -> String {
    let name = takeName()
    skipSpace()
    guard let name, take(">"), open.popLast() == name else { throw broken }
    return name
  }

  /// Reads a name and returns it without its prefix; nil if there is none.
  private mutating func takeName() -> String? {
    let start = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    let name = bytes[start..<index]
    guard !name.isEmpty, name.count <= 200 else { return nil }
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return String(decoding: local, as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool { byte <= 0x20 || "/>=<\"'&".utf8.contains(byte) }

  // MARK: Texts

  private mutating func takeText() -> String {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
    let text = Self.decoded(bytes[index..<min(end, index + Self.longestText)])
    index = end
    return text
  }

  private mutating func takeCDATA() throws(ImportRefusal) -> String {
    let start = index
    try skip(past: "]]>")
    return FileText.string(bytes[start..<min(index - 3, start + Self.longestText)]).text
  }

  /// A text with its entities replaced. Unknown entities are kept.
  private static func decoded(_ part: ArraySlice<UInt8>) -> String {
    guard part.contains(UInt8(ascii: "&")) else { return FileText.string(part).text }
    return MarkupText.withoutEntities(FileText.string(part).text)
  }

  // MARK: What is passed over

  private mutating func skipDeclaration() throws(ImportRefusal) {
    let start = index
    guard let end = bytes[index...].firstIndex(where: { "[>".utf8.contains($0) }) else { throw broken }
    if bytes[end] == UInt8(ascii: "[") { throw .declaresEntities(line: line(at: start)) }
    index = end + 1
  }

  private mutating func skip(past mark: StaticString) throws(ImportRefusal) {
    while index < bytes.count {
      if take(mark) { return }
      index += 1
    }
    throw broken
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func take(_ mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != mark.utf8Start[offset] { return false }
    index += count
    return true
  }

  private var broken: ImportRefusal { .brokenXML(line: line(at: min(index, bytes.count))) }

  private func line(at end: Int) -> Int { 1 + bytes[..<end].count { $0 == 0x0A } }
}
