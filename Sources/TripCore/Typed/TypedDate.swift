import Base

/// A date as people type it to find a day: `aug 15`, `Sat, 15 August 2026`, `8/15`, `2026-08-15`, `15.8.`.
package struct TypedDate: Equatable, Sendable {
  /// The year; nil if none was typed, which means any year.
  package let year: Int?
  /// The month, 1…12.
  package let month: Int
  /// The day, 1…31; some months have fewer.
  package let day: Int

  package func means(_ date: CivilDate) -> Bool {
    date.month == month && date.day == day && (year == nil || year == date.year)
  }

  /// Fails for everything that is not a date, also for a month or a weekday alone.
  package init?(_ text: String) {
    let text = text.trimmed.lowercased()
    guard let date = Self.numeric(text) ?? Self.worded(text) else { return nil }
    self = date
  }

  /// - Parameter year: two digits are of this century.
  private init?(_ year: Int?, _ month: Int?, _ day: Int?) {
    guard let month, let day, (1...12).contains(month), (1...31).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year.map { $0 < 100 ? $0 + 2000 : $0 }, month, day)
  }

  // MARK: Numbers

  private static func numeric(_ text: String) -> TypedDate? {
    for mark in ["/", "-", "."] as [Character] where text.contains(mark) {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      let numbers = parts.prefix(parts.last == "" ? parts.count - 1 : parts.count).map { number($0) }
      // `7.30` is a time; a date with points has one at its end, or a year.
      let isDate = mark != "." || parts.count == 3
      guard isDate, parts.last != "" || mark == ".", numbers.allSatisfy({ $0 != nil }) else { return nil }
      return date(numbers.compactMap { $0 }, isDayFirst: mark == ".", isYearFirst: parts[0].utf8.count == 4)
    }
    return nil
  }

  private static func date(_ numbers: [Int], isDayFirst: Bool, isYearFirst: Bool) -> TypedDate? {
    if isYearFirst { return numbers.count == 3 ? TypedDate(numbers[0], numbers[1], numbers[2]) : nil }
    guard (2...3).contains(numbers.count) else { return nil }
    let year = numbers.count == 3 ? numbers[2] : nil
    // With the month first, a number beyond 12 cannot be the month.
    let swaps = isDayFirst || numbers[0] > 12
    return TypedDate(year, numbers[swaps ? 1 : 0], numbers[swaps ? 0 : 1])
  }

  /// Reads a number of one to four digits.
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
