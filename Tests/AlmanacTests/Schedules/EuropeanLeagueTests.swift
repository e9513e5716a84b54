import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Leagues of Europe: clubs with venue, city and zone, and the teams of women, nations and rugby clubs that have the
/// names of better known ones.
struct EuropeanLeagueTests {
  private func games(_ rows: [String], heading: String = "Date,Time,Competition,Home,Away") throws -> [Game] {
    try read(([heading] + rows).joined(separator: "\n") + "\n").games.map(\.game)
  }

  @Test func `knows clubs with venue, city and zone`() throws {
    let fixtures = Published.rows("clubs.tsv")
    let rows = fixtures.enumerated().map { "2026-11-\(10 + $0),15:00,\($1.text(0))" }
    let schedule = try read("Date,Time,Competition,Home,Away\n" + rows.joined(separator: "\n") + "\n")
    let games = schedule.games.map(\.game)
    #expect(schedule.findings.allSatisfy { ![.team, .league].contains($0.kind) }, "\(schedule.messages)")
    expect(games.count, fixtures.count)
    for (game, fixture) in zip(games, fixtures) {
      expect(game.pairing, fixture.text(1))
      expect([game.venue, game.city, game.timeZone].compactMap { $0 }.joined(separator: ", "), fixture.text(2))
    }
  }

  @Test(arguments: [
    ("Arsenal,Newcastle", "EPL"), ("Newcastle,Leicester", "EPL"), ("Leicester,Bristol City", "EFL"),
    ("Barcelona,Real Madrid", "LaLiga"), ("Toulouse,Lyon", "Ligue1"), ("Bayern,Wolfsburg", "Bundesliga"),
    ("Sharks,Kings", "NHL"), ("Bears,Chiefs", "NFL"), ("Leinster,Munster", "URC"), ("Saracens,Harlequins", "PREM"),
    ("Leicester Tigers,Bath Rugby", "PREM"), ("Arsenal Women,Chelsea Women", "WSL"),
  ])
  func `a name means the better known team unless the schedule names the league`(
    _ row: String, _ league: String
  ) throws {
    try expect(games(["2026-11-28,15:00,\(row)"], heading: "Date,Time,Home,Away").map(\.league), [league])
  }

  @Test(arguments: ["World Cup", "UEFA Nations League", "Friendly", "Six Nations U20", "Under-20 Six Nations", ""])
  func `nations mean rugby teams only in the Six Nations`(_ competition: String) throws {
    let game = try #require(try games(["2026-11-28,15:00,\(competition),England,Ireland"]).first)
    #expect(game.venue == nil && game.city != "London, England")
  }

  @Test(arguments: [
    ("UEFA Women's Champions League,Arsenal,Barcelona", "FC Barcelona Femení @ Arsenal Women"),
    ("Women's FA Cup,Arsenal,Fulham", "Fulham @ Arsenal Women"),
    ("Investec Champions Cup,Leinster,Toulouse", "Stade Toulousain @ Leinster"),
    ("Investec Champions Cup,Sharks,Bristol", "Bristol Bears @ Sharks"),
    ("CONCACAF Champions Cup,Toronto FC,Inter Miami", "Inter Miami CF @ Toronto FC"),
    ("UEFA Champions League,Arsenal,Sparta Praha", "Sparta Praha @ Arsenal"),
    ("Premiership Women's Rugby,Leicester,Saracens", "Saracens @ Leicester"),
    (",Leinster,Toulouse", "Toulouse @ Leinster"), (",Arsenal Women,Fulham", "Fulham @ Arsenal Women"),
  ])
  func `cups imply the sport, and clubs of different sports are never paired`(_ row: String, _ pairing: String) throws {
    try expect(games(["2026-11-28,15:00,\(row)"]).map(\.pairing), [pairing])
  }

  @Test(arguments: [
    "Lyon Féminines - Paris FC Féminines", "Arsenal (W) v Chelsea (W)", "Arsenal W - Chelsea W",
    "Arsenal Women v Chelsea Ladies", "Bayern München Frauen - Wolfsburg (Frauen)",
  ])
  func `a word for women means the women's team`(_ summary: String) throws {
    let games = try games(["2026-11-28,15:00,\(summary)"], heading: "Date,Time,Match")
    #expect(games.count == 1 && games.allSatisfy { $0.timeZone != nil })
  }

  @Test(arguments: [
    ("E0,Ipswich Town,Arsenal", "Arsenal @ Ipswich Town"),
    ("Premier League,Ipswich Town,Arsenal", "Arsenal @ Ipswich Town"),
    ("EFL Championship,Burnley,West Ham", "West Ham @ Burnley"),
    ("EC,Carlisle,Southend", "Southend United @ Carlisle United"),
    ("E3,York,Rochdale", "Rochdale @ York City"), ("D3,Rot-Weiss Essen,SC Verl", "SC Verl @ Rot-Weiss Essen"),
    ("3. Liga,Alemannia Aachen,Preußen Münster", "Preußen Münster @ Alemannia Aachen"),
    ("SC1,Ayr,Raith Rvs", "Raith Rovers @ Ayr United"), ("National League,Altrincham,Woking", "Woking @ Altrincham"),
  ])
  func `a club that was promoted or relegated is known in its new league`(_ row: String, _ pairing: String) throws {
    let games = try games(["2026-11-28,15:00,\(row)"])
    expect(games.map(\.pairing), [pairing])
    #expect(games.allSatisfy { $0.timeZone != nil })
  }

  @Test func `the title of a file names the league`() throws {
    let rows = "date,home,away,venue\n2026-11-28,Arsenal,Chelsea,\n2026-11-28,Everton,Brighton,\n"
    for name in ["wsl-2026.csv", "WSL 2026-27.csv", "womens-super-league.csv"] {
      try expect(read(rows, name: name).homes, ["Arsenal Women", "Everton Women"], "\(name)")
    }
    for name in ["prem-2026.csv", "/mnt/wsl/Documents/football.csv"] {
      try expect(read(rows, name: name).homes, ["Arsenal", "Everton"], "\(name)")
    }
    let rugby = "date,home,away,venue\n2026-11-28,Newcastle,Leicester,\n2026-11-28,Bath,Sale,\n"
    try expect(read(rugby, name: "gallagher-prem.csv").homes, ["Newcastle Red Bulls", "Bath Rugby"])
  }

  @Test func `finds a team by a shared name`() throws {
    let schedule = try read("date,league,home,away\n2026-11-28,WSL,Arsenal,Chelsea\n2026-11-29,PREM,Bath,Sale\n")
    for name in ["Arsenal", "Arsenal Women", "Chelsea"] {
      expect(schedule.filtered(teams: [name], from: nil, to: nil).homes, ["Arsenal Women"], "\(name)")
    }
    expect(schedule.filtered(teams: ["Sale"], from: nil, to: nil).homes, ["Bath Rugby"])
  }
}
