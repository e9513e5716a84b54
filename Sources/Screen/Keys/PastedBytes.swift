/// The bytes of a paste as they come in, up to the mark that ends it.
struct PastedBytes {
  private(set) var bytes: [UInt8] = []
  /// How many bytes were looked at or moved: a test holds that against how many there were.
  private(set) var work = 0
  /// How much of the end mark the last bytes are.
  private var matched = 0
  private let most: Int

  private static let endMark = Array("\u{1B}[201~".utf8)

  /// - Parameter most: what is kept, in bytes; what goes beyond is read and dropped.
  init(most: Int) {
    self.most = most
  }

  /// Whether what came last may be the beginning of the end mark.
  var endsInEscape: Bool { matched == 1 }

  /// Takes bytes up to the end mark.
  ///
  /// - Returns: where the bytes go on after the mark; nil where it did not come.
  mutating func take(_ input: [UInt8], from start: Int) -> Int? {
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
        keepMatched()
      }
    }
    return nil
  }

  /// Takes what looked like the beginning of the end mark for text.
  private mutating func keepMatched() {
    keep(Self.endMark[..<matched])
    matched = 0
  }

  private mutating func keep(_ run: ArraySlice<UInt8>) {
    work += run.count
    bytes += run.prefix(max(0, most - bytes.count))
  }
}
