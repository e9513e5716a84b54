import Almanac

/// A request for a plan, in terms of names.
public struct PlanRequest: Equatable, Sendable {
  /// The venues that a tour has to see.
  public enum Goal: Equatable, Sendable {
    /// The home grounds of all teams in the schedules.
    case all
    /// The named venues, teams and games, and no others.
    case named
    /// The largest number of venues for which there is time.
    case most
    case count(Int)
  }

  /// The quantity that the best tour has least of.
  public enum Objective: String, CaseIterable, Sendable { case days, miles }
  /// The treatment of games without a known start: left out, or seen if any possible start would be in time.
  package enum OpenStarts: String, CaseIterable, Sendable { case skip, safe }

  /// The venues that the tour has to see.
  public var goal: Goal
  /// The names of venues, in the forms of the schedules.
  public var venues: [String] = []
  /// The names of teams that the tour has to see, anywhere.
  public var teams: [String] = []
  /// The ids of games that the tour has to see.
  public var gameIDs: [String] = []
  /// The names of venues that the tour must not see.
  public var without: [String] = []
  /// Whether several of the requested games may be at one venue. A trip may already contain such games.
  package var mayRepeat = false
  package var fixedLegs: [FixedLeg] = []
  /// The first date; nil for that of the games.
  public var from: CivilDate?
  /// The last date; nil for that of the games.
  public var to: CivilDate?
  /// The most days that a tour may take.
  public var days: Int?
  /// The means of travel between venues.
  public var by = TravelMode.drive
  /// The city where the tour begins; nil to begin with a game.
  public var start: Place?
  /// The city where the tour ends; nil to end with a game.
  public var end: Place?
  package var rule = DrivingRule(buffer: 45)
  package var openStarts = OpenStarts.skip
  package var isRoomy = false
  /// The quantity that the best tour has least of.
  public var objective = Objective.days
  /// The number of tours to find, the best included.
  public var tours = 1
  /// The miles above which one flies instead of driving; nil to drive everywhere.
  package var flyOver: Double?
  /// The number of consecutive days of which at least one has neither a game nor driving; nil without the wish.
  package var restEvery: Int?
  package var isOneGamePerDay = false
  /// Whether a tour also has the further games at its venues for which there is time.
  package var wantsMoreGames = false
  package var words = PlanWords.command

  /// Creates a request with a goal, and the defaults of everything else.
  public init(_ goal: Goal) { self.goal = goal }
}

/// The names of the parts of a request as the user knows them, for sentences about what to change.
package struct PlanWords: Equatable, Sendable {
  let from, to, days, openStarts: String
  /// Whether the user knows games by their IDs.
  let namesIDs: Bool

  func name(of game: Game) -> String { namesIDs ? game.gameID : game.matchup }

  package static let command = PlanWords(
    from: "--from", to: "--to", days: "--days", openStarts: "--tbd safe", namesIDs: true)
  /// The names as the fields of a form.
  package static let form = PlanWords(
    from: "From", to: "To", days: "Days", openStarts: "\"included\" for TBD games", namesIDs: false)
}

/// A game of a schedule that a tour may contain.
public struct PlannableGame: Sendable {
  package var game: Game
  package var day: CivilDate
  package var place: Place?
  package var teams: [Int]
  /// Whether the home side is still open: `TBD`, `Winner of Game 3`.
  package var isHomeOpen: Bool

  /// Makes a game of its date and place at the venue; without a place it is not planned.
  public init(_ game: Game, day: CivilDate, place: Place?, teams: [Int] = [], isHomeOpen: Bool = false) {
    (self.game, self.day, self.place, self.teams, self.isHomeOpen) = (game, day, place, teams, isHomeOpen)
  }
}

/// The reasons why a trip or a tour cannot be planned. Candidates are what a misspelt name may have meant.
public enum PlanRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  case noGames
  case noGameOf(team: String, candidates: [String] = [])
  /// A name such as `Chicago` that several teams of the schedule share.
  case severalTeams(named: String, [String])
  case noGame(id: String, candidates: [String] = [])
  case severalGames(id: String, count: Int)
  case unfitGame(String, reason: String)
  /// A single game that was named is outside the dates of the trip.
  case outsideDates(ScheduleGame)
  case tooManyGames(Int)
  case tooManyDays(Int)
  case unknownHome(String, candidates: [String] = [])
  /// A name that several cities share: the cities with their states or countries, the larger first.
  case severalHomes(named: String, [String])
  case unknownVenue(String, candidates: [String])
  case severalVenues(String, candidates: [String])
  case leftOut(String)
  case twoGames(String)
  case tooManyVenues(Int)
  case tooFewVenues(Int, requested: Int)
  case drives(line: Int, String)

  /// A sentence on what to change.
  public var description: String {
    switch self {
    case .noGames: "no games on these days in the schedule"
    case .noGameOf(let team, let candidates):
      "no game of \(Excerpt.quoted(team)) in the schedule\(NearMiss.suggestion(candidates.map(Excerpt.quoted)))"
    case .severalTeams(let name, let teams):
      "\(Excerpt.quoted(name)) could be \(NearMiss.choice(of: teams.map(Excerpt.quoted))); use one of these names"
    case .noGame(let id, let candidates):
      "no game \(Excerpt.quoted(id)) in the schedule"
        + NearMiss.suggestion(candidates.map(Excerpt.quoted), else: "; `barnstorm games` lists them")
    case .severalGames(let id, let count): "\(count) games in the schedules are called \(Excerpt.quoted(id))"
    case .unfitGame(let id, let reason): "can't plan the game \(Excerpt.quoted(id)): \(reason)"
    case .outsideDates(let game): "\(game.game.matchup) is on \(game.day), outside the trip's dates"
    case .tooManyGames(let games):
      "\(games) games are too many for a trip; narrow with --team, --from, --to or --game"
    case .tooManyDays(let days): "a trip of \(days) days is too long; narrow with --team, --from, --to or --game"
    case .unknownHome(let city, let candidates):
      "unknown city \(Excerpt.quoted(city))"
        + NearMiss.suggestion(
          candidates.map(Excerpt.quoted), else: "; use a larger one nearby, with its state or country")
    case .severalHomes(let name, let cities):
      "\(Excerpt.quoted(name)) could be \(NearMiss.choice(of: cities.map(Excerpt.quoted)))"
        + "; add its state or country"
    case .unknownVenue(let name, let candidates):
      "no venue \(Excerpt.quoted(name)) in the schedule" + NearMiss.suggestion(candidates.map(Excerpt.quoted))
    case .severalVenues(let name, let candidates):
      "several venues match \(Excerpt.quoted(name))" + NearMiss.suggestion(candidates.map(Excerpt.quoted))
    case .leftOut(let name): "\(Excerpt.quoted(name)) is both requested and excluded with --without"
    case .twoGames(let name): "two games at \(Excerpt.quoted(name)) requested; a tour visits each venue once"
    case .tooManyVenues(let count):
      "\(count) venues and teams are too many to plan (maximum 256); exclude some with --without"
    case .tooFewVenues(let count, let requested): "\(requested) venues requested, but the games are at \(count)"
    case .drives(let line, let reason): "line \(line): \(reason)"
    }
  }
}
