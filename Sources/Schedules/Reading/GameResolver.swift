import Atlas
import Base

/// Makes games from entries: resolves teams, home side, place and the start by the clock there.
struct GameResolver {
  /// The entries; empty after they have become games.
  private var entries: EntryList
  private let file: String
  private let isCutOff: Bool
  /// The number of entries in the file, including those that were left out.
  let count: Int
  /// The line of the first entry.
  private let firstLine: Int
  private var problems: ProblemList
  private var starts: StartRules
  private var texts: TextResolver
  /// The meanings of the texts of entries, by their numbers; nil for a text that has not been interpreted yet.
  private var meanings: [TextMeaning?]

  init(_ content: ScheduleContent, file: String, options: ScheduleOptions, zones: ZoneNames) {
    entries = content.entries
    (self.file, count, isCutOff) = (file, content.count, content.isCutOff)
    firstLine = content.entries.count > 0 ? content.entries.row(at: 0).line : 1
    problems = content.problems
    starts = StartRules(content, file: file, options: options, zones: zones)
    texts = TextResolver(content, file: file, options: options)
    meanings = Array(repeating: nil, count: content.entries.texts.count)
  }

  /// The first zone that a game needed and whose rules could not be read.
  var unreadableZone: UnreadableZone? { starts.zones.unreadable }

  /// Whether entries were left out because the club is unknown.
  var hasNoClub: Bool { texts.hasNoClub }

  /// Makes the games, once.
  mutating func schedule() -> Schedule {
    var games: [ScheduleGame] = []
    games.reserveCapacity(entries.count)
    interpretTexts()
    for index in entries.indices {
      if let game = game(entries.row(at: index), meaning(at: index)) { games.append(game) }
    }
    (entries, meanings) = (EntryList(), [])
    if starts.midnights.removeTimes(from: &games) {
      problems.add(firstLine, .time(.mostAtMidnight))
    }
    GameNumbers.settle(&games)
    var schedule = Schedule(games: games, problems: problems.problems(of: file), cutOffFiles: isCutOff ? [file] : [])
    schedule.entryCount = count
    return schedule
  }

  /// Interprets all texts, and once more those whose place only other games of the schedule tell: a trip that follows the
  /// schedule knows the places of those games, so that reading it again would move the game.
  private mutating func interpretTexts() {
    for index in entries.indices { _ = meaning(at: index) }
    let isOpen = { (meaning: TextMeaning?) in meaning?.fixture?.place.isOpen == true }
    guard meanings.contains(where: isOpen) else { return }
    texts.learnPlaces(of: meanings.compactMap { $0?.fixture })
    for number in meanings.indices where isOpen(meanings[number]) && texts.knowsMore(of: meanings[number]) {
      meanings[number] = texts.meaning(of: entries.texts[number], &starts)
    }
  }

  /// Returns the meaning of an entry's text.
  private mutating func meaning(at index: Int) -> TextMeaning {
    let number = entries.textNumber(at: index)
    if let known = meanings[number] { return known }
    let meaning = texts.meaning(of: entries.texts[number], &starts)
    meanings[number] = meaning
    return meaning
  }

  private mutating func game(_ entry: EntryRow, _ meaning: TextMeaning) -> ScheduleGame? {
    for finding in meaning.findings {
      if finding == .team(.allUnknown) { problems.add(firstLine, finding) } else { note(finding, entry) }
    }
    guard let fixture = meaning.fixture else { return nil }
    var entry = entry
    if entry.isIfNecessary { note(.date(.ifNecessary), entry) }
    if entry.days > 1 { note(.date(.lasts(entry.days)), entry) }
    if entry.status == .scheduled, let said = fixture.status { entry.status = said }
    let place = fixture.place
    let zone = fixture.zone ?? writtenZone(of: place, entry)
    let reading = starts.reading(of: entry, venueZone: zone?.rules, league: fixture.league)
    if let assumption = reading.assumption { note(.time(assumption), entry) }
    if zone == nil, reading.assumption == nil { noteUnknownZone(place, entry, reading.start) }
    let game = Game(
      gameID: entry.id ?? "", league: fixture.league, competition: fixture.competition, away: fixture.awayName,
      home: fixture.homeName,
      venue: place.venue, city: place.city, start: reading.start, timeZone: zone?.name,
      neutral: fixture.isNeutral ? true : nil, status: reading.status)
    return ScheduleGame(
      game: game, homeTeam: fixture.home.team, awayTeam: fixture.away.team, day: reading.day,
      number: entry.number ?? 1, place: place.place, placeEvidence: place.evidence, placeIsAssumed: place.isAssumed,
      sourceID: entry.id, file: file, line: entry.line)
  }

  private mutating func note(_ finding: ScheduleFinding, _ entry: EntryRow) {
    problems.add(entry.line, finding, on: entry.start.date)
  }

  // MARK: Zones

  /// Returns the zone in which the schedule is written, for a place whose own zone is unknown.
  private mutating func writtenZone(of place: ResolvedPlace, _ entry: EntryRow) -> TextMeaning.Zone? {
    guard let zone = starts.writtenZone(of: entry) else { return nil }
    note(.place(.assumedZone(zone.name, city: place.city)), entry)
    return (zone.name, zone.rules)
  }

  /// Reports a start at a place with an unknown zone, which may be off by a day.
  private mutating func noteUnknownZone(_ place: ResolvedPlace, _ entry: EntryRow, _ start: Game.Start) {
    guard case .at(let moment) = start else { return }
    note(.place(.unknownZone(clock: Zones.name(ofOffset: moment.offsetSeconds), city: place.city)), entry)
  }
}
