extension Trip {
  /// Moves an item into a slot of the ``Slots`` that carry it.
  mutating func moveItem(
    at index: ItemIndex, toSlot slot: SlotNumber, under constraints: ItineraryConstraints, now: Timestamp
  ) throws(Refusal) {
    let slots = Slots(in: itinerary, carrying: index)
    guard slots.numbers.contains(slot) else { throw .noSuchSlot(slot) }
    if itinerary[index].game == nil, slot == slots.origin { return }
    if let refusal = slots.refusal(at: slot, under: constraints) { throw refusal }
    moveItem(at: index, into: slots[slot], now: now)
  }

  /// Moves an item into a slot without asking the rules. If its day is renumbered, it may keep its number and be unchanged.
  mutating func moveItem(at index: ItemIndex, into slot: Slot, from origin: Position? = nil, now: Timestamp) {
    let old = itinerary[index]
    itinerary.remove(at: index)
    insert([old.moved(from: origin, at: now)], day: slot.day, index: slot.index, now: now)
    if let index = itinerary.index(of: old.id), itinerary[index].position == old.position {
      itinerary.replace(at: index, with: old)
    }
  }

  /// Removes an item and leaves its tombstone, dated after the item's last change.
  mutating func remove(itemAt index: ItemIndex, now: Timestamp) {
    let item = itinerary[index]
    itinerary.remove(at: index)
    deleted.append(Tombstone(id: item.id, deletedAt: item.modificationTime(at: now)))
  }

  package mutating func remove(_ id: ItemID, now: Timestamp) {
    if let index = itinerary.index(of: id) { remove(itemAt: index, now: now) }
  }

  /// Inserts an item at its position. Items come into a trip only by this and ``insert(_:day:index:now:)``.
  package mutating func insert(_ item: Item) {
    itinerary.insert(datedAfterTombstone(item))
  }

  /// Returns an item dated after the tombstone of its id, if there is one: the next merge would delete it again otherwise.
  func datedAfterTombstone(_ item: Item) -> Item {
    var item = item
    for tombstone in deleted where tombstone.id == item.id {
      item.modifiedAt = max(item.modifiedAt, tombstone.deletedAt.next)
    }
    return item
  }

  /// Inserts items as one block, in order, at an index within a day, which is renumbered if they do not fit.
  mutating func insert(_ items: [Item], day: Int, index: Int, now: Timestamp) {
    let rows = itinerary.range(ofDay: day)
    let place = rows.lowerBound + index
    let sortOrders =
      SortOrder.fitting(
        items.count, after: index > 0 ? itinerary[place - 1].position.sortOrder : nil,
        before: place < rows.upperBound ? itinerary[place].position.sortOrder : nil)
      ?? renumber(rows, leaving: items.count, at: index, now: now)
    let block = zip(items, sortOrders).map { item, sortOrder in
      var item = item
      item.position = Position(day: day, sortOrder: sortOrder)
      return datedAfterTombstone(item)
    }
    itinerary = ItemList(itinerary.items + block, dayCount: dayCount)
  }

  /// Renumbers the rows of a day in order, as few as possible, and returns the numbers left free before the row at `gap`.
  private mutating func renumber(_ rows: Range<ItemIndex>, leaving count: Int, at gap: Int, now: Timestamp) -> [Double]
  {
    var items = itinerary.items
    var numbers = rows.map { Optional(items[$0.rawValue].position.sortOrder) }
    numbers.insert(contentsOf: repeatElement(nil, count: count), at: gap)
    var whole = WholeNumbers.rising(numbers)
    let free = Array(whole[gap..<gap + count])
    whole.removeSubrange(gap..<gap + count)
    for (row, sortOrder) in zip(rows.lowerBound.rawValue..<rows.upperBound.rawValue, whole)
    where items[row].position.sortOrder != sortOrder {
      items[row].position.sortOrder = sortOrder
      items[row].modifiedAt = items[row].modificationTime(at: now)
    }
    itinerary = ItemList(items, dayCount: dayCount)
    return free
  }
}
