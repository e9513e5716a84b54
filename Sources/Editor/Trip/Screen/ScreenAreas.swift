import Screen

/// How the screen is divided: title, list, status, keys, from top to bottom.
struct ScreenAreas: Equatable {
  /// Below this size the editor shows a plain notice instead.
  static let smallest = Size(columns: 40, rows: 10)

  let size: Size
  /// The rows of the screen that show the list.
  let list: Range<Int>
  /// The rows that show the status sentence.
  let status: Range<Int>
  /// The columns that text takes: all, or the middle of a wide screen, where the eye still finds a row's end.
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

  static let widestText = 120

  /// The rows that the status has in any case.
  static func reservedStatusRows(_ size: Size) -> Int { size.rows >= 20 ? 2 : 1 }

  static let titleRow = 0
  var keyRow: Int { size.rows - 1 }
  var isTooSmall: Bool { size.columns < Self.smallest.columns || size.rows < Self.smallest.rows }
}

/// The heights of the rows of the list, which depend on the room there is.
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

  /// Lines of a game: its border and one line, or two where there is room.
  var card: Int { isPlain ? 1 : isCompact ? 3 : 4 }
  /// Lines of the gap in which a carried item hangs: the insertion line, the item, and space where there is room.
  var gap: Int { isPlain || isPointing ? 1 : isCompact ? 2 : 4 }
  /// Blank lines at the end of the gap, which the space above a header makes superfluous.
  var spaceBelowGap: Int { isPlain || isPointing || isCompact ? 0 : 1 }
  /// Blank lines above the header of a day.
  var aboveHeader: Int { isCompact ? 0 : 1 }
  /// Lines below the header of a day without rows.
  var belowEmptyHeader: Int { isPlain ? 0 : 1 }
}
