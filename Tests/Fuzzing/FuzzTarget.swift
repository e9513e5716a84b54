/// What is fuzzed: each takes any bytes and says what is wrong with what they made the program do.
package enum FuzzTarget: String, CaseIterable, Sendable {
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
  package func violation(about bytes: [UInt8]) -> String? {
    switch self {
    case .trip: TripCheck.violation(about: bytes)
    case .open: OpenCheck.violation(about: bytes)
    case .calendar: ScheduleCheck.violation(about: Array("BEGIN:VCALENDAR\n".utf8) + bytes, name: "test.ics")
    case .table: ScheduleCheck.violation(about: bytes, name: "test-2026.csv")
    case .imported: ImportCheck.violation(about: bytes)
    case .event: EventCheck.violation(about: bytes)
    case .input: InputCheck.violation(about: bytes)
    case .drag: DragCheck.violation(about: bytes)
    }
  }
}
