import CExpat

/// Reads XML with expat, within limits suitable for files and responses from elsewhere.
///
/// A text with a document type is refused, and therefore entities: a kilobyte of them can expand to gigabytes. The encodings
/// are UTF-8, UTF-16, ISO-8859-1 and US-ASCII.
package struct XMLReader {
  /// The elements to keep, the outermost among them. Others are skipped with their content and cost no memory.
  private let names: Set<String>
  private let hasNamespaces: Bool

  package static let deepest = 64
  package static let maxElements = 500_000

  /// - Parameter hasNamespaces: Whether a name is `NAMESPACE LOCALNAME`. Otherwise it is the local name, whatever its
  ///   prefix, which need not be declared.
  package init(names: Set<String>, hasNamespaces: Bool) { (self.names, self.hasNamespaces) = (names, hasNamespaces) }

  package func read(_ bytes: [UInt8]) throws(XMLFailure) -> XMLElement {
    // Expat writes the separator between the namespace and the local part of a name. Names do not contain it.
    guard let parser = hasNamespaces ? XML_ParserCreateNS(nil, CChar(0x20)) : XML_ParserCreate(nil) else {
      throw .noMemory
    }
    defer { XML_ParserFree(parser) }
    var reading = Reading(parser: parser, names: names, hasNamespaces: hasNamespaces)
    XML_SetElementHandler(
      parser, { data, name, attributes in began(data, name, attributes) }, { data, _ in state(of: data)?.pointee.end() }
    )
    XML_SetCharacterDataHandler(parser) { data, text, count in
      state(of: data)?.pointee.add(UnsafeRawBufferPointer(start: text, count: Int(count)))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in state(of: data)?.pointee.refuse(.documentType) }
    let status = withUnsafeMutablePointer(to: &reading) { pointer in
      XML_SetUserData(parser, pointer)
      XML_SetUnknownEncodingHandler(
        parser,
        { data, name, _ in
          if let name { state(of: data)?.pointee.refuse(.encoding(String(cString: name))) }
          return 0
        }, pointer)
      return bytes.withUnsafeBytes { buffer in
        XML_Parse(parser, buffer.bindMemory(to: CChar.self).baseAddress, CInt(clamping: buffer.count), 1)
      }
    }
    if let failure = reading.failure { throw failure }
    guard status == XML_STATUS_OK, let root = reading.root else {
      throw .malformed(line: Int(XML_GetCurrentLineNumber(parser)))
    }
    return root
  }
}

package enum XMLFailure: Error, Equatable, Sendable {
  case malformed(line: Int)
  /// The outermost element is another one, such as that of a web page: its name.
  case otherDocument(String)
  /// The text has a document type, which could declare entities.
  case documentType
  case encoding(String)
  case tooDeep, tooManyElements
  case noMemory
}

private struct Reading {
  let parser: XML_Parser
  let names: Set<String>
  let hasNamespaces: Bool
  private var open: [XMLElement] = []
  /// The number of open elements that are being skipped within the last of them.
  private var skipped = 0
  private var count = 0
  private(set) var root: XMLElement?
  private(set) var failure: XMLFailure?

  init(parser: XML_Parser, names: Set<String>, hasNamespaces: Bool) {
    (self.parser, self.names, self.hasNamespaces) = (parser, names, hasNamespaces)
  }

  mutating func begin(_ name: String, _ attributes: () -> [String: String]) {
    let name = hasNamespaces ? name : Self.local(name)
    if open.count + skipped >= XMLReader.deepest { return refuse(.tooDeep) }
    guard skipped == 0, names.contains(name) else {
      if open.isEmpty { return refuse(.otherDocument(Self.local(name))) }
      skipped += 1
      return
    }
    count += 1
    if count > XMLReader.maxElements { return refuse(.tooManyElements) }
    open.append(XMLElement(name: name, attributes: attributes()))
  }

  mutating func end() {
    if skipped > 0 {
      skipped -= 1
    } else if let ended = open.popLast() {
      if open.isEmpty { root = ended } else { open[open.count - 1].children.append(ended) }
    }
  }

  mutating func add(_ text: UnsafeRawBufferPointer) {
    if skipped == 0, !open.isEmpty { open[open.count - 1].bytes += text }
  }

  mutating func refuse(_ failure: XMLFailure) {
    if self.failure == nil { self.failure = failure }
    XML_StopParser(parser, 0)
  }

  private static func local(_ name: String) -> String {
    name.utf8.lastIndex { $0 == UInt8(ascii: ":") || $0 == 0x20 }.map { String(name[name.utf8.index(after: $0)...]) }
      ?? name
  }
}

// MARK: What expat calls

private func state(of data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Reading>? {
  data?.assumingMemoryBound(to: Reading.self)
}

private func began(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
  guard let name else { return }
  state(of: data)?.pointee.begin(String(cString: name)) {
    var values: [String: String] = [:]
    var next = attributes
    while let pair = next, let key = pair[0], let value = pair[1] {
      values[String(cString: key)] = String(cString: value)
      next = pair + 2
    }
    return values
  }
}

/// An XML element with its attributes, its text and those of its children that were asked for.
package struct XMLElement: Equatable, Sendable {
  /// The local name; where namespaces count, `NAMESPACE LOCALNAME`.
  package let name: String
  package let attributes: [String: String]
  /// The text between its children, in UTF-8.
  package internal(set) var bytes: [UInt8] = []
  package internal(set) var children: [XMLElement] = []

  package var text: String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  package func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  package func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
