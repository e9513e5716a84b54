import ItineraryCore

/// What the mouse is doing in the list.
enum Pointer: Equatable, Sendable {
  case idle
  /// The button is down on an item, or the header of a day, and has not moved yet. The list may change meanwhile.
  case pressed(ItemID?, line: Int)
  /// Drags what is carried.
  case dragging
  /// Holds what is carried at an edge of the list, for so many repeats; `step` says which way to go on.
  case holding(step: Int, repeats: Int)
  /// Was pressed where a press means nothing.
  case elsewhere
}

/// The row of a click, and when: a second one soon after it opens the row.
struct Click: Equatable, Sendable {
  let row: Int
  let time: Timestamp
}
