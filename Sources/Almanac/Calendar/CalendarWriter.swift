/// Writes components as text: lines that end with CR LF, folded at 75 bytes between characters (RFC 5545 section 3.1).
package struct CalendarWriter {
  private var bytes: [UInt8] = []

  package static func write(_ components: [CalendarComponent]) -> [UInt8] {
    var writer = CalendarWriter()
    for component in components { writer.write(component) }
    return writer.bytes
  }

  private static let longestLine = 75

  private mutating func write(_ component: CalendarComponent) {
    write(line: Array("BEGIN:\(component.name)".utf8))
    for content in component.content {
      switch content {
      case .property(let property): write(line: property.line)
      case .component(let inner): write(inner)
      }
    }
    write(line: Array("END:\(component.name)".utf8))
  }

  private mutating func write(line: [UInt8]) {
    var rest = line[...]
    var room = CalendarWriter.longestLine
    while rest.count > room {
      let end = CalendarWriter.characterStart(in: rest, notAfter: rest.startIndex + room)
      bytes += rest[..<end]
      bytes += "\r\n ".utf8
      rest = rest[end...]
      // The space that marks a folded line counts too.
      room = CalendarWriter.longestLine - 1
    }
    bytes += rest
    bytes += "\r\n".utf8
  }

  /// The last index that begins a character; the given one if bytes that are not UTF-8 have none near.
  private static func characterStart(in bytes: ArraySlice<UInt8>, notAfter end: Int) -> Int {
    (0..<4).map { end - $0 }.first { bytes[$0] & 0xC0 != 0x80 } ?? end
  }
}
