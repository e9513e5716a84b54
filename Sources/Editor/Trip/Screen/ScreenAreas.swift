import Screen

/// The parts of the screen, from top to bottom: title, list, status, keys.
struct ScreenAreas: Equatable {
  /// The least size of a screen; on a smaller one the editor shows a notice.
  static let smallest = Size(columns: 40, rows: 10)

  let size: Size
  /// The rows of the screen that show the list.
  let list: Range<Int>
  /// The rows that show the status sentence.
  let status: Range<Int>
  /// The columns that text takes: all of them, or the middle of a wide screen, so that the eye finds the end of a row.
  let columns: Range<Int>

  /// - Parameter statusLines: how many rows the status sentence takes.
  init(size: Size, statusLines: Int) {
    self.size = size
    let statusRows = min(max(statusLines, Self.reservedStatusRows(size)), 3)
    let keys = size.rows - 1
    status = max(0, keys - statusRows)..<max(0, keys)
    list = min(1, status.lowerBound)..<status.lowerBound
    let margin = max(0, (size.columns - Self.widestText) / 2)
    columns = margin..<max(margin, size.columns - margin)
  }

  /// The most columns that text takes.
  static let widestText = 120

  /// The least number of rows of the status.
  static func reservedStatusRows(_ size: Size) -> Int { size.rows >= 20 ? 2 : 1 }

  static let titleRow = 0
  var keyRow: Int { size.rows - 1 }
  /// The columns of the whole screen.
  var screen: Range<Int> { 0..<size.columns }
  var isTooSmall: Bool { size.columns < Self.smallest.columns || size.rows < Self.smallest.rows }
}

/// A rectangle of cells of the screen.
struct CellArea: Equatable {
  let columns: Range<Int>
  let rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The area of one row.
  init(columns: Range<Int>, row: Int) {
    self.init(columns: columns, rows: row..<row + 1)
  }

  func contains(column: Int, row: Int) -> Bool { rows.contains(row) && columns.contains(column) }
}
