import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Summaries as publishers write them: those of leagues, of clubs, of television, of scoreboards and of hobbyists.
struct SummaryShapeTests {
  private static let shapes = Published.rows("summaries.tsv").map { ($0.text(1), $0.text(0), $0.text(2)) }

  @Test func `nicknames of an unknown league are not those of a known one`() throws {
    let summaries = [
      "Broncos vs Panthers", "Warriors vs Storm", "Knights vs Eels", "Raiders vs Sharks", "Titans vs Sea Eagles",
      "Cowboys vs Dragons", "Roosters vs Rabbitohs",
    ]
    let rows = summaries.enumerated().map { "2026-07-\(10 + $0.offset),19:50,\($0.element),Suncorp Stadium" }
    let table = (["date,time,subject,venue"] + rows + [""]).joined(separator: "\n")
    let games = try read(table, name: "nrl-2026-AUSEasternStandardTime.csv").games
    #expect(games.allSatisfy { $0.homeTeam == nil && $0.awayTeam == nil && $0.game.city == "Brisbane, QLD" })
    expect(games.first?.game.pairing, "Panthers @ Broncos")
    // One game of children among those of the club does not change the club.
    let mixed = try read(
      "date,subject\n2026-07-03,Cardinals at Cubs\n2026-07-04,Tigers vs Hawks\n2026-07-05,Reds at Cubs\n")
    expect(mixed.first?.pairing, "St. Louis Cardinals @ Chicago Cubs")
  }

  @Test func `an event of a series with two dashes is not a pair`() throws {
    let parts = ["Australian Grand Prix - Practice 1", "Australian Grand Prix - Race"]
    try expect(read(feed("Formula 1", parts.map { ("Formula 1 - \($0)", "Melbourne") })).homes, parts)
  }

  /// Games that tell the league, or that no league has them.
  private static let others = [
    "MLB": ["Cardinals at Cubs", "Yankees at Red Sox", "Tigers at Guardians", "Dodgers at Padres"],
    "NBA": ["Lakers at Celtics", "Warriors at Nets", "Bulls at Knicks", "Raptors at Pistons"],
    "NHL": ["Bruins at Rangers", "Flames at Oilers", "Blackhawks at Red Wings", "Canadiens at Maple Leafs"],
    "NFL": ["Packers at Bears", "Steelers at Ravens", "Cowboys at Eagles", "Chiefs at Broncos"],
    "MLS": ["Sounders FC vs LA Galaxy", "Inter Miami CF vs Columbus Crew", "FC Dallas vs Austin FC"],
    "EPL": ["Arsenal v Liverpool", "Everton v Leeds", "Fulham v Brentford", "Chelsea v Burnley"],
    "WNBA": ["Sky at Fever", "Liberty at Sun", "Lynx at Wings", "Mercury at Sparks"],
    "": ["Northtown vs Southtown", "Southtown vs Easttown", "Easttown vs Northtown", "Rovers vs Northtown"],
  ]

  @Test(arguments: shapes)
  func `finds the teams inside the text`(_ text: String, _ league: String, _ game: String) throws {
    let summaries = (Self.others[league] ?? []) + [text]
    let schedule = try read(feed("Games", summaries.map { ($0, "") }))
    expect(schedule.games.first { $0.sourceID == "\(summaries.count - 1)" }?.game.pairing, game)
  }

  @Test func `countries in the calendar of a cup are teams`() throws {
    let games = [(" 🇲🇽 Mexico  -  🇿🇦 South Africa", "Mexico City"), (" 🇨🇦 Canada  -  🇧🇦 Bosnia", "")]
    try expect(read(feed("World Cup", games)).pairings, ["South Africa @ Mexico", "Bosnia @ Canada"])
  }

  @Test func `a full name of another league means that club, a nickname does not`() throws {
    let table = """
      date,subject
      2026-09-09,Bayern München - Real Madrid
      2026-09-12,Real Madrid - Getafe
      2026-09-13,Barcelona - Getafe
      2026-09-19,Manchester City - Real Madrid
      2026-09-20,Real Madrid - Blue Devils

      """
    try expect(
      read(table).pairings,
      [
        "Real Madrid @ FC Bayern München", "Getafe CF @ Real Madrid", "Getafe CF @ FC Barcelona",
        "Real Madrid @ Man City", "Blue Devils @ Real Madrid",
      ])
  }

