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
    let letter = latinLetters.utf8Start[Int(scalar.value - 0xC0)]
    return letter == UInt8(ascii: "?") ? nil : Unicode.Scalar(letter)
  }

  /// The letters for U+00C0…U+017F by the canonical decompositions of the Unicode Character Database; `?` for none.
  private static let latinLetters: StaticString = """
    AAAAAAACEEEEIIIIDNOOOOO?OUUUUY?saaaaaaaceeeeiiiidnooooo?ouuuuy?y\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL\
    lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs
    """
}
