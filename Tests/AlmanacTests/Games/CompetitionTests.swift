import Almanac
import TestSupport
import Testing

@testable import Atlas

struct CompetitionTests {
  @Test func `a game's competition has its badge`() {
    let badges = [
      ("UEFA Champions League", "UCL"), ("2. Bundesliga", "2.BL"), ("SerieA", "Serie A"), ("MLB", "MLB"),
      ("United Rugby Championship", "URC"), ("Premier League", "EPL"), ("Women's Super League", "WSL"),
      ("World Cup 2026", "World Cup"), ("UEFA Europameisterschaft 2020", "EURO"), ("Ligue 2", "Ligue 2"),
      ("SixNations", "6N"), ("Gallagher PREM", "PREM"), ("Prem", "Prem"), ("FrauenBL", "F-BL"), ("NatL", "NL"),
      ("Barclays Women's Super League", "WSL"), ("ChanceLiga", "Chance Liga"), ("Top14", "Top 14"),
    ]
    for (name, badge) in badges { expect(Competition.badge(name), badge) }
    for name in Table(.competitions).filter({ $0.text(0) == "badge" }).flatMap({ $0.names(2) }) {
      expect(name, FoldedText(name).text)
      #expect(!Competition.isAmerican(name), "\(name)")
    }
  }

  @Test func `indoor leagues of Europe have their sport, length and order`() {
    let games: [(league: String, competition: String?, badge: String, minutes: Int)] = [
      ("DEL", "PENNY DEL", "DEL", 165), ("SwissNL", "National League", "NL", 165), ("SwissNL", nil, "Swiss NL", 165),
      ("Champions Hockey League", "Champions Hockey League", "CHL", 165), ("HBL", "Handball-Bundesliga", "HBL", 105),
      ("EHF Champions League", "EHF Champions League", "EHF CL", 105), ("EuroLeague", nil, "EuroLeague", 135),
      ("National League", "National League", "NL", 120), ("OHL", "CHL", "CHL", 165),
      ("NatL", "NL", "NL", 120),
    ]
    for (league, competition, badge, minutes) in games {
      let game = Game(
        gameID: "g", league: league, competition: competition, away: "A", home: "H", city: "C",
        start: .on(CivilDate(dayNumber: 0)))
      expect(game.badge, badge)
      expect(GameLength.minutes(of: game), minutes, "\(league)")
      expect(game.matchup, league == "OHL" ? "A @ H" : "H – A")
    }
    #expect(Competition.meetsOnce("HBL") && !Competition.meetsOnce("SwissNL") && !Competition.meetsOnce("DEL"))
    #expect(Competition.isName("National League", of: "SwissNL") && !Competition.isName("National League", of: "DEL"))
    #expect(
      Competition.isName("Handball-Bundesliga", of: "HBL") && !Competition.isName("EHF Champions League", of: "EHFCL"))
    #expect(Competition.isOutdoor("UEFA Champions League") && Competition.isOutdoor("FA Cup"))
    #expect(
      ["Champions Hockey League", "National League", "Cup", "Hockey und Fußball"].allSatisfy {
        !Competition.isOutdoor($0)
      })
  }

  @Test func `lengths follow the full name of a league, and its country`() {
    let games: [(league: String, zone: String?, minutes: Int)] = [
      ("Indian Premier League", nil, 210), ("Premier League", nil, 120), ("Indian Premier League 2026", nil, 210),
      ("BBL", "Europe/Berlin", 135), ("BBL", "Australia/Sydney", 210), ("PSL", "Africa/Johannesburg", 120),
      ("County Championship", nil, 3 * 1440 + 450), ("Championship", nil, 120), ("Test", nil, 4 * 1440 + 450),
      ("ODI", nil, 480), ("Rugby World Cup", nil, 120), ("Premier Lacrosse Cup", nil, 180), ("2026", nil, 180),
    ]
    for (league, zone, minutes) in games {
      let game = Game(
        gameID: "g", league: league, away: "A", home: "H", city: "C", start: .on(CivilDate(dayNumber: 0)),
        timeZone: zone)
      expect(GameLength.minutes(of: game), minutes, "\(league)")
    }
  }

  @Test func `the home team is first, except in the leagues of North America`() {
    let games: [(league: String?, competition: String?, zone: String?, text: String)] = [
      ("MLB", nil, "America/Chicago", "A @ H"), ("NFL", nil, "Europe/London", "A @ H"), (nil, nil, nil, "A @ H"),
      ("NCAA", "Big Ten", "America/Chicago", "A @ H"), ("MLS", "Leagues Cup", "America/Chicago", "A @ H"),
      ("EPL", nil, nil, "H – A"), (nil, nil, "Europe/Dublin", "H – A"), ("UCL", "UEFA Champions League", nil, "H – A"),
      ("AFL", nil, "Australia/Perth", "H – A"), ("KBO", nil, "Asia/Seoul", "H – A"),
      (nil, "Six Nations", nil, "H – A"), ("XYZ", nil, "America/Chicago", "A @ H"),
    ]
    for (league, competition, zone, text) in games {
      let game = Game(
        gameID: "g", league: league, competition: competition, away: "A", home: "H", city: "C",
        start: .on(CivilDate(dayNumber: 0)), timeZone: zone)
      expect(game.matchup, text)
    }
  }
}
