import Atlas

/// The content of a column of a schedule table.
enum TableColumn {
  case date, time, instant, dateTime, zone, end, weekday
  /// A part of the date in a column of its own.
  case month, year, season
  case home, away, homeAbbreviation, awayAbbreviation, team, opponent, side, isHome, isAway, summary
  case venue, location, city, region, country
  case status, isTimeOpen, id, league, number

  /// Returns the column that a header names, and the zone of its times if the header names one: `START TIME ET`.
  static func named(_ header: String) -> (column: TableColumn, zone: String?)? {
    if let found = found(header) { return found }
    // Statistics programs write dots for spaces.
    let column = header.contains(".") ? found(String(header.map { $0 == "." ? " " : $0 })) : nil
    return column.flatMap { [.date, .time, .dateTime].contains($0.column) ? $0 : nil }
  }

  private static func found(_ header: String) -> (column: TableColumn, zone: String?)? {
    let key = NameKey(header).text
    if sideSigns.contains(header.lowercased().filter { !" .".contains($0) }) { return (.side, nil) }
    if let column = byName[key] { return (column, nil) }
    if SideWords.isHeading(key) { return (.side, nil) }
    if let zoned = HeadingZone(header), let column = byName[zoned.heading.isEmpty ? "time" : zoned.heading] {
      switch (column, zoned.zone) {
      case (.dateTime, "UTC"), (.dateTime, "GMT"), (.instant, _): return (.instant, nil)
      case (.time, _), (.dateTime, _), (.date, _): return (column, zoned.zone)
      default: break
      }
    }
    // `Opponent (Required for "Game" Events)`, but in brackets after a time may be a zone.
    guard let open = header.firstIndex(of: "("), let column = byName[NameKey(header[..<open]).text],
      column != .time || TableHeadings.clocks.contains(NameKey(header[open...]).text)
    else { return nil }
    return (column, nil)
  }

  /// Headings of columns with `vs` and `at`, without spaces and periods.
  private static let sideSigns: Set<String> = [
    "@", "vs/at", "at/vs", "v/at", "vs/@", "@/vs", "v/@", "@/v", "vsor@", "vsorat", "h/@", "home/@", "vs@",
  ]

