/// The leagues that have a name. Most addresses are those of public pages, not documented offers; a user's `sources.ini`
/// overrides them.
public enum LeagueTable {
  /// All leagues, in the order of help and documentation.
  public static let all: [LeagueSource] = americanLeagues + soccerLeagues + otherLeagues

  private static let americanLeagues: [LeagueSource] = [
    baseball("mlb", "MLB", sports: "1") {
      $0.team = $0.league + "&teamId={team}"
      ($0.teams, $0.listsAllTeams) = (clubNumbers, true)
    },
    baseball("milb", "MiLB", sports: "11,12,13,14") { $0.isTried = false },
    baseball("aaa", "Triple-A", sports: "11") { $0.isTried = false },
    baseball("aa", "Double-A", sports: "12") { $0.isTried = false },
    baseball("high-a", "High-A", sports: "13") { $0.isTried = false },
    baseball("single-a", "Single-A", sports: "14") { $0.isTried = false },
    source("nba", "NBA", "https://cdn.nba.com/static/json/staticData/scheduleLeagueV2_1.json", .ends) {
      $0.headers = [LeagueSource.Header(name: "Referer", value: "https://www.nba.com/")]
      $0.fallback = scoreboard("basketball/nba")
    },
    source("wnba", "WNBA", "https://cdn.wnba.com/static/json/staticData/scheduleLeagueV2.json", .year) {
      $0.headers = [LeagueSource.Header(name: "Referer", value: "https://www.wnba.com/")]
      $0.fallback = scoreboard("basketball/wnba")
    },
    source("nhl", "NHL", "https://api-web.nhle.com/v1/schedule/{week}", .both) {
      $0.team = "https://api-web.nhle.com/v1/club-schedule-season/{team}/{season}"
      $0.fallback = scoreboard("hockey/nhl")
    },
    espn("nfl", "NFL", "football/nfl", .starts) {
      $0.team = teamSchedule("football/nfl") + "&seasontype=2"
      $0.teams = TeamTable.shared.teams.filter { $0.league == "NFL" }.map { team in
        let code = ["LA": "lar", "WAS": "wsh"][team.abbreviation] ?? team.abbreviation.lowercased()
        return LeagueSource.TeamCode(code: code, team: team.name)
      }
    },
    espn("college-football", "College football", "football/college-football", .starts, more: "&groups=80") {
      $0.team = teamSchedule("football/college-football")
      $0.listsAllTeams = true
    },
    espn(
      "cbb-men", "Men's college basketball", "basketball/mens-college-basketball", .ends, "{day}", more: "&groups=50"
    ) {
      $0.team = teamSchedule("basketball/mens-college-basketball")
      ($0.listsAllTeams, $0.isTried) = (true, false)
    },
    espn(
      "cbb-women", "Women's college basketball", "basketball/womens-college-basketball", .ends, "{day}",
      more: "&groups=50"
    ) {
      $0.team = teamSchedule("basketball/womens-college-basketball")
      ($0.listsAllTeams, $0.isTried) = (true, false)
    },
  ]

  private static let soccerLeagues: [LeagueSource] = [
    soccer("mls", "MLS", "usa.1", .year), soccer("nwsl", "NWSL", "usa.nwsl", .year),
    soccer("usl", "USL Championship", "usa.usl.1", .year), soccer("usl1", "USL League One", "usa.usl.l1", .year),
    source(
      "cpl", "CPL",
      "https://api-sdp.cplsoccer.com/v1/cpl/football/seasons/cpl::Football_Season::c479ab0916a24c3390f1ce2c021ace54/matches",
      .year),
    source("epl", "Premier League", "https://fixturedownload.com/feed/json/epl-{season}", .starts) {
      $0.fallback = scoreboard("soccer/eng.1")
    },
    source("bundesliga", "Bundesliga", "https://api.openligadb.de/getmatchdata/bl1/{season}", .starts) {
      $0.fallback = scoreboard("soccer/ger.1")
    },
    source("bundesliga2", "2. Bundesliga", "https://api.openligadb.de/getmatchdata/bl2/{season}", .starts) {
      $0.fallback = scoreboard("soccer/ger.2")
    },
    soccer("la-liga", "La Liga", "esp.1", .starts), soccer("ligue-1", "Ligue 1", "fra.1", .starts),
    soccer("serie-a", "Serie A", "ita.1", .starts),
    soccer("champions-league", "UEFA Champions League", "uefa.champions", .starts),
    soccer("world-cup", "FIFA World Cup", "fifa.world", .year),
  ]

