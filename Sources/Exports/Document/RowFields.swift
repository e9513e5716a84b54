import Itinerary

/// What a row is, in fields that a program reads: the columns of a table under their names there.
enum RowFields {
  /// The fields of a row that have a value.
  static func of(_ row: DocumentRow, on day: DocumentDay) -> [(name: String, text: String)] {
    let booking = row.booking
    let fields: [(String, String?)] = [
      ("ID", row.uid), ("Day", "\(day.number)"), ("Date", day.date.description),
      ("Start", moment(row.times.localStart)), ("End", moment(row.times.localEnd)), ("Kind", row.kindName),
      ("Title", row.title), ("Minutes", row.minutes.map { "\($0)" }), ("Place", row.place?.address),
      ("Reference", booking.reference), ("Seat", booking.seat), ("Phone", booking.phone),
      ("Cost", booking.cost?.amount), ("Currency", booking.cost?.currency), ("Nights", booking.nights.map { "\($0)" }),
      ("Done", booking.isDone ? "yes" : nil), ("Notes", row.notes), ("Link", row.link),
    ]
    return fields.compactMap { name, text in
      text.flatMap { InertText.lines($0).nonEmpty }.map { (name, $0) }
    }
  }

  /// A local time as spreadsheets read it: `2026-07-01 12:35`; empty if it is unknown.
  static func moment(_ time: OffsetDateTime?) -> String {
    time.map { "\($0.date) \($0.clockTime)" } ?? ""
  }
}
