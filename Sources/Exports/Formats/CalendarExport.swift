import Itinerary

/// Writes a trip as a calendar (RFC 5545).
///
/// Each item is an event with the item's id, so that importing a later export updates the events. Times are in UTC; the
/// local time is in the description. Calendars sort events by time, so an all-day event has the list of each day.
enum CalendarExport {
  static func text(of document: TripDocument) -> String {
    let events = document.days.flatMap { day in
      [dayEvent(day, document)] + day.rows.flatMap { rowEvents(of: $0, on: day, document) }
    }
    let calendar = CalendarComponent(
      "VCALENDAR",
      [
        CalendarProperty("VERSION", value: "2.0"), CalendarProperty("PRODID", text: "-//Barnstorm//Barnstorm//EN"),
        CalendarProperty("CALSCALE", value: "GREGORIAN"), CalendarProperty("NAME", text: document.name),
        CalendarProperty("X-WR-CALNAME", text: document.name),
      ], events)
    return String(decoding: CalendarWriter.write([calendar]), as: UTF8.self)
  }

  // MARK: Events

  private static func dayEvent(_ day: DocumentDay, _ document: TripDocument) -> CalendarComponent {
    let lines = day.rows.isEmpty ? [TripDocument.emptyDay] : day.rows.flatMap { listed($0, document.separator) }
    let title = ["Day \(day.number)", document.name].filter { !$0.isEmpty }.joined(separator: document.separator)
    return CalendarComponent(
      "VEVENT",
      head(id: "\(document.id)-day-\(day.number)", document, modified: document.changedAt) + allDay(day.date) + [
        CalendarProperty("SUMMARY", text: title), CalendarProperty("DESCRIPTION", text: lines.joined(separator: "\n")),
        CalendarProperty("TRANSP", value: "TRANSPARENT"),
      ])
  }

  private static func listed(_ row: DocumentRow, _ separator: String) -> [String] {
    let notes = row.notes.map { $0.split(separator: "\n").map { "  \($0)" } } ?? []
    return [row.line(separator)] + notes
  }

  /// The event of a row; of a leg with changes one for each part, the first with the id of the row.
  private static func rowEvents(
    of row: DocumentRow, on day: DocumentDay, _ document: TripDocument
  ) -> [CalendarComponent] {
    if row.parts.isEmpty { return [event(of: row, on: day, document)] }
    return row.parts.enumerated().map { number, part in
      let notes = number == 0 ? [row.notes].compactMap { $0 } : []
      let times = part.start.map { span(from: $0, to: part.end) } ?? allDay(part.date ?? day.date)
      return CalendarComponent(
        "VEVENT",
        head(id: number == 0 ? row.uid : "\(row.uid)-part-\(number + 1)", document, modified: row.modifiedAt) + times
          + [
            CalendarProperty("SUMMARY", text: part.title),
            CalendarProperty("DESCRIPTION", text: (part.labels + notes).joined(separator: "\n")),
            CalendarProperty("CATEGORIES", text: row.kindName),
            CalendarProperty("STATUS", value: part.start == nil ? "TENTATIVE" : "CONFIRMED"),
            CalendarProperty("TRANSP", value: "TRANSPARENT"),
          ])
    }
  }

  private static func event(of row: DocumentRow, on day: DocumentDay, _ document: TripDocument) -> CalendarComponent {
    let title = row.title.nonEmpty ?? row.kindName
    let summary = row.isPlayed || row.movedTo != nil ? title : [row.time, title].joined(separator: document.separator)
    return CalendarComponent(
      "VEVENT",
      head(id: row.uid, document, modified: row.modifiedAt) + (times(row) ?? allDay(day.date)) + [
        CalendarProperty("SUMMARY", text: summary),
        CalendarProperty("DESCRIPTION", text: description(of: row, document.separator)),
        CalendarProperty("CATEGORIES", text: row.kindName), CalendarProperty("STATUS", value: status(of: row)),
        CalendarProperty("TRANSP", value: row.isBusy ? "OPAQUE" : "TRANSPARENT"),
      ] + place(of: row) + (row.link.flatMap(WebLink.init).map { [CalendarProperty("URL", value: $0.address)] } ?? [])
        + fields(of: row), alarm(of: row, on: day))
  }

