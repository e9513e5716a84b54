extension Wording {
  package static func problem(withTime text: String) -> String? {
    switch TypedTime(text).meaning {
    case .time: nil
    case .nothing: "\"\(text)\" is not a time. Use 22:30, 10:30pm or noon."
    case .hourAlone(0): "Ambiguous time \"0\". Use 0:00 or midnight."
    case .hourAlone(12): "Ambiguous time \"12\". Use noon or midnight."
    case .hourAlone(let hour) where hour > 12: "Ambiguous time \"\(hour)\". Use \(hour):00 or \(hour - 12)pm."
    case .hourAlone(let hour):
      "Ambiguous time \"\(hour)\". Use \(hour)am or \(hour)pm, or \(hour):00 or \(hour + 12):00."
    }
  }

  package static func problem(withDuration text: String) -> String? {
    TypedDuration(text) == nil ? "\"\(text)\" is not a duration. Use 90, 1h30 or 45 min; a week at most." : nil
  }

  /// A duration in the form in which it can be typed: `1h 30m`, `45m`.
  package func shortDuration(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    return hours == 0 ? "\(rest)m" : rest == 0 ? "\(hours)h" : "\(hours)h \(rest)m"
  }
}

extension CivilDate {
  /// Reads a date whose year, month and day are certain: `2026-03-01`, `mar 1 2026`.
  package init?(certain text: String) {
    if let date = CivilDate(text.trimmed) {
      self = date
      return
    }
    guard let typed = TypedDate(text, in: .monthFirst), typed.isCertain, let year = typed.year else { return nil }
    self.init(year: year, month: typed.month, day: typed.day)
  }
}
