import Base
import Screen
import TripCore

/// An item in the user's hand, lifted out of the list, or new items, held over a slot and not yet dropped.
///
/// The trip does not change while an item is carried; cancelling is forgetting this value. The target is the number of
/// a slot. A reload finds it again by the rows around it.
package struct Drag: Equatable, Sendable {
  package indirect enum Payload: Equatable, Sendable {
    /// An item of the trip, and its index in the itinerary.
    case item(Item, index: ItemIndex)
    /// Items that are not part of the trip yet, placed as one block.
    case new([CustomItem])
  }

  package let payload: Payload
  /// The number of the slot that the item is held over.
  private(set) package var target: SlotNumber
  /// The days as they would be with the item in its slot; nil for new items, and where it may not be dropped.
  private(set) var days: [TimelineDay]?
  /// The numbers of the slots where the item may be dropped; empty if none.
  package let valid: Range<SlotNumber>
  /// The games between which the item has to stay.
  package let barriers: [Item]

  /// Lifts the item at an index of the trip.
  ///
  /// - Throws: the reason why the item cannot be picked up.
  package init(liftingItemAt index: ItemIndex, of shown: ShownTrip) throws(Refusal) {
    let item = shown.itinerary[index]
    if let refusal = shown.constraints.refusalToMove(item) { throw refusal }
    let origin = Slots(in: shown.itinerary, carrying: index).origin ?? 0
    self.init(.item(item, index: index), of: shown, over: origin)
  }

  /// Holds new items over a slot.
  package init(new items: [CustomItem], in shown: ShownTrip, over slot: SlotNumber) {
    self.init(.new(items), of: shown, over: slot)
  }

  private init(_ payload: Payload, of shown: ShownTrip, over target: SlotNumber) {
    self.payload = payload
    let index: ItemIndex? = if case .item(_, let index) = payload { index } else { nil }
    let slots = Slots(in: shown.itinerary, carrying: index)
    valid = slots.valid(under: shown.constraints)
    barriers = index.map { shown.constraints.barrierGames(for: shown.itinerary[$0]) } ?? []
    self.target = target.clamped(to: slots.numbers)
    updateDays(of: shown)
  }

  /// The carried item of the trip; nil if new items are carried.
  package var item: Item? { if case .item(let item, _) = payload { item } else { nil } }

  /// The index of the carried item in the itinerary; nil if new items are carried.
  package var carried: ItemIndex? { if case .item(_, let index) = payload { index } else { nil } }

  package var isOverValidSlot: Bool { valid.contains(target) }

  /// The step to the next valid slot, or to the previous one if none comes below; nil if it is the only one.
  var jump: CarryAction? {
    guard let first = valid.first, let last = valid.last else { return nil }
    return target < last ? .nextValid : target > first ? .previousValid : nil
  }

  /// The valid slot nearest to the target, if any.
  var nearestValid: SlotNumber? { nearestValid(to: target) }

  /// The key that leads from a target that is not valid to the nearest valid slot, if any.
  var wayToValid: Key? {
    guard let first = valid.first, !isOverValidSlot else { return nil }
    let way: CarryAction = target < first ? .nextValid : .previousValid
    return way.binding.keys.first
  }

  private mutating func updateDays(of shown: ShownTrip) {
    days = carried.flatMap { isOverValidSlot ? shown.days(moving: $0, to: target) : nil }
  }

  package func slots(of shown: ShownTrip) -> Slots { Slots(in: shown.itinerary, carrying: carried) }

  package func isAtOrigin(of shown: ShownTrip) -> Bool { target == slots(of: shown).origin }

  /// The name of what is carried, for a sentence.
  package func name(in wording: Wording) -> String {
    switch payload {
    case .item(let item, _): wording.name(of: item)
    case .new(let items): items.count == 1 ? items.first?.title ?? "" : "\(items.count) new items"
    }
  }

  /// Whether several items are carried, so that sentences speak of them in the plural.
  var isSeveral: Bool {
    if case .new(let items) = payload { items.count != 1 } else { false }
  }

  /// Whether what is carried has no place but the one it came from.
  func immovableReason(in shown: ShownTrip) -> Bool { carried.flatMap(shown.immovableReason) != nil }

  /// Whether a row of the list, numbered without the carried item, has no valid slot next to it.
  package func dims(row number: RowNumber) -> Bool {
    !valid.contains(number.slotBelow) && !valid.contains(number.slotAbove)
  }

  // MARK: Steps

  /// Moves the target to a slot, or to the end of the list that is nearest to it. Nil is no slot that way.
  ///
  /// - Returns: whether the target has moved.
  package mutating func move(to slot: SlotNumber?, in shown: ShownTrip) -> Bool {
    guard let slot = slot?.clamped(to: slots(of: shown).numbers), slot != target else { return false }
    target = slot
    updateDays(of: shown)
    return true
  }

  var nextValid: SlotNumber? { target + 1 < valid.upperBound ? max(target + 1, valid.lowerBound) : nil }

  var previousValid: SlotNumber? {
    target > valid.lowerBound && !valid.isEmpty ? min(target, valid.upperBound) - 1 : nil
  }

  /// The first slot of the day `count` days after that of the target.
  func start(ofDayAfter count: Int, in slots: Slots) -> SlotNumber? {
    let day = slots.day(of: target) + count
    let days = 1...slots.day(of: slots.numbers.upperBound - 1)
    return days.contains(day) ? slots.range(ofDay: day).lowerBound : nil
  }

  /// The valid slot nearest to the same place on the day `count` days after that of the target.
  func samePlace(onDayAfter count: Int, in slots: Slots) -> SlotNumber? {
    let day = slots.day(of: target)
    guard let start = start(ofDayAfter: count, in: slots) else { return nil }
    let place = start + (target - slots.range(ofDay: day).lowerBound)
    return nearestValid(to: min(place, slots.range(ofDay: day + count).upperBound))
  }

  /// The valid slot nearest to a slot.
  func nearestValid(to slot: SlotNumber) -> SlotNumber? { valid.isEmpty ? nil : slot.clamped(to: valid) }

  // MARK: Reload

  /// Carries the drag over to a new state of the trip, between the same neighbors if they still exist, under the rules of
  /// the new state; nil if the carried item is gone.
  package func carriedOver(from old: ShownTrip, to new: ShownTrip) -> Drag? {
    guard let payload = payload(in: new) else { return nil }
    let index: ItemIndex? = if case .item(_, let index) = payload { index } else { nil }
    let slots = Slots(in: new.itinerary, carrying: index)
    let rows = ListRows(new.itinerary, carrying: index)
    return Drag(payload, of: new, over: slot(from: old, in: new, slots: slots, rows: rows))
  }

  private func payload(in new: ShownTrip) -> Payload? {
    guard let item else { return payload }
    return new.itinerary.index(of: item.id).map { .item(new.itinerary[$0], index: $0) }
  }

  private func slot(from old: ShownTrip, in new: ShownTrip, slots: Slots, rows: ListRows) -> SlotNumber {
    let oldSlots = self.slots(of: old)
    let (after, before) = oldSlots.neighbours(of: target)
    let day = oldSlots.day(of: target)
    if let after, let row = row(of: after, on: day, in: new, rows: rows) { return row.slotBelow }
    if let before, let row = row(of: before, on: day, in: new, rows: rows) { return row.slotAbove }
    let range = slots.range(ofDay: min(day, new.trip.dayCount))
    if after == nil { return range.lowerBound }
    if before == nil { return range.upperBound }
    return slotBelowSurvivor(above: target, on: day, old: oldSlots, new: new, rows: rows) ?? range.lowerBound
  }

  /// The slot after the nearest row above the old target that is still on its day.
  private func slotBelowSurvivor(above slot: SlotNumber, on day: Int, old: Slots, new: ShownTrip, rows: ListRows)
    -> SlotNumber?
  {
    for slot in old.range(ofDay: day).reversed() where slot < target {
      if let above = old.neighbours(of: slot).after, let row = row(of: above, on: day, in: new, rows: rows) {
        return row.slotBelow
      }
    }
    return nil
  }

  /// The number of the row of an item in the new list; nil if it is not on that day any more.
  private func row(of item: Item, on day: Int, in new: ShownTrip, rows: ListRows) -> RowNumber? {
    guard day <= new.trip.dayCount,
      let index = new.itinerary.range(ofDay: day).first(where: { new.itinerary[$0].id == item.id })
    else { return nil }
    return rows.number(ofItemAt: index)
  }
}
