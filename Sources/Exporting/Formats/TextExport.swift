import ItineraryCore
import Screen

/// A trip as lines for people: what `show` prints.
package enum TextExport {
  package static func lines(of document: TripDocument) -> [String] {
    let ids = ShortIDs(document.rows.map(\.id.text))
    let rows = TextTable.lines(document.rows.map { cells(of: $0, ids, document.separator) }, indent: 2)
    var lines = [document.name, ([document.dates] + document.counts).joined(by: document.separator)]
    var next = 0
    for day in document.days {
      lines += ["", day.title]
      lines += day.rows.isEmpty ? ["  " + TripDocument.emptyDay] : Array(rows[next..<next + day.rows.count])
      next += day.rows.count
    }
    return lines
  }

  /// The start of the id, the time, and what it is.
  private static func cells(of row: TripDocument.Row, _ ids: ShortIDs, _ separator: String) -> [String] {
    let parts = [row.title] + row.labels + [row.place?.typed, row.notes, row.link].compactMap { $0 }
    return [ids.short(row.id.text), row.time, parts.filter { !$0.isEmpty }.joined(by: separator)]
  }
}
