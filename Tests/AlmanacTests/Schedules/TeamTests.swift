import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

struct TeamTests {
  @Test(arguments: [
    ("Indians", "Red Sox", "MLB", "Cleveland Guardians"), ("Oakland Athletics", "Mariners", "MLB", "Athletics"),
    ("A's", "Mariners", "MLB", "Athletics"), ("CHW", "DET", "MLB", "Chicago White Sox"),
    ("Redskins", "Eagles", "NFL", "Washington Commanders"),
    ("Montréal Canadiens", "Bruins", "NHL", "Montreal Canadiens"),
    ("St Louis Blues", "Bruins", "NHL", "St. Louis Blues"), ("SAINT LOUIS BLUES", "Bruins", "NHL", "St. Louis Blues"),
    ("NY Red Bulls", "Austin", "MLS", "Red Bull New York"), ("Man United", "Spurs", "EPL", "Man Utd"),
    ("BRK", "PHO", "NBA", "Brooklyn Nets"),
  ])
  func `former names nicknames and abbreviations are known`(
    _ home: String, _ away: String, _ league: String, _ name: String
  ) throws {
    let schedule = try read("date,home,away,venue\n2026-07-03,\(home),\(away),\n")
    expect(schedule.first?.home, name)
    expect(schedule.first?.league, league)
  }

  @Test func `a name of several leagues means the one of the file`() throws {
    let rows = ["Giants,Dodgers", "Cardinals,Cubs", "Rangers,Angels", "SEA,ATH", "Panthers,Kings"]
    let baseball = try read("date,home,away,venue\n" + rows.map { "2026-07-03,\($0),\n" }.joined())
    #expect(Set(baseball.homes).isSuperset(of: ["San Francisco Giants", "Texas Rangers", "Seattle Mariners"]))
    let football = try read("date,home,away,venue\n2026-10-03,Giants,Cowboys,\n2026-10-03,Cardinals,49ers,\n")
    expect(Set(football.homes), ["New York Giants", "Arizona Cardinals"])
  }

  @Test func `a column of leagues decides`() throws {
    let table =
      "date,league,home,away,venue\n2026-10-03,NHL,Kings,Jets,\n2026-10-03,NBA,Kings,Celtics,\n2026-10-03,KBO,Giants,Bears,\n"
    expect(Set(try read(table).homes), ["Los Angeles Kings", "Sacramento Kings", "Giants"])
  }

  @Test func `places alone are not guessed`() throws {
    for rows in [["Arizona,Houston"], ["Arizona,Houston", "Houston,Seattle"]] {
      let table = "date,home,away,venue\n" + rows.map { "2026-01-03,\($0),Some Arena\n" }.joined()
      #expect(try read(table).games.allSatisfy { $0.homeTeam == nil && $0.game.league == nil })
    }
  }

  @Test func `places that only colleges share mean colleges`() throws {
    let table =
      "date,home,away,venue\n"
      + ["Arizona,Houston", "Kansas,Baylor", "Duke,Virginia", "Houston,Kansas"]
      .map { "2026-01-03,\($0),Some Arena\n" }.joined()
    let schedule = try read(table)
    expect(Set(schedule.homes), ["Arizona Wildcats", "Kansas Jayhawks", "Duke Blue Devils", "Houston Cougars"])
    #expect(schedule.games.allSatisfy { $0.game.league == "NCAA" })
  }

  @Test(arguments: [
    ("Bruins,Penguins", "Boston Bruins"), ("Wild,Stars", "Minnesota Wild"), ("Giants,Cubs", "San Francisco Giants"),
    ("Senators,Canucks", "Ottawa Senators"), ("Bulls,Cavaliers", "Chicago Bulls"), ("Bears,Lions", "Chicago Bears"),
    ("Kings,Ducks", "Los Angeles Kings"), ("Eagles,Bears", "Philadelphia Eagles"), ("Arsenal,Everton", "Arsenal"),
    ("Miami Heat,Boston", "Miami Heat"),
  ])
  func `a name keeps its meaning in a major league`(_ row: String, _ name: String) throws {
    try expect(read("date,home,away,venue\n2026-07-03,\(row),\n").first?.home, name)
  }

  @Test(arguments: [
    ("Durham Bulls,Norfolk Tides", "MiLB"), ("Providence Bruins,Hershey Bears", "AHL"),
    ("Bayern,Dortmund", "Bundesliga"),
    ("Kansas Jayhawks,Duke Blue Devils", "NCAA"), ("Ipswich Town,Arsenal", "EFL"), ("Thorns,Seattle Reign", "NWSL"),
    ("Real Betis,Sevilla", "LaLiga"), ("Juventus,Inter", "SerieA"), ("Paris Saint-Germain,Lyon", "Ligue1"),
  ])
  func `clubs of smaller leagues are known`(_ row: String, _ league: String) throws {
    let game = try #require(try read("date,home,away,venue\n2026-07-03,\(row),\n").games.first)
    expect(game.game.league, league)
  }

  @Test func `a promoted club is known in the league it plays in`() throws {
    let rows = ["Arsenal,Chelsea", "Ipswich,Liverpool", "Everton,Southampton"]
    let schedule = try read("date,home,away,venue\n" + rows.map { "2026-01-03,\($0),\n" }.joined())
    expect(Set(schedule.homes), ["Arsenal", "Ipswich Town", "Everton"])
  }

  @Test func `a name that two teams of the league share is not guessed`() throws {
    let schedule = try read("date,league,home,away,venue\n2026-07-03,MLB,Chicago,Detroit,\n")
    #expect(schedule.games.first?.homeTeam == nil)
    #expect(schedule.findings.contains(.allTeamsUnknown))
  }

