import Itinerary

/// What a row is, in fields that a program reads: the columns of a table under their names there.
enum RowFields {
  /// The columns of a table. Those of a custom item's details that have no place in the list follow the link.
  static let columns: [String] = {
    let known = [
      "Day", "Date", "Start", "End", "Zone", "Kind", "Title", "Details", "Minutes", "Distance", "Place", "Latitude",
      "Longitude", "Reference", "Seat", "Phone", "Cost", "Currency", "Nights", "Done", "Notes", "Link",
    ]
    return known + details.map(\.row.label).filter { !known.contains($0) } + ["Problems", "ID"]
  }()

  private static let details = CustomField.details.filter(\.row.hasColumn)

  static func of(_ row: DocumentRow, on day: DocumentDay) -> [(name: String, text: String)] {
    let booking = row.booking
    var texts: [String: String?] = [
      "ID": row.uid, "Day": "\(day.number)", "Date": day.date.description, "Start": moment(row.times.localStart),
      "End": moment(row.times.localEnd), "Kind": row.kindName, "Title": row.title,
      "Minutes": row.minutes.map { "\($0)" }, "Place": row.place?.address, "Reference": booking.reference,
      "Seat": booking.seat, "Cost": booking.cost?.amount, "Currency": booking.cost?.currency,
      "Done": booking.isDone ? "yes" : nil, "Notes": row.notes, "Link": row.link,
    ]
    for field in details { texts[field.row.label] = booking.details[field] }
    return (["ID"] + columns.dropLast()).compactMap { name in
      (texts[name] ?? nil).flatMap { InertText.lines($0).nonEmpty }.map { (name, $0) }
    }
  }

  /// A local time as spreadsheets read it: `2026-07-01 12:35`.
  private static func moment(_ time: OffsetDateTime?) -> String { time.map { "\($0.date) \($0.clockTime)" } ?? "" }
}
