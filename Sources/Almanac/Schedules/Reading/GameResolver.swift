/// Makes games from the entries of a file: resolves teams, home side, place and the start by the clock there.
struct GameResolver {
  typealias Zone = (name: String, rules: ZoneRules?)

  private typealias Meaning = (pairing: Pairing?, findings: [ScheduleFinding])

  struct Pairing {
    let sides: Sides
    let league: String?
    /// The status of entries without their own.
    let status: Game.Status?
    let place: ResolvedPlace
    /// The zone of the place, otherwise the one that the user named; nil if neither is known.
    let zone: Zone?
  }

  private let content: ScheduleContent
  private let file: String
  private var problems: ProblemList
  private var starts: StartRules
  private var places: PlaceResolver
  private let teams: TeamResolver
  private var meanings: [EntryText: Meaning] = [:]
  /// Whether entries were left out because the club is unknown.
  private(set) var hasNoClub = false

  init(_ content: ScheduleContent, file: String, options: ScheduleOptions, zones: ZoneNames) {
    (self.content, self.file, problems) = (content, file, content.problems)
    starts = StartRules(content, file: file, options: options, zones: zones)
    places = PlaceResolver(options)
    teams = TeamResolver(content, file: file, club: options.club)
  }

  /// The first zone that a game needed and whose rules could not be read.
  var unreadableZone: UnreadableZone? { starts.zones.unreadable }

  mutating func schedule() -> Schedule {
    interpretTexts()
    var games = content.entries.compactMap { game($0) }
    setOrder(of: &games)
    if starts.midnights.removeTimes(from: &games) { problems.add(firstLine, .mostAtMidnight) }
    var schedule = Schedule(
      games: GameNumbers.resolved(games), problems: problems.problems(of: file),
      cutOffFiles: content.isCutOff ? [file] : [])
    (schedule.entryCount, schedule.columns) = (content.count, content.columns)
    return schedule
  }

  /// Decides once for all games of leagues in no table whether home teams come first.
  private func setOrder(of games: inout [ScheduleGame]) {
    let open = games.indices.filter { games[$0].game.namesHomeFirst == nil }
    let stated = Set(games.compactMap(\.game.namesHomeFirst))
    let isAmerican = open.contains { games[$0].game.timeZone.map { !Competition.isHomeFirst(in: $0) } ?? false }
    let isHomeFirst =
      !content.isAwayFirst && (content.isHomeFirst || stated == [true] || !stated.contains(false) && !isAmerican)
    for index in open where games[index].game.isHomeFirst != isHomeFirst { games[index].game.homeFirst = isHomeFirst }
  }

  private var firstLine: Int { content.entries.first?.line ?? 1 }

  /// Interprets all texts, and once more those whose place other games may show: a trip that follows the schedule knows
  /// the places of those, so that reading it again would move the game.
  private mutating func interpretTexts() {
    var texts: [EntryText] = []
    for entry in content.entries where meanings[entry.text] == nil {
      texts.append(entry.text)
      meanings[entry.text] = meaning(of: entry.text)
    }
    let pairings = texts.compactMap { meanings[$0]?.pairing }
    guard pairings.contains(where: { $0.place.isOpen || $0.place.isGuessed }) else { return }
    places.learn(pairings)
    for text in texts {
      guard let place = meanings[text]?.pairing?.place, place.isOpen || places.isStrange(place) else { continue }
      meanings[text] = meaning(of: text)
    }
  }

  private mutating func game(_ entry: ScheduleEntry) -> ScheduleGame? {
    guard let meaning = meanings[entry.text] else { return nil }
    for finding in meaning.findings {
      // It concerns the whole file, whichever games are asked for.
      record(finding, entry, on: finding == .allTeamsUnknown ? nil : entry.start.date)
    }
    guard let pairing = meaning.pairing else { return nil }
    var entry = entry
    if entry.isIfNecessary { record(.ifNecessary, entry) }
    if entry.days > 1 { record(.lasts(entry.days), entry) }
    if entry.status == .scheduled, let statedStatus = pairing.status { entry.status = statedStatus }
    let (place, sides) = (pairing.place, pairing.sides)
    let zone = pairing.zone ?? writtenZone(of: place, entry)
    let reading = starts.reading(of: entry, venueZone: zone?.rules, isSure: pairing.zone != nil, league: pairing.league)
    if let assumption = reading.assumption { record(assumption, entry) }
    if zone == nil, reading.assumption == nil, case .at(let moment) = reading.start {
      // It may be off by a day.
      record(.unknownZone(clock: Zones.name(ofOffset: moment.offsetSeconds), city: place.city), entry)
    }
    var game = Game(
      gameID: entry.id ?? "", league: pairing.league, competition: entry.text.competition, away: sides.away.displayName,
      home: sides.home.displayName, venue: place.venue, city: place.city, start: reading.start, timeZone: zone?.name,
      neutral: entry.text.isNeutral ? true : nil, status: reading.status)
    game.end = end(of: game, entry, on: reading.start.date)
    return ScheduleGame(
      game: game, homeTeam: sides.home.team, awayTeam: sides.away.team, day: reading.start.date,
      number: entry.number ?? 1,
      place: place.place, placeEvidence: place.evidence, placeIsAssumed: place.isAssumed, sourceID: entry.id,
      file: file, line: entry.line)
  }

