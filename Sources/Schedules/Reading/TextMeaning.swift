import Atlas
import Base

/// The meaning of a text, determined once for all entries with that text.
struct TextMeaning {
  typealias Zone = (name: String, rules: ZoneRules?)

  /// The teams of a game and its place.
  struct Fixture {
    var home: TeamResolver.Side
    var away: TeamResolver.Side
    /// The parsed text with the teams; nil if the teams have their own fields.
    var matchup: Matchup?
    /// The badge of the competition, the league of the teams if the schedule names none or the same, otherwise the one
    /// that the text names.
    var league: String?
    /// The competition as the schedule names it.
    var competition: String?
    /// Whether the schedule says that the venue is neutral.
    var isNeutral = false
    /// The status according to the text, for entries without their own.
    var status: Game.Status?
    var place: ResolvedPlace
    /// The zone of the place, otherwise the one that the user named; nil if neither is known.
    var zone: Zone?

    var homeName: String { home.team?.name ?? home.name }
    var awayName: String { away.team?.name ?? away.name }
  }

  /// The game; nil for a text that is not one.
  let fixture: Fixture?
  /// The findings about each entry with the text.
  let findings: [ScheduleFinding]
}

/// Interprets the texts of a schedule: the teams and the place.
struct TextResolver {
  private var places: PlaceResolver
  private var teams: TeamResolver
  /// Whether texts were no games because the club is unknown.
  private(set) var hasNoClub = false

  init(_ content: ScheduleContent, file: String, options: ScheduleOptions) {
    places = PlaceResolver(options)
    teams = TeamResolver(content, file: file, club: options.club)
  }

  mutating func meaning(of text: EntryText, _ starts: inout StartRules) -> TextMeaning {
    guard var sides = teams.sides(of: text),
      !TextResolver.isOpen(sides.home.name) || !TextResolver.isOpen(sides.away.name) || text.hasPlace
    else { return noGame(text) }
    var findings: [ScheduleFinding.Team] = []
    if sides.matchup?.order == .event {
      findings.append(.event(text.summary ?? "", series: sides.away.name))
    } else {
      findings += [sides.home, sides.away].compactMap(unknown)
    }
    let fits = { (city: Place) in starts.fits(text.clock, city) }
    var place = places.answer(question(text, sides.home, sides.away), fits: fits)
    if text.sidesAreListed, TextResolver.isOfOther(place, sides) {
      swap(&sides.home, &sides.away)
      place = places.answer(question(text, sides.home, sides.away), fits: fits)
    }
    if TextResolver.isOfOther(place, sides), let venue = place.venue {
      findings.append(.visitorsAtHome(venue, team: sides.away.team?.name ?? ""))
    }
    if let words = sides.openSide, !TextResolver.isHome(place, of: sides) {
      findings.append(.sideUnknown(words, club: sides.home.team?.name ?? sides.home.name))
    }
    let fixture = TextMeaning.Fixture(
      home: sides.home, away: sides.away, matchup: sides.matchup,
      league: CompetitionNames.league(
        of: [sides.home.team?.league, sides.away.team?.league], text.league, in: text.competition),
      competition: text.competition, isNeutral: text.isNeutral,
      status: sides.matchup.map { TextResolver.status(in: $0, text) }, place: place,
      zone: starts.zone(of: place))
    let necessity = [text.summary].compactMap { $0 }.contains(where: StatusWords.isIfNecessary)
    let all =
      findings.map(ScheduleFinding.team) + (necessity ? [.date(.ifNecessary)] : [])
      + (place.finding.map { [.place($0)] } ?? [])
    return TextMeaning(fixture: fixture, findings: all)
  }

  /// Adds the places of games, for games whose place is unknown.
  mutating func learnPlaces(of fixtures: [TextMeaning.Fixture]) { places.addPlace(fixtures) }

  /// Whether the added places can locate a game.
  func knowsMore(of meaning: TextMeaning?) -> Bool {
    meaning?.fixture.map { places.knowsMore(of: $0.place, home: $0.homeName) } ?? false
  }

