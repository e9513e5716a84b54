/// The starts at midnight in a file. If most are, their time is unknown; a few in UTC may be evenings in New York.
struct Midnights {
  /// Whether midnight in a zone other than UTC means an unknown time.
  let standForNoTime: Bool
  /// Whether midnight in UTC may mean an unknown time. A club that always plays in the evening also has many such starts.
  private let mayStandForNoTimeInUTC: Bool

  /// - Parameter isUTC: Whether a start is written in UTC.
  init(_ entries: [ScheduleEntry], isUTC: (RawTime) -> Bool) {
    var (others, utc): ([Int], [Int]) = ([], [])
    for entry in entries where entry.status != .timeTBD {
      if let second = entry.start.secondOfDay, !isUTC(entry.start) {
        others.append(second)
      } else if let second = entry.start.secondOfDay ?? entry.instant?.secondOfDay {
        utc.append(second)
      }
    }
    let atMidnight = { (starts: [Int]) in starts.count { $0 == 0 } }
    standForNoTime = atMidnight(others) * 2 > others.count
    mayStandForNoTimeInUTC = utc.count > 3 && atMidnight(utc) * 3 > utc.count * 2
  }

  /// Removes the times of midnight in UTC unless these are a single hour at the venues; returns whether it did.
  func removeTimes(from games: inout [ScheduleGame]) -> Bool {
    guard mayStandForNoTimeInUTC else { return false }
    let found = games.indices.compactMap { index in
      games[index].game.knownStart.flatMap { $0.unixSeconds % 86_400 == 0 ? (index, $0) : nil }
    }
    let hours = found.filter { games[$0.0].game.timeZone != nil }.map(\.1.secondOfDay)
    let most = Dictionary(hours.map { ($0, 1) }, uniquingKeysWith: +).values.max() ?? 0
    guard (hours.count - most) * 5 >= hours.count else { return false }
    for (index, start) in found {
      let date = OffsetDateTime(unixSeconds: start.unixSeconds, offsetSeconds: 0).date
      (games[index].game.start, games[index].day) = (.on(date), date)
      if games[index].game.status == .scheduled { games[index].game.status = .timeTBD }
    }
    return !found.isEmpty
  }
}
