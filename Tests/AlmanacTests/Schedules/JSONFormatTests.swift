import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Schedules in the JSON of leagues' and broadcasters' pages, in their shapes with games of the tests' own.
struct JSONFormatTests {
  @Test func `numbers at the limits of their types are accepted`() throws {
    for text in [Self.nhl, Self.nba, Self.cfl, Self.fixtures, Self.bundesliga, Self.cpl, Self.afl, Self.fifa] {
      let games = try readWithAllZones(text).games.count
      for variant in Portion.cases(of: NumberEnds.variants(of: Array(text.utf8))) {
        let text = String(decoding: variant, as: UTF8.self)
        #expect((try? readWithAllZones(text)).map { $0.games.count <= games } ?? true, "\(text)")
      }
    }
  }

  private static let nhl = """
    {"gameWeek": [{"date": "2026-11-07", "games": [
      {"id": 2026020190, "gameType": 2, "venue": {"default": "Scotiabank Arena"}, "neutralSite": false,
       "startTimeUTC": "2026-11-08T00:00:00Z", "venueUTCOffset": "-05:00", "venueTimezone": "America/Toronto",
       "gameScheduleState": "OK",
       "awayTeam": {"placeName": {"default": "Ottawa"}, "commonName": {"default": "Senators"}, "abbrev": "OTT"},
       "homeTeam": {"placeName": {"default": "Toronto"}, "commonName": {"default": "Maple Leafs"}, "abbrev": "TOR"}},
      {"id": 2026020191, "gameType": 2, "venue": {"default": "Avicii Arena"}, "neutralSite": true,
       "startTimeUTC": "2026-11-07T18:00:00Z", "venueUTCOffset": "+01:00", "venueTimezone": "Europe/Stockholm",
       "gameScheduleState": "PPD", "awayTeam": {"placeName": {"default": "Pittsburgh"}, "abbrev": "PIT"},
       "homeTeam": {"placeName": {"default": "Nashville"}, "abbrev": "NSH"}}]}],
     "numberOfGames": 2}
    """

  private static let nba = """
    {"leagueSchedule": {"seasonYear": "2026-27", "leagueId": "00", "gameDates": [{"gameDate": "11/02/2026", "games": [
      {"gameId": "0022600147", "gameStatusText": "9:30 pm ET", "gameDateTimeEst": "2026-11-02T21:30:00Z",
       "gameDateTimeUTC": "2026-11-03T02:30:00Z", "arenaName": "Arena CDMX", "arenaState": "MX",
       "arenaCity": "Mexico City", "isNeutral": true,
       "homeTeam": {"teamName": "Wizards", "teamCity": "Washington", "teamTricode": "WAS"},
       "awayTeam": {"teamName": "Heat", "teamCity": "Miami", "teamTricode": "MIA"}},
      {"gameId": "0022600148", "gameStatusText": "TBD", "gameDateTimeUTC": "2026-11-03T05:00:00Z",
       "arenaName": "Crypto.com Arena", "arenaState": "CA", "arenaCity": "Los Angeles",
       "homeTeam": {"teamName": "Lakers", "teamCity": "Los Angeles", "teamTricode": "LAL"},
       "awayTeam": {"teamName": "Bulls", "teamCity": "Chicago", "teamTricode": "CHI"}},
      {"gameId": "0062600001", "gameStatusText": "TBD", "gameDateTimeUTC": "2026-12-16T05:00:00Z",
       "arenaName": "TBD", "arenaState": "TBD", "arenaCity": "TBD",
       "homeTeam": {"teamName": "", "teamCity": "", "teamTricode": ""},
       "awayTeam": {"teamName": "", "teamCity": "", "teamTricode": ""}}]}]}}
    """

  private static let cfl = """
    [{"type": "REG", "name": "Week 1", "tournaments": [
       {"id": 13419700, "cflId": 6600, "date": "2026-06-04T23:30:00+00:00", "status": "scheduled", "isHidden": false,
        "homeSquad": {"name": "Montreal Alouettes", "shortName": "MTL"},
        "awaySquad": {"name": "Hamilton Tiger-Cats", "shortName": "HAM"}},
       {"id": 13419701, "date": "2026-06-05T23:30:00+00:00", "status": "scheduled", "isHidden": true,
        "homeSquad": {"name": "Toronto Argonauts", "shortName": "TOR"},
        "awaySquad": {"name": "Ottawa Redblacks", "shortName": "OTT"}}]},
     {"type": "POST", "name": "113th Grey Cup", "tournaments": [
       {"id": 13419799, "date": "2026-11-15T23:00:00+00:00", "status": "scheduled",
        "homeSquad": {"name": "TBD", "shortName": "TBD"}, "awaySquad": {"name": "TBD", "shortName": "TBD"}}]}]
    """

