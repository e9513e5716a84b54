import Itinerary

/// Converts entries of a trip to calendar events (RFC 5545), one for each resource, and back.
///
/// An event hides the whole entry in further properties. A digest of both reveals whether another program has edited
/// the event: if so, the visible fields are taken from the event, and everything else from the hidden entry.
package struct EventCodec: Sendable {
  let context: EventContext
  /// Whether events made in other programs become items. True for a calendar that belongs to the trip alone.
  let importsForeignEvents: Bool

  /// - Parameter trip: gives the dates of days, the zones of places, and the neighbors of items that others move.
  package init(
    _ trip: Trip, importsForeignEvents: Bool = true, wording: Wording = Wording(),
    zones: Zones = .carried
  ) {
    context = EventContext(trip, wording: wording, zones: zones)
    self.importsForeignEvents = importsForeignEvents
  }

  package func mark(of entry: SharedEntry) -> ContentDigest {
    HiddenFields.sum(of: context.visibleFields(of: entry), data: entry.json)
  }

  // MARK: Bounds

  package static let largestBody = 4 << 20
  private static let maxLines = 20_000

  static func calendars(_ body: [UInt8]) throws(CalendarError) -> [CalendarComponent] {
    if body.count > largestBody { throw .init("the event is larger than \(largestBody >> 20) MB") }
    var lines = 0
    for index in body.indices where body[index] == UInt8(ascii: "\n") || body[index] == UInt8(ascii: "\r") {
      let next = index + 1 < body.count ? body[index + 1] : 0
      if next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), next != UInt8(ascii: "\n") { lines += 1 }
    }
    if lines > maxLines { throw .init("the event has more than \(maxLines) lines") }
    do {
      return try CalendarComponent.read(body)
    } catch {
      throw .init("not a readable calendar: \(error)")
    }
  }

  static func main(in body: [UInt8]) -> MainEvent? {
    (try? calendars(body))?.lazy.compactMap(MainEvent.init).first
  }
}

extension EventCodec {
  /// Properties and alarms of other programs in the old body are kept.
  package func body(of entry: SharedEntry, over old: [UInt8]?, with notes: VersionNotes?) -> [UInt8] {
    guard let main = old.flatMap(EventCodec.main) else {
      let calendar = CalendarComponent("VCALENDAR", EventCodec.head, [event(of: entry, over: nil, with: notes)])
      return CalendarWriter.write([calendar])
    }
    let found = FoundEvent(main, context)
    var calendar = main.calendar
    calendar.content[main.index] = .component(event(of: entry, over: found, with: notes))
    if found.isSeries, !hasTimes(found, of: entry) { moveDate(of: found, to: entry, in: &calendar) }
    calendar.content.removeAll { content in
      guard case .property(let property) = content else { return false }
      return ["VERSION", "PRODID"].contains(property.name)
    }
    calendar.content = EventCodec.head.map(CalendarComponent.Content.property) + calendar.content
    return CalendarWriter.write([calendar])
  }

  static let head = [
    CalendarProperty("VERSION", value: "2.0"), CalendarProperty("PRODID", text: "-//Barnstorm//Barnstorm//EN"),
  ]

