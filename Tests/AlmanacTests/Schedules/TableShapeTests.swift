import Itinerary
import ScheduleTestSupport
import Testing

/// Tables as publishers and collections of data head them, each with the first game that must come out.
struct TableShapeTests {
  struct Shape: CustomTestStringConvertible {
    let name, table: String
    /// The beginning of the line of the first game: teams, city, start.
    let game: String
    let club: String?

    init(_ name: String, game: String, club: String? = nil, _ table: String) {
      (self.name, self.table, self.game, self.club) = (name, table, game, club)
    }

    var testDescription: String { name }
  }

  private static let shapes = [
    Shape(
      "nflverse", game: "Philadelphia Eagles @ Chicago Bears | Chicago, IL | 2026-09-28T19:15:00-05:00",
      "game_id,season,game_type,week,gameday,weekday,gametime,away_team,away_score,home_team,home_score,location,result,total,overtime,old_game_id,roof,stadium_id,stadium\n2026_03_PHI_CHI,2026,REG,3,2026-09-28,Monday,20:15,PHI,,CHI,,Home,,,,,outdoors,CHI98,Soldier Field\n2026_03_LA_SEA,2026,REG,3,2026-09-27,Sunday,16:25,LA,,SEA,,Home,,,,,,,\n"
    ),
    Shape(
      "pfr season", game: "Philadelphia Eagles @ Dallas Cowboys | Arlington, TX",
      "Week,Day,Date,Time,Winner/tie,,Loser/tie,,PtsW,PtsL,YdsW,TOW,YdsL,TOL\n1,Thu,2026-09-10,8:20PM,Philadelphia Eagles,@,Dallas Cowboys,boxscore,24,20,,,,\n"
    ),
    Shape(
      "basketball-reference", game: "Milwaukee Bucks @ Boston Celtics | Boston, MA | 2026-02-01T15:30:00-05:00",
      "Date,Start (ET),Visitor/Neutral,PTS,Home/Neutral,PTS,,,Attend.,LOG,Arena,Notes\nSun Feb 1 2026,3:30p,Milwaukee Bucks,79,Boston Celtics,107,Box Score,,19156,2:09,TD Garden,\n"
    ),
    Shape(
      "hockey-reference", game: "Boston Bruins @ New York Rangers | New York, NY",
      "Date,Time,Visitor,G,Home,G,,Att.,LOG,Notes\n2026-10-08,7:00 PM,Boston Bruins,,New York Rangers,,,,,\n"),
    Shape(
      "statsapi", game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL",
      "game_id,game_datetime,game_date,game_type,status,away_name,home_name,away_id,home_id,doubleheader,game_num,home_probable_pitcher,venue_id,venue_name,national_broadcasts\n777001,2026-07-03T18:20:00Z,2026-07-03,R,Scheduled,St. Louis Cardinals,Chicago Cubs,138,112,N,1,,17,Wrigley Field,[]\n"
    ),
    Shape(
      "football-data", game: "Crystal Palace @ Everton | Liverpool, England | 2026-08-22T12:30:00+01:00",
      "Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR\nE0,22/08/2026,12:30,Everton,Crystal Palace,2,0,H\nE0,22/08/2026,15:00,Arsenal,Chelsea,,,\n"
    ),
    Shape(
      "fbref league", game: "Crystal Palace @ Everton | Liverpool, England",
      "Wk,Day,Date,Time,Home,Score,Away,Attendance,Venue,Referee,Match Report,Notes\n1,Sat,2026-08-22,12:30,Everton,,Crystal Palace,,Hill Dickinson Stadium,,,\n"
    ),
    Shape(
      "fbref club", game: "Chelsea @ Arsenal | London, England", club: "Arsenal",
      "Date,Time,Comp,Round,Day,Venue,Result,GF,GA,Opponent,Attendance\n2026-08-22,15:00,Premier League,Matchweek 1,Sat,Home,,,,Chelsea,\n2026-08-29,15:00,Premier League,Matchweek 2,Sat,Away,,,,Everton,\n"
    ),
    Shape(
      "openfootball", game: "Crystal Palace @ Everton | Liverpool, England",
      "Round,Date,Team 1,FT,HT,Team 2\n1,Sat Aug 22 2026,Everton FC,,,Crystal Palace FC\n"),
    Shape(
      "google calendar", game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | 2026-07-03T13:20:00-05:00",
      "Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private\nCardinals at Cubs,07/03/2026,1:20 PM,07/03/2026,4:20 PM,False,,Wrigley Field,True\n"
    ),
    Shape(
      "sidearm", game: "Coastal Carolina Chanticleers @ Kansas Jayhawks | Lawrence, KS | 2026-09-05T19:00:00-05:00",
      club: "Kansas Jayhawks",
      "Date,Time,At,Opponent,Location,Tournament,Result\n2026-09-05,7:00 PM,Home,Coastal Carolina University,\"Lawrence, Kan.\",,\n2026-09-12,7:00 PM,Away,Missouri,\"Columbia, Mo.\",,\n"
    ),
    Shape(
      "opponent signs", game: "Kansas Jayhawks @ Coastal Carolina Chanticleers | Conway, SC", club: "Kansas Jayhawks",
      "DATE,OPPONENT,TIME,LOCATION\n2026-09-05,@ Coastal Carolina University,7:00 PM,\"Conway, S.C.\"\n"),
    Shape(
      "opponent vs", game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL", club: "Cubs",
      "Date,Opponent,Venue\n2026-07-03,vs. St. Louis Cardinals,Wrigley Field\n"),
    Shape(
      "markers", game: "Chelsea @ Arsenal | London, England", club: "Arsenal",
      "Date,Opponent,Kick-off\n2026-08-22,[H] Chelsea,15:00\n"),
    Shape(
      "opponent bare, by venue", game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL", club: "Cubs",
      "Date,Opponent,Venue,Time\n2026-07-03,Cardinals,Wrigley Field,1:20 PM\n2026-07-10,Cardinals,Busch Stadium,1:20 PM\n"
    ),
    Shape(
      "teamsnap", game: "Ice Dogs @ Wildcats | ", club: "Ice Dogs",
      "Date,Time,Opponent Name,Location Name,Home or Away\n2026-07-18,15:00,Wildcats,Central Ice Complex,Away\n"),
    Shape(
      "ha column", game: "Arsenal @ Chelsea | London, England", club: "Arsenal FC",
      "Date,Time,H/A,Opposition,Competition\n22/08/2026,15:00,A,Chelsea,Premier League\n"),
    Shape(
      "sportsdataverse", game: "Green Bay Packers @ Chicago Bears | Chicago, IL | 2026-09-05T18:00:00-05:00",
      "game_id,season,week,start_date,start_time_tbd,neutral_site,venue,home_team,away_team\n4015,2026,1,2026-09-05T23:00:00.000Z,FALSE,FALSE,Soldier Field,Bears,Packers\n"
    ),
    Shape(
      "hoopR", game: "Milwaukee Bucks @ Boston Celtics | Boston, MA",
      "game_id,game_date,game_date_time,home_display_name,away_display_name,venue_full_name,venue_address_city,venue_address_state\n1,2026-02-01,2026-02-01T20:30Z,Boston Celtics,Milwaukee Bucks,TD Garden,Boston,MA\n"
    ),
    Shape(
      "hockeytech", game: "Boston Bruins @ New York Rangers | New York, NY | 2026-10-08T19:00:00-04:00",
      "id,date_played,GameDateISO8601,home_team_name,visiting_team_name,venue_name,venue_location\n1,2026-10-08,2026-10-08T19:00:00-04:00,New York Rangers,Boston Bruins,Madison Square Garden,\"New York, NY\"\n"
    ),
    Shape(
      "nhl api", game: "Boston Bruins @ New York Rangers | New York, NY | 2026-10-08T19:00:00-04:00",
      "id,gameDate,startTimeUTC,venue,awayTeam,homeTeam\n1,2026-10-08,2026-10-08T23:00:00Z,Madison Square Garden,Boston Bruins,New York Rangers\n"
    ),
    Shape(
      "retrosheet", game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL",
      "Date,Num,Day,Visitor,League,Game,Home,League,Game,Day/Night\n20260703,0,Fri,SLN,NL,85,CHN,NL,84,d\n"),
    Shape(
      "gamechanger", game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | 2026-07-03T13:20:00-05:00",
      "Start Date,Start Time,Home Team,Away Team,Venue Name,Venue City\n2026-07-03,1:20 PM,Cubs,Cardinals,Wrigley Field,Chicago\n"
    ),
    Shape(
      "zones of finding 1", game: "Pittsburgh Penguins @ New York Rangers | New York, NY",
      "date,home_team,away_team,time_utc,arena\n2025-10-07,New York Rangers,Pittsburgh Penguins,2025-10-08T00:00:00Z,Madison Square Garden\n"
    ),
    Shape(
      "gamechanger export", game: "Lightning @ Naperville Hawks | Naperville, IL | 2026-06-05T18:00:00-05:00",
      club: "Naperville Hawks",
      "Event Type,Event Name (Required for \"Other\" Events),Opponent (Required for \"Game\" Events),Date,Start Time,Home/Away,Location\nGame,,Lightning,06/05/2026,6:00 PM,Home,\"Veterans Park, Naperville, IL\"\n"
    ),
    Shape(
      "sportsengine", game: "Polar Bears @ Ice Dogs | ",
      "Start_Date,Start_Time,Title,Location,Team1_ID,Team1_Is_Home,Team2_ID,Team2_Name,Custom_Opponent\n09/12/2026,19:00,Ice Dogs vs Polar Bears,\"Exeter, NH\",1,1,2,Polar Bears,\n"
    ),
    Shape(
      "arbiter", game: "Grant Generals @ Lincoln Cardinals | Portland, OR | 2026-09-04T19:00:00-07:00",
      club: "Grant Generals",
      "Date,Day,Time,Type,Opponent,Place\n9/4/2026,Fri,7:00PM,Away,Lincoln Cardinals,\"Lincoln HS, Portland, OR\"\n"),
    Shape(
      "nba cdn", game: "Miami Heat @ Chicago Bulls | Chicago, IL | 2026-10-21T19:00:00-05:00",
      "gameId,gameDateTimeUTC,arenaName,arenaState,arenaCity,homeTeamName,homeTeamTricode,awayTeamName,awayTeamTricode\n1,2026-10-22T00:00:00Z,United Center,IL,Chicago,Bulls,CHI,Heat,MIA\n"
    ),
    Shape(
      "understat", game: "Chelsea @ Arsenal | London, England | 2026-08-22T14:00:00+01:00",
      "id,isResult,h.title,a.title,datetime\n1,False,Arsenal,Chelsea,2026-08-22 14:00:00\n"),
    Shape(
      "kickoff and zone", game: "Wanderers @ Rovers | Albuquerque, NM | 2026-07-03T19:30:00-06:00",
      "match_date,kickoff_local,kickoff_tz,home_team,away_team,venue,city,state\n2026-07-03,19:30,America/Denver,Rovers,Wanderers,Some Park,Albuquerque,NM\n"
    ),
    Shape(
      "fixturedownload of two days", game: "Carlton Blues @ Sydney Swans | Sydney, NSW | 2026-03-05T08:30",
      "Match Number,Round Number,Date,Location,Home Team,Away Team,Result\n1,1,05/03/2026 08:30,SCG,Sydney Swans,Carlton,\n"
    ),
    // In other languages than English.
    Shape(
      "german", game: "Chelsea @ Arsenal | London, England | 2026-08-22T15:30:00+01:00",
      "Datum;Uhrzeit;Heim;Gast;Spielort\n22.08.2026;15:30;Arsenal;Chelsea;Emirates Stadium\n"),
    Shape(
      "spanish", game: "Chelsea @ Arsenal | London, England | 2026-08-22T15:30:00+01:00",
      "Fecha,Hora,Local,Visitante,Estadio\n22/08/2026,15:30,Arsenal,Chelsea,Emirates Stadium\n"),
    Shape(
      "french", game: "Chelsea @ Arsenal | London, England | 2026-08-22T15:30:00+01:00",
      "Date,Heure,Domicile,Extérieur,Stade\n22/08/2026,15h30,Arsenal,Chelsea,Emirates Stadium\n"),
    Shape(
      "dutch", game: "Chelsea @ Arsenal | London, England | 2026-08-22T15:30:00+01:00",
      "Datum,Tijd,Thuis,Uit,Locatie\n22-08-2026,15:30,Arsenal,Chelsea,Emirates Stadium\n"),
    Shape(
      "french of one day", game: "RC Lens @ Olympique de Marseille | Marseille, France | 2026-09-05T20:45",
      "Journée;Date;Heure;Recevant;Visiteur;Lieu\n3;05/09/2026;20h45;Olympique de Marseille;RC Lens;Marseille\n"),
    Shape(
      "dfb", game: "VfB Stuttgart @ Borussia Dortmund | Dortmund, Germany | 2026-09-05T15:30",
      "Datum;Anstoß;Heim;Auswärts;Stadion\nSa., 05.09.26;15:30 Uhr;Borussia Dortmund;VfB Stuttgart;Signal Iduna Park\n"),
    Shape(
      "fussball.de", game: "RB Leipzig @ FC Bayern München | Munich, Germany | 2026-09-05T15:30",
      "Wochentag;Spieldatum;Uhrzeit;Heimmannschaft;Gastmannschaft;Spielstätte\nSamstag;05.09.2026;15:30;FC Bayern München;RB Leipzig;Allianz Arena\n"
    ),
    Shape(
      "italian", game: "Napoli @ Inter | Milan, Italy | 2026-10-03T18:00",
      "Giornata,Data,Ora,Squadra di casa,Squadra ospite,Stadio\n5,03/10/2026,18:00,Inter,Napoli,San Siro\n"),
    Shape(
      "portuguese", game: "Grêmio @ Flamengo | Rio de Janeiro, Brazil | 2026-10-03T21:30",
      "Rodada,Data,Horário,Mandante,Visitante,Estádio\n5,03/10/2026,21:30,Flamengo,Grêmio,\"Maracanã, Rio de Janeiro\"\n"
    ),
    Shape(
      "polish", game: "Lech Poznań @ Legia Warszawa | Warsaw, Poland | 2026-10-03T18:00",
      "Kolejka;Data;Godzina;Gospodarz;Gość;Stadion\n5;03.10.2026;18:00;Legia;Lech;Warszawa\n"),
    Shape(
      "swedish", game: "Färjestad BK @ Frölunda HC | Gothenburg, Sweden | 2026-10-03T18:00",
      "Omgång;Datum;Tid;Hemmalag;Bortalag;Arena\n5;2026-10-03;18:00;Frölunda;Färjestad;\"Scandinavium, Göteborg\"\n"),
    Shape(
      "finnish", game: "Ilves @ Tappara | Tampere, Finland | 2026-10-03T17:00",
      "Pvm;Klo;Koti;Vieras;Paikka\n3.10.2026;17.00;Tappara;Ilves;\"Nokia Arena, Tampere\"\n"),
    Shape(
      "czech", game: "Slavia Praha @ Sparta Praha | Prague, Czechia | 2026-10-03T17:30",
      "Kolo;Datum;Čas;Domácí;Hosté;Stadion\n5;3. 10. 2026;17:30;Sparta;Slavia;Praha\n"),
    Shape(
      "russian", game: "СКА @ ЦСКА | Moscow, Russia | 2026-09-05T17:00",
      "Дата;Время;Хозяева;Гости;Арена\n05.09.2026;17:00;ЦСКА;СКА;Moskva\n"),
    Shape(
      "japanese", game: "Yomiuri Giants @ Hanshin Tigers | Tokyo, Japan | 2026-07-03T18:00",
      "日付,開始時刻,ホーム,ビジター,球場\n2026/07/03,18:00,阪神,巨人,Tokyo\n"),
    Shape(
      "months in german", game: "Wanderers @ Rovers | Köln, Germany | 2026-10-03T15:30",
      "Datum;Zeit;Heim;Gast;Ort\n3. Okt 2026;15:30;Rovers;Wanderers;Köln\n"),
  ]

