import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

/// A trip of single games of a series, whose other games it does not have, and schedules without ids.
@Suite struct PickedGameTests {
  private let end = "2026-09-30,18:40,Reds,Mets,Great American Ball Park,Cincinnati,"

  /// Returns the row of a game of the series: `4 13:20` for July 4.
  private func series(_ games: [String]) -> [String] {
    games.map { game in
      let parts = game.split(separator: " ", maxSplits: 1)
      return "2026-07-\(parts[0].count < 2 ? "0" : "")\(parts[0]),\(parts[1]),Cubs,Cardinals,Wrigley Field,Chicago,"
    } + [end]
  }

  /// Makes a trip of some of the games, which follows no team.
  private func follower(_ games: [String], of all: [String]) throws -> Follower {
    var follower = try Follower(series(all), teams: ["Cubs"], dates: ("2026-07-01", "2026-07-12"))
    let picked = try Follower(series(games), teams: ["Cubs"], dates: ("2026-07-01", "2026-07-12"))
    follower.trip = picked.trip
    follower.trip.schedule?.follows = []
    return follower
  }

  private let all = ["3 13:20", "4 13:20", "5 13:20"]

  @Test(arguments: [["3 13:20", "4 18:05", "5 13:20"], ["3 13:20", "6 13:20"], ["4 TBD"]])
  func `the ticket stays with its game, however the schedule changes it`(_ new: [String]) throws {
    var follower = try follower(["4 13:20"], of: all)
    let id = try #require(follower.trip.itinerary.items.first { $0.game != nil }).id.text
    let ticket = Ticket(seat: "23 F", reference: "T1")
    follower.trip = follower.trip.changing(id) { $0.changeGame { $0.ticket = ticket } }
    _ = try follower.follow(series(new))
    expect(follower.trip.itinerary.items.compactMap(\.game?.ticket), [ticket])
  }

  @Test(arguments: [["3 13:20", "4 13:20", "5 13:20"], ["2 13:20", "4 13:20"], ["4 13:20", "5 13:20", "6 13:20"]])
  func `a picked game keeps to its exact date`(_ new: [String]) throws {
    var follower = try follower(["4 13:20"], of: all)
    try expect(follower.follow(series(new)), [])
  }

  @Test func `the exact date wins over a day with the old time`() throws {
    var follower = try follower(["4 TBD"], of: all)
    try expect(
      follower.follow(series(["3 TBD", "4 18:05", "5 TBD"])),
      ["timeSet: St. Louis Cardinals @ Chicago Cubs has a time now: Sat, Jul 4, 6:05 PM CDT."])
  }

  @Test func `the exact date wins even if another game moves farther`() throws {
    var follower = try follower(["3 TBD", "4 TBD"], of: all)
    let early = "2026-07-01,18:40,Reds,Mets,Great American Ball Park,Cincinnati,"
    let changes = try follower.follow([early] + series(["4 13:20", "5 13:20"]))
    expect(changes.map { $0.prefix { $0 != ":" } }, ["dayMoved", "timeSet"])
    expect(follower.days[4], ["Cardinals @ Cubs"])
  }

  /// The games of each new reading, and the fate of the game of July 4.
  @Test(
    arguments: [
      (["3 13:20", "6 13:20"], "Fri, Jul 3, 1:20 PM"), (["2 13:20", "5 13:20"], "Sun, Jul 5, 1:20 PM"),
      (["3 13:20", "5 13:20"], "Sun, Jul 5, 1:20 PM"), (["3 13:20", "5 13:20", "5 19:05"], "Sun, Jul 5, 7:05 PM"),
      (["3 13:20", "5 TBD", "8 13:20"], "Sun, Jul 5, time TBD"),
    ])
  func `matches a moved game to the nearest, then the later, then the second of a day`(
    _ new: [String], _ moment: String
  ) throws {
    var follower = try follower(["4 13:20"], of: all)
    let changes = try follower.follow(series(new))
    expect(changes.count, 1)
    expect(changes.first?.contains("to \(moment)"), true)
  }

