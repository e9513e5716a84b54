/// The times of syncs, in milliseconds of the monotonic clock.
package struct SyncTimer: Equatable, Sendable {
  private var failures = 0
  /// No sync begins on its own before that.
  private var retry: Int?
  private var nextCheck: Int
  private var edited: Int?

  private static let pause = 1500
  private static let checkInterval = 60_000

  package init(at now: Int) { nextCheck = now }

  package var deadline: Int {
    let wanted = min(nextCheck, edited ?? .max)
    return max(wanted, retry ?? wanted)
  }

  package mutating func edit(at now: Int) { edited = now + Self.pause }

  package mutating func retrySoon(at now: Int) { (nextCheck, retry, failures) = (now, nil, 0) }

  package mutating func begin(at now: Int) { (edited, nextCheck) = (nil, now + Self.checkInterval) }

  package mutating func succeed() { (failures, retry) = (0, nil) }

  /// Postpones the next sync by the seconds that the remote requested, or by 2, 4 … 300 seconds, varied by up to a
  /// quarter so that many devices do not return at once.
  package mutating func fail(at now: Int, requested: Int? = nil, random: UInt64) {
    failures += 1
    retry = now + Self.wait(after: failures, requested: requested, random: random)
    nextCheck = min(nextCheck, retry ?? nextCheck)
  }

  static func wait(after failures: Int, requested: Int?, random: UInt64) -> Int {
    if let requested { return min(max(requested, 1), 86_400) * 1000 }
    let whole = min(2000 << min(max(failures - 1, 0), 10), 300_000)
    return whole * 3 / 4 + Int(random % UInt64(whole / 2 + 1))
  }
}