  @Test func `games of a team are found by any of its names`() throws {
    let schedule = try read("date,home,away,venue\n2026-07-03,Cubs,Cardinals,\n2026-07-04,Brewers,Reds,\n")
    for name in ["CHC", "chc", "Cubs", "Chicago Cubs", "St. Louis Cardinals", "STL"] {
      expect(schedule.filtered(teams: [name], from: nil, to: nil).days, ["2026-07-03"])
    }
    expect(schedule.filtered(teams: ["Cubs", "Reds"], from: CivilDate("2026-07-04"), to: nil).games.count, 1)
    #expect(schedule.filtered(teams: ["Yankees"], from: nil, to: nil).games.isEmpty)
  }

  // MARK: Names of schools with something before or behind them

  private static let others = ["Kansas,Baylor", "Duke,Virginia", "Houston,Kansas", "Arizona,Houston"]

  @Test(arguments: [
    "Trinity (Texas)", "Westminster (Utah)", "Wheaton (Ill.)", "Trinity (Conn.)", "Indiana (PA)", "California (Pa.)",
    "Northwestern (Minn.)", "Northwestern (IA)", "St. John's (Minn.)", "St. Thomas (FL)", "Saint Mary's (MN)",
    "Notre Dame (OH)", "Xavier (LA)", "Loyola (New Orleans)", "Miami (Texas)", "Kentucky State", "Albany State",
    "Minnesota State", "Virginia State", "West Virginia State", "San Francisco State", "Missouri-St. Louis",
    "Penn State Behrend", "Montana State Billings", "Colorado State Pueblo", "Cal Poly Pomona", "Cal Poly Humboldt",
    "Penn State Altoona", "West Texas A&M", "Texas A&M Kingsville", "Northwestern Oklahoma State", "Purdue Northwest",
    "Iowa City", "Cal Poly Pomona Broncos", "Penn State Behrend Lions",
  ])
  func `reports a school other than the famous one as unknown`(_ name: String) throws {
    for schedule in try schedules(with: name) {
      let game = schedule.games.first { $0.day == CivilDate("2026-01-10") }
      #expect(game?.homeTeam == nil && game?.game.home == name, "\(game?.game.home ?? "none")")
      #expect(game?.game.away == "Kansas Jayhawks")
      #expect(schedule.findings.contains(.unknownTeam(name)))
    }
  }

  @Test(arguments: [
    ("Miami (OH)", "Miami (OH) RedHawks"), ("Miami (Ohio)", "Miami (OH) RedHawks"),
    ("Miami-Ohio", "Miami (OH) RedHawks"), ("Miami (FL)", "Miami Hurricanes"), ("Miami (Fla.)", "Miami Hurricanes"),
    ("Kentucky", "Kentucky Wildcats"), ("Kentucky Wildcats", "Kentucky Wildcats"),
    ("Xavier (Ohio)", "Xavier Musketeers"),
    ("Penn State", "Penn State Nittany Lions"), ("Penn State Nittany Lions", "Penn State Nittany Lions"),
    ("St. Thomas (MN)", "St. Thomas Tommies"), ("St. John's (NY)", "St. John's Red Storm"),
    ("Saint Mary's (CA)", "Saint Mary's Gaels"), ("Loyola (MD)", "Loyola Maryland Greyhounds"),
    ("Missouri State", "Missouri State Bears"), ("Cal Poly", "Cal Poly Mustangs"), ("Indiana (IN)", "Indiana Hoosiers"),
  ])
  func `recognizes a school by its own state`(_ name: String, _ team: String) throws {
    for schedule in try schedules(with: name) {
      #expect(schedule.games.first { $0.day == CivilDate("2026-01-10") }?.game.home == team)
    }
  }

  @Test(arguments: [
    ("#12 Kansas at Penn State Homecoming", "Penn State Nittany Lions"),
    ("Kansas at Duke University", "Duke Blue Devils"),
    ("Kansas at (4) Penn State (ESPN)", "Penn State Nittany Lions"),
    ("Kansas at Penn State Wrestling", "Penn State Nittany Lions"), ("Kansas at Duke | ACCN", "Duke Blue Devils"),
  ])
  func `ignores text without a school`(_ summary: String, _ team: String) throws {
    let rows = Self.others.map { "2026-01-03," + $0.split(separator: ",").joined(separator: " vs ") }
    let table = (["date,subject"] + rows + ["2026-01-10,\"\(summary)\"", ""]).joined(separator: "\n")
    #expect(try read(table).games.last?.game.home == team)
  }

  @Test(arguments: ["Cal Poly Pomona Broncos", "Kentucky State Athletics", "Northwestern (Iowa) Schedule"])
  func `a calendar of another school is not that of the famous one`(_ title: String) throws {
    let lines = ["X-WR-CALNAME:\(title)", "BEGIN:VEVENT", "UID:1", "DTSTART:20260103T180000Z", "SUMMARY:at Baylor"]
    let text = calendar(["DTSTART:20260110T180000Z", "SUMMARY:vs Houston"], before: lines + ["END:VEVENT"])
    #expect(throws: ScheduleRefusal.noClub(entries: 2)) { try read(text) }
  }

  /// Returns a table of summaries and one of two columns of teams, with Kansas at the school.
  private func schedules(with name: String) throws -> [Schedule] {
    let columns = Self.others.map { "2026-01-03,\($0)" } + ["2026-01-10,\(name),Kansas"]
    let summaries =
      Self.others.map { "2026-01-03," + $0.split(separator: ",").joined(separator: " vs ") }
      + ["2026-01-10,Kansas at \(name)"]
    return [
      try read((["date,home,away"] + columns + [""]).joined(separator: "\n")),
      try read((["date,subject"] + summaries + [""]).joined(separator: "\n")),
    ]
  }
}
