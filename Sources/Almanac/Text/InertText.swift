/// Texts of a trip in a form that is safe for files of other programs.
///
/// Control characters and directional controls are removed, because they could control a program that shows the text or
/// reorder its surroundings. Joiners are kept, because letters and emoji need them. Escaping markup is up to the writer
/// of each format.
package enum InertText {
  /// A text on one line: line breaks, tabs and runs of white space become single spaces, without any at the ends.
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

  /// A text of several lines that end with LF, without empty lines at the ends.
  package static func lines(_ text: String) -> String {
    var lines: [String] = []
    for part in unified(text).split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line(String(part)))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines.drop { $0.isEmpty }).joined(separator: "\n")
  }

  /// The scalar in its safe form; nil if it is removed.
  private static func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.value &- 0x20 < 0x5F { return scalar }
    switch scalar.properties.generalCategory {
    case .control, .surrogate: return nil
    case .format: return scalar == "\u{200C}" || scalar == "\u{200D}" ? scalar : nil
    // XML cannot contain U+FFFE and U+FFFF, and no text needs the other noncharacters.
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
