import Almanac
import Screen

/// Writes a trip as lines of text, as `show` prints it.
package enum TextExport {
  /// - Parameter hasIDs: whether each row begins with its id, for commands; false for people.
  package static func lines(of document: TripDocument, hasIDs: Bool = true) -> [String] {
    rows(of: document, hasIDs: hasIDs).map(\.line)
  }

  /// The lines, each with the row that it is of, if any.
  package static func rows(of document: TripDocument, hasIDs: Bool = true) -> [(line: String, row: DocumentRow?)] {
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

  private static func plain(_ lines: [String]) -> [(line: String, row: DocumentRow?)] { lines.map { ($0, nil) } }

  private static func wrapped(
    _ rows: [DocumentRow], _ ids: ShortIDs?, _ separator: String
  ) -> [[(line: String, row: DocumentRow?)]] {
    zip(rows, wrapped(rows.map { cells(of: $0, ids) }, separator)).map { row, lines in lines.map { ($0, row) } }
  }

  /// The largest width of a line, unless a word is longer.
  private static let mostColumns = 100

  private struct Cells {
    let head, parts, advice: [String]
  }

  /// The start of the id of a row if wanted, its time, the parts of its text, and its problems.
  private static func cells(of row: DocumentRow, _ ids: ShortIDs?) -> Cells {
    let parts = [row.title] + row.labels + [row.place?.typed, row.notes, row.link].compactMap { $0 }
    return Cells(
      head: (ids.map { [$0.short(row.id.text)] } ?? []) + [row.time], parts: parts.filter { !$0.isEmpty },
      advice: row.advice.map { "! \($0)" })
  }

  /// The lines of each row, the parts that do not fit and the problems below the first.
  private static func wrapped(_ rows: [Cells], _ separator: String) -> [[String]] {
    let heads = TextTable.lines(rows.map { $0.head + [""] }, indent: 2)
    return zip(rows, heads).map { row, head in
      let indent = DisplayText.width(of: head)
      var lines = [head]
      for (number, part) in row.parts.enumerated() {
        let joint = number == 0 ? "" : separator
        if DisplayText.width(of: lines[lines.count - 1] + joint + part) <= mostColumns || number == 0 {
          lines[lines.count - 1] += joint + part
        } else {
          lines += filled(part, indent: indent)
        }
      }
      return lines + row.advice.flatMap { filled($0, indent: indent) }
    }
  }

  private static func filled(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, DisplayText.width(of: last) + 1 + DisplayText.width(of: String(word)) <= mostColumns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}
