import Base

extension Slots {
  /// Returns the slot on its day that the time of a custom item implies. If its present slot fits the times around it,
  /// that one; otherwise the one before the first row with a later time, or else after the last row with a time.
  ///
  /// The times are those of the timeline, so a drive has one as well, and a time below a leg is by the clock of the city
  /// that it reaches.
  ///
  /// Returns nil for an item without a time.
  package static func slot(forTimeOfItemAt index: ItemIndex, in trip: Trip, zones: Zones) -> SlotNumber? {
    let item = trip.itinerary[index]
    guard let time = item.custom?.time else { return nil }
    var others = trip
    others.itinerary.remove(at: index)
    let day = item.position.day
    let (slots, rows) = (Slots(in: trip.itinerary, carrying: index), others.itinerary.range(ofDay: day))
    let timeline = Timeline(of: others, zones: zones)
    let range = slots.range(ofDay: day)
    var (later, afterLast): (SlotNumber?, SlotNumber?) = (nil, nil)
    var clock = timeline.dayClocks[day - 1]
    for (slot, row) in zip(range, rows) {
      let moment = clock?.moment(of: trip.date(ofDay: day), secondOfDay: time.minutes * 60)
      let isLater = others.itinerary[row].isLater(than: time, timeline[row].start, moment, zones)
      if isLater == true, later == nil { later = slot }
      if isLater == false { afterLast = slot + 1 }
      if others.itinerary[row].custom == nil { clock = timeline[row].endClock }
    }
    if let origin = slots.origin, (afterLast ?? range.lowerBound) <= origin, origin <= (later ?? range.upperBound) {
      return origin
    }
    return later ?? afterLast
  }
}

extension Slots {
  /// Returns the slot that the departure of a leg implies: on the day of its date, before the first row that begins later.
  ///
  /// Returns nil for a leg without a time of departure, or with one on a date outside of the trip.
  package static func slot(forDepartureOfLegAt index: ItemIndex, in trip: Trip, zones: Zones) -> SlotNumber? {
    guard let leg = trip.itinerary[index].leg, let departs = leg.departs?.time else { return nil }
    let day = departs.date.dayNumber - trip.startDate.dayNumber + 1
    guard trip.itinerary.days.contains(day) else { return nil }
    var others = trip
    others.itinerary.remove(at: index)
    let (range, rows) = (
      Slots(in: trip.itinerary, carrying: index).range(ofDay: day), others.itinerary.range(ofDay: day)
    )
    let timeline = Timeline(of: others, zones: zones)
    let later = zip(range, rows).first { slot, row in
      others.itinerary[row].isLater(than: departs.clockTime, timeline[row].start, departs.unixSeconds, zones) == true
    }
    return later?.0 ?? range.upperBound
  }
}

extension Item {
  /// Whether a row begins later than a time on its day: by moments where both are known, else by the clock. Nil for a row
  /// that has no time or is not played.
  fileprivate func isLater(than time: ClockTime, _ start: Int64?, _ moment: Int64?, _ zones: Zones) -> Bool? {
    if let game, game.status != .scheduled { return nil }
    if let start, let moment { return start > moment }
    switch kind {
    case .custom(let custom): return custom.time.map { $0 > time }
    case .game(let game): return zones.localStart(of: game).time.map { $0.clock > time }
    case .travel: return nil
    }
  }
}
