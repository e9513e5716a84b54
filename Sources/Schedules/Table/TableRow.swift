import Atlas
import Base

/// The fields of a row of a schedule table, as text.
struct TableRow {
  let line: Int
  private(set) var isUTF8 = true
  private let league: String?
  private let isListed: Bool
  private(set) var fields = TableFields()
  /// The side of the club in a table of opponents; nil if it is not said or not understood.
  private var side: Matchup.Side?
  /// Whether neither team is at home.
  private var isNeutral = false
  /// The time in a column whose header names the zone.
  private(set) var zonedTime: (text: String, zone: String)?
  /// Whether the row says that the game may not be played, in a column of any name.
  private let isIfNecessary: Bool
  let date: DateText?
  /// Whether the date is that of a row above.
  private(set) var isDateAbove = false
  let habits: InferredFormat

  /// What all dates and times of a table together show about how they are written.
  struct InferredFormat {
    /// Whether times that say neither AM nor PM are of the afternoon.
    var isAfternoon = false
  }

  init(_ record: TableRecords.Record, _ header: TableHeader, _ habits: InferredFormat, _ row: DatedRow) {
    line = record.line
    self.habits = habits
    (league, isListed) = (header.league, header.isListed)
    for (column, field) in header.fields {
      let (text, isUTF8) = FileText.string(record[field])
      self.isUTF8 = self.isUTF8 && isUTF8
      if !text.isEmpty { fields[column] = text }
    }
    if let (field, zone) = header.zonedTime {
      let text = FileText.string(record[field]).text
      if !text.isEmpty { zonedTime = (text, zone) }
    }
    // A column `UTC` next to one of dates can contain times of day alone.
    if zonedTime == nil, fields[.time] == nil, let text = fields[.instant], !TimestampField.isWhole(text),
      TimestampField.time(in: text) != nil
    {
      (zonedTime, fields[.instant]) = ((text, "UTC"), nil)
    }
    isIfNecessary = header.saysIfNecessary(record)
    date = row.date
    if case .assumed = row { isDateAbove = true }
    if fields[.opponent] != nil { readSide(in: record, header) }
  }

  /// Reads the side of the club from the column of sides, otherwise from one without a name, one of yes and no, one of
  /// places or one of another name, such as `Type`.
  private mutating func readSide(in record: TableRecords.Record, _ header: TableHeader) {
    if let text = fields[.side] {
      side = SideWords.side(text, under: header.sideHeading)
      isNeutral = side == nil && SideWords.isNeutral(text)
    }
    if side == nil { side = header.unnamed.lazy.compactMap { SideWords.sign(record[$0]) }.first }
    if isNeutral || side != nil { return }
    side = answeredSide ?? placeSide()
    if side != nil { return }
    let texts = header.unknown.lazy.map { FileText.string(record[$0.field].prefix(20)).text }
    side = texts.compactMap { SideWords.side($0) ?? SideWords.sign($0.utf8) }.first
  }

  /// The side according to columns of yes and no, or to the column of the home team.
  private var answeredSide: Matchup.Side? {
    for (column, side) in [(TableColumn.isHome, Matchup.Side.home), (.isAway, .away), (.home, .home), (.away, .away)] {
      guard let text = fields[column] else { continue }
      if let answer = SideWords.side(text, ifYes: side) ?? SideWords.side(text, under: "") { return answer }
    }
    guard let home = fields[.home], fields[.away] == nil, let opponent = fields[.opponent] else { return nil }
    if NameKey(home) == NameKey(opponent) { return .away }
    return fields[.team].map { NameKey(home) == NameKey($0) } == true ? .home : nil
  }

