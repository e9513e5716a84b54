import CNcurses
import CTerminal
import Screen

/// Hands frames to ncurses, which sends the differences.
struct Presenter {
  private var palette: Palette
  private let attributes: AttributeMask
  private var blanks: [cchar_t?] = Array(repeating: nil, count: Style.count)
  private var displayed: Frame?
  private var links: [FrameLink] = []

  init(palette: Palette, attributes: AttributeMask) { (self.palette, self.attributes) = (palette, attributes) }

  mutating func forgetLooks() {
    for index in blanks.indices { blanks[index] = nil }
    displayed = nil
  }

  mutating func forget() {
    displayed = nil
    redraw()
  }

  mutating func redraw() {
    links = []
    clearok(cncurses_window(), true)
  }

  /// Returns the bytes that add the links to what ncurses sends.
  mutating func present(_ frame: Frame, theme: (Style) -> Appearance) -> [UInt8] {
    if displayed?.size != frame.size {
      erase()
      displayed = nil
    }
    let before = displayed ?? Frame(size: frame.size)
    // A cell that is written again stops being a link.
    for row in Set(links.filter { !frame.links.contains($0) }.map(\.row)) where row < frame.size.rows {
      wredrawln(cncurses_window(), CInt(row), 1)
      links.removeAll { $0.row == row }
    }
    for row in 0..<max(0, frame.size.rows) {
      if before.row(row) != frame.row(row) { links.removeAll { $0.row == row } }
      guard let changed = frame.changedColumns(ofRow: row, since: before) else { continue }
      put(frame.row(row), changed, row: row, theme: theme)
    }
    showCursor(of: frame)
    refresh()
    displayed = frame
    let new = frame.links.filter { !links.contains($0) }
    links = frame.links
    return new.isEmpty ? [] : linked(new, of: frame, theme: theme)
  }

  /// The bytes that write linked cells once more, as links, which ncurses can't. The cursor stays.
  private mutating func linked(_ links: [FrameLink], of frame: Frame, theme: (Style) -> Appearance) -> [UInt8] {
    var bytes = Array("\u{1B}7".utf8)
    for link in links {
      bytes += Array("\u{1B}[\(link.row + 1);\(link.columns.lowerBound + 1)H\(FrameLink.sequence(link.address))".utf8)
      var style = -1
      for column in link.columns where frame[column, link.row].width > 0 {
        let cell = frame[column, link.row]
        if cell.style.index != style {
          let look = mask(of: theme(cell.style))
          bytes += Self.bytes(of: look.mask, look.pair)
          style = cell.style.index
        }
        let scalars = [cell.base] + [cell.marks.first, cell.marks.second].filter { $0 != "\0" }
        for scalar in scalars { bytes += Array(String(scalar).utf8) }
      }
      bytes += Array(FrameLink.sequence().utf8)
    }
    return bytes + Self.bytes(of: 0, 0) + Array("\u{1B}8\u{1B}[m".utf8)
  }

  private static func bytes(of mask: attr_t, _ pair: CInt) -> [UInt8] {
    cncurses_put_style(mask, pair, cterminal_keep)
    return [UInt8](unsafeUninitializedCapacity: 256) { $1 = cterminal_kept($0.baseAddress, $0.count) }
  }

  private mutating func put(
    _ cells: ArraySlice<Cell>, _ columns: Range<Int>, row number: Int, theme: (Style) -> Appearance
  ) {
    var row: [cchar_t] = []
    // The right half of a wide glyph comes with the left one.
    for cell in cells.dropFirst(columns.lowerBound).prefix(columns.count) where cell.width > 0 {
      var look = blank(of: cell.style, theme: theme)
      cncurses_set_text(&look, cell.base.value, cell.marks.first.value, cell.marks.second.value)
      row.append(look)
    }
    _ = mvadd_wchnstr(CInt(number), CInt(columns.lowerBound), row, CInt(row.count))
  }

  private mutating func blank(of style: Style, theme: (Style) -> Appearance) -> cchar_t {
    if let known = blanks[style.index] { return known }
    let look = mask(of: theme(style))
    let blank = cncurses_blank(look.mask, look.pair)
    blanks[style.index] = blank
    return blank
  }

  private mutating func mask(of appearance: Appearance) -> (mask: attr_t, pair: CInt) {
    let pair = palette.pair(of: appearance)
    let mask = attributes.mask(of: appearance.attributes)
    return (pair.needsBold ? mask | cncurses_bold : mask, pair.number)
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
