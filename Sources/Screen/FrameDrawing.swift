/// Drawing into a frame. Columns and rows are zero-based; what falls outside the frame is left out.
extension Frame {
  /// Draws the display form of `text`, clipped at the edges of the frame, and cut with an ellipsis beyond `limit` columns. The
  /// column returned counts what was clipped at the left edge and at most one glyph clipped at the right.
  @discardableResult
  package mutating func put(_ text: String, column: Int, row: Int, style: Style, limit: Int? = nil) -> Int {
    var column = column
    if let limit {
      DisplayText.forEachFitted(text, to: limit, characterSupport: characterSupport) { glyph in
        put(glyph, column: column, row: row, style: style)
        column += glyph.width
      }
      return column
    }
    for glyph in DisplayText.glyphs(of: text, characterSupport: characterSupport) {
      if column >= size.columns { break }
      put(glyph, column: column, row: row, style: style)
      column += glyph.width
    }
    return column
  }

  package mutating func put(_ glyph: Glyph, column: Int, row: Int, style: Style) {
    guard row >= 0, row < size.rows else { return }
    if glyph.width == 1 {
      set(Cell(glyph, style: style), column: column, row: row)
    } else if column >= 0, column + 1 < size.columns {
      set(Cell(glyph, style: style), column: column, row: row)
      set(.continuation(style: style), column: column + 1, row: row)
    } else {
      set(Cell(base: " ", style: style), column: column, row: row)
      set(Cell(base: " ", style: style), column: column + 1, row: row)
    }
  }

  package mutating func fill(columns: Range<Int>, row: Int, with scalar: Unicode.Scalar = " ", style: Style) {
    let glyph = DisplayText.glyph(of: scalar, characterSupport: characterSupport)
    let blank = Glyph(" ", width: 1)
    let columns = columns.clamped(to: 0..<max(0, size.columns))
    for column in stride(from: columns.lowerBound, to: columns.upperBound, by: glyph.width) {
      let fits = column + glyph.width <= columns.upperBound
      put(fits ? glyph : blank, column: column, row: row, style: style)
    }
  }

  package mutating func restyle(columns: Range<Int>, row: Int, _ transform: (Style) -> Style) {
    guard row >= 0, row < size.rows else { return }
    for column in columns.clamped(to: 0..<max(0, size.columns)) {
      let index = row * size.columns + column
      cells[index].style = transform(cells[index].style)
    }
  }

  /// Replaces one cell and blanks the other half of a wide glyph that loses one of its halves.
  private mutating func set(_ cell: Cell, column: Int, row: Int) {
    guard column >= 0, column < size.columns else { return }
    let index = row * size.columns + column
    switch cells[index].width {
    case 2: cells[index + 1] = Cell(base: " ", style: cells[index + 1].style)
    case 0 where cell.width != 0: cells[index - 1] = Cell(base: " ", style: cells[index - 1].style)
    default: break
    }
    cells[index] = cell
  }
}
