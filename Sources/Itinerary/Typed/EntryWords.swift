/// The words of a line, from which ``EntryLine`` takes one part after the other.
struct EntryWords {
  private var words: [String]

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  var all: [String] { words }

  var title: String {
    let isMark = { (character: Character) in "-–—:,;|".contains(character) }
    // Drop only words that consist of marks, so that `-5` stays.
    let text = words.drop { $0.allSatisfy(isMark) }.joined(separator: " ")
    return String(text.reversed().drop { isMark($0) || $0.isWhitespace }.reversed())
  }

  // MARK: Links

  /// Removes and returns the first web address, unless it is the place.
  mutating func extractLink() -> String? {
    guard let place = words.firstIndex(where: { Self.isLink($0.lowercased()) }) else { return nil }
    if place > 0, ["@", "at"].contains(words[place - 1]) { return nil }
    var link = words.remove(at: place)[...]
    while let first = link.first, "<(".contains(first) { link.removeFirst() }
    while let last = link.last, ">),.;".contains(last) { link.removeLast() }
    return link.lowercased().hasPrefix("www.") ? "https://\(link)" : String(link)
  }

  private static func isLink(_ word: String) -> Bool {
    let word = word.drop { "<(".contains($0) }
    return ["http://", "https://", "www."].contains { word.hasPrefix($0) && word.utf8.count > $0.utf8.count + 3 }
  }

  // MARK: Costs and nights

  /// Removes and returns an amount with its currency, `$289` or `398.50 USD`, or one with cents in the given currency.
  mutating func extractCost(_ currency: String?) -> Money? {
    for count in [2, 1] where count <= words.count {
      for start in 0...words.count - count where !isPlace(start) {
        let text = Self.withoutMark(words[start..<start + count].joined(separator: " ")[...])
        let sign = text.filter { !"0123456789.,'’- ".contains($0) }
        guard
          sign.isEmpty ? Self.isPrice(text) : Money.signs[sign.uppercased()] != nil || WordList.currency.contains(sign),
          let cost = Money(text, in: currency)
        else { continue }
        words.removeSubrange(start..<start + count)
        return cost
      }
    }
    return nil
  }

  /// Whether a word is an amount with cents rather than a time: `398.50`, but not `19.30`.
  private static func isPrice(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.count == 2 && parts[1].count == 2 && TypedTime(text).meaning == .nothing
  }

  /// Removes and returns `2 nights` or `for 1 night`.
  mutating func extractNights() -> Int? {
    for start in words.indices.dropLast() {
      let unit = words[start + 1].lowercased().filter(\.isLetter)
      guard ["night", "nights"].contains(unit), let nights = CustomItem.nights(typed: words[start].filter { $0 != "(" })
      else { continue }
      let isNamed = start > 0 && words[start - 1].lowercased() == "for"
      words.removeSubrange(start - (isNamed ? 1 : 0)...start + 1)
      return nights
    }
    return nil
  }

  private func isPlace(_ index: Int) -> Bool { index > 0 && words[index - 1] == "@" }

  // MARK: Durations and days

  /// Removes and returns a duration in a word or two, `2h` or `90 min`; not `5m`, and not the time in `19h Museum`.
  mutating func extractPlainDuration() -> Int? {
    for start in words.indices where !isPlace(start) {
      for count in [2, 1] where start + count <= words.count {
        let text = Self.withoutMark(words[start..<start + count].joined(separator: " ")[...]).lowercased()
        let units = text.split { !$0.isLetter }
        guard text.first?.isNumber == true, let unit = units.first, Self.units.contains(unit), units.count <= 2,
          count == 1 || words[start].allSatisfy(\.isNumber) || units.count == 2,
          let duration = TypedDuration(text), duration.namesUnit, unit != "h" || duration.minutes < 13 * 60
        else { continue }
        words.removeSubrange(start..<start + count)
        return duration.minutes
      }
    }
    return nil
  }

