extension Trip {
  mutating func append(_ new: Edit.NewItem, toDay day: Int, now: Timestamp) throws(Refusal) {
    try check(day: day)
    try add([new], toSlot: Slots(in: itinerary, carrying: nil).range(ofDay: day).upperBound, now: now)
  }

  /// Adds custom items to a slot that carries nothing, as one block, in order and evenly spaced.
  mutating func add(_ new: [Edit.NewItem], toSlot slot: SlotNumber, now: Timestamp) throws(Refusal) {
    let slots = Slots(in: itinerary, carrying: nil)
    guard slots.numbers.contains(slot) else { throw .noSuchSlot(slot) }
    if let taken = duplicateID(among: new) { throw .idTaken(taken) }
    if new.isEmpty { return }
    let (day, index) = (slots[slot].day, slots[slot].index)
    let items = new.map {
      Item(id: $0.id, position: Position(day: day, sortOrder: 1), modifiedAt: now, kind: .custom($0.content))
    }
    insert(items, day: day, index: index, now: now)
  }

  private func duplicateID(among new: [Edit.NewItem]) -> ItemID? {
    var ids: Set<String> = []
    for item in new where !ids.insert(item.id.text).inserted { return item.id }
    return itinerary.items.first { ids.contains($0.id.text) }?.id
  }

  /// Replaces the content of a custom item, which moves to the end of a day unless that is nil or its own.
  mutating func changeItem(
    at index: ItemIndex, to content: CustomItem, onDay day: Int?, now: Timestamp
  ) throws(Refusal) {
    let item = itinerary[index]
    guard let old = item.custom else { throw .notEditable(item) }
    if let day, day != item.position.day {
      try check(day: day)
      let slots = Slots(in: itinerary, carrying: index)
      moveItem(at: index, into: slots[slots.range(ofDay: day).upperBound], now: now)
      if let index = itinerary.index(of: item.id) {
        var moved = itinerary[index]
        moved.kind = .custom(content)
        itinerary.replace(at: index, with: moved)
      }
    } else if old != content {
      change(at: index, to: .custom(content), now: now)
    }
  }

  /// Replaces the content of an item. Among rows with its sort order, it gets another one to keep its place.
  private mutating func change(at index: ItemIndex, to content: ItemKind, now: Timestamp) {
    var item = itinerary[index]
    (item.kind, item.modifiedAt) = (content, item.modificationTime(at: now))
    itinerary.replace(at: index, with: item)
    guard let place = itinerary.index(of: item.id), place != index else { return }
    itinerary.remove(at: place)
    let day = item.position.day
    let number = index.rawValue - itinerary.range(ofDay: day).lowerBound.rawValue
    insert([item], day: day, index: number, now: now)
  }

  /// Replaces the content of a leg but its cities; from then on it counts as edited by the user.
  mutating func changeLeg(at index: ItemIndex, to content: Leg, now: Timestamp) throws(Refusal) {
    let item = itinerary[index]
    guard let old = item.leg else { throw .notALeg(item) }
    var leg = content
    (leg.from, leg.to, leg.visit, leg.movedFrom) = (old.from, old.to, old.visit, old.movedFrom)
    // Only an edit that changes no more than the means of travel keeps a leg as the program's own.
    let isStillGenerated = content.generated == true && old.isGenerated && old.differsOnlyInMeans(from: content)
    leg.generated = old.generated
    guard leg != old else { return }
    leg.generated = isStillGenerated ? true : nil
    change(at: index, to: .travel(leg), now: now)
  }

  mutating func setTicket(_ ticket: Ticket?, at index: ItemIndex, now: Timestamp) throws(Refusal) {
    let item = itinerary[index]
    guard var game = item.game else { throw .notEditable(item) }
    let new = ticket.flatMap { $0.isEmpty ? nil : $0 }
    guard game.ticket != new else { return }
    game.ticket = new
    change(at: index, to: .game(game), now: now)
  }
}

extension Leg {
  /// Whether another version of the leg has another means of travel, with its estimate, and nothing else.
  fileprivate func differsOnlyInMeans(from other: Leg) -> Bool {
    var own = self
    (own.mode, own.distanceMeters, own.durationSeconds) = (other.mode, other.distanceMeters, other.durationSeconds)
    (own.estimated, own.generated) = (other.estimated, other.generated)
    (own.from, own.to, own.visit, own.movedFrom) = (other.from, other.to, other.visit, other.movedFrom)
    return own == other && means != other.means
  }
}
