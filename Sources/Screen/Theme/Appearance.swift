package enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  case none = 0
  case basic = 16
  case indexed = 256
  case direct = 16_777_216

  package static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}

/// A color of the depth that its terminal has.
package enum Color: Hashable, Sendable {
  /// An entry of the palette: 0…7 and 8…15 the ANSI colors and their bright forms, 16…255 the xterm cube and grays.
  case palette(UInt8)
  /// Eight bits each of red, green and blue.
  case rgb(UInt32)

  /// Terminals with direct colors keep the numbers 0…7 for the ANSI colors (terminfo's `xterm-direct`), so the few blues that
  /// have those numbers become 0x000008.
  package var number: Int {
    switch self {
    case .palette(let index): Int(index)
    case .rgb(let number): max(8, Int(number))
    }
  }
}

/// The colors of a cell, nil for the terminal's own, and its attributes.
package struct Appearance: Hashable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let reverse = Attributes(rawValue: 16)
    package static let struck = Attributes(rawValue: 32)
  }

  package var foreground: Color?
  package var background: Color?
  package var attributes: Attributes

  package init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    (self.foreground, self.background, self.attributes) = (foreground, background, attributes)
  }
}