  private static let fixtures = """
    [{"MatchNumber": 1, "RoundNumber": 1, "DateUtc": "2026-08-15 19:00:00Z", "Location": "Anfield",
      "HomeTeam": "Liverpool", "AwayTeam": "Bournemouth", "Group": null},
     {"MatchNumber": 2, "RoundNumber": 2, "DateUtc": "2026-08-22 14:00:00Z", "Location": "Anfield",
      "HomeTeam": "To be announced", "AwayTeam": "To be announced", "Group": null}]
    """

  private static let bundesliga = """
    [{"matchID": 63864, "matchDateTime": "2026-08-28T20:30:00", "timeZoneID": "W. Europe Standard Time",
      "leagueName": "1. Fußball-Bundesliga 2026/2027", "matchDateTimeUTC": "2026-08-28T18:30:00Z",
      "group": {"groupOrderID": 1}, "team1": {"teamName": "Eintracht Frankfurt"},
      "team2": {"teamName": "FC Bayern München"}, "matchIsFinished": false,
      "location": {"locationCity": "Frankfurt", "locationStadium": "Deutsche Bank Park"}},
     {"matchID": 63865, "leagueName": "1. Fußball-Bundesliga 2026/2027", "matchDateTimeUTC": "2026-08-29T13:30:00Z",
      "group": {"groupOrderID": 1}, "team1": {"teamName": "Borussia Dortmund"}, "team2": {"teamName": "1. FC Köln"},
      "matchIsFinished": false, "location": null}]
    """

  private static let cpl = """
    {"competition": {"name": "Canadian Premier League"}, "matches": [
      {"matchId": "cpl::Football_Match::5f55", "status": "UPCOMING", "matchDateUtc": "2026-04-04T20:00:00Z",
       "scheduleStatus": "UNKNOWN", "stadiumName": "Willoughby Community Park", "cityName": "Langley, British Columbia",
       "home": {"officialName": "Vancouver FC", "isTeamFake": false},
       "away": {"officialName": "Cavalry", "isTeamFake": false}},
      {"matchId": "cpl::Football_Match::5f56", "status": "UPCOMING", "matchDateUtc": "2026-10-04T20:00:00Z",
       "stadiumName": "ATCO Field", "cityName": "Calgary, Alberta",
       "home": {"officialName": "Winner of 1", "isTeamFake": true},
       "away": {"officialName": "Winner of 2", "isTeamFake": true}}]}
    """

  private static let fifa = """
    {"Results": [{"IdMatch": "400021447", "CompetitionName": [{"Description": "FIFA World Cup™"}],
      "Date": "2026-06-13T19:00:00Z", "LocalDate": "2026-06-13T12:00:00Z", "TimeDefined": true,
      "Home": {"TeamName": [{"Description": "Qatar"}]}, "Away": {"TeamName": [{"Description": "Switzerland"}]},
      "Stadium": {"Name": [{"Description": "San Francisco Bay Area Stadium"}],
                  "CityName": [{"Description": "San Francisco Bay Area"}]}},
     {"IdMatch": "400021448", "Date": "2026-07-01T01:00:00Z", "LocalDate": "2026-06-30T18:00:00Z",
      "Home": null, "Away": null, "PlaceHolderA": "W73", "PlaceHolderB": "W75",
      "Stadium": {"Name": [{"Description": "Plain Ham"}]}},
     {"IdMatch": "400021449", "Date": "2026-07-02T01:00:00Z", "Home": null, "Away": null}]}
    """

  private static let afl = """
    {"games": [{"tz": "+10:00", "id": 35760, "date": "2026-04-25 19:30:00", "localtime": "2026-04-25 17:30:00",
      "unixtime": 1777109400, "hteam": "Fremantle", "ateam": "Western Bulldogs", "venue": "Perth Stadium", "complete": 0},
     {"id": 35762, "date": "2026-04-26 13:20:00", "localtime": "2026-04-26 12:50:00", "unixtime": 1777173600,
      "hteam": "Gold Coast", "ateam": "Geelong", "venue": "Plain Ham"},
     {"id": 35761, "unixtime": 1790000000, "hteam": null, "ateam": null, "venue": "M.C.G.", "complete": 0}]}
    """

