import Screen

/// The heights of the rows of the list, in lines, which depend on the room there is.
struct RowMetrics: Equatable {
  /// A screen with few rows spends fewer on space and borders.
  let isCompact: Bool
  /// Every row takes one line.
  let isPlain: Bool
  /// Whether the mouse drags: what is carried then takes the one line it had, so that no row moves under the pointer.
  let isPointing: Bool

  init(size: Size, isPlain: Bool, isPointing: Bool) {
    isCompact = size.rows < 20 || isPlain
    self.isPlain = isPlain
    self.isPointing = isPointing
  }

  /// Lines of a game: its border and one line of text, or two if there is room.
  var card: Int { isPlain ? 1 : isCompact ? 3 : 4 }
  /// Lines of the gap in which a carried item hangs: the insertion line, the item, and space if there is room.
  var gap: Int { isPlain || isPointing ? 1 : isCompact ? 2 : 4 }
  /// Blank lines at the end of the gap that are left out above a header, which has blank lines of its own.
  var spaceBelowGap: Int { isPlain || isPointing || isCompact ? 0 : 1 }
  /// Blank lines above the header of a day.
  var aboveHeader: Int { isCompact ? 0 : 1 }
  /// Lines below the header of a day without rows.
  var belowEmptyHeader: Int { isPlain ? 0 : 1 }
}

/// The columns of the screen that the parts of a row take.
struct RowColumns: Equatable {
  /// All columns of the list.
  let all: Range<Int>

  /// - Parameter columns: the columns of the screen that text takes.
  init(in columns: Range<Int>) {
    all = columns
  }

  /// The mark of the selected row, or of one beside which nothing may be dropped.
  var cursor: Int { all.lowerBound }
  /// The mark of an advisory.
  var advisory: Int { all.lowerBound + 1 }
  /// The row without the marks before it.
  var row: Range<Int> {
    let start = all.lowerBound + 2
    return start..<max(start, all.upperBound - 1)
  }
  /// The band behind a selected row, which reaches up to the cursor.
  var band: Range<Int> { advisory..<row.upperBound }
  /// The grip of an item that can be moved.
  var grip: Int { row.lowerBound + 2 }
  /// The first column of a leg's text, or of a custom item's icon.
  var text: Int { row.lowerBound + 4 }
  /// The first column of a custom item's title.
  var title: Int { row.lowerBound + 7 }
  /// The column behind the last one of times and other texts at the right.
  var end: Int { row.upperBound - 2 }
  /// The button beside the title of a day.
  var addButton: Range<Int> { all.upperBound - 5..<all.upperBound - 2 }
  /// The column behind the rule beside the title of a day.
  ///
  /// Each of its characters is three bytes: if it reached the button, rules would be half of what a page down sends.
  var ruleEnd: Int { min(all.lowerBound + 52, all.upperBound - 6) }
}
