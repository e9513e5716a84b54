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
    while let first = rest.first {
      if lines.count == limit - 1 {
        return lines + [DisplayText.fitted(rest.joined(separator: " "), to: width, characterSupport: characterSupport)]
      }
      var line = DisplayText.fitted(String(first), to: width, characterSupport: characterSupport)
      var columns = DisplayText.width(of: line)
      rest.removeFirst()
      while let word = rest.first.map(String.init) {
        let more = DisplayText.width(of: word) + 1
        guard columns + more <= width else { break }
        line += " " + word
        columns += more
        rest.removeFirst()
      }
      lines.append(line)
    }
    return lines
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
  /// Whether it reports a problem of the schedule, so that it is outdated when that has been read.
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
