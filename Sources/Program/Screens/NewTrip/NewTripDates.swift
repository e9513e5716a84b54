import Itinerary

struct NewTripDates {
  /// Dates without a year are from this day on.
  let today: CivilDate
  let order: Wording.Dates
  /// The days of the schedule, which decide between two readings; nil if they are unknown.
  var days: ClosedRange<CivilDate>?

  /// Returns the dates that a text names: `2026-09-04 to 2026-09-07`, `aug 15 - aug 29`, `8/15`, `july`; nil for others.
  func range(_ text: String) -> ClosedRange<CivilDate>? {
    let text = text.trimmed.lowercased()
    let range = range(text, from: today)
    guard let days, let typed = range, !days.overlaps(typed) else { return range }
    return self.range(text, from: days.lowerBound) ?? range
  }

  private func range(_ text: String, from today: CivilDate) -> ClosedRange<CivilDate>? {
    if let month = Self.month(text, today: today) { return month }
    for mark in [" to ", " - ", "–", "..", " until "] {
      guard let place = text.range(of: mark) else { continue }
      guard let first = date(String(text[..<place.lowerBound]), from: today),
        let last = date(String(text[place.upperBound...]), from: first), first <= last
      else { return nil }
      return first...last
    }
    return date(text, from: today).map { $0...$0 }
  }

  private func date(_ text: String, from first: CivilDate) -> CivilDate? {
    if let date = CivilDate(text.trimmed) { return date }
    guard var typed = TypedDate(text, in: order) else { return nil }
    if let days { typed = typed.resolved(within: days) }
    let years = typed.year.map { [$0] } ?? [first.year, first.year + 1]
    let dates = years.compactMap { CivilDate(year: $0, month: typed.month, day: typed.day) }
    return typed.year == nil ? dates.first { $0 >= first } : dates.first
  }

  static func example(_ wording: Wording) -> String {
    switch wording.dates {
    case .monthFirst: "aug 15 to aug 29"
    case .dayFirst: "15 aug to 29 aug"
    case .iso: "2026-08-15 to 2026-08-29"
    }
  }

  private static func month(_ text: String, today: CivilDate) -> ClosedRange<CivilDate>? {
    let words = text.split(separator: " ")
    guard let word = words.first, word.utf8.count > 2, words.count < 3,
      let index = Wording.months.firstIndex(where: { $0.lowercased().hasPrefix(word) })
    else { return nil }
    let typed = words.count == 2 ? Int(words[1]).flatMap { $0 > 1900 ? $0 : nil } : nil
    if words.count == 2, typed == nil { return nil }
    let year = typed ?? (index + 1 < today.month ? today.year + 1 : today.year)
    return month(index + 1, of: year)
  }

  private static func month(_ month: Int, of year: Int) -> ClosedRange<CivilDate>? {
    guard let first = CivilDate(year: year, month: month, day: 1),
      let next = CivilDate(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    else { return nil }
    return first...next.adding(days: -1)
  }

  /// The dates that are offered, by their names: the next days, and six months, or those of the schedule.
  var offers: [(name: String, days: ClosedRange<CivilDate>)] {
    let next = [30, 14, 7].map { ("Next \($0) days", today...today.adding(days: $0 - 1)) }
    let first = days?.lowerBound ?? today
    let months = (days == nil ? 1...6 : 0...11).compactMap { offset -> (String, ClosedRange<CivilDate>)? in
      let number = first.month - 1 + offset
      let (month, year) = (number % 12 + 1, first.year + number / 12)
      return Self.month(month, of: year).map { ("\(Wording.months[month - 1]) \(year)", $0) }
    }
    return (next + months).filter { days?.overlaps($0.1) ?? true }
  }
}