  @Test(arguments: shapes)
  func `the headings are understood`(_ shape: Shape) throws {
    let schedule = try read(shape.table, ScheduleOptions(club: shape.club))
    #expect(schedule.lines.contains { $0.hasPrefix(shape.game.trimmed) }, "\(schedule.lines)")
  }

  @Test(arguments: [("Vs/At", "at"), ("vs./@", "@"), ("@", "@"), ("", "at"), ("vs", "at")])
  func `a column of signs determines the side`(_ heading: String, _ sign: String) throws {
    let table = "Date,\(heading),Opponent\n2026-07-03,\(sign),St. Louis Cardinals\n"
    let schedule = try read(table, ScheduleOptions(club: "Cubs"))
    let away = "Chicago Cubs @ St. Louis Cardinals | St. Louis, MO"
    #expect(schedule.lines.contains { $0.hasPrefix(away) }, "\(schedule.lines)")
  }

  @Test func `dates without a year run on into the next`() throws {
    let table =
      "Week,Day,Date,VisTm,Pts,at,HomeTm,Pts,Time\n1,Sun,September 13,Green Bay Packers,,@,Chicago Bears,,1:00 PM\n18,Sun,January 10,Chicago Bears,,@,Green Bay Packers,,1:00 PM\n"
    let schedule = try read(table, name: "pfr-2026.csv")
    #expect(
      schedule.lines.contains { $0.contains("Packers @ Chicago Bears | Chicago, IL | 2026-09-13T13:00:00-05:00") })
    #expect(
      schedule.lines.contains { $0.contains("Bears @ Green Bay Packers | Green Bay, WI | 2027-01-10T13:00:00-06:00") })
    #expect(schedule.findings.contains(.nextYear(2027)))
  }

  @Test func `a file named after its league gives its abbreviations a meaning`() throws {
    let table = "GAME_DATE,MATCHUP,ARENA\n\"OCT 22, 2026\",CHI vs. MIA,United Center\n"
    #expect(try read(table, name: "nba.csv").first?.pairing == "Miami Heat @ Chicago Bulls")
  }

  @Test func `a table of opponents requires the club`() throws {
    let table = "date,opponent\n2026-07-03,vs Cardinals\n2026-07-04,@ Brewers\n"
    #expect(throws: ScheduleRefusal.noClub(entries: 2)) { try read(table) }
    #expect(ScheduleRefusal.noClub(entries: 2).description.contains("--club"))
  }

  @Test func `a file named after its club needs no other word of it`() throws {
    let table = "date,opponent\n2026-07-03,vs Cardinals\n2026-07-04,@ Brewers\n"
    let schedule = try read(table, name: "files/chicago-cubs-2026.csv")
    #expect(schedule.pairings == ["St. Louis Cardinals @ Chicago Cubs", "Chicago Cubs @ Milwaukee Brewers"])
  }

  @Test func `a calendar named after an unknown club requires the club`() throws {
    let lines = ["X-WR-CALNAME:Larkhall Ramblers Fixtures 2026"]
    let text = calendar(["DTSTART:20260703T182000Z", "SUMMARY:@ Frome Town"], before: lines)
    #expect(throws: ScheduleRefusal.noClub(entries: 1)) { try read(text) }
    let schedule = try read(text, ScheduleOptions(club: "Larkhall Ramblers"))
    #expect(schedule.first?.pairing == "Larkhall Ramblers @ Frome Town")
  }
}
