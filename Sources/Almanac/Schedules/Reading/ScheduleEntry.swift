/// An entry of a schedule as it is written, before it is known to be a game.
struct ScheduleEntry {
  var line: Int
  var id: String?
  var start: RawTime
  /// The start given a second time, with its zone; it takes precedence.
  var instant: OffsetDateTime?
  var status: Game.Status = .scheduled
  /// Whether the schedule says that the start is not a placeholder.
  var isTimeSure = false
  var isIfNecessary = false
  var days = 1
  var seconds: Int64?
  var isPreseason = false
  var number: Int?
  var text = EntryText()

  /// Sets the days to those until a last one. A game that runs into the night is one of one day.
  ///
  /// - Parameter time: the second of the day at which it ends; nil if the schedule does not say.
  mutating func end(on last: CivilDate, at time: Int?) {
    let count = last.dayNumber - start.date.dayNumber
    let isNight = start.secondOfDay ?? 0 >= 17 * 3600 || time ?? .max < 6 * 3600
    guard (isNight ? 2...60 : 1...60).contains(count) else { return }
    days = count + 1
    if let time, let first = start.secondOfDay { seconds = Int64(count * 86_400 + time - first) }
  }
}

/// The texts of an entry about teams and place, as written. Many entries share them, and each text is interpreted once.
struct EntryText: Hashable {
  var league: String?
  var competition: String?
  /// The text that names the teams; nil if they have fields of their own.
  var summary: String?
  /// Whether the text is only the opponent in a club's schedule.
  var namesOpponent = false
  /// The words about an unknown side in a table of opponents; nil if the side is known.
  var unclearSide: String?
  var home: String?
  var away: String?
  /// Whether the teams are only the first and the second, of which the venue shows who is at home.
  var sidesAreListed = false
  var homeAbbreviation: String?
  var awayAbbreviation: String?
  var venue: String?
  var city: String?
  var region: String?
  var country: String?
  var isNeutral = false
  /// The start with its offset, which distinguishes cities of one name; nil for most formats, to keep texts equal.
  var clock: OffsetDateTime?
  /// Venue and city in one text: `Wrigley Field - Chicago`, `BMO Field\, Toronto\, ON`.
  var location: String?

  mutating func readSummary(_ text: String) {
    summary = text
    guard let found = CompetitionNames.found(in: text) else { return }
    (competition, summary) = (found.competition, found.rest)
    if Competition.isListed(found.competition) { league = found.competition }
  }

  var hasPlace: Bool { location != nil || venue != nil }
}

/// The content of a file, before names and zones are looked up.
struct ScheduleContent {
  var entries: [ScheduleEntry] = []
  var problems = ProblemList()
  var columns: [ReadColumn] = []
  var titles: [String] = []
  /// The number of entries, including those left out.
  var count = 0
  /// Whether the file ends before its own end, so that entries may be missing.
  var isCutOff = false
  /// Whether the entries are rows of a table, which have lines rather than ids.
  var isTable = false
  /// Whether the headings are those of a language in which home teams are named first.
  var isHomeFirst = false
  /// Whether most texts name the home team last: `A at B`.
  var isAwayFirst: Bool {
    let texts = entries.compactMap(\.text.summary)
    return texts.count { $0.contains(" at ") || $0.contains(" @ ") } * 2 > max(texts.count, 1)
  }
  var defaultZone: String?
  var zoneDefinitions: [String: ZoneDefinition] = [:]
  var clocks: CalendarZones?

  mutating func markCut(_ finding: ScheduleFinding) {
    isCutOff = true
    problems.add(1, finding)
  }

  /// The most entries that are read; the largest season of a league has 2,430.
  static let limit = 100_000
}

package enum StatusWords {
  static func status(in text: String) -> Game.Status? {
    // A date, a time or a score is not a word.
    guard text.utf8.contains(where: { $0 >= UInt8(ascii: "A") }) else { return nil }
    let words = NameKey(text).text.split(separator: " ")
    if let status = changed(words) { return status }
    if words.contains(where: { WordList.postponedZone.contains($0) }) { return .postponed }
    return words.contains(where: isUndetermined) ? .timeTBD : nil
  }

  /// Returns the status that a short text of any field means: `P-P`, `우천취소`; nil for `Makeup of postponed game`.
  static func statusAnywhere(in text: String) -> Game.Status? {
    guard text.utf8.count <= 60, text.utf8.contains(where: { $0 >= UInt8(ascii: "A") }) else { return nil }
    let key = NameKey(text).text
    if let status = marks[key] { return status }
    let words = key.split(separator: " ")
    return words.contains { ["from", "makeup", "makes", "of", "originally", "if", "resumed"].contains($0) }
      ? nil : changed(words)
  }

  /// The marks of British lists of results.
  private static let marks: [String: Game.Status] = ["p p": .postponed, "a a": .cancelled]

  private static func changed(_ words: [Substring]) -> Game.Status? {
    let found = words.compactMap { word -> Game.Status? in
      if word.hasPrefix("cancel") || word.hasSuffix("취소") { return .cancelled }
      if word.hasPrefix("postpone") || word.hasSuffix("연기") { return .postponed }
      return WordList.status[word].flatMap(Game.Status.init(rawValue:))
    }
    return found.contains(.cancelled) ? .cancelled : found.first
  }

  static func isIfNecessary(_ text: String) -> Bool {
    let key = NameKey(text).text
    return ["if necessary", "if needed", "if nec", "if req"].contains { key.contains($0) }
  }

  static func isYes(_ text: String) -> Bool { ["true", "yes", "y", "1", "t", "x"].contains(text.lowercased()) }

  /// Whether the key of a word means that a game is not played as planned.
  static func isOfStatus(_ key: String) -> Bool {
    WordList.status.contains(key) || WordList.postponedZone.contains(key)
  }

  package static func isUndetermined(_ word: Substring) -> Bool { ["tbd", "tba", "tbc"].contains(word.lowercased()) }
}
