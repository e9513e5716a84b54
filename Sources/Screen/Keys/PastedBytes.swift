struct PastedBytes {
  private(set) var bytes: [UInt8] = []
  /// The number of bytes of the end mark that came last.
  private var matched = 0
  private let limit: Int

  private static let endMark = Array("\u{1B}[201~".utf8)

  /// - Parameter limit: the number of bytes to keep; more are read and dropped.
  init(limit: Int) { self.limit = limit }

  /// Reads bytes up to the end mark, and returns the index after it, if it came.
  mutating func consume(_ input: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < input.count {
      if matched == 0 {
        let end = input[index...].firstIndex(of: 0x1B) ?? input.count
        keep(input[index..<end])
        index = end
        if index < input.count { (matched, index) = (1, index + 1) }
        continue
      }
      if input[index] == Self.endMark[matched] {
        (matched, index) = (matched + 1, index + 1)
        if matched == Self.endMark.count { return index }
      } else {
        // What seemed to be the beginning of the end mark is text.
        keep(Self.endMark[..<matched])
        matched = 0
      }
    }
    return nil
  }

  private mutating func keep(_ run: ArraySlice<UInt8>) {
    bytes += run.prefix(max(0, limit - bytes.count))
  }
}
