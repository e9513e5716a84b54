import Base

extension Slots {
  /// Returns the slot on its day that the time of a custom item implies. If its present slot fits the times around it,
  /// that one; otherwise the one before the first row with a later time, or else after the last row with a time.
  ///
  /// Returns nil for an item without a time.
  package static func slot(forTimeOfItemAt index: ItemIndex, in itinerary: Itinerary, zones: Zones) -> SlotNumber? {
    let item = itinerary[index]
    guard let time = item.custom?.time else { return nil }
    let slots = Slots(in: itinerary, carrying: index)
    let range = slots.range(ofDay: item.position.day)
    var (later, afterLast): (SlotNumber?, SlotNumber?) = (nil, nil)
    for slot in range where slot < range.upperBound {
      guard let clock = slots.neighbours(of: slot).before.flatMap({ zones.clock(of: $0) }) else { continue }
      if clock > time, later == nil { later = slot }
      if clock <= time { afterLast = slot + 1 }
    }
    if let origin = slots.origin, (afterLast ?? range.lowerBound) <= origin, origin <= (later ?? range.upperBound) {
      return origin
    }
    return later ?? afterLast
  }
}

extension Zones {
  /// Returns the time of day of a row: that of a custom item, or the local start of a game that will be played.
  fileprivate func clock(of item: Item) -> ClockTime? {
    switch item.kind {
    case .custom(let custom): custom.time
    case .game(let game): game.status == .scheduled ? localStart(of: game).time?.clock : nil
    case .travel: nil
    }
  }
}
