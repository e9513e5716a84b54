import ItineraryCore

/// What the list shows, from top to bottom: its rows, and the gap while an item is carried.
///
/// Heights are asked for entry by entry, so that a screenful costs the same in a long trip.
struct ListEntries {
  enum Entry: Equatable {
    /// A row of the list and its number.
    case row(ListRow, number: Int)
    case gap
  }

  let rows: ListRows
  private let itinerary: Itinerary
  private let metrics: RowMetrics
  private let drag: Drag?

  init(of shown: ShownTrip, drag: Drag?, metrics: RowMetrics) {
    itinerary = shown.itinerary
    self.drag = drag
    self.metrics = metrics
    rows = ListRows(shown.itinerary, carrying: drag?.carried)
  }

  var count: Int { rows.count + (drag == nil ? 0 : 1) }

  /// The entry of the gap; nil while nothing is carried.
  var gap: Int? { drag.map { rows.row(above: $0.target) + 1 } }

  subscript(entry: Int) -> Entry {
    if entry == gap { return .gap }
    let number = number(ofEntry: entry)
    return .row(rows[number], number: number)
  }

  /// The number of the row an entry shows; for the gap, that of the row before it.
  func number(ofEntry entry: Int) -> Int {
    guard let gap else { return entry }
    return entry < gap ? entry : entry - 1
  }

  func height(of entry: Int) -> Int {
    switch self[entry] {
    case .gap: metrics.gap - (metrics.spaceBelowGap > 0 && isHeader(entry + 1) ? metrics.spaceBelowGap : 0)
    case .row(.day(let day), _): aboveHeader + 1 + (isShownEmpty(day) ? metrics.belowEmptyHeader : 0)
    case .row(.item(let index), _): itinerary.isGame(at: index) ? metrics.card : 1
    }
  }

  /// Whether an item can be moved, and so has a grip.
  func hasGrip(itemAt index: ItemIndex) -> Bool { !itinerary.isGame(at: index) }

  /// Blank lines above the header of a day.
  var aboveHeader: Int { metrics.aboveHeader }

  private func isHeader(_ entry: Int) -> Bool {
    guard entry < count, case .row(.day, _) = self[entry] else { return false }
    return true
  }

  /// Whether a day has no rows, not counting the carried one, which does not hang there either.
  func isShownEmpty(_ day: Int) -> Bool {
    if let drag, rows.day(of: rows.row(above: drag.target)) == day { return false }
    let range = itinerary.range(ofDay: day)
    guard let carried = drag?.carried, range.contains(carried) else { return range.isEmpty }
    return range.count == 1
  }
}
