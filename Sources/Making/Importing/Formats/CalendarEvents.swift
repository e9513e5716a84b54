import Base
import Schedules
import TripCore

/// Reads the events of a calendar (RFC 5545). Unknown parts are skipped, and broken events are left out.
enum CalendarEvents {
  private static let longestLine = 65_536

  /// Whether a file is a calendar, judging by the beginning of its first line.
  static func isCalendar(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.drop { $0 <= 0x20 }.prefix(20), as: UTF8.self).uppercased()
    return head.hasPrefix("BEGIN:VCALENDAR") || head.hasPrefix("BEGIN:VEVENT")
  }

  static func read(_ bytes: [UInt8]) -> FoundItems {
    var reader = EventReader()
    bytes.withUnsafeBufferPointer { bytes in
      var lines = ContentLines(bytes, longest: longestLine)
      while let line = lines.next() { if let line = ContentLine(line) { reader.take(line) } }
    }
    return reader.result
  }
}

/// A pass over the lines of a calendar.
private struct EventReader {
  private var found = FoundItems()
  private var event: EventText?
  private var depth = 0
  private var isOwnExport = false
  /// The indices of the dates of series, for events that replace one of them.
  private var occurrences: [String: Int] = [:]
  private var undated = 0
  private var unknownRules = 0

  var result: FoundItems {
    var result = found
    if undated > 0 { result.remarks.append(undated.counted("event has", "events have") + " no readable date") }
    if unknownRules > 0 {
      result.remarks.append(
        unknownRules.counted("event recurs", "events recur")
          + " with an unsupported recurrence rule: only the first date is imported")
    }
    return result
  }

  mutating func take(_ line: ContentLine) {
    let value = line.plainValue
    switch (line.name, value.uppercased()) {
    case ("BEGIN", "VEVENT"): (event, depth) = (EventText(), 0)
    case ("END", "VEVENT"):
      if let event { close(event) }
      event = nil
    case ("BEGIN", _): depth += 1
    case ("END", _): depth -= 1
    case ("PRODID", _) where event == nil: isOwnExport = value.hasPrefix("-//Barnstorm//")
    default: if depth == 0 { event?.take(line) }
    }
  }

  private mutating func close(_ event: EventText) {
    // The all-day event with the list of a day has no category, and is not a row.
    if isOwnExport, ["", "Game", "Leg"].contains(event["CATEGORIES"]) {
      found.rowsOfTrips += event["CATEGORIES"].isEmpty ? 0 : 1
      return
    }
    guard let start = event.start else {
      undated += 1
      return
    }
    let uid = event["UID"].nonEmpty ?? "event \(event["SUMMARY"]) \(event.startText)"
    var item = event.item(named: "uid \(uid)", from: start)
    if let replaced = event["RECURRENCE-ID"].nonEmpty {
      item.identity += " " + replaced
      if let index = occurrences[item.identity] { found.items[index] = item } else { found.items.append(item) }
      return
    }
    guard let rule = event["RRULE"].nonEmpty else { return found.items.append(item) }
    addSeries(of: item, event, rule, from: start)
  }

  /// Adds an item for each date of a repeating event.
  private mutating func addSeries(of item: FoundItem, _ event: EventText, _ text: String, from start: FoundMoment) {
    guard let rule = RecurrenceRule(text), let first = start.dates.first else {
      unknownRules += 1
      return found.items.append(item)
    }
    let exceptions = Set(event.exceptions)
    for day in rule.days(from: first, secondOfDay: start.secondOfDay ?? 0, slack: 0) where !exceptions.contains(day) {
      var copy = item
      copy.start?.dates = [day]
      copy.end = item.end.map { end in
        var end = end
        end.dates = end.dates.map { day.adding(days: $0.dayNumber - first.dayNumber) }
        return end
      }
      // As in RECURRENCE-ID: the date, followed by the time that all dates of the series share.
      copy.identity += " " + day.description.filter { $0 != "-" } + event.startText.dropFirst(8)
      occurrences[copy.identity] = found.items.count
      found.items.append(copy)
    }
  }
}

/// The properties of an event that are read, each at most once.
private struct EventText {
  private var texts: [String: String] = [:]
  private(set) var start: FoundMoment?
  private var end: FoundMoment?
  private var isWholeDay = false
  /// The dates that a series leaves out.
  private(set) var exceptions: [CivilDate] = []
  private var point: (latitude: Double, longitude: Double)?

