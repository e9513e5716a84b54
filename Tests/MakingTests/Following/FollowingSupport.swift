import Itinerary
import Making
import ScheduleTestSupport
import TestSupport

/// A trip that follows readings of a schedule.
struct Follower {
  var trip: Trip
  private let zones: Zones

  static let start = Timestamp(microseconds: 1_780_315_200_000_000)
  private static let header = "date,time,home,away,venue,city,status"

  /// - Parameters:
  ///   - rows: Rows of a schedule: `2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,Chicago`.
  ///   - dates: The first and the last day of the trip; nil for those of the games.
  ///   - schedule: A reading to take instead of `rows`.
  init(
    _ rows: [String], of schedule: Schedule? = nil, teams: [String] = ["Cubs", "Tigers"],
    dates: (String, String)? = nil, home: String? = nil, with customs: [(title: String, day: Int)] = []
  ) throws {
    let schedule = try schedule ?? Follower.schedule(rows)
    let games = schedule.games.filter { game in
      teams.contains(where: game.isOf)
        && dates.map { $0.0 <= game.day.description && game.day.description <= $0.1 } ?? true
    }
    let new = NewTrip(
      name: "Trip", games: games, from: dates.flatMap { CivilDate($0.0) }, to: dates.flatMap { CivilDate($0.1) },
      home: home.flatMap(Gazetteer.shared.city), follows: teams)
    var ids = ItemIDSource(seed: 7)
    trip = try new.trip(ids: &ids, now: Follower.start)
    for custom in customs {
      let item = CustomItem(title: custom.title, category: .note)
      try trip.apply(.append(Edit.NewItem(ItemID(custom.title), item), toDay: custom.day), at: Follower.start)
    }
    zones = TestZones.all
  }

  static func schedule(_ rows: [String], _ options: ScheduleOptions = ScheduleOptions()) throws -> Schedule {
    try read(([header] + rows).joined(separator: "\n") + "\n", name: "games.csv", options)
  }

  /// Follows a newer reading, some minutes later.
  ///
  /// - Returns: The changes in words.
  mutating func follow(_ rows: [String], overriding: UpdateOverrides = [], after minutes: Int64 = 5) throws -> [String]
  {
    let changes = try follow(Follower.schedule(rows), overriding: overriding, after: minutes)
    let wording = Wording(zones: zones, cities: CityNames([]))
    return changes.map { "\($0.kind.rawValue): \(wording.sentence($0))" }
  }

  mutating func follow(
    _ schedule: Schedule, overriding: UpdateOverrides = [], after minutes: Int64 = 5
  ) throws -> [ScheduleChange] {
    let now = Timestamp(microseconds: Follower.start.microseconds + minutes * 60_000_000)
    let update = try TripUpdate(of: trip, to: schedule, zones: zones, overriding: overriding, now: now)
    trip = update.trip
    return update.changes
  }

  /// The rows of each day: matchups, journeys and titles.
  var days: [[String]] {
    trip.itinerary.days.map { day in
      trip.itinerary.range(ofDay: day).map { index in
        let item = trip.itinerary[index]
        return switch item.kind {
        case .game(let game): (game.isPlayed ? "" : "\(game.status.rawValue) ") + Follower.short(game.matchup)
        case .travel: Wording(cities: trip.cityNames).name(of: item)
        case .custom(let custom): custom.title
        }
      }
    }
  }

  /// The games in a comparable form; their order within a day follows from their starts.
  var games: [String] {
    trip.itinerary.items.compactMap { item in
      item.game.map { "Day \(item.position.day) \($0.matchup) \($0.venue ?? "") \($0.city) \($0.start) \($0.status)" }
    }.sorted()
  }

  /// Returns the nicknames of a matchup: `Cardinals @ Cubs`.
  private static func short(_ matchup: String) -> String {
    matchup.split(separator: "@").map { $0.split(separator: " ").last ?? "" }.joined(separator: " @ ")
  }
}
