import Itinerary
import TestSupport

package func read(_ text: String, name: String = "test", _ options: ScheduleOptions = ScheduleOptions()) throws
  -> Schedule
{
  try read(bytes: Array(text.utf8), name: name, options)
}

package func read(bytes: [UInt8], name: String = "test", _ options: ScheduleOptions = ScheduleOptions()) throws
  -> Schedule
{
  try Schedule(reading: bytes, named: name, options: options, zones: TestZones.all)
}

/// Reads a schedule with all zones that the program carries.
package func readWithAllZones(
  _ text: String, name: String = "test", _ options: ScheduleOptions = ScheduleOptions()
) throws -> Schedule {
  try Schedule(reading: text, named: name, options: options)
}

/// Returns a calendar with some lines of its own and one event, each line ended alike.
package func calendar(_ event: [String], before: [String] = [], lineEnd: String = "\r\n") -> String {
  (["BEGIN:VCALENDAR", "VERSION:2.0"] + before + ["BEGIN:VEVENT"] + event + ["END:VEVENT", "END:VCALENDAR", ""])
    .joined(separator: lineEnd)
}

/// Returns a calendar of a name, with events on days from July 10, 2026 on at 18:20 in UTC.
package func feed(_ title: String, _ games: [(summary: String, place: String)]) -> String {
  let events = games.enumerated().flatMap { number, game in
    let lines = [
      "BEGIN:VEVENT", "UID:\(number)", "DTSTART:202607\(10 + number)T182000Z", "SUMMARY:\(escaped(game.summary))",
    ]
    return lines + (game.place.isEmpty ? [] : ["LOCATION:\(escaped(game.place))"]) + ["END:VEVENT"]
  }
  return (["BEGIN:VCALENDAR", "X-WR-CALNAME:\(title)"] + events + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
}

/// A text of a calendar with its commas escaped.
package func escaped(_ text: String) -> String { text.replacing(",", with: "\\,") }

/// An event for tests to vary: St. Louis at Chicago, in the afternoon.
package let cubsEvent = [
  "UID:a1", "DTSTART:20260703T182000Z", "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field - Chicago",
]

extension Schedule {
  /// The games, each as `Away @ Home | City | start | status`.
  package var lines: [String] {
    games.map { game in
      let start =
        switch game.game.start {
        case .at(let moment): moment.description
        case .on(let date): date.description
        }
      return "\(game.game.pairing) | \(game.game.city) | \(start) | \(game.game.status.rawValue)"
    }
  }

  package var first: Game? { games.first?.game }
  package var pairings: [String] { games.map(\.game.pairing) }
  package var homes: [String] { games.map(\.game.home) }
  package var cities: [String] { games.map(\.game.city) }
  package var ids: [String] { games.map(\.game.gameID) }
  package var days: [String] { games.map(\.day.description) }
  /// The starts without seconds, or the days if the time is unknown.
  package var starts: [String] {
    games.map { game in game.game.knownStart.map { String($0.description.prefix(16)) } ?? game.day.description }
  }

  package var findings: [ScheduleFinding] { problems.map(\.finding) }

  /// Whether a finding was made, for the first time in a line.
  package func reports(_ finding: ScheduleFinding, line: Int) -> Bool {
    problems.contains { $0.finding == finding && $0.line == line }
  }

  /// The sentences, for the report of a test that fails.
  package var messages: [String] { problems.map { "\($0.line): \($0.message)" } }
}

package let cubsLine = "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | 2026-07-03T13:20:00-05:00 | scheduled"

extension Game {
  /// The teams, the other one first whatever the sport, for tests of who they are.
  package var pairing: String { "\(away) @ \(home)" }
}

extension ScheduleFinding {
  /// Whether a name was read as that of a zone, which none has.
  package var isOfUnknownZone: Bool { subject == .zone && reason.hasPrefix("unknown time zone") }
  /// Whether an entry was skipped that has no date, or not two teams.
  package var isOfSkipped: Bool { reason.hasSuffix(": skipped") }
  /// Whether days and months may be read in either order.
  package var isOfOrder: Bool { kind == .dateOrder }
  /// Whether it is unknown where the club plays.
  package var isOfSide: Bool { value == "a home game" }
}
