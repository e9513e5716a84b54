/// The lines of a table that is part of the program, each as its fields.
///
/// A table is one text with a line for each entry and bars between the fields, edited by hand. As a
/// `StaticString` it is in the program's read-only data: it costs nothing at the start and nothing until somebody
/// reads it, so a table may grow to many thousands of lines. Readers that keep an index of a table make it when it is
/// first asked for (``Gazetteer``, ``TeamTable``, ``ZoneNames``).
struct DataLines: Sequence, IteratorProtocol {
  private var rest: UnsafeBufferPointer<UInt8>.SubSequence

  init(_ text: StaticString) {
    rest = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[...]
  }

  /// Returns the fields of the next line, empty ones among them.
  mutating func next() -> [Substring]? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    var fields: [Substring] = []
    var start = rest.startIndex
    for place in start..<end where rest[place] == UInt8(ascii: "|") {
      fields.append(text(start..<place))
      start = place + 1
    }
    fields.append(text(start..<end))
    rest = rest[end...].dropFirst()
    return fields
  }

  private func text(_ range: Range<Int>) -> Substring {
    Substring(String(decoding: UnsafeBufferPointer(rebasing: rest[range]), as: UTF8.self))
  }
}

extension Substring {
  /// The names in a field of a table, which semicolons separate.
  var names: [Substring] { isEmpty ? [] : parts(at: UInt8(ascii: ";")) }

  /// Returns the parts between a byte of ASCII, empty ones among them, without looking for whole characters: a table has
  /// thousands of lines.
  private func parts(at separator: UInt8) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    while let end = utf8[start...].firstIndex(of: separator) {
      parts.append(self[start..<end])
      start = utf8.index(after: end)
    }
    parts.append(self[start...])
    return parts
  }

  /// The number that a field of a table has as decimal digits: `-87.6556`; nil if it has something else.
  var decimal: Double? {
    var (digits, scale): (Int64, Int64) = (0, 0)
    var isNegative = false
    for (place, byte) in utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where place == 0: isNegative = true
      case UInt8(ascii: ".") where scale == 0: scale = 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where place < 16:
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        scale *= 10
      default: return nil
      }
    }
    // Both are whole numbers that a Double has exactly, so that the quotient is the nearest one.
    let value = Double(digits) / Double(scale == 0 ? 1 : scale)
    if isEmpty { return nil }
    return isNegative ? -value : value
  }
}
