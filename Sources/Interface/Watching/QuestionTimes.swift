import ItineraryCore

/// The times at which the address of a schedule is asked.
struct QuestionTimes {
  /// The time of the next question, in milliseconds of the monotonic clock; nil for never.
  private(set) var due: Int?
  /// The milliseconds between two questions; nil to ask none.
  private let interval: Int?

  /// The shortest time between the start of the editor and the first question, in milliseconds: the start is for other things,
  /// and who only looks something up asks nobody.
  private static let firstPatience = 10_000

  /// - Parameter interval: the seconds between two questions; nil to ask none.
  init(interval: Int?) {
    self.interval = interval.map { $0 * 1000 }
  }

  /// Begins to wait for the first question.
  ///
  /// - Parameter lastAsked: none if there is no address; else the time of the last answer, which is nil if there was none.
  mutating func start(lastAsked: Timestamp??, at now: Moment) {
    guard let interval, let lastAsked else {
      due = nil
      return
    }
    let age = lastAsked.map { Int(clamping: (now.time.microseconds - $0.microseconds) / 1000) } ?? .max
    let rest = age < 0 ? interval : max(0, interval - age)
    due = now.milliseconds + max(rest, min(interval, Self.firstPatience))
  }

  /// Returns whether it is time for a question, and waits for the next one then.
  mutating func isDue(at now: Int) -> Bool {
    guard let due, let interval, due <= now else { return false }
    self.due = now + interval
    return true
  }

  /// Asks nothing for so many seconds.
  mutating func wait(seconds: Int, at now: Int) {
    due = due.map { max($0, now + seconds * 1000) }
  }
}
