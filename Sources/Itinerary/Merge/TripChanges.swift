/// The differences between two states of a trip, as a person would see them.
package struct TripChanges: Equatable, Sendable {
  package struct Move: Equatable, Sendable {
    package let item: Item
    package let fromDay: Int
  }

  /// Items on another day or between other rows.
  package private(set) var moved: [Move] = []
  package private(set) var edited: [Item] = []
  package private(set) var added: [Item] = []
  package private(set) var deleted: [Item] = []
  package private(set) var newName: String?
  package private(set) var hasOtherDates = false
  package private(set) var hasOtherSchedule = false

  package init(from old: Trip, to new: Trip) {
    if old.name != new.name { newName = new.name }
    hasOtherDates = old.startDate != new.startDate || old.dayCount != new.dayCount
    hasOtherSchedule = old.schedule != new.schedule
    let before = Dictionary(old.itinerary.items.map { ($0.id, $0) }, uniquingKeysWith: Item.newer)
    let after = Dictionary(new.itinerary.items.map { ($0.id, $0) }, uniquingKeysWith: Item.newer)
    deleted = old.itinerary.items.filter { after[$0.id] == nil }
    let oldRows = RowContext.all(old.itinerary.items.filter { after[$0.id] != nil })
    let newRows = RowContext.all(new.itinerary.items.filter { before[$0.id] != nil })
    for item in new.itinerary.items {
      guard let was = before[item.id] else {
        added.append(item)
        continue
      }
      if was.kind != item.kind { edited.append(item) }
      // A day that was renumbered gives rows other positions but no other neighbors.
      if was.position != item.position, oldRows[item.id] != newRows[item.id] {
        moved.append(Move(item: item, fromDay: was.position.day))
      }
    }
  }
}

private struct RowContext: Equatable {
  let day: Int
  let before: ItemID?
  let after: ItemID?

  static func all(_ items: [Item]) -> [ItemID: RowContext] {
    func id(at index: Int, onDay day: Int) -> ItemID? {
      items.indices.contains(index) && items[index].position.day == day ? items[index].id : nil
    }
    return items.enumerated().reduce(into: [:]) { contexts, row in
      let day = row.element.position.day
      contexts[row.element.id] = RowContext(
        day: day, before: id(at: row.offset - 1, onDay: day), after: id(at: row.offset + 1, onDay: day))
    }
  }
}
