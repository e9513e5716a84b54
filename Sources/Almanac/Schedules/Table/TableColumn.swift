/// The meaning that a user gives to a column of a schedule: `Anstoß=time`.
package enum ColumnMeaning: String, CaseIterable, Sendable {
  case date, time, datetime, home, away, match, venue, city, competition, zone, status, end, note, ignore

  /// Nil for a note and a column to ignore.
  fileprivate var column: TableColumn? { TableColumn(rawValue: rawValue) }
}

enum TableColumn: String {
  case date, time, instant, zone, end, weekday
  case dateTime = "datetime"
  /// The year of dates without one, and a season, which adds nothing more.
  case year, season
  case home, away, homeAbbreviation, awayAbbreviation, team, opponent, side, isHome, isAway
  case summary = "match"
  case venue, location, city, region, country
  case status, isTimeOpen, id, number
  case league = "competition"
  /// Why a game is postponed, and the date of it then.
  case postponement, makeup

  /// The meaning in words: `home`, `is home`.
  var word: String { rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) } }

  /// Returns the column that a header names, and the zone of its times if the header names one: `START TIME ET`.
  static func named(_ header: String) -> (column: TableColumn, zone: String?)? {
    if let found = found(header) { return found }
    // Statistics programs write dots for spaces.
    let column = header.contains(".") ? found(String(header.map { $0 == "." ? " " : $0 })) : nil
    return column.flatMap { [.date, .time, .dateTime].contains($0.column) ? $0 : nil }
  }

  private static func found(_ header: String) -> (column: TableColumn, zone: String?)? {
    let key = NameKey(header).text
    if isDateAndTime(header) { return (.dateTime, nil) }
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
    // `Opponent (Required for "Game" Events)`, but in brackets after a time is a zone or a city: `Heure (Paris)`.
    guard let open = header.firstIndex(of: "("), let column = byName[NameKey(header[..<open]).text] else { return nil }
    let bracket = header[open...].filter { $0 != "(" && $0 != ")" }
    let clock = NameKey(bracket).text
    if column != .time || clock.isEmpty || WordList.clockRemark.contains(clock) { return (column, nil) }
    // `Kickoff (local / ET)` has times of both clocks.
    return clock.split(separator: " ").contains("local") ? nil : (column, bracket)
  }

  /// Whether a heading names date and time in one of several languages: `Datum und Uhrzeit`, `Date/heure`.
  private static func isDateAndTime(_ header: String) -> Bool {
    let words = header.lowercased().split { !$0.isLetter }.map { NameKey(String($0)).text }
    guard words.count == 2 || words.count == 3 && WordList.and.contains(words[1]),
      let first = words.first, let last = words.last
    else { return false }
    return byName[first] == .date && byName[last] == .time
  }

  /// Headings of columns with `vs` and `at`, without spaces and periods.
  private static let sideSigns: Set<String> = [
    "@", "vs/at", "at/vs", "v/at", "vs/@", "@/vs", "v/@", "@/v", "vsor@", "vsorat", "h/@", "home/@", "vs@",
  ]

  private static let byName: [String: TableColumn] = {
    var byName: [String: TableColumn] = [:]
    for row in Table(.headings) {
      guard let column = TableColumn(rawValue: row.text(0)) else { continue }
      for name in row.names(2) { byName[NameKey(name).text] = column }
    }
    return byName
  }()
}

struct TableHeader {
  struct UnknownField {
    let field: Int
    let name: String
    let hasNotes: Bool
  }

  let line: Int
  let headings: [NameKey]
  private let names: [String]
  private(set) var fields: [TableColumn: Int] = [:]
  /// A column of times whose header names their zone, `START TIME ET`; it has precedence over one without.
  private(set) var zonedTime: (field: Int, zone: String)?
  private var bareZone: (field: Int, zone: String)?
  /// The second field of a kind of column, with the number that programs put behind a heading that comes twice.
  private(set) var twins: [(column: TableColumn, field: Int)] = []
  /// The fields whose names are not understood or empty, one of which can have the `@` of away games.
  private(set) var unknown: [UnknownField] = []
  private(set) var hasClock = false
  let league: String?
  let isDayFirst: Bool

  /// Reads a header; nil if the record names no dates or no teams.
  init?(_ record: TableRecords.Record, specified: [String: ColumnMeaning] = [:]) {
    (line, names) = (record.line, record.fields)
    headings = names.map { NameKey($0) }
    let keys = headings.map(\.text)
    league = TableHeadings.league(of: Set(keys))
    isDayFirst = names.contains(where: TableHeadings.saysDayFirst) || TableHeadings.areDayFirst(Set(keys))
    let meanings = Dictionary(specified.map { (NameKey($0.key), $0.value) }) { first, _ in first }
    for field in names.indices where keys[field] != "local" {
      switch meanings[headings[field]] {
      case nil: read(field, keys)
      case .note: unknown.append(.init(field: field, name: names[field], hasNotes: true))
      default: break
      }
    }
    // The home team in Spanish, and next to one in English a clock.
    if let local = keys.firstIndex(of: "local") {
      let column = fields[.home] == nil ? TableColumn.home : .time
      fields[column] = fields[column] ?? local
    }
    // Whole names rather than the nicknames next to them; before all others what the user says.
    for (column, heading) in [(TableColumn.home, "home display name"), (.away, "away display name")] {
      fields[column] = keys.firstIndex(of: heading) ?? fields[column]
    }
    for field in names.indices where keys[field] != "local" {
      if let column = meanings[headings[field]]?.column { fields[column] = field }
    }
    // A column of weekdays accompanies one of dates.
    if fields[.date] == nil { (fields[.date], fields[.weekday]) = (fields[.weekday], nil) }
    // `ET` is a column of times if no other is.
    let hasTimes = has(.time) || has(.dateTime) || has(.instant) || zonedTime != nil
    if !hasTimes { zonedTime = bareZone }
    if zonedTime == nil, let time = fields[.time], let zone = TableHeadings.zone(of: Set(keys)) {
      (zonedTime, fields[.time]) = ((time, zone), nil)
    }
    hasClock = hasTimes || zonedTime != nil
    guard hasDates, hasTeams else { return nil }
  }

