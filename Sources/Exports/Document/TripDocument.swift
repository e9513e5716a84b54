import Itinerary

/// A trip as people read it. Every format is written from this value alone, so all have the same rows, order and words.
package struct TripDocument: Equatable, Sendable {
  package let id: String
  package let name: String
  /// The dates: `Fri, Jul 3 – Sun, Jul 12, 2026`.
  package let dates: String
  /// The numbers of days and games, and the costs: `10 days`, `8 games`, `512.00 USD`.
  package let counts: [String]
  /// The total length and duration of all legs, if the document is for files: `~1,930 mi`, `~33h`.
  package let travel: [String]
  package let changedAt: Timestamp
  package let days: [DocumentDay]
  /// The rows that are booked, once more, each with the date instead of the time; nil if nobody asked for it.
  package let bookings: DocumentDay?
  package let separator: String
  package let distance: Wording.Distance
  package var numbers = Wording.Numbers.point

  package static let emptyDay = "No items yet"

  var sections: [DocumentDay] { days + [bookings].compactMap { $0 } }

  package static let freeDay = "free"

  package var rows: [DocumentRow] { days.flatMap(\.rows) }
}

/// A day, which may have no rows, or the list of bookings.
package struct DocumentDay: Equatable, Sendable {
  /// The number of the day, from 1; 0 for the list of bookings.
  package let number: Int
  /// The label before the date: `Day 1`; `Bookings`.
  package let label: String
  package let date: CivilDate
  /// The title of its header: `Day 1 - Friday, January 17`.
  package let title: String
  /// The date in the title: `Friday, January 17`; empty for the list of bookings.
  package let longDate: String
  /// The totals of the day: `242 mi · 3h 45m driving · 1 game · 129.00 USD`; empty without drives, games and costs.
  package let sum: String
  /// The costs of the day: `129.00 USD · 80 EUR`; empty without costs.
  package let costs: String
  package let rows: [DocumentRow]
  /// The place of the night: `Tonight: Loews Philadelphia`; nil after the last day, and in a trip without hotels.
  package let night: String?
}

extension TripDocument {
  package struct Booking: Equatable, Sendable {
    /// The fields of the item, the leg or the ticket by their labels.
    var texts: [String: String] = [:]
    /// Whether there is something that one needs at a counter.
    var isAny = false
    package var cost: Money?
    package var isDone = false
    /// The date to book or cancel by, unless it is done.
    package var deadline: CivilDate?
  }

  package struct Ends: Equatable, Sendable {
    package let from: String
    package let to: String
  }

  package struct RowPlace: Equatable, Sendable {
    /// The place in the words of the screen: `Wrigley Field · Chicago`, `Lou Mitchell’s`.
    package let name: String
    /// The place as an address for searches: `Wrigley Field, Chicago, IL`.
    package let address: String
    /// The place as it can be typed, with coordinates that the user gave: `Lou Mitchell’s (41.88, -87.64)`.
    package let typed: String
  }
}

/// A part of a leg, with its moments in seconds since 1970-01-01T00:00:00Z.
package struct DocumentPart: Equatable, Sendable {
  package let title: String
  package let date: CivilDate?
  package let start, end: Int64?
  package let labels: [String]
}

package struct DocumentRow: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case game
    case leg(Leg.Mode)
    case custom(CustomItem.Category)

    package var isLeg: Bool { if case .leg = self { true } else { false } }

    var name: String {
      switch self {
      case .game: "game"
      case .leg: "leg"
      case .custom(let category): category.rawValue
      }
    }
  }

  package let id: ItemID
  package let kind: Kind
  /// Whether the row takes place; false for a game that is postponed or cancelled.
  package let isPlayed: Bool
  /// The time of day in the words of the screen: `1:20 PM`, `TBD`; empty if none.
  package internal(set) var clock: String
  /// The zone of the time, if it has one: `CDT`.
  package internal(set) var zone: String?
  /// The reason why a row does not take place, in the place of a time: `POSTPONED to Aug 10`; empty otherwise.
  package let status: String
  package let title: String
  /// The texts between title and place: the league, the figures of a leg, the category of a custom item.
  package let labels: [String]
  package let place: TripDocument.RowPlace?
  /// The towns of the row in the words of the screen: that of a game, both ends of a leg.
  package let towns: [String]
  /// The cities of a leg, as the trip names them: `Chicago, IL`, `Detroit, MI`; nil for other rows.
  package let ends: TripDocument.Ends?
  package internal(set) var notes: String?
  package let link: String?
  /// All problems on the row as sentences, in the words of the screen: `Too tight: …`.
  package let problems: [String]
  /// The problems that are of use to people on the way: the errors, and the warnings if asked for.
  package internal(set) var hint: [String]
  package let location: ItemLocation?
  package let times: TimelineRow
  /// The minutes that the row takes: the travelling time of a leg, the typical length of a game.
  package let minutes: Int?
  /// The length of a leg in the user's unit, as a number: `283`, `0.7`; nil for other rows, and if it is unknown.
  package let distance: String?
  package let booking: TripDocument.Booking
  /// Whether the user gave the row a time in an unknown zone, so that calendars cannot contain it.
  package var isAdrift: Bool { times.basis == .given && times.start == nil && times.end == nil }
  package let modifiedAt: Timestamp
  /// The typical span of a game that the schedule has moved beyond the trip, in seconds since 1970-01-01T00:00:00Z.
  package var movedTo: ClosedRange<Int64>?
  package var parts: [DocumentPart] = []

  package var kindName: String { kind.name.withCapital }

  package var uid: String { InertText.line(id.text) }

  package func line(_ separator: String) -> String {
    ([zonedTime, title] + labels + [place?.name ?? ""]).filter { !$0.isEmpty }.joined(separator: separator)
  }

  package var coordinate: Coordinate? { if case .at(let coordinate) = location { coordinate } else { nil } }

  /// The time in the words of the screen, where only games have a zone: `1:20 PM CDT`, `TBD`, `POSTPONED to Aug 10`.
  package var time: String { kind == .game ? zonedTime : clock }

  package var zonedTime: String { status.isEmpty ? zone.map { "\(clock) \($0)" } ?? clock : status }
}
