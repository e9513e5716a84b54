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
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest[line.endIndex...].dropFirst()
    return String(decoding: line, as: UTF8.self).split(separator: "|", omittingEmptySubsequences: false)
  }
}
