import Atlas
import Base

/// A VEVENT, as far as its lines have been read.
struct CalendarEvent {
  /// The texts that a broken line may belong to.
  enum TextField { case summary, location, description }

  let line: Int
  private(set) var uid: String?
  private(set) var summary = ""
  private(set) var location = ""
  private(set) var description = ""
  private(set) var start: ContentLine?
  private(set) var recurrenceID: String?
  /// The rule of a series, RRULE; nil if there is none, empty if there are several.
  private var rule: String?
  /// The additional dates of a series (RDATE), and its exceptions (EXDATE).
  private var (moreDates, exceptions): ([String], [String]) = ([], [])
  private var status: Game.Status?
  private var lastField: TextField?

  init(line: Int) {
    self.line = line
  }

  /// Takes a property of the event.
  ///
  /// - Returns: Whether the value was UTF-8.
  mutating func take(_ property: ContentLine) -> Bool {
    lastField = nil
    switch property.name {
    case "SUMMARY": return take(property, .summary, \.summary)
    case "LOCATION": return take(property, .location, \.location)
    case "DESCRIPTION": return take(property, .description, \.description)
    case "UID": uid = uid ?? property.token
    case "DTSTART": start = start ?? property
    case "RECURRENCE-ID": recurrenceID = property.token
    case "RRULE": rule = rule == nil ? property.token : ""
    case "RDATE":
      moreDates += property.token.split(separator: ",").prefix(RecurrenceRule.mostRepetitions).map(String.init)
    case "EXDATE":
      exceptions += property.token.split(separator: ",").prefix(RecurrenceRule.mostRepetitions).map(String.init)
    case "STATUS": status = StatusWords.status(in: property.token)
    default: break
    }
    return true
  }

  /// Takes a line that a writer broke without folding it. Returns whether there is a text before it to append it to.
  mutating func take(rest line: String) -> Bool {
    switch lastField {
    case .summary: CalendarEvent.append(" " + line, to: &summary)
    case .location: CalendarEvent.append("\n" + line, to: &location)
    case .description: CalendarEvent.append("\n" + line, to: &description)
    case nil: return false
    }
    return true
  }

  /// Returns the entry that the event makes; nil if its start cannot be read.
  func entry() -> ScheduleEntry? {
    guard let start = start.flatMap(CalendarEvent.start) else { return nil }
    var entry = ScheduleEntry(line: line, start: start)
    entry.row.id = uid.flatMap { $0.isEmpty ? nil : $0 }
    entry.text.summary = summary
    let details = EventDetails(description)
    takePlace(details.place, &entry)
    entry.row.status = status ?? details.status ?? (details.saysTimeIsOpen ? .timeTBD : .scheduled)
    return entry
  }

  /// Whether the event is a series.
  var repeats: Bool { recurrenceID == nil && (rule != nil || !moreDates.isEmpty) }

  /// Returns the starts of a series by date, each with its text for RECURRENCE-ID; nil if its rule is not supported.
  ///
  /// - Parameter first: The start of the event.
  func starts(from first: WrittenStart) -> [(start: WrittenStart, text: String)]? {
    guard let text = start?.token else { return nil }
    var starts: [WrittenStart] = [first]
    if let rule {
      guard let rule = RecurrenceRule(rule) else { return nil }
      starts = rule.days(from: first.date, secondOfDay: first.secondOfDay ?? 0, slack: slack(of: first)).map { day in
        WrittenStart(date: day, secondOfDay: first.secondOfDay, zone: first.zone)
      }
    }
    for date in moreDates.compactMap(CalendarEvent.moment) {
      starts.append(WrittenStart(date: date.day, secondOfDay: date.second ?? first.secondOfDay, zone: first.zone))
    }
    let left = exceptions.compactMap(CalendarEvent.moment)
    starts.removeAll { start in
      left.contains { $0.day == start.date && ($0.second == nil || $0.second == start.secondOfDay) }
    }
    // The part `T190000Z` of `20260703T190000Z`, which all dates of a rule share.
    let rest = text.dropFirst(8)
    return starts.map { ($0, $0.date.description.filter { $0 != "-" } + rest) }
  }

  /// The seconds by which the clock of the start may be ahead of UTC, in which the end of a rule is given.
  private func slack(of start: WrittenStart) -> Int {
    guard case .named(let zone) = start.zone else { return 0 }
    return zone.hasPrefix("America/") || zone.hasPrefix("US/") ? 0 : 14 * 3600
  }

  /// Reads a date of a series; for a period, its start.
  private static func moment(_ text: String) -> (day: CivilDate, second: Int?)? {
    guard let date = DateText(String(text.prefix { $0 != "/" })), case .exact(let day) = date.day else { return nil }
    return (day, date.time?.secondOfDay)
  }

  /// Takes the place. A venue in the description belongs to a city without a venue, or replaces a missing place.
  private func takePlace(_ described: String?, _ entry: inout ScheduleEntry) {
    entry.text.location = location.isEmpty ? nil : location
    guard let described else { return }
    if location.isEmpty || PlaceWords.isNone(location) {
      entry.text.location = described
    } else if LocationText(location).venue == nil {
      entry.text.location = described + ", " + location
    }
  }

  private static func append(_ rest: String, to text: inout String) {
    if text.utf8.count < CalendarReader.longestLine { text += rest }
  }

  private mutating func take(
    _ property: ContentLine, _ field: TextField, _ path: WritableKeyPath<CalendarEvent, String>
  ) -> Bool {
    let (text, isUTF8) = property.decodedText
    if self[keyPath: path].isEmpty { self[keyPath: path] = text }
    lastField = field
    return isUTF8
  }

  /// Reads `20260703T132000`, with the zone in the text itself, that of the TZID, or none.
  private static func start(_ property: ContentLine) -> WrittenStart? {
    var text = property.token
    if text.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "%") }) {
      text = text.without("%00").filter { $0 != "\0" }
    }
    guard let date = DateText(text), case .exact(let day) = date.day else { return nil }
    let isDate = property.decodedParameter("VALUE")?.uppercased() == "DATE"
    guard let time = date.time, !isDate else { return WrittenStart(date: day, secondOfDay: nil, zone: .floating) }
    let name = property.decodedParameter("TZID").flatMap { $0.isEmpty ? nil : $0 }
    let zone = time.zone == .floating ? name.map(WrittenStart.Zone.named) ?? .floating : time.zone
    return WrittenStart(date: day, secondOfDay: time.secondOfDay, zone: zone)
  }
}
