import Almanac

/// The times at which to ask the address of a schedule.
struct PollTimer {
  /// The time of the next question, in milliseconds of the monotonic clock; nil for never.
  private(set) var due: Int?
  /// The milliseconds between two questions; nil to ask none.
  private let interval: Int?

  /// The shortest time from the start of the editor to the first question, in milliseconds. It keeps the start quick,
  /// and a user who only looks something up causes no request.
  private static let firstPatience = 10_000

  /// - Parameter interval: the seconds between two questions; nil to ask none.
  init(interval: Int?) {
    self.interval = interval.map { $0 * 1000 }
  }

  /// Begins to wait for the first question.
  ///
  /// - Parameters:
  ///   - hasAddress: whether a schedule has an address.
  ///   - lastAsked: the time of the last answer; nil before the first.
  mutating func start(hasAddress: Bool, lastAsked: Timestamp?, at now: Moment) {
    guard hasAddress, let interval else {
      due = nil
      return
    }
    let age = lastAsked.map { Int(clamping: (now.time.microseconds - $0.microseconds) / 1000) } ?? .max
    let rest = age < 0 ? interval : max(0, interval - age)
    due = now.milliseconds + max(rest, min(interval, Self.firstPatience))
  }

  /// Returns whether a question is due, and if so schedules the next one.
  mutating func isDue(at now: Int) -> Bool {
    guard let due, let interval, due <= now else { return false }
    self.due = now + interval
    return true
  }

  /// Asks nothing for a number of seconds.
  mutating func wait(seconds: Int, at now: Int) {
    due = due.map { max($0, now + seconds * 1000) }
  }
}
