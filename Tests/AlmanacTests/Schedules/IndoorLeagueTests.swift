import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Hockey, handball and basketball in Europe, whose clubs share names with clubs of football and nicknames with teams of
/// North America.
struct IndoorLeagueTests {
  /// The rows of a list with a column of competitions, and what each is.
  private static let rows: KeyValuePairs = [
    "19:30,DEL,Kölner Haie,Adler Mannheim": "DEL | LANXESS arena | Köln, Germany | 19:30:00+01:00",
    "19:30,PENNY DEL,Eisbären Berlin,Krefeld Pinguine": "DEL | Uber Arena | Berlin, Germany | 19:30:00+01:00",
    "19:45,National League,ZSC Lions,SC Bern": "SwissNL | Swiss Life Arena | Zürich, Switzerland | 19:45:00+01:00",
    "19:45,NL,EV Zug,HC Davos": "SwissNL | Bossard Arena | Zug, Switzerland | 19:45:00+01:00",
    "19:45,Swiss National League,Lugano,Genève-Servette":
      "SwissNL | Cornèr Arena | Lugano, Switzerland | 19:45:00+01:00",
    "18:00,SHL,Frölunda,Färjestad": "SHL | Scandinavium | Gothenburg, Sweden | 18:00:00+01:00",
    "17:00,Liiga,Tappara,Ilves": "Liiga | Nokia Arena | Tampere, Finland | 17:00:00+02:00",
    "17:00,Liiga,Pelicans,Jokerit": "Liiga | Isku Areena | Lahti, Finland | 17:00:00+02:00",
    "16:00,Extraliga,Sparta Praha,Kometa Brno": "Extraliga | O2 arena | Prague, Czechia | 16:00:00+01:00",
    "16:00,EIHL,Sheffield Steelers,Nottingham Panthers":
      "EIHL | Utilita Arena Sheffield | Sheffield, England | 16:00:00+00:00",
    "19:30,Champions Hockey League,Fribourg-Gottéron,Eisbären Berlin":
      "Champions Hockey League | BCF Arena | Fribourg, Switzerland | 19:30:00+01:00",
    "19:30,CHL,Graz99ers,Sparta Praha": "CHL | Merkur Eisstadion | Graz, Austria | 19:30:00+01:00",
    "19:00,CHL,London Knights,Kitchener Rangers": "OHL | Canada Life Place | London, ON | 19:00:00-05:00",
    "16:30,Handball-Bundesliga,THW Kiel,SG Flensburg-Handewitt":
      "HBL | MERKUR Ostseehalle | Kiel, Germany | 16:30:00+01:00",
    "18:00,HBL,SC Magdeburg,HSV Hamburg": "HBL | GETEC Arena | Magdeburg, Germany | 18:00:00+01:00",
    "18:45,EHF Champions League,Barcelona,THW Kiel":
      "EHF Champions League | Palau Blaugrana | Barcelona, Spain | 18:45:00+01:00",
    "20:45,EuroLeague,Real Madrid,Panathinaikos": "EuroLeague | Movistar Arena | Madrid, Spain | 20:45:00+01:00",
    "20:00,EuroLeague,Žalgiris,Partizan": "EuroLeague | Žalgirio arena | Kaunas, Lithuania | 20:00:00+02:00",
    "15:00,National League,York City,Morecambe":
      "National League | LNER Community Stadium | York, England | 15:00:00+00:00",
    "20:00,,Real Madrid,Barcelona": "LaLiga | Santiago Bernabéu | Madrid, Spain | 20:00:00+01:00",
    "20:00,UEFA Champions League,Real Madrid,Panathinaikos":
      "UEFA Champions League | Santiago Bernabéu | Madrid, Spain | 20:00:00+01:00",
  ]

  @Test func `a column of competitions determines the clubs`() throws {
    let lines = Self.rows.enumerated().map { "2026-12-\(String($0 + 101).dropFirst()),\($1.key)\n" }
    let schedule = try readWithAllZones("Date,Time,Competition,Home,Away\n" + lines.joined())
    let found = schedule.games.map { game in
      let start = game.game.knownStart?.description.dropFirst(11) ?? ""
      return "\(game.game.league ?? "") | \(game.game.venue ?? "") | \(game.game.city) | \(start)"
    }
    expect(found, Self.rows.map(\.value))
    #expect(schedule.games.allSatisfy { $0.homeTeam != nil && $0.awayTeam != nil })
  }

  /// The leagues of the home teams of games without a competition, and their cities.
  private func homes(_ games: [String], title: String = "test") throws -> [String] {
    let lines = games.enumerated().map { "2026-12-\($0 + 10),20:00,\($1)\n" }
    return try readWithAllZones("Date,Time,Home,Away\n" + lines.joined(), name: title).games.map { game in
      game.homeTeam.map { "\($0.league) \($0.venue)" } ?? "unknown"
    }
  }

  @Test(arguments: [
    ("Real Madrid,Panathinaikos", "LaLiga Santiago Bernabéu"), ("Bayern Munich,Barcelona", "Bundesliga Allianz Arena"),
    ("Fenerbahçe,AS Monaco", "SüperLig Şükrü Saracoğlu Stadium"), ("Pelicans,Kings", "NBA Smoothie King Center"),
    ("Panthers,Sharks", "NHL Amerant Bank Arena"), ("FC Porto,Sporting CP", "LigaPT Estádio do Dragão"),
    // The opponent plays nothing else.
    ("Real Madrid,Žalgiris Kaunas", "EuroLeague Movistar Arena"), ("Barcelona,THW Kiel", "EHFCL Palau Blaugrana"),
    ("Frölunda,Kölner Haie", "SHL Scandinavium"), ("Pelicans,Tappara", "Liiga Isku Areena"),
    // Clubs of football that no table has.
    ("Slovan Bratislava,Arsenal", "unknown"), ("Partizan,Crvena Zvezda", "unknown"), ("FC Ilves,KuPS", "unknown"),
  ])
  func `without a competition, a shared name means football or North America`(
    _ game: String, _ home: String
  ) throws {
    try expect(homes([game]), [home])
  }

  @Test(arguments: ["EuroLeague 2026-27.csv", "test.csv"])
  func `a basketball file has no football clubs`(_ name: String) throws {
    let games = [
      "Anadolu Efes,Virtus Bologna", "Baskonia,Paris Basketball", "ASVEL,Dubai Basketball", "Real Madrid,Barcelona",
      "Olympiacos,Panathinaikos", "Partizan,Crvena Zvezda",
    ]
    #expect(try homes(games, title: name).allSatisfy { $0.hasPrefix("EuroLeague ") })
  }

  @Test(arguments: ["Copa del Rey", "Supercopa de España", "UEFA Champions League", "Europa League"])
  func `a football cup has no clubs of another sport`(_ cup: String) throws {
    let text = "Date,Time,Competition,Home,Away\n2026-12-10,20:00,\(cup),Real Madrid,Barcelona\n"
    expect(try readWithAllZones(text).games.map(\.homeTeam?.league), ["LaLiga"])
  }

  @Test func `a football calendar has no hockey clubs`() throws {
    try expect(homes(["Ilves,HIFK", "Partizan,Slovan Bratislava"], title: "football.csv"), ["unknown", "unknown"])
  }

  @Test func `a team's abbreviation is not read as a league's`() throws {
    let event = ["UID:1", "DTSTART:20261210T200000Z", "SUMMARY:DEL @ CCG"]
    expect(
      try read(calendar(event, before: ["X-WR-CALNAME:G League"])).games.first?.awayTeam?.name, "Delaware Blue Coats")
  }
}