  @Test(arguments: [
    (
      "nhl.json", nhl,
      [
        "2026020191 NHL Pittsburgh Penguins @ Nashville Predators | Stockholm, Sweden | 2026-11-07T19:00:00+01:00 | postponed",
        "2026020190 NHL Ottawa Senators @ Toronto Maple Leafs | Toronto, ON | 2026-11-07T19:00:00-05:00 | scheduled",
      ]
    ),
    (
      "nba.json", nba,
      [
        "0022600147 NBA Miami Heat @ Washington Wizards | Mexico City, Mexico | 2026-11-02T20:30:00-06:00 | scheduled",
        "0022600148 NBA Chicago Bulls @ Los Angeles Lakers | Los Angeles, CA | 2026-11-03 | timeTBD",
      ]
    ),
    (
      "cfl.json", cfl,
      ["13419700 CFL Hamilton Tiger-Cats @ Montreal Alouettes | Montreal, QC | 2026-06-04T19:30:00-04:00 | scheduled"]
    ),
    (
      "epl-2026.json", fixtures,
      ["epl-2026-1 EPL Bournemouth @ Liverpool | Liverpool, England | 2026-08-15T20:00:00+01:00 | scheduled"]
    ),
    (
      "bl1.json", bundesliga,
      [
        "63864 Bundesliga FC Bayern München @ Eintracht Frankfurt | Frankfurt am Main, Germany | 2026-08-28T20:30:00+02:00 | scheduled",
        "63865 Bundesliga 1. FC Köln @ Borussia Dortmund | Dortmund, Germany | 2026-08-29T15:30:00+02:00 | scheduled",
      ]
    ),
    (
      "cpl.json", cpl,
      ["cpl::Football_Match::5f55 CPL Cavalry FC @ Vancouver FC | Langley, BC | 2026-04-04T13:00:00-07:00 | scheduled"]
    ),
    (
      "afl.json", afl,
      [
        "35760 AFL Western Bulldogs @ Fremantle Dockers | Perth, WA | 2026-04-25T17:30:00+08:00 | scheduled",
        "35762 AFL Geelong Cats @ Gold Coast Suns | Gold Coast, QLD | 2026-04-26T13:20:00+10:00 | scheduled",
      ]
    ),
    (
      "fifa.json", fifa,
      [
        "400021447 FIFA World Cup™ Switzerland @ Qatar | Santa Clara, CA | 2026-06-13T12:00:00-07:00 | scheduled",
        "400021448 - W75 @ W73 | Plain Ham | 2026-06-30T18:00:00-07:00 | scheduled",
      ]
    ),
  ])
  func `reads each format with its IDs, places and starts`(file: String, text: String, lines: [String]) throws {
    let schedule = try readWithAllZones(text, name: file)
    let found = zip(schedule.games, schedule.lines).map { "\($0.game.gameID) \($0.game.league ?? "-") \($1)" }
    expect(found, lines)
    expect(schedule.cutOffFiles, [])
    let skipped = schedule.findings.filter { $0 == .noTeams(in: nil) }.count
    expect(skipped, ["nhl.json", "bl1.json"].contains(file) ? 0 : 1)
  }

  @Test func `a response with fewer games than it states, or as many as a server sends at most, is truncated`() throws {
    let few = Self.nhl.replacing("\"numberOfGames\": 2", with: "\"numberOfGames\": 3")
    expect(try readWithAllZones(few, name: "nhl.json").findings.contains(.fewer(2, of: 3)), true)
    expect(try readWithAllZones(few, name: "nhl.json").cutOffFiles, ["nhl.json"])
    for (count, name, isCut) in [(24, "nfl", false), (25, "nfl", true), (100, "nfl", true), (7, "s?limit=7", true)] {
      let schedule = try readWithAllZones(Self.scoreboard((0..<count).map { Self.event("\($0)") }), name: name)
      expect(schedule.cutOffFiles.isEmpty, !isCut)
      expect(schedule.findings.contains(.cutAt(count)), isCut)
    }
  }

