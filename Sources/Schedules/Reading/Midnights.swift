import Atlas
import Base

/// The starts at midnight in a file. Midnight can be a real time, for example seven in the evening in New York is
/// midnight in UTC. But if most starts of the file are at midnight, it means that the time is unknown.
struct Midnights: Equatable {
  private var starts = 0
  private var atMidnight = 0
  private var startsInUTC = 0
  private var atMidnightInUTC = 0

  /// - Parameter isUTC: Whether a start is written in UTC.
  init(_ entries: EntryList, isUTC: (WrittenTime) -> Bool) {
    for index in entries.indices {
      let entry = entries.row(at: index)
      if entry.status == .timeTBD { continue }
      let second = entry.start.secondOfDay ?? entry.instant?.secondOfDay
      guard let second else { continue }
      if entry.start.secondOfDay == nil || isUTC(entry.start) {
        startsInUTC += 1
        if second == 0 { atMidnightInUTC += 1 }
      } else {
        starts += 1
        if second == 0 { atMidnight += 1 }
      }
    }
  }

  /// Whether midnight in a zone other than UTC means an unknown time.
  var standForNoTime: Bool { atMidnight * 2 > starts }

  /// Whether midnight in UTC may mean an unknown time. A club that always plays in the evening also has many such
  /// starts.
  private var mayStandForNoTimeInUTC: Bool { startsInUTC > 3 && atMidnightInUTC * 3 > startsInUTC * 2 }

  /// Removes the times of games at midnight in UTC if most games have that time and it corresponds to no single hour at
  /// their venues.
  ///
  /// - Returns: Whether it removed them.
  func removeTimes(from games: inout [ScheduleGame]) -> Bool {
    guard mayStandForNoTimeInUTC else { return false }
    let indices = games.indices.filter { games[$0].game.knownStart.map { $0.unixSeconds % 86_400 == 0 } ?? false }
    var hours: [Int: Int] = [:]
    for index in indices where games[index].game.timeZone != nil {
      if let start = games[index].game.knownStart { hours[start.secondOfDay, default: 0] += 1 }
    }
    let (known, most) = (hours.values.reduce(0, +), hours.values.max() ?? 0)
    guard known == 0 || (known - most) * 5 >= known else { return false }
    for index in indices {
      guard let start = games[index].game.knownStart else { continue }
      let date = OffsetDateTime(unixSeconds: start.unixSeconds, offsetSeconds: 0).date
      (games[index].game.start, games[index].day) = (.on(date), date)
      if games[index].game.status == .scheduled { games[index].game.status = .timeTBD }
    }
    return !indices.isEmpty
  }
}
