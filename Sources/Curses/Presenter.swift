import CNcurses
import Screen

/// Hands frames to ncurses, which sends the difference.
struct Presenter {
  private var palette: Palette
  private let attributes: AttributeMask
  /// A blank cell of each look in use, by ``Style/index``.
  private var blanks: [cchar_t?] = Array(repeating: nil, count: Style.count)
  /// The cells of a row on their way.
  private var row: [cchar_t] = []
  /// What ncurses holds; nil when that is unknown.
  private var shown: Frame?

  init(palette: Palette, attributes: AttributeMask) {
    self.palette = palette
    self.attributes = attributes
  }

  /// Makes the next frame be sent whole.
  mutating func forget() {
    shown = nil
    clearok(cncurses_window(), true)
  }

  mutating func present(_ frame: Frame, theme: (Style) -> Appearance) {
    let before: Frame
    if let shown, shown.size == frame.size {
      before = shown
    } else {
      erase()
      before = Frame(size: frame.size)
    }
    for row in 0..<max(0, frame.size.rows) {
      guard let changed = frame.changedColumns(ofRow: row, since: before) else { continue }
      put(frame.row(row), changed, row: row, theme: theme)
    }
    showCursor(of: frame)
    refresh()
    shown = frame
  }

  private mutating func put(
    _ cells: ArraySlice<Cell>, _ columns: Range<Int>, row number: Int, theme: (Style) -> Appearance
  ) {
    row.removeAll(keepingCapacity: true)
    for column in columns {
      let cell = cells[cells.startIndex + column]
      // The right half of a wide glyph comes with the left one.
      if cell.width == 0 { continue }
      var shown = blank(of: cell.style, theme: theme)
      cncurses_set_text(&shown, cell.base.value, cell.marks.first.value, cell.marks.second.value)
      row.append(shown)
    }
    _ = mvadd_wchnstr(CInt(number), CInt(columns.lowerBound), row, CInt(row.count))
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
    // Where the cursor is hidden it may stay where the last change left it.
    leaveok(cncurses_window(), frame.cursor == nil)
    if let cursor = frame.cursor {
      move(CInt(cursor.row), CInt(cursor.column))
      curs_set(1)
    } else {
      curs_set(0)
    }
  }
}
