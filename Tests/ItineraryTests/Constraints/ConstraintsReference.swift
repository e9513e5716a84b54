import Itinerary
import TestSupport

/// The rules of placement, written from the contract alone, slowly and plainly, to hold the product against.
///
/// Uses the stored fields of the model and nothing else: its own order, its own stays, its own comparison with
/// every single game.
struct ConstraintsReference {
  let dayCount: Int
  /// In list order.
  let items: [Item]
  /// The games that will be played, in list order.
  let games: [(item: Item, city: String)]

  init(dayCount: Int, items: [Item]) {
    self.dayCount = dayCount
    self.items = items.sorted { a, b in
      (a.position.day, a.position.sortOrder, a.modifiedAt.microseconds, a.id.text)
        < (b.position.day, b.position.sortOrder, b.modifiedAt.microseconds, b.id.text)
    }
    games = self.items.compactMap { item in
      guard case .game(let game) = item.kind, game.status == .scheduled || game.status == .timeTBD else { return nil }
      return (item, Cities.sameForAll(game.city))
    }
  }

  func rule(for item: Item) -> Rule {
    switch item.kind {
    case .game: Rule(dayCount: dayCount, isGame: true)
    case .custom: Rule(dayCount: dayCount)
    case .travel(let leg): rule(for: leg)
    }
  }

  private func rule(for leg: Leg) -> Rule {
    let from = Cities.sameForAll(leg.from)
    let to = Cities.sameForAll(leg.to)
    let stays = stays
    var visit = 0
    for (left, reached) in zip(stays, stays.dropFirst()) where left[0].city == from && reached[0].city == to {
      visit += 1
      if visit == leg.visit ?? 1 {
        return Rule(dayCount: dayCount, departures: left.map(\.item), arrivals: reached.map(\.item))
      }
    }
    return Rule(
      dayCount: dayCount,
      departures: games.filter { $0.city == from }.map(\.item), arrivals: games.filter { $0.city == to }.map(\.item))
  }

  /// The longest runs of games in one city.
  private var stays: [[(item: Item, city: String)]] {
    var stays: [[(item: Item, city: String)]] = []
    for game in games {
      if let last = stays.last, last[0].city == game.city {
        stays[stays.count - 1].append(game)
      } else {
        stays.append([game])
      }
    }
    return stays
  }

  /// What holds one item.
  struct Rule {
    let dayCount: Int
    let isGame: Bool
    let departures: [Item]
    let arrivals: [Item]
    private let after: [Position]
    private let before: [Position]
    /// The days on which some position is allowed.
    private(set) var allowedDays: [Int] = []

    init(dayCount: Int, isGame: Bool = false, departures: [Item] = [], arrivals: [Item] = []) {
      self.dayCount = dayCount
      self.isGame = isGame
      self.departures = departures
      self.arrivals = arrivals
      after = departures.map(\.position)
      before = arrivals.map(\.position)
      allowedDays = (1...dayCount).filter(allowsSomewhere(onDay:))
    }

    func allows(day: Int, sortOrder: Double) -> Bool {
      if isGame || day < 1 || day > dayCount || sortOrder.isNaN || sortOrder.isInfinite { return false }
      for game in after {
        let isAfter = day > game.day || (day == game.day && sortOrder > game.sortOrder)
        if !isAfter { return false }
      }
      for game in before {
        let isBefore = day < game.day || (day == game.day && sortOrder < game.sortOrder)
        if !isBefore { return false }
      }
      return true
    }

    /// Tries the ends of the day and both sides of every game: what is allowed on a day is an interval between
    /// games, so it holds one of these or nothing.
    private func allowsSomewhere(onDay day: Int) -> Bool {
      let edges = (after + before).flatMap { [$0.sortOrder.nextDown, $0.sortOrder.nextUp] }
      let tries = edges + [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude]
      return tries.contains { allows(day: day, sortOrder: $0) }
    }

    var barriers: [Item] { [departures.last, arrivals.first].compactMap { $0 } }
  }
}
