/// Texts of a trip in a form that is safe for files of other programs: without control characters and directional
/// controls, which could control a program that shows them or reorder their surroundings, but with joiners, which
/// letters and emoji need. Escaping markup is up to the writer of each format.
package enum InertText {
  /// A text on one line: line breaks, tabs and runs of white space become single spaces, without any at the ends.
  package static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isSpaceDue = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isSpaceDue = !result.isEmpty
      } else if let retained = kept(scalar) {
        if isSpaceDue { result.append(" ") }
        isSpaceDue = false
        result.append(retained)
      }
    }
    return String(result)
  }

  /// A text of several lines that end with LF, without empty lines at the ends.
  package static func lines(_ text: String) -> String {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line(String($0)) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines.drop { $0.isEmpty }).joined(separator: "\n")
  }

  private static func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if (0x20...0x7E).contains(scalar.value) { return scalar }
    switch scalar.properties.generalCategory {
    case .control, .surrogate: return nil
    case .format: return scalar == "\u{200C}" || scalar == "\u{200D}" ? scalar : nil
    // XML cannot contain U+FFFE and U+FFFF, and no text needs the other noncharacters.
    case .unassigned: return scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar
    default: return scalar
    }
  }
}
