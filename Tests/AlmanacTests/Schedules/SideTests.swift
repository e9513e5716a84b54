import Itinerary
import ScheduleTestSupport
import Testing

/// Ways in which calendars and tables of one club say that it plays at home or away.
struct SideTests {
  @Test(arguments: [
    "AWAY - Iowa Wild", "Away vs Iowa Wild", "Away vs. Iowa Wild", "Away | Iowa Wild", "Away game vs Iowa Wild",
    "Away Game: Iowa Wild", "Away Game - Iowa Wild", "Iowa Wild, Away", "Iowa Wild - Away",
    "Road game - Iowa Wild", "AWAY GAME - Rockford IceHogs vs Iowa Wild", "On the road: Iowa Wild",
    "Iowa Wild | Road", "AWAY: Iowa Wild", "(A) Iowa Wild", "[A] Iowa Wild",
    "AWAY Iowa Wild", "✈️ Iowa Wild", "🚗 Iowa Wild", "AWAY Iowa Wild - Game 3",
    "Road: Iowa Wild", "@ Iowa Wild", "Iowa Wild (Away)", "Away @ Iowa Wild",
    "Auswärts - Iowa Wild", "Visitante: Iowa Wild", "Road trip: Iowa Wild", "Away Match v Iowa Wild",
  ])
  func `understands a mark of an away game`(_ summary: String) throws {
    #expect(try game(summary)?.game.pairing == "Rockford IceHogs @ Iowa Wild")
  }

  @Test(arguments: [
    "Home game - Iowa Wild", "Home vs Iowa Wild", "HOME Iowa Wild", "🏠 Iowa Wild", "Iowa Wild, Home",
    "Home - Iowa Wild",
    "Home: Iowa Wild", "Home Opener vs Iowa Wild", "Iowa Wild", "Home Game 2 vs Iowa Wild",
  ])
  func `understands a mark of a home game`(_ summary: String) throws {
    #expect(try game(summary)?.game.pairing == "Iowa Wild @ Rockford IceHogs")
  }

  @Test func `reports a side that can't be determined`() throws {
    let finding = ScheduleFinding.unknownSide("", club: "Rockford IceHogs")
    for summary in ["Iowa Wild", "Regular Season - Iowa Wild"] {
      let schedule = try read(calendar(["DTSTART:20260903T180000Z", "SUMMARY:\(summary)"], before: Self.title))
      #expect(schedule.findings.contains(finding), "\(schedule.messages)")
    }
    for summary in [
      "Home - Iowa Wild", "AWAY Iowa Wild", "HOME Iowa Wild", "🏠 Iowa Wild", "Iowa Wild vs Rockford IceHogs",
    ] {
      let schedule = try read(calendar(["DTSTART:20260903T180000Z", "SUMMARY:\(summary)"], before: Self.title))
      #expect(!schedule.findings.contains(finding))
    }
    // A name without a mark among games with one is a game at home.
    let marked = try read("date,opponent\n2026-07-03,Cardinals\n2026-07-04,@ Brewers\n", ScheduleOptions(club: "Cubs"))
    #expect(!marked.findings.contains { $0.isOfSide })
  }

  private static let headings: [(heading: String, home: String, away: String)] = [
    ("Type", "Home", "Road"), ("V/H", "H", "V"), ("Home/Road", "H", "R"), ("is_away", "0", "1"),
    ("is_home_game", "true", "false"), ("Home?", "Y", "N"), ("Home Game", "Yes", "No"), ("Heim/Auswärts", "H", "A"),
    ("Condición", "Local", "Visitante"), ("Casa/Trasferta", "C", "T"), ("Lieu", "Domicile", "Extérieur"),
    ("H/A", "H", "A"), ("Home/Away", "Home Game", "Away Game"), ("Thuis/Uit", "T", "U"), ("At", "vs", "at"),
    ("Local/Visitante", "L", "V"), ("Is Home", "1", "0"), ("Site", "Home", "Away"),
  ]

  @Test(arguments: headings)
  func `understands a column of sides`(_ heading: String, _ home: String, _ away: String) throws {
    for team in ["", "Team,"] {
      let club = team.isEmpty ? "" : "Rockford IceHogs,"
      let table = """
        Date,\(team)Opponent,\(heading)
        2026-10-03,\(club)Iowa Wild,\(away)
        2026-10-10,\(club)Iowa Wild,\(home)

        """
      let schedule = try read(table, ScheduleOptions(club: "Rockford IceHogs"))
      #expect(schedule.pairings == ["Rockford IceHogs @ Iowa Wild", "Iowa Wild @ Rockford IceHogs"], "\(heading)")
      #expect(!schedule.findings.contains { $0.isOfSide }, "\(schedule.messages)")
    }
  }

  @Test func `reports a table of opponents without sides`() throws {
    let club = ScheduleOptions(club: "Rockford IceHogs")
    let bare = try read("Date,Opponent\n2026-10-03,Iowa Wild\n2026-10-10,Milwaukee Admirals\n", club)
    #expect(bare.reports(.unknownSide("", club: "Rockford IceHogs"), line: 2))
    let odd = try read("Date,Opponent,H/A\n2026-10-03,Iowa Wild,Z\n2026-10-10,Milwaukee Admirals,A\n", club)
    #expect(odd.reports(.unknownSide("Z", club: "Rockford IceHogs"), line: 2))
    #expect(odd.games.last?.game.pairing == "Rockford IceHogs @ Milwaukee Admirals")
    let placed = try read("Date,Opponent,Venue\n2026-07-03,Cardinals,Wrigley Field\n", ScheduleOptions(club: "Cubs"))
    #expect(!placed.findings.contains { $0.isOfSide })
  }

  @Test func `words of a side within names are not marks`() throws {
    let table = "date,subject\n2026-07-03,Road Runners vs Road Hogs\n2026-07-04,Home United v Away Days\n"
    #expect(try read(table).pairings == ["Road Hogs @ Road Runners", "Away Days @ Home United"])
  }

  private static let title = ["X-WR-CALNAME:Rockford IceHogs"]

  private func game(_ summary: String) throws -> ScheduleGame? {
    let text = summary.split(separator: ",", omittingEmptySubsequences: false).joined(separator: "\\,")
    return try read(calendar(["DTSTART:20260903T180000Z", "SUMMARY:\(text)"], before: Self.title)).games.first
  }

  @Test func `the venue determines the home team of two listed teams`() throws {
    for (first, second) in [("Royals", "Tigers"), ("Tigers", "Royals")] {
      let text = "Date,Time,Team 1,Team 2,Venue\n2026-07-03,19:05,\(first),\(second),Comerica Park\n"
      let schedule = try read(text)
      #expect(schedule.pairings == ["Kansas City Royals @ Detroit Tigers"])
      #expect(!schedule.findings.contains { $0.kind == .venue })
    }
  }

  @Test func `reports a home team at the venue of the visitors`() throws {
    let rows = "2026-07-03,19:05,Royals,Tigers,Comerica Park\n2026-07-04,19:05,Royals,Tigers,Field of Dreams\n"
    let schedule = try read("Date,Time,Home,Away,Venue\n" + rows)
    #expect(schedule.homes == ["Kansas City Royals", "Kansas City Royals"])
    #expect(schedule.reports(.visitorsAtHome("Comerica Park", team: "Detroit Tigers"), line: 2))
  }
}
