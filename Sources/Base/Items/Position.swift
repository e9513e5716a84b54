/// The position of an item: a day of the trip and an order within that day.
///
/// One value, changed and merged as a whole; never a row index, so it survives every reload.
package struct Position: Hashable, Sendable {
  /// The day, 1…N.
  package var day: Int
  /// The order within the day, finite. Rows of a day are sorted by it.
  package var sortOrder: Double

  package init(day: Int, sortOrder: Double) {
    self.day = day
    self.sortOrder = sortOrder
  }
}

extension Position: Comparable {
  package static func < (a: Position, b: Position) -> Bool {
    a.day != b.day ? a.day < b.day : a.sortOrder < b.sortOrder
  }
}
