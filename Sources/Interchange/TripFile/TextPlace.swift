/// Where a byte stands in a JSON text, as people count: line, column and field.
///
/// Found by walking the text up to there, which is only done for a text that is refused.
struct TextPlace {
  private(set) var line = 1
  private(set) var column = 1
  /// The arrays and objects around the byte, from the outside.
  private var steps: [Step] = []

  private enum Step {
    case index(Int)
    /// The name as it is written between its quotes; nil before it.
    case field(Range<Int>?)
  }

  /// - Parameters:
  ///   - offset: of a byte of `bytes`, or their end; all before it is JSON.
  ///   - start: behind a byte order mark.
  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    count(bytes[min(start, offset)..<offset])
    var index = start
    while index < offset {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): steps.append(.field(nil))
      case UInt8(ascii: "["): steps.append(.index(0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = steps.popLast()
      case UInt8(ascii: ","): advance()
      case UInt8(ascii: "\""): skipString(from: &index, to: offset, in: bytes)
      default: break
      }
    }
  }

  private mutating func count(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    for byte in text {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  private mutating func advance() {
    switch steps.popLast() {
    case .index(let index): steps.append(.index(index + 1))
    case .field: steps.append(.field(nil))
    case nil: break
    }
  }

  private mutating func skipString(from index: inout Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let start = index
    while index < end, bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    if index < end, case .field(nil) = steps.last { steps[steps.count - 1] = .field(start..<index) }
    index += 1
  }

  /// The path to the byte, `items[3].kind`, with `last` behind it.
  func path(in bytes: UnsafeBufferPointer<UInt8>, last: String?) -> String {
    var path = ""
    for step in steps.prefix(TextPlace.longestPath) {
      switch step {
      case .index(let index): path += "[\(index)]"
      case .field(let range?): path += part(String(decoding: bytes[range], as: UTF8.self), after: path)
      case .field(nil): break
      }
    }
    if steps.count > TextPlace.longestPath { path += "…" }
    if let last { path += part(last, after: path) }
    return path
  }

  private func part(_ name: String, after path: String) -> String {
    let isPlain = !name.isEmpty && name.utf8.count <= 40 && name.unicodeScalars.allSatisfy(isWordScalar)
    if !isPlain { return "[\(TripFileError.excerpt(name))]" }
    return path.isEmpty ? name : ".\(name)"
  }

  private func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    default: false
    }
  }

  private static let longestPath = 12
}
