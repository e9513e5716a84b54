/// A departure or an arrival as people type it: `10:40am`, `jul 5 10:40`, `2026-07-05 22:15 -05:00`, `2026-07-05`.
struct TypedMoment: Equatable {
  /// The date; nil if only a time of day was typed.
  var date: CivilDate?
  /// The time of day; nil if only a date was typed.
  var clock: ClockTime?
  /// Seconds east of UTC; nil if no offset was typed.
  var offsetSeconds: Int?

  /// Fails for a text that is neither a date nor a time of day.
  init?(_ text: String, date find: (String) -> CivilDate?) {
    let text = text.trimmed
    if let moment = OffsetDateTime(text) {
      (date, clock, offsetSeconds) = (moment.date, moment.clockTime, moment.offsetSeconds)
      return
    }
    var words = TypedMoment.words(text)
    if words.count > 1, let offset = words.last.flatMap(TypedMoment.offset) {
      offsetSeconds = offset
      words.removeLast()
    }
    for split in 0...words.count {
      let (day, time) = (words[..<split].joined(separator: " "), words[split...].joined(separator: " "))
      (date, clock) = (find(day), ClockTime(typed: time))
      guard day.isEmpty || date != nil, time.isEmpty || clock != nil else { continue }
      if date == nil, clock == nil { return nil }
      return
    }
    return nil
  }

  /// The words; `2026-07-05T10:40` counts as two.
  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).flatMap { word -> [String] in
      let parts = word.split(separator: "T", omittingEmptySubsequences: false)
      return parts.count == 2 && CivilDate(String(parts[0])) != nil ? parts.map(String.init) : [String(word)]
    }
  }

  /// Reads `-05:00`, `+5:30` or `Z`.
  private static func offset(_ word: String) -> Int? {
    if word == "Z" { return 0 }
    guard let sign = word.first, sign == "-" || sign == "+" else { return nil }
    let parts = word.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]),
      (0...14).contains(hours), (0...59).contains(minutes)
    else { return nil }
    return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}

extension CivilDate {
  /// Reads a typed date: without a year the one closest to a date, and of two readings the one within the trip.
  package init?(
    typed text: String, in order: Wording.Dates, near date: CivilDate, within dates: ClosedRange<CivilDate>? = nil
  ) {
    if let exact = CivilDate(text.trimmed) {
      self = exact
      return
    }
    guard let typed = TypedDate(text, in: order),
      let found = CivilDate(dates.map(typed.resolved) ?? typed, near: date)
    else { return nil }
    self = found
  }

  package init?(_ typed: TypedDate, near date: CivilDate) {
    let years = typed.year.map { [$0] } ?? [date.year - 1, date.year, date.year + 1]
    let dates = years.compactMap { CivilDate(year: $0, month: typed.month, day: typed.day) }
    func distance(_ other: CivilDate) -> Int { abs(other.dayNumber - date.dayNumber) }
    guard let nearest = dates.min(by: { distance($0) < distance($1) }) else { return nil }
    self = nearest
  }
}
