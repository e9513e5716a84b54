/// The times of passes: after the last edit, at intervals to fetch news, and again after failures.
///
/// Times are in milliseconds of the monotonic clock.
package struct SyncTimer: Equatable, Sendable {
  /// The number of consecutive failures.
  private var failures = 0
  /// The time before which no pass begins on its own; nil after a success.
  private var retry: Int?
  /// The time of the next sync that fetches news.
  private var news: Int
  /// The time at which the sync after the last edit is due; nil without edits since the last sync.
  private var edited: Int?

  /// The wait between the last edit and the sync.
  private static let pause = 1500
  private static let newsInterval = 60_000

  /// - Parameter now: the time at which the first pass is due.
  package init(at now: Int) { news = now }

  package var due: Int {
    let wanted = min(news, edited ?? .max)
    return max(wanted, retry ?? wanted)
  }

  /// Notes an edit. A sync is due when no further edit follows for a while.
  package mutating func edit(at now: Int) { edited = now + Self.pause }

  /// Makes a sync due now, because the user asked or the machine was suspended.
  package mutating func retrySoon(at now: Int) { (news, retry, failures) = (now, nil, 0) }

  /// Notes that a sync begins. Later edits make another one due.
  package mutating func begin(at now: Int) { (edited, news) = (nil, now + Self.newsInterval) }

  package mutating func succeed() { (failures, retry) = (0, nil) }

  /// Notes that a sync has failed, and postpones the next one: by 2, 4 … 300 seconds, varied by up to a quarter so that
  /// many devices do not return at once, or by the time that the remote asked for.
  ///
  /// - Parameters:
  ///   - asked: the number of seconds that the remote asked for; nil if it asked for none.
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
