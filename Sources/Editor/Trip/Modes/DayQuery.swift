import ItineraryCore

/// A day of the trip as people type it: `day 3`, or a date.
struct DayQuery {
  private enum Day {
    case number(Int)
    case date(TypedDate)
  }

  private let day: Day

  /// Nil where the text names no day.
  init?(_ text: String) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    if words.count == 2, words[0] == "day", let number = Int(words[1]) {
      day = .number(number)
    } else if let date = TypedDate(text) {
      day = .date(date)
    } else {
      return nil
    }
  }

  func means(_ number: Int, of trip: Trip) -> Bool {
    switch day {
    case .number(let wanted): wanted == number
    case .date(let date): date.means(trip.date(ofDay: number))
    }
  }
}