  /// Expects that the other games of the series hold their dates, so that only one is left.
  @Test func `matches the moved game by the games that stay`() throws {
    var follower = try follower(all, of: all)
    try expect(
      follower.follow(series(["3 13:20", "5 13:20", "8 13:20"])),
      ["dayMoved: Moved St. Louis Cardinals @ Chicago Cubs from Sat, Jul 4, 1:20 PM CDT to Wed, Jul 8, 1:20 PM CDT."])
  }

  @Test func `a double header that ends gives its second game to another day`() throws {
    var follower = try follower(["4 12:05", "4 18:05"], of: ["4 12:05", "4 18:05"])
    try expect(
      follower.follow(series(["4 12:05", "5 12:05"])),
      ["dayMoved: Moved St. Louis Cardinals @ Chicago Cubs from Sat, Jul 4, 6:05 PM CDT to Sun, Jul 5, 12:05 PM CDT."])
  }

  /// The rows of a schedule with ids: `4 13:20 mlb-1`.
  private func numbered(_ games: [String]) throws -> Schedule {
    let rows = games.map { game in
      let parts = game.split(separator: " ")
      return "2026-07-0\(parts[0]),\(parts[1]),Cubs,Cardinals,Wrigley Field,Chicago,\(parts[2])"
    }
    let reds = "2026-07-01,18:40,Reds,Mets,Great American Ball Park,Cincinnati,mlb-8"
    let last = "2026-07-09,18:40,Reds,Mets,Great American Ball Park,Cincinnati,mlb-9"
    let table = ["date,time,home,away,venue,city,game_id", reds] + rows + [last]
    return try read(table.joined(separator: "\n") + "\n", name: "games.csv")
  }

  /// The trip has the first of the games, the last, and one in Cincinnati.
  @Test(
    arguments: [
      (["3 13:20 mlb-3"], [Int](), "removed"), (["3 13:20 mlb-3", "4 12:05 mlb-1"], [1], "removed"),
      (["4 12:05 mlb-1"], [], "removed"), (["5 13:20 mlb-3"], [], "removed"), (["4 18:05 mlb-3"], [], ""),
      (["5 13:20 mlb-2"], [], "dayMoved"), (["5 13:20 mlb-4-20260705"], [], "dayMoved"),
    ])
  func `a game with its own ID does not replace another`(
    _ new: [String], _ alsoPicked: [Int], _ change: String
  ) throws {
    let other = ["1 12:05 mlb-5", "1 18:05 mlb-6", "7 13:20 mlb-7"]
    let picked = try numbered(other + ["4 18:05 mlb-2"] + alsoPicked.map { new[$0] })
    var follower = try Follower([], of: picked, teams: ["Cubs", "Mets"], dates: ("2026-07-01", "2026-07-09"))
    follower.trip.schedule?.follows = []
    let changes = try follower.follow(numbered(other + new))
    expect(changes.map(\.kind.rawValue), change.isEmpty ? [] : [change])
  }

  @Test func `a new game of a followed team can be the renumbered game of the trip`() throws {
    var follower = try Follower(
      [], of: numbered(["3 13:20 mlb-1", "4 13:20 mlb-2"]), teams: ["Cubs"], dates: ("2026-07-01", "2026-07-09"))
    try expect(follower.follow(numbered(["3 13:20 mlb-1", "5 13:20 mlb-3"])).map(\.kind.rawValue), ["dayMoved"])
  }

  // MARK: Games that are over

  private static let played = "2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,Chicago"
  /// The game with which the schedule begins.
  private static let early = "2026-07-01,13:20,Cubs,Reds,Wrigley Field,Chicago"
  private static let later = "2026-07-12,13:20,Cubs,Cardinals,Wrigley Field,Chicago"
  private static let other = "2026-07-30,18:40,Tigers,Guardians,Comerica Park,Detroit"
  /// The minutes until July 11.
  private static let inJuly: Int64 = 40 * 1440

  private func kinds(_ rows: [String], after minutes: Int64) throws -> [String] {
    var follower = try Follower([Self.played, Self.other], teams: ["Cubs"], dates: ("2026-07-03", "2026-07-31"))
    return try follower.follow(Follower.schedule(rows), overriding: .removals, after: minutes).map(\.kind.rawValue)
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

  @Test func `a league match does not replace a cup match`() throws {
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
