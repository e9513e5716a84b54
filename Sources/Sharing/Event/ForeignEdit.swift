import Itinerary

/// The changes that people made to the visible fields of an event, applied as edits under the rules of the trip: a game
/// keeps its facts, a leg its cities, an item its day if the new one is not allowed. The event is then rewritten.
struct ForeignEdit {
  private let found: FoundEvent
  private let fields: Set<VisibleFields.Field>
  private let context: EventContext

  init(_ found: FoundEvent, _ marks: FieldDigests, _ context: EventContext) {
    (self.found, self.context) = (found, context)
    fields = marks.edited(in: found.visibleFields)
  }

  private var visibleFields: VisibleFields { found.visibleFields }

  func applied(to entry: SharedEntry) -> SharedEntry {
    if fields.isEmpty { return entry }
    switch entry {
    case .trip(var bareTrip):
      if fields.contains(.title), let name = visibleFields[.title].nonEmpty { bareTrip.name = name }
      return .trip(bareTrip)
    case .item(let item):
      switch item.kind {
      case .game: return entry
      case .travel(let leg): return .item(edited(item, leg))
      case .custom(let custom): return .item(edited(item, custom))
      }
    }
  }

  /// The date outside the trip to which people moved the event, if the entry cannot follow: games stay by their facts,
  /// and a leg with a timetable takes the date into that.
  func refusedDate(of entry: SharedEntry) -> CivilDate? {
    guard fields.contains(.start), let item = entry.item, item.game == nil, let start = context.start(of: found),
      item.custom != nil || item.leg?.departs == nil && start.secondOfDay == nil
    else { return nil }
    return context.place(of: found, near: item) == nil ? context.date(of: start) : nil
  }

  /// The title, category, day and time are already set.
  func filled(_ item: Item) -> Item? {
    guard var custom = item.custom else { return nil }
    applyTexts(into: &custom)
    if let point = found.event.point {
      custom.location = CustomItem.Location(
        name: custom.location?.name, latitude: point.latitude, longitude: point.longitude)
    }
    Self.applyLength(into: &custom, from: visibleFields.start, to: visibleFields.end)
    return placed(item, custom, day: item.position.day, isNew: true)
  }

  private func edited(_ item: Item, _ custom: CustomItem) -> Item {
    var content = custom
    if fields.contains(.title) {
      let prefix = InertText.line(custom.time.map(context.prefix) ?? "") + " "
      let title =
        visibleFields[.title].hasPrefix(prefix)
        ? String(visibleFields[.title].dropFirst(prefix.count)) : visibleFields[.title]
      if let title = title.trimmed.nonEmpty { content.title = title }
    }
    applyTexts(into: &content)
    var day = item.position.day
    if fields.contains(.start), let place = context.place(of: found, near: item) {
      day = place.day
      // A whole day in place of an event with a time removes the time.
      if place.time != nil || context.rules(for: item) != nil { content.time = place.time }
    }
    if fields.contains(.end) || fields.contains(.start) {
      Self.applyLength(into: &content, from: visibleFields.start, to: visibleFields.end)
    }
    if content == custom, day == item.position.day { return item }
    return placed(item, content, day: day, isNew: false)
  }

  private func applyTexts(into content: inout CustomItem) {
    if fields.contains(.notes) { content.notes = visibleFields[.notes].nonEmpty }
    if fields.contains(.link) { content.url = visibleFields[.link].nonEmpty }
    guard fields.contains(.place) else { return }
    var place = content.location ?? CustomItem.Location()
    if let point = CustomItem.Location.coordinates(visibleFields[.place][...]), place.name == nil {
      (place.latitude, place.longitude) = (point.latitude, point.longitude)
    } else {
      place.name = visibleFields[.place].nonEmpty
    }
    if let point = found.event.point { (place.latitude, place.longitude) = (point.latitude, point.longitude) }
    content.location = place == CustomItem.Location() ? nil : place
  }

  static func applyLength(into content: inout CustomItem, from start: RawTime?, to end: RawTime?) {
    guard let start, let end, let seconds = start.seconds(to: end) else { return }
    if content.category == .hotel, seconds >= 86_400 {
      content.nightCount = Int((min(seconds, 31_536_000) + 43_200) / 86_400)
      return
    }
    if start.secondOfDay == nil { return content.nightCount = 1 }
    if content.time == nil { return }
    let minutes = Int(min(max(seconds, 0), 31_536_000) / 60)
    if minutes == Int(EventContext.usualLength / 60), content.durationMinutes == nil { return }
    content.durationMinutes = minutes > 0 ? minutes : content.durationMinutes
  }

