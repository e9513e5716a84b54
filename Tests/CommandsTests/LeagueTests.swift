import Itinerary
import Store
import TestSupport
import Testing

@testable import Program

/// Schedules by the names of leagues, requested by the real curl from real servers on this machine.
@Suite struct LeagueTests {
  /// The server with the address of a league, and the one with its second address.
  private let (site, other): (Site, Site)

  init() throws {
    site = try Site()
    other = try Site { _ in .answer("404 Not Found", [], "") }
  }

  private static func event(_ day: String, _ id: Int, home: String = "Chicago Bulls") -> String {
    """
    {"id": "\(id)", "date": "2026-12-\(day)T01:00Z", "season": {"type": 2, "slug": "regular-season"},
     "competitions": [{"date": "2026-12-\(day)T01:00Z",
      "competitors": [{"homeAway": "home", "team": {"displayName": "\(home)"}},
                      {"homeAway": "away", "team": {"displayName": "Boston Celtics"}}]}]}
    """
  }

  private static func scoreboard(_ events: [String]) -> String {
    #"{"leagues": [{"abbreviation": "NBA"}], "events": ["# + events.joined(separator: ",") + "]}"
  }

  private static let season = scoreboard([
    event("03", 1), event("05", 2), event("08", 3), event("10", 4, home: "Milwaukee Bucks"),
  ])

  private func sandbox(_ more: [String] = []) throws -> CommandSandbox {
    let sandbox = try CommandSandbox()
    let lines = [
      "[nba]", "title = NBA", "league = \(site.server.address("/nba?dates={month}&limit=500"))",
      "team = \(site.server.address("/teams/{team}?season={season}"))", "teams = chi=Bulls",
      "header = Referer: \(site.server.address("/page"))", "season = ends",
      "fallback = \(other.server.address("/other?dates={month}"))",
    ]
    try sandbox.scratch.write((lines + more).joined(separator: "\n"), to: "config/barnstorm/sources.ini")
    return sandbox
  }

  private func games(_ sandbox: CommandSandbox, _ options: String = "") -> Transcript {
    sandbox.line("games --schedule nba --from 2026-12-01 --to 2026-12-20 \(options)")
  }

  private func makeTrip(_ sandbox: CommandSandbox) -> Transcript {
    sandbox.line("new Bulls --schedule nba --team Bulls --from 2026-12-01 --to 2026-12-20 --output bulls.json")
  }

  // MARK: Requests

  @Test func `requests only what dates and teams need, with the headers of the source`() throws {
    site.publish(Self.season)
    let sandbox = try sandbox()
    expect(games(sandbox).out.filter { $0 == "\n" }.count, 4)
    expect(games(sandbox, "--team Bulls").out.filter { $0 == "\n" }.count, 3)
    expect(games(sandbox, "--team Bucks").status, 0)
    expect(
      site.paths, ["/nba?dates=202612&limit=500", "/teams/chi?season=2027", "/teams/MIL?season=2027"])
    let request = try #require(site.server.requests.first)
    expect(request.headers["user-agent"], "barnstorm/\(ProgramVersion.number) (+\(ProgramVersion.homePage))")
    expect(request.headers["referer"], site.server.address("/page"))
    expect(request.headers["if-none-match"], nil)
    _ = games(sandbox)
    #expect(site.server.requests.last?.headers["if-none-match"] != nil)
    site.reply { _ in .answer("403 Forbidden") }
    other.reply { _ in .answer("200 OK", [], Self.season) }
    expect(games(sandbox).status, 0)
    expect(other.server.requests.map(\.path), ["/other?dates=202612"])
    expect(other.server.requests.first?.headers["referer"], nil)
  }

  @Test func `refuses to send more than six requests`() throws {
    let sandbox = try sandbox()
    let answer = sandbox.line("games --schedule nba --from 2026-10-01 --to 2027-05-01")
    expect(answer.status, 1)
    expect(
      answer.err, "barnstorm: nba: these days need 8 requests, and the limit is 6; use --team, or fewer days\n")
    expect(site.paths, [])
    _ = sandbox.line("games --schedule nba --from 2026-10-01 --to 2027-03-01")
    expect(site.paths.count, 1)
  }