  private static let units: Set<Substring> = ["h", "hr", "hrs", "hour", "hours", "min", "mins", "minutes"]

  /// Removes and returns `for 2h`, or a duration with its unit in brackets.
  mutating func extractNamedDuration() -> Int? {
    for start in words.indices {
      let isNamed = words[start].lowercased() == "for"
      guard isNamed || words[start].hasPrefix("(") else { continue }
      let first = isNamed ? start + 1 : start
      for end in stride(from: min(first + 4, words.count), to: first, by: -1) {
        var text = words[first..<end].joined(separator: " ")[...]
        if !isNamed {
          guard text.hasSuffix(")") else { continue }
          text = text.dropFirst().dropLast()
        }
        guard let duration = TypedDuration(Self.withoutMark(text)), duration.namesUnit else { continue }
        words.removeSubrange(start..<end)
        return duration.minutes
      }
    }
    return nil
  }

  /// Removes and returns a day: `on day 3` anywhere, and `day 3`, `aug 15`, `Sat` or `tomorrow` at an end of the line.
  mutating func extractDay(_ order: Wording.Dates) -> EntryDay? {
    for start in words.indices where words[start].lowercased() == "on" {
      for count in [4, 3, 2, 1] where start + count < words.count {
        let isAtEnd = start + count == words.count - 1
        guard let day = Self.day(words[start + 1...start + count], isNamed: true, order) else { continue }
        if case .number = day {} else if !isAtEnd { continue }
        words.removeSubrange(start...start + count)
        return day
      }
    }
    for count in [4, 3, 2, 1] where count < words.count {
      for range in [words.count - count..<words.count, 0..<count] {
        // `Day 3 of the fair` is a title.
        let mark = words[range.upperBound - 1].last
        if range.lowerBound == 0, words[0] == "Day", mark != ":", mark != "," { continue }
        guard let day = Self.day(words[range], isNamed: false, order) else { continue }
        words.removeSubrange(range)
        return day
      }
    }
    return nil
  }

  /// The day that some words are the name of; after `on` they can be short.
  private static func day(
    _ words: ArraySlice<String>, isNamed: Bool, _ order: Wording.Dates
  ) -> EntryDay? {
    let text = withoutMark(words.joined(separator: " ")[...]).lowercased()
    if words.count == 1 {
      if let offset = ["today", "tomorrow"].firstIndex(of: text) { return .fromToday(offset) }
      // `sun` and `sat` are words of their own.
      let isSure =
        isNamed || words.first?.first?.isUppercase == true && text != "sun" || !["sat", "sun"].contains(text)
      if isSure, let weekday = Self.weekday(text) { return .weekday(weekday) }
      return isNamed ? TypedDate(text, in: order).map { .date($0) } : nil
    }
    if words.count == 2, words.first?.lowercased() == "day", let number = number(withoutMark(words.last?[...] ?? "")) {
      return .number(number)
    }
    // Two numbers can be anything.
    guard isNamed || text.contains(where: \.isLetter) else { return nil }
    return TypedDate(text, in: order).map { .date($0) }
  }

  /// The weekday of a name or its first three letters; nil for other words.
  private static func weekday(_ text: String) -> Int? {
    Wording.weekdays.firstIndex { $0.lowercased() == text || $0.lowercased().prefix(3) == text }
  }

