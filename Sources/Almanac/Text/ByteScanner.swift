package struct ByteScanner {
  private let bytes: [UInt8]
  private(set) package var index = 0

  package init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  package var isAtEnd: Bool { index == bytes.count }
  package var next: UInt8? { isAtEnd ? nil : bytes[index] }
  package var rest: String { String(decoding: bytes[index...], as: UTF8.self) }

  package mutating func go(to index: Int) { self.index = index }

  package mutating func consume(anyOf characters: StaticString) -> UInt8? {
    guard let next else { return nil }
    for offset in 0..<characters.utf8CodeUnitCount where characters.utf8Start[offset] == next {
      index += 1
      return next
    }
    return nil
  }

  package mutating func consume(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  package mutating func digits() -> [Int] {
    var digits: [Int] = []
    while let next, (0x30...0x39).contains(next) {
      digits.append(Int(next) - 0x30)
      index += 1
    }
    return digits
  }

  package mutating func skipSpaces() {
    while let next, next == 0x20 || (0x09...0x0D).contains(next) { index += 1 }
  }
}