  private static let names: Set<String> = [
    "UID", "SUMMARY", "LOCATION", "DESCRIPTION", "URL", "STATUS", "RRULE", "RECURRENCE-ID", "CATEGORIES", "DURATION",
  ]

  subscript(_ name: String) -> String { texts[name] ?? "" }

  /// The start as written, which identifies a date of a series.
  private(set) var startText = ""

  mutating func take(_ line: ContentLine) {
    switch line.name {
    case "DTSTART":
      guard start == nil else { return }
      startText = line.plainValue
      start = Self.moment(line)
      isWholeDay = start?.secondOfDay == nil
    case "DTEND": end = end ?? Self.moment(line)
    case "EXDATE":
      for part in line.plainValue.split(separator: ",").prefix(1000) {
        if let date = DateText(String(part)), case .exact(let day) = date.day { exceptions.append(day) }
      }
    case "GEO": point = point ?? Self.point(line.plainValue, ";")
    case "X-APPLE-STRUCTURED-LOCATION":
      if line.plainValue.hasPrefix("geo:") { point = point ?? Self.point(String(line.plainValue.dropFirst(4)), ",") }
    default:
      guard Self.names.contains(line.name), texts[line.name] == nil else { return }
      texts[line.name] =
        ["RRULE", "RECURRENCE-ID", "URL", "DURATION"].contains(line.name) ? line.plainValue : line.plainText
    }
  }

  func item(named identity: String, from start: FoundMoment) -> FoundItem {
    let title = self["SUMMARY"].singleSpaced
    var item = FoundItem(identity, title: title.isEmpty ? "Event" : title)
    if let category = CustomItem.Category.allCases.first(where: { $0.rawValue == self["CATEGORIES"].lowercased() })
      ?? EntryVocabulary.category(of: self["CATEGORIES"])
    {
      item.category = category
    }
    item.start = start
    item.end = end ?? endByDuration(from: start)
    // All-day events end on the day before their written end.
    if isWholeDay, let last = item.end?.dates.first { item.end?.dates = [last.adding(days: -1)] }
    item.stand(at: self["LOCATION"], point?.latitude, point?.longitude)
    item.note(MarkupText.plain(self["DESCRIPTION"]))
    item.url = self["URL"].nonEmpty
    item.isCancelled = self["STATUS"].uppercased() == "CANCELLED"
    return item
  }

  /// The end, computed from a duration such as `PT1H30M` or `P1D`.
  private func endByDuration(from start: FoundMoment) -> FoundMoment? {
    guard let seconds = CalendarDuration.seconds(self["DURATION"]), seconds > 0, let date = start.dates.first else {
      return nil
    }
    let end = (start.secondOfDay ?? 0) + seconds
    return FoundMoment(
      date.adding(days: end / 86_400), secondOfDay: start.secondOfDay == nil ? nil : end % 86_400, zone: start.zone)
  }

  private static func moment(_ line: ContentLine) -> FoundMoment? {
    guard let date = DateText(line.plainValue), case .exact(let day) = date.day else { return nil }
    guard let time = date.time, line.parameter("VALUE")?.value.uppercased() != "DATE" else { return FoundMoment(day) }
    var zone = FoundMoment.Zone(time.zone)
    if zone == .local, let name = line.parameter("TZID")?.value.nonEmpty { zone = .named(name) }
    return FoundMoment(day, secondOfDay: time.secondOfDay, zone: zone)
  }

  private static func point(_ text: String, _ separator: Character) -> (latitude: Double, longitude: Double)? {
    let parts = text.prefix { $0 != "?" }.split(separator: separator)
    guard parts.count >= 2, let latitude = Double(String(parts[0]).trimmed),
      let longitude = Double(String(parts[1]).trimmed)
    else { return nil }
    return (latitude, longitude)
  }
}

extension FoundMoment.Zone {
  init(_ zone: WrittenStart.Zone) {
    switch zone {
    case .floating: self = .local
    case .offset(let seconds): self = .offset(seconds)
    case .named(let name): self = .named(name)
    }
  }
}

extension ContentLine {
  /// The value of a date, a name or a rule, none of which is escaped.
  fileprivate var plainValue: String { FileText.string(value).text }

  fileprivate var plainText: String { FileText.string(text[...]).text }
}

extension Int {
  /// The number with a word in the singular or plural.
  func counted(_ one: StaticString, _ several: StaticString) -> String {
    self == 1 ? "one \(one)" : "\(self) \(several)"
  }
}
