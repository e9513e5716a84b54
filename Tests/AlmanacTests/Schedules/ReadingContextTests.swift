import Almanac
import ScheduleTestSupport
import Testing

/// Names are looked up in what the file says of itself; something outside it counts only if it is written in full.
struct ReadingContextTests {
  private func games(_ header: String, _ rows: [String]) throws -> Schedule {
    try readWithAllZones(([header] + rows).joined(separator: "\n") + "\n")
  }

  @Test(arguments: [
    ("Red Bull Salzburg,Rapid Wien,Red Bull Arena", "Salzburg, Austria"),
    ("Torino,Juventus,Stadio Olimpico", "Turin, Italy"),
    ("AEK,Olympiacos,Olympic Stadium", "Nea Filadelfeia, Greece"), ("Lazio,Juventus,Stadio Olimpico", "Rome, Italy"),
    ("Eisbären Berlin,ERC Ingolstadt,Mercedes-Benz Arena", "Berlin, Germany"),
    ("Puebla,Atlas,Cuauhtémoc", "Puebla, Mexico"), ("Guadalajara,Juárez,Akron", "Zapopan, Mexico"),
    ("Philadelphia Eagles,Green Bay Packers,Wembley Stadium", "London, England"),
  ])
  func `a home club's own ground and city outweigh a namesake elsewhere`(_ row: String, _ city: String) throws {
    let schedule = try games("Date,Time,Home,Away,Venue", ["2027-02-14,15:00,\(row)"])
    #expect(schedule.cities == [city], "\(schedule.messages)")
  }

  @Test func `a nearby ground with that name is not the club's if its city is given`() throws {
    for location in ["Akron\\, Ohio\\, FirstEnergy Stadium", "FirstEnergy Stadium\\, Akron\\, OH"] {
      let schedule = try read(
        calendar(["DTSTART:20261010T230000Z", "SUMMARY:Akron Zips vs Kent State", "LOCATION:\(location)"]))
      #expect(schedule.cities == ["Akron, OH"])
    }
  }

  @Test func `of several cities uses the one in the country of the other games`() throws {
    let schedule = try games(
      "Date,Time,Home,Away,Venue",
      [
        "2027-03-22,19:30,Kolkata Knight Riders,Royal Challengers,\"Eden Gardens, Kolkata\"",
        "2027-03-23,15:30,Sunrisers,Rajasthan Royals,\"Rajiv Gandhi International Stadium, Hyderabad\"",
        "2027-03-28,19:30,Gujarat Titans,Punjab Kings,\"Narendra Modi Stadium, Ahmedabad\"",
      ])
    #expect(schedule.cities == ["Kolkata, India", "Hyderabad, India", "Ahmedabad, India"])
    #expect(Set(schedule.games.map(\.game.timeZone)) == ["Asia/Kolkata"])
  }

  @Test func `the last word of a ground is not a city in another country, by the only zone of the file`() throws {
    let schedule = try games(
      "Date,Time,Home,Away,Venue",
      [
        "2027-03-15,15:00,Sporting B,Penafiel,Estádio Aurélio Pereira", "2027-03-16,15:00,Estoril,Arouca,Estoril Field",
        "2027-03-17,15:00,Rio Ave,Estoril,Estádio dos Arcos", "2027-03-18,15:00,Arouca,Estoril,",
      ])
    #expect(schedule.games.first?.place == nil)
    #expect(schedule.games.map(\.game.timeZone) == Array(repeating: "Europe/Lisbon", count: 4))
    #expect(schedule.reports(.assumedZone("Europe/Lisbon", city: "Estádio Aurélio Pereira"), line: 2))
  }

