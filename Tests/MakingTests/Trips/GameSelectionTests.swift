import Itinerary
import Making
import TestSupport
import Testing
import Tours

@Suite struct GameSelectionTests {
  private let games = [
    "2026-07-03,13:20,Cubs,Cardinals", "2026-07-04,18:40,Tigers,Cubs", "2026-07-05,18:40,Tigers,Guardians",
    "2026-07-06,18:40,Twins,Royals",
  ]

  @Test func `selects the games of a team at home and away`() throws {
    try expect(days(GameSelection(teams: ["CHC"])), [3, 4])
    try expect(days(GameSelection(teams: ["Cubs", "Minnesota Twins"])), [3, 4, 6])
  }

  @Test func `dates are inclusive`() throws {
    try expect(days(GameSelection(from: CivilDate("2026-07-04"), to: CivilDate("2026-07-05"))), [4, 5])
    try expect(days(GameSelection(teams: ["Cubs"], to: CivilDate("2026-07-03"))), [3])
  }

  @Test func `picked games are added to those of the teams`() throws {
    try expect(days(GameSelection(gameIDs: ["mlb-2026-07-05-DET-1"])), [5])
    try expect(days(GameSelection(teams: ["Cubs"], gameIDs: ["mlb-2026-07-06-MIN-1"])), [3, 4, 6])
  }

  @Test func `refuses IDs that match no game`() throws {
    #expect(throws: PlanRefusal.noGameOf(team: "Mets")) { try days(GameSelection(teams: ["Cubs", "Mets"])) }
    #expect(throws: PlanRefusal.noGame(id: "?")) { try days(GameSelection(gameIDs: ["?"])) }
  }

  @Test func `a new trip follows the requested teams`() throws {
    try expect(follows(GameSelection(teams: ["Cubs"])), ["Cubs"])
    try expect(follows(GameSelection(gameIDs: ["mlb-2026-07-05-DET-1"])), [])
    try expect(follows(GameSelection(teams: ["Cubs"], gameIDs: ["mlb-2026-07-06-MIN-1"])), ["Cubs"])
    let club = GameSelection(to: CivilDate("2026-07-04"))
    try expect(follows(club), ["Chicago Cubs"], "the only one that plays in each game")
    let three = GameSelection(from: CivilDate("2026-07-05"))
    try expect(follows(three), ["Cleveland Guardians", "Detroit Tigers", "Kansas City Royals", "Minnesota Twins"])
  }

  private func days(_ selection: GameSelection) throws -> [Int] {
    try selection.games(of: TripSchedule.of(games)).map(\.day.day)
  }

  private func follows(_ selection: GameSelection) throws -> [String] {
    try selection.follows(selection.games(of: TripSchedule.of(games)))
  }
}
