/// Walks the numbers and words of a date or a time.
struct DateTokens {
  enum HalfOfDay { case morning, afternoon }

  var rest: ArraySlice<UInt8>

  /// Whether two days of a month were taken.
  var sawRange = false
  /// Whether a number was that after the `T` of an ISO date.
  private var hasT = false
  /// Whether a sign says which number is the month: `7月3日`.
  private(set) var hasMonthSign = false

  /// Reads the beginning of a text, at most 80 bytes.
  init(_ text: String) {
    let bytes = Array(text.utf8.prefix(80))
    rest = bytes[...]
    if bytes.contains(where: { $0 >= 0x80 }) { makePlain() }
  }

  /// Replaces the spaces of typesetting by plain ones, as before the `PM` of web browsers, dashes by hyphens, and the
  /// signs after the numbers of Chinese, Japanese and Korean dates.
  private mutating func makePlain() {
    var plain: [UInt8] = []
    while let first = rest.first {
      let three = Array(rest.prefix(3))
      if three.starts(with: [0xC2, 0xA0]) || three.starts(with: [0xC2, 0xB7]) {
        plain.append(UInt8(ascii: " "))
        rest = rest.dropFirst(2)
      } else if three.count == 3, three.starts(with: [0xE2, 0x80]),
        [0x89, 0x8A, 0xA2, 0xAF, 0x93, 0x94].contains(three[2])
      {
        plain.append(UInt8(ascii: three[2] == 0x93 || three[2] == 0x94 ? "-" : " "))
        rest = rest.dropFirst(3)
      } else if let sign = DateWords.signs[three] {
        plain.append(sign.asASCII)
        hasMonthSign = hasMonthSign || sign.isMonth
        rest = rest.dropFirst(3)
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    rest = plain[...]
  }

  /// Skips what is between a date and a time: `at`, `um`, `@`.
  mutating func skipLink() {
    for _ in 0..<2 where !rest.isEmpty {
      let before = rest
      let signs = rest.drop { isSeparator($0) || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ";") }
      if signs.first.map(isDigit) == true { return rest = signs }
      rest = signs
      if let word = word(), DateWords.links.contains(word) { continue }
      return rest = before
    }
  }

  /// Whether another day follows a date: `- 6`, `& 5`, `to Sun Jul 5`.
  var isAtRangeEnd: Bool {
    guard let first = rest.first, !isLetter(first) else { return false }
    var copy = self
    guard copy.consumeSign("-&/") || copy.consumeWord(of: DateWords.ands) || copy.consumeWord(of: DateWords.untils)
    else {
      return false
    }
    let hasWeekday = copy.weekday() != nil
    let hasMonth = copy.month() != nil
    guard let day = copy.number(), day.digits <= 2, !copy.isAtColon, copy.halfOfDay() == nil else { return false }
    return hasWeekday || hasMonth || !copy.consumeClockWord()
  }

  /// Reads the next number and the separators before it; nil if a word or the end comes first.
  mutating func number() -> (value: Int, digits: Int)? {
    var after = rest.drop { isSeparator($0) }
    // The `T` between an ISO date and its time.
    if let first = after.first, first | 0x20 == UInt8(ascii: "t"), after.dropFirst().first.map(isDigit) == true {
      after.removeFirst()
      hasT = true
    }
    let digits = after.prefix(while: isDigit)
    guard (1...8).contains(digits.count) else { return nil }
    rest = after[digits.endIndex...]
    skipOrdinal()
    return (digits.reduce(0) { $0 * 10 + Int($1) - 48 }, digits.count)
  }

  /// Reads a year of four digits, or of two, which are of this century; anything else is left.
  mutating func year() -> Int? {
    let before = rest
    if let number = number(), !isAtColon, rest.first.map(isLetter) != true {
      if number.digits == 4 { return number.value }
      if number.digits == 2, before.first != UInt8(ascii: " ") { return 2000 + number.value }
    }
    rest = before
    return nil
  }

  mutating func month() -> Int? {
    let before = rest
    if var word = word(), word.count >= 3 || word == "de" {
      // `11 de julio`.
      if word == "de" { word = self.word() ?? "" }
      if let month = DateWords.month(word) { return month }
    }
    rest = before
    return nil
  }

  /// Reads a weekday, 0 for Sunday; nil if none comes next, or if the word means several weekdays.
  mutating func weekday() -> Int? {
    let before = rest
    let word = word()
    if let word, let day = DateWords.weekday(word) { return day < 0 ? nil : day }
    // `Mar. 16/9/2026` is a Tuesday, and `Mar 16` is in March.
    if word == "mar", isAtNumericDate { return 2 }
    rest = before
    return nil
  }

  /// Whether a day and a month in numbers follow, with a slash or a period between them.
  private var isAtNumericDate: Bool {
    var copy = self
    guard let day = copy.number(), day.digits <= 2, [UInt8(ascii: "/"), UInt8(ascii: ".")].contains(copy.rest.first),
      let month = copy.number()
    else { return false }
    return month.digits <= 2 && month.value <= 12
  }

  /// Skips the `de` in `11 de julio de 2026`.
  mutating func skipOf() {
    let before = rest
    if let word = word(), word == "de" || word == "del" { return }
    rest = before
  }

  mutating func consumeNoon() -> Bool { consumeWord(of: DateWords.noons) }

  /// Reads the next word if it is one of these.
  mutating func consumeWord(of words: Set<String>) -> Bool {
    let before = rest
    if let word = word(), words.contains(word) { return true }
    rest = before
    return false
  }

  /// Reads one of these signs after spaces.
  mutating func consumeSign(_ signs: StaticString) -> Bool {
    let after = rest.drop { $0 == UInt8(ascii: " ") }
    let isSign = signs.withUTF8Buffer { signs in after.first.map { signs.contains($0) } ?? false }
    if isSign { rest = after.dropFirst() }
    return isSign
  }

  /// Reads the word after a time that only says that it is one: `20:30 Uhr`, `17h`, `12:00 noon`.
  mutating func consumeClockWord() -> Bool {
    let letters = rest.drop { $0 == UInt8(ascii: " ") }.prefix(while: isLetter)
    guard (1...6).contains(letters.count),
      DateWords.clockWords.contains(String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self))
    else { return false }
    rest = rest[letters.endIndex...]
    return true
  }

