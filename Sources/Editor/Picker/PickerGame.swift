import ItineraryCore

/// A game that a trip can be made of.
package struct PickerGame: Equatable, Sendable {
  package let game: Game
  /// The venue-local date.
  package let day: CivilDate

  package init(_ game: Game, day: CivilDate) {
    (self.game, self.day) = (game, day)
  }
}

/// The games of a schedule by day, found by any words of theirs.
struct PickerList: Equatable {
  /// By day, then as given.
  let games: [PickerGame]
  /// Of double headers, which game it is.
  private let numbers: [Int?]
  /// What the search looks through, with and without spaces.
  private let texts: [String]

  init(_ games: [PickerGame], wording: Wording) {
    self.games = games
    numbers = PickerList.numbers(games)
    texts = games.map { PickerList.text(of: $0, wording) }
  }

  /// `St. Louis Cardinals @ Chicago Cubs (game 2)`.
  func name(of game: Int, _ wording: Wording) -> String { wording.name(of: games[game].game, number: numbers[game]) }

  private static func numbers(_ games: [PickerGame]) -> [Int?] {
    var numbers: [Int?] = []
    while numbers.count < games.count {
      let day = games[numbers.count].day
      numbers += DoubleHeaders.numbers(games[numbers.count...].prefix { $0.day == day }.map(\.game.matchup))
    }
    return numbers
  }

  /// Team, city, venue, league, and the date as `2026-07-03`, `jul 3`, `fri`.
  private static func text(of game: PickerGame, _ wording: Wording) -> String {
    let words = [
      game.game.matchup, game.game.city, game.game.venue ?? "", game.game.league ?? "", game.day.description,
    ]
    let text = FoldedText((words + [wording.shortDate(game.day)]).joined(separator: " ")).text
    return text + " " + text.filter { $0 != " " }
  }

  /// From the first to the last of some games; 0 of none.
  func days(from chosen: Set<Int>) -> Int {
    guard let first = chosen.min(), let last = chosen.max() else { return 0 }
    return games[last].day.dayNumber - games[first].day.dayNumber + 1
  }

  /// The numbers of the games that hold every part of a search; commas part it, since Space chooses.
  func matches(_ query: String) -> [Int] {
    let parts = query.split(separator: ",").map { FoldedText(String($0)).text }.filter { !$0.isEmpty }
    return parts.isEmpty
      ? Array(games.indices)
      : games.indices.filter { index in
        parts.allSatisfy { texts[index].contains($0) }
      }
  }
}
