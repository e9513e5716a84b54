import Atlas
import Base

/// Reads calendars (`.ics`, RFC 5545), as leagues and teams publish them. Unknown parts are passed over, and a broken
/// part costs at most the event that it is in.
struct CalendarReader {
  private var content = ScheduleContent()
  private var event: CalendarEvent?
  /// The line where the calendar begins; nil outside calendars.
  private var calendarLine: Int?
  /// The number of open components inside the event, such as alarms.
  private var depthInEvent = 0
  private var zone: (name: String, definition: ZoneDefinition)?
  private var observance: ZoneDefinition.Observance?
  /// The entries of series by `uid` and start, to find the one that a changed event replaces.
  private var masters: [String: Int] = [:]

  /// The most bytes to keep of one line: more than any text of a game needs, so that a file of one line takes little
  /// memory.
  static let longestLine = 65_536

  static func read(_ bytes: [UInt8]) -> ScheduleContent {
    var reader = CalendarReader()
    // An event takes more bytes than this, and unused memory costs nothing.
    reader.content.entries.reserveCapacity(min(bytes.count / 100, ScheduleContent.limit))
    bytes.withUnsafeBufferPointer { bytes in
      var lines = ContentLines(bytes, longest: longestLine)
      while let line = lines.next() { reader.take(line) }
    }
    reader.finish()
    return reader.content
  }

