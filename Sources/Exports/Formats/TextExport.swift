import Base
import Screen
import TripCore

/// Writes a trip as lines of text, as `show` prints it.
package enum TextExport {
  package static func lines(of document: TripDocument) -> [String] {
    let all = document.days.flatMap(\.rows)
    let ids = ShortIDs(all.map(\.id.text))
    let rows = TextTable.lines(all.map { cells(of: $0, ids, document.separator) }, indent: 2)
    var lines = [document.name, ([document.dates] + document.counts).joined(separator: document.separator)]
    var next = 0
    for day in document.days {
      lines += ["", day.sum.isEmpty ? day.title : day.title + document.separator + day.sum]
      lines += day.rows.isEmpty ? ["  " + TripDocument.emptyDay] : Array(rows[next..<next + day.rows.count])
      next += day.rows.count
    }
    if let bookings = document.bookings {
      lines += ["", bookings.title]
      lines += TextTable.lines(bookings.rows.map { cells(of: $0, ids, document.separator) }, indent: 2)
    }
    return lines
  }

  /// The cells of a row: the start of its id, its time, and its text.
  private static func cells(of row: TripDocument.Row, _ ids: ShortIDs, _ separator: String) -> [String] {
    let parts = [row.title] + row.labels + [row.place?.typed, row.notes, row.link].compactMap { $0 }
    return [ids.short(row.id.text), row.time, parts.filter { !$0.isEmpty }.joined(separator: separator)]
  }
}