  @Test func `preseason, all-star and exhibition games can be left out`() throws {
    var options = ScheduleOptions()
    options.leavesOutPreseason = true
    let texts = [
      ("nhl.json", Self.nhl.replacing("\"gameType\": 2", with: "\"gameType\": 1")),
      ("nba.json", Self.nba.replacing("\"002", with: "\"001")),
      ("nba.json", Self.nba.replacing("\"002", with: "\"003")),
      ("cfl.json", Self.cfl.replacing("\"REG\"", with: "\"PRE\"")),
      ("nfl", Self.scoreboard([Self.event("1", more: #""season": {"type": 1, "slug": "preseason"},"#)])),
      ("nfl", Self.scoreboard([Self.event("1", more: #""season": {"year": 2026}, "seasonType": {"type": 1},"#)])),
      ("nfl", Self.scoreboard([Self.event("1", inside: #""type": {"abbreviation": "ALLSTAR"},"#)])),
    ]
    for (name, text) in texts {
      expect(try readWithAllZones(text, name: name).games.isEmpty, false)
      #expect(throws: ScheduleRefusal.self) { try readWithAllZones(text, name: name, options).games.isEmpty }
    }
    expect(try readWithAllZones(Self.nhl, name: "nhl.json", options).games.count, 2)
  }

  @Test func `rounds that share one start have open times, except the last round`() throws {
    let clubs = [
      "Borussia Dortmund", "1. FC Köln", "FC Bayern München", "Eintracht Frankfurt", "SC Freiburg", "VfB Stuttgart",
      "VfL Wolfsburg", "1. FSV Mainz 05", "FC Augsburg", "RB Leipzig", "Bayer 04 Leverkusen", "1. FC Union Berlin",
    ]
    let games = [33, 34].flatMap { round in
      stride(from: 0, to: 12, by: 2).map { index in
        """
        {"matchID": \(round * 100 + index), "matchDateTimeUTC": "2027-05-\(round == 33 ? 15 : 22)T13:30:00Z",
         "group": {"groupOrderID": \(round)}, "team1": {"teamName": "\(clubs[index])"},
         "team2": {"teamName": "\(clubs[index + 1])"}, "matchIsFinished": false, "location": null}
        """
      }
    }
    let schedule = try readWithAllZones("[\(games.joined(separator: ","))]", name: "bl1.json")
    expect(
      schedule.games.map(\.game.status), Array(repeating: .timeTBD, count: 6) + Array(repeating: .scheduled, count: 6))
  }

  // MARK: ESPN

  private static func scoreboard(_ events: [String]) -> String {
    #"{"leagues": [{"abbreviation": "NFL"}], "events": ["# + events.joined(separator: ",") + "]}"
  }

  private static func event(
    _ id: String, _ date: String = "2026-09-11T00:20Z", more: String = "", inside: String = "",
    home: String = "Philadelphia Eagles", code: String = "PHI", away: String = "Dallas Cowboys"
  ) -> String {
    """
    {"id": "\(id)", "date": "\(date)", \(more) "competitions": [{"date": "\(date)", \(inside)
      "competitors": [{"homeAway": "home", "team": {"displayName": "\(home)", "abbreviation": "\(code)"}},
                      {"homeAway": "away", "team": {"displayName": "\(away)"}}]}]}
    """
  }

  private static let arena =
    #""venue": {"fullName": "Lincoln Financial Field", "address": {"city": "Philadelphia", "state": "PA"}},"#

  @Test(arguments: [
    // The venue of the event, without one of its competition.
    (
      event("1", more: #""venue": {"displayName": "Allegiant Stadium"},"#),
      "Las Vegas, NV | 2026-09-10T17:20:00-07:00 | scheduled"
    ),
    // A neutral site that has no name.
    (event("1", inside: #""neutralSite": true,"#), "Philadelphia Eagles | 2026-09-11T00:20:00+00:00 | scheduled"),
    (event("1"), "Philadelphia, PA | 2026-09-10T20:20:00-04:00 | scheduled"),
    // Midnight at the venue is a time if the schedule says so.
    (
      event("1", "2026-09-11T04:00Z", inside: #""timeValid": true,"#),
      "Philadelphia, PA | 2026-09-11T00:00:00-04:00 | scheduled"
    ),
    (event("1", "2026-09-11T04:00Z"), "Philadelphia, PA | 2026-09-11 | timeTBD"),
  ])
  func `follows the flags of ESPN`(event: String, end: String) throws {
    for text in [Self.scoreboard([event]), #"{"events": [\#(event)]}"#] {
      let line = try readWithAllZones(text, name: "nfl.json").lines.first ?? ""
      expect(line, "Dallas Cowboys @ Philadelphia Eagles | \(end)")
    }
  }

  @Test(
    arguments: [
      ("Miami Hurricanes", "MIA", "Miami Dolphins", nil), ("Washington Wizards", "WSH", "Dallas Cowboys", nil),
      ("Washington Football Team", "WSH", "Dallas Cowboys", "Washington Commanders"),
      ("", "PHI", "Dallas Cowboys", nil),
    ] as [(String, String, String, String?)])
  func `abbreviations do not override a name`(name: String, code: String, away: String, candidates: String?) throws {
    let events = [
      Self.event("1"), Self.event("2", "2026-09-18T00:20Z", inside: Self.arena, home: name, code: code, away: away),
    ]
    let game = try readWithAllZones(Self.scoreboard(events)).games.first { $0.game.gameID == "2" }
    expect(game?.game.home, name.isEmpty ? nil : candidates ?? name)
    expect(game?.homeTeam?.name, candidates)
  }

  // MARK: MLB

  @Test(arguments: [true, false])
  func `a suspended game is on the day when it is resumed`(hasBoth: Bool) throws {
    func game(_ date: String, _ more: String) -> String {
      """
      {"gamePk": 746942, "gameType": "R", "gameDate": "\(date)", "officialDate": "2026-06-26",
       "status": {"detailedState": "Suspended", "startTimeTBD": false}, \(more),
       "teams": {"away": {"team": {"name": "Toronto Blue Jays"}}, "home": {"team": {"name": "Boston Red Sox"}}},
       "venue": {"name": "Fenway Park"}}
      """
    }
    let first = game("2026-06-26T23:10:00Z", #""resumeDate": "2026-08-26T18:05:00Z""#)
    let second = game("2026-08-26T18:05:00Z", #""resumedFrom": "2026-06-26T23:10:00Z""#)
    let games = (hasBoth ? [first, second] : [second]).joined(separator: ",")
    let schedule = try readWithAllZones(#"{"totalGames": 1, "dates": [{"games": [\#(games)]}]}"#)
    expect(schedule.ids, ["746942"])
    expect(schedule.lines, ["Toronto Blue Jays @ Boston Red Sox | Boston, MA | 2026-08-26T14:05:00-04:00 | scheduled"])
  }

  // MARK: openfootball

  private static func match(_ league: String, _ date: String, _ time: String, _ sides: String, ground: String = "")
    -> String
  {
    let teams = sides.split(separator: "-").map(String.init)
    let place = ground.isEmpty ? "" : #", "ground": "\#(ground)""#
    return """
      {"name": "\(league)", "matches": [{"date": "\(date)", "time": "\(time)", "team1": "\(teams[0])",
        "team2": "\(teams[1])"\(place)}]}
      """
  }

  @Test func `times of a league of several zones are in that of the file`() throws {
    let sides = "Seattle Sounders-Charlotte FC"
    expect(
      try readWithAllZones(Self.match("Major League Soccer 2026", "2026-02-21", "22:30", sides)).lines.first,
      "Charlotte FC @ Seattle Sounders FC | Seattle, WA | 2026-02-21T19:30:00-08:00 | scheduled")
  }

  @Test(arguments: [
    ("San Francisco Bay Area (Santa Clara)", "12:00 UTC-7", "Santa Clara, CA | 2026-06-13T12:00:00-07:00"),
    ("Dallas (Arlington)", "15:00 UTC-5", "Arlington, TX | 2026-06-13T15:00:00-05:00"),
    ("Vancouver", "18:00 UTC-7", "Vancouver, BC | 2026-06-13T18:00:00-07:00"),
  ])
  func `the offset of a time distinguishes cities of one name`(ground: String, time: String, end: String) throws {
    let text = Self.match("World Cup 2026", "2026-06-13", time, "Qatar-Switzerland", ground: ground)
    expect(try readWithAllZones(text).first?.matchup, "Qatar – Switzerland")
    expect(try readWithAllZones(text).first?.badge, "World Cup")
    expect(try readWithAllZones(text).lines.first, "Switzerland @ Qatar | \(end) | scheduled")
  }

  // MARK: Tournaments

  @Test func `a side with games elsewhere does not determine the place of an unknown stadium`() throws {
    func game(_ id: String, _ venue: String, _ city: String, _ state: String) -> String {
      Self.event(
        id, "2026-06-1\(id)T22:00Z",
        inside: #""venue": {"fullName": "\#(venue)", "address": {"city": "\#(city)", "state": "\#(state)"}},"#,
        home: "Brazil", code: "BRA", away: "Morocco")
    }
    let events = [
      game("3", "New Meadows Stadium", "New Meadows Harbor", "USA"), game("9", "Lincoln Field", "Philadelphia", "PA"),
    ]
    let cities = try readWithAllZones(
      #"{"leagues": [{"abbreviation": "FIFA"}], "events": [\#(events.joined(separator: ","))]}"#
    )
    .cities
    expect(cities, ["New Meadows Harbor, USA", "Philadelphia, PA"])
  }

  @Test func `a cup game has the name of the cup, and a short name means a club of another league`() throws {
    let event = Self.event("1", inside: Self.arena, home: "Kairat Almaty", code: "KAI", away: "Real Madrid")
    let text = #"{"leagues": [{"abbreviation": "UEFA Champions League"}], "events": [\#(event)]}"#
    expect(try readWithAllZones(text).first?.league, "UEFA Champions League")
  }
}
