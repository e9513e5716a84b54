import ItineraryCore

/// The fields of a row of a schedule table, as text.
struct TableRow {
  let line: Int
  private(set) var isUTF8 = true
  private var fields: [TableColumn: String] = [:]
  /// The time in a column whose header names the zone.
  private var zonedTime: (text: String, zone: String)?
  private let date: DateText?

  init(_ record: TableRecords.Record, _ header: TableHeader) {
    line = record.line
    for (column, field) in header.fields {
      let (text, isUTF8) = FileText.string(record[field])
      self.isUTF8 = self.isUTF8 && isUTF8
      if !text.isEmpty { fields[column] = text }
    }
    if let (field, zone) = header.zonedTime {
      let text = FileText.string(record[field]).text
      if !text.isEmpty { zonedTime = (text, zone) }
    }
    if fields[.side] == nil, header.unnamed.contains(where: { record[$0].elementsEqual("@".utf8) }) {
      fields[.side] = "@"
    }
    date = TableRow.date(in: record, header)
  }

  /// Returns the date in the column of dates.
  static func date(in record: TableRecords.Record, _ header: TableHeader) -> DateText? {
    let texts = [TableColumn.date, .dateTime].lazy.compactMap { column in
      header.fields[column].map { FileText.string(record[$0]).text }
    }
    return texts.first { !$0.isEmpty }.flatMap(DateText.init)
  }

  /// Returns the entry that the row makes; nil if it has no date, which is reported.
  func entry(order: DateOrder, year: Int?, problems: inout ProblemList) -> ScheduleEntry? {
    let instant = instant(order: order)
    guard let start = start(order: order, year: year, problems: &problems) ?? instant.map(TableRow.start) else {
      let written = fields[.date] ?? fields[.dateTime] ?? fields[.instant]
      problems.add(
        line, written.map { "no date in \(Excerpt.quoted($0)): left out" } ?? "a row without a date: left out")
      return nil
    }
    var entry = ScheduleEntry(line: line, start: start)
    entry.instant = instant
    entry.id = fields[.id]
    entry.league = fields[.league]
    takeTeams(&entry)
    (entry.venue, entry.location) = (fields[.venue], fields[.venue] == nil ? fields[.location] : nil)
    (entry.city, entry.region, entry.country) = (fields[.city], fields[.region], fields[.country])
    entry.number = fields[.number].flatMap { Int($0) }.flatMap { (1...2).contains($0) ? $0 : nil }
    entry.status = status
    return entry
  }

  private func takeTeams(_ entry: inout ScheduleEntry) {
    (entry.homeAbbreviation, entry.awayAbbreviation) = (fields[.homeAbbreviation], fields[.awayAbbreviation])
    entry.home = fields[.home] ?? fields[.homeAbbreviation]
    entry.away = fields[.away] ?? fields[.awayAbbreviation]
    if entry.home != nil || entry.away != nil { return }
    guard let opponent = fields[.opponent] else {
      entry.summary = fields[.summary]
      return
    }
    let isAway = fields[.side].map { ["@", "a", "away", "at", "road"].contains($0.lowercased()) } ?? false
    let hasSign = Matchup(opponent).opponentOnly != nil
    guard let team = fields[.team] else {
      entry.summary = hasSign || fields[.side] == nil ? opponent : (isAway ? "at " : "vs ") + opponent
      return
    }
    entry.summary = hasSign ? team + " " + opponent : team + (isAway ? " at " : " vs ") + opponent
  }

  private var status: Game.Status {
    let said = fields[.status].flatMap(StatusWords.status)
    if let said, said != .timeTBD { return said }
    let isOpen = fields[.isTimeOpen].map { ["true", "yes", "y", "1", "t", "tbd"].contains($0.lowercased()) } ?? false
    let timeWords = [fields[.time], zonedTime?.text].compactMap { $0 }
    // "venue-tbd" leaves the time standing.
    let isVenue = fields[.status].map { $0.lowercased().contains("venue") } ?? false
    let saysOpen = said == .timeTBD && !isVenue || timeWords.contains { StatusWords.status(in: $0) == .timeTBD }
    return isOpen || saysOpen ? .timeTBD : .scheduled
  }

  private func instant(order: DateOrder) -> OffsetDateTime? {
    guard let text = fields[.instant] else { return nil }
    if let written = DateText(text), let time = written.time, let day = order.date(written.day, yearIfNone: nil) {
      let offset = if case .offset(let seconds) = time.zone { seconds } else { 0 }
      return OffsetDateTime(date: day, secondOfDay: time.secondOfDay, offsetSeconds: offset)
    }
    return nil
  }

  private func start(order: DateOrder, year: Int?, problems: inout ProblemList) -> WrittenStart? {
    guard let date, let day = order.date(date.day, yearIfNone: year) else { return nil }
    let plain = (fields[.time] ?? "").isEmpty ? date.time : TimeText(fields[.time] ?? "")
    if let zonedTime, let time = DateText(zonedTime.text)?.time ?? TimeText(zonedTime.text) {
      // The date is the club's; Eastern clocks, ahead of all others of the league, may show the next.
      let isNextDay = fields[.time] != nil && plain.map { time.secondOfDay < $0.secondOfDay } ?? false
      return WrittenStart(
        date: isNextDay ? day.adding(days: 1) : day, secondOfDay: time.secondOfDay,
        zone: time.zone == .floating ? .named(zonedTime.zone) : time.zone)
    }
    if let text = fields[.time], plain == nil, StatusWords.status(in: text) == nil {
      problems.add(line, "no time in \(Excerpt.quoted(text)): taken as to be determined", on: day)
    }
    let zone = fields[.zone].map(WrittenStart.Zone.named)
    return WrittenStart(
      date: day, secondOfDay: plain?.secondOfDay,
      zone: plain.flatMap { $0.zone == .floating ? nil : $0.zone } ?? zone ?? .floating)
  }

  private static func start(_ instant: OffsetDateTime) -> WrittenStart {
    WrittenStart(date: instant.date, secondOfDay: instant.secondOfDay, zone: .offset(instant.offsetSeconds))
  }
}
