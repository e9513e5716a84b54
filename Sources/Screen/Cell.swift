/// The content of one cell of the screen: a scalar, its combining marks, and a style by meaning.
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
}
