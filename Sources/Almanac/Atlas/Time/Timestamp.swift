/// A moment, in microseconds since 1970-01-01T00:00:00Z.
///
/// Some programs date an item to the end of time, 9999-12-31T23:59:59.999Z or a little later, and it must still be
/// possible to change that item later. So a text within that last millisecond or beyond it is read as the end of
/// time, and moments past it count on from there: only their text stays within the year 9999 (``description``).
///
/// Moments from the year 3000 on, which no clock shows, come before all others. So what is dated so never wins over an
/// edit, and the next edit has a real date.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z.
  public var microseconds: Int64

  /// - Parameter microseconds: Clamped to the moments that ``description`` can write.
  public init(microseconds: Int64) {
    self.microseconds = min(max(microseconds, Timestamp.year0), Timestamp.year9999 + Timestamp.longestPastEnd)
  }

  /// Whether a moment comes before another; see ``Timestamp`` for those that no clock shows.
  public static func < (a: Timestamp, b: Timestamp) -> Bool {
    a.isOfNoClock == b.isOfNoClock ? a.microseconds < b.microseconds : a.isOfNoClock
  }

  package var isOfNoClock: Bool { microseconds >= Timestamp.year3000 }

  private static let year3000: Int64 = 32_503_680_000_000_000

  package var wholeSeconds: Int64 { microseconds.flooredDivision(by: 1_000_000).quotient }

  /// The smallest later moment that is written differently: a millisecond on.
  package var next: Timestamp { Timestamp(microseconds: microseconds + 1000) }
}

extension Timestamp {
  /// The first moment, 0000-01-01T00:00:00Z, and the end of time, 9999-12-31T23:59:59.999Z.
  private static let (year0, year9999): (Int64, Int64) = (-62_167_219_200_000_000, 253_402_300_799_999_000)
  static let endOfTime = Timestamp(microseconds: year9999)

  /// A bound that no number of edits reaches from the end of time, in microseconds.
  private static let longestPastEnd: Int64 = 1_000_000_000_000_000

  /// Reads `9999-12-31T23:59:59.999` followed by the microseconds past the end of time in sixteen digits.
  private static let pastEnd = (start: "9999-12-31T23:59:59.999", digits: 16)

  private var digitsPastEnd: String {
    let past = Int(min(microseconds - Timestamp.endOfTime.microseconds, Timestamp.longestPastEnd))
    return Timestamp.endOfTime.digits + past.padded(to: Timestamp.pastEnd.digits)
  }

  /// The microseconds that a text names past the end of time; 0 if it is not of the form that is written here.
  private static func distancePastEnd(_ text: String) -> Int64 {
    let digits = text.utf8.dropFirst(pastEnd.start.utf8.count).dropLast()
    guard text.hasPrefix(pastEnd.start), digits.count == pastEnd.digits, text.hasSuffix("Z") else { return 0 }
    return min(digits.reduce(0) { $0 * 10 + Int64($1 &- 48) }, longestPastEnd)
  }
}

extension Timestamp: CustomStringConvertible {
  /// RFC 3339 in UTC with milliseconds, `2026-06-01T12:00:00.000Z`; with microseconds if there are any, and
  /// with nineteen digits past the end of time.
  public var description: String {
    (microseconds > Timestamp.endOfTime.microseconds ? digitsPastEnd : digits) + "Z"
  }

  private var digits: String {
    let (seconds, fraction) = microseconds.flooredDivision(by: 1_000_000)
    let isWholeMillisecond = fraction % 1000 == 0
    return OffsetDateTime(unixSeconds: seconds, offsetSeconds: 0).local + "."
      + (isWholeMillisecond ? Int(fraction / 1000).padded(to: 3) : Int(fraction).padded(to: 6))
  }

  /// Reads RFC 3339 with any offset; digits past the microsecond are dropped.
  public init?(_ text: String) {
    guard let (dateTime, fraction) = DigitScanner.scan(text, OffsetDateTime.parse) else { return nil }
    microseconds = dateTime.unixSeconds * 1_000_000 + fraction
    if microseconds >= Timestamp.endOfTime.microseconds {
      microseconds = Timestamp.endOfTime.microseconds + Timestamp.distancePastEnd(text)
    }
  }
}

extension Int64 {
  package func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension Int {
  /// Writes a decimal with leading zeros; `self` is not negative.
  package func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: width > digits.count ? width - digits.count : 0) + digits
  }
}
