/// What is fuzzed: each takes any bytes and says what is wrong with what they made the program do.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Reading and repairing trip files.
  case trip
  /// The editor, opened on whatever the trip reader accepts.
  case open
  /// Reading `.ics` files, and making trips of them.
  case calendar
  /// Reading `.csv` files, and making trips of them.
  case table
  /// Reading what other programs hold: calendars, GPX, KML, tables and reservations.
  case imported
  /// Reading the entries of a shared folder or calendar.
  case event
  /// The decoder of keys, mouse reports and pastes.
  case input
  /// The editor's state machine, on scripts of events.
  case drag

  /// What does not hold; nil where all is well. A crash is for the caller to notice.
  package func complaint(about bytes: [UInt8]) -> String? {
    switch self {
    case .trip: TripCheck.complaint(about: bytes)
    case .open: OpenCheck.complaint(about: bytes)
    case .calendar: ScheduleCheck.complaint(about: Array("BEGIN:VCALENDAR\n".utf8) + bytes, name: "test.ics")
    case .table: ScheduleCheck.complaint(about: bytes, name: "test-2026.csv")
    case .imported: ImportCheck.complaint(about: bytes)
    case .event: EventCheck.complaint(about: bytes)
    case .input: InputCheck.complaint(about: bytes)
    case .drag: DragCheck.complaint(about: bytes)
    }
  }
}
