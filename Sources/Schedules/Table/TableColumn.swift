import Atlas

/// The content of a column of a schedule table.
enum TableColumn: Int, CaseIterable {
  case date, time, instant, dateTime, zone
  case home, away, homeAbbreviation, awayAbbreviation, team, opponent, side, isHome, isAway, summary
  case venue, location, city, region, country
  case status, isTimeOpen, id, league, number

  /// Returns the column that a header names, and the zone of its times if the header names one: `START TIME ET`.
  static func named(_ header: String) -> (column: TableColumn, zone: String?)? {
    let key = NameKey(header).text
    if let column = byName[key] { return (column, nil) }
    if SideWords.isHeading(key) { return (.side, nil) }
    if let zoned = HeadingZone(header), let column = byName[zoned.heading.isEmpty ? "time" : zoned.heading] {
      switch (column, zoned.zone) {
      case (.dateTime, "UTC"), (.dateTime, "GMT"), (.instant, _): return (.instant, nil)
      case (.time, _), (.dateTime, _), (.date, _): return (column, zoned.zone)
      default: break
      }
    }
    // `Opponent (Required for "Game" Events)`.
    guard let open = header.firstIndex(of: "("), let column = byName[NameKey(header[..<open]).text], column != .time
    else { return nil }
    return (column, nil)
  }

  private static let byName: [String: TableColumn] = {
    let names: [(TableColumn, String)] = [
      (.date, "date,game date,start date,match date,local date,date local,gamedate,fixture date,startdate"),
      (.time, "time,start time,start local,local time,time local,game time,kickoff time,kick off time,starttime"),
      (.time, "start time local,tip time,kickoff,kick off,first pitch,puck drop,tipoff,tip off"),
      (.dateTime, "start,starts,datetime,date time,date and time,begin,begins,dtstart,tip,start datetime"),
      (
        .dateTime,
        "game datetime,gamedatetime,game date time,local datetime,datetime local,start date time,starts at,start at"
      ),
      (.dateTime, "start timestamp,kickoff datetime,kickoff at,tipoff at,scheduled start,startdatetime"),
      (.instant, "start utc,utc,tip utc,date utc,datetime utc,kickoff utc,utc datetime,utc date,start time utc"),
      (.zone, "tz,timezone,time zone,zone"),
      (.home, "home,home team,home neutral,hometeam,home team name,home name,home club,host,hosts"),
      (.away, "away,away team,visitor,visitor neutral,visitors,visiting team,road team,road,awayteam,away club"),
      (.away, "away team name,away name,visitor team,guest,guests"),
      (.homeAbbreviation, "home abbr,home abbreviation,home code,home team abbr,home tricode"),
      (.awayAbbreviation, "away abbr,away abbreviation,away code,away team abbr,away tricode"),
      (.team, "team,club,tm"), (.opponent, "opponent,opp,opponents,versus,vs,against"),
      (.side, "home away,h a,ha,home or away,away home,homeaway"),
      (.summary, "subject,summary,event,title,match,game,fixture,matchup,teams,event name,name,event title"),
      (.venue, "venue,arena,stadium,ballpark,ground,field,park,site,venue name"),
      (.location, "location,place,where"), (.city, "city,town,venue city,location city"),
      (.region, "region,state,province,state province,venue state"), (.country, "country,nation,venue country"),
      (.status, "status,game status,state of play"), (.isTimeOpen, "is tbd,tbd,time tbd,start time tbd,is time tbd"),
      (.id, "game id,id,gameid,game pk,gamepk,match id,matchid,event id,uid,game code"),
      (.league, "league,competition,comp,tournament"),
      (.number, "double header,doubleheader,dh,game of day,game num,doubleheader game"),
    ]
    var byName: [String: TableColumn] = [:]
    for (column, list) in names + TableHeadings.names {
      for name in list.split(separator: ",") { byName[String(name)] = column }
    }
    return byName
  }()
}

