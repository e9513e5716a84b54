import ItineraryCore

/// The games that do not fit together in one trip, among some games of the list.
///
/// Found outside of the editor (`Clashes` of TripMaking), by making the trip; the picker only shows them.
package struct PickerClashes: Equatable, Sendable {
  /// The numbers of the games that a problem names, which are marked.
  package let games: Set<Int>
  /// The first problem of each game that does not fit, by the number of the game.
  package let advisories: [Int: Advisory]

  package init(games: Set<Int>, advisories: [Int: Advisory]) {
    (self.games, self.advisories) = (games, advisories)
  }
}

/// The clashes that have been found, for the sets of games that matter at the moment.
struct ClashAnswers: Equatable {
  private struct Answer: Equatable {
    let games: Set<Int>
    let clashes: PickerClashes?
  }

  private var answers: [Answer] = []

  /// Returns nil if the clashes are not known, or if the games make no trip.
  func clashes(among games: Set<Int>) -> PickerClashes? { answers.first { $0.games == games }?.clashes }

  mutating func take(_ clashes: PickerClashes?, among games: Set<Int>) {
    answers.removeAll { $0.games == games }
    answers.append(Answer(games: games, clashes: clashes))
  }

  /// Forgets the answers about all other sets of games, and asks about those that have no answer.
  mutating func questions(about wanted: [Set<Int>]) -> [PickerEffect] {
    answers.removeAll { !wanted.contains($0.games) }
    return wanted.filter { games in !answers.contains { $0.games == games } }.map { .findClashes($0.sorted()) }
  }
}