  // MARK: Who

  /// Returns the meaning of an entry that is skipped.
  private mutating func noGame(_ text: EntryText) -> TextMeaning {
    let lacksClub = teams.lacksClub(text)
    hasNoClub = hasNoClub || lacksClub
    let finding = lacksClub ? ScheduleFinding.Team.clubUnknown(text.summary) : .missing(text.summary)
    return TextMeaning(fixture: nil, findings: [.team(finding)])
  }

  /// Returns the finding about an unknown team; nil for a known one.
  private func unknown(_ side: TeamResolver.Side) -> ScheduleFinding.Team? {
    guard side.team == nil else { return nil }
    if !teams.knowsTeams { return .allUnknown }
    return TextResolver.isOpen(side.name) ? .undetermined : .unknown(side.name)
  }

  /// Whether the schedule gives a place in the city of the home team, in which the other team is not at home.
  private static func isHome(_ place: ResolvedPlace, of sides: TeamResolver.Sides) -> Bool {
    guard !place.isAssumed, let city = sides.home.team?.city else { return false }
    return place.city == city && sides.away.team?.city != city
  }

  /// Whether the schedule gives the own venue of the visitors, in another city than that of the home team.
  private static func isOfOther(_ place: ResolvedPlace, _ sides: TeamResolver.Sides) -> Bool {
    guard !place.isAssumed, let away = sides.away.team, let home = sides.home.team else { return false }
    return place.city == away.city && place.venue == away.venue && home.city != away.city
  }

  /// Whether a name is a placeholder for a team: `TBC Home`, `TBD`.
  private static func isOpen(_ name: String) -> Bool {
    let key = NameKey(name)
    return key.isEmpty || key.text.split(separator: " ").contains(where: StatusWords.isUndetermined)
  }

  /// Returns the status in the words after the teams; scores have no effect.
  private static func status(in matchup: Matchup, _ text: EntryText) -> Game.Status {
    if let status = StatusWords.status(in: matchup.tail) { return status }
    let summary = text.summary.flatMap(StatusWords.status)
    return summary == .timeTBD ? .scheduled : summary ?? .scheduled
  }

  // MARK: Where

  private func question(
    _ text: EntryText, _ home: TeamResolver.Side, _ away: TeamResolver.Side
  ) -> PlaceResolver.Question {
    let (venue, location) = (told(text.venue), told(text.location))
    return PlaceResolver.Question(
      venue: venue, city: told(text.city), region: text.region, country: text.country, location: location,
      venueIsOpen: venue == nil && location == nil
        && [text.venue, text.location].contains { !NameKey($0 ?? "").isEmpty },
      home: home.name, away: away.name, isNeutral: text.isNeutral, clock: text.clock,
      homeVenue: text.isNeutral ? nil : home.team?.venue, homeCity: text.isNeutral ? nil : home.team?.city,
      teamCities: [home.team?.city, away.team?.city].compactMap { $0 })
  }

  /// Returns the place; nil for a word that only means none: `TBD`, `Away`.
  private func told(_ place: String?) -> String? { place.flatMap { PlaceWords.isNone($0) ? nil : $0 } }
}

extension StartRules {
  /// Whether a start with an offset may be by the clock of a place.
  fileprivate mutating func fits(_ start: OffsetDateTime?, _ place: Place) -> Bool {
    guard let start, let rules = zones.zone(named: place.timeZone)?.rules else { return true }
    return rules.reading(at: start.unixSeconds).offsetSeconds == start.offsetSeconds
  }

  /// Returns the zone of a place; if that is unknown, the one that the user named.
  fileprivate mutating func zone(of place: ResolvedPlace) -> TextMeaning.Zone? {
    if let name = place.place?.timeZone ?? place.timeZone { return (name, zones.zone(named: name)?.rules) }
    guard let name = assumedZone, let zone = zones.zone(named: name), !ZoneNames.isUTC(zone.name) else { return nil }
    return (zone.name, zone.rules)
  }
}
