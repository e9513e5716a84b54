/// Walks the numbers and words of a date or a time.
struct DateTokens {
  enum HalfOfDay { case morning, afternoon }

  private var rest: ArraySlice<UInt8>

  /// Whether two days of a month were taken.
  var sawRange = false
  /// Whether a number was that after the `T` of an ISO date.
  private var hasT = false

  /// Takes the beginning of a text, at most 80 bytes.
  init(_ text: String) {
    let bytes = Array(text.utf8.prefix(80))
    rest = bytes.contains { $0 >= 0x80 } ? DateTokens.plain(bytes) : bytes[...]
  }

  /// Replaces the spaces of typesetting by plain ones, as before the `PM` of web browsers, and dashes by hyphens.
  private static func plain(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var plain: [UInt8] = []
    var rest = bytes[...]
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
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return plain[...]
  }

  /// Skips what stands between a date and a time: `at`, `um`, `@`.
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

  /// Whether a hyphen and another day follow a date.
  var isAtRangeEnd: Bool {
    var copy = self
    guard rest.drop(while: { $0 == UInt8(ascii: " ") }).first == UInt8(ascii: "-"), let day = copy.number() else {
      return false
    }
    return day.digits <= 2 && !copy.isAtColon && copy.halfOfDay() == nil
  }

  /// Takes the next number and the separators before it; nil if a word or the end comes first.
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

  /// Takes a year of four digits, or of two, which are of this century; anything else is left.
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
      let head = String(word.prefix(3))
      if let month = DateWords.months.firstIndex(of: head) { return month + 1 }
      if let month = DateWords.otherMonths[head == "jui" ? String(word.prefix(4)) : head] { return month }
    }
    rest = before
    return nil
  }

  /// Takes a weekday, 0 for Sunday; nil if none comes next, or if the word means several weekdays.
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

  mutating func takeNoon() -> Bool {
    let before = rest
    if let word = word(), word == "noon" || word == "midday" { return true }
    rest = before
    return false
  }

  /// Takes the word after a time that only says that it is one: `20:30 Uhr`, `17h`, `12:00 noon`.
  mutating func takeClockWord() -> Bool {
    let letters = rest.drop { $0 == UInt8(ascii: " ") }.prefix(while: isLetter)
    guard (1...6).contains(letters.count),
      DateWords.clockWords.contains(String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self))
    else { return false }
    rest = rest[letters.endIndex...]
    return true
  }

  /// Skips the end of a span of times of 24 hours, which is no offset from UTC: `10:00-11:30`.
  ///
  /// - Parameter start: The minute of the day at which it begins.
  mutating func skipSpanEnd(after start: Int) {
    let before = rest
    let dash = rest.drop { $0 == UInt8(ascii: " ") }
    guard !hasT, dash.first == UInt8(ascii: "-") else { return }
    rest = dash.dropFirst()
    if let hour = number(), hour.digits <= 2, isAtColon, let minute = number(), minute.digits == 2, minute.value < 60,
      hour.value < 24, hour.value * 60 + minute.value > start
    {
      return
    }
    rest = before
  }

  /// Takes the end of a span of times that says AM or PM for both, as in `7:05-9:30 PM`. Returns its hour, 0…23.
  mutating func spanEnd() -> Int? {
    let before = rest
    let dash = rest.drop { $0 == UInt8(ascii: " ") }
    if dash.first == UInt8(ascii: "-") {
      rest = dash.dropFirst()
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

  /// Whether the `h` of `19h30` follows.
  var isAtHourLetter: Bool { rest.first.map { $0 | 0x20 == UInt8(ascii: "h") } ?? false }

  mutating func halfOfDay() -> HalfOfDay? {
    let before = rest
    switch word() {
    case "am", "a":
      return .morning
    case "pm", "p":
      return .afternoon
    default:
      rest = before
      return nil
    }
  }

  /// Skips the `.000` after seconds.
  mutating func skipFraction() {
    guard rest.first == UInt8(ascii: "."), rest.dropFirst().first.map(isDigit) == true else { return }
    rest = rest.dropFirst().drop(while: isDigit)
  }

  /// Takes a zone: `Z`, `+01:00`, `-0500`, or a name such as `ET`.
  mutating func zone() -> WrittenStart.Zone {
    let part = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
    guard let first = part.first else { return .floating }
    if first == UInt8(ascii: "Z"), part.count == 1 { return .offset(0) }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      return DateTokens.offset(part, ofDigits: 2).map(WrittenStart.Zone.offset) ?? .floating
    }
    let name = DateTokens.zoneName(part)
    if ["Z", "z", "UTC", "GMT"].contains(name) { return .offset(0) }
    if name.hasPrefix("UTC") || name.hasPrefix("GMT"), let offset = DateTokens.offset(part.dropFirst(3), ofDigits: 1) {
      return .offset(offset)
    }
    return isLetter(first) ? .named(name) : .floating
  }

  /// Returns the name of a zone without what follows it: `ET / 5:00PM PT`, `ET (7:00 PM local)`, `ET, FOX`.
  private static func zoneName(_ text: ArraySlice<UInt8>) -> String {
    let marks = Array(")(|,;".utf8)
    let space = UInt8(ascii: " ")
    var name = text.prefix { !marks.contains($0) }
    if let slash = name.firstIndex(of: UInt8(ascii: "/")), slash > name.startIndex,
      name[slash - 1] == space || name[(slash + 1)...].first.map({ $0 == space || isDigit($0) }) == true
    {
      name = name[..<slash]
    }
    while name.last == space { name.removeLast() }
    return String(decoding: name, as: UTF8.self)
  }

  /// Reads `+01:00`, `-0500` or `-05`, and with fewer digits `+1`. Returns nil for the end of a time span, as in `7:00
  /// PM - 9:30 PM` and `19:00-21:30`.
  ///
  /// - Parameter fewest: The least number of digits of the hours.
  private static func offset(_ text: ArraySlice<UInt8>, ofDigits fewest: Int) -> Int? {
    guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    let number = text.dropFirst().prefix { isDigit($0) || $0 == UInt8(ascii: ":") }
    let digits = number.filter(isDigit)
    let rest = text[number.endIndex...].drop { $0 == UInt8(ascii: " ") }
    guard digits.count == 4 || (fewest...2).contains(digits.count), rest.first.map({ $0 | 0x20 }) != UInt8(ascii: "p"),
      rest.first.map({ $0 | 0x20 }) != UInt8(ascii: "a")
    else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1) - 48 } * (digits.count <= 2 ? 100 : 1)
    let seconds = value / 100 * 3600 + value % 100 * 60
    guard value % 100 < 60, seconds <= 14 * 3600 else { return nil }
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  /// Takes the next word in lower case, without the periods in `p.m.`; nil if something else comes first.
  private mutating func word() -> String? {
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
      UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "h"), 9, 10, 13:
      true
    default: false
    }
  }
}

extension WrittenStart.Zone {
  /// - Parameter name: The name of a zone, or only an offset such as `UTC-4`; `(UTC-05:00) Eastern Time` is a name.
  init(called name: String) {
    var tokens = DateTokens(name)
    let zone = tokens.zone()
    let isOffset = name.utf8.count > 3 && name.allSatisfy { $0.isNumber || "UTCGM+-:".contains($0) }
    if case .offset = zone, isOffset { self = zone } else { self = .named(name) }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
private func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
