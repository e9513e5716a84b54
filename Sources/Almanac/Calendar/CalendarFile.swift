/// A calendar file (`.ics`, RFC 5545) as its events, its zones, and what it says of itself. Unknown parts are ignored,
/// and a broken part costs at most the event that it is in.
package struct CalendarFile: Sendable {
  package private(set) var events: [CalendarEvent] = []
  package private(set) var count = 0
  package private(set) var zones: [String: ZoneDefinition] = [:]
  /// The zone that the file names for times without one, X-WR-TIMEZONE.
  package private(set) var defaultZone: String?
  package private(set) var titles: [CalendarProperty] = []
  package private(set) var producer = ""
  package private(set) var flaws: [(line: Int, flaw: ScheduleFinding)] = []
  package var isCutOff: Bool { flaws.contains { $0.flaw == .endsInEvent || $0.flaw == .endsInCalendar } }

  /// The most bytes to keep of one line: more than any text needs, so that a file of one line takes little memory.
  package static let longestLine = 65_536
  /// The most events that are read; the largest season of a league has 2,430.
  package static let maxEvents = 100_000

  private var event: CalendarEvent?
  /// The index in the event's properties of the text that a broken line may belong to.
  private var lastText: Int?
  private var calendarLine: Int?
  private var (firstEvent, method) = (0, "")
  private var depthInEvent = 0
  private var zone: [CalendarComponent] = []

  package init(_ bytes: [UInt8]) {
    for line in ContentLines(bytes, longest: Self.longestLine) { read(line) }
    endCalendar()
    if let event {
      count += 1
      flaws.append((event.line, .endsInEvent))
    } else if let calendarLine {
      flaws.append((calendarLine, .endsInCalendar))
    }
  }

  package init(zonesOf calendar: CalendarComponent) {
    for component in calendar.components where component.name == "VTIMEZONE" { add(zone: component) }
    defaultZone = calendar.property("X-WR-TIMEZONE")?.value.trimmed
  }

  /// Whether a file is a calendar: within its first lines, one begins with `BEGIN:VCALENDAR` or `BEGIN:VEVENT`.
  package static func isCalendar(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self).uppercased()
    return head.split(whereSeparator: \.isNewline).contains { line in
      let line = line.drop(while: \.isWhitespace)
      return line.hasPrefix("BEGIN:VCALENDAR") || line.hasPrefix("BEGIN:VEVENT")
    }
  }

  private mutating func read(_ line: UnfoldedLine) {
    guard !line.bytes.isEmpty else { return }
    if line.isCut { flaws.append((line.number, .longLine(limit: Self.longestLine))) }
    guard let property = CalendarProperty(line: line.bytes) else { return readRest(line) }
    switch property.name {
    case "BEGIN": begin(property.value.trimmed.uppercased(), line.number)
    case "END": end(property.value.trimmed.uppercased())
    default: read(property, line.number)
    }
  }

  private mutating func readRest(_ line: UnfoldedLine) {
    guard depthInEvent == 0, line.bytes.contains(where: { $0 > 0x20 }) else { return }
    flaws.append((line.number, event != nil && lastText != nil ? .restOfLine : .lineWithoutName))
    guard let lastText, let text = event?.properties[lastText] else { return }
    guard text.raw.count < Self.longestLine else { return }
    event?.properties[lastText].raw += (text.name == "SUMMARY" ? " " : "\\n").utf8 + line.bytes
  }

  private mutating func begin(_ name: String, _ line: Int) {
    switch name {
    case "VCALENDAR":
      endCalendar()
      calendarLine = line
    case "VEVENT":
      if let event {
        flaws.append((event.line, .eventWithoutEnd))
        close(event)
      }
      (event, depthInEvent, lastText) = (CalendarEvent(line: line), 0, nil)
    case "VTIMEZONE": zone = [CalendarComponent(name)]
    case "STANDARD", "DAYLIGHT":
      if zone.count == 1 { zone.append(CalendarComponent(name)) }
    default: if event != nil { depthInEvent += 1 }
    }
  }

  private mutating func end(_ name: String) {
    switch name {
    case "VCALENDAR":
      endCalendar()
      calendarLine = nil
    case "VEVENT":
      if let event { close(event) }
      event = nil
    case "VTIMEZONE":
      if let zone = zone.first { add(zone: zone) }
      zone = []
    case "STANDARD", "DAYLIGHT":
      if zone.count == 2, let part = zone.popLast() { zone[0].content.append(.component(part)) }
    default: depthInEvent = max(0, depthInEvent - 1)
    }
  }

  private mutating func read(_ property: CalendarProperty, _ line: Int) {
    if event != nil {
      guard depthInEvent == 0 else { return }
      event?.read(property, line: line)
      lastText = nil
      guard ["SUMMARY", "LOCATION", "DESCRIPTION"].contains(property.name) else { return }
      lastText = (event?.properties.count ?? 1) - 1
      if String(validating: property.raw, as: UTF8.self) == nil { flaws.append((line, .notUTF8)) }
    } else if !zone.isEmpty {
      zone[zone.count - 1].content.append(.property(property))
    } else {
      switch property.name {
      case "X-WR-CALNAME", "NAME", "X-WR-CALDESC": titles.append(property)
      case "X-WR-TIMEZONE": defaultZone = defaultZone ?? property.value.trimmed
      case "PRODID": producer = property.value.trimmed
      case "METHOD": method = property.value.trimmed.uppercased()
      default: break
      }
    }
  }

  private mutating func close(_ event: CalendarEvent) {
    count += 1
    guard events.count < Self.maxEvents else {
      return flaws.append((event.line, .tooManyEntries(limit: Self.maxEvents)))
    }
    events.append(event)
  }

  private mutating func add(zone: CalendarComponent) {
    guard let name = zone.property("TZID")?.text.trimmed, !name.isEmpty else { return }
    zones[name] = ZoneDefinition(zone)
  }

  private mutating func endCalendar() {
    if method == "CANCEL" { for index in firstEvent..<events.count { events[index].isCancelled = true } }
    (firstEvent, method) = (events.count, "")
  }
}
