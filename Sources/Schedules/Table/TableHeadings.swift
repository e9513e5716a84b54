import Base

/// Headings used by publishers and data collections, in addition to the plain ones of ``TableColumn``.
///
/// They come from nflverse (`gameday,gametime`), Pro-, Basketball- and Hockey-Reference (`VisTm,HomeTm`,
/// `Visitor/Neutral`), statsapi (`game_datetime,away_name,home_name`), FBref, football-data.co.uk, openfootball, the
/// sportsdataverse, Sidearm, TeamSnap, HockeyTech, and tables in German, Spanish, French, Italian and Dutch.
enum TableHeadings {
  static let names: [(TableColumn, String)] = [
    (
      .date,
      "gameday,date played,date game,game date local,local game date,datum,fecha,data,dato,match date local,event date"
    ),
    (.date, "spieldatum,data meczu,pvm,paivamaara,дата,tarih,日付,試合日,date of match,kickoff date"),
    (.time, "ko,kl,klockslag,time slot,timeslot,開始,face off,faceoff,times,game times,start times"),
    (.date, "dd,対戦日,paiva,day of month,termin,경기일,경기일자,일자,날짜,日期,比赛日期,試合日程"), (.time, "시간,경기시간,时间,比赛时间,時刻,キックオフ"),
    (.home, "홈,홈팀,主队,主場"), (.away, "원정,원정팀,어웨이,客队"), (.venue, "경기장,구장,场地,球场"),
    (.time, "godzina,klo,kello,cas,время,saat,開始時刻,試合開始,horario,klokkeslett,kickoff local,tip local,start hour"),
    (
      .home,
      "hemma,mandante,hemmalag,hjemmelag,hjemmehold,hjemme,gospodarz,gospodarze,koti,kotijoukkue,domaci,хозяева,htitle"
    ),
    (.home, "ev sahibi,ホーム,heimverein,hometeamname,squadra in casa,host team,home squad,team1 name"),
    (
      .away,
      "borta,bortalag,bortelag,udehold,borte,gosc,goscie,vieras,vierasjoukkue,hoste,гости,atitle,fora,squadra ospite"
    ),
    (.away, "deplasman,ビジター,アウェイ,gastverein,awayteamname,squadra in trasferta,guest team,away squad,team2 name"),
    (.venue, "spielstaette,arenaname,球場,会場,kampplass,bane,plats,paikka,stadyum,арена,стадион"),
    (.zone, "utc offset,gmt offset,tz offset,timezone offset,time zone offset,utcoffset,offset utc,venue utc offset"),
    (.zone, "kickoff tz,kickoff timezone,time zone id,timezone id,venue timezone,venue time zone,start timezone"),
    (.instant, "gamedatetimeutc,game date time utc,kickoff time utc,match date utc,date time gmt"),
    (
      .time,
      "gametime,game time local,local start time,event time,start time local,uhrzeit,zeit,anstoß,anstoss,anpfiff,hora"
    ),
    (.time, "heure,ora,orario,tijd,aanvang,tid,tipoff time,puck drop time,first pitch time,scheduled time,time of day"),
    (
      .instant,
      "starttimeutc,datetimeutc,dateutc,kickoffutc,date time utc,utc kickoff,gamedateiso8601,utcdate,start date utc"
    ),
    (
      .home,
      "hometm,home tm,home display name,home school,home full name,home team full name,homename,homeclub,home side"
    ),
    (.home, "team home,home team display name,team 1,team1,team a,heim,heimmannschaft,heimteam,equipo local,domicile"),
    (
      .home,
      "equipe domicile,recevant,casa,squadra casa,squadra di casa,thuis,thuisploeg,thuisteam,home team school,hteam"
    ),
    (
      .away,
      "vistm,vis tm,visteam,away display name,away school,away full name,away team full name,awayname,awayclub,away side"
    ),
    (
      .away,
      "team away,away team display name,team 2,team2,team b,gast,gastmannschaft,gastteam,auswarts,visitante,equipo visitante"
    ),
    (
      .away,
      "exterieur,equipe exterieur,visiteur,trasferta,ospite,ospiti,uit,uitploeg,uitteam,visiting team name,visitor name"
    ),
    (.away, "visitor team name,road team name,visiting,away team school,ateam"),
    (.homeAbbreviation, "home abbrev,home team abbrev,home team abbreviation,home team code,hometeamabbrev,homeabbr"),
    (.homeAbbreviation, "home team tricode,hometeamtricode,home tri code,home team short"),
    (.awayAbbreviation, "away abbrev,away team abbrev,away team abbreviation,away team code,awayteamabbrev,awayabbr"),
    (.awayAbbreviation, "away team tricode,awayteamtricode,away tri code,away team short,visitor abbr,visitor code"),
    (.team, "school,my team,team name,squad,our team,winner tie,winner,equipo,equipe,squadra,mannschaft"),
    (
      .opponent,
      "opponent name,opponent team,opposition,opp team,opponent school,loser tie,loser,gegner,rival,adversaire"
    ),
    (.opponent, "avversario,tegenstander,opponent full name,opponent team name"),
    (
      .side,
      "at,home away neutral,home or road,home visitor,hoa,loc,site type,venue type,h a n,han,home away or neutral"
    ),
    (.side, "condicion,localia,home away status,home or away game"),
    (.isHome, "is home,ishome,home game,is home game,ishomegame,at home,is at home,heimspiel,home flag"),
    (.isAway, "is away,isaway,away game,is away game,isawaygame,road game,is road,is road game,auswartsspiel"),
    (
      .summary,
      "jogo,spiel,partido,partita,wedstrijd,begegnung,paarung,encuentro,rencontre,title of event,game title,description of game"
    ),
    (
      .venue,
      "stadium name,arena name,venue full name,ballpark name,rink,rink name,facility,facility name,gym,stadion,estadio"
    ),
    (
      .venue,
      "stade,stadio,spielort,spielstatte,spielstaette,halle,sede,recinto,speellocatie,venue venue,field name,park name"
    ),
    (
      .location,
      "venue location,address,venue address,event location,ort,lugar,lieu,luogo,locatie,site name,game location,game site"
    ),
    (.city, "venue address city,venue city name,host city,game city,stadt,ciudad,ville,citta,stad,venue locality"),
    (.region, "venue address state,venue state province,venue region,game state province"),
    (.country, "venue address country,venue country name,land,pais,pays,paese"),
    (.status, "match status,detailed state,status type,game status text,status detail,game state"),
    (.isTimeOpen, "time tbc,start time tbc,tbd time,is time tba,time tba"), (.id, "event uid,game uid,fixture id"),
    (.league, "competition name,league name,tournament name,comp name,div,liga,wettbewerb,spielklasse,turnier,bewerb"),
    (
      .league,
      "competicion,torneo,campeonato,campionato,competizione,competicao,championnat,competitie,turnering,tavling"
    ),
    (.city, "gemeente,localite,localidad,cidade,miasto,mesto,kaupunki,sehir"), (.location, "plaats,sted,local do jogo"),
    (.number, "doubleheader game number,game number of day"),
    // Weekdays, or dates if no other column has them.
    (.weekday, "day,weekday,day of week,dow,tag,wochentag,jour,dag,ukedag,veckodag,giorno,dia"),
    (.month, "month,monat,mes,mois,mese,maand,mm"), (.year, "yyyy,year,jahr,ano,annee,anno,jaar"),
    (.season, "season,saison,temporada,stagione,seizoen"),
  ]

