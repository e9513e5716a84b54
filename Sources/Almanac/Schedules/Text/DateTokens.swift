struct DateTokens {
  enum HalfOfDay { case morning, afternoon }

  var rest: ArraySlice<UInt8>

  var sawRange = false
  /// Whether a number was that after the `T` of an ISO date.
  private var hasT = false
  /// Whether a sign says which number is the month: `7月3日`.
  private(set) var hasMonthSign = false

  /// Reads the beginning of a text, at most 80 scalars: with plain spaces for those of typesetting, as before the `PM` of
  /// web browsers, hyphens for dashes, and signs for those after the numbers of Chinese, Japanese and Korean dates.
  init(_ text: String) {
    var plain = ""
    for scalar in text.unicodeScalars.prefix(80) {
      switch scalar.value {
      case 0xA0, 0xB7, 0x2009, 0x200A, 0x2022, 0x202F: plain += " "
      case 0x2013, 0x2014: plain += "-"
      default:
        let sign = scalar.isASCII ? nil : DateWords.signs[scalar]
        plain.unicodeScalars.append(sign?.asASCII ?? scalar)
        if sign?.isMonth == true { hasMonthSign = true }
      }
    }
    rest = Array(plain.utf8)[...]
  }

  private mutating func take<Value>(_ read: (inout DateTokens) -> Value?) -> Value? {
    var copy = self
    guard let value = read(&copy) else { return nil }
    self = copy
    return value
  }

  // MARK: Numbers

  /// Reads the next number and the separators before it; nil if a word or the end comes first.
  mutating func number() -> (value: Int, digits: Int)? {
    var after = rest.drop(while: isSeparator)
    // The `T` between an ISO date and its time.
    if let first = after.first, first | 0x20 == UInt8(ascii: "t"), after.dropFirst().first.map(isDigit) == true {
      after.removeFirst()
      hasT = true
    }
    let digits = after.prefix(while: isDigit)
    guard (1...8).contains(digits.count) else { return nil }
    rest = after[digits.endIndex...]
    let ordinal = rest.prefix(while: isLetter)
    if ["st", "nd", "rd", "th"].contains(String(decoding: ordinal, as: UTF8.self)) { rest = rest[ordinal.endIndex...] }
    return (digits.reduce(0) { $0 * 10 + Int($1) - 48 }, digits.count)
  }

  /// Reads a year of four digits, or of two of this century; after a space only beyond those of hours: `13 Feb 27`.
  mutating func year() -> Int? {
    let isApart = rest.first == UInt8(ascii: " ")
    return take { tokens in
      guard let number = tokens.number(), !tokens.isAtColon, tokens.rest.first.map(isLetter) != true else { return nil }
      return number.digits == 4
        ? number.value : number.digits == 2 && (!isApart || number.value > 23) ? 2000 + number.value : nil
    }
  }

  /// Whether a day and a month in numbers follow, with a slash or a period between them.
  private var isAtNumericDate: Bool {
    var copy = self
    guard let day = copy.number(), day.digits <= 2, let sign = copy.rest.first, "/.".utf8.contains(sign),
      let month = copy.number()
    else { return false }
    return month.digits <= 2 && month.value <= 12
  }

  mutating func skipFraction() {
    guard rest.first == UInt8(ascii: "."), rest.dropFirst().first.map(isDigit) == true else { return }
    rest = rest.dropFirst().drop(while: isDigit)
  }

  // MARK: Words and signs

  /// Reads the next word in lower case, without the periods in `p.m.`; nil if something else comes first.
  mutating func word() -> String? {
    let after = rest.drop(while: isSeparator)
    let isInWord = { (byte: UInt8) in isLetter(byte) || byte >= 0x80 }
    let letters = after.prefix { isInWord($0) || $0 == UInt8(ascii: ".") }
    guard let first = letters.first, isInWord(first) else { return nil }
    rest = after[letters.endIndex...]
    return String(decoding: letters.filter(isInWord).map { $0 < 0x80 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  mutating func consumeWord(of words: WordList) -> Bool {
    take { tokens in tokens.word().flatMap { words.contains($0) ? true : nil } } != nil
  }

  private mutating func consumeSign(_ signs: String) -> Bool {
    let after = rest.drop { $0 == UInt8(ascii: " ") }
    guard let first = after.first, signs.utf8.contains(first) else { return false }
    rest = after.dropFirst()
    return true
  }

  /// Reads the word after a time that only says that it is one: `20:30 Uhr`, `17h`, `12:00 noon`.
  mutating func consumeClockWord() -> Bool {
    let letters = rest.drop { $0 == UInt8(ascii: " ") }.prefix(while: isLetter)
    guard WordList.clockWord.contains(String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)) else {
      return false
    }
    rest = rest[letters.endIndex...]
    return true
  }

  /// Skips what is between a date and a time: `at`, `um`, `@`.
  mutating func skipLink() {
    for _ in 0..<2 where !rest.isEmpty {
      let before = rest
      rest = rest.drop { isSeparator($0) || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ";") }
      if rest.first.map(isDigit) == true { return }
      if !consumeWord(of: .dateLink) { return rest = before }
    }
  }

  var isAtEnd: Bool { rest.allSatisfy(isSeparator) }

  // MARK: Days

  mutating func month() -> Int? {
    take { tokens in
      let word = tokens.word()
      // `11 de julio`.
      return (word == "de" ? tokens.word() : word).flatMap(DateWords.month)
    }
  }

  /// Skips the `de` in `11 de julio de 2026`.
  mutating func skipOf() { _ = consumeWord(of: .dateOf) }

  /// Reads a weekday, 0 for Sunday; nil if none comes next. A word that means several weekdays is skipped.
  mutating func weekday() -> Int? {
    let day = take { tokens in
      tokens.word().flatMap { word in
        // `Mar. 16/9/2026` is a Tuesday, and `Mar 16` is in March.
        DateWords.weekday(word) ?? (word == "mar" && tokens.isAtNumericDate ? 2 : nil)
      }
    }
    return day.flatMap { $0 < 0 ? nil : $0 }
  }

  /// Reads a weekday after a date: `7/3/2026 (Fri)`, `July 3, Fri.`; nil if none comes next.
  mutating func weekdayBehind() -> Int? {
    let start = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    let isBracket = start.first == UInt8(ascii: "(")
    guard let first = start.dropFirst(isBracket ? 1 : 0).first, isLetter(first) || isBracket && first >= 0x80 else {
      return nil
    }
    return take { tokens in
      guard let word = tokens.word(), let day = DateWords.fullWeekday(word), isBracket || word.count > 2 else {
        return nil
      }
      let closes = tokens.rest.first == UInt8(ascii: ")")
      guard tokens.isAtEnd || isBracket && closes || tokens.rest.dropFirst().first.map(isDigit) == true else {
        return nil
      }
      if closes { tokens.rest.removeFirst() }
      return day
    }
  }

  /// Whether another day follows a date: `- 6`, `& 5`, `to Sun Jul 5`.
  var isAtRangeEnd: Bool {
    guard let first = rest.first, !isLetter(first) else { return false }
    var copy = self
    guard copy.consumeSign("&/") || copy.consumeWord(of: .dateAnd) || copy.consumeUntil() else { return false }
    let hasWeekday = copy.weekday() != nil
    let hasMonth = copy.month() != nil
    guard let day = copy.number(), day.digits <= 2, !copy.isAtColon, copy.halfOfDay() == nil else { return false }
    return hasWeekday || hasMonth || !copy.consumeClockWord()
  }

  private mutating func consumeUntil() -> Bool { consumeSign("-") || consumeWord(of: .until) }

  // MARK: Times

  mutating func halfOfDay() -> HalfOfDay? {
    take { tokens in
      guard let word = tokens.word(), ["a", "am", "p", "pm"].contains(word) else { return nil }
      // `p. m.`
      if word.count == 1 { _ = tokens.consumeWord(of: .meridiem) }
      return word.hasPrefix("a") ? .morning : .afternoon
    }
  }

  /// Skips the end of a span of times of 24 hours, which is not an offset from UTC: `10:00-11:30`.
  mutating func skipSpanEnd(after start: Int) {
    if hasT { return }
    _ = take { tokens -> Bool? in
      guard tokens.consumeUntil(), let hour = tokens.number(), hour.digits <= 2, tokens.isAtColon,
        let minute = tokens.number(), minute.digits == 2, minute.value < 60, hour.value < 24
      else { return nil }
      return hour.value * 60 + minute.value > start ? true : nil
    }
  }

  /// Reads the end of a span of times that says AM or PM for both, as in `7:05-9:30 PM`. Returns its hour, 0…23.
  mutating func spanEnd() -> Int? {
    take { tokens in
      guard tokens.consumeUntil(), let hour = tokens.number(), (1...12).contains(hour.value) else { return nil }
      if tokens.isAtColon { _ = tokens.number() }
      return tokens.halfOfDay().map { hour.value % 12 + ($0 == .afternoon ? 12 : 0) }
    }
  }

  /// Whether AM or PM follows, behind a time or behind the second of two: `PM`, `/ 7:05 PM`.
  var saysHalf: Bool {
    var copy = self
    return copy.halfOfDay() != nil || otherTime.saysHalf
  }

  /// Whether a second time follows, and whether it says AM or PM: `/ 7:05 PM`.
  var otherTime: (follows: Bool, saysHalf: Bool) {
    var copy = self
    guard copy.consumeSign("/&;,") || copy.consumeWord(of: .dateAnd), let hour = copy.number(), hour.digits <= 2,
      hour.value < 24
    else { return (false, false) }
    let minute = copy.isAtColon ? copy.number() : nil
    let saysHalf = copy.halfOfDay() != nil
    return (minute?.value ?? 0 < 60 && (minute != nil || saysHalf), saysHalf)
  }

  /// Whether a colon, a period or an `h` of a time follows, with a digit after it.
  var isAtColon: Bool {
    guard let first = rest.first, rest.dropFirst().first.map(isDigit) == true else { return false }
    return ":.hH".utf8.contains(first)
  }

  var isAtClock: Bool { isAtColon && rest.first != UInt8(ascii: ".") }

  var isAtHourLetter: Bool { rest.first.map { $0 | 0x20 == UInt8(ascii: "h") } ?? false }
}

private func isSeparator(_ byte: UInt8) -> Bool { " ,/-.:()|h*\t\n\r".utf8.contains(byte) }

enum DateWords {
  /// The signs after the numbers of Chinese, Japanese and Korean dates and times: year, month, day, hour, minute.
  static let signs: [Unicode.Scalar: (asASCII: Unicode.Scalar, isMonth: Bool)] = Dictionary(
    uniqueKeysWithValues: zip("年月日時分时년월일시분".unicodeScalars, "-- h h-- h ".unicodeScalars).map { sign, ascii in
      (sign, (ascii, "月월".unicodeScalars.contains(sign)))
    })

  /// The weekday that a word in lower case means, 0 for Sunday; −1 if it may mean several, nil if it means none.
  static func weekday(_ word: String) -> Int? { WordList.weekday[word.prefix(3)].map { Int($0) ?? -1 } }

  /// Returns the weekday that a whole word means, and not one that only begins like it: `Friendly`, `Lunch`.
  static func fullWeekday(_ word: String) -> Int? {
    let isComplete =
      word.count < 4 || ["tues", "weds", "thur", "thurs"].contains(word)
      || ["day", "tag", "woch", "di", "dag", "bado", "bato"].contains { word.hasSuffix($0) }
    return isComplete ? weekday(word).flatMap { $0 < 0 ? nil : $0 } : nil
  }

  static func month(_ word: String) -> Int? { prefixesOfMonths[prefix(ofMonth: word)] }

  /// Returns the letters that identify a month; `juin` and `juillet` need four.
  private static func prefix(ofMonth word: some StringProtocol) -> String {
    String(word.prefix(word.hasPrefix("jui") ? 4 : 3))
  }

  private static let prefixesOfMonths: [String: Int] = {
    var prefixes: [String: Int] = [:]
    for (name, month) in WordList.month.values { prefixes[prefix(ofMonth: name)] = Int(month) }
    return prefixes
  }()
}
