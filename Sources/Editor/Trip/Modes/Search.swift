import ItineraryCore

/// A text being looked for in the rows of a trip.
struct Search {
  /// Where in a row it is found.
  enum Place {
    /// In what the row shows.
    case row
    /// In what only the form shows.
    case location, notes
  }

  private let shown: ShownTrip
  private let phrase: String
  private let day: DayQuery?

  init(_ text: String, in shown: ShownTrip) {
    self.shown = shown
    phrase = FoldedText(text).text
    day = DayQuery(text)
  }

  /// The numbers of the rows that hold it, in list order; none for an empty text.
  var matches: [Int] {
    let rows = ListRows(shown.itinerary)
    return phrase.isEmpty ? [] : (0..<rows.count).filter { place(in: rows[$0]) != nil }
  }

  /// Whether it names a day.
  var isDay: Bool { day != nil }

  /// Where a row holds it; nil where it does not.
  func place(in row: ListRow) -> Place? {
    switch row {
    case .day(let number):
      // `day 3` is not Day 30.
      if let day { return day.means(number, of: shown.trip) ? .row : nil }
      return holds(shown.wording.dayTitle(number, of: shown.trip)) ? .row : nil
    case .item(let index): return place(in: shown.itinerary[index])
    }
  }

  private func place(in item: Item) -> Place? {
    let wording = shown.wording
    switch item.kind {
    case .game(let game):
      let start = wording.startOrStatus(of: game, in: shown.trip, onDay: item.position.day)
      let texts = [game.league ?? "", game.matchup, game.venue ?? "", game.city, start]
      return holds(texts.joined(separator: " ")) ? .row : nil
    case .travel(let leg): return holds("\(wording.line(of: leg)) \(leg.from) \(leg.to)") ? .row : nil
    case .custom(let custom):
      let time = custom.time.map(wording.text) ?? ""
      if holds("\(custom.title) \(custom.category.label) \(time)") { return .row }
      if let name = custom.location?.name, holds(name) { return .location }
      return custom.notes.map(holds) == true ? .notes : nil
    }
  }

  /// Ignoring case, diacritics and doubled white space.
  private func holds(_ text: String) -> Bool { FoldedText(text).text.contains(phrase) }
}
