import Itinerary

/// The games of a schedule, and the search in them. A game is known by its index in ``games``.
struct PickerList: Equatable {
  /// All games by rising day; those of one day in the order of the schedule.
  let games: [ScheduleGame]
  /// The number of each game in its double header, 1 or 2; nil for a game that is not part of one.
  private let numbers: [Int?]
  /// The text of each game that a search goes through, folded, with and without spaces.
  private let texts: [String]
  private let order: Wording.Dates

  init(_ games: [ScheduleGame], wording: Wording) {
    (self.games, order) = (games, wording.dates)
    numbers = PickerList.numbers(games)
    texts = games.map { PickerList.text(of: $0, wording) }
  }

  /// The name of a game: `St. Louis Cardinals @ Chicago Cubs (game 2)`.
  func name(of game: Int, _ wording: Wording) -> String { wording.name(of: games[game].game, number: numbers[game]) }

  private static func numbers(_ games: [ScheduleGame]) -> [Int?] {
    var numbers: [Int?] = []
    while numbers.count < games.count {
      let day = games[numbers.count].day
      numbers += DoubleHeaders.numbers(games[numbers.count...].prefix { $0.day == day }.map(\.game.matchup))
    }
    return numbers
  }

  /// Matchup, city, venue, league, and the date as `2026-07-03`, `fri, jul 3` and `july`.
  private static func text(of game: ScheduleGame, _ wording: Wording) -> String {
    let words = [
      game.game.matchup, game.game.city, game.game.venue ?? "", game.game.league ?? "",
      game.game.competition ?? game.game.badge ?? "", game.day.description,
    ]
    let text = FoldedText(
      (words + [wording.shortDate(game.day), Wording.months[game.day.month - 1]]).joined(separator: " ")
    ).text
    return text + " " + text.filter { $0 != " " }
  }

  func days(from chosen: Set<Int>) -> Int {
    guard let first = chosen.min(), let last = chosen.max() else { return 0 }
    return games[last].day.dayNumber - games[first].day.dayNumber + 1
  }

  /// The indices of the games that hold every word of a search in any order, on the date that it names: `aug 15 cubs`.
  func matches(_ query: String) -> [Int] {
    var words = query.split { $0 == " " || $0 == "," }.map(String.init)
    var dates: [TypedDate] = []
    for count in [2, 1] {
      for start in words.indices where start + count <= words.count {
        guard let date = date(words[start..<start + count].joined(separator: " ")) else { continue }
        dates.append(date)
        words.removeSubrange(start..<start + count)
        break
      }
    }
    let parts = words.map { FoldedText($0).text }.filter { !$0.isEmpty }
    return games.indices.filter { index in
      dates.allSatisfy { $0.means(games[index].day) } && parts.allSatisfy { texts[index].contains($0) }
    }
  }

  /// Returns the date that a text names; of two readings the one on which there can be games.
  private func date(_ text: String) -> TypedDate? {
    guard let first = games.first?.day, let last = games.last?.day else { return nil }
    return TypedDate(text, in: order)?.resolved(within: first...last)
  }
}
