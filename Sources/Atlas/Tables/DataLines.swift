/// The lines of a table that is part of the program, each as its fields.
///
/// A table is one text with a line for each entry and bars between the fields; Scripts/make-tables.py writes it. As a
/// `StaticString` it lies in the program's read-only data: it costs nothing at the start and nothing until somebody
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
    let line = String(decoding: UnsafeBufferPointer(rebasing: rest[..<end]), as: UTF8.self)
    rest = rest[end...].dropFirst()
    return Substring(line).parts(at: UInt8(ascii: "|"))
  }
}

extension Substring {
  /// The names in a field of a table, which semicolons separate.
  var names: [Substring] { isEmpty ? [] : parts(at: UInt8(ascii: ";")) }

  /// Returns the parts between a byte of ASCII, empty ones among them, without looking for whole characters: a table has
  /// thousands of lines.
  fileprivate func parts(at separator: UInt8) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    while let end = utf8[start...].firstIndex(of: separator) {
      parts.append(self[start..<end])
      start = utf8.index(after: end)
    }
    parts.append(self[start...])
    return parts
  }
}
