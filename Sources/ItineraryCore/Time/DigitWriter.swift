/// Writes the fixed-width numbers of ISO 8601 and RFC 3339 texts.
struct DigitWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// `2026-06-01T12:00:00.000000-05:00` and some room.
  private static let longest = 40

  static func text(_ write: (inout DigitWriter) -> Void) -> String {
    String(unsafeUninitializedCapacity: longest) { bytes in
      var writer = DigitWriter(bytes: bytes)
      write(&writer)
      return writer.count
    }
  }

  private init(bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// ASCII.
  mutating func mark(_ character: Unicode.Scalar) {
    append(UInt8(truncatingIfNeeded: character.value))
  }

  /// Decimal with leading zeros; `number` is not negative and has at most that many digits.
  mutating func number(_ number: Int, digits: Int) {
    guard count + digits <= bytes.count else { return }
    var rest = number
    for place in (count..<count + digits).reversed() {
      bytes[place] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
    }
    count += digits
  }

  private mutating func append(_ byte: UInt8) {
    guard count < bytes.count else { return }
    bytes[count] = byte
    count += 1
  }
}
