/// The content of one cell of the screen: a scalar, up to two combining marks, and a style by meaning.
package struct Cell: Hashable, Sendable {
  package var base: Unicode.Scalar
  /// The combining marks drawn over `base`; U+0000 for none. More than two are dropped.
  package var marks: (first: Unicode.Scalar, second: Unicode.Scalar)
  package var style: Style
  /// The number of columns: 1 or 2; 0 for the right half of the wide cell before it.
  package var width: UInt8

  package init(_ glyph: Glyph, style: Style) {
    base = glyph.base
    marks = glyph.marks
    width = UInt8(glyph.width)
    self.style = style
  }

  package init(base: Unicode.Scalar, style: Style, width: UInt8 = 1) {
    self.base = base
    marks = ("\0", "\0")
    self.style = style
    self.width = width
  }

  /// The right half of a wide cell.
  package static func continuation(style: Style) -> Cell { Cell(base: " ", style: style, width: 0) }

  package static func == (a: Cell, b: Cell) -> Bool {
    a.base == b.base && a.marks == b.marks && a.style == b.style && a.width == b.width
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(marks.first)
    hasher.combine(marks.second)
    hasher.combine(style)
    hasher.combine(width)
  }
}

/// A drawn character: what a grapheme cluster of the data becomes on a terminal.
package struct Glyph: Sendable {
  package var base: Unicode.Scalar
  package var marks: (first: Unicode.Scalar, second: Unicode.Scalar)
  /// The number of columns: 1 or 2.
  package var width: Int

  package init(_ base: Unicode.Scalar, width: Int) {
    self.base = base
    self.width = width
    marks = ("\0", "\0")
  }
}
