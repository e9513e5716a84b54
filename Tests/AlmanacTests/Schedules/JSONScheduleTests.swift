import Itinerary
import ScheduleTestSupport
import Testing

/// Schedules in JSON, in the shapes of the services that publish them.
struct JSONScheduleTests {
  // MARK: MLB Stats API

  private static func game(
    _ id: Int, _ date: String, _ status: String = #"{"detailedState": "Scheduled", "startTimeTBD": false}"#,
    official: String = "2026-07-03", more: String = #""doubleHeader": "N", "gameNumber": 1"#
  ) -> String {
    """
    {"gamePk": \(id), "gameType": "R", "gameDate": "\(date)", "officialDate": "\(official)", "status": \(status),
     "teams": {"away": {"score": 3, "team": {"id": 138, "name": "St. Louis Cardinals"}},
               "home": {"team": {"id": 112, "name": "Chicago Cubs"}}},
     "venue": {"id": 17, "name": "Wrigley Field", "link": "/api/v1/venues/17"}, \(more)}
    """
  }

  private static func stats(_ games: [String]) -> String {
    #"{"copyright": "…", "totalGames": 1, "dates": [{"date": "2026-07-03", "games": ["#
      + games.joined(separator: ",\n") + "]}]}"
  }

  @Test func `reads games of MLB's stats API`() throws {
    let schedule = try read(Self.stats([Self.game(700_001, "2026-07-03T18:20:00Z")]))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.first?.gameID == "700001")
    #expect(schedule.messages.isEmpty)
  }

  @Test func `an open time leaves the date of the club`() throws {
    let open = #"{"detailedState": "Scheduled", "startTimeTBD": true}"#
    #expect(
      try read(Self.stats([Self.game(1, "2026-07-04T07:33:00Z", open)])).lines
        == ["St. Louis Cardinals @ Chicago Cubs | Chicago, IL | 2026-07-03 | timeTBD"])
  }

  @Test func `a postponed game with a makeup is listed once, and one without stays`() throws {
    let postponed = #"{"detailedState": "Postponed"}"#
    let games = [
      Self.game(1, "2026-07-03T18:20:00Z", postponed, more: #""rescheduleDate": "2026-07-04T17:20:00Z""#),
      Self.game(1, "2026-07-04T17:20:00Z", official: "2026-07-04", more: #""doubleHeader": "Y", "gameNumber": 1"#),
      Self.game(2, "2026-07-04T23:40:00Z", official: "2026-07-04", more: #""doubleHeader": "Y", "gameNumber": 2"#),
      Self.game(3, "2026-07-05T18:20:00Z", postponed, official: "2026-07-05"),
    ]
    let schedule = try read(Self.stats(games))
    #expect(schedule.ids == ["1", "2", "3"])
    #expect(schedule.games.map(\.number) == [1, 2, 1])
    #expect(schedule.games.map(\.game.status) == [.scheduled, .scheduled, .postponed])
  }

  @Test func `reads the city of a minor-league venue`() throws {
    let text = Self.stats([Self.game(1, "2026-07-03T23:05:00Z")])
      .replacing("Chicago Cubs", with: "Durham Bulls").replacing("Wrigley Field", with: "Somewhere New")
      .replacing(#""link": "/api/v1/venues/17""#, with: #""location": {"city": "Durham", "stateAbbrev": "NC"}"#)
    #expect(try read(text).lines.first?.contains("| Durham, NC | 2026-07-03T19:05:00-04:00 |") == true)
  }

  // MARK: ESPN

  private static let event = """
    {"leagues": [{"id": "28", "abbreviation": "NFL"}], "season": {"year": 2026}, "events": [
      {"id": "401", "date": "2026-09-11T00:20Z", "name": "Dallas Cowboys at Philadelphia Eagles", "competitions": [
        {"date": "2026-09-11T00:20Z", "timeValid": true,
         "venue": {"fullName": "Lincoln Financial Field", "address": {"city": "Philadelphia", "state": "PA"}},
         "competitors": [
           {"homeAway": "home", "team": {"displayName": "Philadelphia Eagles", "abbreviation": "PHI"}},
           {"homeAway": "away", "team": {"displayName": "Dallas Cowboys", "abbreviation": "DAL"}}],
         "status": {"type": {"name": "STATUS_SCHEDULED", "description": "Scheduled"}}}]}]}
    """

  @Test func `reads events of ESPN`() throws {
    let schedule = try read(Self.event)
    #expect(
      schedule.lines
        == ["Dallas Cowboys @ Philadelphia Eagles | Philadelphia, PA | 2026-09-10T20:20:00-04:00 | scheduled"])
    #expect(schedule.first?.league == "NFL")
    #expect(schedule.messages.isEmpty)
    let open = Self.event.replacing("2026-09-11T00:20Z", with: "2027-01-10T05:00Z")
      .replacing(#""timeValid": true"#, with: #""timeValid": false"#)
    #expect(try read(open).lines.first?.hasSuffix("| 2027-01-10 | timeTBD") == true)
    let postponed = Self.event.replacing("\"Scheduled\"", with: "\"Postponed\"")
    #expect(try read(postponed).lines.first?.hasSuffix("| postponed") == true)
  }

  // MARK: openfootball

  @Test func `reads matches of openfootball, in a list and in rounds`() throws {
    let match =
      #"{"round": "Matchday 1", "date": "2025-08-15", "time": "20:00", "team1": T1, "team2": T2, "score": {"ft": [4, 2]}}"#
    let named = match.replacing("T1", with: "\"Liverpool FC\"").replacing("T2", with: "\"AFC Bournemouth\"")
    let coded = match.replacing("T1", with: #"{"name": "Liverpool FC", "code": "LIV"}"#)
      .replacing("T2", with: #"{"name": "AFC Bournemouth"}"#)
    for text in [
      #"{"name": "English Premier League 2025/26", "matches": [\#(named)]}"#,
      #"{"name": "English Premier League 2025/26", "rounds": [{"name": "1", "matches": [\#(coded)]}]}"#,
    ] {
      let schedule = try read(text)
      #expect(schedule.games.map(\.game.venue) == ["Anfield"])
      #expect(schedule.lines.first?.contains("2025-08-15T20:00:00+01:00") == true)
    }
  }

  // MARK: Others

  @Test func `refuses other JSON, and skips a game without a date`() throws {
    for text in [
      "{}", "[]", "{\"events\": []}", "{\"format\": \"barnstorm-trip\"}", "{\"dates\": [1]}", "{\"matches\": [{}]}",
      "{\"totalGames\": 1, \"dates\": [", "{\"matches\": []} x",
    ] {
      #expect(throws: ScheduleRefusal.otherFormat(.json)) { try read(text) }
    }
    #expect(try read(Self.stats([])).games.isEmpty)
    let games = [Self.game(1, "2026-02-30T18:20:00Z"), Self.game(2, "2026-07-03T18:20:00Z")]
    let schedule = try read(Self.stats(games))
    #expect(schedule.games.count == 1)
    #expect(schedule.findings == [.noDate(in: nil)])
    #expect(schedule.games.first?.line == 5)
  }
}