  /// The texts in brackets after `Time` that are not zones.
  static let clocks: Set<String> = ["24h", "24 h", "24hr", "24 hour", "24 hours", "12h", "12 hour", "hh mm"]

  /// Whether a heading shows that days come first: `Date (DD/MM/YYYY)`.
  static func saysDayFirst(_ heading: String) -> Bool {
    let text = heading.lowercased()
    return ["dd/mm", "dd.mm", "dd-mm", "d/m/", "tt.mm", "jj/mm"].contains { text.contains($0) }
  }

  /// Headings of the first of two teams that say nothing about who is at home.
  static let listed: Set<String> = ["team 1", "team1", "team1 name", "team a"]

  /// Whether the key of a heading that is not understood has a word about a time of day: `hour`, `bounce time`.
  static func isOfTime(_ key: String) -> Bool {
    key.split(separator: " ").contains { timeWords.contains(String($0)) }
  }

  private static let timeWords: Set<String> = [
    "time", "hour", "hours", "clock", "kickoff", "start", "starts", "begin", "begins", "uhrzeit", "zeit", "heure",
    "hora",
    "horario", "ora", "tijd", "tid", "godzina",
  ]

  /// Whether the headings are those of a language or a publisher that writes the day first: `Datum`,
  /// fixturedownload.com's, football-data.co.uk's.
  static func areDayFirst(_ headings: Set<String>) -> Bool {
    headings.isSuperset(of: ["match number", "round number", "home team", "away team"])
      || headings.isSuperset(of: ["div", "hometeam", "awayteam"]) || !headings.isDisjoint(with: dayFirst)
  }