  /// The alarm at nine in the morning, by the clock of the row, of the date to book or cancel by.
  private static func alarm(of row: DocumentRow, on day: DocumentDay) -> [CalendarComponent] {
    guard let deadline = row.booking.deadline else { return [] }
    let start = row.times.localStart
    let days = deadline.dayNumber - (start?.date ?? day.date).dayNumber
    let minutes = days * 1440 + 9 * 60 - (start?.secondOfDay ?? 0) / 60
    return [
      CalendarComponent(
        "VALARM",
        [
          CalendarProperty("ACTION", value: "DISPLAY"),
          CalendarProperty("DESCRIPTION", text: "Deadline: \(row.title)"),
          CalendarProperty("TRIGGER", value: "\(minutes < 0 ? "-" : "")PT\(abs(minutes))M"),
        ])
    ]
  }

  // MARK: Properties

  private static func fields(of row: DocumentRow) -> [CalendarProperty] {
    guard case .custom = row.kind else { return [] }
    let details = CustomField.details.map { (name: $0.rawValue, text: row.booking.texts[$0.row.label]) }
    let texts = details + [("done", row.booking.isDone ? "yes" : nil), ("notes", row.notes)]
    return texts.compactMap { name, text in
      text.map { CalendarProperty("X-BARNSTORM-\(name.uppercased())", text: $0) }
    }
  }

  private static func head(id: String, _ document: TripDocument, modified: Timestamp) -> [CalendarProperty] {
    [
      CalendarProperty("UID", text: id), stamp("DTSTAMP", document.changedAt),
      CalendarProperty("SEQUENCE", value: "\(sequence(document.changedAt))"), stamp("LAST-MODIFIED", modified),
    ]
  }

  private static func stamp(_ name: String, _ moment: Timestamp) -> CalendarProperty {
    CalendarProperty(name, time: RawTime(unixSeconds: moment.wholeSeconds))
  }

  /// The sequence number of a version: seconds since 2020. All events have the trip's, because the times of a leg
  /// depend on its neighbors.
  private static func sequence(_ changed: Timestamp) -> Int64 {
    min(max(changed.wholeSeconds - 1_577_836_800, 0), Int64(Int32.max))
  }

  private static func times(_ row: DocumentRow) -> [CalendarProperty]? {
    guard let moment = row.movedTo?.lowerBound ?? row.times.start else { return nil }
    return span(from: moment, to: row.movedTo?.upperBound ?? row.times.end)
  }

  /// Times in UTC. An event must end later than it starts.
  private static func span(from start: Int64, to end: Int64?) -> [CalendarProperty] {
    [("DTSTART", start), ("DTEND", end.flatMap { $0 > start ? $0 : nil })].compactMap { name, moment in
      moment.map { CalendarProperty(name, time: RawTime(unixSeconds: $0)) }
    }
  }

  private static func allDay(_ date: CivilDate) -> [CalendarProperty] {
    [("DTSTART", date), ("DTEND", date.adding(days: 1))].map { CalendarProperty($0, time: RawTime(date: $1)) }
  }

  private static func description(of row: DocumentRow, _ separator: String) -> String {
    var lines = [([row.zonedTime] + row.labels).filter { !$0.isEmpty }.joined(separator: separator)]
    if row.times.basis == .computed { lines.append("The start is computed from the rows around it.") }
    lines += [row.notes, row.link].compactMap { $0 } + row.hint.map { "⚠ \($0)" }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func status(of row: DocumentRow) -> String {
    if row.movedTo != nil { return "CONFIRMED" }
    if !row.isPlayed { return "CANCELLED" }
    return row.times.basis == .computed || row.kind == .game && row.times.start == nil ? "TENTATIVE" : "CONFIRMED"
  }

  /// Has the form from which Apple's calendars draw a map. Coordinates of a city would be misleading for a venue.
  private static func place(of row: DocumentRow) -> [CalendarProperty] {
    var properties: [CalendarProperty] = []
    let address = row.place?.address ?? ""
    if !address.isEmpty { properties.append(CalendarProperty("LOCATION", text: address)) }
    guard let coordinate = row.coordinate, coordinate.precision != .city else { return properties }
    let (latitude, longitude) = (coordinate.point.latitude, coordinate.point.longitude)
    properties.append(CalendarProperty("GEO", value: "\(GeoPoint.degrees(latitude));\(GeoPoint.degrees(longitude))"))
    if !address.isEmpty {
      let parameters = [
        CalendarParameter("VALUE", "URI"), CalendarParameter("X-APPLE-RADIUS", "70"),
        CalendarParameter("X-TITLE", address),
      ]
      properties.append(
        CalendarProperty("X-APPLE-STRUCTURED-LOCATION", value: "geo:\(coordinate.point.comma)", parameters))
    }
    return properties
  }
}

extension DocumentRow {
  fileprivate var isBusy: Bool { times.start != nil && isPlayed && !kind.isLeg || movedTo != nil }
}
