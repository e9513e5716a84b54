/// A date as people type it to find a day: `aug 15`, `Sat, 15 August 2026`, `8/15`, `2026-08-15`, `15.8.`.
package struct TypedDate: Equatable, Sendable {
  /// The year; nil if none was typed, which means any year.
  package let year: Int?
  package let month: Int
  /// The day, 1…31; some months have fewer.
  package let day: Int
  /// Whether day and month may be the other way round: `5/11`.
  private var isEitherOrder = false

  package func means(_ date: CivilDate) -> Bool {
    date.month == month && date.day == day && (year == nil || year == date.year)
  }

  /// Fails for everything that is not a date, also for a month or a weekday alone.
  package init?(_ text: String, in order: Wording.Dates) {
    let text = text.trimmed.lowercased()
    guard let date = Self.numeric(text, isDayFirst: order == .dayFirst) ?? Self.worded(text) else { return nil }
    self = date
  }

  /// Returns the reading that is within some dates: the other one if only that is.
  package func resolved(within dates: ClosedRange<CivilDate>) -> TypedDate {
    guard isEitherOrder, let other = TypedDate(year, day, month), !isIn(dates), other.isIn(dates) else { return self }
    return other
  }

  private func isIn(_ dates: ClosedRange<CivilDate>) -> Bool {
    let years = year.map { $0...$0 } ?? dates.lowerBound.year...dates.upperBound.year
    return years.contains { CivilDate(year: $0, month: month, day: day).map(dates.contains) ?? false }
  }

  /// Whether the year is known and only one order is possible.
  package var isCertain: Bool { year != nil && !isEitherOrder }

  /// - Parameter year: two digits are of this century.
  private init?(_ year: Int?, _ month: Int?, _ day: Int?) {
    guard let month, let day, (1...12).contains(month), (1...31).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year.map { $0 < 100 ? $0 + 2000 : $0 }, month, day)
  }

  // MARK: Numbers

  private static func numeric(_ text: String, isDayFirst: Bool) -> TypedDate? {
    for mark in ["/", "-", "."] as [Character] where text.contains(mark) {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      let numbers = parts.prefix(parts.last == "" ? parts.count - 1 : parts.count).map { number($0) }
      // `7.30` is a time; a date with points has one at its end, or a year.
      let isDate = mark != "." || parts.count == 3
      guard isDate, parts.last != "" || mark == ".", numbers.allSatisfy({ $0 != nil }) else { return nil }
      let order = (isDayFirst: mark == "." || isDayFirst, isFixed: mark == ".")
      return date(numbers.compactMap { $0 }, order, isYearFirst: parts[0].utf8.count == 4)
    }
    return nil
  }

  private static func date(
    _ numbers: [Int], _ order: (isDayFirst: Bool, isFixed: Bool), isYearFirst: Bool
  ) -> TypedDate? {
    if isYearFirst { return numbers.count == 3 ? TypedDate(numbers[0], numbers[1], numbers[2]) : nil }
    guard (2...3).contains(numbers.count) else { return nil }
    let year = numbers.count == 3 ? numbers[2] : nil
    // A number beyond 12 cannot be the month.
    let swaps = order.isFixed || numbers[0] > 12 || order.isDayFirst && numbers[1] <= 12
    var date = TypedDate(year, numbers[swaps ? 1 : 0], numbers[swaps ? 0 : 1])
    date?.isEitherOrder = !order.isFixed && numbers[0] <= 12 && numbers[1] <= 12 && numbers[0] != numbers[1]
    return date
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  // MARK: Words

  private static func worded(_ text: String) -> TypedDate? {
    var words = text.split { $0.isWhitespace || $0 == "," || $0 == "." }
    if let first = words.first, words.count > 2, index(of: first, in: Wording.weekdays) != nil { words.removeFirst() }
    guard (2...3).contains(words.count) else { return nil }
    let year = words.count == 3 ? number(words[2]) : nil
    if words.count == 3, year == nil { return nil }
    if let month = index(of: words[0], in: Wording.months) { return TypedDate(year, month + 1, ordinal(words[1])) }
    if let month = index(of: words[1], in: Wording.months) { return TypedDate(year, month + 1, ordinal(words[0])) }
    return nil
  }

  /// The name that begins with a word of three letters or more.
  private static func index(of word: Substring, in names: [String]) -> Int? {
    word.utf8.count < 3 ? nil : names.firstIndex { $0.lowercased().hasPrefix(word) }
  }

  /// Reads a day of the month: `15`, `15th`.
  private static func ordinal(_ word: Substring) -> Int? {
    let endings = ["st", "nd", "rd", "th"]
    return number(endings.contains { word.hasSuffix($0) } ? word.dropLast(2) : word)
  }
}