  @Test func `two names of one team are not two teams`() throws {
    let schedule = try read(
      "date,subject,venue\n2026-07-03,Cubs at Chicago Cubs,\n2026-07-04,Cardinals at Cubs,\n2026-07-05,Reds at Brewers,\n"
    )
    #expect(schedule.games.first?.homeTeam == nil && schedule.games.first?.awayTeam == nil)
  }

  @Test(arguments: [
    ("Cubs - Cardinals (verlegt)", Game.Status.postponed), ("Cubs - Cardinals (verschoben)", .postponed),
    ("ABGESAGT: Cubs - Cardinals", .cancelled), ("Cubs - Cardinals (aplazado)", .postponed),
    ("Cubs - Cardinals (reporté)", .postponed), ("Cubs - Cardinals (rinviata)", .postponed),
    ("Cardinals at Cubs (Susp. B5)", .postponed), ("Cardinals at Cubs - Suspended", .postponed),
    ("Cubs - Cardinals abgesagt", .cancelled), ("Cardinals at Cubs (Cancelled)", .cancelled),
  ])
  func `recognizes words of status in other languages`(_ text: String, _ status: Game.Status) throws {
    let event = ["DTSTART:20260703T182000Z", "SUMMARY:\(text)", "LOCATION:Wrigley Field"]
    let game = try #require(try read(calendar(event)).games.first?.game)
    expect(game.pairing, "St. Louis Cardinals @ Chicago Cubs")
    expect(game.status, status)
    let unknown = try read(calendar(["DTSTART:20260703T182000Z", "SUMMARY:\(text.replacing("Cubs", with: "Rovers"))"]))
    expect(unknown.first?.home, "Rovers")
    expect(unknown.first?.status, status)
  }

  @Test func `uses the status in the description`() throws {
    let schedule = try read(calendar(cubsEvent + ["DESCRIPTION:League: MLB\\nStatus: Postponed\\nTV: TBD"]))
    expect(schedule.first?.status, .postponed)
  }

  @Test func `uses the venue in the description if the location has none`() throws {
    let lines = [
      "DTSTART:20260703T182000Z", "SUMMARY:Rovers vs Wanderers", "DESCRIPTION:Venue: Allen Fieldhouse\\nTV: ESPN+",
    ]
    let city = try read(calendar(lines + ["LOCATION:Lawrence\\, Kan."]))
    #expect(city.first?.venue == "Allen Fieldhouse" && city.first?.city == "Lawrence, KS")
    let none = try read(calendar(lines + ["LOCATION:TBD"]))
    expect(none.first?.venue, "Allen Fieldhouse")
  }

  @Test func `a known venue outweighs the order of the names`() throws {
    let table =
      "date,subject,venue\n2026-01-03,Toronto (TOR) vs. Chicago (CHI),United Center\n2026-01-05,Lakers vs Celtics,\n"
    try expect(read(table, name: "nba.csv").first?.pairing, "Toronto Raptors @ Chicago Bulls")
  }

  private static let summaries: [(text: String, game: String)] = [
    ("Arsenal v Chelsea at Wembley Stadium", "Chelsea @ Arsenal"),
    ("Essendon v Carlton @ MCG", "Carlton Blues @ Essendon Bombers"),
    ("Liverpool v Everton (Wembley Stadium)", "Everton @ Liverpool"),
    ("Los Angeles Lakers vs Miami Heat in Mexico City", "Miami Heat @ Los Angeles Lakers"),
    ("Yankees vs Twins @ Field of Dreams", "Minnesota Twins @ New York Yankees"),
    ("Army vs Navy at Baltimore", "Navy Midshipmen @ Army Black Knights"),
    ("Chicago Cubs vs St. Louis Cardinals - London Stadium, London", "St. Louis Cardinals @ Chicago Cubs"),
    ("Arsenal - Chelsea @ Wembley Stadium", "Chelsea @ Arsenal"),
    ("Cubs vs Cardinals @ Busch Stadium", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs vs Cardinals @ 7:05 PM", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs vs Cardinals at Night", "St. Louis Cardinals @ Chicago Cubs"),
  ]

  @Test(arguments: summaries)
  func `assumes the home team's place`(_ text: String, _ game: String) throws {
    for location in ["TBD", ""] {
      let lines = ["DTSTART:20260704T013000Z", "SUMMARY:\(text.replacing(",", with: "\\,"))", "LOCATION:\(location)"]
      let schedule = try read(calendar(lines))
      #expect(schedule.pairings == [game])
      #expect(schedule.games.allSatisfy { $0.placeIsAssumed })
      #expect(schedule.findings.contains { [.noVenue, .openVenue].contains($0) })
    }
  }
}
