import Atlas
import ItineraryCore

/// A game that a trip can be made of.
package struct PickerGame: Equatable, Sendable {
  package let game: Game
  /// The venue-local date.
  package let day: CivilDate
  /// Nil where the place is not known.
  package let point: GeoPoint?

  package init(_ game: Game, day: CivilDate, point: GeoPoint?) {
    (self.game, self.day, self.point) = (game, day, point)
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

/// What does not fit together among chosen games: tried out in a trip made of them.
struct PickerClashes: Equatable {
  private let trip: Trip
  /// Of the trip of the chosen games, in list order; a game's item has its number as id.
  let advisories: [Advisory]

  /// Nil where nothing is chosen.
  init?(_ chosen: [Int], of games: [PickerGame], zones: Zones) {
    guard let first = chosen.map({ games[$0].day }).min(), let last = chosen.map({ games[$0].day }).max() else {
      return nil
    }
    let epoch = Timestamp(microseconds: 0)
    let items = chosen.map { index in
      let game = games[index]
      let day = game.day.dayNumber - first.dayNumber + 1
      let order = game.game.knownStart.map { Double($0.unixSeconds) } ?? 1e12
      return Item(
        id: ItemID("\(index)"), position: Position(day: day, sortOrder: order), modifiedAt: epoch,
        kind: .game(game.game))
    }
    var trip = Trip(
      id: "", name: "", startDate: first, dayCount: last.dayNumber - first.dayNumber + 1, modifiedAt: epoch,
      items: items)
    var points: [String: GeoPoint] = [:]
    for index in chosen { points[games[index].game.city] = games[index].point }
    _ = trip.reconcileLegs(
      since: trip.itinerary,
      estimate: { from, to in
        points[from].flatMap { origin in points[to].flatMap { LegEstimate(from: origin, to: $0) } }
      },
      now: epoch)
    self.trip = trip
    advisories = Advisories(of: trip, under: ItineraryConstraints(trip.itinerary), zones: zones).all
      .filter { $0.name != "gameNotScheduled" }
  }

  /// The numbers of the games that do not fit together with others.
  var games: Set<Int> { Set(advisories.flatMap { PickerClashes.games(of: $0) }) }

  /// The first advisory that a game is part of.
  func advisory(on game: Int) -> Advisory? {
    advisories.first { PickerClashes.games(of: $0).contains(game) }
      ?? advisories.first { advisory in
        if case .gamesInTwoCities = advisory.kind { return day(of: game) == advisory.day }
        return false
      }
  }

  private func day(of game: Int) -> Int? { trip.itinerary.item(ItemID("\(game)"))?.position.day }

  private static func games(of advisory: Advisory) -> [Int] {
    let items: [Item] =
      switch advisory.kind {
      case .legTooTight(let from, let to, _): [from, to]
      default: [advisory.item]
      }
    return items.compactMap { Int($0.id.text) }
  }
}
