/// A picture of the whole screen: cells before they are bytes.
package struct Frame: Equatable, Sendable {
  package let size: Size
  /// Row by row.
  package internal(set) var cells: [Cell]
  /// Where the terminal's cursor stands, zero-based; nil where it is hidden.
  package var cursor: (column: Int, row: Int)?
  /// The characters the terminal can show; others are drawn as `?`.
  package let repertoire: Repertoire

  package init(size: Size, repertoire: Repertoire = .unicode, style: Style = .plain) {
    self.size = size
    self.repertoire = repertoire
    cells = Array(repeating: Cell(base: " ", style: style), count: max(0, size.columns) * max(0, size.rows))
  }

  package subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  package static func == (a: Frame, b: Frame) -> Bool {
    a.size == b.size && a.cells == b.cells && a.cursor?.column == b.cursor?.column && a.cursor?.row == b.cursor?.row
  }
}

/// The characters a terminal can show.
package enum Repertoire: Sendable {
  case ascii, unicode
}
