/// A row of the list: the header of a day, or an item.
package enum ListRow: Equatable, Sendable {
  case day(Int)
  /// The item at that index of the itinerary.
  case item(ItemIndex)
}

/// The flat list: the header of every day followed by its items, numbered from 0, computed on demand.
///
/// While an item is carried it is left out. Slot n of ``Slots`` then lies right below row n: ``slot(belowRow:)``.
package struct ListRows: Sendable {
  private let itinerary: Itinerary
  private let carried: ItemIndex?

  package init(_ itinerary: Itinerary, carrying carried: ItemIndex? = nil) {
    self.itinerary = itinerary
    self.carried = carried
  }

  package var count: Int { itinerary.count + itinerary.dayCount - (carried == nil ? 0 : 1) }

  package subscript(number: Int) -> ListRow {
    let day = day(of: number)
    let header = self.number(ofDay: day)
    if number == header { return .day(day) }
    let index = ItemIndex(number - day)
    guard let carried, index >= carried else { return .item(index) }
    return .item(index + 1)
  }

  /// The day a row belongs to.
  package func day(of number: Int) -> Int {
    (1..<itinerary.dayCount).partitioningIndex { self.number(ofDay: $0 + 1) > number }
  }

  /// The number of the header of a day, 1…N.
  package func number(ofDay day: Int) -> Int {
    rowsAbove(itinerary.range(ofDay: day).lowerBound) + day - 1
  }

  /// The number of the row of the item at an index; the item is not the carried one.
  package func number(ofItemAt index: ItemIndex) -> Int { rowsAbove(index) + itinerary[index].position.day }

  /// The number of items above an index, without the carried one.
  private func rowsAbove(_ index: ItemIndex) -> Int {
    guard let carried, index > carried else { return index.rawValue }
    return index.rawValue - 1
  }

  // MARK: Slots

  /// The slot right below a row: there is one at the start of each day, which is below its header, and one after each item.
  package func slot(belowRow number: Int) -> SlotNumber { SlotNumber(number) }

  /// The number of the row right above a slot.
  package func row(above slot: SlotNumber) -> Int { slot.rawValue }
}
