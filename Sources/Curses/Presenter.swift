import CNcurses
import Screen

/// Hands frames to ncurses, which sends the difference.
struct Presenter {
  private var palette: Palette
  private let attributes: AttributeMask
  private var looks: [Style: Look] = [:]
  /// What the terminal shows; nil when that is unknown.
  private var shown: Frame?

  /// An appearance as ncurses takes it.
  private struct Look {
    var attributes: attr_t
    var pair: CInt
  }

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
    let before = shown?.size == frame.size ? shown : nil
    if before == nil { erase() }
    for row in 0..<max(0, frame.size.rows) { put(frame.row(row), over: before?.row(row), row: row, theme: theme) }
    showCursor(of: frame)
    refresh()
    shown = frame
  }

  /// Puts the cells of a row from the first that differs to the last.
  private mutating func put(
    _ cells: ArraySlice<Cell>, over before: ArraySlice<Cell>?, row: Int, theme: (Style) -> Appearance
  ) {
    guard let changed = Presenter.changes(from: before, to: cells) else { return }
    var style = cells[changed.lowerBound].style
    var look = look(of: style, theme: theme)
    for index in changed where cells[index].width > 0 {
      let cell = cells[index]
      if cell.style != style {
        style = cell.style
        look = self.look(of: style, theme: theme)
      }
      _ = cncurses_put(
        CInt(row), CInt(index - cells.startIndex), cell.base.value, cell.marks.first.value,
        cell.marks.second.value, look.attributes, look.pair)
    }
  }

  /// The indices into `cells` from the first difference to the last; nil where there is none.
  private static func changes(from before: ArraySlice<Cell>?, to cells: ArraySlice<Cell>) -> Range<Int>? {
    guard let before, before.count == cells.count else { return cells.isEmpty ? nil : cells.indices }
    let shift = before.startIndex - cells.startIndex
    guard var first = cells.indices.first(where: { cells[$0] != before[$0 + shift] }),
      let last = cells.indices.last(where: { cells[$0] != before[$0 + shift] })
    else { return nil }
    // The right half of a wide glyph is put by its left half.
    if cells[first].width == 0, first > cells.startIndex { first -= 1 }
    return first..<last + 1
  }

  private mutating func look(of style: Style, theme: (Style) -> Appearance) -> Look {
    if let known = looks[style] { return known }
    let appearance = theme(style)
    let pair = palette.pair(of: appearance)
    let bold: Appearance.Attributes = pair.needsBold ? .bold : []
    let look = Look(attributes: attributes.mask(of: appearance.attributes.union(bold)), pair: pair.number)
    looks[style] = look
    return look
  }

  private func showCursor(of frame: Frame) {
    if let cursor = frame.cursor {
      move(CInt(cursor.row), CInt(cursor.column))
      curs_set(1)
    } else {
      curs_set(0)
    }
  }
}
