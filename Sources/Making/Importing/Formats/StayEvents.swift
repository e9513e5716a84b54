import Itinerary

/// Reads stays: events such as `Stay at Palmer House`, and the pairs of check-in and check-out, which become one row.
enum StayEvents {
  static func joined(_ items: [ImportedItem]) -> [ImportedItem] {
    let ends = items.map(StayEnd.init)
    let departures = items.indices.filter { ends[$0]?.isArrival == false }
    var taken: Set<Int> = []
    let stays: [ImportedItem] = items.indices.map { index in
      var stay = items[index]
      guard let start = ends[index] else {
        if stay.category == .hotel, StayEnd.isOtherStay(stay.title) { stay.category = .activity }
        return named(stay)
      }
      guard start.isArrival else {
        // Nights need a check-in.
        stay.category = .activity
        return stay
      }
      (stay.title, stay.category, stay.end, stay.endLabel) = (start.name, .hotel, nil, "Check-out")
      let fitting = departures.filter { other in
        guard !taken.contains(other), let end = ends[other] else { return false }
        return isAfter(items[other], stay) && isSame(start, stay, end, items[other])
      }
      guard let end = fitting.min(by: { isAfter(items[$1], items[$0]) }) else { return stay }
      taken.insert(end)
      join(&stay, items[end])
      return stay
    }
    return stays.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  private static func join(_ stay: inout ImportedItem, _ end: ImportedItem) {
    stay.end = end.start
    stay.reference = stay.reference ?? end.reference
    stay.phone = stay.phone ?? end.phone
    stay.cost = stay.cost ?? end.cost
    stay.place = stay.place ?? end.place
    stay.notes += end.notes.filter { !stay.notes.contains($0) }
  }

  /// Whether two events are the ends of one stay: in a hotel of one name, or with one reference or address.
  private static func isSame(_ a: StayEnd, _ start: ImportedItem, _ b: StayEnd, _ end: ImportedItem) -> Bool {
    if a.key == b.key { return true }
    return start.reference != nil && start.reference == end.reference
      || start.place?.name != nil && start.place?.name == end.place?.name
  }

  private static func isAfter(_ a: ImportedItem, _ b: ImportedItem) -> Bool {
    guard let a = a.start?.dates.first, let b = b.start?.dates.first else { return false }
    return a > b
  }

  /// Reads the hotel of `Stay at Palmer House`, and the hotel or restaurant of `Reservation at Lou's`.
  private static func named(_ item: ImportedItem) -> ImportedItem {
    let words = TitleWords(item.title)
    let phrases = BookingWords.stay.words + BookingWords.reservation.words
    guard item.journey == nil, let phrase = words.first(of: phrases), phrase.lowerBound == 0 else { return item }
    let name = TitleWords.name(words.around(phrase).after)
    guard !name.isEmpty else { return item }
    var stay = item
    let isStay = words.first(of: BookingWords.stay.words)?.lowerBound == 0 || overnight(item)
    if !isStay, EntryVocabulary.category(of: name) != nil { return item }
    (stay.title, stay.category) = (name, isStay ? .hotel : .restaurant)
    return stay
  }

  private static func overnight(_ item: ImportedItem) -> Bool {
    guard let start = item.start, start.secondOfDay != nil, let date = start.dates.first else { return true }
    return item.end?.dates.first.map { $0.dayNumber > date.dayNumber + (item.end?.secondOfDay ?? 0 < 6 * 3600 ? 1 : 0) }
      ?? false
  }
}

/// One end of a stay: `Check-in: Palmer House`, `🏨 Hotel Check-out - Park Example`, `Anreise Hotel Post`.
private struct StayEnd {
  let isArrival: Bool
  let name: String
  let key: NameKey

  init?(_ item: ImportedItem) {
    let words = TitleWords(item.title)
    guard item.journey == nil, let (phrase, isArrival, isSure) = Self.phrase(words) else { return nil }
    let (before, after) = words.around(phrase)
    // The phrase is at one end of the title, or behind a general word.
    let isGeneral = EntryVocabulary.category(of: before) == .hotel && !before.contains(" ")
    guard before.isEmpty || after.isEmpty || isGeneral else { return nil }
    let name = TitleWords.name(after.isEmpty ? before : after)
    let place = item.place?.name.map { String($0.prefix { $0 != "," }) }
    // `Check in with Ann` isn't a stay.
    let isMarked = !before.isEmpty || words.isMarked(after: phrase) || TitleWords.name(after) != after
    guard isSure && isMarked || EntryVocabulary.category(of: "\(name) \(place ?? "")") == .hotel,
      !Self.isOfJourney(item.title)
    else { return nil }
    (self.isArrival, self.name) = (isArrival, name.nonEmpty ?? place ?? "Hotel")
    key = NameKey(self.name)
  }

  private static func phrase(_ words: TitleWords) -> (Range<Int>, isArrival: Bool, isSure: Bool)? {
    // Arrivals and departures are not of hotels alone.
    for (list, isArrival, isSure) in [
      (BookingWords.checkIn, true, true), (.checkOut, false, true), (.arrival, true, false), (.departure, false, false),
    ] {
      if let range = words.first(of: list.words) { return (range, isArrival, isSure) }
    }
    return nil
  }

  /// Whether only `check in` or `check out` in a title suggests a hotel, which it does not name: `Check in with Ann`.
  static func isOtherStay(_ title: String) -> Bool {
    let words = TitleWords(title)
    guard let phrase = phrase(words) else { return false }
    let (before, after) = words.around(phrase.0)
    return isOfJourney(title) || EntryVocabulary.category(of: "\(before) \(after)") != .hotel
  }

  /// Whether a title is about a flight, for which one checks in as well.
  private static func isOfJourney(_ title: String) -> Bool {
    TitleWords(title).words.contains {
      JourneyTitle.mode(of: $0.key) == .flight || ["opens", "online"].contains($0.key)
    }
  }
}
