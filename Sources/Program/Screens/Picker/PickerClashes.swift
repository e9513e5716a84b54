import Base
import Editor
import TripCore

/// The games that do not fit together in one trip, among some games of the list.
///
/// TripMaking (`Clashes`) finds them by making the trip; the picker only shows them.
package struct PickerClashes: Equatable, Sendable {
  /// The indices in the list of all games that a clash names. They are marked.
  package let games: Set<Int>
  /// The first problem of each game that does not fit, by the index of the game in the list.
  package let advisories: [Int: Advisory]

  package init(games: Set<Int>, advisories: [Int: Advisory]) {
    (self.games, self.advisories) = (games, advisories)
  }
}

/// The clashes that are known, for the sets of games that the picker needs at the moment. Games are indices in its list.
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

  /// Forgets the answers about sets of games that are not wanted, and returns a question for each wanted set without
  /// an answer.
  mutating func questions(about wanted: [Set<Int>]) -> [PickerEffect] {
    answers.removeAll { !wanted.contains($0.games) }
    return wanted.filter { games in !answers.contains { $0.games == games } }.map { .findClashes($0.sorted()) }
  }
}
