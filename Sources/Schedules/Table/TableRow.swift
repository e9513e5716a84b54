import Atlas
import ItineraryCore

/// The fields of a row of a schedule table, as text.
struct TableRow {
  let line: Int
  private(set) var isUTF8 = true
  private let league: String?
  private let isListed: Bool
  private var fields = TableFields()
  /// The side of the club in a table of opponents; nil if it is not said or not understood.
  private var side: Matchup.Side?
  /// Whether neither team is at home.
  private var isNeutral = false
  /// The time in a column whose header names the zone.
  private var zonedTime: (text: String, zone: String)?
  let date: DateText?
  private let habits: Habits

  /// What all dates and times of a table together show about how they are written.
  struct Habits {
    /// Whether times that say neither AM nor PM are of the afternoon.
    var isAfternoon = false
    /// Whether dates are numbers of a spreadsheet.
    var hasSerials = false
  }

  init(_ record: TableRecords.Record, _ header: TableHeader, _ habits: Habits, _ recent: inout RecentDate) {
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
    // A column `UTC` beside one of dates may hold only times of day.
    if zonedTime == nil, fields[.time] == nil, let text = fields[.instant], !WholeStart.isWhole(text),
      WholeStart.time(in: text) != nil
    {
      (zonedTime, fields[.instant]) = ((text, "UTC"), nil)
    }
    let written = TableRow.writtenDate(in: record, header)
    let serial = habits.hasSerials ? written.flatMap(SerialDate.init)?.day : nil
    date = serial ?? written.flatMap { TableRow.date($0, record, header, &recent) }
    if fields[.opponent] != nil { takeSide(in: record, header) }
  }

  /// Takes the side of the club from the column of sides, otherwise from one without a name, one of yes and no, one of
  /// places or one of another name, such as `Type`.
  private mutating func takeSide(in record: TableRecords.Record, _ header: TableHeader) {
    if let text = fields[.side] {
      side = SideWords.side(text, under: header.sideHeading)
      isNeutral = side == nil && SideWords.isNeutral(text)
    }
    if side == nil, header.unnamed.contains(where: { record[$0].elementsEqual("@".utf8) }) { side = .away }
    if isNeutral || side != nil { return }
    side = answeredSide ?? placeSide()
    if side != nil { return }
    let texts = header.unknown.lazy.map { FileText.string(record[$0.field].prefix(20)).text }
    side = texts.compactMap(SideWords.side).first
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

  /// Takes `Home` and `Away` in a column of places.
  private mutating func placeSide() -> Matchup.Side? {
    for column in [TableColumn.venue, .location] {
      guard let side = fields[column].flatMap(PlaceWords.side) else { continue }
      fields[column] = nil
      return side
    }
    return nil
  }

  /// Returns a date, with the weekday in the column beside it.
  static func date(
    _ text: String, _ record: TableRecords.Record, _ header: TableHeader, _ recent: inout RecentDate
  ) -> DateText? {
    guard var date = recent.date(text) else { return nil }
    if date.weekday == nil, let field = header.weekday {
      var tokens = DateTokens(FileText.string(record[field].prefix(40)).text)
      date.weekday = tokens.weekday()
    }
    return date
  }

  /// Returns the text in the column of dates, otherwise that in a column of times which has a date.
  static func writtenDate(in record: TableRecords.Record, _ header: TableHeader) -> String? {
    let dates = [TableColumn.date, .dateTime].compactMap { header.fields[$0] }
    let texts = { (fields: [Int]) in
      fields.lazy.map { FileText.string(record[$0]).text }.filter { !$0.isEmpty }
    }
    if let text = texts(dates).first { return text }
    let times = [header.zonedTime?.field, header.fields[.time]].compactMap { $0 }
    return texts(times).first(where: WholeStart.isWhole)
  }

  /// Returns the entry that the row makes; nil if it has no date, which is reported.
  func entry(order: DateOrder, year: Int?, problems: inout ProblemList) -> ScheduleEntry? {
    let instant = instant(order: order)
    guard let start = start(order: order, year: year, problems: &problems) ?? instant.map(TableRow.start) else {
      let written = fields[.date] ?? fields[.dateTime] ?? fields[.instant] ?? fields[.time]
      problems.add(
        line, written.map { "no date in \(Excerpt.quoted($0)): left out" } ?? "a row without a date: left out")
      return nil
    }
    var entry = ScheduleEntry(line: line, start: start)
    entry.row.instant = instant
    entry.row.id = fields[.id]
    entry.text.league = league ?? fields[.league].map { TableHeadings.leagueCodes[$0] ?? $0 }
    takeTeams(&entry)
    entry.text.sidesAreListed = isListed
    (entry.text.venue, entry.text.location) = (fields[.venue], fields[.venue] == nil ? fields[.location] : nil)
    (entry.text.city, entry.text.region, entry.text.country) = (fields[.city], fields[.region], fields[.country])
    entry.row.number = fields[.number].flatMap { Int($0) }.flatMap { (1...2).contains($0) ? $0 : nil }
    entry.row.status = status
    return entry
  }

  private func takeTeams(_ entry: inout ScheduleEntry) {
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
    let hasSign = sign.opponentOnly != nil && !sign.sideIsAssumed
    let hasPlace = fields[.venue] != nil || fields[.location] != nil || fields[.city] != nil
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

  private var status: Game.Status {
    let said = fields[.status].flatMap(StatusWords.status)
    if let said, said != .timeTBD { return said }
    let isOpen = fields[.isTimeOpen].map { ["true", "yes", "y", "1", "t", "tbd"].contains($0.lowercased()) } ?? false
    let timeWords = [fields[.time], zonedTime?.text, fields[.dateTime]].compactMap { $0 }
    // "venue-tbd" leaves the time standing.
    let isVenue = fields[.status].map { $0.lowercased().contains("venue") } ?? false
    let saysOpen = said == .timeTBD && !isVenue || timeWords.contains { StatusWords.status(in: $0) == .timeTBD }
    return isOpen || saysOpen ? .timeTBD : .scheduled
  }

  private func instant(order: DateOrder) -> OffsetDateTime? {
    guard let text = fields[.instant], let start = WholeStart(text, zone: nil, order: order)?.start else { return nil }
    let offset = if case .offset(let seconds) = start.zone { seconds } else { 0 }
    return OffsetDateTime(date: start.date, secondOfDay: start.secondOfDay ?? 0, offsetSeconds: offset)
  }

  private func start(order: DateOrder, year: Int?, problems: inout ProblemList) -> WrittenStart? {
    let day = date.flatMap { order.date($0.day, yearIfNone: year) }
    if let day, let weekday = date?.weekday, day.weekday != weekday {
      problems.add(line, "a date on another weekday than the one beside it: the date taken", on: day)
    }
    if let whole = whole(order: order) {
      if let day, abs(day.dayNumber - whole.date.dayNumber) > 1 {
        problems.add(
          line, "the date \(day) and the time on \(whole.date) do not fit: \(whole.date) taken", on: whole.date)
      }
      return whole
    }
    guard let date, let day else { return nil }
    if let text = zonedTime?.text ?? timeText, TableRow.mayMeanNextDay(text) {
      problems.add(line, "\(Excerpt.quoted(text)) may mean the next day: the date beside it taken", on: day)
    }
    let plain = timeText.map { time(in: $0) } ?? date.time.map(time)
    if let zonedTime, let time = time(in: zonedTime.text) {
      // The date is the club's; Eastern clocks, ahead of all others of the league, may show the next.
      let isNextDay = fields[.time] != nil && plain.map { time.secondOfDay < $0.secondOfDay } ?? false
      return WrittenStart(
        date: isNextDay ? day.adding(days: 1) : day, secondOfDay: time.secondOfDay,
        zone: time.zone == .floating ? WrittenStart.Zone(called: zonedTime.zone) : time.zone)
    }
    if date.isRange, let text = fields[.date] ?? fields[.dateTime] {
      problems.add(line, "several days in \(Excerpt.quoted(text)): the first taken", on: day)
    }
    if plain == nil, timeText == nil, let text = fields[.date] ?? fields[.dateTime], TableRow.holdsTime(text) {
      problems.add(line, "no time in \(Excerpt.quoted(text)): taken as to be determined", on: day)
    }
    if let timeText, plain == nil, StatusWords.status(in: timeText) == nil {
      problems.add(line, "no time in \(Excerpt.quoted(timeText)): taken as to be determined", on: day)
    }
    let zone = fields[.zone].map(WrittenStart.Zone.init(called:))
    return WrittenStart(
      date: day, secondOfDay: plain?.secondOfDay,
      zone: plain.flatMap { $0.zone == .floating ? nil : $0.zone } ?? zone ?? .floating)
  }

  /// Whether a `+1` that is no offset from UTC ends a text, perhaps in brackets.
  private static func mayMeanNextDay(_ text: String) -> Bool {
    guard let plus = text.utf8.lastIndex(of: UInt8(ascii: "+")) else { return false }
    let tail = text[plus...]
    return (tail == "+1" || tail == "+1)") && !text.contains("UTC") && !text.contains("GMT")
  }

  /// Whether a text has a digit on both sides of a colon.
  private static func holdsTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(80))
    return bytes.indices.dropFirst().dropLast().contains { index in
      bytes[index] == UInt8(ascii: ":") && (48...57).contains(bytes[index - 1]) && (48...57).contains(bytes[index + 1])
    }
  }

