import Itinerary
import TestSupport
import Testing

/// Which games hold a leg: the stays of the trip, and what happens where there is none.
struct StaysTests {
  private func barriers(_ leg: Item, _ days: Int, _ items: [Item]) -> [String] {
    ItineraryConstraints(tripDayCount: days, items: items).barrierGames(for: leg).map(\.id.text)
  }

  private func days(_ leg: Item, _ days: Int, _ items: [Item]) -> ClosedRange<Int>? {
    ItineraryConstraints(tripDayCount: days, items: items).validDayRange(for: leg)
  }

  private let thereAndBack = TripSketch.rows(
    "1 a1 Chicago", "2 a2 Chicago", "4 b1 Detroit", "5 b2 Detroit", "7 a3 Chicago")

  @Test func `round trip has a leg each way`() {
    let out = TripSketch.leg("out", "Chicago", "Detroit")
    let back = TripSketch.leg("back", "Detroit", "Chicago")
    expect(barriers(out, 8, thereAndBack), ["a2", "b1"])
    expect(days(out, 8, thereAndBack), 2...4)
    expect(barriers(back, 8, thereAndBack), ["b2", "a3"])
    expect(days(back, 8, thereAndBack), 5...7)
  }

  @Test func `round trip over a third city has three legs`() {
    let games = TripSketch.rows("1 a1 Chicago", "2 b Detroit", "4 c Cleveland", "6 a2 Chicago")
    expect(barriers(TripSketch.leg("1", "Chicago", "Detroit"), 6, games), ["a1", "b"])
    expect(barriers(TripSketch.leg("2", "Detroit", "Cleveland"), 6, games), ["b", "c"])
    expect(barriers(TripSketch.leg("3", "Cleveland", "Chicago"), 6, games), ["c", "a2"])
  }

  @Test func `the same city change twice is distinguished by its visit`() {
    let games = TripSketch.rows("1 a1 Chicago", "2 b1 Detroit", "4 a2 Chicago", "6 b2 Detroit")
    expect(barriers(TripSketch.leg("1", "Chicago", "Detroit"), 6, games), ["a1", "b1"])
    expect(barriers(TripSketch.leg("1", "Chicago", "Detroit", visit: 1), 6, games), ["a1", "b1"])
    expect(barriers(TripSketch.leg("2", "Chicago", "Detroit", visit: 2), 6, games), ["a2", "b2"])
    expect(days(TripSketch.leg("2", "Chicago", "Detroit", visit: 2), 6, games), 4...6)
    expect(barriers(TripSketch.leg("3", "Detroit", "Chicago"), 6, games), ["b1", "a2"])
  }

  @Test(arguments: [3, 0, -1, .min, .max])
  func `a visit that does not exist is bounded by all games of both cities`(visit: Int) {
    let leg = TripSketch.leg("leg", "Chicago", "Detroit", visit: visit)
    expect(barriers(leg, 8, thereAndBack), ["a3", "b1"])
    #expect(days(leg, 8, thereAndBack) == nil)
  }

  @Test func `cities not visited consecutively are bounded by all their games`() {
    let games = TripSketch.rows("1 a Chicago", "2 b Detroit", "4 c Cleveland")
    expect(barriers(TripSketch.leg("leg", "Chicago", "Cleveland"), 5, games), ["a", "c"])
    expect(days(TripSketch.leg("leg", "Chicago", "Cleveland"), 5, games), 1...4)
    #expect(days(TripSketch.leg("leg", "Cleveland", "Chicago"), 5, games) == nil)
  }

  @Test func `day with games in two cities is cut between them`() {
    let games = TripSketch.rows("2:100 noon New York", "2:101 night Philadelphia", "3:100 next New York")
    let out = TripSketch.leg("out", "New York", "Philadelphia")
    let constraints = ItineraryConstraints(tripDayCount: 3, items: games)
    expect(constraints.validDayRange(for: out), 2...2)
    #expect(constraints.isValidPosition(for: out, day: 2, sortOrder: 100.5))
    for sortOrder in [99.5, 100, 101, 101.5] {
      #expect(!constraints.isValidPosition(for: out, day: 2, sortOrder: sortOrder))
    }
    expect(barriers(TripSketch.leg("back", "Philadelphia", "New York"), 3, games), ["night", "next"])
  }

