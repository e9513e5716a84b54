/// The form of the data's text in which a terminal may see it.
///
/// Control characters and escape sequences never become cells, and every glyph takes as many columns as ncurses and
/// the terminals agree on. Tabs, line ends and the Unicode spaces become a space. Control characters and scalars that
/// Unicode 14 does not know become U+FFFD. What is invisible leaves no trace: joiners, variation selectors, skin tones,
/// directional controls, carriage returns. A joined emoji becomes its first part, a flag its two letters. A character
/// keeps two of its combining marks; a mark without a character is on a space.
package enum DisplayText {
  static let replacement: Unicode.Scalar = "\u{FFFD}"
  static let joiner: Unicode.Scalar = "\u{200D}"

  /// The glyphs of `text`; in ASCII each column with another character is its nearest relative or `?`.
  package static func glyphs(of text: String, characterSupport: CharacterSupport = .unicode) -> Glyphs {
    Glyphs(text, characterSupport: characterSupport)
  }

  package static func glyph(of scalar: Unicode.Scalar, characterSupport: CharacterSupport = .unicode) -> Glyph {
    let isDrawable = characterSupport == .unicode || scalar.isASCII
    if isDrawable, CharacterClass(scalar) == .narrow { return Glyph(scalar, width: 1) }
    var glyphs = Glyphs(String(scalar), characterSupport: characterSupport)
    return glyphs.next() ?? Glyph(" ", width: 1)
  }

  package static func width(of text: String) -> Int {
    isPrintableASCII(text) ? text.utf8.count : glyphs(of: text).reduce(0) { $0 + $1.width }
  }

  /// Whether every byte of `text` is a glyph of one column that any terminal shows, as in most texts.
  package static func isPrintableASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Whether `text` takes at most `columns`. Reads a long text only as far as is needed.
  package static func fits(_ text: String, in columns: Int) -> Bool {
    // No glyph is wider than its UTF-8 is long.
    if text.utf8.count <= columns { return true }
    var left = columns
    for glyph in glyphs(of: text) {
      left -= glyph.width
      if left < 0 { return false }
    }
    return left >= 0
  }

  /// The display form of `text`, cut with an ellipsis. A wide glyph is never halved, so it may be one column short.
  package static func fitted(_ text: String, to columns: Int, characterSupport: CharacterSupport = .unicode) -> String {
    var result = String.UnicodeScalarView()
    forEachFitted(text, to: columns, characterSupport: characterSupport) { glyph in glyph.append(to: &result) }
    return String(result)
  }

  static func forEachFitted(
    _ text: String, to columns: Int, characterSupport: CharacterSupport, _ body: (Glyph) -> Void
  ) {
    let isCut = !fits(text, in: columns)
    let dots = isCut ? ellipsis(in: columns, characterSupport: characterSupport) : (dot: " ", count: 0)
    var left = columns - dots.count
    for glyph in glyphs(of: text, characterSupport: characterSupport) {
      if glyph.width > left { break }
      left -= glyph.width
      body(glyph)
    }
    for _ in 0..<dots.count { body(Glyph(dots.dot, width: 1)) }
  }

  private static func ellipsis(in columns: Int, characterSupport: CharacterSupport) -> (dot: Unicode.Scalar, count: Int)
  {
    switch characterSupport {
    case .unicode: ("…", min(1, max(0, columns)))
    case .ascii: (".", min(3, max(0, columns)))
    }
  }

  /// The Latin letter of a regional indicator, U+1F1E6…U+1F1FF.
  static func letter(ofRegional scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(scalar.value - 0x1F1E6 + 0x41))
  }

  /// Whether a scalar is in the blocks from which joined emoji are made.
  static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x2190...0x2BFF).contains(scalar.value) || (0x1F000...0x1FAFF).contains(scalar.value)
  }
}

extension Glyph {
  func append(to text: inout String.UnicodeScalarView) {
    text.append(base)
    if marks.first.value != 0 { text.append(marks.first) }
    if marks.second.value != 0 { text.append(marks.second) }
  }
}

/// The ASCII characters in the place of others, column for column.
enum ASCIIForm {
  static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x80 { return scalar }
    if let letter = latinLetter(scalar) { return letter }
    switch scalar {
    case "─", "━", "═", "╌", "╴", "╶", "‐", "‑", "–", "—", "−", "·", "•": return "-"
    case "│", "┃", "║", "┆", "▏", "▎", "▍", "▌": return "|"
    case "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼", "╭", "╮", "╰", "╯", "╔", "╗", "╚", "╝": return "+"
    case "‘", "’", "′": return "'"
    case "“", "”", "″": return "\""
    case "→", "▶", "▸", "›", "»": return ">"
    case "←", "◀", "◂", "‹", "«": return "<"
    case "↑", "▲", "▴": return "^"
    case "↓", "▼", "▾": return "v"
    case "×": return "x"
    case "≡": return "="
    case "…": return "."
    default: return "?"
    }
  }

  /// A letter of Latin-1 or Latin Extended-A without its diacritic, U+00C0…U+017F.
  private static func latinLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= 0xC0, scalar.value < 0x180 else { return nil }
    let letter = latinLetters[Int(scalar.value - 0xC0)]
    return letter == UInt8(ascii: "?") ? nil : Unicode.Scalar(letter)
  }

  /// The letters for U+00C0…U+017F by the canonical decompositions of the Unicode Character Database; `?` for none.
  private static let latinLetters = Array(
    """
    AAAAAAACEEEEIIIIDNOOOOO?OUUUUY?saaaaaaaceeeeiiiidnooooo?ouuuuy?y\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL\
    lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs
    """.utf8)
}

package enum TextTable {
  /// The lines of a table, one for each row, after some spaces. The last column may have any width.
  package static func lines(_ rows: [[String]], indent: Int = 0) -> [String] {
    var columns: [Int] = []
    for row in rows {
      for (column, cell) in row.dropLast().enumerated() {
        let width = DisplayText.width(of: cell)
        if column == columns.count { columns.append(width) } else { columns[column] = max(columns[column], width) }
      }
    }
    return rows.map { line($0, columns: columns, indent: indent) }
  }

  private static func line(_ row: [String], columns: [Int], indent: Int) -> String {
    var line = String(repeating: " ", count: indent)
    for (column, cell) in row.dropLast().enumerated() {
      line += cell
      line += String(repeating: " ", count: columns[column] - DisplayText.width(of: cell) + 2)
    }
    return line + (row.last ?? "")
  }
}
