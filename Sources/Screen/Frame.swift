import Platform

/// A picture of the whole screen, in cells.
package struct Frame: Equatable, Sendable {
  package let size: Size
  /// The cells, row by row.
  package internal(set) var cells: [Cell]
  /// The cell of the terminal's cursor, zero-based; nil if the cursor is hidden.
  package var cursor: (column: Int, row: Int)?
  /// The characters the terminal can show; others are drawn as `?`.
  package let repertoire: CharacterSupport

  package init(size: Size, repertoire: CharacterSupport = .unicode, style: Style = .plain) {
    self.size = size
    self.repertoire = repertoire
    cells = Array(repeating: Cell(base: " ", style: style), count: max(0, size.columns) * max(0, size.rows))
  }

  package subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// The columns of a row from the first cell that differs to the last one, with no glyph cut in half; nil if none differs.
  ///
  /// - Parameter before: a frame of the same size; nil for a blank one.
  package func changedColumns(ofRow row: Int, since before: Frame?) -> Range<Int>? {
    let columns = row * size.columns..<(row + 1) * size.columns
    return cells.withUnsafeBufferPointer { cells in
      let cells = UnsafeBufferPointer(rebasing: cells[columns])
      let blank = Cell(base: " ", style: .plain)
      guard let before else { return Frame.changes(to: cells) { _ in blank } }
      return before.cells.withUnsafeBufferPointer { before in
        let before = UnsafeBufferPointer(rebasing: before[columns])
        guard let old = before.baseAddress, let new = cells.baseAddress,
          memcmp(old, new, cells.count * MemoryLayout<Cell>.stride) != 0
        else { return nil }
        return Frame.changes(to: cells) { before[$0] }
      }
    }
  }

  private static func changes(to cells: UnsafeBufferPointer<Cell>, from before: (Int) -> Cell) -> Range<Int>? {
    var (first, end) = (0, cells.count)
    while first < end, cells[first] == before(first) { first += 1 }
    while first < end, cells[end - 1] == before(end - 1) { end -= 1 }
    if first == end { return nil }
    return (cells[first].width == 0 && first > 0 ? first - 1 : first)..<end
  }

  package static func == (a: Frame, b: Frame) -> Bool {
    a.size == b.size && a.cells == b.cells && a.cursor?.column == b.cursor?.column && a.cursor?.row == b.cursor?.row
  }
}

/// The characters a terminal can show.
package enum CharacterSupport: Sendable {
  case ascii, unicode
}

/// A size in character cells.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
