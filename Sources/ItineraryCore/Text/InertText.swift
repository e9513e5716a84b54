/// Texts of a trip in the form in which a file for other programs may hold them.
///
/// Control characters and directional controls are gone, by which a text could act on what shows it or reorder what
/// stands around it; joiners stay, since letters and emoji need them. What marks up a text in one format is for the writer
/// of that format to escape.
package enum InertText {
  /// A text on one line: line ends, tabs and runs of white space are one space, and none is at the ends.
  package static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isSpaceDue = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isSpaceDue = !result.isEmpty
      } else if let kept = kept(scalar) {
        if isSpaceDue { result.append(" ") }
        isSpaceDue = false
        result.append(kept)
      }
    }
    return String(result)
  }

  /// A text of several lines, which end with LF; empty lines at the ends are gone.
  package static func lines(_ text: String) -> String {
    var lines: [String] = []
    for part in unified(text).split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line(String(part)))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines.drop { $0.isEmpty }).joined(by: "\n")
  }

  /// The scalar as it may be written; nil for one that leaves no trace.
  private static func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.value &- 0x20 < 0x5F { return scalar }
    switch scalar.properties.generalCategory {
    case .control, .surrogate: return nil
    case .format: return scalar == "\u{200C}" || scalar == "\u{200D}" ? scalar : nil
    // XML cannot hold U+FFFE and U+FFFF, and no text needs the others.
    case .unassigned: return scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar
    default: return scalar
    }
  }

  /// The text with LF for each line end.
  private static func unified(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
      default: result.append(scalar)
      }
      last = scalar
    }
    return String(result)
  }
}