  @Test func `double header is one stay`() {
    let games = TripSketch.rows("1:100 first Boston", "1:101 second Boston", "2:100 next Toronto")
    let leg = TripSketch.leg("leg", "Boston", "Toronto")
    let constraints = ItineraryConstraints(tripDayCount: 2, items: games)
    expect(barriers(leg, 2, games), ["second", "next"])
    #expect(!constraints.isValidPosition(for: leg, day: 1, sortOrder: 100.5))
    #expect(constraints.isValidPosition(for: leg, day: 1, sortOrder: 101.5))
  }

  @Test func `a game without a time bounds a leg`() {
    let games = [
      TripSketch.game("a", "Chicago", day: 1), TripSketch.game("tbd", "Chicago", day: 2, 101, .timeTBD),
      TripSketch.game("b", "Detroit", day: 3),
    ]
    expect(barriers(TripSketch.leg("leg", "Chicago", "Detroit"), 3, games), ["tbd", "b"])
  }

  @Test(arguments: [Game.Status.postponed, .cancelled])
  func `a game that will not be played bounds nothing`(status: Game.Status) {
    let games = [
      TripSketch.game("a", "Chicago", day: 1), TripSketch.game("off1", "Chicago", day: 2, 100, status),
      TripSketch.game("off2", "Detroit", day: 3, 100, status), TripSketch.game("b", "Detroit", day: 4),
    ]
    expect(barriers(TripSketch.leg("leg", "Chicago", "Detroit"), 4, games), ["a", "b"])
    expect(days(TripSketch.leg("leg", "Chicago", "Detroit"), 4, games), 1...4)
  }

  /// With the only game of Cleveland off, Chicago is followed by Detroit, and its two stays are one.
  @Test func `game that will not be played does not cut a stay`() {
    let games = [
      TripSketch.game("a1", "Chicago", day: 1), TripSketch.game("off", "Cleveland", day: 2, 100, .postponed),
      TripSketch.game("a2", "Chicago", day: 3), TripSketch.game("b", "Detroit", day: 5),
    ]
    expect(barriers(TripSketch.leg("leg", "Chicago", "Detroit"), 5, games), ["a2", "b"])
    expect(barriers(TripSketch.leg("leg", "Chicago", "Cleveland"), 5, games), ["a2"])
  }

  @Test func `without departure games a leg can be on the first day`() {
    let leg = TripSketch.leg("leg", "Home", "Chicago")
    expect(barriers(leg, 8, thereAndBack), ["a1"])
    expect(days(leg, 8, thereAndBack), 1...1)
    expect(days(TripSketch.leg("leg", "Home", "Detroit"), 8, thereAndBack), 1...4)
  }

  @Test func `without arrival games a leg can be on the last day`() {
    let leg = TripSketch.leg("leg", "Chicago", "Home")
    expect(barriers(leg, 8, thereAndBack), ["a3"])
    expect(days(leg, 8, thereAndBack), 7...8)
  }

  @Test func `with neither a leg can be anywhere`() {
    let leg = TripSketch.leg("leg", "Home", "Away")
    expect(barriers(leg, 8, thereAndBack), [])
    expect(days(leg, 8, thereAndBack), 1...8)
  }

  @Test func `trip of one day`() {
    let games = TripSketch.rows("1:100 a Chicago", "1:101 b Milwaukee")
    expect(days(TripSketch.leg("leg", "Chicago", "Milwaukee"), 1, games), 1...1)
    #expect(days(TripSketch.leg("leg", "Milwaukee", "Chicago"), 1, games) == nil)
    expect(days(TripSketch.custom("c", day: 1), 1, games), 1...1)
    #expect(days(games[0], 1, games) == nil)
  }

  @Test(arguments: ["Montréal", "MONTREAL ", "Montre\u{301}al", " montréal", "Montreal"])
  func `cities are matched however they are spelled`(spelling: String) {
    let games = [
      TripSketch.game("a", "Québec,  QC", day: 1), TripSketch.game("b1", spelling, day: 2),
      TripSketch.game("b2", "Montréal", day: 3),
      TripSketch.game("c", "Boston", day: 4),
    ]
    expect(barriers(TripSketch.leg("in", "QUEBEC, QC", "montreal"), 4, games), ["a", "b1"])
    expect(barriers(TripSketch.leg("out", spelling, "boston"), 4, games), ["b2", "c"])
  }

  @Test func `region is part of the city`() {
    let games = TripSketch.rows("1 a Portland, OR", "3 b Portland, ME")
    expect(barriers(TripSketch.leg("leg", "Portland, OR", "Portland, ME"), 3, games), ["a", "b"])
    expect(barriers(TripSketch.leg("leg", "Portland", "Portland, ME"), 3, games), ["b"])
  }
}
