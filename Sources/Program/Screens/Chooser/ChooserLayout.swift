import Screen

/// The rows of the parts of the chooser's screen, from the top: title, search, list, status, keys. All rows count from 0.
struct ChooserLayout: Equatable {
  let searchRow: Int
  /// The rows that show the list.
  let list: Range<Int>
  /// The columns of the list, and those of the selected trip next to it; nil on a screen that is not wide enough.
  let columns: Range<Int>
  let preview: Range<Int>?
  /// The number of rows of an entry: its name and its details.
  private let entryRows = 2
  /// The most entries that are seen at once, at least 1.
  let capacity: Int
  /// The index of the first entry shown, among those that match the search.
  let first: Int
  private let count: Int

  /// The least width of a screen with a preview.
  private static let wide = 110

  init(size: Size, count: Int, selection: Int) {
    let isRoomy = size.rows >= 20
    searchRow = isRoomy ? 2 : 1
    let end = size.statusRows.lowerBound
    list = min(searchRow + (isRoomy ? 2 : 1), end)..<end
    let half = size.columns / 2
    (columns, preview) = size.columns < Self.wide ? (0..<size.columns, nil) : (0..<half, half + 2..<size.columns - 2)
    capacity = max(1, list.count / entryRows)
    first = max(0, min(selection - capacity / 2, count - capacity))
    self.count = count
  }

  /// The indices of the entries shown, and the rows of their names.
  var shown: [(entry: Int, row: Int)] {
    (first..<max(first, min(count, first + capacity))).map { ($0, list.lowerBound + ($0 - first) * entryRows) }
  }

  /// The index of the entry whose name or details are in a row of the screen; nil for any other row.
  func entry(atRow row: Int) -> Int? {
    shown.first { ($0.row...$0.row + 1).contains(row) }?.entry
  }
}
