import Atlas
import Base
import TripCore

extension PrintedTrip {
  /// The content of the printed pages.
  package init(_ document: TripDocument) {
    self.init(name: document.name, dates: document.dates)
    totals = document.counts + document.travel
    separator = document.separator
    emptyDay = TripDocument.emptyDay
    days = document.days.map(Self.day)
    var stops = RouteStops(separator: document.separator)
    for day in document.days {
      for row in day.rows { stops.take(row, on: day.number) }
    }
    route = stops.route
    if document.travel.contains(where: { $0.hasSuffix("km") }) { unit = .kilometers }
  }

  private static func day(_ day: TripDocument.Day) -> Day {
    // The title consists of label and date: `Day 1 - Friday, January 17`.
    let label = "Day \(day.number)"
    let isUsual = day.title.hasPrefix(label + " - ")
    return Day(
      label: label, title: isUsual ? String(day.title.dropFirst(label.count + 3)) : day.title, rows: day.rows.map(row))
  }

  private static func row(_ row: TripDocument.Row) -> Row {
    var printed = Row(kind(of: row), title: row.title)
    (printed.time, printed.zone, printed.isPlayed) = (row.time, row.zone, row.isPlayed)
    (printed.labels, printed.notes, printed.link) = (row.labels, row.notes, row.link)
    (printed.place, printed.advice) = (row.place?.name, row.advisories.map(\.sentence))
    printed.placeLink = row.place.map { MapLinks.searchStart + WebLink.value($0.address) }
    return printed
  }

  private static func kind(of row: TripDocument.Row) -> Row.Kind {
    switch row.kind {
    case .game: .game
    case .leg: .leg
    case .custom(.restaurant): .restaurant
    case .custom(.hotel): .hotel
    case .custom(.activity): .activity
    case .custom(.note): .note
    }
  }
}

/// The towns on the route of a trip: those of its games, and both ends of its legs.
private struct RouteStops {
  let separator: String
  private(set) var route: [RouteStop] = []

  init(separator: String) { self.separator = separator }

  mutating func take(_ row: TripDocument.Row, on day: Int) {
    switch row.location {
    case .at(let coordinate):
      // The place of a game consists of venue and city.
      guard row.kind == .game, let name = row.place.map({ last(of: $0.name, after: separator) }) else { return }
      route.append(RouteStop(name: name, point: coordinate.point, day: day))
    case .between(let from, let to):
      let ends = row.title.ends(around: " → ")
      route.append(RouteStop(name: ends.first, point: from, day: day))
      route.append(RouteStop(name: ends.last, point: to, day: day))
    case nil: return
    }
  }

  private func last(of text: String, after separator: String) -> String { text.ends(around: separator).last }
}

extension String {
  /// The parts before the first and after the last separator; the whole text twice if there is no separator.
  fileprivate func ends(around separator: String) -> (first: String, last: String) {
    guard let range = range(of: separator) else { return (self, self) }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]).ends(around: separator).last)
  }
}
