import Atlas
import Base
import Schedules
import TripCore

/// Reads the events of a calendar as items.
enum CalendarEvents {
  /// - Parameters:
  ///   - dates: The dates that are of interest in series; nil if they are unknown.
  ///   - zones: The zones that the calendar may name.
  static func read(_ bytes: [UInt8], in dates: ClosedRange<CivilDate>?, zones: inout ZoneNames) -> ImportedItems {
    var found = ImportedItems()
    let file = CalendarFile(bytes, keeping: names)
    let isOwnExport = file.producer.hasPrefix("-//Barnstorm//")
    // The all-day event with the list of a day has no category, and is not a row.
    let events = file.events.filter { event in
      guard isOwnExport, ["", "Game", "Leg"].contains(event.text("CATEGORIES")) else { return true }
      found.rowsOfTrips += event.text("CATEGORIES").isEmpty ? 0 : 1
      return false
    }
    let occurrences = CalendarOccurrences(
      events, zones: CalendarZones(of: file) { zones.zone(named: $0)?.rules }, in: dates)
    var clock = EventClock(file, zones)
    var (blocked, wholeTrips) = (0, 0)
    for occurrence in occurrences.all {
      if isBlocked(occurrence.event) {
        blocked += 1
        continue
      }
      let item = item(of: occurrence, &clock, isOwn: isOwnExport)
      if item.isWholeTrip { wholeTrips += 1 } else { found.items.append(item) }
    }
    found.items = StayEvents.joined(found.items)
    found.remarks = remarks(about: occurrences)
    if wholeTrips > 0 {
      found.remarks.append(wholeTrips.counted("event is", "events are") + " a whole trip, not a booking")
    }
    if blocked > 0 { found.remarks.append(blocked.counted("event is", "events are") + " blocked time, not a booking") }
    for name in clock.unknown {
      found.remarks.append("unknown time zone \(Excerpt.quoted(name)): its times are read as local times")
    }
    return found
  }

  private static let names: Set<String> = [
    "SUMMARY", "LOCATION", "DESCRIPTION", "URL", "CATEGORIES", "GEO", "X-APPLE-STRUCTURED-LOCATION",
    "X-BARNSTORM-REFERENCE", "X-BARNSTORM-PHONE", "X-BARNSTORM-COST", "X-BARNSTORM-NIGHTS", "X-BARNSTORM-DONE",
    "X-BARNSTORM-NOTES", "X-BARNSTORM-ICON",
  ]

  /// Whether an event says only that something cannot be booked: `Airbnb (Not available)`.
  private static func isBlocked(_ event: CalendarEvent) -> Bool {
    let words = NameKey(event.text("SUMMARY")).text
    return ["not available", "unavailable", "blocked", "closed not available"].contains { words.hasSuffix($0) }
  }

  private static func remarks(about occurrences: CalendarOccurrences) -> [String] {
    var remarks: [String] = []
    let undated = occurrences.undated.count
    if undated > 0 { remarks.append(undated.counted("event has", "events have") + " no readable date") }
    let unknown = occurrences.findings.filter { $0.finding == .unknownRule }.count
    if unknown > 0 {
      remarks.append(
        unknown.counted("event recurs", "events recur")
          + " with an unsupported recurrence rule: only the first date is imported")
    }
    return remarks
  }

  private static func item(
    of occurrence: CalendarOccurrence, _ clock: inout EventClock, isOwn: Bool
  ) -> ImportedItem {
    let event = occurrence.event
    let title = event.text("SUMMARY").singleSpaced
    let uid = event.uid.nonEmpty ?? "event \(event.text("SUMMARY")) \(event.writtenStart?.text ?? "")"
    var item = ImportedItem("uid \(uid)", title: title.isEmpty ? "Event" : title)
    if let id = occurrence.id { (item.series, item.identity) = (item.identity, item.identity + " " + id) }
    let kind = event.text("CATEGORIES")
    if let category = CustomItem.Category.allCases.first(where: { $0.rawValue == kind.lowercased() })
      ?? EntryVocabulary.category(of: kind)
    {
      item.category = category
    }
    item.start = clock.moment(occurrence.start)
    item.end = occurrence.end.map { clock.moment($0) }
    // All-day events end on the day before their written end.
    if occurrence.start.secondOfDay == nil, let end = occurrence.end { item.end?.dates = [end.date.adding(days: -1)] }
    let point = event.point
    item.stand(at: event.text("LOCATION"), point?.latitude, point?.longitude)
    item.url = event.property("URL")?.value.trimmed.nonEmpty
    if isOwn {
      item.readOwn(event)
    } else {
      item.note(MarkupText.plain(event.text("DESCRIPTION")))
      item.readTripItLines()
      item.readFlightTitle()
      item.readTrainTitle()
      item.readBookingLines()
      item.isReservation = item.isReservation || item.reference != nil || item.seat != nil
    }
    item.isCancelled = event.isCancelled
    return item
  }
}

/// The zones of the times of a calendar, as those of items.
private struct EventClock {
  private let file: CalendarFile
  private var zones: ZoneNames
  /// The names that nobody knows.
  private(set) var unknown: [String] = []

  init(_ file: CalendarFile, _ zones: ZoneNames) { (self.file, self.zones) = (file, zones) }

  mutating func moment(_ time: WrittenTime) -> FoundMoment {
    var moment = FoundMoment(time.date, secondOfDay: time.secondOfDay, zone: time.zone)
    if time.zone == .floating, let name = file.defaultZone { moment.zone = .named(name) }
    guard let second = time.secondOfDay, case .named(let name) = moment.zone else { return moment }
    if file.zones[name] == nil, zones.zone(named: name) != nil { return moment }
    if let rules = file.zones.rules(of: name, named: { zones.zone(named: $0)?.rules }) {
      moment.zone = .offset(rules.moment(of: time.date, secondOfDay: second).offsetSeconds)
    } else {
      moment.zone = .floating
      if !unknown.contains(name) { unknown.append(name) }
    }
    return moment
  }
}

extension ImportedItem {
  /// Reads the fields of an event that this program has exported. Its description is the row as people read it.
  fileprivate mutating func readOwn(_ event: CalendarEvent) {
    func field(_ name: String) -> String? { event.text("X-BARNSTORM-\(name)").trimmed.nonEmpty }
    note(field("NOTES"))
    (reference, phone, cost) = (field("REFERENCE"), field("PHONE"), field("COST").flatMap { Money($0) })
    (nights, isDone, icon) = (field("NIGHTS").flatMap { Int($0) }, field("DONE") != nil, field("ICON"))
  }
}

extension CalendarEvent {
  /// The text of a property; empty without one.
  fileprivate func text(_ name: String) -> String {
    property(name).map { FileText.string($0.bytes[...]).text } ?? ""
  }
}

extension Int {
  /// The number with a word in the singular or plural.
  func counted(_ one: StaticString, _ several: StaticString) -> String {
    self == 1 ? "one \(one)" : "\(self) \(several)"
  }
}