  @Test func `requests pages until one is not full`() throws {
    let sandbox = try sandbox([
      "", "[paged]", "league = \(site.server.address("/p?from={from8}&offset={offset}"))", "pages = offset=3",
    ])
    site.reply { request in
      .answer(
        "200 OK", [],
        request.path.hasSuffix("=0")
          ? Self.scoreboard([2, 3, 4].map { Self.event("0\($0)", $0) }) : Self.scoreboard([Self.event("09", 9)]))
    }
    let answer = sandbox.line("games --schedule paged --from 2026-12-01 --to 2026-12-20")
    expect(answer.out.filter { $0 == "\n" }.count, 4)
    expect(site.paths, ["/p?from=20261201&offset=0", "/p?from=20261201&offset=3"])
  }

  @Test func `headers of a source do not follow a redirect to another host`() throws {
    let target = other.server.address("/moved")
    site.reply { _ in .answer("302 Found", ["Location: \(target)"], "") }
    other.reply { _ in .answer("200 OK", [], Self.season) }
    expect(games(try sandbox()).status, 0)
    expect(other.server.requests.map(\.path), ["/moved"])
    expect(other.server.requests.first?.headers["referer"], nil)
  }

  // MARK: Bad responses

  private static let bad: [(reply: WebServer.Reply, reason: String, isPassing: Bool)] = [
    (.answer("429 Too Many", ["Retry-After: 120"]), "rate-limited (429); retry in 2 minutes", true),
    (
      .answer("200 OK", [], "<!DOCTYPE html><html><title>Log in</title></html>"),
      "\(ScheduleRefusal.otherFormat(.webPage))", false
    ),
    (
      .answer("200 OK", [], scoreboard([event("03", 1)]).replacing("2026-12", with: "2026-06")),
      "the games are on other days (2026-06-02)", false
    ),
  ]

  @Test(arguments: bad.indices)
  func `a bad response falls back to the second address, then the copy, then one sentence`(index: Int) throws {
    let (reply, reason, isPassing) = Self.bad[index]
    let sandbox = try sandbox()
    let (host, elsewhere) = ("127.0.0.1:\(site.server.port)", "127.0.0.1:\(other.server.port)")
    site.reply { _ in reply }
    let none = games(sandbox)
    expect(none.status, 1)
    expect(
      none.err,
      "barnstorm: nba: \(host): \(reason); \(elsewhere): not found (404); set another address in "
        + "config/barnstorm/sources.ini\n")
    expect(other.server.requests.count, 1)
    other.reply { _ in .answer("200 OK", [], Self.season) }
    let second = games(sandbox)
    expect(second.out.filter { $0 == "\n" }.count, 4)
    #expect(second.err.hasPrefix("barnstorm: nba: \(host): \(reason); using \(elsewhere)\n"))
    site.publish(Self.season)
    expect(games(sandbox).status, 0)
    site.reply { _ in reply }
    other.reply { _ in .answer("404 Not Found") }
    let copy = games(sandbox)
    expect(copy.out.filter { $0 == "\n" }.count, 4)
    let messages = isPassing ? reason : "\(reason); \(elsewhere): not found (404)"
    #expect(copy.err.hasPrefix("barnstorm: nba: \(host): \(messages); using the copy from less than a minute ago\n"))
  }

  @Test func `a truncated response is reported and removes no game`() throws {
    let sandbox = try sandbox()
    site.publish(Self.season)
    expect(makeTrip(sandbox).status, 0)
    let crowd = (0..<24).map { number in
      Self.event("02", 100 + number, home: "Club \(number)").replacing("Boston Celtics", with: "Other \(number)")
    }
    site.publish(Self.scoreboard(crowd + [Self.event("08", 3)]))
    let update = sandbox.line("update bulls.json")
    #expect(update.err.contains("exactly 25 games, the most that the server sends: some may be missing"))
    expect(update.status, 0)
    let trip = try sandbox.trip("bulls.json")
    expect(trip.itinerary.items.compactMap(\.game?.gameID).sorted(), ["1", "2", "3"])
  }

  // MARK: Trips

  @Test func `a trip stores the name, and its update requests its teams and days`() throws {
    let sandbox = try sandbox()
    site.publish(Self.season)
    expect(makeTrip(sandbox).status, 0)
    let trip = try sandbox.trip("bulls.json")
    expect(trip.schedule?.source, "nba")
    expect(trip.schedule?.follows, ["Bulls"])
    expect(trip.itinerary.items.compactMap(\.game?.gameID), ["1", "2", "3"])
    site.publish(Self.season.replacing("2026-12-08T01:00Z", with: "2026-12-08T02:00Z"))
    let update = sandbox.line("update bulls.json")
    #expect(update.out.hasPrefix("Moved "))
    expect(site.paths, ["/teams/chi?season=2027", "/teams/chi?season=2027"])
    // A new table serves the old trip.
    try sandbox.scratch.write(
      "[nba]\nleague = \(other.server.address("/new?d={month}"))\n", to: "config/barnstorm/sources.ini")
    other.reply { _ in .answer("200 OK", [], Self.season) }
    expect(sandbox.line("update bulls.json").status, 0)
    expect(other.server.requests.map(\.path), ["/new?d=202612"])
  }

