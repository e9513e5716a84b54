/// A run of the itinerary in which every position is valid for an item.
package struct DropZone: Equatable, Sendable {
  /// The first to the last day with a valid position.
  package let days: ClosedRange<Int>
  /// The game that positions stand strictly after, where one bounds the zone.
  package let after: Item?
  /// The game that positions stand strictly before, where one bounds the zone.
  package let before: Item?

  package func contains(_ position: Position) -> Bool {
    guard days.contains(position.day), position.sortOrder.isFinite else { return false }
    if let after, position <= after.position { return false }
    if let before, position >= before.position { return false }
    return true
  }
}
