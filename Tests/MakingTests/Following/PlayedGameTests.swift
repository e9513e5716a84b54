import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

/// A game that is over is neither moved nor removed by a schedule that goes on.
struct PlayedGameTests {
  private static let played = "2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,Chicago"
  /// The game with which the schedule begins.
  private static let early = "2026-07-01,13:20,Cubs,Reds,Wrigley Field,Chicago"
  private static let later = "2026-07-12,13:20,Cubs,Cardinals,Wrigley Field,Chicago"
  private static let other = "2026-07-30,18:40,Tigers,Guardians,Comerica Park,Detroit"
  /// The minutes until July 11.
  private static let inJuly: Int64 = 40 * 1440

  private func kinds(_ rows: [String], after minutes: Int64) throws -> [String] {
    var follower = try Follower([Self.played, Self.other], teams: ["Cubs"], dates: ("2026-07-03", "2026-07-31"))
    return try follower.follow(Follower.schedule(rows), insisting: .removals, after: minutes).map(\.kind.rawValue)
      .filter { !$0.hasPrefix("leg") }
  }

  @Test func `a game that is over is not moved to a later one of its teams`() throws {
    let rows = [Self.early, Self.later, Self.other]
    #expect(try kinds(rows, after: Self.inJuly) == ["added"])
    try expect(kinds(rows, after: 5), ["dayMoved"])
  }

  @Test func `a game that is over is not removed`() throws {
    let rows = [Self.early, Self.other]
    #expect(try kinds(rows, after: Self.inJuly) == [])
    #expect(try kinds(rows, after: 5) == ["removed"])
  }

  @Test func `a match of the league is not one of the cup`() throws {
    let header = "date,time,competition,home,away\n"
    let games = try read(header + "2026-11-21,15:00,Premier League,Arsenal,Chelsea\n").games
    var ids = ItemIDSource(seed: 7)
    let new = NewTrip(
      name: "Arsenal", games: games, from: CivilDate("2026-11-20"), to: CivilDate("2027-01-20"), follows: ["Arsenal"])
    let trip = try new.trip(ids: &ids, now: Follower.start)
    let cup = try read(
      header + "2027-01-09,12:30,FA Cup,Arsenal,Chelsea\n2026-12-01,19:30,Premier League,Everton,Arsenal\n")
    let update = try TripUpdate(of: trip, to: cup, zones: TestZones.all, now: Follower.start)
    #expect(update.changes.map(\.kind.rawValue).filter { !$0.hasPrefix("leg") } == ["added", "added"])
  }
}