  private static let dayFirst: Set<String> = [
    "datum", "fecha", "dato", "heim", "gast", "equipo local", "visitante", "domicile", "exterieur", "recevant",
    "visiteur",
    "casa", "trasferta", "ospite", "squadra di casa", "squadra ospite", "thuis", "uit", "mandante", "hemmalag",
    "bortalag",
    "hjemmelag", "bortelag", "hjemmehold", "udehold", "gospodarz", "gosc", "domaci", "hoste", "koti", "vieras", "pvm",
    "дата", "хозяева", "гости", "heimmannschaft", "gastmannschaft", "spieldatum", "ev sahibi", "deplasman", "tarih",
  ]

  /// The zone that the headings of a collection imply: nflverse uses Eastern time, football-data.co.uk British time.
  static func zone(of headings: Set<String>) -> String? {
    if headings.isSuperset(of: ["gameday", "gametime"]) { return "ET" }
    return headings.isSuperset(of: ["div", "hometeam", "awayteam"]) ? "UK" : nil
  }

  /// The league that the headings of a collection imply.
  static func league(of headings: Set<String>) -> String? {
    headings.isSuperset(of: ["gameday", "gametime", "game type", "away team", "home team"]) ? "NFL" : nil
  }

  /// The leagues for the codes of Retrosheet, of conferences and of football-data.co.uk, with the competition where the
  /// league's table has several.
  static let leagueCodes: [String: (league: String, competition: String?)] = [
    "E0": ("EPL", "Premier League"), "E1": ("EFL", "EFL Championship"), "E2": ("EFL", "EFL League One"),
    "E3": ("EFL", "EFL League Two"), "EC": ("NatL", "National League"), "D1": ("Bundesliga", "Bundesliga"),
    "D2": ("Bundesliga", "2. Bundesliga"), "I1": ("SerieA", "Serie A"), "I2": ("SerieA", "Serie B"),
    "SP1": ("LaLiga", "La Liga"), "SP2": ("LaLiga", "Segunda División"), "F1": ("Ligue1", "Ligue 1"),
    "F2": ("Ligue1", "Ligue 2"), "B1": ("ProLeague", "Belgian Pro League"), "T1": ("SüperLig", "Süper Lig"),
    "G1": ("SLGreece", "Super League Greece"), "N1": ("Eredivisie", "Eredivisie"), "P1": ("LigaPT", "Primeira Liga"),
    "SC0": ("SPFL", "Scottish Premiership"), "SC1": ("SPFL", "Scottish Championship"),
    "SC2": ("SPFL", "Scottish League One"), "SC3": ("SPFL", "Scottish League Two"),
    "NL": ("MLB", nil), "AL": ("MLB", nil), "NFC": ("NFL", nil), "AFC": ("NFL", nil),
  ]
}