  /// A field of an old event that says the same stays as it is written.
  private func event(of entry: SharedEntry, over old: FoundEvent?, with notes: VersionNotes?) -> CalendarComponent {
    let visibleFields = context.visibleFields(of: entry)
    let retained = old.map { retainedFields(of: $0, entry, visibleFields) } ?? []
    let stamp = RawTime(unixSeconds: entry.modifiedAt.wholeSeconds)
    var properties = [
      CalendarProperty("UID", text: entry.uid), CalendarProperty("DTSTAMP", time: stamp),
      CalendarProperty("LAST-MODIFIED", time: stamp),
      CalendarProperty("SEQUENCE", value: "\(sequence(after: old))"),
    ]
    properties += visibleFields.properties(over: old, keeping: retained)
    let others = old.map { retainedProperties(of: $0, under: entry, retained) } ?? []
    let names = Set(others.map { $0.name })
    var marks: [CalendarProperty] = []
    let isForeign = old?.hidden.isAny == false && entry.item?.custom != nil
    if let category = entry.category, !isForeign || old?.category != entry.item?.custom?.category {
      marks.append(CalendarProperty("CATEGORIES", text: category))
    }
    if let point = entry.point { marks.append(CalendarProperty("GEO", value: point)) }
    if entry.item?.game?.isPlayed == false { marks.append(CalendarProperty("STATUS", value: "CANCELLED")) }
    if !isForeign {
      let isBusy = visibleFields.start?.isMoment == true && entry.item != nil && entry.item?.leg == nil
      marks.append(CalendarProperty("TRANSP", value: isBusy ? "OPAQUE" : "TRANSPARENT"))
    }
    properties += marks.filter { !names.contains($0.name) }
    let visible = CalendarComponent("VEVENT", properties + others)
    let displayed = old.map { VisibleFields(CalendarEvent(visible), $0.zones) } ?? visibleFields
    var hidden = hidden(of: entry, displayed)
    hidden.notes = notes ?? old?.hidden.notes ?? VersionNotes()
    properties += hidden.properties(sortOrder: entry.item?.position.sortOrder)
    return CalendarComponent("VEVENT", properties + others, old?.components ?? [])
  }

  private func retainedFields(of found: FoundEvent, _ entry: SharedEntry, _ visibleFields: VisibleFields) -> Set<
    VisibleFields.Field
  > {
    var retained = Set(VisibleFields.Field.allCases.filter { found.visibleFields[$0] == visibleFields[$0] })
    if visibleFields[.notes] == InertText.lines(context.notes(of: found)) { retained.insert(.notes) }
    // Coordinates without a name are shown as the place of our own events alone.
    if let place = entry.item?.custom?.location, place.name == nil, found.visibleFields[.place].isEmpty,
      !found.hidden.isAny,
      found.event.point.map({ $0.latitude == place.latitude && $0.longitude == place.longitude }) == true
    {
      retained.insert(.place)
    }
    if found.isSeries || hasTimes(found, of: entry) {
      retained.formUnion([.start, .end])
    } else if !retained.isSuperset(of: [.start, .end]) {
      retained.subtract([.start, .end])
    }
    return retained
  }

  func hasTimes(_ found: FoundEvent, of entry: SharedEntry) -> Bool {
    guard let item = entry.item, let custom = item.custom else { return false }
    return context.dates(of: found).contains { date in
      guard let place = context.place(of: date.start, near: item, writtenIn: found),
        place.day == item.position.day, place.time == custom.time
      else { return false }
      var read = custom
      (read.durationMinutes, read.nightCount) = (nil, 1)
      ForeignEdit.applyLength(into: &read, from: date.start, to: date.end)
      return read.durationMinutes == custom.durationMinutes && read.nightCount == custom.nightCount
    }
  }

  /// Writes the times of a custom item into the date of a series that it came from.
  private func moveDate(of found: FoundEvent, to entry: SharedEntry, in calendar: inout CalendarComponent) {
    let (dates, visibleFields) = (context.dates(of: found), context.visibleFields(of: entry))
    let own = dates.first { date in
      context.place(of: date.start, near: entry.item, writtenIn: found)?.day == entry.item?.position.day
    }
    guard let date = own ?? dates.first, let id = date.id, let start = visibleFields.start, let end = visibleFields.end,
      let base = calendar.events.first(where: { $0.event.recurrence == date.event.recurrenceID })
    else { return }
    let isChange = base.event.property("RECURRENCE-ID")?.value == id
    // An event that also replaces all later dates would move them too.
    if isChange, base.event.property("RECURRENCE-ID")?.parameter("RANGE") != nil { return }
    let written = base.event.property("DTSTART")
    var properties = base.event.properties.filter { property in
      let name = property.name
      return !Self.replacedByDate.contains(name) && !name.hasPrefix(HiddenFields.prefix)
    }
    properties += [
      CalendarProperty("DTSTAMP", time: RawTime(unixSeconds: entry.modifiedAt.wholeSeconds)),
      CalendarProperty("RECURRENCE-ID", value: id, found.event.property("DTSTART")?.timeParameters ?? []),
      start.property("DTSTART", over: written, found.zones), end.property("DTEND", over: written, found.zones),
    ]
    let event = CalendarComponent.Content.component(CalendarComponent("VEVENT", properties, base.event.components))
    if isChange { calendar.content[base.index] = event } else { calendar.content.append(event) }
  }

