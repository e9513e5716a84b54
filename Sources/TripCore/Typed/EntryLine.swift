import Base

/// An item typed as a line: `7:30pm dinner @ Q39`, `dinner at 7 at Q39 for 2h on day 3`.
///
/// Unmistakable parts are taken out of the title; all other words stay in it.
package struct EntryLine: Equatable, Sendable {
  /// The remaining words, or else the place; empty only for a line with a time alone.
  package private(set) var title: String
  package private(set) var time: ClockTime?
  package private(set) var durationMinutes: Int?
  package private(set) var day: EntryDay?
  /// The name or the coordinates of a place, as typed.
  package private(set) var place: String?
  package private(set) var link: String?
  /// The category that the words suggest; nil if they suggest none.
  package private(set) var category: CustomItem.Category?

  /// - Parameter order: the order of day and month in numbers.
  package init(_ text: String, in order: Wording.Dates = .monthFirst) { self.init(text, isPasted: false, order) }

  /// - Parameter isPasted: whether the line is one of several pasted ones, which were written for another purpose: it
  ///   names no day, and `at` leaves the place in the title.
  private init(_ text: String, isPasted: Bool, _ order: Wording.Dates) {
    var words = EntryWords(text)
    let meal = EntryVocabulary.halfOfDay(in: words.all)
    link = words.extractLink()
    durationMinutes = words.extractDuration()
    if !isPasted { day = words.extractDay(order) }
    if let times = words.extractTime(isAfternoon: meal) {
      time = times.start
      durationMinutes = durationMinutes ?? times.minutes
    }
    place = words.extractPlace(keepsAt: isPasted)
    title = words.title
    if title.isEmpty { title = place ?? link.map(Self.host) ?? "" }
    category = EntryVocabulary.category(of: title) ?? place.flatMap(EntryVocabulary.category)
  }

  /// Reads a line of a pasted text, without the list marker at its beginning.
  package init(pasted line: String) {
    let text = Self.withoutListMarks(line)
    self.init(text, isPasted: true, .monthFirst)
    if title.isEmpty { title = text.nonEmpty ?? line.trimmed }
  }

  /// Whether anything else than a title was found.
  package var hasDetails: Bool {
    time != nil || durationMinutes != nil || day != nil || place != nil || link != nil
  }

  /// The part of a link between `//` and the path, as a name for it.
  private static func host(_ link: String) -> String {
    guard let range = link.range(of: "://") else { return link }
    let host = link[range.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return String(host.hasPrefix("www.") ? host.dropFirst(4) : host)
  }

  // MARK: Lists

  /// Returns a line without leading list markers: `-`, `*`, `•`, `1.`, `2)`, `[ ]`, `☐`.
  package static func withoutListMarks(_ line: String) -> String {
    var rest = line.trimmed[...]
    while let mark = listMark(of: rest) {
      rest = rest[mark...].drop(while: \.isWhitespace)
    }
    return rest.isEmpty ? line.trimmed : String(rest)
  }

  /// Returns the end of a list marker at the beginning of a text, if any.
  private static func listMark(of text: Substring) -> Substring.Index? {
    guard let end = text.firstIndex(where: \.isWhitespace) else { return nil }
    let word = text[..<end]
    if ["-", "*", "+", "•", "‣", "◦", "·", "–", "—", "[]", "[x]", "[X]", "☐", "☑", "☒", "✓", "✔"].contains(word) {
      return end
    }
    if word == "[", text[end...].drop(while: \.isWhitespace).hasPrefix("]") {
      return text.firstIndex(of: "]").map(text.index(after:))
    }
    let digits = word.dropLast()
    let isNumber = (1...3).contains(digits.utf8.count) && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber && (word.hasSuffix(".") || word.hasSuffix(")")) ? end : nil
  }
}

/// A day of the trip named in a line.
package enum EntryDay: Equatable, Sendable {
  /// `day 3`
  case number(Int)
  /// `aug 15`
  case date(TypedDate)
  /// `Sat`: 0 for Sunday … 6 for Saturday.
  case weekday(Int)
  /// `today` and `tomorrow`: the number of days from today.
  case fromToday(Int)
}
