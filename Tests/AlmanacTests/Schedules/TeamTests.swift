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
  )
    throws
  {
    let schedule = try read("date,home,away,venue\n2026-07-03,\(home),\(away),\n")
    expect(schedule.games.first?.game.home, name)
    expect(schedule.games.first?.game.league, league)
  }

  @Test func `a name of several leagues is that of the file`() throws {
    let rows = ["Giants,Dodgers", "Cardinals,Cubs", "Rangers,Angels", "SEA,ATH", "Panthers,Kings"]
    let baseball = try read("date,home,away,venue\n" + rows.map { "2026-07-03,\($0),\n" }.joined())
    #expect(
      Set(baseball.games.map(\.game.home)).isSuperset(of: ["San Francisco Giants", "Texas Rangers", "Seattle Mariners"])
    )
    let football = try read("date,home,away,venue\n2026-10-03,Giants,Cowboys,\n2026-10-03,Cardinals,49ers,\n")
    expect(Set(football.games.map(\.game.home)), ["New York Giants", "Arizona Cardinals"])
  }

  @Test func `a column of leagues decides`() throws {
    let table =
      "date,league,home,away,venue\n2026-10-03,NHL,Kings,Jets,\n2026-10-03,NBA,Kings,Celtics,\n2026-10-03,KBO,Giants,Bears,\n"
    expect(Set(try read(table).games.map(\.game.home)), ["Los Angeles Kings", "Sacramento Kings", "Giants"])
  }

  @Test func `places alone are not guessed`() throws {
    for rows in [["Arizona,Houston"], ["Arizona,Houston", "Houston,Seattle"]] {
      let table = "date,home,away,venue\n" + rows.map { "2026-01-03,\($0),Some Arena\n" }.joined()
      #expect(try read(table).games.allSatisfy { $0.homeTeam == nil && $0.game.league == nil })
    }
  }

  @Test func `places that only colleges share are colleges`() throws {
    let table =
      "date,home,away,venue\n"
      + ["Arizona,Houston", "Kansas,Baylor", "Duke,Virginia", "Houston,Kansas"]
      .map { "2026-01-03,\($0),Some Arena\n" }.joined()
    let schedule = try read(table)
    expect(
      Set(schedule.games.map(\.game.home)),
      [
        "Arizona Wildcats", "Kansas Jayhawks", "Duke Blue Devils", "Houston Cougars",
      ])
    #expect(schedule.games.allSatisfy { $0.game.league == "NCAA" })
  }

  @Test(arguments: [
    ("Bruins,Penguins", "Boston Bruins"), ("Wild,Stars", "Minnesota Wild"), ("Giants,Cubs", "San Francisco Giants"),
    ("Senators,Canucks", "Ottawa Senators"), ("Bulls,Cavaliers", "Chicago Bulls"), ("Bears,Lions", "Chicago Bears"),
    ("Kings,Ducks", "Los Angeles Kings"), ("Eagles,Bears", "Philadelphia Eagles"), ("Arsenal,Everton", "Arsenal"),
    ("Miami Heat,Boston", "Miami Heat"),
  ])
  func `a name of a major league keeps its meaning`(_ row: String, _ name: String) throws {
    try expect(read("date,home,away,venue\n2026-07-03,\(row),\n").games.first?.game.home, name)
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

  @Test func `a club that was promoted is known among those of the league it plays in`() throws {
    let rows = ["Arsenal,Chelsea", "Ipswich,Liverpool", "Everton,Southampton"]
    let schedule = try read("date,home,away,venue\n" + rows.map { "2026-01-03,\($0),\n" }.joined())
    expect(Set(schedule.games.map(\.game.home)), ["Arsenal", "Ipswich Town", "Everton"])
  }

  @Test func `a name that two teams of the league share is not guessed`() throws {
    let schedule = try read("date,league,home,away,venue\n2026-07-03,MLB,Chicago,Detroit,\n")
    #expect(schedule.games.first?.homeTeam == nil)
    #expect(schedule.findings.contains(.team(.allUnknown)))
  }

  @Test func `games of a team are found by any of its names`() throws {
    let schedule = try read("date,home,away,venue\n2026-07-03,Cubs,Cardinals,\n2026-07-04,Brewers,Reds,\n")
    for name in ["CHC", "chc", "Cubs", "Chicago Cubs", "St. Louis Cardinals", "STL"] {
      expect(schedule.filtered(teams: [name], from: nil, to: nil).games.map(\.day.description), ["2026-07-03"])
    }
    expect(schedule.filtered(teams: ["Cubs", "Reds"], from: CivilDate("2026-07-04"), to: nil).games.count, 1)
    #expect(schedule.filtered(teams: ["Yankees"], from: nil, to: nil).games.isEmpty)
  }
}
