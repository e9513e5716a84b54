/// When a save that has failed is tried again, and what the user was told about it. Times are in milliseconds, by a clock
/// that only runs forward.
struct SaveRetries: Sendable {
  /// Why the last attempt failed.
  private(set) var reason: String
  /// When to try again.
  private(set) var due: Int
  /// How often the clock alone has led to an attempt.
  private var repeats = 0
  private var lastAttempt: Int
  private var told: [String] = []

  /// The shortest time between two attempts, however often the directory changes.
  private static let pause = 250

  init(after reason: String, at now: Int) {
    self.reason = reason
    lastAttempt = now
    due = now + Self.delay(0)
  }

  /// 1, 2, 4 … 60 seconds.
  static func delay(_ repeats: Int) -> Int { repeats < 6 ? 1000 << repeats : 60_000 }

  /// Takes in that another attempt has failed.
  ///
  /// - Parameter isRepeat: whether nothing but the passing of time had led to it. An attempt that the user or a change of
  ///   the directory has led to makes no later one wait longer.
  mutating func fail(_ reason: String, isRepeat: Bool, at now: Int) {
    self.reason = reason
    lastAttempt = now
    if isRepeat { repeats += 1 }
    due = now + Self.delay(repeats)
  }

  /// Brings the next attempt forward, since something has changed that may let it succeed.
  mutating func hasten(at now: Int) {
    due = min(due, max(now, lastAttempt + Self.pause))
  }

  /// Whether the reason has not been told yet; it counts as told from now on.
  mutating func isNews() -> Bool {
    if told.contains(reason) { return false }
    told.append(reason)
    return true
  }

  /// Lets the next failure be told, whatever its reason: the user has asked.
  mutating func forgetTold() { told = [] }
}
