import Almanac
import Itinerary

/// The lines of a day that are not rows: nothing selects, carries or counts them, and slots ignore them.
struct DayNotes: Equatable, Sendable {
  /// The games of earlier days that go on: `England – India · day 2 of 5`.
  private(set) var games: [String] = []
  /// The night: `⌂ Loews · night 2 of 3`, `no bed yet`; nil if there is nothing to say.
  private(set) var night: String?
  /// Whether the day is one of three or more empty days in a row, which take one line each in the dense view.
  private(set) var isFree = false

  /// The fewest empty days in a row that take one line each.
  private static let leastFreeDays = 3

  /// The lines of all days of a trip.
  static func all(of trip: Trip, _ timeline: Timeline, _ wording: Wording) -> [DayNotes] {
    var all = [DayNotes](repeating: DayNotes(), count: trip.dayCount)
    if trip.hasHotel {
      for night in timeline.nights { all[night.day - 1].night = wording.line(of: night, in: trip) }
    }
    if trip.itinerary.indices.contains(where: { trip.itinerary.isGame(at: $0) && timeline[$0].isOverDays }) {
      for day in trip.itinerary.days {
        all[day - 1].games = timeline.continuing(onDay: day, in: trip).map { wording.line(of: $0, in: trip) }
      }
    }
    var first = 1
    for day in 1...trip.dayCount + 1 where day > trip.dayCount || !trip.itinerary.range(ofDay: day).isEmpty {
      if day - first >= leastFreeDays { for free in first..<day { all[free - 1].isFree = true } }
      first = day + 1
    }
    return all
  }
}

extension TimelineRow {
  /// Whether the row takes so long that it can end on a later day than the next.
  fileprivate var isOverDays: Bool { start.flatMap { start in end.map { $0 - start > 12 * 3600 } } ?? false }
}
