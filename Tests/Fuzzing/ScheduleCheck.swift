import Itinerary
import Making
import TestSupport

/// Checks of a schedule: games are in order and have ids of their own, a trip made of them is a file that reads back, and
/// a calendar is written as it was read.
enum ScheduleCheck {
  static func violation(about bytes: [UInt8], name: String) -> String? {
    if let read = try? CalendarComponent.read(bytes), (try? CalendarComponent.read(CalendarWriter.write(read))) != read
    {
      return "a calendar that is not written as it was read"
    }
    let file = ScheduleFile(name: name, bytes: bytes)
    guard let schedule = try? ScheduleReader.read(file, zones: zone) else { return nil }
    let games = schedule.games
    if games.contains(where: { $0.game.gameID.isEmpty || $0.game.city.isEmpty || $0.game.home.isEmpty }) {
      return "a game without id, city or home team"
    }
    if Set(games.map(\.game.gameID)).count != games.count { return "two games of one id" }
    if zip(games, games.dropFirst()).contains(where: { $0.day > $1.day }) { return "games out of order" }
    let lines = 1...max(1, bytes.count { $0 == 0x0A || $0 == 0x0D } + 1)
    if games.contains(where: { !lines.contains($0.line) }) { return "a game on no line of the file" }
    if let problem = schedule.problems.first(where: { !lines.contains($0.line) }) {
      return "a problem on line \(problem.line): \(problem.message)"
    }
    let both = Schedule.merging([schedule, schedule]).games
    if Set(both.map(\.game.gameID)) != Set(games.map(\.game.gameID)) { return "a file beside itself gives other games" }
    return violation(aboutTripOf: games)
  }

  private static func violation(aboutTripOf games: [ScheduleGame]) -> String? {
    var ids = ItemIDSource(seed: 1)
    let now = Timestamp(microseconds: 1_780_000_000_000_000)
    guard let trip = try? NewTrip(name: "Trip", games: games, sources: ["test"]).trip(ids: &ids, now: now) else {
      return nil
    }
    if (try? Trip(json: trip.json)) != trip { return "the trip made of it does not read back" }
    return nil
  }

  /// Every requested zone exists; five rules represent all.
  private static func zone(_ name: String) -> ZoneRules? { rules[name.utf8.reduce(0) { ($0 &+ Int($1)) % 5 }] }

  private static let rules = [
    "EST5EDT,M3.2.0,M11.1.0", "CST6CDT,M3.2.0,M11.1.0", "MST7", "CET-1CEST,M3.5.0,M10.5.0/3", "UTC0",
  ].compactMap { ZoneRules(rule: $0) }
}

/// Checks of files of other programs: what they bring has a title and a day of the trip, and comes once.
enum ImportCheck {
  static func violation(about bytes: [UInt8]) -> String? {
    guard let found = try? ImportReader.read(bytes) else { return nil }
    let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit")
    let first = plan(found, trip)
    var edited = EditedTrip(trip)
    for addition in first.additions.prefix(50) {
      if addition.item.content.title.isEmpty { return "an item without a title" }
      guard (try? edited.apply(.append(addition.item, toDay: addition.day), at: TripSketch.made)) != nil else {
        return "an item that no day takes"
      }
    }
    if first.additions.count <= 50, !plan(found, edited.trip).additions.isEmpty { return "an item that comes again" }
    return nil
  }

  private static func plan(_ found: ImportedItems, _ trip: Trip) -> ImportPlan {
    let wording = Wording(clock: .twelveHour, zones: TestZones.all, cities: trip.cityNames)
    return ImportPlan(found, for: trip, ImportOptions(day: 1), wording: wording, zones: TestZones.source)
  }
}
