/// Writes the fixed-width numbers of ISO 8601 and RFC 3339 texts.
package struct DigitWriter {
  /// The number of bytes written.
  package private(set) var count = 0
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// The room for the longest text, `2026-06-01T12:00:00.000000-05:00`, and some more.
  package static let longest = 40

  /// - Parameter bytes: room for ``longest`` bytes, which nothing written here exceeds.
  package init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    precondition(bytes.count >= DigitWriter.longest, "room for every text")
    self.bytes = bytes
  }

  /// ASCII.
  mutating func mark(_ character: Unicode.Scalar) {
    bytes[count] = UInt8(truncatingIfNeeded: character.value)
    count += 1
  }

  /// Decimal with leading zeros; `number` is not negative and has at most that many digits.
  mutating func number(_ number: Int, digits: Int) {
    var rest = UInt32(truncatingIfNeeded: number)
    var place = count + digits
    while place > count {
      place -= 1
      bytes[place] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
    }
    count += digits
  }
}

/// A date or time, described by digits in fixed places.
package protocol DigitFormatted: CustomStringConvertible {
  /// Writes the description, at most ``DigitWriter/longest`` bytes of ASCII.
  func write(to writer: inout DigitWriter)
}

extension DigitFormatted {
  package var description: String {
    String(unsafeUninitializedCapacity: DigitWriter.longest) { bytes in
      var writer = DigitWriter(bytes)
      write(to: &writer)
      return writer.count
    }
  }
}
