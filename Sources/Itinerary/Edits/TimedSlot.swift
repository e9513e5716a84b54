extension Slots {
  /// The slot on its day that the time of a custom item implies: its present one if that fits the times around it, else that
  /// before the first later row, or after the last row with a time, by the timeline. Nil without a time.
  package static func slot(forTimeOfItemAt index: ItemIndex, in trip: Trip, zones: Zones) -> SlotNumber? {
    let item = trip.itinerary[index]
    guard let time = item.custom?.time else { return nil }
    var others = trip
    others.itinerary.remove(at: index)
    let day = item.position.day
    let slots = Slots(in: trip.itinerary, carrying: index)
    let range = slots.range(ofDay: day)
    let areLater = others.areLater(than: time.minutes, onDay: day, by: Timeline(of: others, zones: zones), zones)
    let later = areLater.firstIndex(of: true).map { range.lowerBound + $0 }
    let afterLast = areLater.lastIndex(of: false).map { range.lowerBound + $0 + 1 }
    if let origin = slots.origin, (afterLast ?? range.lowerBound) <= origin, origin <= (later ?? range.upperBound) {
      return origin
    }
    return later ?? afterLast
  }

  /// The slot of a time for an item, which may be new: after the last row that begins no later, else before the first.
  package static func slot(
    of time: ClockTime, onDay day: Int, carrying index: ItemIndex?, in trip: Trip, zones: Zones
  ) -> SlotNumber {
    var (others, minutes) = (trip, time.minutes)
    if let index {
      if Timeline(of: trip, zones: zones).isOfNextDate(index, in: trip) { minutes += minutesADay }
      others.itinerary.remove(at: index)
    }
    let areLater = others.areLater(than: minutes, onDay: day, by: Timeline(of: others, zones: zones), zones)
    return Slots(in: trip.itinerary, carrying: index).range(ofDay: day).lowerBound
      + (areLater.lastIndex(of: false).map { $0 + 1 } ?? 0)
  }

  /// The slot that the departure of a leg implies: before the first row of its date that begins later; nil without one.
  package static func slot(forDepartureOfLegAt index: ItemIndex, in trip: Trip, zones: Zones) -> SlotNumber? {
    guard let departs = trip.itinerary[index].leg?.departs?.time, let day = trip.day(of: departs.date) else {
      return nil
    }
    var others = trip
    others.itinerary.remove(at: index)
    let (range, rows) = (
      Slots(in: trip.itinerary, carrying: index).range(ofDay: day), others.itinerary.range(ofDay: day)
    )
    let timeline = Timeline(of: others, zones: zones)
    let later = zip(range, rows).first { slot, row in
      others.itinerary[row].isLater(than: departs.clockTime.minutes, timeline[row], departs.unixSeconds, zones)
        == true
    }
    return later?.0 ?? range.upperBound
  }
}

private let minutesADay = 24 * 60

extension Timeline {
  fileprivate func isOfNextDate(_ index: ItemIndex, in trip: Trip) -> Bool {
    self[index].localStart.map { $0.date > trip.date(ofDay: trip.itinerary[index].position.day) } ?? false
  }
}

extension Trip {
  /// Whether each row of a day begins later than a time there, in minutes since midnight; nil for a row without a time.
  fileprivate func areLater(than time: Int, onDay day: Int, by timeline: Timeline, _ zones: Zones) -> [Bool?] {
    var clock = timeline.dayClocks[day - 1]
    return itinerary.range(ofDay: day).map { row in
      let moment = clock?.moment(
        of: date(ofDay: day + time / minutesADay), secondOfDay: time % minutesADay * 60)
      if itinerary[row].custom == nil { clock = timeline[row].endClock }
      return itinerary[row].isLater(than: time, timeline[row], moment, zones)
    }
  }

  /// Moves custom items that are on another date to the slots of their times. Each keeps its sort number where that fits.
  mutating func placeByTime(movedSince old: Trip, now: Timestamp) {
    let before = old.itinerary.itemsByID
    var moving = itinerary.items.filter { item in
      item.custom?.time != nil
        && before[item.id].map { old.date(ofDay: $0.position.day) != date(ofDay: item.position.day) } ?? false
    }
    if moving.isEmpty { return }
    for item in moving { itinerary.remove(item) }
    // The rules of the zones in the program suffice for the order within a day.
    let (zones, rest) = (Zones([:]), self)
    let (timeline, times) = (Timeline(of: rest, zones: zones), Timeline(of: old, zones: zones))
    let late = Set(old.itinerary.indices.filter { times.isOfNextDate($0, in: old) }.map { old.itinerary[$0].id })
    func minutes(_ item: Item) -> Int { (item.custom?.time?.minutes ?? 0) + (late.contains(item.id) ? minutesADay : 0) }
    moving.sort { minutes($0) < minutes($1) }
    var counts: [Int: Int] = [:]
    for item in moving {
      let day = item.position.day
      let areLater = rest.areLater(than: minutes(item), onDay: day, by: timeline, zones)
      // Those placed before are not later.
      let index = (areLater.lastIndex(of: false).map { $0 + 1 } ?? 0) + counts[day, default: 0]
      counts[day, default: 0] += 1
      let isTouched = before[item.id]?.modifiedAt != item.modifiedAt
      put(item, or: isTouched ? item : item.moved(from: nil, at: now), day: day, index: index, now: now)
    }
  }

  /// Inserts an item between rows, with its own sort number if that is free there; otherwise another version of it.
  mutating func put(_ item: Item, or other: Item, day: Int, index: Int, now: Timestamp) {
    let rows = itinerary.items(ofDay: day).map(\.position.sortOrder)
    let number = item.position.sortOrder
    guard index == 0 || rows[index - 1] < number, index == rows.count || number < rows[index] else {
      return insert([other], day: day, index: index, now: now)
    }
    var item = item
    item.position.day = day
    insert(item)
  }
}

extension Item {
  /// Whether a row begins later than a time on its day: by moments where both are known, else by the clock. Nil for a row
  /// that has no time or is not played, and for a game without a start that may begin before or after.
  fileprivate func isLater(than time: Int, _ row: TimelineRow, _ moment: Int64?, _ zones: Zones) -> Bool? {
    if let window = row.window, let latest = row.latestStart, let moment {
      return moment < window.lowerBound ? true : moment >= latest ? false : nil
    }
    if let game, game.status != .scheduled { return nil }
    if let start = row.start, let moment { return start > moment }
    switch kind {
    case .custom(let custom): return custom.time.map { $0.minutes > time }
    case .game(let game): return zones.localStart(of: game).time.map { $0.clock.minutes > time }
    case .travel: return nil
    }
  }
}
