import Platform

package struct Frame: Equatable, Sendable {
  package let size: Size
  package internal(set) var cells: [Cell]
  /// The cell of the terminal's cursor, zero-based; nil if the cursor is hidden.
  package var cursor: (column: Int, row: Int)?
  package var links: [FrameLink] = []
  /// The characters the terminal can show; others are drawn as `?`.
  package let characterSupport: CharacterSupport

  package init(size: Size, characterSupport: CharacterSupport = .unicode, style: Style = .plain) {
    self.size = size
    self.characterSupport = characterSupport
    cells = Array(repeating: Cell(base: " ", style: style), count: max(0, size.columns) * max(0, size.rows))
  }

  package subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// The columns of a row from the first cell that differs from a frame of the same size to the last one, without half glyphs.
  package func changedColumns(ofRow row: Int, since before: Frame) -> Range<Int>? {
    let (new, old) = (Array(self.row(row)), Array(before.row(row)))
    guard new != old, let first = new.indices.first(where: { new[$0] != old[$0] }),
      let last = new.indices.last(where: { new[$0] != old[$0] })
    else { return nil }
    return (new[first].width == 0 && first > 0 ? first - 1 : first)..<last + 1
  }

  package static func == (a: Frame, b: Frame) -> Bool {
    a.size == b.size && a.cells == b.cells && a.links == b.links && a.cursor?.column == b.cursor?.column
      && a.cursor?.row == b.cursor?.row
  }
}

package enum CharacterSupport: Sendable {
  case ascii, unicode
}

package enum IconStyle: String, CaseIterable, Sendable {
  case emoji
  /// Symbols of one column, from the set that all fonts share (WGL4).
  case plain
  /// Letters; the only style if the characters are ASCII.
  case ascii
}

package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
}

package struct Cell: Hashable, Sendable {
  package var base: Unicode.Scalar
  package var marks = Marks()
  package var style: Style
  /// The number of columns: 1 or 2; 0 for the right half of the wide cell before it.
  package var width: UInt8

  package init(_ glyph: Glyph, style: Style) {
    self.init(base: glyph.base, style: style, width: UInt8(glyph.width))
    marks = glyph.marks
  }

  package init(base: Unicode.Scalar, style: Style, width: UInt8 = 1) {
    (self.base, self.style, self.width) = (base, style, width)
  }

  package static func continuation(style: Style) -> Cell { Cell(base: " ", style: style, width: 0) }
}

/// The combining marks drawn over a character; U+0000 for none. More than two are dropped.
package struct Marks: Hashable, Sendable {
  package var first: Unicode.Scalar = "\0"
  package var second: Unicode.Scalar = "\0"
}

/// A drawn character: what a grapheme cluster of the data becomes on a terminal.
package struct Glyph: Sendable {
  package var base: Unicode.Scalar
  package var marks = Marks()
  package var width: Int

  package init(_ base: Unicode.Scalar, width: Int) { (self.base, self.width) = (base, width) }

  init(_ cell: Cell) {
    self.init(cell.base, width: Int(cell.width))
    marks = cell.marks
  }
}

extension Frame {
  package func text(ofRow row: Int) -> String {
    var text = String.UnicodeScalarView()
    for cell in self.row(row) where cell.width > 0 { Glyph(cell).append(to: &text) }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  package var text: String { (0..<max(0, size.rows)).map(text(ofRow:)).joined(separator: "\n") }

  package func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }
}
