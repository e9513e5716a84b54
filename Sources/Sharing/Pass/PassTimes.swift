/// The times of passes: after the last edit, for news, and again after failures.
///
/// Times are in milliseconds of the monotonic clock.
package struct PassTimes: Equatable, Sendable {
  /// The number of passes that failed in a row.
  private var failures = 0
  /// The time before which no pass is made on our own; nil if none has failed.
  private var retry: Int?
  /// The time of the next look for news.
  private var news: Int
  /// The time at which the edits are left alone for long enough; nil if there are none.
  private var edited: Int?

  /// The wait after the last edit.
  private static let pause = 1500
  private static let newsInterval = 60_000

  /// - Parameter now: the first pass is due at once.
  package init(at now: Int) { news = now }

  /// The time at which the next pass is due.
  package var due: Int {
    let wanted = min(news, edited ?? .max)
    return max(wanted, retry ?? wanted)
  }

  /// Notes an edit: the pass is made once there have been no more for a while.
  package mutating func edit(at now: Int) { edited = now + Self.pause }

  /// Makes a pass due now: the user asked, or the machine was suspended.
  package mutating func hasten(at now: Int) { (news, retry, failures) = (now, nil, 0) }

  /// Notes that a pass begins; later edits ask for another one.
  package mutating func begin(at now: Int) { (edited, news) = (nil, now + Self.newsInterval) }

  /// Notes that a pass has ended well.
  package mutating func succeed() { (failures, retry) = (0, nil) }

  /// Notes that a pass has failed, and puts off the next one: by 2, 4 … 300 seconds, give or take a quarter so that many
  /// devices do not come back at once, or by what the place asked for.
  ///
  /// - Parameters:
  ///   - asked: the number of seconds that the place asked for; nil if it did not.
  ///   - random: any number.
  package mutating func fail(at now: Int, asked: Int? = nil, random: UInt64) {
    failures += 1
    retry = now + Self.wait(after: failures, asked: asked, random: random)
    news = min(news, retry ?? news)
  }

  /// The wait after a number of failures, in milliseconds.
  static func wait(after failures: Int, asked: Int?, random: UInt64) -> Int {
    if let asked { return min(max(asked, 1), 86_400) * 1000 }
    let whole = min(2000 << min(max(failures - 1, 0), 10), 300_000)
    return whole * 3 / 4 + Int(random % UInt64(whole / 2 + 1))
  }
}
