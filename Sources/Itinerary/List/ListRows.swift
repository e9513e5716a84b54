package enum ListRow: Equatable, Sendable {
  case day(Int)
  case item(ItemIndex)
}

/// The flat list: the header of every day followed by its items, numbered from 0. A carried item is left out, so that
/// slot n of ``Slots`` is right below row n: ``RowNumber/slotBelow``.
package struct ListRows: Sendable {
  private let itinerary: ItemList
  private let carried: ItemIndex?

  package init(_ itinerary: ItemList, carrying carried: ItemIndex? = nil) {
    self.itinerary = itinerary
    self.carried = carried
  }

  package var count: Int { itinerary.count + itinerary.dayCount - (carried == nil ? 0 : 1) }

  /// The numbers of all rows; there is at least one.
  package var numbers: Range<RowNumber> { 0..<RowNumber(count) }

  package subscript(number: RowNumber) -> ListRow {
    let day = day(of: number)
    let header = self.number(ofDay: day)
    if number == header { return .day(day) }
    let index = ItemIndex(number.rawValue - day)
    guard let carried, index >= carried else { return .item(index) }
    return .item(index + 1)
  }

  package func day(of number: RowNumber) -> Int {
    (1..<itinerary.dayCount).partitioningIndex { self.number(ofDay: $0 + 1) > number }
  }

  package func number(ofDay day: Int) -> RowNumber {
    RowNumber(rowsAbove(itinerary.range(ofDay: day).lowerBound) + day - 1)
  }

  /// The number of the row of the item at an index; the item is not the carried one.
  package func number(ofItemAt index: ItemIndex) -> RowNumber {
    RowNumber(rowsAbove(index) + itinerary[index].position.day)
  }

  private func rowsAbove(_ index: ItemIndex) -> Int {
    guard let carried, index > carried else { return index.rawValue }
    return index.rawValue - 1
  }
}

/// The rule that ties rows to slots: **slot n is right below row n**: there is one below each header and each item.
/// All conversions between the two numbers go through these three.
extension RowNumber {
  package init(above slot: SlotNumber) { self.init(slot.rawValue) }

  package var slotBelow: SlotNumber { SlotNumber(rawValue) }

  /// The slot right above the row, which is below the row before; above the first row it does not exist, and its number is −1.
  package var slotAbove: SlotNumber { SlotNumber(rawValue - 1) }
}
