/// What a move did.
package enum MoveOutcome: Equatable, Sendable {
  /// The item was dropped where it stood; nothing changed, `modifiedAt` included.
  case unchanged
  case moved
  /// No Double fitted between the neighbours, so the day was numbered anew: rows that had to make room, games included,
  /// have other numbers.
  case movedAfterRenumbering
}

extension Trip {
  /// Drops an item into a slot.
  ///
  /// - Parameters:
  ///   - index: where the item stands in the itinerary.
  ///   - slot: the number of a slot of ``Slots`` carrying that item.
  ///   - constraints: of this trip.
  ///   - now: the time of the change.
  /// - Throws: why the item may not go there; the trip is then unchanged.
  package mutating func moveItem(
    at index: ItemIndex, toSlot slot: SlotNumber, under constraints: ItineraryConstraints, now: Timestamp
  ) throws(Refusal) -> MoveOutcome {
    let slots = Slots(in: itinerary, carrying: index)
    if itinerary[index].game == nil, slot == slots.origin { return .unchanged }
    if let refusal = slots.refusal(at: slot, under: constraints) { throw refusal }
    return moveItem(at: index, into: slots[slot], now: now) ? .movedAfterRenumbering : .moved
  }

  /// Puts an item into a slot, whatever the rules say.
  ///
  /// - Returns: whether the day had to be numbered anew. The item may then have the number that it had before, with others
  ///   around it that have new ones: it is not changed itself.
  mutating func moveItem(at index: ItemIndex, into slot: Slot, now: Timestamp) -> Bool {
    let old = itinerary[index]
    var item = old
    item.modifiedAt = item.modificationTime(at: now)
    itinerary.remove(at: index)
    let isNumberedAnew = insert(item, day: slot.day, index: slot.index, now: now)
    if isNumberedAnew, let index = itinerary.index(of: old.id), itinerary[index].position == old.position {
      itinerary.replace(at: index, with: old)
    }
    return isNumberedAnew
  }

  /// Puts an item where its position says. The only ways for an item to come into a trip are this one and
  /// ``insert(_:day:index:now:)``.
  package mutating func insert(_ item: Item) {
    itinerary.insert(outliving(item))
  }

  /// An item as it may come into the trip: one whose id has a tombstone is changed later than that, or the next merge
  /// would delete it again.
  private func outliving(_ item: Item) -> Item {
    var item = item
    for tombstone in deleted where tombstone.id == item.id {
      item.modifiedAt = max(item.modifiedAt, tombstone.deletedAt.next)
    }
    return item
  }

  /// Puts an item between the rows of a day and says whether the day had to be numbered anew for it.
  ///
  /// - Parameter index: 0 before the first row, n after the n-th.
  package mutating func insert(_ item: Item, day: Int, index: Int, now: Timestamp) -> Bool {
    insert([item], day: day, index: index, now: now)
  }

  /// Puts items as one block, in order, between the rows of a day, and says whether the day had to be numbered anew for
  /// them.
  ///
  /// - Parameters:
  ///   - items: at least one.
  ///   - index: 0 before the first row, n after the n-th.
  mutating func insert(_ items: [Item], day: Int, index: Int, now: Timestamp) -> Bool {
    let rows = itinerary.range(ofDay: day)
    let place = rows.lowerBound + index
    let fitting = sortOrders(items.count, at: place, among: rows)
    let sortOrders = fitting ?? renumber(rows, leaving: items.count, at: index, now: now)
    let block = zip(items, sortOrders).map { item, sortOrder in
      var item = item
      item.position = Position(day: day, sortOrder: sortOrder)
      return outliving(item)
    }
    itinerary.insert(block)
    return fitting == nil
  }

  private func sortOrders(_ count: Int, at place: ItemIndex, among rows: Range<ItemIndex>) -> [Double]? {
    SortOrder.fitting(
      count, after: place > rows.lowerBound ? itinerary[place - 1].position.sortOrder : nil,
      before: place < rows.upperBound ? itinerary[place].position.sortOrder : nil)
  }

  /// Gives the rows of a day whole numbers, order kept, as few as possible another one than they have.
  ///
  /// - Returns: the numbers that are left free before the row at `gap`, counted within the day.
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
    itinerary = Itinerary(items, dayCount: dayCount)
    return free
  }
}
