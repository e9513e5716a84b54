import Almanac
import Itinerary

/// The dates of a new trip as people type them.
enum NewTripDates {
  /// Returns the dates that a text names: `2026-09-04 to 2026-09-07`, `aug 15 - aug 29`, `8/15`, `july`; nil for others.
  ///
  /// - Parameters:
  ///   - today: dates without a year are from today on.
  ///   - order: the order of day and month in numbers.
  static func range(_ text: String, today: CivilDate, in order: Wording.Dates) -> ClosedRange<CivilDate>? {
    let text = text.trimmed.lowercased()
    if let month = month(text, today: today) { return month }
    for mark in [" to ", " - ", "–", "..", " until "] {
      guard let place = text.range(of: mark) else { continue }
      guard let first = date(String(text[..<place.lowerBound]), from: today, in: order),
        let last = date(String(text[place.upperBound...]), from: first, in: order), first <= last
      else { return nil }
      return first...last
    }
    return date(text, from: today, in: order).map { $0...$0 }
  }

  private static func date(_ text: String, from first: CivilDate, in order: Wording.Dates) -> CivilDate? {
    if let date = CivilDate(text.trimmed) { return date }
    guard let typed = TypedDate(text, in: order) else { return nil }
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

  /// Returns the whole month of a name, perhaps with a year.
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

  static func month(_ month: Int, of year: Int) -> ClosedRange<CivilDate>? {
    guard let first = CivilDate(year: year, month: month, day: 1),
      let next = CivilDate(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    else { return nil }
    return first...next.adding(days: -1)
  }

  static func offers(today: CivilDate) -> [(name: String, days: ClosedRange<CivilDate>)] {
    let next = [30, 14, 7].map { ("Next \($0) days", today...today.adding(days: $0 - 1)) }
    let months = (1...6).compactMap { offset -> (String, ClosedRange<CivilDate>)? in
      let number = today.month - 1 + offset
      let (month, year) = (number % 12 + 1, today.year + number / 12)
      return NewTripDates.month(month, of: year).map { ("\(Wording.months[month - 1]) \(year)", $0) }
    }
    return next + months
  }
}
