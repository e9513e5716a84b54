import Itinerary
import TestSupport

/// Schedules of a few games of the Midwest in summer.
enum TripSchedule {
  /// - Parameter games: Date, local start, home and away team.
  static func of(_ games: [String]) throws -> Schedule {
    let text = (["date,start_local,home,away,league"] + games.map { $0 + ",MLB" }).joined(separator: "\n")
    return try Schedule(reading: text, named: "games.csv", zones: summerTime)
  }

  private static let summerTime = Zones(
    ["America/Chicago": "CDT5", "America/Detroit": "EDT4"].compactMapValues { ZoneRules(rule: $0) })
}