  private static let replacedByDate: Set<String> = [
    "DTSTAMP", "DTSTART", "DTEND", "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID",
  ]

  private func hidden(of entry: SharedEntry, _ visibleFields: VisibleFields) -> HiddenFields {
    let data = entry.json
    return HiddenFields(
      version: HiddenFields.version, kind: entry.kind, trip: HiddenFields.mark(ofTrip: context.trip.id),
      modifiedAt: entry.modifiedAt, place: importsForeignEvents || entry.item != nil ? nil : HiddenFields.mixed,
      data: data,
      sum: HiddenFields.sum(of: visibleFields, data: data), displayed: FieldDigests(of: visibleFields))
  }

  private func sequence(after old: FoundEvent?) -> Int {
    old.map { min(max($0.event.sequence, 0), Int(Int32.max) - 1) + 1 } ?? 0
  }

  /// The properties of kept fields, and those that say nothing of the entry.
  private func retainedProperties(
    of found: FoundEvent, under entry: SharedEntry, _ retained: Set<VisibleFields.Field>
  ) -> [CalendarProperty] {
    let custom = entry.item?.custom
    return found.event.properties.filter { property in
      let name = property.name
      if name.hasPrefix(HiddenFields.prefix) { return false }
      switch name {
      case "UID", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE": return false
      case "STATUS": return custom != nil
      case "TRANSP": return custom != nil && !found.hidden.isAny
      case "CATEGORIES": return custom?.category == found.category
      case "GEO", "X-APPLE-STRUCTURED-LOCATION":
        guard let point = found.event.point, let place = custom?.location, place.latitude != nil else {
          // The same place in another form stays only if the place has not changed.
          return name != "GEO" && retained.contains(.place)
        }
        return point.latitude == place.latitude && point.longitude == place.longitude
      default: return VisibleFields.Field(rawValue: name == "DURATION" ? "DTEND" : name).map(retained.contains) ?? true
      }
    }
  }
}

extension SharedEntry {
  var kind: String {
    switch self {
    case .trip: "trip"
    case .item(let item):
      switch item.kind {
      case .game: "game"
      case .travel: "travel"
      case .custom: "custom"
      }
    }
  }

  /// The id as events have it: the id itself, or its digest if it is longer than a line or than some servers allow.
  var uid: String {
    id.utf8.count <= 200 && InertText.line(id) == id && !id.isEmpty ? id : "id-\(ContentDigest(of: Array(id.utf8)))"
  }

  fileprivate var category: String? { item.map { ($0.custom?.category.rawValue ?? kind).withCapital } }

  fileprivate var point: String? {
    guard let place = item?.custom?.location, let latitude = place.latitude, let longitude = place.longitude else {
      return nil
    }
    let text = "\(latitude);\(longitude)"
    // Calendars do not allow numbers with an exponent.
    return text.utf8.contains(UInt8(ascii: "e")) ? nil : text
  }
}

extension EventCodec {
  /// The longest id, in bytes, that an item made elsewhere may have.
  private static let longestID = 500

  package func read(_ body: [UInt8], changedAt: Timestamp?, expected: SharedEntry?) -> EventReading {
    let calendars: [CalendarComponent]
    do throws(CalendarError) {
      calendars = try EventCodec.calendars(body)
    } catch {
      return .unreadable("\(error)")
    }
    if let main = calendars.lazy.compactMap(MainEvent.init).first {
      return read(FoundEvent(main, context, changedAt: changedAt), expected: expected)
    }
    // A page of a network's portal, or half a file, does not count as a deletion.
    return expected == nil ? .other : .unreadable(calendars.isEmpty ? "not a calendar" : "the calendar has no event")
  }