  /// Whether a file is a calendar: within its first lines, one begins with `BEGIN:VCALENDAR` or `BEGIN:VEVENT`.
  static func isCalendar(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self).uppercased()
    return head.split(whereSeparator: \.isNewline).contains { line in
      let line = line.drop(while: \.isWhitespace)
      return line.hasPrefix("BEGIN:VCALENDAR") || line.hasPrefix("BEGIN:VEVENT")
    }
  }

  private mutating func take(_ line: ContentLines.Line) {
    guard !line.bytes.isEmpty else { return }
    if line.isCut {
      content.problems.add(line.number, .file(.longLine(limit: CalendarReader.longestLine)))
    }
    guard let property = ContentLine(line) else { return takeRest(line) }
    switch property.name {
    case "BEGIN": begin(property.token.uppercased(), line.number)
    case "END": end(property.token.uppercased(), line.number)
    default: take(property)
    }
  }

  private mutating func takeRest(_ line: ContentLines.Line) {
    let rest = FileText.string(line.bytes[...]).text
    guard !rest.isEmpty, depthInEvent == 0 else { return }
    content.problems.add(line.number, .file(.lineWithoutName(isRest: event?.take(rest: rest) == true)))
  }

  private mutating func begin(_ component: String, _ line: Int) {
    switch component {
    case "VCALENDAR": calendarLine = line
    case "VEVENT":
      if let open = event {
        content.problems.add(open.line, .file(.eventWithoutEnd))
        close(open)
      }
      event = CalendarEvent(line: line)
      depthInEvent = 0
    case "VTIMEZONE": zone = ("", ZoneDefinition())
    case "STANDARD" where zone != nil, "DAYLIGHT" where zone != nil:
      observance = ZoneDefinition.Observance(onset: .min, offset: .min)
    default:
      if event != nil { depthInEvent += 1 }
    }
  }

  private mutating func end(_ component: String, _ line: Int) {
    switch component {
    case "VCALENDAR": calendarLine = nil
    case "VEVENT":
      if let open = event { close(open) }
      event = nil
    case "VTIMEZONE":
      if let zone, !zone.name.isEmpty { content.zoneDefinitions[zone.name] = zone.definition }
      zone = nil
    case "STANDARD", "DAYLIGHT":
      if let observance, observance.offset != .min { zone?.definition.observances.append(observance) }
      observance = nil
    default:
      depthInEvent = max(0, depthInEvent - 1)
    }
  }

  private mutating func take(_ property: ContentLine) {
    if event != nil {
      guard depthInEvent == 0, event?.take(property) == false else { return }
      content.problems.add(property.line, .file(.notUTF8))
    } else if zone != nil {
      takeInZone(property)
    } else {
      takeInCalendar(property)
    }
  }

  private mutating func takeInCalendar(_ property: ContentLine) {
    switch property.name {
    case "X-WR-CALNAME", "NAME", "X-WR-CALDESC": content.titles.append(property.decodedText.text)
    case "X-WR-TIMEZONE": content.defaultZone = content.defaultZone ?? property.token
    default: break
    }
  }

  private mutating func takeInZone(_ property: ContentLine) {
    switch property.name {
    case "TZID": zone?.name = property.token
    case "X-LIC-LOCATION": zone?.definition.location = property.token
    case "DTSTART": observance?.onset = CalendarReader.localSeconds(property.token) ?? .min
    case "RDATE":
      let dates = property.token.split(separator: ",").prefix(500)
      observance?.dates += dates.compactMap { CalendarReader.localSeconds(String($0)) }
    case "RRULE": observance?.rule = YearlyRule(property.token)
    case "TZOFFSETTO": observance?.offset = CalendarReader.offset(property.token) ?? .min
    default: break
    }
  }

  private mutating func close(_ event: CalendarEvent) {
    content.count += 1
    guard content.entries.count < ScheduleContent.limit else {
      return content.problems.add(event.line, .file(.tooManyEntries(limit: ScheduleContent.limit)))
    }
    guard let entry = event.entry() else {
      return content.problems.add(event.start?.line ?? event.line, .date(.missing(event.start?.token)))
    }
    if event.repeats { addSeries(entry, of: event) } else { add(entry, of: event) }
  }

  /// Adds an entry for each date of a series.
  private mutating func addSeries(_ entry: ScheduleEntry, of event: CalendarEvent) {
    guard let starts = event.starts(from: entry.row.start) else {
      content.problems.add(event.line, .date(.unknownRule), on: entry.row.start.date)
      if let start = event.start?.token { masters["\(entry.row.id ?? "") \(start)"] = content.entries.count }
      return add(entry, of: event)
    }
    if starts.count >= RecurrenceRule.mostRepetitions {
      content.problems.add(event.line, .date(.longSeries(starts.count)), on: entry.row.start.date)
    }
    for (start, text) in starts where content.entries.count < ScheduleContent.limit {
      var entry = entry
      entry.row.start = start
      masters["\(entry.row.id ?? "") \(text)"] = content.entries.count
      content.entries.append(entry)
    }
  }

  /// Adds an entry. One with RECURRENCE-ID replaces the date of the series that it names.
  private mutating func add(_ entry: ScheduleEntry, of event: CalendarEvent) {
    let uid = entry.row.id ?? ""
    if let replaced = event.recurrenceID, let index = masters["\(uid) \(replaced)"] {
      content.entries.replace(at: index, by: entry)
      return
    }
    content.entries.append(entry)
  }

  private mutating func finish() {
    content.isCutOff = event != nil || calendarLine != nil
    if let event {
      content.count += 1
      content.problems.add(event.line, .file(.endsInEvent))
    } else if let calendarLine {
      content.problems.add(calendarLine, .file(.endsInCalendar))
    }
  }

  private static func localSeconds(_ text: String) -> Int64? {
    guard let date = DateText(text), case .exact(let day) = date.day else { return nil }
    return Int64(day.dayNumber) * 86_400 + Int64(date.time?.secondOfDay ?? 0)
  }

  /// Reads an offset in seconds: `-0500`, or `+013015` with seconds.
  private static func offset(_ text: String) -> Int? {
    let digits = text.utf8.dropFirst().map { Int($0) - 48 }
    guard digits.count == 4 || digits.count == 6, digits.allSatisfy((0...9).contains) else { return nil }
    let pairs = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 10 + digits[$0 + 1] }
    let seconds = pairs[0] * 3600 + pairs[1] * 60 + (pairs.count > 2 ? pairs[2] : 0)
    guard seconds < 86_400, let sign = text.utf8.first else { return nil }
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}

extension ContentLine {
  /// The value of a text without its escapes, and whether it was UTF-8.
  var decodedText: (text: String, isUTF8: Bool) { FileText.string(text[...]) }

  /// The value of a date, a name or a rule, which are never escaped.
  var token: String { FileText.string(value).text }

  /// The value of a parameter.
  func decodedParameter(_ name: String) -> String? { parameter(name).map { FileText.string($0.bytes[...]).text } }
}
