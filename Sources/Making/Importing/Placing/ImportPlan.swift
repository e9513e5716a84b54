import Itinerary

/// The items of a file that are to be added to a trip, with their days, each once however often the file is read: its
/// id is derived from the trip and its identity in the source. So the user's edits stay, and deleted items do not come
/// back.
package struct ImportPlan: Equatable, Sendable {
  package struct Addition: Equatable, Sendable {
    package let item: Edit.NewItem
    package let day: Int
  }

  package struct Change: Equatable, Sendable {
    package let id: ItemID
    package let title: String
    /// The item with its new time, length and booking; nil if it is cancelled.
    package let content: CustomItem?
    package let day: Int
  }

  /// The new items, ordered by day and then by time, with those without a time last; ties are in the order of the file.
  package private(set) var additions: [Addition] = []
  /// What the file says otherwise than before about items that the trip has.
  package private(set) var changes: [Change] = []
  /// Bookings that fill rows of the trip: a journey its leg, a ticket its game.
  package private(set) var bookings: [Booking] = []
  /// The number of items that the trip already has as they are.
  package private(set) var known = 0
  package private(set) var deleted = 0
  package private(set) var outside = 0
  package private(set) var undated = 0
  package private(set) var cancelled = 0
  package private(set) var rowsOfTrips = 0
  package private(set) var findings: [ImportFinding]
  package let columns: [ReadColumn]

  package init(
    _ found: ImportedItems, for trip: Trip, _ options: ImportOptions, wording: Wording, zones: @escaping ZoneSource
  ) {
    (findings, columns) = (found.findings, found.columns)
    rowsOfTrips = found.rowsOfTrips
    var placing = ItemPlacer(
      trip: trip, timeline: Timeline(of: trip, zones: wording.zones), wording: wording, zones: ZoneNames(zones),
      calendarZone: found.zone, options: options)
    let (items, deletedIDs) = (trip.itinerary.itemsByID, Set(trip.deleted.map(\.id)))
    var seen = Seen()
    var placer = BookingPlacer(trip, wording: wording, zones: zones)
    for found in found.items {
      let id = Self.id(of: found, in: trip)
      if items[id] == nil, take(found, by: &placer) { continue }
      if items[Self.ownID(of: found)] != nil {
        if seen.insert(found) { known += 1 }
      } else if let item = items[id] {
        guard seen.insert(found) else { continue }
        if let change = placing.change(of: item, by: found) { changes.append(change) } else { known += 1 }
      } else if found.isCancelled {
        cancelled += 1
      } else if deletedIDs.contains(id) || deletedIDs.contains(Self.ownID(of: found)) {
        if seen.insert(found) { deleted += 1 }
      } else {
        switch placing.spot(of: found, undatedOn: options.day) {
        case .nowhere: undated += 1
        case .outside: seen.outside.append(found.series ?? found.identity)
        case .on(let day, let content):
          if seen.insert(found) { additions.append(Addition(item: Edit.NewItem(id, content), day: day)) }
        }
      }
    }
    outside = seen.countOutside
    findings += placing.findings
    if undated > 0 {
      findings.append(ImportFinding(undated.counted("item has", "items have") + " no date", subject: .day))
    }
    // Items at the same time keep the order of the file.
    let rank = { (addition: Addition) in addition.day * 2000 + (addition.item.content.time?.minutes ?? 1440) }
    additions = additions.enumerated().sorted { (rank($0.1), $0.0) < (rank($1.1), $1.0) }.map(\.element)
  }

  package var rows: Int { additions.count + changes.count + bookings.count }

  /// The edits that take it: each new item is where its time belongs, otherwise at the end of its day.
  package func edits(for trip: Trip, zones: Zones) throws(Refusal) -> [Edit] {
    var (edited, edits) = (EditedTrip(trip), [Edit]())
    func make(_ edit: Edit) throws(Refusal) {
      _ = try edited.apply(edit, at: trip.modifiedAt)
      edits.append(edit)
    }
    func finish(_ id: ItemID) throws(Refusal) {
      guard let index = edited.itinerary.index(of: id),
        let slot = Slots.slot(forTimeOfItemAt: index, in: edited.trip, zones: zones)
      else { return }
      try make(.move(id, to: slot))
    }
    for edit in bookings.flatMap(\.edits) { try make(edit) }
    for addition in additions {
      try make(.append(addition.item, toDay: addition.day))
      try finish(addition.item.id)
    }
    for change in changes {
      guard let content = change.content else {
        try make(.delete(change.id))
        continue
      }
      try make(.change(change.id, to: content, onDay: change.day))
      try finish(change.id)
    }
    return edits
  }

  private mutating func take(_ found: ImportedItem, by placer: inout BookingPlacer) -> Bool {
    guard !found.isCancelled, let booking = placer.booking(found) else { return false }
    if booking.edits.isEmpty { known += 1 } else { bookings.append(booking) }
    return true
  }

  private struct Seen {
    private var identities: Set<String> = []
    /// The series that have a date inside the trip.
    private var series: Set<String> = []
    /// The items outside the trip's dates; a recurring item is named by its series.
    var outside: [String] = []

    mutating func insert(_ found: ImportedItem) -> Bool {
      if let own = found.series { series.insert(own) }
      return identities.insert(found.identity).inserted
    }

    /// The number of items outside the trip; a series counts once, and not if some of its dates are inside.
    var countOutside: Int { Set(outside).subtracting(series).count }
  }

  private static func id(of found: ImportedItem, in trip: Trip) -> ItemID {
    var ids = ItemIDSource(seed: Fingerprint.of([trip.id, found.identity]))
    return ids.next()
  }

  /// The id of an item that was exported from this very trip, whose events and rows have the ids of the items.
  private static func ownID(of found: ImportedItem) -> ItemID {
    ItemID(found.identity.hasPrefix("uid ") ? String(found.identity.dropFirst(4)) : "")
  }
}

