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

  package mutating func consume(anyOf characters: String) -> UInt8? {
    guard let next, characters.utf8.contains(next) else { return nil }
    index += 1
    return next
  }

  package mutating func consume(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
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