  private mutating func read(_ field: Int, _ keys: [String]) {
    if let column = TableHeader.twin(names[field]) {
      twins.append((column, field))
    } else if let (column, zone) = TableColumn.named(names[field]) {
      read(column, zone, names[field], field, keys)
    } else {
      unknown.append(.init(field: field, name: names[field], hasNotes: WordList.noteHeading.contains(keys[field])))
    }
  }

  private mutating func read(_ column: TableColumn, _ zone: String?, _ heading: String, _ field: Int, _ keys: [String])
  {
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

  /// Returns the column of a heading that comes twice, to which a program has added a number: `Away Team.1`.
  private static func twin(_ heading: String) -> TableColumn? {
    guard let dot = heading.lastIndex(of: ".") else { return nil }
    let number = heading[dot...].dropFirst()
    return !number.isEmpty && number.allSatisfy(\.isNumber) ? TableColumn.named(String(heading[..<dot]))?.column : nil
  }

  var sideHeading: String { fields[.side].map { names[$0] } ?? "" }

  /// Whether the headings of the teams say nothing about who is at home: `Team 1`.
  var isListed: Bool { fields[.home].map { WordList.listedTeam.contains(headings[$0].text) } ?? false }

  var clocks: [Int] {
    [zonedTime?.field, fields[.time] ?? (fields[.date] == nil ? nil : fields[.dateTime])].compactMap { $0 }
  }

  /// Whether there are two tables side by side.
  var hasTwin: Bool {
    let repeated = headings.indices.filter { headings[..<$0].contains(headings[$0]) }
    let columns = repeated.compactMap { TableColumn.named(headings[$0].text)?.column }
    return columns.contains(.date) && columns.contains { [.home, .opponent, .summary].contains($0) }
  }

  func columns(_ records: [TableRecords.Record]) -> [ReadColumn] {
    var meanings: [Int: String] = [:]
    for (column, field) in fields { meanings[field] = column.word }
    if let zonedTime { meanings[zonedTime.field] = meanings[zonedTime.field] ?? TableColumn.time.word }
    for column in unknown where column.hasNotes { meanings[column.field] = ColumnMeaning.note.rawValue }
    return names.indices.filter { !names[$0].isEmpty }.map { field in
      let example = records.prefix(100).lazy.map { $0[field] }.first { !$0.isEmpty }
      return ReadColumn(heading: names[field], meaning: meanings[field], example: example ?? "")
    }
  }

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

  /// Whether a row names the teams of a game and, if it must and the table has such a column, a time.
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

/// What the headings of a table say besides their columns, which `headings.tsv` has.
enum TableHeadings {
  static func saysDayFirst(_ heading: String) -> Bool {
    let text = heading.lowercased()
    return ["dd/mm", "dd.mm", "dd-mm", "d/m/", "tt.mm", "jj/mm"].contains { text.contains($0) }
  }

  /// Whether the headings are of a language or publisher that writes the day first: `Datum`, football-data.co.uk's.
  static func areDayFirst(_ headings: Set<String>) -> Bool {
    has(.dayFirstTable, headings) != nil || !headings.isDisjoint(with: dayFirst)
  }

  private static let dayFirst = Set(
    Table(.headings).lazy.filter { $0.text(1) == "day" }.flatMap { $0.names(2) }.map { NameKey($0).text })

  /// The zone that headings imply: Eastern for nflverse and Sports Reference, British for football-data.co.uk.
  static func zone(of headings: Set<String>) -> String? { has(.zoneOfTable, headings) }

  static func league(of headings: Set<String>) -> String? { has(.leagueOfTable, headings) }

  private static func has(_ list: WordList, _ headings: Set<String>) -> String? {
    // In order, so that a table with the headings of two publishers is always read alike.
    list.values.sorted { $0.key < $1.key }
      .first { headings.isSuperset(of: $0.key.split(separator: "/").map(String.init)) }?.value
  }

  /// Returns the league of a code of Retrosheet, conferences or football-data.co.uk, and one of its competitions.
  static func league(ofCode code: String) -> (league: String, competition: String?)? {
    WordList.leagueCode[code].map { value in
      let parts = value.split(separator: "/").map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }
}
