import Cartography

/// A trip as it is printed: what stands where and how it is said, in the order of the list.
package struct PrintedTrip: Equatable, Sendable {
  package struct Day: Equatable, Sendable {
    /// What stands before the date: `Day 1`.
    package let label: String
    /// The date: `Wednesday, July 1`.
    package let title: String
    package let rows: [Row]

    package init(label: String, title: String, rows: [Row]) {
      (self.label, self.title, self.rows) = (label, title, rows)
    }
  }

  package struct Row: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case game, leg, restaurant, hotel, activity, note
    }

    package var kind: Kind
    /// The time as the screen says it, with its zone or without: `12:35 PM EDT`, `TBD`; empty if there is none.
    package var time = ""
    /// The zone, where the time does not name it.
    package var zone: String?
    package var title: String
    /// What is said beside the title: of a game first its league, of a leg its figures, of a custom item its category.
    package var labels: [String] = []
    package var place: String?
    /// The address of a map that shows the place.
    package var placeLink: String?
    /// The user's notes, in lines as they were typed.
    package var notes: String?
    package var link: String?
    package var advice: [String] = []
    /// Whether the row takes place: false for a game that is postponed or cancelled.
    package var isPlayed = true

    package init(_ kind: Kind, title: String) { (self.kind, self.title) = (kind, title) }
  }

  package var name: String
  package var dates: String
  /// How much the trip holds: `10 days`, `8 games`, `~1,930 mi`.
  package var totals: [String] = []
  package var days: [Day] = []
  /// The places that the trip comes by, for the map; empty for a trip without a map.
  package var route: [RouteStop] = []
  package var unit = RouteMap.Unit.miles
  /// The words on a day without rows.
  package var emptyDay = "No items yet"
  package var separator = " · "

  package init(name: String, dates: String) { (self.name, self.dates) = (name, dates) }

  /// Every text that may be drawn, which tells what fonts are needed.
  var texts: [String] {
    var texts = [name, dates, emptyDay, separator, "0123456789/⚠(continued)"] + totals + route.map(\.name)
    for day in days {
      texts += [day.label, day.title]
      for row in day.rows {
        texts += [row.time, row.zone ?? "", row.title, row.place ?? "", row.notes ?? "", row.link ?? ""] + row.labels
        texts += row.advice
      }
    }
    return texts
  }
}

/// The size of the paper, in points of 1/72 inch.
package enum PaperSize: String, CaseIterable, Sendable {
  case letter, a4

  package var width: Double { self == .letter ? 612 : 595.28 }
  package var height: Double { self == .letter ? 792 : 841.89 }
}

/// A trip as a PDF file.
package struct PrintedFile: Equatable, Sendable {
  package let bytes: [UInt8]
  package let pageCount: Int
  /// The characters that no font could draw, each once.
  package let missing: [Unicode.Scalar]
}
