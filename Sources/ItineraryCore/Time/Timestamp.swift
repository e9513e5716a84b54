/// A moment, in microseconds since 1970-01-01T00:00:00Z.
package struct Timestamp: Hashable, Comparable, Sendable {
  package var microseconds: Int64

  package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  package static func < (a: Timestamp, b: Timestamp) -> Bool { a.microseconds < b.microseconds }

  /// The smallest later moment that is written differently: a millisecond on.
  package var next: Timestamp { Timestamp(microseconds: microseconds + 1000) }
}

extension Timestamp: WrittenInDigits {
  /// RFC 3339 in UTC with milliseconds, `2026-06-01T12:00:00.000Z`; with microseconds where there are any.
  package func write(to writer: inout DigitWriter) {
    let (seconds, fraction) = microseconds.flooredDivision(by: 1_000_000)
    OffsetDateTime(unixSeconds: seconds, offsetSeconds: 0).writeLocal(to: &writer)
    writer.mark(".")
    if fraction % 1000 == 0 {
      writer.number(Int(fraction / 1000), digits: 3)
    } else {
      writer.number(Int(fraction), digits: 6)
    }
    writer.mark("Z")
  }

  /// Reads RFC 3339 with any offset; digits past the microsecond are dropped.
  package init?(_ text: String) {
    guard let parsed = DigitScanner.scan(text, OffsetDateTime.parse) else { return nil }
    self.init(parsed)
  }

  /// The same, of a text in UTF-8.
  package init?(utf8: UnsafeBufferPointer<UInt8>) {
    guard let parsed = DigitScanner.scan(utf8, OffsetDateTime.parse) else { return nil }
    self.init(parsed)
  }

  private init(_ parsed: (OffsetDateTime, microseconds: Int64)) {
    self.init(microseconds: parsed.0.unixSeconds * 1_000_000 + parsed.microseconds)
  }
}

extension Int64 {
  /// Quotient rounded down, and the remainder, never negative.
  func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension Int {
  /// Decimal with leading zeros; `self` is not negative.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: width > digits.count ? width - digits.count : 0) + digits
  }
}
