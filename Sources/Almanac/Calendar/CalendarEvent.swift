/// A VEVENT with what decides when it takes place, and all of its properties.
package struct CalendarEvent: Sendable {
  /// The line of the file that it begins in, from 1.
  package let line: Int
  package private(set) var uid = ""
  package private(set) var sequence = 0
  package private(set) var status: String?
  /// Whether it does not take place: STATUS:CANCELLED, or a calendar with METHOD:CANCEL.
  package internal(set) var isCancelled = false
  package private(set) var start: RawTime?
  /// The line and the text of DTSTART, also if it cannot be read.
  package private(set) var writtenStart: (line: Int, text: String)?
  /// DTEND, and DURATION in seconds.
  private(set) var (writtenEnd, length): (RawTime?, Int?)
  var (rules, exceptionRules): ([String], [String]) = ([], [])
  /// The additional dates, RDATE, each with its own end if it is a period.
  private(set) var additions: [(start: RawTime, end: RawTime?)] = []
  private(set) var exceptions: [RawTime] = []
  package private(set) var recurrenceID: RawTime?
  private(set) var isThisAndFuture = false
  package internal(set) var properties: [CalendarProperty] = []

  init(line: Int) { self.line = line }

  package init(_ component: CalendarComponent) {
    self.init(line: 0)
    for property in component.properties { read(property, line: 0) }
  }

  package func property(_ name: String) -> CalendarProperty? { properties.first { $0.name == name } }

  package var repeats: Bool { recurrenceID == nil && !(rules.isEmpty && additions.isEmpty) }

  /// The end: DTEND, or DURATION after the start; nil if neither is given or can be read.
  package func end(from start: RawTime) -> RawTime? {
    guard let own = self.start else { return nil }
    if let end = writtenEnd, (end.secondOfDay == nil) == (own.secondOfDay == nil) {
      return end.with(localSeconds: end.localSeconds + start.localSeconds - own.localSeconds)
    }
    return length.map { start.with(localSeconds: start.localSeconds + Int64($0)) }
  }

  private static let maxDates = 5000

  mutating func read(_ property: CalendarProperty, line: Int) {
    properties.append(property)
    let value = property.value.trimmed
    switch property.name {
    case "UID": if uid.isEmpty { uid = value }
    case "SEQUENCE": sequence = Int(bounded: value) ?? 0
    case "STATUS":
      status = value
      if value.uppercased() == "CANCELLED" { isCancelled = true }
    case "DTSTART":
      if writtenStart == nil { (start, writtenStart) = (RawTime(property), (line, value)) }
    case "DTEND": writtenEnd = writtenEnd ?? RawTime(property)
    case "DURATION": length = length ?? CalendarDuration.seconds(value)
    case "RRULE": rules.append(value)
    case "EXRULE": exceptionRules.append(value)
    case "RDATE": additions += Self.spans(property)
    case "EXDATE": exceptions += Self.spans(property).map(\.start)
    case "RECURRENCE-ID":
      recurrenceID = RawTime(property)
      isThisAndFuture = property.parameter("RANGE")?.value.uppercased() == "THISANDFUTURE"
    default: break
    }
  }

  private static func spans(_ property: CalendarProperty) -> [(start: RawTime, end: RawTime?)] {
    let zone = property.parameter("TZID")?.value
    return property.value.split(separator: ",").prefix(maxDates).compactMap { part in
      let ends = part.split(separator: "/").map { String($0).trimmed }
      guard let first = ends.first, let start = RawTime(calendar: first, zone: zone) else { return nil }
      guard ends.count == 2 else { return (start, nil) }
      if let length = CalendarDuration.seconds(ends[1]) {
        return (start, start.with(localSeconds: start.localSeconds + Int64(length)))
      }
      return (start, RawTime(calendar: ends[1], zone: zone))
    }
  }
}

extension RawTime {
  /// Reads the time in a property such as DTSTART; nil for any other text.
  package init?(_ property: CalendarProperty) {
    self.init(calendar: property.value, zone: property.parameter("TZID")?.value)
    if property.parameter("VALUE")?.value.uppercased() == "DATE" { (secondOfDay, zone) = (nil, .floating) }
  }
}

extension CalendarEvent {
  /// The coordinates in GEO or in the structured location of Apple, in degrees; nil without them.
  package var point: (latitude: Double, longitude: Double)? {
    let raw = property("X-APPLE-STRUCTURED-LOCATION")?.value ?? ""
    for text in [raw.hasPrefix("geo:") ? String(raw.dropFirst(4)) : nil, property("GEO")?.value] {
      let parts = (text ?? "").split { ";,?".contains($0) }.prefix(2).compactMap { Double(String($0).trimmed) }
      if parts.count == 2, abs(parts[0]) <= 90, abs(parts[1]) <= 180 { return (parts[0], parts[1]) }
    }
    return nil
  }
}
