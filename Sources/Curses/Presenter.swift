import CNcurses
import Screen

/// Hands frames to ncurses, which sends the differences.
struct Presenter {
  private var palette: Palette
  private let attributes: AttributeMask
  /// A blank cell of each appearance in use, by ``Style/index``.
  private var blanks: [cchar_t?] = Array(repeating: nil, count: Style.count)
  /// The cells of a row that are still to be handed over.
  private var row: [cchar_t] = []
  /// The frame that ncurses holds; nil if it holds none.
  private var shown: Frame?

  init(palette: Palette, attributes: AttributeMask) {
    self.palette = palette
    self.attributes = attributes
  }

  /// Forgets the appearances of styles, so that the theme is asked again.
  mutating func forgetLooks() {
    for index in blanks.indices { blanks[index] = nil }
    shown = nil
  }

  /// Makes the next frame be sent whole.
  mutating func forget() {
    shown = nil
    clearok(cncurses_window(), true)
  }

  mutating func present(_ frame: Frame, theme: (Style) -> Appearance) {
    if shown?.size != frame.size {
      erase()
      shown = nil
    }
    let before = shown ?? Frame(size: frame.size)
    for row in 0..<max(0, frame.size.rows) {
      guard let changed = frame.changedColumns(ofRow: row, since: before) else { continue }
      put(frame.row(row), changed, row: row, theme: theme)
    }
    showCursor(of: frame)
    refresh()
    shown = frame
  }

  /// Hands columns of a row to ncurses: long runs of one cell at once, which costs a fraction, the rest cell by cell.
  private mutating func put(
    _ cells: ArraySlice<Cell>, _ columns: Range<Int>, row number: Int, theme: (Style) -> Appearance
  ) {
    cells.withUnsafeBufferPointer { cells in
      var (column, unsent) = (columns.lowerBound, columns.lowerBound)
      var (style, look) = (-1, cchar_t())
      while column < columns.upperBound {
        let cell = cells[column]
        var end = column + 1
        while end < columns.upperBound, cells[end] == cell { end += 1 }
        if cell.style.index != style { (style, look) = (cell.style.index, blank(of: cell.style, theme: theme)) }
        cncurses_set_text(&look, cell.base.value, cell.marks.first.value, cell.marks.second.value)
        if end - column >= Presenter.longRun {
          send(row: number, from: unsent)
          mvhline_set(CInt(number), CInt(column), &look, CInt(end - column))
          unsent = end
        } else if cell.width > 0 {
          // The right half of a wide glyph comes with the left one.
          for _ in column..<end { row.append(look) }
        }
        column = end
      }
      send(row: number, from: unsent)
    }
  }

  /// The columns from which on a run is handed over at once.
  private static let longRun = 8

  /// Hands over the cells collected.
  private mutating func send(row number: Int, from column: Int) {
    if row.isEmpty { return }
    _ = mvadd_wchnstr(CInt(number), CInt(column), row, CInt(row.count))
    row.removeAll(keepingCapacity: true)
  }

  private mutating func blank(of style: Style, theme: (Style) -> Appearance) -> cchar_t {
    if let known = blanks[style.index] { return known }
    let appearance = theme(style)
    let pair = palette.pair(of: appearance)
    var mask = attributes.mask(of: appearance.attributes)
    if pair.needsBold { mask |= cncurses_bold }
    let blank = cncurses_blank(mask, pair.number)
    blanks[style.index] = blank
    return blank
  }

  private func showCursor(of frame: Frame) {
    // A hidden cursor may stay at the last change.
    leaveok(cncurses_window(), frame.cursor == nil)
    if let cursor = frame.cursor {
      move(CInt(cursor.row), CInt(cursor.column))
      curs_set(1)
    } else {
      curs_set(0)
    }
  }
}
