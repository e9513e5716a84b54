import Itinerary

/// What an event is made of besides its entry: the dates of the days, the zones of the places, and the wording.
struct EventContext: Sendable {
  let trip: Trip
  private(set) var wording: Wording
  private let timeline: Timeline
  private let times: [String: TimelineRow]

  /// The length of a custom item without a duration, and of a journey without figures, in seconds.
  static let usualLength: Int64 = 3600

  init(_ trip: Trip, wording: Wording, zones table: Zones) {
    self.trip = trip
    timeline = Timeline(of: trip, zones: table)
    let rows = zip(trip.itinerary.items, timeline.rows)
    times = Dictionary(rows.map { ($0.id.text, $1) }) { first, _ in first }
    self.wording = wording
    self.wording.zones = table
    self.wording.cities = trip.cityNames
    self.wording.typography = .unicode
  }

  func rules(of zone: String) -> ZoneRules? { zone.utf8.count < 100 ? wording.zones.rules(of: zone) : nil }

  func namedZone(_ name: String) -> ZoneRules? {
    var names = ZoneNames(wording.zones.readRules)
    return names.zone(named: name)?.rules
  }

  func times(of item: Item) -> TimelineRow {
    if let known = known(item) { return times[known.id.text] ?? TimelineRow() }
    guard let probed = trip(with: item), let index = probed.itinerary.index(of: item.id) else { return TimelineRow() }
    return Timeline(of: probed, zones: wording.zones)[index]
  }

  /// The item of the trip that is the same in all that matters to its times.
  private func known(_ item: Item) -> Item? {
    trip.itinerary.item(item.id).flatMap { $0.position == item.position && $0.kind == item.kind ? $0 : nil }
  }

  /// Nil if the zone is unknown, or if the trip has the item without a time.
  func rules(for item: Item) -> ZoneRules? {
    if let known = known(item), known.custom?.time == nil { return nil }
    return times(of: item).clock?.zone.flatMap { rules(of: $0) }
  }

  /// - Parameter id: the item that takes place then. It has its own clock if the trip has it at that moment, and does
  ///   not count if the trip has it at another.
  func clock(at moment: Int64, of id: ItemID?) -> PlaceClock? {
    guard let id, let index = trip.itinerary.index(of: id) else {
      return timeline.clock(at: moment, in: trip)
    }
    if let row = times[id.text], row.start == moment { return row.clock }
    var others = trip
    others.itinerary.remove(at: index)
    return Timeline(of: others, zones: wording.zones).clock(at: moment, in: others)
  }

  func rules(at position: Position) -> ZoneRules? {
    let probe = CustomItem(title: "", category: .note, time: ClockTime(hour: 12, minute: 0))
    return rules(
      for: Item(id: ItemID("\u{0}"), position: position, modifiedAt: trip.modifiedAt, kind: .custom(probe)))
  }

  /// Nil if the trip does not have the item's day.
  func trip(with item: Item) -> Trip? {
    guard trip.itinerary.days.contains(item.position.day) else { return nil }
    var trip = trip
    if let index = trip.itinerary.index(of: item.id) {
      trip.itinerary.replace(at: index, with: item)
    } else {
      trip.itinerary.insert(item)
    }
    return trip
  }
}

extension EventContext {
  func visibleFields(of entry: SharedEntry) -> VisibleFields {
    switch entry {
    case .trip(let bareTrip):
      VisibleFields(
        title: bareTrip.name, start: RawTime(date: bareTrip.startDate),
        end: RawTime(date: bareTrip.startDate.adding(days: bareTrip.dayCount)))
    case .item(let item):
      switch item.kind {
      case .game(let game): visibleFields(of: game, item)
      case .travel(let leg): visibleFields(of: leg, item)
      case .custom(let custom): visibleFields(of: custom, item)
      }
    }
  }

  private func visibleFields(of game: Game, _ item: Item) -> VisibleFields {
    let time = wording.time(of: item, in: trip)
    let title =
      game.isPlayed ? game.matchup : [time, game.matchup].filter { !$0.isEmpty }.joined(separator: wording.separator)
    let place = [game.venue == Game.openVenue ? nil : game.venue, game.city].compactMap { $0?.nonEmpty }
    let notes = ([time] + wording.labels(of: item, in: trip)).filter { !$0.isEmpty }.joined(
      separator: wording.separator)
    var (start, end) = allDay(date(of: item))
    if game.isPlayed, let first = game.knownStart?.unixSeconds, let last = Timeline.end(of: game) {
      (start, end) = (RawTime(unixSeconds: first), RawTime(unixSeconds: last))
    }
    return VisibleFields(
      title: title, start: start, end: end, place: place.joined(separator: ", "), notes: notes)
  }

  /// A leg without a timetable lasts all day, so that its time does not change with its surroundings.
  private func visibleFields(of leg: Leg, _ item: Item) -> VisibleFields {
    let title = ([wording.journey(of: leg)] + wording.labels(of: item, in: trip)).joined(separator: wording.separator)
    var (start, end) = allDay(leg.departs?.date ?? date(of: item))
    if let departs = leg.departs?.time?.unixSeconds { (start, end) = span(of: item, from: departs) }
    return VisibleFields(title: title, start: start, end: end, notes: leg.notes ?? "")
  }

  private func visibleFields(of custom: CustomItem, _ item: Item) -> VisibleFields {
    var (start, end) = allDay(date(of: item))
    if custom.category == .hotel { end = end.adding(seconds: Int64(custom.nightCount - 1) * 86_400) }
    var title = custom.title
    if let time = custom.time {
      let times = self.times(of: item)
      if times.clock?.zone != nil, let first = times.start {
        (start, end) = span(of: item, from: first)
      } else {
        title = prefix(time) + title
      }
    }
    return VisibleFields(
      title: title, start: start, end: end, place: custom.location.map { $0.name ?? $0.formText } ?? "",
      notes: custom.notes ?? "", link: custom.url.flatMap(EventContext.link) ?? "")
  }

  /// The beginning of a title if the zone is unknown and the time is therefore not a moment.
  func prefix(_ time: ClockTime) -> String { wording.text(time) + wording.separator }

  private func allDay(_ date: CivilDate) -> (start: RawTime, end: RawTime) {
    (RawTime(date: date), RawTime(date: date.adding(days: 1)))
  }

  private func span(of item: Item, from start: Int64) -> (start: RawTime, end: RawTime) {
    let end = times(of: item).eventEnd(since: start, usual: EventContext.usualLength)
    return (RawTime(unixSeconds: start), RawTime(unixSeconds: end))
  }

  func date(of item: Item) -> CivilDate { trip.date(ofDay: item.position.day) }

  private static func link(_ text: String) -> String? {
    let start = text.prefix(8).lowercased()
    guard start.hasPrefix("https://") || start.hasPrefix("http://"), text.utf8.count <= 2000 else { return nil }
    return text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } ? text : nil
  }
}
