import Atlas
import ItineraryCore

/// Makes games from entries: resolves teams, home side, place and the start by the clock there.
struct GameResolver {
  private let content: ScheduleContent
  private let file: String
  private var problems: ProblemList
  private var starts: StartRules
  private var places: PlaceResolver
  private var teams: TeamResolver
  /// Whether entries were left out since nobody says which club plays them.
  private(set) var hasNoClub = false

  init(_ content: ScheduleContent, file: String, options: ScheduleOptions, zones: ZoneNames) {
    self.content = content
    self.file = file
    problems = content.problems
    starts = StartRules(content, file: file, options: options, zones: zones)
    places = PlaceResolver(options)
    teams = TeamResolver(content, file: file, club: options.club)
  }

  /// The first zone that a game needed and whose rules could not be read.
  var unreadableZone: UnreadableZone? { starts.zones.unreadable }

  mutating func schedule() -> Schedule {
    var games: [ScheduleGame] = []
    games.reserveCapacity(content.entries.count)
    for entry in content.entries {
      if let game = game(entry) { games.append(game) }
    }
    if starts.midnights.removeTimes(from: &games), let first = content.entries.first {
      problems.add(first.line, "most games start at midnight in UTC: taken as to be determined")
    }
    GameNumbers.settle(&games)
    return Schedule(games: games, problems: problems.problems(of: file))
  }

  private mutating func game(_ entry: ScheduleEntry) -> ScheduleGame? {
    guard let sides = teams.sides(of: entry),
      !GameResolver.isOpen(sides.home.name) || !GameResolver.isOpen(sides.away.name) || entry.location != nil
        || entry.venue != nil
    else {
      let text =
        entry.summary.map { "\(Excerpt.quoted($0)) does not name two teams" } ?? "a row that does not name two teams"
      let lacksClub = teams.lacksClub(entry)
      hasNoClub = hasNoClub || lacksClub
      note(lacksClub ? text + ": left out; --club tells whose schedule it is" : text + ": left out", entry)
      return nil
    }
    if sides.matchup?.order == .event {
      note("\(Excerpt.quoted(entry.summary ?? "")) names no two teams: taken as \(sides.away.name) at an event", entry)
    } else {
      noteUnknown(sides.home, entry)
      noteUnknown(sides.away, entry)
    }
    return game(entry, sides.matchup, sides.home, sides.away)
  }

  private mutating func game(
    _ entry: ScheduleEntry, _ matchup: Matchup?, _ home: TeamResolver.Side, _ away: TeamResolver.Side
  ) -> ScheduleGame {
    var entry = entry
    if entry.status == .scheduled, let said = matchup.map({ GameResolver.status(in: $0, entry) }) {
      entry.status = said
    }
    let league = home.team?.league ?? away.team?.league ?? entry.league
    let place = places.answer(question(entry, home, away))
    if let problem = place.problem { note(problem, entry) }
    let zone = zone(of: place, entry)
    let reading = starts.reading(of: entry, venueZone: zone?.rules, league: league)
    if let assumption = reading.assumption { note(assumption, entry) }
    if zone == nil, reading.assumption == nil { noteUnknownZone(place, entry, reading.start) }
    let game = Game(
      gameID: entry.id ?? "", league: league, away: away.team?.name ?? away.name, home: home.team?.name ?? home.name,
      venue: place.venue, city: place.city, start: reading.start, timeZone: zone?.name, status: reading.status)
    return ScheduleGame(
      game: game, homeTeam: home.team, awayTeam: away.team, day: reading.day, number: entry.number ?? 1,
      place: place.place, placeEvidence: place.evidence, placeIsAssumed: place.isAssumed, sourceID: entry.id,
      file: file, line: entry.line)
  }

  private mutating func note(_ problem: String, _ entry: ScheduleEntry) {
    problems.add(entry.line, problem, on: entry.start.date)
  }

  // MARK: Who

  private mutating func noteUnknown(_ side: TeamResolver.Side, _ entry: ScheduleEntry) {
    guard side.team == nil else { return }
    guard teams.knowsTeams else {
      return problems.add(
        content.entries[0].line, "the teams are of no league that is known: named as they are written")
    }
    if GameResolver.isOpen(side.name) {
      note("a team is still to be determined", entry)
    } else {
      note("the team \(Excerpt.quoted(side.name)) is not known: named as it is written", entry)
    }
  }

  /// Whether a name means a team still to be determined: `TBC Home`, `TBD`.
  private static func isOpen(_ name: String) -> Bool {
    let key = NameKey(name)
    return key.isEmpty || key.text.split(separator: " ").contains(where: StatusWords.isUndetermined)
  }

  /// Returns the status that the words after the teams mean; a score means nothing.
  private static func status(in matchup: Matchup, _ entry: ScheduleEntry) -> Game.Status {
    if let status = StatusWords.status(in: matchup.tail) { return status }
    let summary = entry.summary.flatMap(StatusWords.status)
    return summary == .timeTBD ? .scheduled : summary ?? .scheduled
  }

  // MARK: Where

  private func question(
    _ entry: ScheduleEntry, _ home: TeamResolver.Side, _ away: TeamResolver.Side
  ) -> PlaceResolver.Question {
    let (venue, location) = (told(entry.venue), told(entry.location))
    return PlaceResolver.Question(
      venue: venue, city: told(entry.city), region: entry.region, country: entry.country, location: location,
      venueIsOpen: venue == nil && location == nil
        && [entry.venue, entry.location].contains { !NameKey($0 ?? "").isEmpty },
      home: home.name, homeVenue: home.team?.venue, homeCity: home.team?.city,
      teamCities: [home.team?.city, away.team?.city].compactMap { $0 })
  }

  /// Returns nil for a place that is only a word for none: `TBD`, `Away`.
  private func told(_ place: String?) -> String? { place.flatMap { PlaceWords.isNone($0) ? nil : $0 } }

  /// Returns the zone of the place; if that is not known, the one that the user or the schedule names.
  private mutating func zone(of place: PlaceResolver.Answer, _ entry: ScheduleEntry) -> (
    name: String, rules: ZoneRules?
  )? {
    if let name = place.place?.timeZone ?? place.timeZone {
      return (name, starts.zones.zone(named: name)?.rules)
    }
    if let name = starts.assumedZone, let zone = starts.zones.zone(named: name), !ZoneNames.isUTC(zone.name) {
      return (zone.name, zone.rules)
    }
    guard let zone = starts.writtenZone(of: entry) else { return nil }
    note("the time zone of \(Excerpt.quoted(place.city)) is not known: \(zone.name) is assumed", entry)
    return (zone.name, zone.rules)
  }

  /// Reports a start at a place whose zone nothing tells, which may be a day off.
  private mutating func noteUnknownZone(_ place: PlaceResolver.Answer, _ entry: ScheduleEntry, _ start: Game.Start) {
    guard case .at(let moment) = start else { return }
    let clock = Zones.name(ofOffset: moment.offsetSeconds)
    note("the time zone of \(Excerpt.quoted(place.city)) is not known: the start is shown in \(clock)", entry)
  }
}
