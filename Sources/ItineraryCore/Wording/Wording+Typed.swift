/// Sentences on what people typed and what could not be read.
extension Wording {
  /// The sentence on a text that is not a time; nil if it is one.
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

  /// The sentence on a text that is not a duration; nil if it is one.
  package static func problem(withDuration text: String) -> String? {
    TypedDuration(text) == nil ? "'\(text)' is not a duration: write 90, 1h30 or 45 min; a week at most." : nil
  }

  /// The sentence on a text that is no link; nil if it is one.
  package static func problem(withLink text: String) -> String? {
    let isOneWord = !text.contains(where: \.isWhitespace)
    return isOneWord && (text.range(of: "://") != nil || text.hasPrefix("mailto:") || text.hasPrefix("tel:"))
      ? nil : "'\(text)' is not a link: write https://, then the address."
  }

  /// The sentence on a text that is no icon; nil if it is one.
  package static func problem(withIcon text: String) -> String? {
    CustomItem.isIcon(text) ? nil : "An icon is one character."
  }

  /// A duration as it is typed: `1h 30m`, `45m`.
  package func shortDuration(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    return hours == 0 ? "\(rest)m" : rest == 0 ? "\(hours)h" : "\(hours)h \(rest)m"
  }
}
