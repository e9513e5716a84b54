/// A slot for a carried item: before the first row of a day, or after any row of it.
public struct Slot: Equatable, Sendable {
  /// The day, 1…N.
  public let day: Int
  /// The place within the day: 0 before its first row, n after its n-th row. The carried item is not counted.
  public let index: Int
  /// The row before the slot within the day.
  public let after: Item?
  /// The row after the slot within the day.
  public let before: Item?
}

/// The slots of a trip for what is carried, in list order, computed on demand.
///
/// Slots are numbered from 0 at the top: one at the start of every day and one after every row, the carried item
/// lifted out. The end of a day and the start of the next are two slots.
public struct Slots: Sendable {
  private let itinerary: ItemList
  /// The index of the carried item in the itinerary; nil if it is new.
  private let carried: ItemIndex?
  /// The rows without the carried one: slot n is right below row n.
  private let rows: ListRows

  /// - Parameters:
  ///   - itinerary: the items of the trip, the carried one included.
  ///   - carried: the index of the carried item; nil if it is new.
  public init(in itinerary: ItemList, carrying carried: ItemIndex?) {
    (self.itinerary, self.carried) = (itinerary, carried)
    rows = ListRows(itinerary, carrying: carried)
  }

  /// The number of slots: one a day and one for each row, without the carried item.
  public var count: Int { rows.count }

  /// The numbers of all slots; there is at least one.
  public var numbers: Range<SlotNumber> { 0..<SlotNumber(count) }

  /// The slot of the carried item; nil if it is new.
  public var origin: SlotNumber? {
    carried.map { SlotNumber($0.rawValue + itinerary[$0].position.day - 1) }
  }

  /// The slot of a number, which must be one of ``numbers``.
  public subscript(number: SlotNumber) -> Slot {
    let row = RowNumber(above: number)
    let day = rows.day(of: row)
    return Slot(day: day, index: row - rows.number(ofDay: day), after: item(at: row), before: item(at: row + 1))
  }

  /// The slots of a day, 1…N.
  public func range(ofDay day: Int) -> ClosedRange<SlotNumber> {
    let next = day < itinerary.dayCount ? rows.number(ofDay: day + 1) : RowNumber(count)
    return rows.number(ofDay: day).slotBelow...next.slotAbove
  }

  /// The day of a slot, 1…N.
  public func day(of number: SlotNumber) -> Int { rows.day(of: RowNumber(above: number)) }

  /// The numbers of the slots where the carried item may be dropped: one contiguous run, maybe empty.
  public func valid(under constraints: ItineraryConstraints) -> Range<SlotNumber> {
    guard let carried else { return numbers }
    guard let zone = constraints.validDropZones(for: itinerary[carried]).first else { return 0..<0 }
    let first = zone.after.flatMap(slot(after:)) ?? 0
    let end = zone.before.flatMap(slot(after:)) ?? SlotNumber(count)
    return first < end ? first..<end : 0..<0
  }

  package func isOnlyValidSlot(under constraints: ItineraryConstraints) -> Bool {
    let valid = valid(under: constraints)
    return valid.count == 1 && valid.first == origin
  }

  /// The reason why the carried item may not be dropped into a slot; nil if it may.
  public func refusal(at number: SlotNumber, under constraints: ItineraryConstraints) -> Refusal? {
    guard let carried else { return nil }
    let item = itinerary[carried]
    if let refusal = constraints.refusalToMove(item) { return refusal }
    let valid = valid(under: constraints)
    guard !valid.contains(number), let leg = item.leg, let zone = constraints.validDropZones(for: item).first else {
      return nil
    }
    if number < valid.lowerBound { return zone.after.map { .leavesAfter(leg: leg, game: $0) } }
    return zone.before.map { .arrivesBefore(leg: leg, game: $0) }
  }

  /// The item at a row; nil for the header of a day, and after the last row.
  private func item(at row: RowNumber) -> Item? {
    guard row < RowNumber(rows.count), case .item(let index) = rows[row] else { return nil }
    return itinerary[index]
  }

  private func slot(after item: Item) -> SlotNumber? {
    itinerary.range(ofDay: item.position.day).first { itinerary[$0].id == item.id }
      .map { rows.number(ofItemAt: $0).slotBelow }
  }
}
