import Almanac
import TestSupport
import Testing

/// The addresses that a league, teams and dates lead to.
struct LeagueRequestTests {
  private static let today = CivilDate("2026-11-25") ?? CivilDate(dayNumber: 0)

  private static func source(_ name: String) -> LeagueSource {
    LeagueTable.all.first { $0.name == name } ?? LeagueSource("none", title: "", league: "")
  }

  private static func query(_ teams: [String] = [], _ from: String? = nil, _ to: String? = nil) -> LeagueQuery {
    LeagueQuery(teams: teams, from: from.flatMap(CivilDate.init), to: to.flatMap(CivilDate.init), today: today)
  }

  /// The addresses without what all of a host have in common.
  private static func addresses(_ source: LeagueSource, _ query: LeagueQuery) -> [String] {
    source.requests(for: query).map { request in
      String(request.address.split(separator: "/").suffix(3).joined(separator: "/"))
    }
  }

  @Test(
    arguments: [
      ("mlb", [], "2026-07-01", "2026-09-30", ["api/v1/schedule?sportId=1&startDate=2026-07-01&endDate=2026-09-30"]),
      (
        "mlb", ["Cubs"], "2026-07-01", "2026-07-09",
        ["api/v1/schedule?sportId=1&startDate=2026-07-01&endDate=2026-07-09&teamId=112"]
      ),
      ("mlb", [], nil, nil, ["api/v1/schedule?sportId=1&startDate=2026-01-01&endDate=2026-12-31"]),
      ("nba", ["Bulls"], "2026-12-01", "2026-12-09", ["json/staticData/scheduleLeagueV2_1.json"]),
      ("nhl", [], "2026-12-01", "2026-12-10", ["v1/schedule/2026-12-01", "v1/schedule/2026-12-08"]),
      ("nhl", ["Bruins"], "2027-01-01", "2027-01-09", ["club-schedule-season/BOS/20262027"]),
      ("nhl", ["Bruins"], nil, nil, ["club-schedule-season/BOS/20262027"]),
      // A club of which no code is known.
      ("nhl", ["Kansas Jayhawks"], "2026-12-01", "2026-12-05", ["v1/schedule/2026-12-01"]),
      ("nfl", ["Rams"], "2027-01-02", "2027-01-09", ["teams/lar/schedule?season=2026&seasontype=2"]),
      ("nfl", [], "2026-09-10", "2026-09-20", ["football/nfl/scoreboard?dates=202609&limit=500"]),
      // ESPN files a late game in the west under the next day.
      (
        "mls", [], "2026-07-30", "2026-07-31",
        ["soccer/usa.1/scoreboard?dates=202607&limit=500", "soccer/usa.1/scoreboard?dates=202608&limit=500"]
      ),
      (
        "cbb-men", [], "2026-12-02", "2026-12-02",
        ["20261201", "20261202", "20261203"].map {
          "basketball/mens-college-basketball/scoreboard?dates=\($0)&groups=50&limit=500"
        }
      ),
      ("epl", [], "2027-02-01", "2027-03-01", ["feed/json/epl-2026"]),
      ("epl", [], "2026-05-01", "2026-09-01", ["feed/json/epl-2025", "feed/json/epl-2026"]),
      ("bundesliga", ["Dortmund"], nil, nil, ["getmatchdata/bl1/2026"]),
    ] as [(String, [String], String?, String?, [String])])
  func `builds addresses from a name, teams and dates`(
    name: String, teams: [String], from: String?, to: String?, addresses: [String]
  ) {
    let found = Self.addresses(Self.source(name), Self.query(teams, from, to))
    expect(found.map { address in addresses.contains { address.hasSuffix($0) } }, addresses.map { _ in true })
  }

  @Test func `uses addresses of teams if the league needs too many requests`() {
    expect(Self.source("nhl").requests(for: Self.query(["BOS", "NYR"], "2026-12-01", "2026-12-09")).count, 2)
    let long = Self.source("nhl").requests(for: Self.query(["BOS", "NYR"], "2026-10-01", "2027-03-31"))
    expect(long.map(\.team), ["BOS", "NYR"])
    #expect(
      Self.source("mls").requests(for: Self.query([], "2026-01-01", "2026-12-31")).count > LeagueSource.maxRequests)
  }

  @Test func `placeholders are replaced in the form of each address`() {
    var source = LeagueSource("own", title: "Own", league: "https://example.com/{from8}-{to8}/{from}/{day}?s={season}")
    source.season = .ends
    let query = Self.query([], "2026-11-30", "2026-12-01")
    expect(
      source.requests(for: query).map(\.address),
      [
        "https://example.com/20261130-20261130/2026-11-30/20261130?s=2027",
        "https://example.com/20261201-20261201/2026-12-01/20261201?s=2027",
      ])
    source.league = "https://example.com/{from8}-{to8}?page={offset}"
    let requests = source.requests(for: query)
    expect(requests.map { $0.address(atOffset: 100) }, ["https://example.com/20261130-20261201?page=100"])
    source.ownSpan = .day
    expect(source.requests(for: query).count, 2)
  }

  @Test func `every league of the table is complete`() {
    for source in LeagueTable.all {
      #expect(LeagueSource.isName(source.name))
      for template in [source.league, source.team, source.fallback].compactMap({ $0 }) {
        #expect(template.hasPrefix("https://"))
        #expect(LeagueSource.placeholders(in: template).allSatisfy(LeagueSource.placeholders.contains))
      }
      for code in source.teams { expect(source.code(of: code.team), code.code) }
      #expect(source.requests(for: Self.query([], "2026-11-25", "2026-11-25")).count <= LeagueSource.maxRequests)
    }
    expect(Set(LeagueTable.all.map(\.name)).count, LeagueTable.all.count)
  }
}
