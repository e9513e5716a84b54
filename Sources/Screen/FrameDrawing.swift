/// Drawing into a frame. Columns and rows are zero-based; what falls outside the frame is left out.
extension Frame {
  /// Draws the display form of `text` from `column` on and returns the column after it.
  ///
  /// At the edges of the frame the text is clipped. If it is wider than `limit` columns, it is cut with an ellipsis.
  /// The column returned counts what was clipped at the left edge and at most one glyph clipped at the right.
  @discardableResult
  package mutating func put(_ text: String, column: Int, row: Int, style: Style, limit: Int? = nil) -> Int {
    var column = column
    if let end = put(narrow: text, column: column, row: row, style: style, limit: limit) { return end }
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

  /// Draws a text in which each scalar is a cell, and returns the column after it. Draws nothing and returns nil for other
  /// texts and for those that must be cut.
  private mutating func put(narrow text: String, column: Int, row: Int, style: Style, limit: Int?) -> Int? {
    guard column >= 0, row >= 0, row < size.rows, text.utf8.count <= 4 * size.columns,
      characterSupport == .unicode || DisplayText.isPrintableASCII(text), let count = DisplayText.narrowWidth(of: text),
      count <= limit ?? .max, column + count <= size.columns
    else { return nil }
    if count == 0 { return column }
    let start = row * size.columns + column
    // Halves of wide glyphs are lost at the ends alone: what is between is replaced whole.
    let blank = Cell(base: " ", style: style)
    set(blank, column: column, row: row)
    set(blank, column: column + count - 1, row: row)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      cells[start + index] = Cell(base: scalar, style: style)
    }
    return column + count
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
    guard row >= 0, row < size.rows, let last = columns.last else { return }
    if glyph.width == 1 {
      let cell = Cell(glyph, style: style)
      set(cell, column: columns.lowerBound, row: row)
      set(cell, column: last, row: row)
      let start = row * size.columns
      for index in start + columns.lowerBound..<start + last { cells[index] = cell }
      return
    }
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
