import Base

/// Sentences about typed texts that could not be read.
extension Wording {
  /// A sentence about a text that is not a time; nil if it is one.
  package static func problem(withTime text: String) -> String? {
    switch TypedTime(text).meaning {
    case .time: nil
    case .nothing: "'\(text)' is not a time: write 22:30, 10:30pm or noon."
    case .hourAlone(0): "0 alone is no time: write 0:00 or midnight."
    case .hourAlone(12): "12 alone could be noon or midnight: write one of these words."
    case .hourAlone(let hour) where hour > 12: "\(hour) alone is no time: write \(hour):00 or \(hour - 12)pm."
    case .hourAlone(let hour): "\(hour) could be \(hour) AM or \(hour) PM: write \(hour)am or \(hour)pm."
    }
  }

  /// A sentence about a text that is not a duration; nil if it is one.
  package static func problem(withDuration text: String) -> String? {
    TypedDuration(text) == nil ? "'\(text)' is not a duration: write 90, 1h30 or 45 min; a week at most." : nil
  }

  /// A sentence about a text that is not a link; nil if it is one.
  package static func problem(withLink text: String) -> String? {
    let isOneWord = !text.contains(where: \.isWhitespace)
    return isOneWord && (text.range(of: "://") != nil || text.hasPrefix("mailto:") || text.hasPrefix("tel:"))
      ? nil : "'\(text)' is not a link: write https://, then the address."
  }

  /// A sentence about a text that is not an icon; nil if it is one.
  package static func problem(withIcon text: String) -> String? {
    CustomItem.isIcon(text) ? nil : "An icon is one character."
  }

  /// A duration in the form in which it can be typed: `1h 30m`, `45m`.
  package func shortDuration(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    return hours == 0 ? "\(rest)m" : rest == 0 ? "\(hours)h" : "\(hours)h \(rest)m"
  }
}
