import Itinerary
import TestSupport
import Testing

/// The games that bound a leg: the stays of the trip, and what happens without one.
struct StaysTests {
  private static let back = "1 a1 Chicago; 2 a2 Chicago; 4 b1 Detroit; 5 b2 Detroit; 7 a3 Chicago"
  private static let third = "1 a1 Chicago; 2 b Detroit; 4 c Cleveland; 6 a2 Chicago"
  private static let twice = "1 a1 Chicago; 2 b1 Detroit; 4 a2 Chicago; 6 b2 Detroit"
  private static let oneWay = "1 a Chicago; 2 b Detroit; 4 c Cleveland"
  private static let sameDay = "2:100 noon New York; 2:101 night Philadelphia; 3:100 next New York"
  private static let doubleHeader = "1:100 first Boston; 1:101 second Boston; 2:100 next Toronto"
  private static let namesakes = "1 a Portland, OR; 3 b Portland, ME"

  private static func items(_ rows: String) -> [Item] {
    rows.split(separator: "; ").flatMap { TripSketch.rows(String($0)) }
  }

  private func barriers(_ leg: Item, _ items: [Item]) -> String {
    ItineraryConstraints(tripDayCount: 8, items: items).barrierGames(for: leg).map(\.id.text).joined(separator: " ")
  }

  private func days(_ leg: Item, _ items: [Item], of days: Int = 8) -> ClosedRange<Int>? {
    ItineraryConstraints(tripDayCount: days, items: items).validDayRange(for: leg)
  }

  /// The games of a trip of eight days, a leg, the games that hold it, and the days on which it can be.
  @Test(
    arguments: [
      (back, "Chicago>Detroit", "a2 b1", 2...4), (back, "Detroit>Chicago", "b2 a3", 5...7),
      (third, "Chicago>Detroit", "a1 b", 1...2), (third, "Detroit>Cleveland", "b c", 2...4),
      (third, "Cleveland>Chicago", "c a2", 4...6),
      // The same city change twice is distinguished by its visit.
      (twice, "Chicago>Detroit", "a1 b1", 1...2), (twice, "Chicago>Detroit#1", "a1 b1", 1...2),
      (twice, "Chicago>Detroit#2", "a2 b2", 4...6), (twice, "Detroit>Chicago", "b1 a2", 2...4),
      // A visit that does not exist is bounded by all games of both cities, and so are cities not visited in turn.
      (back, "Chicago>Detroit#3", "a3 b1", nil), (back, "Chicago>Detroit#0", "a3 b1", nil),
      (back, "Chicago>Detroit#-1", "a3 b1", nil), (back, "Chicago>Detroit#\(Int.min)", "a3 b1", nil),
      (back, "Chicago>Detroit#\(Int.max)", "a3 b1", nil),
      (oneWay, "Chicago>Cleveland", "a c", 1...4), (oneWay, "Cleveland>Chicago", "c a", nil),
      (sameDay, "New York>Philadelphia", "noon night", 2...2), (sameDay, "Philadelphia>New York", "night next", 2...3),
      (doubleHeader, "Boston>Toronto", "second next", 1...2),
      // Without games at one end a leg can be on the first or the last day, without any on all.
      (back, "Home>Chicago", "a1", 1...1), (back, "Home>Detroit", "b1", 1...4), (back, "Chicago>Home", "a3", 7...8),
      (back, "Home>Away", "", 1...8),
      // The region is part of the city.
      (namesakes, "Portland, OR>Portland, ME", "a b", 1...3), (namesakes, "Portland>Portland, ME", "b", 1...3),
    ] as [(String, String, String, ClosedRange<Int>?)])
  func `a leg is held by the games of its city change`(
    rows: String, journey: String, barriers: String, days: ClosedRange<Int>?
  ) {
    let (leg, items) = (TripSketch.rows("1 leg \(journey)")[0], Self.items(rows))
    expect(self.barriers(leg, items), barriers)
    expect(self.days(leg, items), days)
  }

  @Test func `a leg between games of one day is strictly between them`() {
    for (rows, journey, day, valid, invalid) in [
      (Self.sameDay, "New York>Philadelphia", 2, 100.5, [99.5, 100, 101, 101.5]),
      (Self.doubleHeader, "Boston>Toronto", 1, 101.5, [100.5, 101]),
    ] {
      let leg = TripSketch.rows("1 leg \(journey)")[0]
      let constraints = ItineraryConstraints(tripDayCount: 3, items: Self.items(rows))
      #expect(constraints.isValidPosition(for: leg, day: day, sortOrder: valid))
      for order in invalid { #expect(!constraints.isValidPosition(for: leg, day: day, sortOrder: order)) }
    }
  }

  @Test(arguments: [Game.Status.postponed, .cancelled])
  func `a game that is not played bounds no leg and ends no stay, unlike one without a time`(status: Game.Status) {
    let leg = TripSketch.leg("leg", "Chicago", "Detroit")
    let games = [
      TripSketch.game("a", "Chicago", day: 1), TripSketch.game("off1", "Chicago", day: 2, 100, status),
      TripSketch.game("off2", "Detroit", day: 3, 100, status), TripSketch.game("b", "Detroit", day: 4),
    ]
    expect(barriers(leg, games), "a b")
    expect(days(leg, games), 1...4)
    // With the only game of Cleveland off, Chicago is followed by Detroit, and its two stays are one.
    let other = [
      TripSketch.game("a1", "Chicago", day: 1), TripSketch.game("off", "Cleveland", day: 2, 100, status),
      TripSketch.game("a2", "Chicago", day: 3, 101, .timeTBD), TripSketch.game("b", "Detroit", day: 5),
    ]
    expect(barriers(leg, other), "a2 b")
    expect(barriers(TripSketch.leg("leg", "Chicago", "Cleveland"), other), "a2")
  }

  @Test func `a trip of one day holds its legs between its games`() {
    let games = Self.items("1:100 a Chicago; 1:101 b Milwaukee")
    expect(days(TripSketch.leg("leg", "Chicago", "Milwaukee"), games, of: 1), 1...1)
    #expect(days(TripSketch.leg("leg", "Milwaukee", "Chicago"), games, of: 1) == nil)
    expect(days(TripSketch.custom("c", day: 1), games, of: 1), 1...1)
    #expect(days(games[0], games, of: 1) == nil)
  }

  @Test(arguments: ["Montréal", "MONTREAL ", "Montre\u{301}al", " montréal", "Montreal"])
  func `matches cities in any spelling`(spelling: String) {
    let games = [
      TripSketch.game("a", "Québec,  QC", day: 1), TripSketch.game("b1", spelling, day: 2),
      TripSketch.game("b2", "Montréal", day: 3), TripSketch.game("c", "Boston", day: 4),
    ]
    expect(barriers(TripSketch.leg("in", "QUEBEC, QC", "montreal"), games), "a b1")
    expect(barriers(TripSketch.leg("out", spelling, "boston"), games), "b2 c")
  }
}
