import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

/// Readings that move many games at once by what clocks differ.
@Suite struct ClockShiftTests {
  private static let homes = [
    ("Cubs", "Wrigley Field,Chicago", "America/Chicago"), ("Tigers", "Comerica Park,Detroit", "America/Detroit"),
    ("Rockies", "Coors Field,Denver", "America/Denver"),
    ("Dodgers", "Dodger Stadium,Los Angeles", "America/Los_Angeles"),
  ]

  /// Makes the rows of games, each at a home on a day at an hour there, written by another clock.
  ///
  /// - Parameter written: Returns the text of the start, given the moment of the start and its zone.
  private func rows(
    _ games: [(home: Int, day: Int, minute: Int)], _ written: (OffsetDateTime) -> String
  ) throws -> [String] {
    try games.map { game in
      let (name, place, zone) = Self.homes[game.home]
      let rules = try #require(TestZones.source(zone))
      let moment = rules.moment(of: CivilDate(dayNumber: 20_637 + game.day), secondOfDay: game.minute * 60)
      let start = written(moment)
      return "\(start.prefix(10)),\(start.dropFirst(11)),\(name),Reds,\(place),"
    }
  }

  /// The clock of UTC, with the Z or without.
  private func utc(_ moment: OffsetDateTime, _ mark: String) -> String {
    OffsetDateTime(unixSeconds: moment.unixSeconds, offsetSeconds: 0).description.prefix(16) + mark
  }

  private static let tour = [(0, 1, 1145), (1, 3, 1150), (2, 5, 1120), (3, 8, 1150), (0, 10, 800), (1, 12, 1150)]
    .map { (home: $0.0, day: $0.1, minute: $0.2) }
  /// Three series of three, at the same hour.
  private static let series = (0..<9).map { (home: $0 / 3, day: 1 + $0 + $0 / 3, minute: 1145) }

  private func follower(_ games: [(home: Int, day: Int, minute: Int)]) throws -> Follower {
    try Follower(rows(games) { self.utc($0, "Z") }, teams: ["Reds"], dates: ("2026-07-03", "2026-07-20"))
  }

  private func expectRefused(_ follower: Follower, _ rows: [String], _ message: String) throws {
    var follower = follower
    let before = follower.trip
    let refusal = #expect(throws: UpdateRefusal.self) { try follower.follow(rows) }
    expect(refusal?.description, message)
    expect(follower.trip, before)
    #expect(try !follower.follow(rows, overriding: .shift).isEmpty)
    try expect(follower.follow(rows, after: 6), [])
  }

  private func sentence(_ count: Int, of all: Int, by amount: String) -> String {
    "the schedule would move \(count) of \(all) games by exactly \(amount); pass --allow-shift to update anyway"
  }

  @Test func `refuses a schedule that loses or regains the Z of its times`() throws {
    for games in [Self.tour, Self.series] {
      let (good, lost) = (try rows(games) { self.utc($0, "Z") }, try rows(games) { self.utc($0, "") })
      let message = sentence(games.count, of: games.count, by: "the difference between two time zones")
      try expectRefused(follower(games), lost, message)
      var follower = try follower(games)
      _ = try follower.follow(lost, overriding: .shift)
      #expect(throws: UpdateRefusal.self) { try follower.follow(good) }
    }
  }

  @Test func `refuses starts that become midnight`() throws {
    // Seven in the evening in Chicago is midnight in UTC.
    let games = (0..<6).map { (home: 0, day: 1 + $0, minute: $0 < 3 ? 1140 : 1145) }
    let lost = try rows(games) { self.utc($0, "") }
    try expectRefused(follower(games), lost, sentence(6, of: 6, by: "the difference between two time zones"))
  }

  @Test func `refuses the clock of one zone for all venues`() throws {
    let eastern = try #require(TestZones.source("America/Detroit"))
    // The hours of Detroit, treated as those of the venue: games there stay.
    let rows = try rows(Self.tour) { moment in String(eastern.reading(at: moment.unixSeconds).description.prefix(16))
    }
    try expectRefused(follower(Self.tour), rows, sentence(4, of: 6, by: "the difference between two time zones"))
  }

  @Test func `refuses a shift of all games by an hour`() throws {
    let later = Self.tour.map { (home: $0.home, day: $0.day, minute: $0.minute + ($0.day < 9 ? 180 : 0)) }
    try expectRefused(follower(Self.tour), rows(later) { self.utc($0, "Z") }, sentence(4, of: 6, by: "3 hours"))
  }

  @Test func `refuses a shift of all games by a day`() throws {
    let later = Self.tour.map { (home: $0.home, day: $0.day + 1, minute: $0.minute) }
    try expectRefused(follower(Self.tour), rows(later) { self.utc($0, "Z") }, sentence(6, of: 6, by: "a day"))
    let open = try rows(Self.tour) { moment in "\(moment.date) TBD" }
    let openLater = try rows(later) { moment in "\(moment.date) TBD" }
    let follower = try Follower(open, teams: ["Reds"], dates: ("2026-07-03", "2026-07-20"))
    try expectRefused(follower, openLater, sentence(6, of: 6, by: "a day"))
  }

  @Test func `follows changes that leagues make`() throws {
    let moves: [(Int) -> (day: Int, minutes: Int)] = [
      { $0 < 2 ? (0, 60) : (0, 0) },  // two games an hour later
      { _ in (0, 5) },  // all of them five minutes later
      { (0, [0, 30, 60, 95, 120, -45][$0]) }, { $0 == 3 ? (1, 0) : (0, 0) }, { $0 < 2 ? (1, 0) : (0, 0) },
    ]
    for (number, move) in moves.enumerated() {
      let later = Self.tour.enumerated().map { index, game in
        (home: game.home, day: game.day + move(index).day, minute: game.minute + move(index).minutes)
      }
      var follower = try follower(Self.tour)
      #expect(try !follower.follow(rows(later) { self.utc($0, "Z") }).isEmpty, "\(number)")
    }
    // A game of a series is made up on the day behind it.
    let makeUp = Self.series.map { (home: $0.home, day: $0.day == 1 ? 4 : $0.day, minute: $0.minute) }
    var follower = try follower(Self.series)
    #expect(try follower.follow(rows(makeUp) { self.utc($0, "Z") }).count > 0)
  }

  @Test func `a single game is moved by any time`() throws {
    let one = [Self.tour[0]]
    for (day, minutes) in [(1, 0), (0, 60), (0, 300)] {
      var follower = try follower(one)
      let later = one.map { (home: $0.home, day: $0.day + day, minute: $0.minute + minutes) }
      try expect(follower.follow(rows(later) { self.utc($0, "Z") }).count, 1)
    }
  }
}
