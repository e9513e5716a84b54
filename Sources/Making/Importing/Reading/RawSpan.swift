import Almanac

/// The beginning and the end that a cell has: `July 6 → July 9`, `6:08 PM - 9:23 PM`, `2026-07-04 19:30`.
struct RawSpan {
  struct Moment {
    var day: RawDay?
    var time: TimeText?

    var isEmpty: Bool { day == nil && time == nil }

    /// - Parameter isTime: Whether `9.30` is a time rather than a date.
    init(_ text: String, isTime: Bool) {
      let date = DateText(text)
      if isTime, date?.time == nil, let time = TimeText(text) {
        self.time = time
      } else if let date {
        (day, time) = (date.day, date.time)
      } else {
        time = TimeText(text)
      }
    }

    init(day: RawDay) { self.day = day }
  }

  private(set) var start: Moment
  private(set) var end: Moment?

  init(_ text: String, isTime: Bool) {
    let text = text.singleSpaced
    if text.utf8.count < 120 {
      for mark in Self.marks {
        guard let place = text.range(of: mark) else { continue }
        let (left, right) = (String(text[..<place.lowerBound]).trimmed, String(text[place.upperBound...]).trimmed)
        guard let span = Self.span(left, right, whole: text, isTime: isTime) else { continue }
        (start, end) = span
        return
      }
      if let span = Self.tight(text, isTime: isTime) {
        (start, end) = span
        return
      }
    }
    (start, end) = (Moment(text, isTime: isTime), nil)
  }

  /// The signs and words between the two ends of a span, with spaces around it where a sign may also be within one.
  private static let marks = [
    " → ", "→", "➡", "⟶", " -> ", " – ", " — ", " - ", "～", "〜", " ~ ", " to ", " until ", " till ", " bis ", " au ",
    " à ", " al ", " a ", " hasta ", " até ", " tot ", "から",
  ]

  private static func span(
    _ left: String, _ right: String, whole: String, isTime: Bool
  ) -> (Moment, Moment)? {
    // `9:30 - 11:30 AM` says the half of the day for both.
    let saysBoth = saysHalf(right) && !saysHalf(left)
    let inner = saysBoth ? (isTime ? TimeText(whole) : nil) ?? DateText(whole)?.time ?? TimeText(whole) : nil
    var (start, end) = (Moment(left, isTime: isTime), Moment(right, isTime: isTime || TimeText(right) != nil))
    if let inner { start.time = inner }
    if let days = days(left, right), end.isEmpty || start.isEmpty { (start, end) = days }
    return start.isEmpty || end.isEmpty ? nil : (start, end)
  }

  /// Reads a span without spaces: `19:00-21:30`, `Jul 3–5`, `2026-07-03/2026-07-05`.
  private static func tight(_ text: String, isTime: Bool) -> (Moment, Moment)? {
    for (mark, place) in zip(text, text.indices) where "-–—/".contains(mark) {
      let (left, right) = (String(text[..<place]).trimmed, String(text[text.index(after: place)...]).trimmed)
      if mark != "/", isClock(right), TimeText(right) != nil,
        let span = span(left, right, whole: text, isTime: isTime), span.0.time != nil
      {
        return span
      }
      if mark == "/", case .exact? = DateText(left)?.day, case .exact? = DateText(right)?.day {
        return (Moment(left, isTime: false), Moment(right, isTime: false))
      }
      if mark != "/", text.contains(where: \.isLetter), let days = days(left, right) { return days }
    }
    return nil
  }

  /// Reads the days of `Jul 3` and `5, 2026`, and of `3.` and `5. Juli 2026`.
  private static func days(_ left: String, _ right: String) -> (Moment, Moment)? {
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    let (first, last) = (left.filter(isDigit), String(right.prefix(while: isDigit)))
    let rest = String(right.dropFirst(last.count))
    guard (1...2).contains(first.count), let day = Int(last), (1...31).contains(day) else { return nil }
    if left.contains(where: \.isLetter), !rest.contains(where: \.isLetter), !rest.contains(":") {
      return DateText(left + rest).flatMap { start in
        start.day.on(day).map { (Moment(day: start.day), Moment(day: $0)) }
      }
    }
    guard !left.contains(where: \.isLetter), rest.contains(where: \.isLetter), let end = DateText(right)?.day,
      let start = Int(first).flatMap(end.on)
    else { return nil }
    return (Moment(day: start), Moment(day: end))
  }

  private static func isClock(_ text: String) -> Bool { text.contains(":") || text.contains("h") || saysHalf(text) }

  private static func saysHalf(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return letters.hasPrefix("am") || letters.hasPrefix("pm") || letters == "a" || letters == "p"
  }
}

extension RawDay {
  fileprivate func on(_ day: Int) -> RawDay? {
    switch self {
    case .exact(let date): CivilDate(year: date.year, month: date.month, day: day).map(RawDay.exact)
    case .noYear(let month, _): .noYear(month: month, day: day)
    case .unordered: nil
    }
  }
}