  /// Skips the end of a span of times of 24 hours, which is not an offset from UTC: `10:00-11:30`.
  ///
  /// - Parameter start: The minute of the day at which it begins.
  mutating func skipSpanEnd(after start: Int) {
    let before = rest
    guard !hasT, consumeSign("-") || consumeWord(of: DateWords.untils) else { return rest = before }
    if let hour = number(), hour.digits <= 2, isAtColon, let minute = number(), minute.digits == 2, minute.value < 60,
      hour.value < 24, hour.value * 60 + minute.value > start
    {
      return
    }
    rest = before
  }

  /// Whether AM or PM follows, behind a time or behind the second of two: `PM`, `/ 7:05 PM`.
  var saysHalf: Bool {
    var copy = self
    return copy.halfOfDay() != nil || otherTime.saysHalf
  }

  /// Whether a second time follows, and whether it says AM or PM: `/ 7:05 PM`.
  var otherTime: (follows: Bool, saysHalf: Bool) {
    var copy = self
    guard copy.consumeSign("/&;,") || copy.consumeWord(of: DateWords.ands), let hour = copy.number(), hour.digits <= 2,
      hour.value < 24
    else { return (false, false) }
    let minute = copy.isAtColon ? copy.number() : nil
    let saysHalf = copy.halfOfDay() != nil
    return (minute?.value ?? 0 < 60 && (minute != nil || saysHalf), saysHalf)
  }

