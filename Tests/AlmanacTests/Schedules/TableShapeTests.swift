import Itinerary
import ScheduleTestSupport
import Testing

/// Tables as publishers and collections of data head them, each with the first game that must come out.
struct TableShapeTests {
  struct Shape: CustomTestStringConvertible {
    let name: String
    let club: String?
    let table: String
    /// The beginning of the line of the first game: teams, city, start.
    let game: String

    init(_ name: String, club: String?, table: String, game: String) {
      (self.name, self.club, self.table, self.game) = (name, club, table, game)
    }

    var testDescription: String { name }
  }

  private static let shapes = [
    Shape(
      "nflverse", club: nil,
      table:
        "game_id,season,game_type,week,gameday,weekday,gametime,away_team,away_score,home_team,home_score,location,result,total,overtime,old_game_id,roof,stadium_id,stadium\n2026_03_PHI_CHI,2026,REG,3,2026-09-28,Monday,20:15,PHI,,CHI,,Home,,,,,outdoors,CHI98,Soldier Field\n2026_03_LA_SEA,2026,REG,3,2026-09-27,Sunday,16:25,LA,,SEA,,Home,,,,,,,\n",
      game: "Philadelphia Eagles @ Chicago Bears | Chicago, IL | 2026-09-28T19:15:00-05:00"),
    Shape(
      "pfr preseason", club: nil,
      table:
        "Week,Day,Date,VisTm,Pts,at,HomeTm,Pts,Time\nPre1,Fri,2026-08-14,Green Bay Packers,,@,Chicago Bears,,7:00 PM\n",
      game: "Green Bay Packers @ Chicago Bears | Chicago, IL"),
    Shape(
      "pfr season", club: nil,
      table:
        "Week,Day,Date,Time,Winner/tie,,Loser/tie,,PtsW,PtsL,YdsW,TOW,YdsL,TOL\n1,Thu,2026-09-10,8:20PM,Philadelphia Eagles,@,Dallas Cowboys,boxscore,24,20,,,,\n",
      game: "Philadelphia Eagles @ Dallas Cowboys | Arlington, TX"),
    Shape(
      "basketball-reference", club: nil,
      table:
        "Date,Start (ET),Visitor/Neutral,PTS,Home/Neutral,PTS,,,Attend.,LOG,Arena,Notes\nSun Feb 1 2026,3:30p,Milwaukee Bucks,79,Boston Celtics,107,Box Score,,19156,2:09,TD Garden,\n",
      game: "Milwaukee Bucks @ Boston Celtics | Boston, MA | 2026-02-01T15:30:00-05:00"),
    Shape(
      "hockey-reference", club: nil,
      table: "Date,Time,Visitor,G,Home,G,,Att.,LOG,Notes\n2026-10-08,7:00 PM,Boston Bruins,,New York Rangers,,,,,\n",
      game: "Boston Bruins @ New York Rangers | New York, NY"),
    Shape(
      "statsapi", club: nil,
      table:
        "game_id,game_datetime,game_date,game_type,status,away_name,home_name,away_id,home_id,doubleheader,game_num,home_probable_pitcher,venue_id,venue_name,national_broadcasts\n777001,2026-07-03T18:20:00Z,2026-07-03,R,Scheduled,St. Louis Cardinals,Chicago Cubs,138,112,N,1,,17,Wrigley Field,[]\n",
      game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL"),
    Shape(
      "football-data", club: nil,
      table:
        "Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR\nE0,22/08/2026,12:30,Everton,Crystal Palace,2,0,H\nE0,22/08/2026,15:00,Arsenal,Chelsea,,,\n",
      game: "Crystal Palace @ Everton | Liverpool, England | 2026-08-22T12:30:00+01:00"),
    Shape(
      "fbref league", club: nil,
      table:
        "Wk,Day,Date,Time,Home,Score,Away,Attendance,Venue,Referee,Match Report,Notes\n1,Sat,2026-08-22,12:30,Everton,,Crystal Palace,,Hill Dickinson Stadium,,,\n",
      game: "Crystal Palace @ Everton | Liverpool, England"),
    Shape(
      "fbref club", club: "Arsenal",
      table:
        "Date,Time,Comp,Round,Day,Venue,Result,GF,GA,Opponent,Attendance\n2026-08-22,15:00,Premier League,Matchweek 1,Sat,Home,,,,Chelsea,\n2026-08-29,15:00,Premier League,Matchweek 2,Sat,Away,,,,Everton,\n",
      game: "Chelsea @ Arsenal | London, England"),
    Shape(
      "openfootball", club: nil,
      table: "Round,Date,Team 1,FT,HT,Team 2\n1,Sat Aug 22 2026,Everton FC,,,Crystal Palace FC\n",
      game: "Crystal Palace @ Everton | Liverpool, England"),
    Shape(
      "mlb.com", club: nil,
      table:
        "START DATE,START TIME,START TIME ET,SUBJECT,LOCATION,DESCRIPTION\n07/03/26,01:20 PM,02:20 PM,Cardinals at Cubs,Wrigley Field - Chicago,\n",
      game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | 2026-07-03T13:20:00-05:00"),
    Shape(
      "fixturedownload", club: nil,
      table:
        "Match Number,Round Number,Date,Location,Home Team,Away Team,Result\n1,1,15/08/2026 20:00,Anfield,Liverpool,Bournemouth,\n",
      game: "Bournemouth @ Liverpool | Liverpool, England"),
    Shape(
      "google calendar", club: nil,
      table:
        "Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private\nCardinals at Cubs,07/03/2026,1:20 PM,07/03/2026,4:20 PM,False,,Wrigley Field,True\n",
      game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | 2026-07-03T13:20:00-05:00"),
    Shape(
      "sidearm", club: "Kansas Jayhawks",
      table:
        "Date,Time,At,Opponent,Location,Tournament,Result\n2026-09-05,7:00 PM,Home,Coastal Carolina University,\"Lawrence, Kan.\",,\n2026-09-12,7:00 PM,Away,Missouri,\"Columbia, Mo.\",,\n",
      game: "Coastal Carolina Chanticleers @ Kansas Jayhawks | Lawrence, KS | 2026-09-05T19:00:00-05:00"),
    Shape(
      "opponent signs", club: "Kansas Jayhawks",
      table: "DATE,OPPONENT,TIME,LOCATION\n2026-09-05,@ Coastal Carolina University,7:00 PM,\"Conway, S.C.\"\n",
      game: "Kansas Jayhawks @ Coastal Carolina Chanticleers | Conway, SC"),
    Shape(
      "opponent vs", club: "Cubs",
      table: "Date,Opponent,Venue\n2026-07-03,vs. St. Louis Cardinals,Wrigley Field\n",
      game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL"),
    Shape(
      "markers", club: "Arsenal",
      table: "Date,Opponent,Kick-off\n2026-08-22,[H] Chelsea,15:00\n",
      game: "Chelsea @ Arsenal | London, England"),
    Shape(
      "opponent bare, by venue", club: "Cubs",
      table:
        "Date,Opponent,Venue,Time\n2026-07-03,Cardinals,Wrigley Field,1:20 PM\n2026-07-10,Cardinals,Busch Stadium,1:20 PM\n",
      game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL"),
    Shape(
      "teamsnap", club: "Ice Dogs",
      table: "Date,Time,Opponent Name,Location Name,Home or Away\n2026-07-18,15:00,Wildcats,Central Ice Complex,Away\n",
      game: "Ice Dogs @ Wildcats | "),
    Shape(
      "ha column", club: "Arsenal FC",
      table: "Date,Time,H/A,Opposition,Competition\n22/08/2026,15:00,A,Chelsea,Premier League\n",
      game: "Arsenal @ Chelsea | London, England"),
    Shape(
      "sports-reference club", club: nil,
      table: "Gm#,Date,Tm,,Opp,Time\n1,2026-07-03,CHC,@,STL,13:20\n",
      game: "Chicago Cubs @ St. Louis Cardinals | St. Louis, MO"),
    Shape(
      "sportsdataverse", club: nil,
      table:
        "game_id,season,week,start_date,start_time_tbd,neutral_site,venue,home_team,away_team\n4015,2026,1,2026-09-05T23:00:00.000Z,FALSE,FALSE,Soldier Field,Bears,Packers\n",
      game: "Green Bay Packers @ Chicago Bears | Chicago, IL | 2026-09-05T18:00:00-05:00"),
    Shape(
      "hoopR", club: nil,
      table:
        "game_id,game_date,game_date_time,home_display_name,away_display_name,venue_full_name,venue_address_city,venue_address_state\n1,2026-02-01,2026-02-01T20:30Z,Boston Celtics,Milwaukee Bucks,TD Garden,Boston,MA\n",
      game: "Milwaukee Bucks @ Boston Celtics | Boston, MA"),
    Shape(
      "hockeytech", club: nil,
      table:
        "id,date_played,GameDateISO8601,home_team_name,visiting_team_name,venue_name,venue_location\n1,2026-10-08,2026-10-08T19:00:00-04:00,New York Rangers,Boston Bruins,Madison Square Garden,\"New York, NY\"\n",
      game: "Boston Bruins @ New York Rangers | New York, NY | 2026-10-08T19:00:00-04:00"),
    Shape(
      "nhl api", club: nil,
      table:
        "id,gameDate,startTimeUTC,venue,awayTeam,homeTeam\n1,2026-10-08,2026-10-08T23:00:00Z,Madison Square Garden,Boston Bruins,New York Rangers\n",
      game: "Boston Bruins @ New York Rangers | New York, NY | 2026-10-08T19:00:00-04:00"),
    Shape(
      "retrosheet", club: nil,
      table: "Date,Num,Day,Visitor,League,Game,Home,League,Game,Day/Night\n20260703,0,Fri,SLN,NL,85,CHN,NL,84,d\n",
      game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL"),
    Shape(
      "gamechanger", club: nil,
      table:
        "Start Date,Start Time,Home Team,Away Team,Venue Name,Venue City\n2026-07-03,1:20 PM,Cubs,Cardinals,Wrigley Field,Chicago\n",
      game: "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | 2026-07-03T13:20:00-05:00"),
    Shape(
      "zones of finding 1", club: nil,
      table:
        "date,home_team,away_team,time_utc,arena\n2025-10-07,New York Rangers,Pittsburgh Penguins,2025-10-08T00:00:00Z,Madison Square Garden\n",
      game: "Pittsburgh Penguins @ New York Rangers | New York, NY"),
    Shape(
      "gamechanger export", club: "Naperville Hawks",
      table:
        "Event Type,Event Name (Required for \"Other\" Events),Opponent (Required for \"Game\" Events),Date,Start Time,Home/Away,Location\nGame,,Lightning,06/05/2026,6:00 PM,Home,\"Veterans Park, Naperville, IL\"\n",
      game: "Lightning @ Naperville Hawks | Naperville, IL | 2026-06-05T18:00:00-05:00"),
    Shape(
      "sportsengine", club: nil,
      table:
        "Start_Date,Start_Time,Title,Location,Team1_ID,Team1_Is_Home,Team2_ID,Team2_Name,Custom_Opponent\n09/12/2026,19:00,Ice Dogs vs Polar Bears,\"Exeter, NH\",1,1,2,Polar Bears,\n",
      game: "Polar Bears @ Ice Dogs | "),
    Shape(
      "arbiter", club: "Grant Generals",
      table:
        "Date,Day,Time,Type,Opponent,Place\n9/4/2026,Fri,7:00PM,Away,Lincoln Cardinals,\"Lincoln HS, Portland, OR\"\n",
      game: "Grant Generals @ Lincoln Cardinals | Portland, OR | 2026-09-04T19:00:00-07:00"),
    Shape(
      "nba cdn", club: nil,
      table:
        "gameId,gameDateTimeUTC,arenaName,arenaState,arenaCity,homeTeamName,homeTeamTricode,awayTeamName,awayTeamTricode\n1,2026-10-22T00:00:00Z,United Center,IL,Chicago,Bulls,CHI,Heat,MIA\n",
      game: "Miami Heat @ Chicago Bulls | Chicago, IL | 2026-10-21T19:00:00-05:00"),
    Shape(
      "understat", club: nil,
      table:
        "id,isResult,h.title,a.title,datetime\n1,False,Arsenal,Chelsea,2026-08-22 14:00:00\n",
      game: "Chelsea @ Arsenal | London, England | 2026-08-22T14:00:00+01:00"),
    Shape(
      "kickoff and zone", club: nil,
      table:
        "match_date,kickoff_local,kickoff_tz,home_team,away_team,venue,city,state\n2026-07-03,19:30,America/Denver,Rovers,Wanderers,Some Park,Albuquerque,NM\n",
      game: "Wanderers @ Rovers | Albuquerque, NM | 2026-07-03T19:30:00-06:00"),
    Shape(
      "fixturedownload of two days", club: nil,
      table:
        "Match Number,Round Number,Date,Location,Home Team,Away Team,Result\n1,1,05/03/2026 08:30,SCG,Sydney Swans,Carlton,\n",
      game: "Carlton Blues @ Sydney Swans | Sydney, NSW | 2026-03-05T08:30"),
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
    #expect(schedule.findings.contains(.date(.nextYear(2027))))
  }

  @Test func `a file named after its league gives its abbreviations a meaning`() throws {
    let table = "GAME_DATE,MATCHUP,ARENA\n\"OCT 22, 2026\",CHI vs. MIA,United Center\n"
    #expect(try read(table, name: "nba.csv").games.first?.game.pairing == "Miami Heat @ Chicago Bulls")
  }

  @Test func `a table of opponents requires the club`() throws {
    let table = "date,opponent\n2026-07-03,vs Cardinals\n2026-07-04,@ Brewers\n"
    #expect(throws: ScheduleRefusal.noClub(entries: 2)) { try read(table) }
    #expect(ScheduleRefusal.noClub(entries: 2).description.contains("--club"))
  }

  @Test func `a file named after its club needs no other word of it`() throws {
    let table = "date,opponent\n2026-07-03,vs Cardinals\n2026-07-04,@ Brewers\n"
    let schedule = try read(table, name: "files/chicago-cubs-2026.csv")
    #expect(
      schedule.games.map(\.game.pairing) == [
        "St. Louis Cardinals @ Chicago Cubs", "Chicago Cubs @ Milwaukee Brewers",
      ])
  }

  @Test func `a calendar named after an unknown club requires the club`() throws {
    let lines = ["X-WR-CALNAME:Larkhall Ramblers Fixtures 2026"]
    let text = calendar(["DTSTART:20260703T182000Z", "SUMMARY:@ Frome Town"], before: lines)
    #expect(throws: ScheduleRefusal.noClub(entries: 1)) { try read(text) }
    let schedule = try read(text, ScheduleOptions(club: "Larkhall Ramblers"))
    #expect(schedule.games.first?.game.pairing == "Larkhall Ramblers @ Frome Town")
  }
}
