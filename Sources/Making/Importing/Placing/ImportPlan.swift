import Atlas
import Base
import TripCore

/// The items of a file that are to be added to a trip, with their days. Each is added once, however often the file is
/// read.
///
/// The id of an item is derived from the trip and from the item's identity in its source. So the item is recognised
/// when the file is read again, also on another machine with the same trip: the user's edits stay, and deleted items do
/// not come back.
package struct ImportPlan: Equatable, Sendable {
  package struct Addition: Equatable, Sendable {
    package let item: Edit.NewItem
    package let day: Int
  }

  /// The new items, ordered by day and then by time, with those without a time last; ties are in the order of the file.
  package private(set) var additions: [Addition] = []
  /// The number of items that the trip already has.
  package private(set) var known = 0
  /// The number of items that were deleted from the trip.
  package private(set) var deleted = 0
  /// The number of items with dates outside the trip.
  package private(set) var outside = 0
  /// The number of items without a date.
  package private(set) var undated = 0
  package private(set) var cancelled = 0
  package private(set) var rowsOfTrips = 0
  /// Sentences about parts of the file that are not read.
  package let remarks: [String]

  /// - Parameters:
  ///   - day: the day for items without a date; nil if the user named none.
  ///   - wording: the wording of the end of an item, which is added to its notes.
  package init(
    _ found: FoundItems, for trip: Trip, undatedOn day: Int?, wording: Wording, zones: @escaping ZoneSource
  ) {
    remarks = found.remarks
    rowsOfTrips = found.rowsOfTrips
    var placing = Placing(
      trip: trip, timeline: Timeline(of: trip, zones: wording.zones), wording: wording, zones: ZoneNames(zones))
    let deletedIDs = Set(trip.deleted.map(\.id))
    var seen: Set<String> = []
    for found in found.items {
      let id = Self.id(of: found, in: trip)
      if trip.itinerary.index(of: id) != nil || trip.itinerary.index(of: Self.ownID(of: found)) != nil {
        if seen.insert(found.identity).inserted { known += 1 }
      } else if found.isCancelled {
        cancelled += 1
      } else if deletedIDs.contains(id) || deletedIDs.contains(Self.ownID(of: found)) {
        if seen.insert(found.identity).inserted { deleted += 1 }
      } else {
        switch placing.spot(of: found, undatedOn: day) {
        case .nowhere: undated += 1
        case .outside: outside += 1
        case .on(let day, let content):
          guard seen.insert(found.identity).inserted else { continue }
          additions.append(Addition(item: Edit.NewItem(id, content), day: day))
        }
      }
    }
    // Items at the same time keep the order of the file.
    let rank = { (addition: Addition) in addition.day * 2000 + (addition.item.content.time?.minutes ?? 1440) }
    additions = additions.enumerated().sorted { (rank($0.1), $0.0) < (rank($1.1), $1.0) }.map(\.element)
  }

  /// The id of an item in a trip.
  private static func id(of found: FoundItem, in trip: Trip) -> ItemID {
    var ids = ItemIDSource(seed: Fingerprint.of([trip.id, found.identity]))
    return ids.next()
  }

  /// The id of an item that was exported from this very trip, whose events and rows have the ids of the items.
  private static func ownID(of found: FoundItem) -> ItemID {
    ItemID(found.identity.hasPrefix("uid ") ? String(found.identity.dropFirst(4)) : "")
  }
}

/// Finds the days and the local times of items.
private struct Placing {
  enum Spot {
    case on(day: Int, CustomItem)
    /// A date outside the trip.
    case outside
    /// No date.
    case nowhere
  }

  let trip: Trip
  let timeline: Timeline
  let wording: Wording
  var zones: ZoneNames

