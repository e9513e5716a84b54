import Atlas
import Base
import TripCore

/// A trip as pages and as a map.
struct PrintedTrip: Sendable {
  let document: TripDocument
  /// The towns on the route: those of its games, and both ends of its legs.
  let route: [RouteStop]

  init(_ document: TripDocument) {
    (self.document, route) = (
      document, document.days.flatMap { day in day.rows.flatMap { $0.stops(onDay: day.number) } }
    )
  }

  /// The totals of the trip: `10 days`, `8 games`, `~1,930 mi`.
  var totals: [String] { document.counts + document.travel }

  /// All texts that may be drawn, from which the necessary fonts follow.
  var texts: [String] {
    var texts = [document.name, document.dates, TripDocument.emptyDay, document.separator, "0123456789/⚠(continued)"]
    texts += totals + route.map(\.name)
    for day in document.days {
      texts += [day.label, day.longDate]
      for row in day.rows {
        texts += [row.clock, row.zone ?? "", row.status, row.title, row.place?.name ?? "", row.notes ?? ""]
        texts += [row.link ?? ""] + row.labels + row.advisories.map(\.sentence)
      }
    }
    return texts
  }
}

extension TripDocument.Day {
  /// The label before the date: `Day 1`.
  var label: String { "Day \(number)" }
}

extension TripDocument.Row {
  fileprivate func stops(onDay day: Int) -> [RouteStop] {
    switch location {
    case .at(let coordinate): towns.first.map { [RouteStop(name: $0, point: coordinate.point, day: day)] } ?? []
    case .between(let from, let to):
      zip(towns, [from, to]).map { RouteStop(name: $0, point: $1, day: day) }
    case nil: []
    }
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
