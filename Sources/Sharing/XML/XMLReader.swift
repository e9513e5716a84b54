import CExpat

/// Reads XML with expat, within limits suitable for answers of a server.
///
/// Texts with a document type are refused, and therefore entities: a kilobyte of them can expand to gigabytes, and
/// WebDAV needs none. Elements with unknown names are skipped with their content.
enum XMLReader {
  /// The limits of a text.
  struct Limits {
    /// The largest depth of nested elements.
    var depth = 64
    /// The largest number of known elements.
    var elements = 500_000
  }

  /// Returns the outermost element of a whole text.
  static func read(_ bytes: [UInt8], limits: Limits = Limits()) throws(XMLFailure) -> XMLElement {
    // Expat writes this separator between the namespace and the local part of a name. Names do not contain it.
    guard let parser = XML_ParserCreateNS(nil, CChar(0x20)) else { throw .noMemory }
    defer { XML_ParserFree(parser) }
    var reading = XMLReading(parser, limits)
    XML_SetElementHandler(
      parser, { data, name, attributes in began(data, name, attributes) }, { data, _ in ended(data) })
    XML_SetCharacterDataHandler(parser) { data, text, count in said(data, text, count) }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in announced(data) }
    let status = withUnsafeMutablePointer(to: &reading) { pointer in
      XML_SetUserData(parser, pointer)
      return bytes.withUnsafeBytes { buffer in
        XML_Parse(parser, buffer.bindMemory(to: CChar.self).baseAddress, CInt(clamping: buffer.count), 1)
      }
    }
    if let failure = reading.failure { throw failure }
    guard status == XML_STATUS_OK else { throw .malformed(line: Int(XML_GetCurrentLineNumber(parser))) }
    guard let root = reading.root else { throw .otherDocument }
    return root
  }
}

/// The reason why a text cannot be read.
enum XMLFailure: Error, Equatable {
  case malformed(line: Int)
  /// The outermost element is unknown, for example that of a web page.
  case otherDocument
  /// The text has a document type, which could declare entities.
  case documentType
  case tooDeep, tooManyElements
  case noMemory
}

extension XMLFailure: CustomStringConvertible {
  /// A phrase to follow the name of the host.
  var description: String {
    switch self {
    case .malformed(let line): "the answer is broken at line \(line)"
    case .otherDocument, .documentType: "the answer is none of a calendar server"
    case .tooDeep, .tooManyElements: "the answer goes too far"
    case .noMemory: "there is no memory to read the answer"
    }
  }
}

// MARK: What expat calls

private func reading(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLReading>? {
  data?.assumingMemoryBound(to: XMLReading.self)
}

private func began(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
  guard let name else { return }
  var label: String?
  var next = attributes
  while let pair = next, let key = pair[0], let value = pair[1] {
    if String(cString: key) == "name" { label = String(cString: value) }
    next = pair + 2
  }
  reading(data)?.pointee.begin(String(cString: name), label: label)
}

private func ended(_ data: UnsafeMutableRawPointer?) { reading(data)?.pointee.end() }

private func said(_ data: UnsafeMutableRawPointer?, _ text: UnsafePointer<XML_Char>?, _ count: CInt) {
  let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
  reading(data)?.pointee.add(bytes)
}

private func announced(_ data: UnsafeMutableRawPointer?) { reading(data)?.pointee.refuse(.documentType) }