  /// Reads `Home` and `Away` in a column of places.
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
    func text(_ field: Int?) -> String? {
      let text = field.map { FileText.string(record[$0]).text } ?? ""
      return text.isEmpty ? nil : text
    }
    let date = header.fields[.date]
    if let text = text(date) { return text }
    // A column called `start` next to one of dates mostly has times.
    if let text = text(header.fields[.dateTime]), date == nil || TimeText(text) == nil || TimestampField.isWhole(text) {
      return text
    }
    return [header.zonedTime?.field, header.fields[.time]].lazy.compactMap { text($0) }.first(
      where: TimestampField.isWhole)
  }

  /// Returns the entry that the row makes; nil if it has no date, which is reported.
  func entry(order: DateOrder, year: Int?, problems: inout ProblemList) -> ScheduleEntry? {
    let instant = instant(order: order)
    guard let start = start(order: order, year: year, problems: &problems) ?? instant.map(TableRow.start) else {
      let written = fields[.date] ?? fields[.dateTime] ?? fields[.instant] ?? fields[.time]
      problems.add(line, .date(.missing(written)))
      return nil
    }
    var entry = ScheduleEntry(line: line, start: start)
    entry.instant = instant
    entry.id = fields[.id]
    let code = fields[.league].flatMap { TableHeadings.leagueCodes[$0] }
    entry.text.league = league ?? code?.league ?? fields[.league]
    entry.text.competition = code == nil ? fields[.league].flatMap(CompetitionNames.name) : code?.competition
    setTeams(&entry)
    entry.text.sidesAreListed = isListed
    (entry.text.venue, entry.text.location) = (fields[.venue], fields[.venue] == nil ? fields[.location] : nil)
    (entry.text.city, entry.text.region, entry.text.country) = (fields[.city], fields[.region], fields[.country])
    // `Ort` next to `Stadion` has the city.
    if fields[.venue] != nil, fields[.city] == nil, let place = fields[.location], CompetitionNames.isCity(place) {
      entry.text.city = place
    }
    entry.number = fields[.number].flatMap { Int($0) }.flatMap { (1...2).contains($0) ? $0 : nil }
    entry.status = status
    entry.isIfNecessary =
      isIfNecessary || (timeWords + [fields[.status]].compactMap { $0 }).contains(where: StatusWords.isIfNecessary)
    if let last = fields[.end].flatMap(DateText.init).flatMap({ order.date($0.day, yearIfNone: year) }) {
      entry.end(on: last)
    }
    return entry
  }

  private func setTeams(_ entry: inout ScheduleEntry) {
    (entry.text.homeAbbreviation, entry.text.awayAbbreviation) = (fields[.homeAbbreviation], fields[.awayAbbreviation])
    entry.text.home = fields[.home] ?? fields[.homeAbbreviation]
    entry.text.away = fields[.away] ?? fields[.awayAbbreviation]
    if entry.text.home != nil, entry.text.away != nil || fields[.opponent] == nil && fields[.summary] == nil { return }
    (entry.text.home, entry.text.away) = (nil, nil)
    guard let opponent = fields[.opponent] else {
      entry.text.summary = fields[.summary]
      return
    }
    let sign = Matchup(opponent, isOpponent: true)
    let hasSign = sign.opponentOnly != nil
    let hasPlace = fields[.venue] != nil || fields[.location] != nil || fields[.city] != nil
    entry.text.isNeutral = isNeutral && hasPlace
    if !hasSign, side == nil, !isNeutral || !hasPlace { entry.text.unclearSide = fields[.side] ?? "" }
    let word = side == .away ? " at " : " vs "
    guard let team = fields[.team] else {
      entry.text.namesOpponent = true
      entry.text.summary = hasSign || side == nil && !isNeutral ? opponent : word.dropFirst() + opponent
      return
    }
    if hasSign, sign.sideIsMarked, let name = sign.opponentOnly {
      entry.text.summary = team + (sign.clubSide == .away ? " at " : " vs ") + name + " " + sign.tail
    } else {
      entry.text.summary = team + (hasSign ? " " : word) + opponent
    }
  }

  private var timeWords: [String] { [fields[.time], zonedTime?.text, fields[.dateTime]].compactMap { $0 } }

  private var status: Game.Status {
    let said = fields[.status].flatMap(StatusWords.status)
    if let said, said != .timeTBD { return said }
    let isOpen = fields[.isTimeOpen].map { StatusWords.isYes($0) || $0.lowercased() == "tbd" } ?? false
    // "venue-tbd" keeps the time.
    let isVenue = fields[.status].map { $0.lowercased().contains("venue") } ?? false
    let saysOpen = said == .timeTBD && !isVenue || timeWords.contains { StatusWords.status(in: $0) == .timeTBD }
    return isOpen || saysOpen ? .timeTBD : .scheduled
  }
}

/// The texts of a row by their columns; nil for an empty field.
struct TableFields {
  private var texts: [String?] = Array(repeating: nil, count: TableColumn.allCases.count)

  subscript(column: TableColumn) -> String? {
    get { texts[column.rawValue] }
    set { texts[column.rawValue] = newValue }
  }
}
