import Base

/// The lines of a built-in table as bytes, for reading the whole table.
struct TableLines {
  struct Line {
    /// The offset of the line in the table.
    let offset: Int
    fileprivate let bytes: UnsafeBufferPointer<UInt8>

    fileprivate init(offset: Int, bytes: UnsafeBufferPointer<UInt8>) {
      (self.offset, self.bytes) = (offset, bytes)
    }

    var first: UInt8? { bytes.first }

    /// Returns a field, counted from 0; empty if the line has fewer fields.
    func field(_ number: Int) -> UnsafeBufferPointer<UInt8> {
      var (start, passed) = (0, 0)
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "|") {
        if passed == number { return UnsafeBufferPointer(rebasing: bytes[start..<index]) }
        (start, passed) = (index + 1, passed + 1)
      }
      return UnsafeBufferPointer(rebasing: bytes[(passed == number ? start : bytes.count)...])
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  mutating func next() -> Line? {
    guard index < bytes.count else { return nil }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    defer { index += 1 }
    return Line(offset: start, bytes: UnsafeBufferPointer(rebasing: bytes[start..<index]))
  }

  /// Returns the fields of the line with an offset (``Line/offset``).
  static func fields(ofLineAt offset: Int, in text: StaticString) -> [Substring] {
    var lines = TableLines(text)
    lines.index = offset
    guard let line = lines.next() else { return [] }
    return String(decoding: line.bytes, as: UTF8.self).split(at: "|", omittingEmpty: false)
  }
}