  @Test(arguments: [
    ("Super League,FC Zürich,FC Basel", "Zürich, Switzerland"), ("Super League,Olympiacos,PAOK", "Piraeus, Greece"),
    ("Österreichische Bundesliga,Austria Wien,Red Bull Salzburg", "Vienna, Austria"),
    ("1. Bundesliga,THW Kiel,SC Magdeburg", "Kiel, Germany"), ("Bundesliga,1. FC Köln,Mainz 05", "Köln, Germany"),
    ("Primera División,Real Madrid,Sevilla", "Madrid, Spain"),
    ("Primera División,Godoy Cruz,Tigre", "Mendoza, Argentina"),
    ("Super League,AE Larissa,Kifisia", "Lárisa, Greece"),
    ("Big Bash League,Perth Scorchers,Sydney Sixers", "Perth, WA"),
    ("The Hundred,Oval Invincibles,Welsh Fire", "London, England"),
    ("Pakistan Super League,Karachi Kings,Multan Sultans", "Karachi, Pakistan"),
  ])
  func `the clubs determine the league of a name`(_ row: String, _ city: String) throws {
    let schedule = try games("Date,Time,Competition,Home,Away", ["2027-03-07,15:00,\(row)"])
    #expect(schedule.cities == [city], "\(schedule.messages)")
  }

  @Test(arguments: [
    "Primera División,Liverpool,Cerro", "Copa Libertadores,Liverpool,Nacional", "Copa Libertadores,América,Santos",
    "Serie C,Bra,Trento",
  ])
  func `never confuses a club with another of a similar name`(_ row: String) throws {
    let schedule = try games(
      "Date,Time,Competition,Home,Away", ["2027-03-07,15:00,Bundesliga,1. FC Köln,Mainz 05", "2027-03-15,15:00,\(row)"])
    let cities = ["Liverpool, England", "Mexico City, Mexico", "Torreón, Mexico", "Braunschweig, Germany"]
    #expect(!cities.contains(schedule.games.last?.game.city ?? ""), "\(schedule.lines)")
  }

  @Test(arguments: [
    ("Feyenoord vs Aston Villa | UEL", "UEL", "Feyenoord – Aston Villa"),
    ("FA Cup R5: Aston Villa v Newcastle United", "FA Cup", "Aston Villa – Newcastle"),
    ("UEFA Champions League | Real Madrid - FC Bayern", "UCL", "Real Madrid – FC Bayern München"),
    ("Arsenal v Chelsea (FA Cup)", "FA Cup", "Arsenal – Chelsea"),
    ("Arsenal v Chelsea (Premier League)", "EPL", "Arsenal – Chelsea"),
    ("EHF European League: Montpellier HB - THW Kiel", "EHF EL", "Montpellier HB – THW Kiel"),
    ("Cubs at Cardinals (Opening Day)", "MLB", "Chicago Cubs @ St. Louis Cardinals"),
  ])
  func `keeps the competition in a title`(_ summary: String, _ badge: String, _ matchup: String) throws {
    let schedule = try read(calendar(["DTSTART:20270218T174500Z", "SUMMARY:\(summary)"]))
    #expect(schedule.games.map(\.game.badge) == [badge])
    #expect(schedule.games.map(\.game.matchup) == [matchup])
  }

  @Test func `home teams are first unless the file writes the visitors first`() throws {
    let abroad = try games(
      "Fecha;Hora;Torneo;Local;Visitante;Ciudad",
      [
        "30/03/2027;21:30;CONMEBOL Libertadores;Nacional;Peñarol;Montevideo",
        "10/04/2027;20:10;Liga;Tigre;Belgrano;Tigre",
      ])
    #expect(abroad.games.map(\.game.matchup) == ["Nacional – Peñarol", "Tigre – Belgrano"])
    let german = try games(
      "Datum;Anstoß;Heim;Gast;Ort", ["14.06.2026;19:00;Deutschland;Curaçao;Houston", "20.06.2026;22:00;A;B;Toronto"])
    #expect(german.games.map(\.game.matchup) == ["Deutschland – Curaçao", "A – B"])
    let american = try games("Date,Time,Home,Away,City", ["2026-06-14,19:00,Rovers,Wanderers,Houston"])
    #expect(american.games.map(\.game.matchup) == ["Wanderers @ Rovers"])
  }
}
