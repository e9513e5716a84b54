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
}
