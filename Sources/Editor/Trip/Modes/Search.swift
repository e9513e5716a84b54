import Itinerary

struct Search {
  enum Part {
    case row
    /// Text that only the form shows.
    case location, notes
  }

  private let shown: ShownTrip
  private let phrase: String
  private let day: DayQuery?

  init(_ text: String, in shown: ShownTrip) {
    self.shown = shown
    phrase = FoldedText(text).text
    day = DayQuery(text, in: shown.wording.dates)
  }

  /// The numbers of the rows that hold the text, in list order; none for an empty text.
  var matches: [RowNumber] {
    let rows = ListRows(shown.itinerary)
    return phrase.isEmpty ? [] : rows.numbers.filter { place(in: rows[$0]) != nil }
  }

  var isDay: Bool { day != nil }

  func place(in row: ListRow) -> Part? {
    switch row {
    case .day(let number):
      // `day 3` is not Day 30.
      if let day { return day.means(number, of: shown.trip) ? .row : nil }
      return holds(shown.wording.dayTitle(number, of: shown.trip)) ? .row : nil
    case .item(let index): return place(in: shown.itinerary[index])
    }
  }

  private func place(in item: Item) -> Part? {
    let wording = shown.wording
    switch item.kind {
    case .game(let game):
      let start = wording.startOrStatus(of: game, in: shown.trip, onDay: item.position.day)
      let texts = [
        game.league ?? "", game.competition ?? game.badge ?? "", game.matchup, game.venue ?? "", game.city, start,
      ]
      return holds(texts.joined(separator: " ")) ? .row : nil
    case .travel(let leg): return holds("\(wording.line(of: leg)) \(leg.from) \(leg.to)") ? .row : nil
    case .custom(let custom):
      let time = custom.time.map(wording.text) ?? ""
      if holds("\(custom.title) \(custom.category.label) \(time)") { return .row }
      if let name = custom.location?.name, holds(name) { return .location }
      return custom.notes.map(holds) == true ? .notes : nil
    }
  }

  /// Whether a text holds what is looked for. Case, diacritics and doubled white space do not matter.
  private func holds(_ text: String) -> Bool { FoldedText(text).text.contains(phrase) }
}

/// A day of the trip as people type it: `day 3`, or a date.
struct DayQuery {
  private enum Day {
    case number(Int)
    case date(TypedDate)
  }

  private let day: Day

  init?(_ text: String, in order: Wording.Dates) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    if words.count == 2, words[0] == "day", let number = Int(words[1]) {
      day = .number(number)
    } else if let date = TypedDate(text, in: order) {
      day = .date(date)
    } else {
      return nil
    }
  }

  /// Whether a day of a trip is the one named.
  ///
  /// - Parameter number: the number of the day, from 1.
  func means(_ number: Int, of trip: Trip) -> Bool {
    switch day {
    case .number(let wanted): wanted == number
    case .date(let date): date.meant(within: trip.dates).means(trip.date(ofDay: number))
    }
  }
}
