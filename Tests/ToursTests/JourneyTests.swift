import Itinerary
import TestSupport
import Testing

@testable import Tours

/// Planning around the journeys of a trip that are not driven.
@Suite struct JourneyTests {
  private static func game(_ id: String, _ venue: String, _ city: String, _ start: String) throws -> PlannableGame {
    let moment = try #require(OffsetDateTime(start))
    let place = try #require(Gazetteer.shared.venues(named: venue).first?.place)
    return PlannableGame(
      Game(gameID: id, away: "Guests", home: "\(city) Home", venue: venue, city: city, start: .at(moment)),
      day: moment.date, place: place)
  }

  private func games() throws -> [PlannableGame] {
    [
      try Self.game("cubs", "Wrigley Field", "Chicago", "2026-07-03T13:20:00-05:00"),
      try Self.game("brewers", "American Family Field", "Milwaukee", "2026-07-03T19:40:00-05:00"),
      try Self.game("padres", "Petco Park", "San Diego", "2026-07-05T13:10:00-07:00"),
      try Self.game("dodgers", "Dodger Stadium", "Los Angeles", "2026-07-05T19:10:00-07:00"),
      try Self.game("giants", "Oracle Park", "San Francisco", "2026-07-04T18:10:00-07:00"),
    ]
  }

  /// A flight from Chicago to Los Angeles on the fourth of July, by hours UTC.
  private func flight(_ hours: [(Int, Int)]) throws -> FixedLeg {
    let from = try #require(Gazetteer.shared.city("Chicago")?.point)
    let to = try #require(Gazetteer.shared.city("Los Angeles")?.point)
    let day = try #require(CivilDate("2026-07-04")).dayNumber * 1440
    return FixedLeg(
      name: "the flight from Chicago to Los Angeles", means: .flight, from: from, to: to,
      runs: hours.map { day + $0.0 * 60...day + $0.1 * 60 }, offset: -300, endOffset: -420)
  }

  private func request(_ fixedLegs: [FixedLeg]) -> PlanRequest {
    var request = PlanRequest(.most)
    request.gameIDs = ["cubs", "dodgers"]
    request.mayRepeat = true
    request.rule = DrivingRule(buffer: 45, limit: 480)
    request.fixedLegs = fixedLegs
    return request
  }

  private func result(_ fixedLegs: [FixedLeg]) throws -> PlanResult {
    Planner(try TourModel(request(fixedLegs), games: games(), zones: Zones([:])), shouldStop: { false }).result()
  }

  @Test func `a flight makes legs fit that are too long to drive, also from places near its ends`() throws {
    try expect(result([]).status, .none)
    let result = try result([flight([(15, 20)])])
    let tour = try #require(result.tours.first)
    let ids = try tour.games.map { try games()[$0].game.gameID }
    expect(ids, ["cubs", "brewers", "padres", "dodgers"])
    expect(tour.legs.map(\.means), [.drive, .flight, .drive])
    expect(tour.days, 3)
    // To the airport of Chicago, five hours by air, and on to San Diego.
    #expect(tour.legs[1].minutes > 300 + 80 + 100 && tour.legs[1].minutes < 300 + 400)
    expect(tour.doubleDays.map(\.description), ["2026-07-03", "2026-07-05"])
  }

  @Test func `reports a flight that leaves too early as the obstacle`() throws {
    // At seven in the evening of the third, by the clocks of Chicago.
    let result = try result([flight([(0, 5)])])
    let ids = try result.tours.first?.games.map { try games()[$0].game.gameID }
    expect(ids, ["cubs", "padres", "dodgers"], "too early for the evening in Milwaukee")
    let early = try self.result([flight([(-8, -3)])])
    expect(early.status, .none)
    let venues = early.obstacles.compactMap(\.venue)
    #expect(venues.contains("Wrigley Field"))
  }

  @Test func `picks the first reachable of several starts`() throws {
    let result = try result([flight([(2, 7), (15, 20), (22, 27)])])
    let ids = try result.tours.first?.games.map { try games()[$0].game.gameID }
    #expect(ids?.first == "cubs" && ids?.last == "dodgers" && ids?.count == 4)
  }

  @Test func `a ferry with a night on board sails at night, unlike a short one`() {
    let (rule, clock) = (DrivingRule(buffer: 45, limit: 600), WallClock(offset: 120))
    let evening = clock.moment(ofDay: 20_000, 21 * 60 + 15)
    for (minutes, departs) in [(990, evening), (150, clock.moment(ofDay: 20_001, 7 * 60))] {
      var ferry = PlannedDrive(meters: 400_000, minutes: minutes)
      ferry.means = .ferry
      expect(rule.arrival(leaving: evening, clock, driven: 300, by: ferry, at: clock)?.moment, departs + minutes)
    }
  }
}
