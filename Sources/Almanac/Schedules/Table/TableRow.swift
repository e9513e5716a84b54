struct TableRow {
  let line: Int
  let date: DateText?
  let isDateAbove: Bool
  /// Whether times that say neither AM nor PM are of the afternoon.
  let isAfternoon: Bool
  private(set) var fields: [TableColumn: String] = [:]
  private(set) var zonedTime: (text: String, zone: String)?
  private let header: TableHeader
  /// Whether the row says that the game may not be played, in a column of any name.
  private let isIfNecessary: Bool
  /// The side of the club in a table of opponents; nil if it is not said or not understood.
  private var side: Matchup.Side?
  private var isNeutral = false
  private var foundStatus: Game.Status?

  init(_ row: TableReader.Row, isAfternoon: Bool) {
    let record = row.record
    (header, line, date) = (row.header, record.line, row.dated.date)
    self.isAfternoon = isAfternoon
    isDateAbove = if case .assumed = row.dated { true } else { false }
    isIfNecessary = header.saysIfNecessary(record)
    fields = header.fields.compactMapValues { record[$0].nonEmpty }
    // Where two columns have one heading, one of them has the text: `Away Team` and `Away Team.1`.
    for (column, field) in header.twins where fields[column] == nil { fields[column] = record[field].nonEmpty }
    if let (field, zone) = header.zonedTime, !record[field].isEmpty { zonedTime = (record[field], zone) }
    // A column `UTC` next to one of dates can contain times of day alone.
    if zonedTime == nil, fields[.time] == nil, let text = fields[.instant], !TimestampField.isComplete(text),
      TimestampField.time(in: text) != nil
    {
      (zonedTime, fields[.instant]) = ((text, "UTC"), nil)
    }
    if fields[.opponent] != nil { readSide(in: record) }
    readNotes(in: record)
  }

  /// Reads a status, and a place after `at`, in fields of any name: `Match Postponed`, `at (Stockholm, SWE)`.
  private mutating func readNotes(in record: TableRecords.Record) {
    for column in [TableColumn.home, .away, .opponent] {
      guard let name = fields[column], name.hasSuffix(")"), let open = name.lastIndex(of: "("),
        let status = StatusWords.statusAnywhere(in: String(name[open...]))
      else { continue }
      (fields[column], foundStatus) = (String(name[..<open]).trimmed.nonEmpty ?? name, status)
    }
    let others = header.unknown.map { record[$0.field] } + timeWords
    foundStatus = foundStatus ?? others.lazy.compactMap(StatusWords.statusAnywhere).first
    if let reason = fields[.postponement], foundStatus == nil, StatusWords.status(in: reason) == nil {
      foundStatus = .postponed
    }
    isNeutral =
      isNeutral
      || header.unknown.contains { NameKey($0.name).text.contains("neutral") && StatusWords.isYes(record[$0.field]) }
    for text in header.unknown.map({ record[$0.field] }) where text.hasPrefix("at (") {
      let place = text.dropFirst(3).filter { $0 != "(" && $0 != ")" }
      if LocationText.isPlace(place) {
        (fields[.venue], fields[.location], fields[.city], isNeutral) = (nil, place, nil, true)
      }
    }
  }

  /// Reads the side of the club from the column of sides, otherwise from one of signs without a name, one of yes and no,
  /// one of places or one of another name, such as `Type`.
  private mutating func readSide(in record: TableRecords.Record) {
    if let text = fields[.side] {
      side = SideWords.side(text, under: header.sideHeading)
      isNeutral = side == nil && SideWords.isNeutral(text)
    }
    let others = header.unknown.filter { !record[$0.field].isEmpty }
    let signs = others.filter(\.name.isEmpty).map { record[$0.field] }
    side = side ?? signs.lazy.compactMap(SideWords.sign).first
    isNeutral = isNeutral || side == nil && signs.contains("N")
    if isNeutral { return }
    side = side ?? sideOfYesOrNo ?? placeSide()
    side = side ?? others.lazy.compactMap { SideWords.side(record[$0.field]) ?? SideWords.sign(record[$0.field]) }.first
  }

  /// The side according to columns of yes and no, or to the column of the home team.
  private var sideOfYesOrNo: Matchup.Side? {
    for (column, side) in [(TableColumn.isHome, Matchup.Side.home), (.isAway, .away), (.home, .home), (.away, .away)] {
      guard let text = fields[column] else { continue }
      if let side = SideWords.side(text, ifYes: side) ?? SideWords.side(text, under: "") { return side }
    }
    guard let home = fields[.home], fields[.away] == nil, let opponent = fields[.opponent] else { return nil }
    if NameKey(home) == NameKey(opponent) { return .away }
    return fields[.team].map { NameKey(home) == NameKey($0) } == true ? .home : nil
  }

  private mutating func placeSide() -> Matchup.Side? {
    for column in [TableColumn.venue, .location] {
      guard let side = fields[column].flatMap(PlaceWords.side) else { continue }
      fields[column] = nil
      return side
    }
    return nil
  }

  /// Returns the text in the column of dates, otherwise that in a column of times which has a date.
  static func writtenDate(in record: TableRecords.Record, _ header: TableHeader) -> String? {
    let text = { (field: Int?) in field.flatMap { record[$0].nonEmpty } }
    let date = header.fields[.date]
    if let text = text(date) { return text }
    // A column called `start` next to one of dates mostly has times.
    if let text = text(header.fields[.dateTime]),
      date == nil || TimeText(text) == nil || TimestampField.isComplete(text)
    {
      return text
    }
    return [header.zonedTime?.field, header.fields[.time]].lazy.compactMap { text($0) }.first(
      where: TimestampField.isComplete)
  }

  /// Returns the entry that the row makes; nil if it has no date, which is reported.
  func entry(order: DateOrder, year: Int?, problems: inout ProblemList) -> ScheduleEntry? {
    let instant = instant(order: order)
    let start =
      start(order: order, year: year, problems: &problems)
      ?? instant.map { RawTime(date: $0.date, secondOfDay: $0.secondOfDay, zone: .offset($0.offsetSeconds)) }
    guard let start else {
      let raw = fields[.date] ?? fields[.dateTime] ?? fields[.instant] ?? fields[.time]
      problems.add(line, .noDate(in: raw))
      return nil
    }
    var entry = ScheduleEntry(line: line, start: start)
    (entry.instant, entry.id, entry.status) = (instant, fields[.id], status)
    if let text = fields[.makeup], let day = DateText(text)?.day, let makeup = order.date(day, yearIfNone: year) {
      // A game that rain moved is seen on the later day.
      (entry.start, entry.instant, entry.status) = (RawTime(date: makeup), nil, .timeTBD)
    }
    entry.number = fields[.number].flatMap { Int($0, in: 1...2) }
    entry.isIfNecessary =
      isIfNecessary || (timeWords + [fields[.status]].compactMap { $0 }).contains(where: StatusWords.isIfNecessary)
    if let end = fields[.end].flatMap(DateText.init), let last = order.date(end.day, yearIfNone: year) {
      entry.end(on: last, at: end.time?.secondOfDay)
    }
    let code = fields[.league].flatMap(TableHeadings.league(ofCode:))
    entry.text.league = header.league ?? code?.league ?? fields[.league]
    entry.text.competition = code == nil ? fields[.league].flatMap(CompetitionNames.name) : code?.competition
    entry.text.sidesAreListed = header.isListed
    setTeams(&entry.text)
    (entry.text.city, entry.text.region, entry.text.country) = (fields[.city], fields[.region], fields[.country])
    entry.text.venue = fields[.venue]
    if entry.text.venue == nil {
      entry.text.location = fields[.location]
    } else if entry.text.city == nil, let place = fields[.location], CompetitionNames.isCity(place) {
      // `Ort` next to `Stadion` has the city.
      entry.text.city = place
    }
    return entry
  }

  private func setTeams(_ entry: inout EntryText) {
    entry.isNeutral = isNeutral
    (entry.homeAbbreviation, entry.awayAbbreviation) = (fields[.homeAbbreviation], fields[.awayAbbreviation])
    let (home, away) = (fields[.home] ?? entry.homeAbbreviation, fields[.away] ?? entry.awayAbbreviation)
    if home != nil, away != nil || fields[.opponent] == nil && fields[.summary] == nil {
      (entry.home, entry.away) = (home, away)
      return
    }
    guard let opponent = fields[.opponent] else {
      entry.summary = fields[.summary]
      return
    }
    let sign = Matchup(opponent, isOpponent: true)
    let hasSign = sign.opponentOnly != nil
    if !hasSign, side == nil, !entry.isNeutral { entry.unclearSide = fields[.side] ?? "" }
    let word = side == .away ? " at " : " vs "
    guard let team = fields[.team] else {
      entry.namesOpponent = true
      entry.summary = hasSign || side == nil && !isNeutral ? opponent : word.dropFirst() + opponent
      return
    }
    if hasSign, sign.sideIsMarked, let name = sign.opponentOnly {
      entry.summary = team + (sign.clubSide == .away ? " at " : " vs ") + name + " " + sign.tail
    } else {
      entry.summary = team + (hasSign ? " " : word) + opponent
    }
  }

  private var timeWords: [String] { [fields[.time], zonedTime?.text, fields[.dateTime]].compactMap { $0 } }

  private var status: Game.Status {
    let statedStatus = fields[.status].flatMap(StatusWords.status)
    if let statedStatus, statedStatus != .timeTBD { return statedStatus }
    if let foundStatus { return foundStatus }
    let isOpen = fields[.isTimeOpen].map { StatusWords.isYes($0) || $0.lowercased() == "tbd" } ?? false
    // "venue-tbd" keeps the time.
    let isVenue = fields[.status].map { $0.lowercased().contains("venue") } ?? false
    let saysOpen = statedStatus == .timeTBD && !isVenue || timeWords.contains { StatusWords.status(in: $0) == .timeTBD }
    return isOpen || saysOpen ? .timeTBD : .scheduled
  }
}