  private static func number(_ text: String) -> Int? {
    guard (1...3).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  private static func withoutMark(_ word: Substring) -> String {
    String(word.reversed().drop { ",;:".contains($0) }.reversed())
  }

  // MARK: Times

  /// Removes and returns the first time, with the word `at` before it and the end of a range after it.
  mutating func extractTime(isAfternoon: (Int) -> Bool?) -> (start: ClockTime, minutes: Int?)? {
    for start in words.indices {
      for count in [2, 1] where start + count <= words.count {
        guard let found = time(in: start..<start + count, isAfternoon) else { continue }
        var end = start + count
        var minutes = found.minutes
        if minutes == nil, let range = rangeEnd(at: end, isAfternoon) {
          minutes = Self.minutes(from: found.start, to: range.time)
          end = range.end
        }
        let hasAt = start > 0 && ["at", "@"].contains(words[start - 1].lowercased())
        words.removeSubrange((hasAt ? start - 1 : start)..<end)
        return (found.start, minutes)
      }
    }
    return nil
  }

  private func time(in range: Range<Int>, _ isAfternoon: (Int) -> Bool?) -> (start: ClockTime, minutes: Int?)? {
    let text = Self.withoutMark(words[range].joined(separator: " ")[...])
    let isAfterAt = range.lowerBound > 0 && ["at", "@"].contains(words[range.lowerBound - 1].lowercased())
    if range.count == 1, let both = Self.range(text, isAfternoon) { return both }
    let typed = TypedTime(text)
    guard let time = typed.time(isAfternoon: isAfternoon) else { return nil }
    let matches: Bool
    switch typed.meaning {
    case .nothing: return nil
    case .time where typed.isUnmistakable: matches = true
    case .hourAlone: matches = isAfterAt && endsPhrase(at: range.upperBound)
    case .time where isAfterAt: matches = endsPhrase(at: range.upperBound)
    case .time:
      matches =
        range.lowerBound == 0
        ? isPlain(text, before: range.upperBound)
        : ["noon", "midnight"].contains(text) && endsPhrase(at: range.upperBound)
    }
    return matches ? (time, nil) : nil
  }

  /// Whether a place or a person cannot continue here: `at 7 with Ann`, but not `at 7 Mile Inn`.
  private func endsPhrase(at index: Int) -> Bool {
    guard index < words.count else { return true }
    let word = words[index].lowercased()
    return ["at", "for", "on", "in", "with", "w/", "-", "–", "—", "dinner", "lunch", "breakfast", "brunch"].contains(
      word)
      || word.hasPrefix("@")
  }

  /// Whether a number or name at the start is a time: `1930 dinner`, `noon lunch`; not `1200 Main Street`.
  private func isPlain(_ text: String, before index: Int) -> Bool {
    guard text.first?.isLowercase == true || text.first?.isNumber == true else { return false }
    // The beginning of `2h hike` is a duration.
    if text.hasSuffix("h") { return Int(text.dropLast()).map { $0 > 12 } ?? false }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return true }
    guard text.utf8.count == 4, text.hasSuffix("0") || text.hasSuffix("5"), !text.hasPrefix("202"), index < words.count
    else { return false }
    return words[index].first?.isLowercase == true || EntryVocabulary.category(of: words[index]) != nil
      || ["-", "–", "—"].contains(words[index])
  }

  // MARK: Ranges

  /// Reads `7:30pm-9pm` or `7–9pm`.
  private static func range(_ text: String, _ isAfternoon: (Int) -> Bool?) -> (start: ClockTime, minutes: Int?)? {
    let parts = text.split(omittingEmptySubsequences: false) { "-–—".contains($0) }.map(String.init)
    guard parts.count == 2 else { return nil }
    let (from, to) = (TypedTime(parts[0]), TypedTime(parts[1]))
    guard from.isUnmistakable || to.isUnmistakable, let end = to.time(isAfternoon: isAfternoon) else { return nil }
    if from.saysHalf || !to.saysHalf, let start = from.time(isAfternoon: isAfternoon) {
      return (start, minutes(from: start, to: end))
    }
    // The end is in the same half of the day as the start, unless the range would run backwards: `11-1pm`.
    for isLate in [end.hour >= 12, end.hour < 12] {
      if let start = from.time(isAfternoon: { _ in isLate }), start < end {
        return (start, minutes(from: start, to: end))
      }
    }
    return nil
  }

