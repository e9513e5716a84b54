import Almanac
import ScheduleTestSupport
import Testing

/// Postponed, cancelled and neutral are read from whatever column or cell says so.
struct StatusAnywhereTests {
  private func games(_ header: String, _ row: String) throws -> [Game] {
    try readWithAllZones("\(header)\n\(row)\n").games.map(\.game)
  }

  @Test(arguments: [
    ("P-P", Game.Status.postponed), ("Match Postponed", .postponed), ("PPD", .postponed), ("Abandoned", .cancelled),
    ("A-A", .cancelled), ("2-1", .scheduled), ("우천취소", .cancelled), ("雨天中止", .cancelled),
    ("Postponed - Waterlogged Pitch", .postponed), ("Makeup of postponed game", .scheduled), ("PST", .scheduled),
    ("rescheduled from Aug 3 (postponed)", .scheduled),
  ])
  func `finds a status in a column with any name`(_ text: String, _ status: Game.Status) throws {
    for heading in ["Result", "Status / Notes", "note", ""] {
      let found = try games("Date,Time,Home,Away,\(heading)", "2026-09-01,19:45,Preston,Hull,\(text)")
      #expect(found.map(\.status) == [status], "\(heading)")
    }
  }

  @Test func `finds a status in the time or after a team`() throws {
    #expect(try games("Date,Time,Home,Away", "2026-09-01,Postponed,Preston,Hull").map(\.status) == [.postponed])
    let game = try #require(games("Date,Time,Home,Away", "2026-09-04,19:45,Preston (Postponed),Hull").first)
    #expect(game.status == .postponed && game.home == "Preston North End")
  }

  @Test func `a make-up date replaces the date, and a reason without one means postponed`() throws {
    let header = "Date,Num,Day,Visitor,League,Home,Postponement,Makeup"
    let moved = try #require(games(header, "20260705,0,Sun,SDN,NL,LAN,Rain,20260706").first)
    #expect(moved.start == CivilDate("2026-07-06").map(Game.Start.on) && moved.status == .timeTBD)
    #expect(try games(header, "20260705,0,Sun,SDN,NL,LAN,Rain,").map(\.status) == [.postponed])
  }

