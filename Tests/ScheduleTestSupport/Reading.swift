import ItineraryCore
import Schedules
import TestSupport

/// Zones by their rules as TZ strings, so that tests depend on no system.
package enum TestZones {
  package static let rules: [String: String] = [
    "America/New_York": "EST5EDT,M3.2.0,M11.1.0", "America/Toronto": "EST5EDT,M3.2.0,M11.1.0",
    "America/Detroit": "EST5EDT,M3.2.0,M11.1.0", "America/Chicago": "CST6CDT,M3.2.0,M11.1.0",
    "America/Denver": "MST7MDT,M3.2.0,M11.1.0", "America/Phoenix": "MST7",
    "America/Los_Angeles": "PST8PDT,M3.2.0,M11.1.0", "Europe/London": "GMT0BST,M3.5.0/1,M10.5.0",
    "Europe/Rome": "CET-1CEST,M3.5.0,M10.5.0/3", "Europe/Berlin": "CET-1CEST,M3.5.0,M10.5.0/3",
    "Europe/Vienna": "CET-1CEST,M3.5.0,M10.5.0/3", "Australia/Perth": "AWST-8", "Asia/Tokyo": "JST-9",
    "Australia/Melbourne": "AEST-10AEDT,M10.1.0,M4.1.0/3", "UTC": "UTC0",
  ]

  package static func source(_ name: String) -> ZoneRules? { rules[name].flatMap { ZoneRules(rule: $0) } }
}

/// Reads a schedule as the program does.
package func read(_ text: String, name: String = "test", _ options: ScheduleOptions = ScheduleOptions()) throws
  -> Schedule
{
  try read(bytes: Array(text.utf8), name: name, options)
}

package func read(bytes: [UInt8], name: String = "test", _ options: ScheduleOptions = ScheduleOptions()) throws
  -> Schedule
{
  try ScheduleReader.read(ScheduleFile(name: name, bytes: bytes), options: options, zones: TestZones.source)
}

/// Returns a calendar with some lines of its own and one event, each line ended alike.
package func calendar(_ event: [String], before: [String] = [], lineEnd: String = "\r\n") -> String {
  (["BEGIN:VCALENDAR", "VERSION:2.0"] + before + ["BEGIN:VEVENT"] + event + ["END:VEVENT", "END:VCALENDAR", ""])
    .joined(separator: lineEnd)
}

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
      return "\(game.game.matchup) | \(game.game.city) | \(start) | \(game.game.status.rawValue)"
    }
  }

  package var messages: [String] { problems.map { "\($0.line): \($0.message)" } }
}

package let cubsLine = "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | 2026-07-03T13:20:00-05:00 | scheduled"