  private func read(_ found: FoundEvent, expected: SharedEntry?) -> EventReading {
    let hidden = found.hidden
    if let trip = hidden.trip, trip != HiddenFields.mark(ofTrip: context.trip.id) { return .other }
    // An event that others cancelled is not planned. Games and legs follow the trip.
    let kind = hidden.kind ?? (expected.map(\.kind) ?? "custom")
    if found.event.isCancelled, kind == "custom" { return .other }
    guard (1...EventCodec.longestID).contains(found.id.utf8.count) || found.id == expected?.uid else {
      return hidden.isAny ? .unreadable("\(found.name) has no valid ID") : .other
    }
    if hidden.version > HiddenFields.version {
      return .unreadable("\(found.name) was written by a newer Barnstorm")
    }
    if let data = hidden.data, let kind = hidden.kind {
      do throws(TripFileError) {
        return read(try SharedEntry(json: data, isTrip: kind == "trip"), data, found)
      } catch {
        if expected?.uid != found.id { return .unreadable("\(found.name) has unreadable Barnstorm data: \(error)") }
      }
    }
    if let expected, expected.uid == found.id { return restoringLostData(expected, by: found) }
    if let kind = hidden.kind, kind != "custom" {
      return .unreadable("\(found.name) lost its Barnstorm data")
    }
    return importsForeignEvents || hidden.isAny ? foreignEvent(found) : .other
  }

  private func read(_ entry: SharedEntry, _ data: [UInt8], _ found: FoundEvent) -> EventReading {
    if case .trip(let bareTrip) = entry, bareTrip.id != context.trip.id {
      return .unreadable("\(found.name) names one trip but contains another")
    }
    guard entry.uid == found.id else { return copy(of: entry, found) }
    if found.hidden.sum == HiddenFields.sum(of: found.visibleFields, data: data) { return .own(entry) }
    return edited(entry, found.hidden.displayed ?? FieldDigests(of: context.visibleFields(of: entry)), by: found)
  }

  private func edited(_ entry: SharedEntry, _ marks: FieldDigests, by found: FoundEvent) -> EventReading {
    let edit = ForeignEdit(found, marks, context)
    let edited = edit.applied(to: entry)
    return .foreign(
      edited == entry ? entry : edited.dated(after: entry, found.changedAt), refused: edit.refusedDate(of: entry))
  }

  /// An event that another program has copied becomes a new item if it is of a kind that people can make.
  private func copy(of entry: SharedEntry, _ found: FoundEvent) -> EventReading {
    guard case .item(let item) = entry, let custom = item.custom else {
      return .unreadable("\(found.name) duplicates a part of the trip that must be unique")
    }
    var twin = Item(
      id: ItemID(found.id), position: item.position, modifiedAt: item.modifiedAt, kind: .custom(custom),
      extra: item.extra, kindExtra: item.kindExtra)
    let marks = found.hidden.displayed ?? FieldDigests(of: context.visibleFields(of: entry))
    if let edited = ForeignEdit(found, marks, context).applied(to: .item(twin)).item { twin = edited }
    twin.modifiedAt = found.changedAt.map { max($0, item.modifiedAt.next) } ?? item.modifiedAt.next
    return .foreign(.item(twin))
  }

  /// The entry as last known, with the changes that people have made to its event, which has lost its hidden fields.
  private func restoringLostData(_ expected: SharedEntry, by found: FoundEvent) -> EventReading {
    // The version here wins if it is newer. Places round times to seconds.
    if let stored = found.storedAt, stored.wholeSeconds < expected.modifiedAt.wholeSeconds { return .foreign(expected) }
    return edited(expected, FieldDigests(of: context.visibleFields(of: expected)), by: found)
  }

