import Exports
import Itinerary
import TestSupport
import Testing

@Suite struct TableExportTests {
  @Test func `the columns are named in the first row`() {
    let rows = CSVReader.rows(TripSketch.trip("@Chicago Dinner").exported(.csv))
    #expect(rows[0].first == "Day")
    #expect(rows.count == 3)
    #expect(
      rows[1].prefix(10) == [
        "1", "2026-07-03", "2026-07-03 13:20", "2026-07-03 16:20", "America/Chicago", "Game", "Guests @ Chicago", "MLB",
        "180", "",
      ])
    #expect(rows[2].prefix(7) == ["1", "2026-07-03", "", "", "America/Chicago", "Activity", "Dinner"])
  }

  @Test(arguments: Portion.seeds(60))
  func `another reader finds one row for each item, in order, and no formula`(seed: UInt64) {
    let trip = HostileTrip.make(seed)
    let text = trip.exported(.csv)
    let rows = CSVReader.rows(text)
    #expect(rows.count == trip.itinerary.count + 1)
    for row in rows { #expect(row.count == rows[0].count) }
    for (row, told) in zip(rows.dropFirst(), trip.document().rows) {
      #expect(row[6] == told.title || row[6].filter { $0 != "'" } == told.title.filter { $0 != "'" })
      // Coordinates are numbers.
      for (column, cell) in row.enumerated() where column != 11 && column != 12 {
        #expect(!("=+-@＝＋－＠".contains(cell.drop { $0 == " " }.first ?? "x")), "\(cell)")
      }
    }
    // Also if the semicolon, the tab or the line end alone parts cells, quotes notwithstanding.
    for cell in text.split(whereSeparator: { ";\"\t\n\r\r\n".contains($0) }).map({ $0.drop { $0 == " " } }) {
      guard let first = cell.first, "=+@＝＋＠".contains(first) else { continue }
      Issue.record("a formula after another separator: \(cell)")
    }
  }
}

/// A reader of RFC 4180 that shares nothing with the writer.
enum CSVReader {
  static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var (row, cell) = ([String](), String.UnicodeScalarView())
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        cell.append("\"")
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(String(cell))
        cell = .init()
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        rows.append(row + [String(cell)])
        (row, cell) = ([], .init())
      default: cell.append(scalar)
      }
    }
    return rows
  }
}
