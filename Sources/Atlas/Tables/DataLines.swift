/// The lines of a table that is part of the program.
struct DataLines: Sequence, IteratorProtocol {
  private var rest: UnsafeBufferPointer<UInt8>.SubSequence

  init(_ text: StaticString) {
    rest = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[...]
  }

  /// The fields of the next line, between bars.
  mutating func next() -> [Substring]? {
    guard !rest.isEmpty else { return nil }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest[line.endIndex...].dropFirst()
    return String(decoding: line, as: UTF8.self).split(separator: "|", omittingEmptySubsequences: false)
  }
}
