import Screen

/// Where things stand on the screen of the chooser: title, search, list, status, keys, from top to bottom.
struct ChooserLayout: Equatable {
  let searchRow: Int
  /// The rows that show the list.
  let list: Range<Int>
  let status: Range<Int>
  let keyRow: Int
  /// The rows of an entry, its name and its details, and a blank one where there is room.
  let entryRows: Int
  /// How many entries are seen at once.
  let capacity: Int
  /// The first entry shown.
  let first: Int
  private let count: Int

  init(size: Size, count: Int, selection: Int) {
    let isRoomy = size.rows >= 20
    keyRow = max(0, size.rows - 1)
    status = max(0, keyRow - 2)..<keyRow
    searchRow = isRoomy ? 2 : 1
    let top = min(searchRow + (isRoomy ? 2 : 1), status.lowerBound)
    list = top..<status.lowerBound
    entryRows = isRoomy ? 3 : 2
    // The blank row of the last entry may be missing.
    capacity = max(1, (list.count + entryRows - 2) / entryRows)
    first = max(0, min(selection - capacity / 2, count - capacity))
    self.count = count
  }

  /// The entries shown and the rows of their names.
  var shown: [(entry: Int, row: Int)] {
    (first..<max(first, min(count, first + capacity))).map { ($0, list.lowerBound + ($0 - first) * entryRows) }
  }

  /// The entry whose name or details stand on a row.
  func entry(atRow row: Int) -> Int? {
    shown.first { ($0.row...$0.row + 1).contains(row) }?.entry
  }
}
