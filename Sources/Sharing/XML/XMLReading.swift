import CExpat

/// The state of reading a text.
struct XMLReading {
  private let parser: XML_Parser
  private let limits: XMLReader.Limits
  /// The open elements, the outermost first.
  private var open: [XMLElement] = []
  /// The number of open elements that are being skipped within the last of them or outside any.
  private var passedOver = 0
  private var count = 0
  private(set) var root: XMLElement?
  private(set) var failure: XMLFailure?

  init(_ parser: XML_Parser, _ limits: XMLReader.Limits) { (self.parser, self.limits) = (parser, limits) }

  mutating func begin(_ name: String, label: String?) {
    if open.count + passedOver >= limits.depth { return refuse(.tooDeep) }
    guard passedOver == 0, let name = XMLName(said: name) else {
      passedOver += 1
      return
    }
    count += 1
    if count > limits.elements { return refuse(.tooManyElements) }
    open.append(XMLElement(name, label: label))
  }

  mutating func end() {
    if passedOver > 0 {
      passedOver -= 1
    } else if let ended = open.popLast() {
      if open.isEmpty { root = ended } else { open[open.count - 1].children.append(ended) }
    }
  }

  mutating func add(_ text: UnsafeRawBufferPointer) {
    if passedOver == 0, !open.isEmpty { open[open.count - 1].bytes += text }
  }

  mutating func refuse(_ failure: XMLFailure) {
    if self.failure == nil { self.failure = failure }
    XML_StopParser(parser, 0)
  }
}

/// An element with its known children.
struct XMLElement: Equatable {
  let name: XMLName
  /// The value of the attribute `name`.
  let label: String?
  /// The text between its children.
  var bytes: [UInt8] = []
  var children: [XMLElement] = []

  init(_ name: XMLName, label: String? = nil) { (self.name, self.label) = (name, label) }

  /// The text without white space at both ends.
  var text: String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The first child with a name.
  func first(_ name: XMLName) -> XMLElement? { children.first { $0.name == name } }

  /// All children with a name.
  func all(_ name: XMLName) -> [XMLElement] { children.filter { $0.name == name } }
}