  @Test func `a neutral game is not at the home team's venue, and uses the publisher's zone`() throws {
    let header = "Week,Day,Date,Time,Winner/tie,,Loser/tie,,PtsW"
    let neutral = try #require(games(header, "1,Fri,2025-09-05,8:00PM,Chargers,N,Chiefs,boxscore,27").first)
    #expect(neutral.neutral == true && neutral.city != "Inglewood, CA")
    let rams = try #require(games(header, "1,Sun,2025-09-07,4:25PM,Los Angeles Rams,,Houston Texans,boxscore,14").first)
    #expect(rams.knownStart?.description == "2025-09-07T13:25:00-07:00")
    let abroad = try #require(
      games(
        "Date,Time,Visitor,Home,Notes",
        "2026-11-14,14:00,Pittsburgh Penguins,Nashville Predators,\"at (Stockholm, SWE)\""
      )
      .first)
    #expect(abroad.city == "Stockholm, Sweden" && abroad.neutral == true)
  }

  @Test func `prefers full names to nicknames, and the filled one of two columns with the same name`() throws {
    let names = try games(
      "game_date,home_name,home_display_name,away_name,away_display_name,status_type_name",
      "2026-11-19,Bruins,UCLA Bruins,Trojans,USC Trojans,STATUS_POSTPONED")
    #expect(names.map(\.home) == ["UCLA Bruins"] && names.map(\.status) == [.postponed])
    #expect(try games("Date,Home Team,Away Team,Away Team.1", "2026-08-29,Arsenal,,Chelsea").map(\.away) == ["Chelsea"])
  }

  @Test(arguments: [
    ("SC Musterstadt Berlin V vs FC Beispiel IV", "FC Beispiel IV @ SC Musterstadt Berlin V"),
    ("SV Linden V - FC Beispiel IV", "FC Beispiel IV @ SV Linden V"), ("LEEDS V FULHAM", "Fulham @ Leeds"),
    ("Clanfield (85) v Carterton", "Carterton @ Clanfield (85)"),
    ("FIFA Mexico 2-0 South Africa", "South Africa @ Mexico"),
    ("巨人 vs 阪神", "Hanshin Tigers @ Yomiuri Giants"), ("阪神 対 巨人", "Yomiuri Giants @ Hanshin Tigers"),
    ("阪神タイガース×広島東洋カープ", "Hiroshima Toyo Carp @ Hanshin Tigers"),
  ])
  func `finds teams in titles with more than two names`(_ summary: String, _ pairing: String) throws {
    let schedule = try read(calendar(["DTSTART:20260901T184500Z", "SUMMARY:\(summary)"]))
    #expect(schedule.pairings == [pairing])
  }

  @Test func `skips practice, and reports it with its UID`() throws {
    let events = [
      "UID:p", "DTSTART:20260811T030000Z", "SUMMARY:Practice: Williams Practice at Kaha Park", "END:VEVENT",
    ]
    let schedule = try read(
      calendar(
        ["UID:g", "DTSTART:20260830T000000Z", "SUMMARY:Game: Williams vs Shaffer"], before: ["BEGIN:VEVENT"] + events))
    #expect(schedule.games.map(\.sourceID) == ["g"])
    #expect(schedule.problems.contains { $0.finding.kind == .row && $0.rows.map { $0.id } == ["p"] })
  }

  @Test(arguments: [
    ("Datum und Uhrzeit;Heim;Gast", "13.02.2027 20:45"), ("Datum/Uhrzeit;Heim;Gast", "13.02.2027 20:45"),
    ("Date et heure;Équipe à domicile;Équipe à l'extérieur", "13/02/2027 20h45"),
    ("Fecha y hora;Local;Visitante", "13/02/2027 20:45"),
    ("Data e ora;Squadra di casa;Squadra ospite", "13/02/2027 20:45"),
    ("Data e hora;Mandante;Visitante", "13/02/2027 20:45"), ("Datum en tijd;Thuis;Uit", "13-02-2027 20:45"),
    ("Datum och tid;Hemmalag;Bortalag", "13.02.2027 20:45"), ("日時;ホーム;ビジター", "2027年2月13日 20:45"),
    ("Datum;Heim;Gast;Anwurf", "13 Feb 27;20:45"), ("Data;Casa;Ospiti;Orario", "13/02/2027;ore 20.45"),
    ("Date;Domicile;Extérieur;Coup d'envoi", "13/02/2027;20h45"),
  ])
  func `reads headings of nine languages, full and combined`(_ header: String, _ start: String) throws {
    let parts = start.split(separator: ";")
    let row = "\(parts[0]);Kölner Haie;Adler Mannheim" + (parts.count > 1 ? ";\(parts[1])" : "")
    let games = try games(header, row)
    #expect(games.map(\.knownStart?.description) == ["2027-02-13T20:45:00+01:00"])
  }

  @Test func `reports unused columns, except ignored ones`() throws {
    let text = "Date,Home,Away,Attendance\n2026-09-01,Preston,Hull,9000\n"
    #expect(try read(text).reports(.unusedColumn("Attendance"), line: 1))
    var options = ScheduleOptions()
    options.columns = ["Attendance": .ignore]
    #expect(try !read(text, options).findings.contains(.unusedColumn("Attendance")))
    options.columns = ["Nothing": .date]
    #expect(throws: ScheduleRefusal.noColumn("Nothing")) { try read(text, options) }
  }

  @Test func `a zone in brackets or words is read as that of its city`() throws {
    let start = try games(
      "Date;Heure;Domicile;Extérieur;Ville", "05/02/2027;21h10 (heure de Paris);Ireland;England;Dublin")
    #expect(start.map(\.knownStart?.description) == ["2027-02-05T20:10:00+00:00"])
  }

  @Test func `midnight in an assumed zone is a time`() throws {
    let schedule = try readWithAllZones(
      calendar(
        ["DTSTART:20260615T160000Z", "SUMMARY:A vs B", "LOCATION:Nowhere Ground\\, Nowhere"],
        before: ["X-WR-TIMEZONE:Asia/Shanghai"]))
    #expect(schedule.games.map(\.game.knownStart?.unixSeconds) == [1_781_539_200])
  }
}