  private static let otherLeagues: [LeagueSource] = [
    source("cfl", "CFL", "https://cflscoreboard.cfl.ca/json/scoreboard/rounds.json", .year),
    source("afl", "AFL", "https://api.squiggle.com.au/?q=games;year={season}", .year) {
      $0.fallback = scoreboard("australian-football/afl")
    },
    source("nrl", "NRL", "https://fixturedownload.com/feed/json/nrl-{season}", .year) { $0.isTried = false },
  ]

  // MARK: Kinds of addresses

  private static func source(
    _ name: String, _ title: String, _ league: String, _ season: LeagueSource.Season,
    _ change: (inout LeagueSource) -> Void = { _ in }
  ) -> LeagueSource {
    var source = LeagueSource(name, title: title, league: league)
    source.season = season
    change(&source)
    return source
  }

  /// Makes a league of the MLB Stats API.
  private static func baseball(
    _ name: String, _ title: String, sports: String, _ change: (inout LeagueSource) -> Void
  ) -> LeagueSource {
    let place = sports == "1" ? "" : "&hydrate=venue(location)"
    let address = "https://statsapi.mlb.com/api/v1/schedule?sportId=\(sports)&startDate={from}&endDate={to}\(place)"
    return source(name, title, address, .year, change)
  }

  /// The address of a scoreboard of ESPN, by months unless told otherwise. It refuses ranges of dates, and more than 500
  /// events cut an answer to 25.
  private static func scoreboard(
    _ path: String, _ dates: String = "{month}", more: String = "", host: String = "site.api"
  )
    -> String
  { "https://\(host).espn.com/apis/site/v2/sports/\(path)/scoreboard?dates=\(dates)\(more)&limit=500" }

  private static func teamSchedule(_ path: String) -> String {
    "https://site.api.espn.com/apis/site/v2/sports/\(path)/teams/{team}/schedule?season={season}"
  }

  /// Makes a league of ESPN, with the second host that has the same answers.
  private static func espn(
    _ name: String, _ title: String, _ path: String, _ season: LeagueSource.Season, _ dates: String = "{month}",
    more: String = "", _ change: (inout LeagueSource) -> Void = { _ in }
  ) -> LeagueSource {
    source(name, title, scoreboard(path, dates, more: more), season) {
      $0.fallback = scoreboard(path, dates, more: more, host: "site.web.api")
      change(&$0)
    }
  }

  /// Makes a league of soccer of ESPN. A club's address needs its number, since abbreviations are not unique.
  private static func soccer(
    _ name: String, _ title: String, _ code: String, _ season: LeagueSource.Season
  ) -> LeagueSource {
    espn(name, title, "soccer/\(code)", season) {
      $0.team =
        "https://site.web.api.espn.com/apis/site/v2/sports/soccer/\(code)/teams/{team}/schedule?fixture=true"
      $0.listsAllTeams = true
    }
  }

  /// The numbers of clubs in the MLB Stats API.
  private static let clubNumbers: [LeagueSource.TeamCode] = """
    108 Angels,109 Diamondbacks,110 Orioles,111 Red Sox,112 Cubs,113 Reds,114 Guardians,115 Rockies,116 Tigers,117 Astros,\
    118 Royals,119 Dodgers,120 Nationals,121 Mets,133 Athletics,134 Pirates,135 Padres,136 Mariners,137 Giants,\
    138 Cardinals,139 Rays,140 Rangers,141 Blue Jays,142 Twins,143 Phillies,144 Braves,145 White Sox,146 Marlins,\
    147 Yankees,158 Brewers
    """.split(separator: ",").map { entry in
      let parts = entry.split(separator: " ", maxSplits: 1)
      return LeagueSource.TeamCode(code: String(parts[0]), team: String(parts[parts.count - 1]))
    }
}