  private func foreignEvent(_ found: FoundEvent) -> EventReading {
    guard let start = context.start(of: found) else {
      return .unreadable("\(found.name) has no readable date")
    }
    guard let place = context.place(of: found, near: nil) else {
      let date = context.wording.fullDate(context.date(of: start))
      return .unreadable("\(found.name) is on \(date), outside the trip: move it to a day of the trip")
    }
    let made = CustomItem(title: found.title, category: found.category, time: place.time)
    let item = Item(
      id: ItemID(found.id), position: Position(day: place.day, sortOrder: 1), modifiedAt: context.trip.modifiedAt,
      kind: .custom(made))
    guard var item = ForeignEdit(found, FieldDigests.none, context).filled(item) else { return .other }
    if case .custom(var custom) = item.kind {
      custom.notes = context.notes(of: found).nonEmpty
      item.kind = .custom(custom)
    }
    item.modifiedAt = found.changedAt ?? context.trip.modifiedAt
    return .foreign(.item(item))
  }

  /// The trip whose own event a resource is.
  package static func trip(in body: [UInt8]) -> FoundTrip? {
    guard let event = main(in: body)?.event else { return nil }
    let hidden = HiddenFields(event)
    guard hidden.kind == "trip", let data = hidden.data,
      case .trip(let bareTrip)? = try? SharedEntry(json: data, isTrip: true),
      hidden.trip == HiddenFields.mark(ofTrip: bareTrip.id),
      event.property("UID")?.text == SharedEntry.trip(bareTrip).uid
    else { return nil }
    return FoundTrip(bareTrip: bareTrip, importsForeignEvents: hidden.place != HiddenFields.mixed)
  }

  package static func isOfTrip(_ body: [UInt8]) -> Bool {
    main(in: body).map { HiddenFields($0.event).isAny } ?? false
  }
}

package struct FoundTrip: Equatable, Sendable {
  package let bareTrip: Trip
  package let importsForeignEvents: Bool
}

extension SharedEntry {
  /// The later of the moment after the earlier version and a given one.
  fileprivate func dated(after old: SharedEntry, _ moment: Timestamp?) -> SharedEntry {
    dated(max(old.modifiedAt.next, moment ?? old.modifiedAt.next))
  }
}

/// The counter of a device as an all-day event long past, which calendars don't show. It names no trip as its own, so
/// programs that don't know counters leave it alone.
extension EventCodec {
  private static let countProperty = HiddenFields.prefix + "COUNT"
  private static let day = CivilDate(year: 2000, month: 1, day: 1)

  package func body(of counter: DeviceCounter, at now: Timestamp) -> [UInt8] {
    let stamp = RawTime(unixSeconds: now.wholeSeconds)
    let properties =
      [
        CalendarProperty("UID", text: counter.id), CalendarProperty("DTSTAMP", time: stamp),
        CalendarProperty("LAST-MODIFIED", time: stamp),
        CalendarProperty("SUMMARY", text: "Barnstorm: sync counter of a device"),
      ]
      + [("DTSTART", 0), ("DTEND", 1)].compactMap { name, days in
        Self.day.map { CalendarProperty(name, time: RawTime(date: $0.adding(days: days))) }
      } + [CalendarProperty("TRANSP", value: "TRANSPARENT"), CalendarProperty("STATUS", value: "CANCELLED")]
    let hidden = [
      ("V", "\(HiddenFields.version)"), ("KIND", "counter"), ("TRIP", "+\(HiddenFields.mark(ofTrip: context.trip.id))"),
    ].map { CalendarProperty(HiddenFields.prefix + $0, value: $1) }
    let count = CalendarProperty(Self.countProperty, value: "\(counter.count)")
    let event = CalendarComponent("VEVENT", properties + hidden + [count])
    return CalendarWriter.write([CalendarComponent("VCALENDAR", EventCodec.head, [event])])
  }

  package func counter(in body: [UInt8]) -> DeviceCounter? {
    guard Self.contains(Self.countProperty, in: body), let event = Self.main(in: body)?.event,
      let id = event.property("UID")?.text, id.hasPrefix(DeviceCounter.prefix),
      let count = event.property(Self.countProperty).flatMap({ Int($0.value.trimmed) })
    else { return nil }
    return DeviceCounter(device: String(id.dropFirst(DeviceCounter.prefix.count)), count: count)
  }
}
