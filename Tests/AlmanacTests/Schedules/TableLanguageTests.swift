import Itinerary
import ScheduleTestSupport
import Testing

/// Tables in other languages than English: headings, weekdays and months, and days before months.
struct TableLanguageTests {
  typealias Shape = TableShapeTests.Shape

  private static let shapes = [
    Shape(
      "german", club: nil,
      table: "Datum;Uhrzeit;Heim;Gast;Spielort\n22.08.2026;15:30;Arsenal;Chelsea;Emirates Stadium\n",
      game: "Chelsea @ Arsenal | London, England | 2026-08-22T15:30:00+01:00"),
    Shape(
      "spanish", club: nil,
      table: "Fecha,Hora,Local,Visitante,Estadio\n22/08/2026,15:30,Arsenal,Chelsea,Emirates Stadium\n",
      game: "Chelsea @ Arsenal | London, England | 2026-08-22T15:30:00+01:00"),
    Shape(
      "french", club: nil,
      table: "Date,Heure,Domicile,Extérieur,Stade\n22/08/2026,15h30,Arsenal,Chelsea,Emirates Stadium\n",
      game: "Chelsea @ Arsenal | London, England | 2026-08-22T15:30:00+01:00"),
    Shape(
      "dutch", club: nil,
      table: "Datum,Tijd,Thuis,Uit,Locatie\n22-08-2026,15:30,Arsenal,Chelsea,Emirates Stadium\n",
      game: "Chelsea @ Arsenal | London, England | 2026-08-22T15:30:00+01:00"),
    Shape(
      "french of one day", club: nil,
      table:
        "Journée;Date;Heure;Recevant;Visiteur;Lieu\n3;05/09/2026;20h45;Olympique de Marseille;RC Lens;Marseille\n",
      game: "RC Lens @ Olympique de Marseille | Marseille, France | 2026-09-05T20:45"),
    Shape(
      "dfb", club: nil,
      table:
        "Datum;Anstoß;Heim;Auswärts;Stadion\nSa., 05.09.26;15:30 Uhr;Borussia Dortmund;VfB Stuttgart;Signal Iduna Park\n",
      game: "VfB Stuttgart @ Borussia Dortmund | Dortmund, Germany | 2026-09-05T15:30"),
    Shape(
      "fussball.de", club: nil,
      table:
        "Wochentag;Spieldatum;Uhrzeit;Heimmannschaft;Gastmannschaft;Spielstätte\nSamstag;05.09.2026;15:30;FC Bayern München;RB Leipzig;Allianz Arena\n",
      game: "RB Leipzig @ FC Bayern München | Munich, Germany | 2026-09-05T15:30"),
    Shape(
      "italian", club: nil,
      table:
        "Giornata,Data,Ora,Squadra di casa,Squadra ospite,Stadio\n5,03/10/2026,18:00,Inter,Napoli,San Siro\n",
      game: "Napoli @ Inter | Milan, Italy | 2026-10-03T18:00"),
    Shape(
      "portuguese", club: nil,
      table:
        "Rodada,Data,Horário,Mandante,Visitante,Estádio\n5,03/10/2026,21:30,Flamengo,Grêmio,\"Maracanã, Rio de Janeiro\"\n",
      game: "Grêmio @ Flamengo | Rio de Janeiro, Brazil | 2026-10-03T21:30"),
    Shape(
      "polish", club: nil,
      table:
        "Kolejka;Data;Godzina;Gospodarz;Gość;Stadion\n5;03.10.2026;18:00;Legia;Lech;Warszawa\n",
      game: "Lech Poznań @ Legia Warszawa | Warsaw, Poland | 2026-10-03T18:00"),
    Shape(
      "swedish", club: nil,
      table:
        "Omgång;Datum;Tid;Hemmalag;Bortalag;Arena\n5;2026-10-03;18:00;Frölunda;Färjestad;\"Scandinavium, Göteborg\"\n",
      game: "Färjestad BK @ Frölunda HC | Gothenburg, Sweden | 2026-10-03T18:00"),
    Shape(
      "finnish", club: nil,
      table:
        "Pvm;Klo;Koti;Vieras;Paikka\n3.10.2026;17.00;Tappara;Ilves;\"Nokia Arena, Tampere\"\n",
      game: "Ilves @ Tappara | Tampere, Finland | 2026-10-03T17:00"),
    Shape(
      "czech", club: nil,
      table:
        "Kolo;Datum;Čas;Domácí;Hosté;Stadion\n5;3. 10. 2026;17:30;Sparta;Slavia;Praha\n",
      game: "Slavia Praha @ Sparta Praha | Prague, Czechia | 2026-10-03T17:30"),
    Shape(
      "russian", club: nil,
      table:
        "Дата;Время;Хозяева;Гости;Арена\n05.09.2026;17:00;ЦСКА;СКА;Moskva\n",
      game: "СКА @ ЦСКА | Moscow, Russia | 2026-09-05T17:00"),
    Shape(
      "japanese", club: nil,
      table:
        "日付,開始時刻,ホーム,ビジター,球場\n2026/07/03,18:00,阪神,巨人,Tokyo\n",
      game: "Yomiuri Giants @ Hanshin Tigers | Tokyo, Japan | 2026-07-03T18:00"),
    Shape(
      "months in german", club: nil,
      table:
        "Datum;Zeit;Heim;Gast;Ort\n3. Okt 2026;15:30;Rovers;Wanderers;Köln\n",
      game: "Wanderers @ Rovers | Köln, Germany | 2026-10-03T15:30"),
  ]

  @Test(arguments: shapes)
  func `the headings are understood`(_ shape: Shape) throws {
    let schedule = try read(shape.table, ScheduleOptions(club: shape.club))
    #expect(schedule.lines.contains { $0.hasPrefix(shape.game) }, "\(schedule.lines)")
  }
}
