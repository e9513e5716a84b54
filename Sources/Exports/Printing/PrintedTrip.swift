import Atlas

/// The content of a printed trip: its rows in list order, with their texts.
package struct PrintedTrip: Equatable, Sendable {
  package struct Day: Equatable, Sendable {
    /// The label before the date: `Day 1`.
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
    /// The time in the words of the screen, with or without its zone: `12:35 PM EDT`, `TBD`; empty if there is none.
    package var time = ""
    /// The zone, unless the time contains it.
    package var zone: String?
    package var title: String
    /// The texts beside the title: for a game the league first, for a leg the figures, for a custom item the category.
    package var labels: [String] = []
    package var place: String?
    /// The address of a map with the place.
    package var placeLink: String?
    /// The user's notes, with line breaks.
    package var notes: String?
    package var link: String?
    package var advice: [String] = []
    /// Whether the row takes place; false for a game that is postponed or cancelled.
    package var isPlayed = true

    package init(_ kind: Kind, title: String) { (self.kind, self.title) = (kind, title) }
  }

  package var name: String
  package var dates: String
  /// The totals of the trip: `10 days`, `8 games`, `~1,930 mi`.
  package var totals: [String] = []
  package var days: [Day] = []
  /// The places on the route, for the map; empty for a trip without a map.
  package var route: [RouteStop] = []
  package var unit = RouteMap.Unit.miles
  /// The text on a day without rows.
  package var emptyDay = "No items yet"
  package var separator = " · "

  package init(name: String, dates: String) { (self.name, self.dates) = (name, dates) }

  /// All texts that may be drawn, from which the necessary fonts follow.
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
  /// The characters that no font could draw, without repetitions.
  package let missing: [Unicode.Scalar]
}