/// The positions of the columns of a table, by its header.
struct TableHeader {
  /// The first field of each kind of column.
  private(set) var fields: [TableColumn: Int] = [:]
  /// A column of times whose header names their zone, `START TIME ET`; it has precedence over one without.
  private(set) var zonedTime: (field: Int, zone: String)?
  /// The heading of the column of sides.
  private(set) var sideHeading = ""
  /// The fields without a name, one of which may hold the `@` of games away.
  private(set) var unnamed: [Int] = []
  /// A field whose name is not understood.
  struct UnknownField {
    let field: Int
    let name: String
    /// Whether the name says that it may be about the time of day.
    let mayBeTime: Bool
  }
  private(set) var unknown: [UnknownField] = []
  /// Whether the headings of the teams say nothing about who is at home: `Team 1`.
  private(set) var isListed = false
  /// The field with the weekday beside the date.
  private(set) var weekday: Int?

  /// The league of a collection with only one league.
  let league: String?
  /// Whether days stand before months in dates that may be read both ways.
  let isDayFirst: Bool

  /// Reads a header; nil if the record names no dates or no teams.
  init?(_ record: TableRecords.Record) {
    var headings: Set<String> = []
    var local: Int?
    var bareZone: (field: Int, zone: String)?
    for field in 0..<record.count {
      let header = FileText.string(record[field].prefix(100)).text
      if header.isEmpty { unnamed.append(field) }
      let key = NameKey(header).text
      headings.insert(key)
      // A column of weekdays accompanies one of dates.
      if TableHeadings.weekdays.contains(key) {
        weekday = weekday ?? field
        continue
      }
      // The home team in Spanish, and beside one in English a clock.
      if key == "local" {
        local = local ?? field
        continue
      }
      guard let (column, zone) = TableColumn.named(header) else {
        unknown.append(UnknownField(field: field, name: header, mayBeTime: TableHeadings.isOfTime(key)))
        continue
      }
      if let zone, HeadingZone.isBare(header) {
        bareZone = bareZone ?? (field, zone)
      } else if let zone, column != .date {
        zonedTime = zonedTime ?? (field, zone)
        if column == .dateTime { fields[.dateTime] = fields[.dateTime] ?? field }
      } else {
        if column == .home, fields[.home] == nil { isListed = key == "team 1" || key == "team1" || key == "team1 name" }
        if column == .side, fields[.side] == nil { sideHeading = header }
        fields[column] = fields[column] ?? field
      }
    }
    if let local {
      let column = fields[.home] == nil ? TableColumn.home : .time
      fields[column] = fields[column] ?? local
    }
    if fields[.date] == nil { (fields[.date], weekday) = (weekday, nil) }
    league = TableHeadings.league(of: headings)
    isDayFirst = TableHeadings.areDayFirst(headings)
    // `ET` is a column of times if no other is.
    if !hasClock { zonedTime = bareZone }
    if zonedTime == nil, let time = fields[.time], let zone = TableHeadings.zone(of: headings) {
      zonedTime = (time, zone)
      fields[.time] = nil
    }
    guard hasDates, hasTeams else { return nil }
  }

  /// Returns the header that begins in a row without a date; nil if the row is none.
  func next(in record: TableRecords.Record) -> TableHeader? {
    guard let first = (0..<record.count).first(where: { !record[$0].isEmpty }), record[first].count < 40,
      TableColumn.named(FileText.string(record[first]).text) != nil || TableHeader.isWeekday(record[first])
    else { return nil }
    return TableHeader(record)
  }

  private static func isWeekday(_ field: ArraySlice<UInt8>) -> Bool {
    TableHeadings.weekdays.contains(NameKey(FileText.string(field).text).text)
  }

  /// Whether a column of times is named.
  var hasClock: Bool { has(.time) || zonedTime != nil || has(.dateTime) || has(.instant) }

  /// A column of times may contain dates; beside the columns of both teams that is sufficient.
  private var hasDates: Bool {
    has(.date) || has(.dateTime) || has(.instant) || has(.home) && has(.away) && (has(.time) || zonedTime != nil)
  }
  private var hasTeams: Bool {
    has(.home) && has(.away) || has(.homeAbbreviation) && has(.awayAbbreviation) || has(.summary) || has(.opponent)
  }

  private func has(_ column: TableColumn) -> Bool { fields[column] != nil }
}
