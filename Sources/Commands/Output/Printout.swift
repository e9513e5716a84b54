import ItineraryCore
import Screen

/// A trip as readable text, day by day.
struct Printout {
  private let trip: Trip
  private let wording: Wording
  private let ids: ShortIDs
  private let separator: String

  init(of trip: Trip, wording: Wording) {
    self.trip = trip
    self.wording = wording
    separator = wording.separator
    ids = ShortIDs(trip.itinerary.items.map(\.id.text))
  }

  var lines: [String] {
    let rows = Table.lines(trip.itinerary.items.map(row), indent: 2)
    let days = trip.itinerary.days.flatMap { day in
      let range = trip.itinerary.range(ofDay: day)
      return ["", wording.dayTitle(day, of: trip)]
        + (range.isEmpty ? ["  No items yet"] : range.map { rows[$0.rawValue] })
    }
    return title + days
  }

  private var title: [String] {
    let parts = [wording.dates(of: trip), wording.dayCount(of: trip), wording.gameCount(of: trip)]
    return [trip.name, parts.joined(by: separator)]
  }

  /// The start of the id, the time, and what it is.
  private func row(_ item: Item) -> [String] {
    [ids.short(item.id.text), time(of: item), text(of: item)]
  }

  private func time(of item: Item) -> String {
    switch item.kind {
    case .game(let game): wording.startOrStatus(of: game, in: trip, onDay: item.position.day)
    case .travel: ""
    case .custom(let custom): custom.time.map(wording.text) ?? ""
    }
  }

  private func text(of item: Item) -> String {
    switch item.kind {
    case .game(let game):
      joined([game.matchup, game.league, wording.place(of: game)])
    case .travel(let leg):
      wording.line(of: leg)
    case .custom(let custom):
      joined([custom.title, custom.category.label, custom.location?.formText, custom.notes])
    }
  }

  private func joined(_ parts: [String?]) -> String {
    var present: [String] = []
    for case let part? in parts where !part.isEmpty { present.append(part) }
    return present.joined(by: separator)
  }
}

/// Rows in aligned columns, two spaces apart.
enum Table {
  /// The lines of a table, one for each row. The last column of a row may have any width.
  ///
  /// - Parameter indent: the spaces before each line.
  static func lines(_ rows: [[String]], indent: Int = 0) -> [String] {
    var columns: [Int] = []
    for row in rows {
      for (column, cell) in row.dropLast().enumerated() {
        let width = DisplayText.width(of: cell)
        if column == columns.count { columns.append(width) } else { columns[column] = max(columns[column], width) }
      }
    }
    return rows.map { line($0, columns: columns, indent: indent) }
  }

  private static func line(_ row: [String], columns: [Int], indent: Int) -> String {
    var line = String(repeating: " ", count: indent)
    for (column, cell) in row.dropLast().enumerated() {
      line += cell
      line += String(repeating: " ", count: columns[column] - DisplayText.width(of: cell) + 2)
    }
    return line + (row.last ?? "")
  }
}

/// Beginnings of ids, long enough to be different for all ids of one trip if case is ignored.
struct ShortIDs {
  /// The characters of a start, at least four. For ids that are not all ASCII perhaps more than needed.
  private let length: Int

  init(_ ids: [String]) {
    let sorted = ids.map { $0.lowercased() }.sorted()
    let shared = zip(sorted, sorted.dropFirst()).map { zip($0.utf8, $1.utf8).prefix { $0 == $1 }.count }
    length = max(4, (shared.max() ?? 0) + 1)
  }

  func short(_ id: String) -> String { String(id.prefix(length)) }
}
