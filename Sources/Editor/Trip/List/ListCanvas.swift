import Screen

/// A frame on which the rows of the list are painted.
///
/// Columns and rows are those of the screen. Parts outside the rows of the list are left out, so that a card that
/// is half scrolled out is painted like any other.
struct ListCanvas {
  var frame: Frame
  /// The rows of the screen that show the list.
  let rows: Range<Int>
  /// The columns of the screen that the list takes.
  let columns: Range<Int>

  mutating func fill(_ columns: Range<Int>, row: Int, with scalar: Unicode.Scalar = " ", style: Style) {
    guard rows.contains(row) else { return }
    frame.fill(columns: columns, row: row, with: scalar, style: style)
  }

  mutating func put(_ scalar: Unicode.Scalar, column: Int, row: Int, style: Style) {
    fill(column..<column + 1, row: row, with: scalar, style: style)
  }

  /// Draws a text, cut with an ellipsis if it is wider than `limit` columns.
  ///
  /// - Returns: the column after it.
  @discardableResult
  mutating func put(_ text: String, column: Int, row: Int, style: Style, limit: Int? = nil) -> Int {
    guard rows.contains(row) else { return column }
    // Cuts text that no painter shortens, such as the name of a league, before the pane begins.
    let room = max(0, columns.upperBound - column)
    let limit = columns.upperBound < frame.size.columns ? min(limit ?? room, room) : limit
    return frame.put(text, column: column, row: row, style: style, limit: limit)
  }
}
