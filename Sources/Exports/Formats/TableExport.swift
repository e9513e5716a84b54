import Itinerary

/// Writes a trip as a table for spreadsheets (RFC 4180): a row for each item, below a header.
///
/// Where the locale has a decimal comma, semicolons separate cells, as spreadsheets expect there. The encoding is UTF-8
/// with a byte order mark, without which some programs assume another one. A text that would begin a formula gets an
/// apostrophe.
enum TableExport {
  static func text(of document: TripDocument) -> String {
    let comma = document.numbers.decimal == "," ? ";" : ","
    var lines = [RowFields.columns.joined(separator: comma)]
    for day in document.days {
      for row in day.rows { lines.append(cells(of: row, on: day, document).joined(separator: comma)) }
    }
    return "\u{FEFF}" + lines.map { $0 + "\r\n" }.joined(separator: "")
  }

  private static func cells(of row: DocumentRow, on day: DocumentDay, _ document: TripDocument) -> [String] {
    let decimal = document.numbers.decimal
    let number = { (text: String) -> String in String(text.map { $0 == "." ? decimal : $0 }) }
    let point = row.coordinate?.point
    // Words in place of a time, such as TBD, have no other column.
    let status = row.times.start == nil || !row.isPlayed ? [row.time] : []
    let details = (status + row.labels.filter { $0 != row.kindName }).filter { !$0.isEmpty }
    let figures = [
      "Distance": row.distance ?? "", "Latitude": point.map { number(GeoPoint.degrees($0.latitude)) } ?? "",
      "Longitude": point.map { number(GeoPoint.degrees($0.longitude)) } ?? "",
    ]
    let texts = [
      "Zone": row.times.clock?.zone ?? "", "Details": details.joined(separator: document.separator),
      "Cost": row.booking.cost.map { number($0.amount) } ?? "", "Problems": row.problems.joined(separator: "\n"),
    ]
    let fields = Dictionary(RowFields.of(row, on: day).map { ($0.name, $0.text) }) { first, _ in first }
    return RowFields.columns.map { figures[$0] ?? cell(texts[$0].map(InertText.lines) ?? fields[$0] ?? "") }
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
  private typealias Column = (name: String, text: @Sendable (DocumentRow, DocumentDay) -> String?)

  /// The columns of a table. Those of a custom item's details that have no place in the list follow the link.
  private static let table: [Column] = {
    let known: [Column] = [
      ("Day", { "\($1.number)" }), ("Date", { $1.date.description }),
      ("Start", { row, _ in moment(row.times.localStart) }),
      ("End", { row, _ in moment(row.times.localEnd) }), ofTables("Zone"), ("Kind", { row, _ in row.kindName }),
      ("Title", { row, _ in row.title }), ofTables("Details"), ("Minutes", { row, _ in row.minutes.map { "\($0)" } }),
      ofTables("Distance"), ("Place", { row, _ in row.place?.address }), ofTables("Latitude"), ofTables("Longitude"),
      own("Reference"), own("Seat"), own("Phone"), ("Cost", { row, _ in row.booking.cost?.amount }),
      ("Currency", { row, _ in row.booking.cost?.currency }), own("Nights"),
      ("Done", { row, _ in row.booking.isDone ? "yes" : nil }), ("Notes", { row, _ in row.notes }),
      ("Link", { row, _ in row.link }),
    ]
    let names = known.map(\.name)
    let more = CustomField.details.map(\.row).filter { $0.hasColumn && !names.contains($0.label) }
    let last: [Column] = [ofTables("Problems"), ("ID", { row, _ in row.uid })]
    return known + more.map { own($0.label) } + last
  }()

  static let columns = table.map(\.name)

  private static func own(_ label: String) -> Column { (label, { row, _ in row.booking.texts[label] }) }

  private static func ofTables(_ name: String) -> Column { (name, { _, _ in nil }) }

  static func of(_ row: DocumentRow, on day: DocumentDay) -> [(name: String, text: String)] {
    (table.suffix(1) + table.dropLast()).compactMap { column in
      column.text(row, day).flatMap { InertText.lines($0).nonEmpty }.map { (column.name, $0) }
    }
  }

  /// A local time as spreadsheets read it: `2026-07-01 12:35`.
  private static func moment(_ time: OffsetDateTime?) -> String? { time.map { "\($0.date) \($0.clockTime)" } }
}