  @Test func `skips preseason games without the option`() throws {
    let sandbox = try sandbox()
    site.publish(
      Self.season.replacing(#""type": 2, "slug": "regular-season""#, with: #""type": 1, "slug": "preseason""#))
    expect(games(sandbox).out, "No games.\n")
    expect(games(sandbox, "--preseason").out.filter { $0 == "\n" }.count, 4)
  }

  // MARK: The table

  @Test func `sources are listed with their origin and last response`() throws {
    site.publish(Self.season)
    let sandbox = try sandbox(["", "[club]", "league = \(site.server.address("/club"))"])
    _ = games(sandbox)
    let json = sandbox.line("sources --json")
    let root = try #require(JSONNode(Array(json.out.utf8)))
    let rows = Dictionary(root.elements.map { ($0["name"]?.text ?? "", $0) }) { $1 }
    expect(rows["nba"]?["origin"]?.text, "yours")
    expect(rows["nba"]?["last"]?["status"]?.text, "200")
    expect(rows["nhl"]?["origin"]?.text, "built in")
    #expect(rows["nhl"]?["last"]?["status"] == nil)
    expect(rows["club"]?["title"]?.text, "CLUB")
    expect(rows["mlb"]?["team"]?.text?.hasSuffix("&teamId={team}"), true)
    #expect(sandbox.line("sources").out.contains("yours"))
  }

  @Test func `a check of a source sends one request and reports the response`() throws {
    let sandbox = try sandbox()
    site.publish(Self.season)
    let good = sandbox.line("sources --check nba")
    expect(good.out.hasPrefix("nba: 200, 4 games from 2026-12-02 to 2026-12-09\n"), true)
    site.reply { _ in .answer("403 Forbidden") }
    let bad = sandbox.line("sources --check nba")
    expect(bad.status, 1)
    expect(bad.err, "barnstorm: nba: 127.0.0.1:\(site.server.port): access denied (403)\n")
    expect(site.paths.count, 2)
    expect(other.server.requests.count, 0)
  }

  @Test func `mistakes in the file are reported with their line, and the rest applies`() throws {
    let sandbox = try CommandSandbox()
    let text = """
      league = https://example.com/
      [Club Two]
      [club]
      league = https://example.com/{month}
      span = fortnight
      season = ends
      colour = red
      team = http://example.com/{team}
      fallback = https://example.com/{year}
      from = 13-01
      pages = 100
      header = Referer
      teams = chi Bulls
      what
      [empty]
      title = Empty
      [nhl]
      title = Hockey
      [paged]
      league = https://example.com/{offset}
      """
    try sandbox.scratch.write(text, to: "config/barnstorm/sources.ini")
    let answer = sandbox.line("sources --json")
    let lines = answer.err.split(separator: "\n").map { $0.dropFirst("barnstorm: sources.ini:".count) }
    expect(lines.map { Int($0.prefix { $0 != ":" }) }, [1, 2, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 19])
    expect(lines.first.map(String.init), "1: league: not in a section; begin one with [nba]")
    let root = try #require(JSONNode(Array(answer.out.utf8)))
    let names = root.elements.compactMap { $0["name"]?.text }
    expect(names.contains("club"), true)
    expect(names.contains("empty") || names.contains("paged"), false)
    let hockey = root.elements.first { $0["name"]?.text == "nhl" }
    expect(hockey?["title"]?.text, "Hockey")
    #expect(hockey?["league"]?.text?.contains("api-web.nhle.com") == true)
  }

  @Test func `a file named like a league needs a slash or a dot, and a near miss is suggested`() throws {
    let sandbox = try sandbox()
    site.publish(Self.season)
    expect(
      sandbox.line("games --schedule nbz").err,
      "barnstorm: no file and no league called \"nbz\". Did you mean nba?\n")
    expect(sandbox.line("games --schedule NBA --from 2026-12-01 --to 2026-12-20").status, 0)
  }
}
