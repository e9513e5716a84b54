import Almanac
import Screen

package enum TextWrap {
  /// Breaks a text between words into lines of at most `width` columns. Of more than `limit`, the last one is cut.
  package static func lines(of text: String, width: Int, limit: Int = .max, characterSupport: CharacterSupport)
    -> [String]
  {
    guard width > 0, limit > 0 else { return [] }
    var lines: [String] = []
    var rest = text.split(at: " ")[...]
    while !rest.isEmpty {
      if lines.count == limit - 1 {
        lines.append(DisplayText.fitted(rest.joined(separator: " "), to: width, characterSupport: characterSupport))
        break
      }
      lines.append(removeLine(from: &rest, width: width, characterSupport: characterSupport))
    }
    return lines
  }

  private static func removeLine(
    from words: inout ArraySlice<Substring>, width: Int, characterSupport: CharacterSupport
  ) -> String {
    guard let first = words.popFirst() else { return "" }
    var line = DisplayText.fitted(String(first), to: width, characterSupport: characterSupport)
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

/// A sentence of the status line, and its weight. It is output only: no decision reads it.
package struct Status: Equatable, Sendable {
  package enum Tone: Sendable {
    case info
    case warning
    case refusal
    case question
  }

  package var text: String
  package var tone: Tone
  /// Whether it complains of the schedule, so that it holds no longer when that has been read.
  package var isOfSchedule = false

  package init(_ text: String, _ tone: Tone = .info) {
    self.text = text
    self.tone = tone
  }
}

extension Status.Tone {
  var role: Style.Role {
    switch self {
    case .info: .status
    case .warning: .warning
    case .refusal: .error
    case .question: .invalid
    }
  }
}
