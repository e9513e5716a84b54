import Itinerary

/// The event that is not a single date of a series, or else the first.
struct MainEvent {
  let calendar: CalendarComponent
  let index: Int
  let event: CalendarComponent

  init?(_ calendar: CalendarComponent) {
    let events = calendar.events
    guard calendar.name == "VCALENDAR",
      let main = events.first(where: { $0.event.property("RECURRENCE-ID") == nil }) ?? events.first
    else { return nil }
    (self.calendar, index, event) = (calendar, main.index, main.event)
  }
}

extension CalendarComponent {
  var events: [(index: Int, event: CalendarComponent)] {
    content.indices.compactMap { index in
      guard case .component(let event) = content[index], event.name == "VEVENT" else { return nil }
      return (index, event)
    }
  }

  var recurrence: RawTime? { property("RECURRENCE-ID").flatMap { RawTime($0) } }
}

extension CalendarProperty {
  var timeParameters: [CalendarParameter] { parameters.filter { ["TZID", "VALUE"].contains($0.name) } }
}

struct FoundEvent {
  let event: CalendarEvent
  let components: [CalendarComponent]
  let changes: [CalendarEvent]
  let zones: CalendarZones
  let hidden: HiddenFields
  let visibleFields: VisibleFields
  let id: String
  /// The time of the last change according to the remote, if it gives one.
  let storedAt: Timestamp?
  /// The time according to the event, if the remote gives none.
  let changedAt: Timestamp?

  init(_ main: MainEvent, _ context: EventContext, changedAt: Timestamp? = nil) {
    let component = main.event
    let event = CalendarEvent(component)
    changes = main.calendar.events.filter { $0.event.recurrence != nil }.map { CalendarEvent($0.event) }
      .filter { $0.uid == event.uid }
    hidden = HiddenFields(component)
    var budget = WorkBudget()
    let zones = CalendarZones(
      of: CalendarFile(zonesOf: main.calendar), events: [event] + changes, budget: &budget, named: context.namedZone)
    (self.event, self.zones, components) = (event, zones, component.components)
    visibleFields = VisibleFields(event, zones)
    id = component.property("UID")?.text ?? ""
    storedAt = changedAt
    let stamp = [component.property("LAST-MODIFIED"), component.property("DTSTAMP")].lazy.compactMap { property in
      property.flatMap { RawTime($0) }.flatMap(zones.moment)
    }.first
    self.changedAt = changedAt ?? stamp.map { Timestamp(microseconds: $0 * 1_000_000) }
  }

  var isSeries: Bool { event.repeats || !changes.isEmpty }

  var title: String { visibleFields[.title].nonEmpty ?? "Event" }

  var name: String { Excerpt.quoted(title) }

  var category: CustomItem.Category {
    let named = event.property("CATEGORIES")?.text.lowercased() ?? ""
    return CustomItem.Category.allCases.first { $0.rawValue == named } ?? EntryVocabulary.category(of: named)
      ?? EntryVocabulary.category(of: title) ?? .activity
  }
}

package enum EventReading: Equatable, Sendable {
  /// The entry as this program wrote it, perhaps with insignificant changes by others.
  case own(SharedEntry)
  /// Edited or made by another program, or without its hidden fields, so that the resource has to be rewritten.
  /// `modifiedAt` is the time of the edit, unchanged if the edit does not affect the entry. `refused` is the date
  /// outside the trip to which the event was moved, and the entry cannot follow.
  case foreign(SharedEntry, refused: CivilDate? = nil)
  /// A resource that does not belong to this trip and is not changed.
  case other
  /// The reason is a sentence without a full stop.
  case unreadable(String)

  package var entry: SharedEntry? {
    switch self {
    case .own(let entry), .foreign(let entry, _): entry
    case .other, .unreadable: nil
    }
  }
}

extension RawTime {
  var isMoment: Bool { zone == .offset(0) }

  var mark: String {
    guard let secondOfDay else { return date.description }
    return isMoment ? "\(localSeconds)" : "\(date)T\(secondOfDay)"
  }

  /// Nil if the two have different forms.
  func seconds(to end: RawTime) -> Int64? {
    guard zone == end.zone, (secondOfDay == nil) == (end.secondOfDay == nil) else { return nil }
    return end.localSeconds - localSeconds
  }

  func adding(seconds: Int64) -> RawTime { with(localSeconds: localSeconds + seconds) }

  /// Moments are written in UTC, which needs no definition of a zone, or stay in the zone of the old property.
  func property(_ name: String, over old: CalendarProperty?, _ zones: CalendarZones?) -> CalendarProperty {
    guard isMoment, let zone = old?.parameter("TZID"), let time = old.flatMap({ RawTime($0) }),
      let reading = zones?.rules(of: time)?.reading(at: localSeconds)
    else { return CalendarProperty(name, time: self) }
    let local = RawTime(date: reading.date, secondOfDay: reading.secondOfDay)
    return CalendarProperty(name, value: local.calendarText, [zone])
  }
}

extension CalendarZones {
  /// Makes an event without an end last all day, or no time.
  func span(from start: RawTime, to end: RawTime?) -> (start: RawTime, end: RawTime) {
    let begin = unzoned(start)
    return (begin, end.map(unzoned) ?? (begin.secondOfDay == nil ? begin.adding(seconds: 86_400) : begin))
  }

  private func unzoned(_ time: RawTime) -> RawTime {
    moment(of: time).map { RawTime(unixSeconds: $0) } ?? RawTime(date: time.date, secondOfDay: time.secondOfDay)
  }
}
