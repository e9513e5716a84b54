/// The schedule of further attempts after a save has failed, and the reasons that the user has been told. Times are in
/// milliseconds of the monotonic clock.
struct SaveRetries: Sendable {
  private(set) var reason: String
  private(set) var due: Int
  /// The number of failed attempts that only the clock had led to.
  private var repeats = 0
  private var lastAttempt: Int
  /// The reasons that the user has been told.
  private var told: [String] = []

  /// The shortest time between two attempts, however often the directory changes.
  private static let pause = 250

  init(after reason: String, at now: Int) {
    self.reason = reason
    lastAttempt = now
    due = now + Self.delay(0)
  }

  /// The wait after a number of failed attempts by the clock: 1, 2, 4 … 32, then 60 seconds, in milliseconds.
  static func delay(_ repeats: Int) -> Int { repeats < 6 ? 1000 << repeats : 60_000 }

  /// Notes that another attempt has failed, and sets the time of the next one.
  ///
  /// - Parameter isRepeat: whether only the clock had led to the attempt. Attempts after a request of the user or a change
  ///   of the directory do not lengthen the wait.
  mutating func fail(_ reason: String, isRepeat: Bool, at now: Int) {
    self.reason = reason
    lastAttempt = now
    if isRepeat { repeats += 1 }
    due = now + Self.delay(repeats)
  }

  /// Brings the next attempt forward, after a change that may let it succeed.
  mutating func retrySoon(at now: Int) {
    due = min(due, max(now, lastAttempt + Self.pause))
  }

  /// Returns whether the user has not been told the reason yet. From now on it counts as told.
  mutating func markReported() -> Bool {
    if told.contains(reason) { return false }
    told.append(reason)
    return true
  }

  /// Forgets the reported reasons, so that the next failure is reported. For a save on request.
  mutating func resetReported() { told = [] }
}
