import Itinerary

/// Every slot of a trip for one carried item, written out by walking the days, with what the rules say of each.
struct SlotsReference {
  struct Slot: Equatable {
    var day: Int
    var index: Int
    var after: ItemID?
    var before: ItemID?
    /// The rows of the whole list above the slot.
    var rowsAbove: Int
  }

  private(set) var places: [Slot] = []
  private(set) var origin = 0
  /// All items but the carried one, in list order.
  let rows: [Item]
  private var rowNumbers: [ItemID: Int] = [:]

  init(_ reference: ConstraintsReference, carrying carried: Item) {
    rows = reference.items.filter { $0.id != carried.id }
    let standing = reference.items.prefix { $0.id != carried.id }
    for (number, row) in rows.enumerated() { rowNumbers[row.id] = number }
    var above = 0
    for day in 1...reference.dayCount {
      let ids = rows.filter { $0.position.day == day }.map(\.id)
      for index in 0...ids.count {
        let isOrigin = day == carried.position.day && above + index == standing.count
        if isOrigin { origin = places.count }
        places.append(
          Slot(
            day: day, index: index, after: index == 0 ? nil : ids[index - 1],
            before: index == ids.count ? nil : ids[index], rowsAbove: above + index))
      }
      above += ids.count
    }
  }

  /// Why an item may not be dropped into a slot: every departure game has to be above it, every arrival game below,
  /// and there has to be a position at all.
  func refusal(of item: Item, under rule: ConstraintsReference.Rule, at place: Slot) -> Refusal? {
    guard case .travel(let leg) = item.kind else { return rule.isGame ? .gameIsFixed(item) : nil }
    let (last, first) = (rule.departures.last, rule.arrivals.first)
    let isImpossible = rule.allowedDays.isEmpty
    if isImpossible, let last, let first { return .noValidPosition(leg: leg, departure: last, arrival: first) }
    if let last, isImpossible || rule.departures.contains(where: { stands($0, below: place) }) {
      return .leavesAfter(leg: leg, game: last)
    }
    if let first, isImpossible || rule.arrivals.contains(where: { !stands($0, below: place) }) {
      return .arrivesBefore(leg: leg, game: first)
    }
    return nil
  }

  private func stands(_ game: Item, below place: Slot) -> Bool { rowNumbers[game.id, default: 0] >= place.rowsAbove }
}
