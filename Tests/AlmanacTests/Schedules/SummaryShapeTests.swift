import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Summaries as publishers write them: those of leagues, of clubs, of television, of scoreboards and of hobbyists.
struct SummaryShapeTests {
  private static let shapes: [(text: String, league: String, game: String)] = [
    ("[MLB] New York Yankees at Baltimore Orioles [Check Listings]", "MLB", "New York Yankees @ Baltimore Orioles"),
    ("Arsenal - Chelsea [CL] (2-1)", "EPL", "Chelsea @ Arsenal"),
    ("Cardinals @ Cubs | MARQ", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("FINAL - Cardinals 3 @ Cubs 5", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Arsenal (1–4) Chelsea", "EPL", "Chelsea @ Arsenal"),
    ("Cardinals at Cubs Game 2", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cardinals at Cubs - Game 2 (DH)", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs vs. Cardinals (Bobblehead Night)", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs vs. Cardinals - Javier Baez Bobblehead Giveaway", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs vs. Cardinals Fireworks Night", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Home Opener: Cubs vs. Cardinals", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Opening Day - Cardinals at Cubs", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Opening Day Cardinals at Cubs", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("⚾ Cardinals @ Cubs ⚾", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("🏀 Lakers vs Celtics", "NBA", "Boston Celtics @ Los Angeles Lakers"),
    ("🏒 Bruins @ Rangers (7:00 PM)", "NHL", "Boston Bruins @ New York Rangers"),
    ("NHL: Bruins at Rangers", "NHL", "Boston Bruins @ New York Rangers"),
    ("[NHL] Bruins @ Rangers", "NHL", "Boston Bruins @ New York Rangers"),
    ("(PPD) Cardinals at Cubs", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("PPD: Cardinals at Cubs", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("POSTPONED - Cardinals at Cubs", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cardinals at Cubs (Postponed)", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cardinals at Cubs - Time TBD", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs 5, Cardinals 3", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs vs Cardinals, 5-3", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs vs Cardinals (W 5-3)", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Spring Training: Cubs at Mariners", "MLB", "Chicago Cubs @ Seattle Mariners"),
    ("NLDS Game 3: Cardinals at Cubs (if necessary)", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Toronto (TOR) vs. Chicago (CHI)", "NBA", "Chicago Bulls @ Toronto Raptors"),
    ("Week 3 | Packers @ Bears | FOX", "NFL", "Green Bay Packers @ Chicago Bears"),
    ("Week 3: Green Bay Packers at Chicago Bears", "NFL", "Green Bay Packers @ Chicago Bears"),
    ("Packers @ Bears (TV: FOX)", "NFL", "Green Bay Packers @ Chicago Bears"),
    ("NFL Preseason Week 1 - Packers at Bears - NFL Network", "NFL", "Green Bay Packers @ Chicago Bears"),
    ("Thursday Night Football: Packers at Bears", "NFL", "Green Bay Packers @ Chicago Bears"),
    ("Chicago Fire FC vs. Inter Miami CF - MLS Regular Season", "MLS", "Inter Miami CF @ Chicago Fire FC"),
    ("MLS: LA Galaxy v LAFC (El Tráfico)", "MLS", "Los Angeles FC @ LA Galaxy"),
    ("Leagues Cup - Columbus Crew vs Atlas FC", "MLS", "Atlas @ Columbus Crew"),
    ("Premier League: Arsenal v Chelsea", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal FC v Chelsea FC, Premier League", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal v Chelsea (Premier League)", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal vs Chelsea | Premier League | Matchweek 5", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal – Chelsea", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal-Chelsea", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal : Chelsea", "EPL", "Chelsea @ Arsenal"),
    ("Premier League - Arsenal - Chelsea", "EPL", "Chelsea @ Arsenal"),
    ("Carabao Cup Round 4 - Arsenal v Chelsea - Sky Sports", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal 2 - 1 Chelsea", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal 2:1 Chelsea", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal x Chelsea", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal vs Chelsea ⏰ 17:30", "EPL", "Chelsea @ Arsenal"),
    ("FT: Arsenal 2-1 Chelsea", "EPL", "Chelsea @ Arsenal"),
    ("Arsenal v Chelsea (4-3 pens)", "EPL", "Chelsea @ Arsenal"),
    ("#4 Cardinals at (12) Cubs", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("No. 4 Cardinals at No. 12 Cubs", "MLB", "St. Louis Cardinals @ Chicago Cubs"),
    ("Tigers-Guardians", "MLB", "Cleveland Guardians @ Detroit Tigers"),
    ("Detroit Tigers vs Cleveland Guardians @ Comerica Park", "MLB", "Cleveland Guardians @ Detroit Tigers"),
    ("Tigers @ Guardians: 6:40PM", "MLB", "Detroit Tigers @ Cleveland Guardians"),
    ("Tigers@Guardians", "MLB", "Detroit Tigers @ Cleveland Guardians"),
    ("Tigers vs.Guardians", "MLB", "Cleveland Guardians @ Detroit Tigers"),
    ("*Tigers at Guardians*", "MLB", "Detroit Tigers @ Cleveland Guardians"),
    ("Lakers 111 - Warriors 103 (W)", "NBA", "Golden State Warriors @ Los Angeles Lakers"),
    (
      "Golden State Warriors @ Los Angeles Lakers (Crypto.com Arena)", "NBA",
      "Golden State Warriors @ Los Angeles Lakers"
    ),
    ("NBA Cup: Warriors @ Lakers - ESPN", "NBA", "Golden State Warriors @ Los Angeles Lakers"),
    ("GSW @ LAL", "NBA", "Golden State Warriors @ Los Angeles Lakers"),
    ("Storm vs Aces", "WNBA", "Las Vegas Aces @ Seattle Storm"),
    ("Utah Jazz vs. Miami Heat - City Connect Night", "NBA", "Miami Heat @ Utah Jazz"),
    ("Rovers vs. Wanderers (2-1)", "", "Wanderers @ Rovers"),
    ("Rovers 2 - 1 Wanderers", "", "Wanderers @ Rovers"),
    ("Rovers vs Wanderers | FA Trophy", "", "Wanderers @ Rovers"),
    ("FINAL: Rovers 3 @ Wanderers 4", "", "Rovers @ Wanderers"),
    ("Rovers (1–4) Wanderers", "", "Wanderers @ Rovers"),
    ("[W] Rovers College Football vs Wanderers (Exh.)", "", "Wanderers @ Rovers College Football"),
    ("Larkhall Athletic vs Frome Town - Presented by: Acme", "", "Frome Town @ Larkhall Athletic"),
    ("Schalke 04 - Mainz 05", "", "1. FSV Mainz 05 @ FC Schalke 04"),
    ("(Men's Basketball) Wheelock vs. Wheaton (Mass.)", "", "Wheaton (Mass.) @ Wheelock"),
    ("Chelsea Women v Arsenal Women", "", "Arsenal Women @ Chelsea Women"),
    ("Chicago Fire II vs Union Reserves", "", "Union Reserves @ Chicago Fire FC II"),
    ("MIN Wild vs. DAL Stars", "NHL", "Dallas Stars @ Minnesota Wild"),
    ("🏀 Final: Bulls 110, Heat 104", "NBA", "Miami Heat @ Chicago Bulls"),
    ("Packers (2-1) at Vikings (3-0)", "NFL", "Green Bay Packers @ Minnesota Vikings"),
    ("[PPD] ⚾️ Cubs vs. Reds", "MLB", "Cincinnati Reds @ Chicago Cubs"),
    ("N.Y. Mets at Phila. Phillies", "MLB", "New York Mets @ Philadelphia Phillies"),
    ("Tampa Lightning at Rangers", "NHL", "Tampa Bay Lightning @ New York Rangers"),
    ("1. Spieltag: FC Bayern München - RB Leipzig", "", "RB Leipzig @ FC Bayern München"),
    ("⚽️📺 Real Madrid v Manchester City - UEFA Champions League", "EPL", "Man City @ Real Madrid"),
    ("Champions League - Sabah FK - Hapoel Beer Sheva", "", "Hapoel Beer Sheva @ Sabah FK"),
    ("Liga Endesa - Barça Basket - Valencia Basket", "EuroLeague", "Valencia Basket @ FC Barcelona"),
    ("Brasileirão - Rodada 25: Flamengo x Grêmio", "", "Grêmio @ Flamengo"),
    ("J2 - RC Toulon / Stade Rochelais", "", "Stade Rochelais @ RC Toulon"),
    ("University of Nevada Men's Basketball vs Idaho", "", "Idaho Vandals @ Nevada Wolf Pack"),
    ("Belfast Giants vs Cardiff Devils", "", "Cardiff Devils @ Belfast Giants"),
    ("Challenge Cup: Sheffield Steelers vs Belfast Giants", "", "Belfast Giants @ Sheffield Steelers"),
    ("Yomiuri Giants at Hanshin Tigers", "", "Yomiuri Giants @ Hanshin Tigers"),
    ("IPL 12 • Mumbai Indians vs Chennai Super Kings", "", "Chennai Super Kings @ Mumbai Indians"),
    ("Match 14: Delhi Capitals vs Punjab Kings", "", "Punjab Kings @ Delhi Capitals"),
    ("Tigers 12U vs Hawks 12U", "", "Hawks 12U @ Tigers 12U"),
    ("Bayer 04 Leverkusen : Borussia M'gladbach 2:2 (1:0)", "", "Borussia Mönchengladbach @ Bayer 04 Leverkusen"),
    ("Rovers : Wanderers 2:1 (1:0)", "", "Wanderers @ Rovers"),
    ("Commanders 27, Giants 17 - Final", "NFL", "New York Giants @ Washington Commanders"),
    ("Arsenal 2-1 Chelsea (1-0)", "EPL", "Chelsea @ Arsenal"),
    ("Packers 27, Bears 17 - Final/OT", "NFL", "Chicago Bears @ Green Bay Packers"),
    ("Panthers Wrocław vs Raiders Innsbruck", "", "Raiders Innsbruck @ Panthers Wrocław"),
  ]

  @Test func `nicknames of a league that no table has are not those of one that is known`() throws {
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
  func `the teams are found inside the text`(_ text: String, _ league: String, _ game: String) throws {
    let summaries = (Self.others[league] ?? []) + [text]
    let schedule = try read(feed("Games", summaries.map { ($0, "") }))
    expect(schedule.games.first { $0.sourceID == "\(summaries.count - 1)" }?.game.pairing, game)
  }

  @Test func `countries in the calendar of a cup are teams`() throws {
    let games = [(" 🇲🇽 Mexico  -  🇿🇦 South Africa", "Mexico City"), (" 🇨🇦 Canada  -  🇧🇦 Bosnia", "")]
    try expect(read(feed("World Cup", games)).pairings, ["South Africa @ Mexico", "Bosnia @ Canada"])
  }

  @Test func `a full name of another league is that club and a nickname is not`() throws {
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
  func `a word of status counts in other languages, too`(_ text: String, _ status: Game.Status) throws {
    let event = ["DTSTART:20260703T182000Z", "SUMMARY:\(text)", "LOCATION:Wrigley Field"]
    let game = try #require(try read(calendar(event)).games.first?.game)
    expect(game.pairing, "St. Louis Cardinals @ Chicago Cubs")
    expect(game.status, status)
    let unknown = try read(calendar(["DTSTART:20260703T182000Z", "SUMMARY:\(text.replacing("Cubs", with: "Rovers"))"]))
    expect(unknown.first?.home, "Rovers")
    expect(unknown.first?.status, status)
  }

  @Test func `the status in the description counts`() throws {
    let schedule = try read(calendar(cubsEvent + ["DESCRIPTION:League: MLB\\nStatus: Postponed\\nTV: TBD"]))
    expect(schedule.first?.status, .postponed)
  }

  @Test func `the venue in the description counts if the location has none`() throws {
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

  @Test func `an airplane means that the club is away`() throws {
    let lines = ["X-WR-CALNAME:Chicago Cubs"]
    let away = try read(calendar(["DTSTART:20260703T182000Z", "SUMMARY:✈️ Cardinals"], before: lines))
    expect(away.first?.pairing, "Chicago Cubs @ St. Louis Cardinals")
    let home = try read(calendar(["DTSTART:20260703T182000Z", "SUMMARY:🏠 Cardinals"], before: lines))
    expect(home.first?.pairing, "St. Louis Cardinals @ Chicago Cubs")
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
  func `the home team's place is assumed`(_ text: String, _ game: String) throws {
    for location in ["TBD", ""] {
      let lines = ["DTSTART:20260704T013000Z", "SUMMARY:\(text.replacing(",", with: "\\,"))", "LOCATION:\(location)"]
      let schedule = try read(calendar(lines))
      #expect(schedule.pairings == [game])
      #expect(schedule.games.allSatisfy { $0.placeIsAssumed })
      #expect(schedule.findings.contains { [.place(.noVenue), .place(.venueUndetermined)].contains($0) })
    }
  }
}
