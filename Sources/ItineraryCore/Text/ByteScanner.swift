/// Reads a short text that people typed, byte by byte.
package struct ByteScanner {
  private let bytes: [UInt8]
  private(set) package var index = 0

  package init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  package var isAtEnd: Bool { index == bytes.count }
  /// The next byte; nil at the end.
  package var next: UInt8? { isAtEnd ? nil : bytes[index] }
  /// The text that is still to be read.
  package var rest: String { String(decoding: bytes[index...], as: UTF8.self) }

  /// Goes back, or on, to where ``index`` was.
  package mutating func go(to index: Int) { self.index = index }

  /// Takes the next byte if it is one of some characters of ASCII.
  package mutating func take(anyOf characters: StaticString) -> UInt8? {
    guard let next else { return nil }
    for offset in 0..<characters.utf8CodeUnitCount where characters.utf8Start[offset] == next {
      index += 1
      return next
    }
    return nil
  }

  /// Takes a text of ASCII if it comes next.
  package mutating func take(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  /// Takes the digits that come next.
  package mutating func digits() -> [Int] {
    var digits: [Int] = []
    while let next, (0x30...0x39).contains(next) {
      digits.append(Int(next) - 0x30)
      index += 1
    }
    return digits
  }

  /// Takes the white space of ASCII that comes next.
  package mutating func skipSpaces() {
    while let next, next == 0x20 || (0x09...0x0D).contains(next) { index += 1 }
  }
}
