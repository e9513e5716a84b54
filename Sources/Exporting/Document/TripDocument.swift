import Atlas
import ItineraryCore

/// A trip as it is told: what stands where, in which order, and how it is said.
///
/// Every format is written from this value alone, so all of them have the same rows in the same order, those of the list, in
/// the words of the screen.
package struct TripDocument: Equatable, Sendable {
  /// A day, also one without rows.
  package struct Day: Equatable, Sendable {
    /// The number of the day, from 1.
    package let number: Int
    package let date: CivilDate
    /// The title of its header: `Day 1 - Friday, January 17`.
    package let title: String
    /// What it holds in sum: `242 mi · 3h 45m driving · 1 game`; empty without drives and games.
    package let sum: String
    package let rows: [Row]
  }

  /// The id of the trip.
  package let id: String
  package let name: String
  /// The dates: `Fri, Jul 3 – Sun, Jul 12, 2026`.
  package let dates: String
  /// The numbers of days and games: `10 days`, `8 games`.
  package let counts: [String]
  /// The length of all legs together, and the time they take: `~1,930 mi`, `~33h`; empty where no leg has figures, and of what
  /// is printed.
  package let travel: [String]
  /// The newest change of the trip, of an item or by a deletion.
  package let changedAt: Timestamp
  package let days: [Day]
  /// The sign between the parts of a line: ` · `.
  package let separator: String

  /// The words on a day without rows.
  package static let emptyDay = "No items yet"

  /// All rows in list order.
  package var rows: [Row] {
    var rows: [Row] = []
    for day in days { rows += day.rows }
    return rows
  }
}

extension TripDocument {
  /// A row of the list.
  package struct Row: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case game
      case leg(Leg.Mode)
      case custom(CustomItem.Category)
    }

    package let id: ItemID
    package let kind: Kind
    /// The kind in a word: `Game`, `Leg`, `Restaurant`.
    package let kindName: String
    /// Whether the row takes place: false for a game that is postponed or cancelled.
    package let isPlayed: Bool
    /// The time as the screen says it: `1:20 PM CDT`, `TBD`, `POSTPONED to Aug 10`, `10:30 PM`; empty if there is none.
    package let time: String
    /// The zone of a time that does not name it: `CDT`; nil if the time has none, names it, or the zone is not known.
    package let zone: String?
    package let title: String
    /// What is said between title and place: the league, the figures of a leg, the category of a custom item.
    package let labels: [String]
    package let place: Place?
    /// The cities of a leg, as the trip names them: `Chicago, IL`, `Detroit, MI`; nil for all else.
    package let ends: Ends?
    /// The user's notes, several lines as a rule; nil if there are none.
    package let notes: String?
    /// The link as the user gave it; nil if there is none.
    package let link: String?
    /// The advisories on the row, each as the screen says it.
    package let advisories: [Advice]
    /// The place on the map; nil if it is not known.
    package let location: ItemLocation?
    /// The moments of its start and end, for calendars; nil if its time or its zone is not known.
    package let span: TimeSpan?
    /// Whether the user gave it a time of which nothing tells the zone, so that no ``span`` is known.
    package let isAdrift: Bool
    package let modifiedAt: Timestamp

    /// The id as a text for files.
    package var uid: String { InertText.line(id.text) }

    /// The row on one line: time, title, labels and place.
    package func line(_ separator: String) -> String {
      ([zonedTime, title] + labels + [place?.name ?? ""]).filter { !$0.isEmpty }.joined(by: separator)
    }

    /// The point on the map of what is a place, and no way.
    package var coordinate: Coordinate? { if case .at(let coordinate) = location { coordinate } else { nil } }

    /// The time with its zone, where that is known.
    package var zonedTime: String { zone.map { "\(time) \($0)" } ?? time }
  }

  /// The cities that a leg joins.
  package struct Ends: Equatable, Sendable {
    package let from: String
    package let to: String
  }

  /// The place of a row.
  package struct Place: Equatable, Sendable {
    /// The place as the screen names it: `Wrigley Field · Chicago`, `Lou Mitchell’s`.
    package let name: String
    /// The place for programs that search: `Wrigley Field, Chicago, IL`.
    package let address: String
    /// The place as it is typed, with the coordinates that the user gave: `Lou Mitchell’s (41.88, -87.64)`.
    package let typed: String
  }

  /// An advisory on a row.
  package struct Advice: Equatable, Sendable {
    package let isError: Bool
    /// A sentence: `Too tight: …`.
    package let sentence: String
  }
}

/// The time that a row takes.
package struct TimeSpan: Equatable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  package var start: Int64
  /// Not before the start.
  package var end: Int64
  /// Whether the start follows from the rows around it, as that of a leg without a timetable.
  package var isComputed: Bool
}
