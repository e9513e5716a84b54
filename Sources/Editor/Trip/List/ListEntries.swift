import Base
import TripCore

/// The number of an entry of ``ListEntries``, from 0 at the top: rows count, and so does the gap.
///
/// Valid for one state of the trip, one carried item and one target.
package struct EntryNumber: Ordinal {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  @inlinable package static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
  @inlinable package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The entries of the list, from top to bottom: its rows, and the gap while an item is carried.
///
/// Heights are asked for entry by entry, so that a screenful costs the same in a long trip.
struct ListEntries {
  enum Entry: Equatable {
    /// A row of the list and its number.
    case row(ListRow, number: RowNumber)
    case gap
  }

  let rows: ListRows
  private let itinerary: Itinerary
  private let metrics: RowMetrics
  private let carried: ItemIndex?
  /// The entry of the gap, which comes after the row above the slot that the carried item hangs over; nil while nothing is
  /// carried.
  let gap: EntryNumber?

  init(of shown: ShownTrip, drag: Drag?, metrics: RowMetrics) {
    itinerary = shown.itinerary
    carried = drag?.carried
    gap = drag.map { EntryNumber(RowNumber(above: $0.target).rawValue + 1) }
    self.metrics = metrics
    rows = ListRows(shown.itinerary, carrying: carried)
  }

  /// The numbers of all entries; there is at least one.
  var numbers: Range<EntryNumber> { 0..<EntryNumber(rows.count + (gap == nil ? 0 : 1)) }

  subscript(entry: EntryNumber) -> Entry {
    if entry == gap { return .gap }
    let number = row(ofEntry: entry)
    return .row(rows[number], number: number)
  }

  // MARK: Rows and entries

  /// The entry of a row: rows below the gap are one further down.
  func entry(ofRow row: RowNumber) -> EntryNumber {
    guard let gap, row.rawValue >= gap.rawValue else { return EntryNumber(row.rawValue) }
    return EntryNumber(row.rawValue + 1)
  }

  /// The row that an entry shows; for the gap, the row above it.
  func row(ofEntry entry: EntryNumber) -> RowNumber {
    guard let gap, entry >= gap else { return RowNumber(entry.rawValue) }
    return RowNumber(entry.rawValue - 1)
  }

  // MARK: Heights

  /// The height of an entry in lines.
  func height(of entry: EntryNumber) -> Int {
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

  private func isHeader(_ entry: EntryNumber) -> Bool {
    guard numbers.contains(entry), case .row(.day, _) = self[entry] else { return false }
    return true
  }

  /// Whether a day has no rows, not counting the carried one, which does not hang there either.
  func isShownEmpty(_ day: Int) -> Bool {
    if let gap, rows.day(of: row(ofEntry: gap)) == day { return false }
    let range = itinerary.range(ofDay: day)
    guard let carried, range.contains(carried) else { return range.isEmpty }
    return range.count == 1
  }
}
