import Itinerary
import TestSupport
import Testing

/// Every small trip against the reference.
///
/// Cities are interchangeable, so runs of games are enumerated up to renaming them; the legs asked about join every
/// ordered pair of the three.
struct ExhaustiveConstraintsTests {
  private static let cities = ["Ames", "Bend", "Cary"]
  private static let statuses: [Game.Status] = [.scheduled, .postponed, .cancelled, .timeTBD]

  @Test(arguments: 1...3)
  func `every position of every small trip follows the rules`(days: Int) {
    var requested = 0
    for games in 0...4 {
      let offs = games == 4 ? [nil, 2] : [nil] + (0..<games).map(Optional.some)
      for run in Self.cityRuns(games) {
        for placement in Self.placements(games, days: days) {
          for off in offs {
            requested += 1
            guard Portion.has(requested) else { continue }
            let trip = TripSketch.trip(days: days, Self.games(run, on: placement, off: off, gap: 1))
            if Self.reportsDifference(trip, Self.legs(visits: [nil, 1, 2])) { return }
          }
        }
      }
    }
    #expect(requested > 40)
  }

  /// Games at one `sortOrder`, or one ulp apart, leave no room between them.
  @Test(arguments: [0, 100.0.ulp])
  func `equal positions leave no room`(gap: Double) {
    for run in Self.cityRuns(3) {
      for placement in Self.placements(3, days: 2) {
        let trip = TripSketch.trip(days: 2, Self.games(run, on: placement, off: nil, gap: gap))
        if Self.reportsDifference(trip, Self.legs(visits: [nil, 2])) { return }
      }
    }
  }

  @Test(arguments: 1...2)
  func `every slot of every small trip follows the rules`(days: Int) {
    var requested = 0
    for games in 0...3 {
      for run in Self.cityRuns(games) {
        for placement in Self.placements(games, days: days) {
          requested += 1
          guard Portion.has(requested) else { continue }
          let items = Self.games(run, on: placement, off: games == 3 ? 1 : nil, gap: 1)
          for leg in Self.legs(visits: [nil, 2]) {
            if Self.reportsDifferenceOfSlots(items, leg, days: days) { return }
          }
        }
      }
    }
  }

  private static func reportsDifference(_ trip: Trip, _ legs: [Item]) -> Bool {
    let comparison = ConstraintsComparison(trip)
    let sortOrders = (0...trip.dayCount + 1).map(comparison.positions(onDay:))
    for item in legs + TripSketch.rows("1 custom") + trip.itinerary.items.prefix(1) {
      if let difference = comparison.difference(for: item, askingAt: { sortOrders[$0] }) {
        Issue.record(Comment(rawValue: comparison.report(difference, item)))
        return true
      }
    }
    return false
  }

  /// Carries every item of trips in which the leg and a custom item are at every end of every day.
  private static func reportsDifferenceOfSlots(_ games: [Item], _ leg: Item, days: Int) -> Bool {
    for day in 1...days {
      for sortOrder in [1, 100.5, 200] {
        var leg = leg
        leg.position = Position(day: day, sortOrder: sortOrder)
        let trip = TripSketch.trip(days: days, games + [leg, TripSketch.custom("custom", day: days, 100.75)])
        let comparison = ConstraintsComparison(trip)
        for (index, item) in trip.itinerary.items.enumerated() where item.leg != nil || sortOrder == 1 {
          if let difference = comparison.differenceOfSlots(carrying: ItemIndex(index)) {
            Issue.record(Comment(rawValue: comparison.report(difference, item)))
            return true
          }
        }
      }
    }
    return false
  }

  // MARK: What there is

  /// Every sequence of cities, up to renaming: a city is new, or one seen before.
  private static func cityRuns(_ count: Int) -> [[Int]] {
    var runs: [[Int]] = [[]]
    for _ in 0..<count {
      runs = runs.flatMap { run in (0...min(2, (run.max() ?? -1) + 1)).map { run + [$0] } }
    }
    return runs
  }

  /// Every way to put games on days, in order.
  private static func placements(_ count: Int, days: Int) -> [[Int]] {
    var placements: [[Int]] = [[]]
    for _ in 0..<count {
      placements = placements.flatMap { placed in ((placed.last ?? 1)...days).map { placed + [$0] } }
    }
    return placements
  }

  /// - Parameter off: the game that is postponed, cancelled or without a time, in turn.
  private static func games(_ run: [Int], on placement: [Int], off: Int?, gap: Double) -> [Item] {
    zip(run, placement).enumerated().map { index, game in
      let status = index == off ? statuses[1 + (index + run.count) % 3] : .scheduled
      return TripSketch.game("g\(index)", cities[game.0], day: game.1, 100 + Double(index) * gap, status)
    }
  }

  private static func legs(visits: [Int?]) -> [Item] {
    cities.flatMap { from in
      cities.flatMap { to in visits.map { TripSketch.leg("leg", from, to, visit: $0) } }
    }
  }
}