private struct ItemPlacer {
  enum Spot {
    case on(day: Int, CustomItem)
    case outside
    case nowhere
  }

  let trip: Trip
  let timeline: Timeline
  let wording: Wording
  var zones: ZoneNames
  /// The zone that the calendar names, for instants whose place is unknown in a trip without a clock.
  let calendarZone: String?
  let options: ImportOptions
  private let own: [UserPlace]
  private let cities: Set<String>
  private(set) var findings: [ImportFinding] = []
  private var located: [String: CustomItem.Location] = [:]
  /// The most places that are searched for. A file with more is hardly about a trip, and each takes about a millisecond.
  private static let maxSearches = 1000

  init(
    trip: Trip, timeline: Timeline, wording: Wording, zones: ZoneNames, calendarZone: String?, options: ImportOptions
  ) {
    (self.trip, self.timeline, self.wording, self.zones) = (trip, timeline, wording, zones)
    (self.calendarZone, self.options) = (calendarZone, options)
    (own, cities) = (UserPlace.places(of: [trip]), trip.citiesNamed)
  }

  private mutating func record(_ finding: ImportFinding) {
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// What a file says otherwise about an item: that it is cancelled, its day, time, length or booking, but no texts.
  mutating func change(of item: Item, by found: ImportedItem) -> ImportPlan.Change? {
    guard var content = item.custom else { return nil }
    let title = content.title
    if found.isCancelled {
      return ImportPlan.Change(id: item.id, title: title, content: nil, day: item.position.day)
    }
    guard case .on(var day, let read) = spot(of: found, undatedOn: nil) else { return nil }
    if found.start?.secondOfDay != nil {
      (content.time, content.durationMinutes) = (read.time, read.durationMinutes)
    } else if read.category != .hotel {
      day = item.position.day
    }
    for field in CustomField.booking {
      if let text = field.row.text(read, Wording()) { field.row.read(&content, text, nil) }
    }
    content.location = content.location ?? read.location
    content.url = content.url ?? read.url
    content.notes = notes(content.notes ?? read.notes, withEndOf: found, read.notes)
    if day == item.position.day, content == item.custom { return nil }
    return ImportPlan.Change(id: item.id, title: title, content: content, day: day)
  }

  /// Returns notes with the line about the end of an item, such as `Check-out Sun, Jul 5, 11:00 AM`, as the file has it now.
  private func notes(_ notes: String?, withEndOf found: ImportedItem, _ new: String?) -> String? {
    guard let label = found.endLabel, let notes else { return notes }
    let isEnd = { (line: Substring) in line.hasPrefix(label + " ") }
    let lines = notes.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = new?.split(separator: "\n").first(where: isEnd), lines.contains(where: isEnd) else { return notes }
    return lines.map { isEnd($0) ? end : $0 }.joined(separator: "\n")
  }

  mutating func spot(of found: ImportedItem, undatedOn day: Int?) -> Spot {
    let own = zone(of: found.place) ?? zone(of: found.journey?.from, found) ?? namedZone(of: found)
    let starts = found.start.map { local($0, own) } ?? []
    if let start = starts.first(where: { trip.day(of: $0.date) != nil }), let day = trip.day(of: start.date) {
      if starts.contains(where: { $0.date != start.date && trip.day(of: $0.date) != nil }) {
        let order = options.localeIsDayFirst ? "day/month" : "month/day"
        record(ImportFinding("ambiguous dates", .assumed(order), about: .dateOrder, subject: .dateOrder))
      }
      return .on(day: day, content(of: found, from: start, own))
    }
    let day = found.day ?? (starts.isEmpty ? day : nil)
    guard let day else {
      guard let start = starts.first else { return .nowhere }
      return stay(of: found, from: start, own)
    }
    guard (1...trip.dayCount).contains(day) else { return .outside }
    let second = found.start?.secondOfDay
    return .on(day: day, content(of: found, from: (trip.date(ofDay: day), second), own))
  }

  /// An item that begins before the trip and ends during it, such as a stay, is put on the first day.
  private mutating func stay(of found: ImportedItem, from start: Local, _ own: String?) -> Spot {
    guard start.date < trip.startDate, let end = found.end.flatMap({ local($0, own).first }), end.date > trip.startDate
    else { return .outside }
    return .on(day: 1, content(of: found, from: (trip.startDate, nil), own))
  }

  // MARK: Clocks

  typealias Local = (date: CivilDate, second: Int?)

  /// The local times of a moment, one for each date that it may mean.
  private mutating func local(_ moment: FoundMoment, _ own: String?) -> [Local] {
    moment.dates.map { date in
      guard let instant = moment.instant(on: date) else { return (date, moment.secondOfDay) }
      let reading =
        if let own { zones.zone(named: own)?.rules.reading(at: instant) } else {
          timeline.clock(at: instant, in: trip)?.reading(at: instant)
        }
      return reading.map { ($0.date, $0.secondOfDay) } ?? (date, moment.secondOfDay)
    }
  }

  private func zone(of place: CustomItem.Location?) -> String? { place?.point.flatMap(Gazetteer.shared.timeZone) }

  private func zone(of end: String?, _ found: ImportedItem) -> String? {
    guard let end, let mode = found.journey?.mode else { return nil }
    return (Gazetteer.shared.station(named: end, by: mode) ?? Gazetteer.shared.city(end))?.timeZone
  }

  /// The zone of a place that is only named. Without one, and in a trip without a clock, that of the calendar, else of home,
  /// for instants in UTC; nil for the trip's clock, and for local times.
  private mutating func namedZone(of found: ImportedItem) -> String? {
    guard let start = found.start, let date = start.dates.first, let instant = start.instant(on: date) else {
      return nil
    }
    let hasClock = timeline.clock(at: instant, in: trip) != nil
    guard start.isUTC || !hasClock else { return nil }
    if let zone = found.place?.name.flatMap(Gazetteer.shared.zone(ofPlace:)) { return zone }
    guard start.isUTC, !hasClock else { return nil }
    if let specified = options.zone.flatMap({ zones.zone(named: $0)?.name }) { return specified }
    let home = trip.schedule?.home.flatMap { Gazetteer.shared.city($0)?.timeZone }
    let zone = calendarZone ?? home
    let words = zone.map { "\($0), the \(calendarZone == nil ? "home's" : "calendar's") time zone" } ?? "UTC"
    record(ImportFinding("times in UTC, and the trip has no city", .assumed(words), about: .zone, subject: .zone))
    return zone
  }

  // MARK: Content

  private static let longestNotes = 4000

  private mutating func content(of found: ImportedItem, from start: Local, _ own: String?) -> CustomItem {
    var notes = found.notes
    let end = end(of: found, after: start, zone(of: found.endPlace) ?? zone(of: found.journey?.to, found) ?? own)
    let time = start.second.flatMap { ClockTime(hour: $0 / 3600, minute: $0 / 60 % 60) }
    let minutes = found.minutes ?? (found.endLabel == nil ? length(of: found, from: start, to: end) : nil)
    let isNights = found.category == .hotel && found.endLabel == "Check-out" && end?.second == nil
    if minutes == nil, !isNights, let end, found.endLabel != nil || end.date > start.date {
      notes.insert(words(forEnd: end, found.endLabel ?? "Until", from: start), at: 0)
    }
    let cost = found.cost ?? found.amount.flatMap { Money($0, in: trip.currency) }
    if cost == nil, let amount = found.amount { notes.append("Cost: \(amount)") }
    if let seat = found.seat, !notes.contains(where: found.saysSeat) { notes.append("Seat: \(seat)") }
    let text = notes.joined(separator: "\n")
    var item = found.content
    item.title = Excerpt.prefix(of: found.title, longest: 300)
    (item.time, item.durationMinutes, item.location) = (time, minutes, location(of: found, on: start.date))
    (item.cost, item.nights) = (cost, nil)
    item.notes = Excerpt.prefix(of: text, longest: Self.longestNotes).nonEmpty
    if item.category == .hotel, let end {
      // The last day of an event of whole days is the day of the last night.
      let last = found.start?.secondOfDay == nil && found.endLabel == nil ? 1 : 0
      item.nightCount = min(end.date.dayNumber - start.date.dayNumber + last, 366)
    }
    if let nights = found.nights, (1...366).contains(nights) { item.nightCount = nights }
    if found.isDone { item.done = true }
    return item
  }

  /// The place of an item, with the coordinates that the same text has wherever it is typed.
  private mutating func location(of found: ImportedItem, on date: CivilDate) -> CustomItem.Location? {
    guard let place = found.place, place.point == nil, let name = place.name else { return found.place }
    let day = trip.day(of: date) ?? 1
    let key = "\(day) \(found.category) \(name)"
    if let known = located[key] { return known }
    guard located.count < Self.maxSearches else { return place }
    let lookUp = PlaceLookUp(own: own, near: trip.likelyPoint(onDay: day), cities: cities)
    let location = lookUp.location(name, of: found.category) ?? place
    located[key] = location
    return location
  }

  /// The local end of an item, the first after its start that the file may mean.
  private mutating func end(of found: ImportedItem, after start: Local, _ own: String?) -> Local? {
    let ends = found.end.map { local($0, own) } ?? []
    return ends.filter { $0.date >= start.date }.min { $0.date < $1.date } ?? ends.first
  }

  /// The minutes between instants, or else by local clocks; nil for a day and more, since no activity takes so long.
  private func length(of found: ImportedItem, from start: Local, to end: Local?) -> Int? {
    let instants = [found.start, found.end].compactMap { moment in
      moment?.dates.first.flatMap { moment?.instant(on: $0) }
    }
    var lengths = instants.count == 2 ? [Int((instants[1] - instants[0]) / 60)] : []
    if let end, let until = end.second, let from = start.second {
      lengths.append((end.date.dayNumber - start.date.dayNumber) * 1440 + (until - from) / 60)
    }
    return lengths.first { $0 > 0 && $0 < 1440 }
  }

  /// The end as text: `Check-out Sun, Jul 5, 11:00 AM`.
  private func words(forEnd end: Local, _ label: String, from start: Local) -> String {
    let clock = end.second.flatMap { ClockTime(hour: $0 / 3600, minute: $0 / 60 % 60) }.map(wording.text)
    let date = end.date == start.date && clock != nil ? nil : wording.shortDate(end.date)
    return "\(label) " + [date, clock].compactMap { $0 }.joined(separator: ", ")
  }
}