  private func placed(_ item: Item, _ content: CustomItem, day: Int, isNew: Bool) -> Item {
    var plain = item
    plain.kind = .custom(content)
    var trip = context.trip
    if let index = trip.itinerary.index(of: item.id) { trip.itinerary.remove(at: index) }
    if !isNew {
      guard day != item.position.day, trip.itinerary.days.contains(item.position.day) else { return plain }
      trip.itinerary.insert(item)
    }
    var edited = EditedTrip(trip)
    do throws(Refusal) {
      if isNew {
        _ = try edited.apply(.append(Edit.NewItem(item.id, content), toDay: day), at: item.modifiedAt)
      } else {
        _ = try edited.apply(.change(item.id, to: content, onDay: day), at: item.modifiedAt)
      }
      if let index = edited.itinerary.index(of: item.id),
        let slot = Slots.slot(forTimeOfItemAt: index, in: edited.trip, zones: context.wording.zones)
      {
        _ = try edited.apply(.move(item.id, to: slot), at: item.modifiedAt)
      }
    } catch {
      return plain
    }
    if let position = edited.itinerary.item(item.id)?.position { plain.position = position }
    return plain
  }

  private func edited(_ item: Item, _ old: Leg) -> Item {
    var item = item
    var isMoved: Int?
    let leg = old.edited { leg in
      if fields.contains(.notes) { leg.notes = visibleFields[.notes].nonEmpty }
      guard !fields.isDisjoint(with: [.start, .end]), let start = visibleFields.start else { return }
      isMoved = applyTimes(into: &leg, of: item, from: start)
    }
    item.kind = .travel(leg)
    if let day = isMoved, day != item.position.day { item = moved(item, toDay: day) }
    return item
  }

  /// - Returns: the day of the departure; nil if the trip does not have it.
  private func applyTimes(into leg: inout Leg, of item: Item, from start: RawTime) -> Int? {
    if start.secondOfDay == nil {
      // A leg without a timetable lasts all day and moves as a whole.
      if leg.departs != nil, fields.contains(.start) { leg.departs = .on(start.date) }
      return fields.contains(.start) ? context.trip.day(of: start.date) : nil
    }
    let offset = leg.departs?.time?.offsetSeconds
    guard let departs = context.reading(of: start, near: item, offset: offset) else { return nil }
    if fields.contains(.start) { leg.departs = .at(departs) }
    if fields.contains(.end), let end = visibleFields.end, let length = start.seconds(to: end), length > 0 {
      if let arrives = leg.arrives?.time {
        let moment = departs.unixSeconds + length
        leg.arrives = .at(OffsetDateTime(unixSeconds: moment, offsetSeconds: arrives.offsetSeconds))
      } else if leg.travelSeconds != length {
        leg.durationSeconds = Double(length)
      }
    }
    return fields.contains(.start) ? context.trip.day(of: departs.date) : nil
  }

  private func moved(_ item: Item, toDay day: Int) -> Item {
    guard let trip = context.trip(with: item), let index = trip.itinerary.index(of: item.id) else { return item }
    var edited = EditedTrip(trip)
    let slots = Slots(in: trip.itinerary, carrying: index)
    let valid = slots.valid(under: edited.constraints)
    let range = slots.range(ofDay: day)
    var last = range.upperBound
    while last > range.lowerBound, !valid.contains(last) { last = last - 1 }
    guard valid.contains(last), (try? edited.apply(.move(item.id, to: last), at: item.modifiedAt)) != nil,
      let position = edited.itinerary.item(item.id)?.position
    else { return item }
    var item = item
    item.position = position
    return item
  }
}

extension EventContext {
  /// The day and the local time of a start at the trip's place; nil outside the trip. An item that would begin then
  /// without leaving its day, past midnight, keeps it. Where the clock of the trip is unknown, the event's own counts.
  func place(of start: RawTime, near item: Item?, writtenIn found: FoundEvent) -> (day: Int, time: ClockTime?)? {
    if start.secondOfDay == nil { return trip.day(of: start.date).map { ($0, nil) } }
    guard let reading = reading(of: start, near: item, found, offset: nil) else { return nil }
    let night = item.flatMap { isOfNight(after: $0, reading) ? $0.position.day : nil }
    return (night ?? trip.day(of: reading.date)).map { ($0, reading.clockTime) }
  }