  private func time(in text: String) -> TimeText? {
    SerialDate.time(in: text) ?? WholeStart.time(in: text).map(time)
  }

  private func time(_ written: TimeText) -> TimeText {
    var time = written
    if habits.isAfternoon { time.secondOfDay = TableClock.evening(written) }
    return time
  }

  /// The text in the column of times. A column called `start` beside one of dates also contains times.
  private var timeText: String? { fields[.time] ?? (fields[.date] == nil ? nil : fields[.dateTime]) }

  /// Returns the start if one field contains both date and time.
  ///
  /// Midnight in the column of dates is ignored if there is a column of times, because some programs write dates that
  /// way.
  private func whole(order: DateOrder) -> WrittenStart? {
    if let zonedTime, let start = whole(zonedTime.text, zone: zonedTime.zone, order) { return start }
    if let start = timeText.flatMap({ whole($0, zone: fields[.zone], order) }) { return start }
    // A date that was read and has no time is none with a time.
    if let date, date.time == nil { return nil }
    guard let start = fields[.date].flatMap({ whole($0, zone: nil, order) }), start.zone != .floating,
      timeText == nil || start.secondOfDay != 0
    else { return nil }
    return start
  }

  private func whole(_ text: String, zone: String?, _ order: DateOrder) -> WrittenStart? {
    WholeStart(text, zone: zone, order: order, isAfternoon: habits.isAfternoon)?.start
  }

  private static func start(_ instant: OffsetDateTime) -> WrittenStart {
    WrittenStart(date: instant.date, secondOfDay: instant.secondOfDay, zone: .offset(instant.offsetSeconds))
  }
}

/// The texts of a row by their columns; nil for an empty field.
private struct TableFields {
  private var texts: [String?] = Array(repeating: nil, count: TableColumn.allCases.count)

  subscript(column: TableColumn) -> String? {
    get { texts[column.rawValue] }
    set { texts[column.rawValue] = newValue }
  }
}
