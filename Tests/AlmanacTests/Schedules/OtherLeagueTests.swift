import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Leagues that no table has, and leagues that share nicknames: the place of a game and the name of the file show which
/// teams are meant, or that they are of no known league.
struct OtherLeagueTests {
  private func feed(_ title: String, _ games: [(summary: String, place: String)]) throws -> Schedule {
    try read(ScheduleTestSupport.feed(title, games))
  }

  @Test(arguments: [
    ("Games", "Heat vs Thunder", "Manuka Oval, Canberra"), ("Games", "Bears v Chiefs", "Ashton Gate"),
    ("Games", "Avalanche vs Blues", "Ice Den, Scottsdale, AZ"),
    ("Games", "Tigers vs Giants", "Sajik Stadium, Busan, South Korea"), ("KBO 2026", "Tigers vs Giants", "TBD"),
    ("Big Bash League", "Heat vs Thunder", "The Gabba"), ("Super Rugby", "Blues v Chiefs", "TBD"),
    ("Games", "KBO: Tigers vs Giants", "TBD"), ("Games", "[BBL] Heat vs Thunder", "TBD"),
    ("Serie A Femminile", "Roma v Juventus", "Tre Fontane"), ("Ajax Women", "Ajax v PSV", "TBD"),
    ("Ajax (W)", "Ajax v PSV", "TBD"),
    ("U18 Fixtures", "Arsenal v Chelsea", "TBD"),
  ])
  func `teams of an unknown league are not those of a known one`(
    _ title: String, _ summary: String, _ place: String
  ) throws {
    let schedule = try feed(title, [(summary, place)])
    #expect(schedule.games.allSatisfy { $0.homeTeam == nil && $0.awayTeam == nil && $0.game.league == nil })
    #expect(schedule.findings.contains { $0.kind == .team && $0.subject == .league }, "\(schedule.messages)")
  }

  @Test func `unknown venues count against the league of a file`() throws {
    let games = [
      ("Tigers vs Giants", "Champions Field"), ("Twins vs Tigers", "Baseball Stadium"),
      ("Giants vs Twins", "Sajik Stadium"),
    ]
    #expect(try feed("Games", games).games.allSatisfy { $0.homeTeam == nil && $0.awayTeam == nil })
    // One new name does not.
    let one = try feed("Games", [("Tigers vs Twins", "New Sponsor Field"), ("Tigers vs Giants", "New Sponsor Field")])
    #expect(one.games.allSatisfy { $0.game.home == "Detroit Tigers" })
  }

  @Test func `a nickname alone does not mean a club of a small league`() throws {
    #expect(try feed("Games", [("Warriors v Raiders", "TBD")]).games.allSatisfy { $0.homeTeam == nil })
    let regina = try feed("Games", [("Warriors v Raiders", "Moose Jaw, Sask.")])
    expect(regina.pairings, ["Prince Albert Raiders @ Moose Jaw Warriors"])
    #expect(try feed("WHL", [("Warriors v Raiders", "TBD")]).games.allSatisfy { $0.game.league == "WHL" })
  }

  @Test(arguments: [
    ("Panthers at Jets", "Canada Life Centre", "Florida Panthers @ Winnipeg Jets"),
    ("Cardinals at Giants", "Oracle Park", "St. Louis Cardinals @ San Francisco Giants"),
    ("Cardinals at Giants", "MetLife Stadium, East Rutherford, NJ", "Arizona Cardinals @ New York Giants"),
    ("DAL @ HOU", "Toyota Center", "Dallas Mavericks @ Houston Rockets"),
    ("Kings at Jets", "Winnipeg, Manitoba", "Los Angeles Kings @ Winnipeg Jets"),
  ])
  func `the venue determines the league of nicknames`(_ summary: String, _ place: String, _ game: String) throws {
    try expect(feed("Games", [(summary, place)]).pairings, [game])
  }

  @Test func `a venue of another league outweighs the league of the file`() throws {
    let football = [
      ("Packers at Bears", "Soldier Field"), ("Cowboys at Eagles", "Lincoln Financial Field"),
      ("Cardinals at Giants", "Oracle Park"), ("Jets at Broncos", "Tottenham Hotspur Stadium, London"),
      ("Rams at Jaguars", "Wembley Stadium"),
    ]
    try expect(
      feed("Games", football).pairings,
      [
        "Green Bay Packers @ Chicago Bears", "Dallas Cowboys @ Philadelphia Eagles",
        "St. Louis Cardinals @ San Francisco Giants", "New York Jets @ Denver Broncos",
        "Los Angeles Rams @ Jacksonville Jaguars",
      ])
  }

  @Test(arguments: ["NFL Games", "Jacksonville Jaguars"])
  func `a neutral site does not contradict a named league`(_ title: String) throws {
    let game = try #require(try feed(title, [("Rams vs Jaguars", "Wembley Stadium")]).games.first)
    #expect(game.game.league == "NFL" && game.game.city == "London, England")
  }

  @Test func `a neutral site does not contradict towns, nor a farm club's park its club`() throws {
    let college = try feed("Games", [("No. 12 Kansas vs. No. 3 Duke", "United Center, Chicago, Ill.")])
    expect(college.pairings, ["Duke Blue Devils @ Kansas Jayhawks"])
    let spring = try feed(
      "Games", [("Yankees at Red Sox", "Fenway Park"), ("Red Sox at Blue Jays", "Dunedin Stadium")])
    expect(spring.games.last?.game.pairing, "Boston Red Sox @ Toronto Blue Jays")
  }

