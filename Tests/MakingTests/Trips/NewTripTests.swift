import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing
import Tours

@Suite struct NewTripTests {
  @Test func `games are on their days and days without games stay`() throws {
    let trip = try make([
      "2026-07-03,19:40,Cubs,Cardinals", "2026-07-03,13:20,Cubs,Cardinals", "2026-07-06,18:40,Tigers,Guardians",
    ])
    #expect(trip.startDate == CivilDate("2026-07-03"))
    #expect(trip.dayCount == 4)
    #expect(
      trip.rows == [
        "1 100 St. Louis Cardinals @ Chicago Cubs 13:20", "1 101 St. Louis Cardinals @ Chicago Cubs 19:40",
        "3 1 Chicago, IL-Detroit, MI", "4 100 Cleveland Guardians @ Detroit Tigers 18:40",
      ])
  }

  @Test func `a game without a time comes last`() throws {
    let trip = try make(["2026-07-03,,Cubs,Cardinals", "2026-07-03,19:40,White Sox,Twins"])
    #expect(trip.rows.map { $0.split(separator: " ")[1] } == ["100", "101"])
    #expect(trip.rows.last == "1 101 St. Louis Cardinals @ Chicago Cubs TBD")
  }

  @Test func `starts are ordered by instant across zones`() throws {
    let trip = try make(["2026-07-03,19:10,Tigers,Guardians", "2026-07-03,18:40,Cubs,Cardinals"])
    #expect(trip.rows.map { $0.split(separator: " ")[1] } == ["100", "100.5", "101"])
    #expect(trip.rows.first == "1 100 Cleveland Guardians @ Detroit Tigers 19:10")
  }

  @Test func `legs have estimated figures`() throws {
    let trip = try make(["2026-07-03,13:20,Cubs,Cardinals", "2026-07-04,18:40,Tigers,Guardians"])
    let leg = try #require(trip.itinerary.items.compactMap(\.leg).first)
    #expect(leg.estimated == true)
    #expect(leg.distanceMeters == 462_000)
    #expect(leg.durationSeconds == 16_200)
  }

  @Test func `home adds the first and the last leg`() throws {
    let trip = try make(["2026-07-03,13:20,Cubs,Cardinals", "2026-07-04,18:40,Tigers,Guardians"], home: "Milwaukee")
    #expect(trip.journeys == ["Milwaukee, WI-Chicago, IL", "Chicago, IL-Detroit, MI", "Detroit, MI-Milwaukee, WI"])
    #expect(trip.itinerary.items.compactMap(\.leg).allSatisfy { $0.estimated == true })
  }

  @Test func `a home with games of the trip is called Home`() throws {
    let trip = try make(["2026-07-03,13:20,Cubs,Cardinals", "2026-07-04,18:40,Tigers,Guardians"], home: "Chicago")
    #expect(trip.journeys == ["Chicago, IL-Detroit, MI", "Detroit, MI-Home"])
    #expect(trip.advisories(Zones([:])).isEmpty)
    #expect(trip.itinerary.items.compactMap(\.leg).last?.distanceMeters == 449_000, "to the middle of town")
  }

  @Test func `given days are the trip's days`() throws {
    let games = ["2026-07-03,13:20,Cubs,Cardinals"]
    let trip = try make(games, from: "2026-07-01", to: "2026-07-05")
    #expect(trip.startDate == CivilDate("2026-07-01"))
    #expect(trip.dayCount == 5)
    #expect(trip.rows == ["3 100 St. Louis Cardinals @ Chicago Cubs 13:20"])
    #expect(throws: PlanRefusal.outsideDates(try TripSchedule.of(games).games[0])) {
      try make(games, to: "2026-07-02")
    }
  }

  @Test func `the same seed creates the same trip`() throws {
    let games = ["2026-07-03,13:20,Cubs,Cardinals", "2026-07-04,18:40,Tigers,Guardians"]
    #expect(try make(games) == make(games))
    #expect(Set(try make(games).itinerary.items.map(\.id)).count == 3)
  }

  @Test func `refuses a trip without games, with too many, or that is too long`() throws {
    #expect(throws: PlanRefusal.noGames) { try NewTrip(name: "x", games: []).make() }
    #expect(throws: PlanRefusal.tooManyDays(732)) {
      try make(["2026-07-03,13:20,Cubs,Cardinals", "2028-07-03,13:20,Cubs,Cardinals"])
    }
    let game = try TripSchedule.of(["2026-07-03,13:20,Cubs,Cardinals"]).games[0]
    #expect(throws: PlanRefusal.tooManyGames(401)) {
      try NewTrip(name: "x", games: Array(repeating: game, count: 401)).make()
    }
  }

  @Test(arguments: [
    ("London", [(42.3, -83.0)], "GB", "London, ON"), ("London", [(32.75, -97.1)], "GB", "London, England"),
    ("London", [(32.75, -97.1)], "ZA", "London, England"), ("Birmingham", [(35.7, 139.7)], "US", "Birmingham, AL"),
    ("Birmingham", [(35.7, 139.7)], nil, "Birmingham, England"), ("Madrid", [(4.6, -74.1)], "ES", "Madrid, Colombia"),
  ])
  func `a home with a shared name is the one near the games, else in the user's country, else the largest`(
    name: String, games: [(Double, Double)], country: String?, city: String
  ) throws {
    let points = games.map { GeoPoint(latitude: $0.0, longitude: $0.1) }
    #expect(try Gazetteer.shared.home(name, near: points, in: country).place.city == city)
  }
}

// MARK: A trip of a few games

private func make(
  _ games: [String], from first: String? = nil, to last: String? = nil, home: String? = nil
) throws -> Trip {
  let place = try home.map { try #require(Gazetteer.shared.city($0)) }
  return try NewTrip(
    name: "Trip", games: TripSchedule.of(games).games, from: first.flatMap { CivilDate($0) },
    to: last.flatMap { CivilDate($0) }, home: place
  ).make()
}

extension NewTrip {
  fileprivate func make() throws -> Trip {
    var ids = ItemIDSource(seed: 1)
    return try trip(ids: &ids, now: Timestamp(microseconds: 1_780_315_200_000_000))
  }
}

extension Trip {
  /// The rows of the trip: day, order, and the game with its local start or the journey.
  fileprivate var rows: [String] {
    itinerary.items.map { item in
      let order = item.position.sortOrder
      let place = "\(item.position.day) \(order == order.rounded() ? "\(Int(order))" : "\(order)")"
      if let leg = item.leg { return "\(place) \(leg.from)-\(leg.to)" }
      return "\(place) \(item.game.map { "\($0.matchup) \($0.knownStart?.clockTime.description ?? "TBD")" } ?? "")"
    }
  }

  fileprivate var journeys: [String] { itinerary.items.compactMap(\.leg).map { "\($0.from)-\($0.to)" } }
}
