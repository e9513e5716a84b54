/// A wall-clock time of day, to the minute.
public struct ClockTime: Hashable, Comparable, Sendable {
  /// Minutes since midnight, 0…1439.
  public let minutes: Int

  /// Fails unless the hour is 0…23 and the minute 0…59.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// The hour, 0…23.
  public var hour: Int { minutes / 60 }
  /// The minute, 0…59.
  public var minute: Int { minutes % 60 }

  /// Whether a time is earlier in the day than another.
  public static func < (a: ClockTime, b: ClockTime) -> Bool { a.minutes < b.minutes }
}

extension ClockTime: CustomStringConvertible {
  /// The time as trip files write it: `22:30`.
  public var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

  /// Reads `HH:MM`.
  public init?(_ text: String) {
    guard let time = DigitScanner.scan(text, { ClockTime(from: &$0) }) else { return nil }
    self = time
  }

  private init?(from scanner: inout DigitScanner) {
    guard let hour = scanner.number(digits: 2), scanner.skip(":"), let minute = scanner.number(digits: 2)
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
