import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

@Suite struct ClashesTests {
  private static let zones = TestZones.all

  /// Games in the order of a schedule: 0 and 1 on one evening in two cities, 2 a day and 3 two days later.
  private static func games() throws -> [ScheduleGame] {
    try read(
      "date,time,home,away,venue,city,status\n2026-07-03,13:20,Cubs,Twins,Wrigley Field,Chicago,\n"
        + "2026-07-03,19:10,Tigers,Guardians,Comerica Park,Detroit,\n"
        + "2026-07-04,13:20,Cubs,Red Sox,Wrigley Field,Chicago,\n"
        + "2026-07-05,13:10,Tigers,Guardians,Comerica Park,Detroit,\n"
        + "2026-07-06,13:10,Tigers,Guardians,Comerica Park,Detroit,postponed\n"
    ).games
  }

  private static func clashes(_ chosen: [Int]) throws -> Clashes? {
    Clashes(among: chosen, of: try games(), zones: zones)
  }

  @Test func `games that are too far apart name each other, in any order`() throws {
    for chosen in [[0, 1], [1, 0]] {
      let clashes = try #require(try Self.clashes(chosen))
      expect(clashes.games, [0, 1])
      guard case .legTooTight(let from, let to, let missing) = clashes.advisories[0]?.kind else {
        Issue.record("\(clashes)")
        continue
      }
      #expect(from.game?.home == "Chicago Cubs" && to.game?.home == "Detroit Tigers" && missing > 0)
      expect(clashes.advisories[1], clashes.advisories[0])
    }
  }

  @Test func `games that fit together do not clash`() throws {
    let clashes = try #require(try Self.clashes([0, 2, 3]))
    #expect(clashes.advisories.isEmpty && clashes.games.isEmpty && clashes.problems == 0)
    expect(clashes.meters, 462_000)
    try expect(Self.clashes([3])?.games, [])
  }

  @Test func `a postponed game clashes with nothing`() throws {
    try expect(Self.clashes([3, 4])?.advisories.isEmpty, true)
  }

  @Test func `games of no trip have no clashes`() throws {
    #expect(try Self.clashes([]) == nil)
    let games = [ScheduleGame](repeating: try Self.games()[0], count: NewTrip.maxGames + 1)
    #expect(Clashes(among: Array(games.indices), of: games, zones: Self.zones) == nil)
  }

  @Test func `the planned estimate matches the created trip`() throws {
    let games = try Self.games()
    var ids = ItemIDSource(seed: 1)
    let trip = try NewTrip(name: "", games: [games[0], games[1]]).trip(ids: &ids, now: Timestamp(microseconds: 0))
    try expect(Self.clashes([0, 1])?.advisories[0]?.item.leg, trip.advisories().first?.item.leg)
  }
}
