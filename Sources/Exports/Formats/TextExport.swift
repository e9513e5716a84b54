import Almanac
import Itinerary
import Screen

package enum TextExport {
  package typealias Line = (line: String, row: DocumentRow?)

  /// - Parameter hasIDs: whether each row begins with its id, for commands; false for people.
  package static func rows(of document: TripDocument, hasIDs: Bool = true) -> [Line] {
    let all = document.days.flatMap(\.rows)
    let ids = hasIDs ? ShortIDs(all.map(\.id.text)) : nil
    let rows = wrapped(all, ids, document.separator)
    var lines = plain([document.name, ([document.dates] + document.counts).joined(separator: document.separator)])
    var next = 0
    for day in document.days {
      lines += plain(["", day.sum.isEmpty ? day.title : day.title + document.separator + day.sum])
      lines +=
        day.rows.isEmpty ? plain(["  " + TripDocument.emptyDay]) : rows[next..<next + day.rows.count].flatMap { $0 }
      next += day.rows.count
    }
    if let bookings = document.bookings {
      lines += plain(["", bookings.title]) + wrapped(bookings.rows, ids, document.separator).flatMap { $0 }
    }
    return lines
  }

  private static func plain(_ lines: [String]) -> [Line] { lines.map { ($0, nil) } }

  private static let maxColumns = 100

  /// The parts of a row that do not fit on its line are below.
  private static func wrapped(_ rows: [DocumentRow], _ ids: ShortIDs?, _ separator: String) -> [[Line]] {
    let cells = rows.map { row in (ids.map { [$0.short(row.id.text)] } ?? []) + [row.time, ""] }
    return zip(rows, TextTable.lines(cells, indent: 2)).map { row, head in
      let indent = DisplayText.width(of: head)
      let parts = [row.title] + row.labels + [row.place?.typed, row.notes, row.link].compactMap { $0 }
      var lines = [head]
      for (number, part) in parts.filter({ !$0.isEmpty }).enumerated() {
        let joint = number == 0 ? "" : separator
        if DisplayText.width(of: lines[lines.count - 1] + joint + part) <= maxColumns || number == 0 {
          lines[lines.count - 1] += joint + part
        } else {
          lines += filled(part, indent: indent)
        }
      }
      return (lines + row.hint.flatMap { filled("! \($0)", indent: indent) }).map { ($0, row) }
    }
  }

  private static func filled(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, DisplayText.width(of: last) + 1 + DisplayText.width(of: String(word)) <= maxColumns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}