  /// Whether only separators are left.
  var isAtEnd: Bool { rest.allSatisfy { isSeparator($0) } }

  /// Reads a weekday after a date: `7/3/2026 (Fri)`, `July 3, Fri.`; nil if none comes next.
  mutating func weekdayBehind() -> Int? {
    let after = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    guard let first = after.first else { return nil }
    let isBracket = first == UInt8(ascii: "(")
    guard isBracket || isLetter(first), after.dropFirst().first.map({ isLetter($0) || $0 >= 0x80 }) == true else {
      return nil
    }
    let before = rest
    if let word = word(), let day = DateWords.wholeWeekday(word), isBracket || word.count > 2,
      isAtEnd || isBracket && rest.first == UInt8(ascii: ")") || rest.dropFirst().first.map(isDigit) == true
    {
      if rest.first == UInt8(ascii: ")") { rest.removeFirst() }
      return day
    }
    rest = before
    return nil
  }

  /// Reads the end of a span of times that says AM or PM for both, as in `7:05-9:30 PM`. Returns its hour, 0…23.
  mutating func spanEnd() -> Int? {
    let before = rest
    if consumeSign("-") || consumeWord(of: DateWords.untils) {
      if let hour = number(), (1...12).contains(hour.value) {
        if isAtColon { _ = number() }
        if let half = halfOfDay() { return hour.value % 12 + (half == .afternoon ? 12 : 0) }
      }
    }
    rest = before
    return nil
  }

  /// Whether a colon, a period or an `h` of a time follows, with a digit after it.
  var isAtColon: Bool {
    guard let first = rest.first, rest.dropFirst().first.map(isDigit) == true else { return false }
    return first == UInt8(ascii: ":") || first | 0x20 == UInt8(ascii: "h") || first == UInt8(ascii: ".")
  }

  /// Whether a colon or an `h` follows, with a digit after it.
  var isAtClock: Bool { isAtColon && rest.first != UInt8(ascii: ".") }

  /// Whether the `h` of `19h30` follows.
  var isAtHourLetter: Bool { rest.first.map { $0 | 0x20 == UInt8(ascii: "h") } ?? false }

  mutating func halfOfDay() -> HalfOfDay? {
    let before = rest
    switch word() {
    case "am":
      return .morning
    case "pm":
      return .afternoon
    case "a":
      consumeLastLetter()
      return .morning
    case "p":
      consumeLastLetter()
      return .afternoon
    default:
      rest = before
      return nil
    }
  }

  /// Skips the `m.` of `p. m.`.
  private mutating func consumeLastLetter() {
    let before = rest
    if word() != "m" { rest = before }
  }

  /// Skips the `.000` after seconds.
  mutating func skipFraction() {
    guard rest.first == UInt8(ascii: "."), rest.dropFirst().first.map(isDigit) == true else { return }
    rest = rest.dropFirst().drop(while: isDigit)
  }

  /// Reads the next word in lower case, without the periods in `p.m.`; nil if something else comes first.
  mutating func word() -> String? {
    let after = rest.drop { isSeparator($0) }
    let isInWord = { (byte: UInt8) in isLetter(byte) || byte >= 0x80 }
    let letters = after.prefix { isInWord($0) || $0 == UInt8(ascii: ".") }
    guard let first = letters.first, isInWord(first) else { return nil }
    rest = after[letters.endIndex...]
    return String(decoding: letters.filter(isInWord).map { $0 < 0x80 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Skips the letters of `1st`, `2nd`, `3rd`, `4th`.
  private mutating func skipOrdinal() {
    let letters = rest.prefix(while: isLetter)
    guard letters.count == 2 else { return }
    if ["st", "nd", "rd", "th"].contains(String(decoding: letters, as: UTF8.self)) { rest = rest[letters.endIndex...] }
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "h"), UInt8(ascii: "*"),
      9, 10, 13:
      true
    default: false
    }
  }
}

func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
