import Itinerary
import Making
import TestSupport

/// Checks of a schedule: games are in order and have ids of their own, a trip made of them is a file that reads back, and
/// a calendar is written as it was read.
enum ScheduleCheck {
  static func complaint(about bytes: [UInt8], name: String) -> String? {
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
    return complaint(aboutTripOf: games)
  }

  private static func complaint(aboutTripOf games: [ScheduleGame]) -> String? {
    var ids = ItemIDSource(seed: 1)
    let now = Timestamp(microseconds: 1_780_000_000_000_000)
    guard let trip = try? NewTrip(name: "Trip", games: games, sources: ["test"]).trip(ids: &ids, now: now) else {
      return nil
    }
    if (try? Trip(json: trip.json)) != trip { return "the trip made of it does not read back" }
    return nil
  }

  /// Every zone that is asked for exists; five rules stand for all.
  private static func zone(_ name: String) -> ZoneRules? { rules[name.utf8.reduce(0) { ($0 &+ Int($1)) % 5 }] }

  private static let rules = [
    "EST5EDT,M3.2.0,M11.1.0", "CST6CDT,M3.2.0,M11.1.0", "MST7", "CET-1CEST,M3.5.0,M10.5.0/3", "UTC0",
  ].compactMap { ZoneRules(rule: $0) }
}