  /// The end of a game over several days, or of one whose usual length is unknown.
  private func end(of game: Game, _ entry: ScheduleEntry, on day: CivilDate) -> PlannedMoment? {
    let end = entry.seconds.flatMap { seconds in game.knownStart.map { PlannedMoment.at($0.adding(seconds: seconds)) } }
    if entry.days > 1 { return end ?? .on(day.adding(days: entry.days - 1)) }
    guard let seconds = entry.seconds, (3600...6 * 3600).contains(seconds), !GameLength.isKnown(game) else {
      return nil
    }
    return end
  }

  private mutating func record(_ finding: ScheduleFinding, _ entry: ScheduleEntry) {
    record(finding, entry, on: entry.start.date)
  }

  private mutating func record(_ finding: ScheduleFinding, _ entry: ScheduleEntry, on date: CivilDate?) {
    problems.add(entry.line, finding, on: date, id: content.isTable ? nil : entry.id)
  }

  /// Returns the zone in which the schedule is written, or that of all its other games.
  private mutating func writtenZone(of place: ResolvedPlace, _ entry: ScheduleEntry) -> Zone? {
    let own = place.unknownRegion == nil ? places.context.zone : nil
    guard let zone = starts.writtenZone(of: entry) ?? own.flatMap({ starts.zones.zone(named: $0) }) else { return nil }
    record(.assumedZone(zone.name, city: place.city), entry)
    return (zone.name, zone.rules)
  }

  // MARK: Texts

  private mutating func meaning(of text: EntryText) -> Meaning {
    guard let sides = teams.sides(of: text),
      !GameResolver.isOpen(sides.home.name) || !GameResolver.isOpen(sides.away.name) || text.hasPlace
    else {
      let lacksClub = teams.lacksClub(text)
      hasNoClub = hasNoClub || lacksClub
      return (nil, [lacksClub ? .unknownClub(in: text.summary) : .noTeams(in: text.summary)])
    }
    let place = places.result(PlaceQuery(text, sides)) { starts.fits(text.clock, $0) }
    var findings = teamFindings(text, sides, place)
    if text.summary.map(StatusWords.isIfNecessary) == true { findings.append(.ifNecessary) }
    if let finding = place.finding { findings.append(finding) }
    let league = CompetitionNames.league(
      of: [sides.home.team?.league, sides.away.team?.league], text.league, in: text.competition)
    let pairing = Pairing(
      sides: sides, league: league, status: sides.matchup.map { GameResolver.status(in: $0, text) }, place: place,
      zone: starts.zone(of: place))
    return (pairing, findings)
  }

  private func teamFindings(_ text: EntryText, _ sides: Sides, _ place: ResolvedPlace) -> [ScheduleFinding] {
    let unknown = [sides.home, sides.away].filter { $0.team == nil }.map(\.name)
    var findings = unknown.map { name -> ScheduleFinding in
      if !teams.knowsTeams { return .allTeamsUnknown }
      return GameResolver.isOpen(name) ? .openTeam : .unknownTeam(name)
    }
    if sides.matchup?.order == .event { findings = [.event(text.summary ?? "", series: sides.away.name)] }
    let (home, away) = (sides.home.team, sides.away.team)
    if let home, let away, !place.isAssumed, place.city == away.city, place.venue == away.venue, home.city != away.city
    {
      findings.append(.visitorsAtHome(away.venue, team: away.name))
    }
    if let league = sides.league { findings.append(.leagueAway(league, [sides.home.name, sides.away.name])) }
    let isAtHome = !place.isAssumed && place.city == home?.city && place.city != away?.city
    if let words = sides.openSide, !isAtHome { findings.append(.unknownSide(words, club: sides.home.displayName)) }
    return findings
  }

  /// Whether a name is a placeholder for a team: `TBC Home`, `TBD`.
  private static func isOpen(_ name: String) -> Bool {
    let key = NameKey(name)
    return key.isEmpty || key.text.split(separator: " ").contains(where: StatusWords.isUndetermined)
  }

  private static func status(in matchup: Matchup, _ text: EntryText) -> Game.Status {
    if let status = StatusWords.status(in: matchup.tail) { return status }
    let summary = text.summary.flatMap(StatusWords.status)
    return summary == .timeTBD ? .scheduled : summary ?? .scheduled
  }
}

extension StartRules {
  /// Whether a start with an offset may be by the clock of a place.
  fileprivate mutating func fits(_ start: OffsetDateTime?, _ place: Place) -> Bool {
    guard let start, let rules = zones.zone(named: place.timeZone)?.rules else { return true }
    return rules.reading(at: start.unixSeconds).offsetSeconds == start.offsetSeconds
  }

  /// Returns the zone of a place; if that is unknown, the one that the user named.
  fileprivate mutating func zone(of place: ResolvedPlace) -> GameResolver.Zone? {
    if let name = place.place?.timeZone ?? place.timeZone { return (name, zones.zone(named: name)?.rules) }
    guard let name = assumedZone, let zone = zones.zone(named: name), !ZoneNames.isUTC(zone.name) else { return nil }
    return (zone.name, zone.rules)
  }
}
