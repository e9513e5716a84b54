/// A place where a carried item could be dropped: before the first row of a day, or after any row of it.
package struct Slot: Equatable, Sendable {
  /// 1…N.
  package let day: Int
  /// 0 before the first row of the day, n after its n-th row; the carried item is not counted.
  package let index: Int
  /// The row before the slot within the day.
  package let after: ItemID?
  /// The row after the slot within the day.
  package let before: ItemID?
}

/// Every slot of a trip for what is carried, in list order, computed on demand.
///
/// Slots are numbered from 0 at the top: one at the start of every day and one after every row, the carried item
/// lifted out. The end of a day and the start of the next are two slots.
package struct Slots: Sendable {
  private let itinerary: Itinerary
  /// Where the carried item stands in the itinerary.
  private let carried: Int?

  /// - Parameter carried: the index of the carried item in `itinerary`; nil where what is carried is new.
  package init(in itinerary: Itinerary, carrying carried: Int?) {
    self.itinerary = itinerary
    self.carried = carried
  }

  package var count: Int { itinerary.count - (carried == nil ? 0 : 1) + itinerary.dayCount }

  /// The slot where the carried item stands; nil where it is new.
  package var origin: Int? { carried.map { $0 + itinerary[$0].position.day - 1 } }

  package subscript(number: Int) -> Slot {
    let day = day(of: number)
    let (after, before) = neighbours(of: number)
    let index = number - (day - 1) - rows(ofDay: day).lowerBound
    return Slot(day: day, index: index, after: after?.id, before: before?.id)
  }

  /// The rows before and after a slot within its day.
  package func neighbours(of number: Int) -> (after: Item?, before: Item?) {
    let day = day(of: number)
    let rows = rows(ofDay: day)
    let row = number - (day - 1)
    return (row > rows.lowerBound ? item(atRow: row - 1) : nil, row < rows.upperBound ? item(atRow: row) : nil)
  }

  /// The numbers of the slots of a day.
  package func range(ofDay day: Int) -> ClosedRange<Int> {
    let rows = rows(ofDay: day)
    return (rows.lowerBound + day - 1)...(rows.upperBound + day - 1)
  }

  package func day(of number: Int) -> Int {
    (1..<itinerary.dayCount + 1).partitionPoint { range(ofDay: $0).upperBound < number }
  }

  /// The numbers of the slots where the carried item may be dropped: one contiguous run, maybe empty.
  package func valid(under constraints: ItineraryConstraints) -> Range<Int> {
    guard let carried else { return 0..<count }
    guard let zone = constraints.validDropZones(for: itinerary[carried]).first else { return 0..<0 }
    let first = zone.after.flatMap(row(of:)).map { $0.row + $0.day } ?? 0
    let last = zone.before.flatMap(row(of:)).map { $0.row + $0.day - 1 } ?? count - 1
    return first <= last ? first..<last + 1 : 0..<0
  }

  /// Whether the carried item stands at the only slot where it may be dropped.
  package func leaveNoChoice(under constraints: ItineraryConstraints) -> Bool {
    let valid = valid(under: constraints)
    return valid.count == 1 && valid.first == origin
  }

  /// Why the carried item may not be dropped into a slot; nil where it may.
  package func refusal(at number: Int, under constraints: ItineraryConstraints) -> Refusal? {
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

  // MARK: Rows, the carried item lifted out

  /// The item of a row of the list.
  private func item(atRow row: Int) -> Item { itinerary[row < (carried ?? .max) ? row : row + 1] }

  private func rows(ofDay day: Int) -> Range<Int> {
    let range = itinerary.range(ofDay: day)
    return row(ofIndex: range.lowerBound)..<row(ofIndex: range.upperBound)
  }

  private func row(ofIndex index: Int) -> Int { index > (carried ?? .max) ? index - 1 : index }

  /// The row of an item of the trip, found by its place in the order.
  private func row(of item: Item) -> (row: Int, day: Int)? {
    let range = itinerary.range(ofDay: item.position.day)
    let index = range.partitionPoint { Item.standsBefore(itinerary[$0], item) }
    guard range.contains(index), itinerary[index].id == item.id else { return nil }
    return (row(ofIndex: index), item.position.day)
  }
}