  func place(of found: FoundEvent, near item: Item?) -> (day: Int, time: ClockTime?)? {
    dates(of: found).lazy.compactMap { place(of: $0.start, near: item, writtenIn: found) }.first
  }

  /// Whether this time is on the date after the item's day, where the timeline puts hours past midnight.
  private func isOfNight(after item: Item, _ start: OffsetDateTime) -> Bool {
    guard var custom = item.custom, start.date == date(of: item).adding(days: 1) else { return false }
    custom.time = start.clockTime
    var moved = item
    moved.kind = .custom(custom)
    return times(of: moved).localStart?.date == start.date
  }

  /// - Parameter offset: nil for that of the place.
  func reading(
    of start: RawTime, near item: Item?, _ found: FoundEvent? = nil, offset: Int?
  ) -> OffsetDateTime? {
    guard let second = start.secondOfDay else { return nil }
    guard start.isMoment else {
      let zone = offset == nil ? zone(near: item, on: start.date) : nil
      return zone?.moment(of: start.date, secondOfDay: second)
        ?? OffsetDateTime(date: start.date, secondOfDay: second, offsetSeconds: offset ?? 0)
    }
    let seconds = start.localSeconds
    if let offset { return OffsetDateTime(unixSeconds: seconds, offsetSeconds: offset) }
    if let rules = placeRules(item, found) { return rules.reading(at: seconds) }
    if let clock = clock(at: seconds, of: found.map { ItemID($0.id) }) { return clock.reading(at: seconds) }
    let written = found?.event.start.flatMap { found?.zones.rules(of: $0) }
    return written?.reading(at: seconds) ?? OffsetDateTime(unixSeconds: seconds, offsetSeconds: 0)
  }

  /// The zone of the place itself: of an item with coordinates, or of a new event with them.
  private func placeRules(_ item: Item?, _ found: FoundEvent?) -> ZoneRules? {
    if let item, item.custom?.location?.latitude != nil { return rules(for: item) }
    guard item == nil, let point = found?.event.point else { return nil }
    return Gazetteer.shared.timeZone(at: GeoPoint(latitude: point.latitude, longitude: point.longitude))
      .flatMap { rules(of: $0) }
  }

  /// `id` is that of the date of a series.
  typealias EventDate = (start: RawTime, end: RawTime, event: CalendarEvent, id: String?)

  func dates(of found: FoundEvent) -> [EventDate] {
    let span = trip.startDate...trip.date(ofDay: trip.dayCount)
    let events = (found.event.recurrenceID == nil ? [found.event] : []) + found.changes
    return CalendarOccurrences(events, zones: found.zones, in: span, budget: WorkBudget()).all.filter {
      !$0.event.isCancelled
    }.map { date in
      let (start, end) = found.zones.span(from: date.start, to: date.end)
      return (start, end, date.event, date.id)
    }
  }

  func notes(of found: FoundEvent) -> String {
    let days = dates(of: found).compactMap { place(of: $0.start, near: nil, writtenIn: found)?.day }.dropFirst()
    let others = days.map { wording.shortDate(trip.date(ofDay: $0)) }.joined(separator: "; ")
    return [found.visibleFields[.notes], others.isEmpty ? "" : "Also on " + others].filter { !$0.isEmpty }.joined(
      separator: "\n")
  }

  /// The zone of the item, or of the trip on a date or on the nearest day.
  private func zone(near item: Item?, on date: CivilDate) -> ZoneRules? {
    if let item, let rules = rules(for: item) { return rules }
    let day = min(max(date.dayNumber - trip.startDate.dayNumber + 1, 1), trip.dayCount)
    return rules(at: Position(day: day, sortOrder: .greatestFiniteMagnitude))
  }

  /// The start of a series is the first one in the trip.
  func start(of found: FoundEvent) -> RawTime? { dates(of: found).first?.start ?? found.visibleFields.start }

  func date(of start: RawTime) -> CivilDate { reading(of: start, near: nil, offset: nil)?.date ?? start.date }
}
