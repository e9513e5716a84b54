import Itinerary

/// Writes a trip as a table for spreadsheets (RFC 4180): a row for each item, below a header.
///
/// Where the locale has a decimal comma, semicolons separate cells, as spreadsheets expect there. The encoding is UTF-8
/// with a byte order mark, without which some programs assume another one. A text that would begin a formula gets an
/// apostrophe.
enum TableExport {
  static func text(of document: TripDocument) -> String {
    let comma = document.numbers.decimal == "," ? ";" : ","
    var lines = [RowFields.columns.map(\.name).joined(separator: comma)]
    for day in document.days {
      for row in day.rows {
        let cells = RowFields.columns.map { column in
          let text = InertText.lines(column.text(row, day, document) ?? "")
          return column.kind == .number ? text : cell(text)
        }
        lines.append(cells.joined(separator: comma))
      }
    }
    return "\u{FEFF}" + lines.map { $0 + "\r\n" }.joined(separator: "")
  }

  private static func cell(_ text: String) -> String {
    var cell = String.UnicodeScalarView()
    var (isAtStart, needsQuotes) = (true, false)
    for scalar in text.unicodeScalars {
      if isAtStart, formulaStarts.contains(scalar) { cell.append("'") }
      if scalar == "\"" { cell.append("\"") }
      cell.append(scalar)
      needsQuotes = needsQuotes || scalar == "\"" || scalar == "," || scalar == "\n" || scalar == ";"
      // A program that separates cells by another character than the comma sees a new cell here.
      isAtStart = separators.contains(scalar) || isAtStart && scalar == " "
    }
    return needsQuotes ? "\"\(String(cell))\"" : String(cell)
  }

  private static let formulaStarts = Set("=+-@＝＋－＠".unicodeScalars)
  private static let separators = Set(";\n|\"".unicodeScalars)
}

/// What a row is, in fields that a program reads: the columns of a table under their names there.
enum RowFields {
  /// A `field` is a text of every format with fields; the others are only in tables, and a `number` is written as it is.
  enum Kind { case field, text, number }

  /// The document is passed for a table only: its signs for numbers and between texts.
  typealias Column = (name: String, kind: Kind, text: @Sendable (DocumentRow, DocumentDay, TripDocument?) -> String?)

  static let ofLegs = LegEntry.Field.allCases.filter(\.row.hasColumn)

  /// The columns of a table. Those of fields that have no place in the list follow the link.
  static let columns: [Column] = {
    let known: [Column] = [
      ("Day", .field, { _, day, _ in "\(day.number)" }), ("Date", .field, { _, day, _ in day.date.description }),
      ("Start", .field, { row, _, _ in moment(row.times.localStart) }),
      ("End", .field, { row, _, _ in moment(row.times.localEnd) }),
      ("Zone", .text, { row, _, _ in row.times.clock?.zone }), ("Kind", .field, { row, _, _ in row.kindName }),
      ("Title", .field, { row, _, _ in row.title }), ("Details", .text, { row, _, table in details(row, table) }),
      ("Minutes", .field, { row, _, _ in row.minutes.map { "\($0)" } }),
      ("Distance", .number, { row, _, _ in row.distance }), ("Place", .field, { row, _, _ in row.place?.address }),
      ("Latitude", .number, { row, _, table in number((row.coordinate?.point.latitude).map(GeoPoint.degrees), table) }),
      (
        "Longitude", .number,
        { row, _, table in number((row.coordinate?.point.longitude).map(GeoPoint.degrees), table) }
      ),
      own(CustomField.reference.row), own(LegEntry.Field.seat.row), own(CustomField.phone.row),
      ("Cost", .field, { row, _, table in number(row.booking.cost?.amount, table) }),
      ("Currency", .field, { row, _, _ in row.booking.cost?.currency }), own(CustomField.nights.row),
      ("Done", .field, { row, _, _ in row.booking.isDone ? "yes" : nil }),
      ("Notes", .field, { row, _, _ in row.notes }),
      ("Link", .field, { row, _, _ in row.link }),
    ]
    let names = known.map(\.name)
    let fields = CustomField.allCases.filter(\.row.hasColumn).map { own($0.row) } + ofLegs.map { own($0.row) }
    let last: [Column] = [
      ("Problems", .text, { row, _, _ in row.problems.joined(separator: "\n") }),
      ("ID", .field, { row, _, _ in row.uid }),
    ]
    return known + fields.filter { !names.contains($0.name) } + last
  }()

  private static func own<Object>(_ field: FieldRow<Object>) -> Column {
    let label = field.label
    return (label, .field, { row, _, _ in row.booking.texts[label] })
  }

  private static func details(_ row: DocumentRow, _ table: TripDocument?) -> String {
    // Words in place of a time, such as TBD, have no other column.
    let texts = (row.times.start == nil || !row.isPlayed ? [row.time] : []) + row.labels.filter { $0 != row.kindName }
    return texts.filter { !$0.isEmpty }.joined(separator: table?.separator ?? "")
  }

  private static func number(_ text: String?, _ table: TripDocument?) -> String? {
    text.map { text in String(text.map { $0 == "." ? table?.numbers.decimal ?? $0 : $0 }) }
  }

  static func of(_ row: DocumentRow, on day: DocumentDay) -> [(name: String, text: String)] {
    (columns.suffix(1) + columns.dropLast()).filter { $0.kind == .field }.compactMap { column in
      column.text(row, day, nil).flatMap { InertText.lines($0).nonEmpty }.map { (column.name, $0) }
    }
  }

  /// A local time as spreadsheets read it: `2026-07-01 12:35`.
  private static func moment(_ time: OffsetDateTime?) -> String? { time.map { "\($0.date) \($0.clockTime)" } }
}
