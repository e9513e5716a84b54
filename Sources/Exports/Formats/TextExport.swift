import Base
import Screen
import TripCore

/// Writes a trip as lines of text, as `show` prints it. Uses plain loops: see "Start-up cost of generic types".
package enum TextExport {
  package static func lines(of document: TripDocument) -> [String] {
    var texts: [String] = []
    for day in document.days { for index in day.rows.indices { texts.append(day.rows[index].id.text) } }
    let ids = ShortIDs(texts)
    var table: [[String]] = []
    for day in document.days { for row in day.rows { table.append(cells(of: row, ids, document.separator)) } }
    let rows = TextTable.lines(table, indent: 2)
    var lines = [document.name, ([document.dates] + document.counts).joined(by: document.separator)]
    var next = 0
    for day in document.days {
      lines += ["", day.sum.isEmpty ? day.title : day.title + document.separator + day.sum]
      lines += day.rows.isEmpty ? ["  " + TripDocument.emptyDay] : Array(rows[next..<next + day.rows.count])
      next += day.rows.count
    }
    return lines
  }

  /// The cells of a row: the start of its id, its time, and its text.
  private static func cells(of row: TripDocument.Row, _ ids: ShortIDs, _ separator: String) -> [String] {
    var parts: [String] = []
    for part in [row.title] + row.labels where !part.isEmpty { parts.append(part) }
    for case let part? in [row.place?.typed, row.notes, row.link] where !part.isEmpty { parts.append(part) }
    return [ids.short(row.id.text), row.time, parts.joined(by: separator)]
  }
}