  /// Reads `- 9pm` or `until 21:00` after a time.
  private func rangeEnd(at index: Int, _ isAfternoon: (Int) -> Bool?) -> (time: ClockTime, end: Int)? {
    guard index < words.count, ["-", "–", "—", "to", "until", "till"].contains(words[index].lowercased()) else {
      return nil
    }
    for count in [2, 1] where index + 1 + count <= words.count {
      let typed = TypedTime(Self.withoutMark(words[index + 1..<index + 1 + count].joined(separator: " ")[...]))
      if typed.isUnmistakable, let time = typed.time(isAfternoon: isAfternoon) { return (time, index + 1 + count) }
    }
    return nil
  }

  /// The minutes between two times, across midnight if necessary; nil if they are equal.
  private static func minutes(from start: ClockTime, to end: ClockTime) -> Int? {
    let minutes = (end.minutes - start.minutes + 1440) % 1440
    return minutes == 0 ? nil : minutes
  }

  // MARK: Places

  /// Removes and returns the text after `@`, or after the last `at` before a name, which may also stay in the title.
  mutating func extractPlace(keepsAt: Bool) -> String? {
    guard let start = placeStart else { return nil }
    let stays = keepsAt && words[start] == "at"
    var place = Array(words[start...])
    if place[0] == "@" || place[0] == "at" { place.removeFirst() } else { place[0].removeFirst() }
    // The people who come along are not part of the place.
    let company = place.dropFirst().firstIndex { ["with", "w/"].contains($0) } ?? place.endIndex
    let name = EntryWords(words: Array(place[..<company])).title
    guard !name.isEmpty else { return nil }
    if stays { return name }
    words.replaceSubrange(start..., with: place[company...])
    return name
  }

  private init(words: [String]) {
    self.words = words
  }

  private var placeStart: Int? {
    let isSign = { (word: String) in word.hasPrefix("@") && !word.dropFirst().contains("@") }
    if let sign = words.indices.first(where: { isSign(words[$0]) && (words[$0] != "@" || $0 + 1 < words.count) }) {
      return sign
    }
    return words.indices.dropLast().last { index in
      index > 0 && words[index] == "at" && words[index + 1].first.map { $0.isUppercase || $0.isNumber } == true
        && words[(index + 1)...].contains { $0.contains(where: \.isLetter) }
    }
  }
}

/// Words that suggest a category and a half of the day: meals before buildings, as in `hotel breakfast`, and then all else.
package enum EntryVocabulary {
  /// The lists of words in the order of precedence. Only whole words count, in the singular or with an `s`.
  private static let categories: [(words: WordList, category: CustomItem.Category)] = [
    (.meal, .restaurant), (.lodging, .hotel), (.chore, .note), (.eating, .restaurant), (.outing, .activity),
  ]

  package static func category(of text: String) -> CustomItem.Category? {
    let words = text.lowercased().split { !isOfWord($0) }.map(String.init)
    let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
    let known = words.map { $0.filter { $0 != "-" } }
    return categories.first { row in (known + pairs).contains { isIn(row.words, $0) } }?.category
  }

  /// Whether a character is of a word: emoji are words of their own.
  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "'"
      || character.unicodeScalars.first.map { $0.properties.isEmoji && !$0.isASCII } ?? false
  }

  private static func isIn(_ words: WordList, _ word: String) -> Bool {
    words.contains(word) || word.hasSuffix("s") && words.contains(word.dropLast())
  }

  /// Returns whether an hour, 1…12, means the second half of the day, as for dinner at 7:30; nil if that is unknown.
  static func halfOfDay(in words: [String]) -> (Int) -> Bool? {
    let known = Set(words.map { $0.lowercased().filter { $0.isLetter } })
    if !known.isDisjoint(with: ["breakfast"]) { return { (4...11).contains($0) ? false : nil } }
    if !known.isDisjoint(with: ["lunch", "brunch"]) {
      return { (10...11).contains($0) ? false : $0 == 12 || $0 <= 4 ? true : nil }
    }
    if !known.isDisjoint(with: ["dinner", "supper", "drinks", "cocktails", "nightcap", "tonight", "evening"]) {
      return { (1...11).contains($0) ? true : nil }
    }
    return { _ in nil }
  }
}
