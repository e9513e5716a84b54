import Itinerary
import TestSupport
import Testing

@testable import Tours

/// Why no tour fits, against every existing tour.
@Suite struct ObstacleTests {
  /// A season whose days are too few for all of its venues, by one.
  private static func model(_ seed: UInt64, isOneGamePerDay: Bool = false) throws -> (TourModel, days: Int)? {
    let season = try TextSeason(seed: 5000 + seed)
    let tours = EveryTour.of(try season.model(PlanRequest(.all)).problem)
    guard let days = tours.map(\.days).min(), days > 1 else { return nil }
    var request = PlanRequest(.all)
    request.days = days - 1
    request.isOneGamePerDay = isOneGamePerDay
    return (try season.model(request), days)
  }

  @Test(arguments: 0..<10) func `names each venue without which the request fits, and the days`(part: UInt64) throws {
    for seed in Portion.seeds(10).map({ part * 10 + $0 }) {
      guard let (model, days) = try Self.model(seed) else { continue }
      let result = Planner(model, shouldStop: { false }).result()
      expect(result.status, .none, "seed \(seed)")
      let without = model.venueNames.indices.filter {
        !EveryTour.of(model.problem, within: days - 1, leavingOut: $0).isEmpty
      }
      expect(result.obstacles.compactMap(\.venue), without.map { model.venueNames[$0] }, "seed \(seed)")
      let sentences = result.obstacles.map(\.message)
      #expect(sentences.contains("it takes \(days) days: 1 more than --days \(days - 1)"), "seed \(seed)")
      #expect(!sentences.contains { $0.contains("too long") }, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<10) func `names the shortest extension of the dates`(part: UInt64) throws {
    for seed in Portion.seeds(10).map({ part * 10 + $0 }) {
      var season = try TextSeason(seed: 7000 + seed)
      let tours = EveryTour.of(try season.model(PlanRequest(.all)).problem)
      let first = season.games.map(\.day.dayNumber).min() ?? 0
      let from = first + Int.random(in: 2...4, using: &season.random)
      let to = first + Int.random(in: 3...5, using: &season.random)
      var request = PlanRequest(.all)
      (request.from, request.to) = (CivilDate(dayNumber: min(from, to)), CivilDate(dayNumber: to))
      let more = tours.map { max(0, min(from, to) - $0.first) + max(0, $0.first + $0.days - 1 - to) }.min()
      guard let more, more > 0, let model = try? season.model(request) else { continue }
      let result = Planner(model, shouldStop: { false }).result()
      let message = result.obstacles.map(\.message).first { $0.contains(" it fits: ") } ?? ""
      let words = message.split(separator: " ")
      let days = zip(words, words.dropFirst()).filter { $1.hasPrefix("day") }.compactMap { Int($0.0) }
      expect(days.reduce(0, +), more, "seed \(seed): \(message)")
    }
  }

  @Test func `does not require a venue of undecided teams`() throws {
    let season = try TextSeason(seed: 3)
    let open = try #require(season.venues.last)
    let games = season.games.map { game in
      var game = game
      if game.game.venue == open { (game.game.home, game.isHomeOpen) = ("Winner of Game 3", true) }
      return game
    }
    let model = try TourModel(PlanRequest(.all), games: games, zones: Zones([:]))
    expect(model.venueNames, Array(season.venues.dropLast()))
  }

  @Test func `reports a suggestion that took too long as open`() throws {
    let (model, _) = try #require((0..<10).lazy.compactMap { try? Self.model($0) }.first)
    let result = Planner(model, reasonWork: 0, shouldStop: { false }).result()
    expect(result.status, .none)
    expect(result.obstacles.map(\.message), ["other fixes take too long to find"])
  }

  @Test func `keeps the nearest tours if the request fits neither with nor without a preference`() throws {
    for seed in 0..<10 as Range<UInt64> {
      guard let (model, _) = try Self.model(seed, isOneGamePerDay: true) else { continue }
      let result = Planner(model, shouldStop: { false }).result()
      expect(result.status, .none, "seed \(seed)")
      #expect(!result.tours.isEmpty && result.tours.allSatisfy { !$0.isComplete && $0.dropped.isEmpty }, "seed \(seed)")
    }
  }

  @Test func `finds the nearest tours before the reasons`() throws {
    let (model, _) = try #require((0..<10).lazy.compactMap { try? Self.model($0) }.first)
    var isKnown = false
    let planner = Planner(model) {
      isKnown
    } report: {
      isKnown = isKnown || $0.isImpossible && !$0.tours.isEmpty
    }
    let result = planner.result()
    expect(result.status, .none)
    expect(result.obstacles.map(\.message), ["the search for a fix was stopped"])
    #expect(!result.tours.isEmpty && result.tours.allSatisfy { !$0.isComplete })
  }
}