  private static let byName: [String: TableColumn] = {
    let names: [(TableColumn, String)] = [
      (.date, "date,game date,start date,match date,local date,date local,gamedate,fixture date,startdate"),
      (.time, "time,start time,start local,local time,time local,game time,kickoff time,kick off time,starttime"),
      (.time, "start time local,tip time,kickoff,kick off,first pitch,puck drop,tipoff,tip off"),
      (.dateTime, "when,start,starts,datetime,date time,date and time,begin,begins,dtstart,tip,start datetime"),
      (
        .dateTime,
        "game datetime,gamedatetime,game date time,local datetime,datetime local,start date time,starts at,start at"
      ),
      (.dateTime, "start timestamp,kickoff datetime,kickoff at,tipoff at,scheduled start,startdatetime"),
      (.instant, "start utc,utc,tip utc,date utc,datetime utc,kickoff utc,utc datetime,utc date,start time utc"),
      (.zone, "tz,timezone,time zone,zone"), (.end, "end date,enddate,end,ends,last day,date to,end datetime,dtend"),
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
  /// A field whose name is not understood.
  struct UnknownField {
    let field: Int
    let name: String
    /// Whether the name says that it may be about the time of day.
    let mayBeTime: Bool
  }

  /// The first field of each kind of column.
  private(set) var fields: [TableColumn: Int] = [:]
  /// A column of times whose header names their zone, `START TIME ET`; it has precedence over one without.
  private(set) var zonedTime: (field: Int, zone: String)?
  /// The fields whose names are not understood, those without a name included, one of which can contain the `@` of away
  /// games.
  private(set) var unknown: [UnknownField] = []
  /// The heading of the column of sides.
  let sideHeading: String
  /// Whether the headings of the teams say nothing about who is at home: `Team 1`.
  let isListed: Bool
  /// Whether another table is next to the one that is read.
  let hasTwin: Bool
  /// Whether a column of times is named.
  let hasClock: Bool
  /// The fields with times of day.
  let clocks: [Int]
  /// The league of a collection with only one league.
  let league: String?
  /// Whether days are before months in dates that may be read both ways.
  let isDayFirst: Bool

  /// Reads a header; nil if the record names no dates or no teams.
  init?(_ record: TableRecords.Record) {
    let keys = record.fields.map { NameKey($0).text }
    var bareZone: (field: Int, zone: String)?
    for (field, heading) in record.fields.enumerated() where keys[field] != "local" {
      guard let (column, zone) = TableColumn.named(heading) else {
        unknown.append(UnknownField(field: field, name: heading, mayBeTime: TableHeadings.isOfTime(keys[field])))
        continue
      }
      if let zone, HeadingZone.isBare(heading) {
        bareZone = bareZone ?? (field, zone)
      } else if let zone, column != .date {
        zonedTime = zonedTime ?? (field, zone)
        if column == .dateTime { fields[.dateTime] = fields[.dateTime] ?? field }
      } else {
        // `vs` next to `Opponent` has signs.
        if column == .opponent, let other = fields[.opponent], ["vs", "versus", "against"].contains(keys[other]) {
          (fields[.opponent], fields[.side]) = (nil, fields[.side] ?? other)
        }
        fields[column] = fields[column] ?? field
      }
    }
    // The home team in Spanish, and next to one in English a clock.
    if let local = keys.firstIndex(of: "local") {
      let column = fields[.home] == nil ? TableColumn.home : .time
      fields[column] = fields[column] ?? local
    }
    // A column of weekdays accompanies one of dates.
    if fields[.date] == nil { (fields[.date], fields[.weekday]) = (fields[.weekday], nil) }
    sideHeading = fields[.side].map { record[$0] } ?? ""
    isListed = fields[.home].map { TableHeadings.listed.contains(keys[$0]) } ?? false
    let headings = Set(keys)
    league = TableHeadings.league(of: headings)
    isDayFirst = record.fields.contains(where: TableHeadings.saysDayFirst) || TableHeadings.areDayFirst(headings)
    let repeated = keys.indices.filter { keys[..<$0].contains(keys[$0]) }
    let columns = repeated.compactMap { TableColumn.named(keys[$0])?.column }
    hasTwin = columns.contains(.date) && columns.contains { [.home, .opponent, .summary].contains($0) }
    // `ET` is a column of times if no other is.
    let times = [TableColumn.time, .dateTime, .instant].compactMap { [fields] in fields[$0] }
    let hasTimes = !times.isEmpty || zonedTime != nil
    if !hasTimes { zonedTime = bareZone }
    if zonedTime == nil, let time = fields[.time], let zone = TableHeadings.zone(of: headings) {
      (zonedTime, fields[.time]) = ((time, zone), nil)
    }
    hasClock = hasTimes || zonedTime != nil
    clocks = [zonedTime?.field, fields[.time] ?? (fields[.date] == nil ? nil : fields[.dateTime])].compactMap { $0 }
    guard hasDates, hasTeams else { return nil }
  }

  /// Returns the header that begins in a row without a date; nil for other rows.
  func next(in record: TableRecords.Record) -> TableHeader? {
    let isHeading = record.texts.prefix(2).contains { $0.utf8.count < 40 && TableColumn.named($0) != nil }
    return isHeading ? TableHeader(record) : nil
  }

  /// Whether a row says in a column of another name that its game may not be played.
  func saysIfNecessary(_ record: TableRecords.Record) -> Bool {
    unknown.contains { column in
      let text = record[column.field]
      return StatusWords.isIfNecessary(text) || StatusWords.isYes(text) && StatusWords.isIfNecessary(column.name)
    }
  }

  /// Whether a row names the teams of a game.
  ///
  /// - Parameter needsTime: Whether it must have a time as well, unless the table has no column of times.
  func isGame(_ record: TableRecords.Record, needsTime: Bool) -> Bool {
    let isFilled = { (column: TableColumn) in fields[column].map { !record[$0].isEmpty } ?? false }
    let hasTime =
      isFilled(.time) || isFilled(.dateTime) || isFilled(.instant)
      || zonedTime.map { !record[$0.field].isEmpty } ?? false
    if needsTime, hasClock, !hasTime { return false }
    if isFilled(.home) && isFilled(.away) || isFilled(.homeAbbreviation) && isFilled(.awayAbbreviation) { return true }
    return (isFilled(.opponent) || isFilled(.summary)) && record.texts.count > 1
  }

  /// A column of times may contain dates; next to the columns of both teams that is sufficient.
  private var hasDates: Bool {
    has(.date) || has(.dateTime) || has(.instant) || has(.home) && has(.away) && (has(.time) || zonedTime != nil)
  }
  private var hasTeams: Bool {
    has(.home) && has(.away) || has(.homeAbbreviation) && has(.awayAbbreviation) || has(.summary) || has(.opponent)
  }

  private func has(_ column: TableColumn) -> Bool { fields[column] != nil }
}
