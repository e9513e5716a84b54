import Almanac
import Screen

/// Breaks sentences into lines.
package enum TextWrap {
  /// The lines of a text, each of at most `width` columns, broken between words. If there are more than `limit`, the last
  /// one is cut with an ellipsis.
  package static func lines(of text: String, width: Int, limit: Int = .max, repertoire: CharacterSupport) -> [String] {
    guard width > 0, limit > 0 else { return [] }
    if isOneLine(text, width: width) { return [text] }
    var lines: [String] = []
    var rest = text.split(at: " ")[...]
    while !rest.isEmpty {
      if lines.count == limit - 1 {
        lines.append(DisplayText.fitted(rest.joined(separator: " "), to: width, repertoire: repertoire))
        break
      }
      lines.append(removeLine(from: &rest, width: width, repertoire: repertoire))
    }
    return lines
  }

  /// Whether a text fits as it is, as most sentences do, so that it need not be cut into words.
  private static func isOneLine(_ text: String, width: Int) -> Bool {
    guard !text.isEmpty, DisplayText.fits(text, in: width) else { return false }
    var text = text
    return text.withUTF8 { bytes in
      var isAfterSpace = true
      for byte in bytes {
        let isSpace = byte == UInt8(ascii: " ")
        if isSpace, isAfterSpace { return false }
        isAfterSpace = isSpace
      }
      return !isAfterSpace
    }
  }

  private static func removeLine(
    from words: inout ArraySlice<Substring>, width: Int, repertoire: CharacterSupport
  ) -> String {
    guard let first = words.popFirst() else { return "" }
    var line = DisplayText.fitted(String(first), to: width, repertoire: repertoire)
    var columns = DisplayText.width(of: line)
    while let word = words.first {
      let word = String(word)
      let more = DisplayText.width(of: word) + 1
      guard columns + more <= width else { break }
      line += " "
      line += word
      columns += more
      words.removeFirst()
    }
    return line
  }
}
