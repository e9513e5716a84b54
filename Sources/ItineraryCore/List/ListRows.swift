/// A row of the list: the header of a day, or an item.
package enum ListRow: Equatable, Sendable {
  case day(Int)
  /// The item at that index of the itinerary.
  case item(Int)
}

/// The flat list: the header of every day followed by its items, numbered from 0, computed on demand.
///
/// While an item is carried it is left out; the slot of the same number then lies right after each row.
package struct ListRows: Sendable {
  private let itinerary: Itinerary
  private let carried: Int?

  package init(_ itinerary: Itinerary, carrying carried: Int? = nil) {
    self.itinerary = itinerary
    self.carried = carried
  }

  package var count: Int { itinerary.count + itinerary.dayCount - (carried == nil ? 0 : 1) }

  package subscript(number: Int) -> ListRow {
    let day = day(of: number)
    let header = self.number(ofDay: day)
    if number == header { return .day(day) }
    let row = number - day
    return .item(row < (carried ?? .max) ? row : row + 1)
  }

  /// The day a row belongs to.
  package func day(of number: Int) -> Int {
    (1..<itinerary.dayCount + 1).partitionPoint { day in
      day < itinerary.dayCount && self.number(ofDay: day + 1) <= number
    }
  }

  /// The number of the header of a day, 1…N.
  package func number(ofDay day: Int) -> Int {
    let start = itinerary.range(ofDay: day).lowerBound
    return (start > (carried ?? .max) ? start - 1 : start) + day - 1
  }

  /// The number of the row of the item at an index; the item is not the carried one.
  package func number(ofItemAt index: Int) -> Int {
    (index > (carried ?? .max) ? index - 1 : index) + itinerary[index].position.day
  }
}
