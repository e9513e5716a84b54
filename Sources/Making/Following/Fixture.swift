import Itinerary

/// A game as matching compares it: teams and time, whatever their names and ids.
struct Fixture {
  enum Side: Hashable {
    /// A team that the program knows, whichever of its names is used.
    case team(league: String, abbreviation: String)
    case named(NameKey)
    /// A team that is still open: `TBC Home`, `Winner of Match 12`.
    case open
  }

  var home: Side
  var away: Side
  var league: String?
  /// The date by the clock of the venue.
  var day: CivilDate
  /// The date of the row of a game that has left the dates of its trip; nil for all others.
  var rowDay: CivilDate?
  /// The start in seconds since 1970-01-01T00:00:00Z; nil if no time is known.
  var instant: Int64?
  /// The number within a double header, from 1.
  var number: Int
  /// A hint at best: ids are absent, repeated, or new in every file.
  var id: String?
  var venue: NameKey?
  var isPlayed: Bool

  init(_ game: ScheduleGame) {
    self.init(game.game, day: game.day, home: game.homeTeam, away: game.awayTeam)
    (number, id) = (game.number, game.sourceID)
  }

  init(_ game: Game, day: CivilDate) {
    let teams = LeagueContext(pairs: [], titles: [])
    // In a cup one of them is of another league.
    let team = { (name: String, other: String) in
      teams.team(name, against: other, in: game.league) ?? teams.team(name, against: other, in: nil)
    }
    self.init(game, day: day, home: team(game.home, game.away), away: team(game.away, game.home))
  }

  private init(_ game: Game, day: CivilDate, home: Team?, away: Team?) {
    (self.home, self.away) = (Side(game.home, home), Side(game.away, away))
    (league, self.day, number, id) = (game.league, day, 1, game.gameID)
    instant = game.knownStart?.unixSeconds
    venue = game.venue.map { NameKey($0) }
    isPlayed = game.isPlayed
  }
}

extension Fixture {
  static func all(of trip: Trip, zones: Zones) -> [Fixture] {
    var fixtures = trip.itinerary.items.compactMap { item in
      item.game.map { game -> Fixture in
        let row = trip.date(ofDay: item.position.day)
        // If the zone is unknown, the day of the row counts.
        let isUnknown = if case .at = game.start { game.timeZone == nil && game.isPlayed } else { false }
        var fixture = Fixture(game, day: isUnknown ? row : zones.localStart(of: game).date)
        if !game.isPlayed, fixture.day != row { fixture.rowDay = row }
        return fixture
      }
    }
    var counts: [Meeting: Int] = [:]
    let order = fixtures.indices.sorted { (fixtures[$0].instant ?? .max, $0) < (fixtures[$1].instant ?? .max, $1) }
    for index in order {
      let meeting = Meeting(fixtures[index])
      counts[meeting, default: 0] += 1
      fixtures[index].number = counts[meeting, default: 1]
    }
    return fixtures
  }

  struct Meeting: Hashable {
    let home: Side
    let away: Side
    let day: CivilDate

    init(_ fixture: Fixture) { (home, away, day) = (fixture.home, fixture.away, fixture.day) }
  }

  var pair: Set<Side> { [home, away] }

  var hasOpenSide: Bool { home == .open || away == .open }

  /// Whether the digits of the id hold the date, as in `mlb-2026-07-03-CHC-1`.
  var hasDateInID: Bool {
    guard let id else { return false }
    let digits = id.utf8.filter { (48...57).contains($0) }
    let date = day.description.utf8.filter { (48...57).contains($0) }
    return digits.indices.contains { digits[$0...].starts(with: date) }
  }

  /// Whether another is the same game, however far apart: of one season of a league whose teams meet once at either home.
  func isOnlyMeeting(with other: Fixture) -> Bool {
    guard home == other.home, away == other.away, !hasOpenSide, let league, other.league == league else { return false }
    return Competition.meetsOnce(league) && season == other.season
  }

  /// The year in which a season from summer to summer began.
  private var season: Int { day.month < 7 ? day.year - 1 : day.year }

  /// Whether the day after the game has begun everywhere.
  func isOver(at seconds: Int64) -> Bool {
    isPlayed && seconds > (instant.map { $0 + 12 * 3600 } ?? Int64(day.dayNumber + 2) * 86_400)
  }

  func days(to other: Fixture) -> Int { abs(day.dayNumber - other.day.dayNumber) }
}

extension Fixture.Side {
  init(_ name: String, _ team: Team?) {
    if let team {
      self = .team(league: team.league, abbreviation: team.abbreviation)
    } else {
      let words = NameKey(name).text.split(separator: " ")
      let isOpen = words.contains { StatusWords.isUndetermined($0) || $0 == "winner" || $0 == "loser" }
      self = isOpen || words.isEmpty ? .open : .named(NameKey(name))
    }
  }
}
