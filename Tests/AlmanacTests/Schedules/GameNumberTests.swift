import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

struct GameNumberTests {
  private let header = "date,time,home,away,venue,game_id\n"
  private let rows = ["2026-07-03,19:05", "2026-07-03,13:20", "2026-07-04,13:20"].map {
    "\($0),Cubs,Cardinals,Wrigley Field,\n"
  }

  @Test func `games without an ID get one from league, date, team and number`() throws {
    let games = try read(header + rows.joined()).games
    expect(games.map(\.game.gameID), ["mlb-2026-07-03-CHC-1", "mlb-2026-07-03-CHC-2", "mlb-2026-07-04-CHC-1"])
    expect(games.map(\.number), [1, 2, 1])
    expect(games.map { $0.game.knownStart?.clockTime.hour }, [13, 19, 13])
  }

  @Test func `IDs do not depend on the order of the file`() throws {
    let ids = try read(header + rows.joined()).ids
    try expect(read(header + rows.reversed().joined()).ids, ids)
  }

  @Test func `ignores an ID that several games share`() throws {
    let rows = [
      "2026-07-03,13:20,Cubs,Cardinals,,x\n", "2026-07-04,13:20,Cubs,Cardinals,,x\n",
      "2026-07-05,13:20,Cubs,Cardinals,,y\n",
    ]
    let games = try read(header + rows.joined()).games
    expect(games.map(\.game.gameID), ["mlb-2026-07-03-CHC-1", "mlb-2026-07-04-CHC-1", "y"])
    expect(games.map(\.sourceID), ["x", "x", "y"])
  }

  @Test func `a game written twice is read once`() throws {
    let row = "2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,x\n"
    try expect(read(header + row + row).ids, ["x"])
  }

  @Test func `unknown teams get readable IDs`() throws {
    let games = try read(header + "2026-07-03,13:20,Swan Districts,West Perth,,\n").games
    expect(games.map(\.game.gameID), ["game-2026-07-03-swan-districts-1"])
  }

  @Test func `files of two clubs make one schedule`() throws {
    let cubs = try read(
      header + "2026-07-03,13:20,Cubs,Cardinals,,c1\n2026-07-04,13:20,Cubs,Reds,,c2\n", name: "cubs.csv")
    let cards = try read(
      header + "2026-07-03,13:20,Cubs,Cardinals,,s1\n2026-07-02,13:20,Cardinals,Reds,,s2\n", name: "cards.csv")
    let merged = Schedule.merging([cubs, cards])
    expect(merged.ids, ["s2", "c1", "c2"])
    expect(merged.problems, cubs.problems + cards.problems)
    expect(Schedule.merging([cubs, cubs]).games, cubs.games)
  }

  @Test func `IDs stay unique across files`() throws {
    let one = try read(header + "2026-07-03,13:20,Cubs,Cardinals,,1\n", name: "a.csv")
    let two = try read(header + "2026-07-04,13:20,Reds,Brewers,,1\n", name: "b.csv")
    expect(Set(Schedule.merging([one, two]).ids).count, 2)
  }

  @Test func `sorts the games of a day by start, each with its own place`() throws {
    let venues = ["Cubs": "Wrigley Field", "Tigers": "Comerica Park", "Reds": "Great American Ball Park"]
    let rows = (0..<40).map { number in
      let home = venues.keys.sorted()[number * 7 % 3]
      let hour = 10 + number * 5 % 8
      return
        "2026-07-0\(1 + number * 3 % 5),\(hour):0\(number % 10),\(home),Brewers,\(venues[home] ?? ""),id-\(number)\n"
    }
    let games = try read(header + rows.joined()).games
    #expect(games.count == 40 && Set(games.map(\.game.gameID)).count == 40)
    #expect(zip(games, games.dropFirst()).allSatisfy { !ScheduleGame.isBefore($1, $0) })
    #expect(games.allSatisfy { $0.game.venue == $0.homeTeam?.venue })
  }
}