  mutating func spot(of found: FoundItem, undatedOn day: Int?) -> Spot {
    let point = found.place.flatMap { place in
      place.latitude.flatMap { latitude in place.longitude.map { GeoPoint(latitude: latitude, longitude: $0) } }
    }
    let own = point.flatMap { Gazetteer.shared.timeZone(at: $0) }
    let starts = found.start.map { local($0, own) } ?? []
    if let start = starts.first(where: { self.day(of: $0.date) != nil }), let day = self.day(of: start.date) {
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

  /// An item that begins before the trip and ends during it, such as a stay from the evening before, is put on the
  /// first day.
  private mutating func stay(of found: FoundItem, from start: Local, _ own: String?) -> Spot {
    guard start.date < trip.startDate, let end = found.end.flatMap({ local($0, own).first }), end.date > trip.startDate
    else { return .outside }
    return .on(day: 1, content(of: found, from: (trip.startDate, nil), own))
  }

  private func day(of date: CivilDate) -> Int? {
    let day = date.dayNumber - trip.startDate.dayNumber + 1
    return (1...trip.dayCount).contains(day) ? day : nil
  }

  // MARK: Clocks

  typealias Local = (date: CivilDate, second: Int?)

  /// The local times of a moment, one for each date that it may mean.
  private mutating func local(_ moment: FoundMoment, _ own: String?) -> [Local] {
    guard let second = moment.secondOfDay, moment.zone != .floating else {
      return moment.dates.map { ($0, moment.secondOfDay) }
    }
    return moment.dates.map { date in
      guard let instant = instant(date, second, moment.zone) else { return (date, second) }
      if let own {
        return zones.zone(named: own).map { local($0.rules.reading(at: instant)) } ?? (date, second)
      }
      // A calendar that names a zone of the trip is in local time already.
      if case .named(let name) = moment.zone, let named = zones.zone(named: name)?.name,
        timeline.rows.contains(where: { $0.endClock?.zone == named })
      {
        return (date, second)
      }
      return timeline.clock(at: instant, in: trip).map { local($0.reading(at: instant)) } ?? (date, second)
    }
  }

  private func local(_ reading: OffsetDateTime) -> Local { (reading.date, reading.secondOfDay) }

  /// The instant of a date and time in a zone; nil if the zone is unknown.
  private mutating func instant(_ date: CivilDate, _ second: Int, _ zone: WrittenTime.Zone) -> Int64? {
    let local = Int64(date.dayNumber) * 86_400 + Int64(second)
    switch zone {
    case .floating: return nil
    case .offset(let offset): return local - Int64(offset)
    case .named(let name):
      guard let rules = zones.zone(named: name)?.rules else { return nil }
      return rules.moment(of: date, secondOfDay: second).unixSeconds
    }
  }

  // MARK: Content

  private static let longestNotes = 4000

  private mutating func content(of found: FoundItem, from start: Local, _ own: String?) -> CustomItem {
    var notes = found.notes
    let end = found.end.flatMap { local($0, own).first }
    let time = start.second.flatMap { ClockTime(hour: $0 / 3600, minute: $0 / 60 % 60) }
    let minutes = found.endLabel == nil ? length(from: start, to: end) : nil
    if minutes == nil, let end, found.endLabel != nil || end.date > start.date {
      notes.insert(words(forEnd: end, found.endLabel ?? "Until", from: start), at: 0)
    }
    let text = notes.joined(separator: "\n")
    return CustomItem(
      title: Excerpt.beginning(of: found.title, longest: 300), category: found.category, icon: found.icon, time: time,
      durationMinutes: minutes, location: found.place, url: found.url,
      notes: Excerpt.beginning(of: text, longest: Self.longestNotes).nonEmpty)
  }

  /// The minutes between two moments on the same day or night; nil for longer spans, which are not durations of
  /// activities.
  private func length(from start: Local, to end: Local?) -> Int? {
    guard let end, let until = end.second, let from = start.second else { return nil }
    let length = (end.date.dayNumber - start.date.dayNumber) * 1440 + (until - from) / 60
    return length > 0 && length < 1440 ? length : nil
  }

  /// The end as text: `Check-out Sun, Jul 5, 11:00 AM`.
  private func words(forEnd end: Local, _ label: String, from start: Local) -> String {
    let clock = end.second.flatMap { ClockTime(hour: $0 / 3600, minute: $0 / 60 % 60) }.map(wording.text)
    let date = end.date == start.date && clock != nil ? nil : wording.shortDate(end.date)
    return "\(label) " + [date, clock].compactMap { $0 }.joined(separator: ", ")
  }
}
