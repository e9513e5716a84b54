/// An item typed as a line: `7:30pm dinner @ Q39`, `dinner at 7 at Q39 for 2h on day 3`, `Hyatt 2 nights $289`. Parts that are
/// unmistakable are taken out of the title.
package struct EntryLine: Equatable, Sendable {
  /// The remaining words, or else the place; empty only for a line with a time alone.
  package private(set) var title: String
  package private(set) var time: ClockTime?
  package private(set) var durationMinutes: Int?
  package private(set) var nights: Int?
  package private(set) var cost: Money?
  package private(set) var day: EntryDay?
  package private(set) var place: String?
  package private(set) var link: String?
  package private(set) var category: CustomItem.Category?

  /// An amount without a currency, such as `398.50`, is in the given one; if that is nil, it stays in the title.
  package init(_ text: String, in order: Wording.Dates = .monthFirst, currency: String? = nil) {
    self.init(text, isPasted: false, order, currency)
  }

  /// - Parameter isPasted: whether it is one of several pasted lines: it names no day, and `at` leaves the place in the title.
  private init(_ text: String, isPasted: Bool, _ order: Wording.Dates, _ currency: String?) {
    var words = EntryWords(text)
    let meal = EntryVocabulary.halfOfDay(in: words.all)
    link = words.extractLink()
    cost = words.extractCost(currency)
    nights = words.extractNights()
    durationMinutes = words.extractNamedDuration() ?? words.extractPlainDuration()
    if !isPasted { day = words.extractDay(order) }
    if let times = words.extractTime(isAfternoon: meal) {
      time = times.start
      durationMinutes = durationMinutes ?? times.minutes
    }
    place = words.extractPlace(keepsAt: isPasted)
    title = words.title
    if title.isEmpty { title = place ?? link.map(Self.host) ?? "" }
    category =
      nights != nil ? .hotel : EntryVocabulary.category(of: title) ?? place.flatMap(EntryVocabulary.category)
  }

  /// Reads a line of a pasted text, without the list marker at its beginning.
  package init(pasted line: String, currency: String? = nil) {
    let text = Self.withoutListMarks(line)
    self.init(text, isPasted: true, .monthFirst, currency)
    if title.isEmpty { title = text.nonEmpty ?? line.trimmed }
  }

  package var hasDetails: Bool {
    time != nil || durationMinutes != nil || day != nil || place != nil || link != nil || nights != nil || cost != nil
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

extension CustomItem {
  /// Makes an item from the parts found in a typed line. It is a note if its words suggest no other category.
  package init(_ entry: EntryLine, lookedUpIn places: PlaceLookUp) {
    self.init(title: entry.title, category: entry.category ?? .note, time: entry.time)
    (durationMinutes, nights, cost, url) = (entry.durationMinutes, entry.nights, entry.cost, entry.link)
    guard let place = entry.place else { return }
    // A text that should contain coordinates but has none stays readable as a name.
    location = places.location(place, of: category) ?? Location(name: place)
  }
}

extension Trip {
  /// Returns the day that a line names. A weekday is the next one from `start` on, which is today outside the trip.
  package func day(_ named: EntryDay?, from start: Int = 1, today: CivilDate?) -> Int? {
    switch named {
    case nil: return nil
    case .weekday(let weekday):
      let days = itinerary.days.filter { self.date(ofDay: $0).weekday == weekday }
      return days.first { $0 >= start } ?? days.last
    case .fromToday(let offset):
      let day = today.map { $0.dayNumber - startDate.dayNumber + 1 }.flatMap { itinerary.days.contains($0) ? $0 : nil }
      let wanted = (day ?? start) + offset
      return itinerary.days.contains(wanted) ? wanted : nil
    case .number(let number): return itinerary.days.contains(number) ? number : nil
    case .date(let date):
      return itinerary.days.first { date.resolved(within: dates).means(self.date(ofDay: $0)) }
    }
  }
}

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