  @Test(arguments: ["Parking: Chicago Bulls vs Miami Heat", "Watch Party: Bulls at Heat"])
  func `ignores text next to a game`(_ summary: String) throws {
    try expect(feed("Games", [("Bulls vs Knicks", "United Center"), (summary, "United Center")]).games.count, 1)
  }

  @Test func `spring training does not contradict a league`() throws {
    let games = [
      ("Cubs at Brewers", "American Family Fields of Phoenix"), ("Reds at Cubs", "Sloan Park - Mesa"),
      ("Padres at Cubs", "Mesa, AZ"),
    ]
    #expect(try feed("Games", games).games.allSatisfy { $0.game.league == "MLB" })
  }

  @Test func `a league in a summary determines the teams`() throws {
    let games = [
      ("NFL: Cardinals at Giants", "TBD"), ("MLB: Cardinals at Giants", "TBD"), ("NHL: Panthers at Jets", "TBD"),
    ]
    try expect(
      feed("Games", games).pairings,
      [
        "Arizona Cardinals @ New York Giants", "St. Louis Cardinals @ San Francisco Giants",
        "Florida Panthers @ Winnipeg Jets",
      ])
  }

  @Test(arguments: [
    ("Big Bash League", "Heat", "Thunder"), ("Premier League Women", "Fulham", "Everton"),
    ("KBO League", "Tigers", "Giants"),
  ])
  func `a column can name an unknown league`(_ league: String, _ home: String, _ away: String) throws {
    let schedule = try read("date,league,home,away,venue\n2026-10-03,\(league),\(home),\(away),\n")
    #expect(schedule.games.first?.homeTeam == nil && schedule.games.first?.awayTeam == nil)
  }

  @Test(arguments: [
    ("Ajax (Women) - PSV (Women)", "PSV (Women) @ Ajax (Women)"),
    ("Juventus Women v Roma Women", "Roma Women @ Juventus Women"),
    ("Juventus W - Roma W", "Roma Women @ Juventus Women"),
    ("Juventus (W) v Roma (W)", "Roma (Women) @ Juventus (Women)"),
    ("Lille Féminin - Rodez Féminines", "Rodez Féminines @ Lille Féminin"),
    ("Chelsea U21 v Everton U21", "Everton U21 @ Chelsea U21"),
  ])
  func `women's and youth teams are not the known club`(_ summary: String, _ game: String) throws {
    let schedule = try feed("Games", [(summary, "TBD")])
    expect(schedule.pairings, [game])
    #expect(schedule.games.allSatisfy { $0.place == nil })
    #expect(!schedule.messages.isEmpty)
  }

  @Test(arguments: [
    "vs BYE", "BYE", "Bye week", "OFF", "Open date", "Chicago Bears BYE", "vs Open", "Bears vs. BYE WEEK",
    "Week 7: BYE",
    "Idle", "No Game",
  ])
  func `a week off is not a game`(_ summary: String) throws {
    let schedule = try feed(
      "Chicago Bears", [("vs Packers", "Soldier Field"), (summary, "TBD"), ("at Lions", "Ford Field")])
    expect(schedule.games.map(\.game.away), ["Green Bay Packers", "Chicago Bears"])
    let table = "date,opponent,h/a\n2026-09-13,Packers,H\n2026-09-20,\(summary),\n2026-09-27,Lions,A\n"
    try expect(read(table, name: "chicago-bears-2026.csv").games.count, 2)
  }

  @Test func `a state after a unique school determines where it plays`() throws {
    let games = try feed("Games", [("Army vs Navy (PA)", "TBD"), ("Duke at Kansas", "TBD")]).games
    expect(games.first?.game.pairing, "Navy Midshipmen @ Army Black Knights")
  }

  @Test(arguments: [
    ("Stars 3 - Wild 2", "Minnesota Wild @ Dallas Stars"), ("Wild 2 - Stars 3", "Dallas Stars @ Minnesota Wild"),
    ("Stars 3 - Wild 2 (SO)", "Minnesota Wild @ Dallas Stars"), ("Blues - Wild 2", "Minnesota Wild @ St. Louis Blues"),
  ])
  func `a number behind a name that is also a word is a score`(_ summary: String, _ game: String) throws {
    let games = [("Bruins at Rangers", "TBD"), ("Flames at Oilers", "TBD"), (summary, "TBD")]
    try expect(feed("NHL", games).games.last?.game.pairing, game)
  }

  @Test(arguments: [
    ("Sixers at Blazers", "Philadelphia 76ers @ Portland Trail Blazers"),
    ("Rapids vs Crew", "Columbus Crew @ Colorado Rapids"),
    ("Villa v Palace", "Crystal Palace @ Aston Villa"), ("Habs at Canes", "Montreal Canadiens @ Carolina Hurricanes"),
    ("Nats at D-backs", "Washington Nationals @ Arizona Diamondbacks"),
    ("Niners at Jags", "San Francisco 49ers @ Jacksonville Jaguars"),
    ("Bolts at Leafs", "Tampa Bay Lightning @ Toronto Maple Leafs"),
    ("Cavs at Mavs", "Cleveland Cavaliers @ Dallas Mavericks"),
    ("Pens at Caps", "Pittsburgh Penguins @ Washington Capitals"),
    ("Jays at Yanks", "Toronto Blue Jays @ New York Yankees"),
  ])
  func `recognizes short forms of nicknames`(_ summary: String, _ game: String) throws {
    try expect(feed("Games", [(summary, "TBD")]).pairings, [game])
  }
}
