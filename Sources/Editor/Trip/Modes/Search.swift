import Itinerary

struct Search {
  private let displayed: DisplayedTrip
  private let phrase: String
  private let day: DayQuery?

  init(_ text: String, in displayed: DisplayedTrip) {
    self.displayed = displayed
    phrase = FoldedText(text).text
    day = DayQuery(text, in: displayed.wording.dates)
  }

  /// The numbers of the rows that hold the text, in list order; none for an empty text.
  var matches: [RowNumber] {
    let rows = ListRows(displayed.itinerary)
    return phrase.isEmpty ? [] : rows.numbers.filter { place(in: rows[$0]) != nil }
  }

  var isDay: Bool { day != nil }

  /// The part of a row that holds the text, as words if the row does not show it: `, in its notes`; nil if none does.
  func place(in row: ListRow) -> String? {
    switch row {
    case .day(let number):
      // `day 3` is not Day 30.
      let matches =
        day?.means(number, of: displayed.trip) ?? holds(displayed.wording.dayTitle(number, of: displayed.trip))
      return matches ? "" : nil
    case .item(let index): return place(in: displayed.itinerary[index])
    }
  }

  private func place(in item: Item) -> String? {
    let wording = displayed.wording
    switch item.kind {
    case .game(let game):
      let start = wording.startOrStatus(of: game, in: displayed.trip, onDay: item.position.day)
      let texts = [
        game.league ?? "", game.competition ?? game.badge ?? "", game.matchup, game.venue ?? "", game.city, start,
      ]
      return holds(texts.joined(separator: " ")) ? "" : nil
    case .travel(let leg): return holds("\(wording.line(of: leg)) \(leg.from) \(leg.to)") ? "" : nil
    case .custom(let custom):
      let time = custom.time.map(wording.text) ?? ""
      if holds("\(custom.title) \(custom.category.label) \(time)") { return "" }
      if let name = custom.location?.name, holds(name) { return ", in its location" }
      return custom.notes.map(holds) == true ? ", in its notes" : nil
    }
  }

  /// Whether a text holds what is looked for. Case, diacritics and doubled white space do not matter.
  private func holds(_ text: String) -> Bool { FoldedText(text).text.contains(phrase) }
}

/// A day of the trip as people type it: `day 3`, or a date.
enum DayQuery {
  case number(Int)
  case date(TypedDate)

  init?(_ text: String, in order: Wording.Dates) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    if words.count == 2, words[0] == "day", let number = Int(words[1]) {
      self = .number(number)
    } else if let date = TypedDate(text, in: order) {
      self = .date(date)
    } else {
      return nil
    }
  }

  func means(_ number: Int, of trip: Trip) -> Bool {
    switch self {
    case .number(let wanted): wanted == number
    case .date(let date): date.resolved(within: trip.dates).means(trip.date(ofDay: number))
    }
  }
}
