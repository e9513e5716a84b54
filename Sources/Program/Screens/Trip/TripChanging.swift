import Itinerary
import Making
import Sharing
import Store
import Tours

/// The games from which the user chooses those of an open trip, with what is known about them.
struct GameChoosing: Sendable {
  let games: [ScheduleGame]
  let known: KnownGames
  private let sources: [String]
  private let visited: Set<Int>

  /// Reads the schedule that a trip follows, which may take long.
  ///
  /// - Parameter typed: a path or an address, for a trip that names no schedule.
  init(_ trip: Trip, at path: FilePath, from typed: String?, in storage: UserStorage) throws(Failure) {
    let places =
      typed.map { [storage.source(typed: storage.expanded($0))] } ?? storage.sources(ofScheduleOf: trip, at: path)
    games = try GameChoosing.schedule(at: places, for: trip, asks: typed != nil, in: storage).games
    visited = storage.visited(games)
    known = KnownGames(of: trip, in: games, zones: storage.zones)
    sources = typed == nil ? trip.schedule?.sources ?? [] : storage.stored(places, forTripAt: path)
  }

  /// Reads the games of all teams on the days of a trip; of a league that needs too many requests for them, those of the
  /// teams that the trip follows.
  private static func schedule(
    at places: [ScheduleSource], for trip: Trip, asks: Bool, in storage: UserStorage
  ) throws(Failure) -> Schedule {
    var rules = ScheduleReadingRules(asks: asks)
    let days = trip.startDate...trip.date(ofDay: trip.dayCount)
    rules.query = LeagueQuery(from: days.lowerBound, to: days.upperBound, today: days.lowerBound)
    let all = storage.readSchedule(from: places, for: trip, rules).schedule
    if case .success(let schedule) = all { return schedule }
    guard places.contains(where: \.isLeague), trip.followedTeams != [] else { return try all.get() }
    rules.query = nil
    return try storage.readSchedule(from: places, for: trip, rules).schedule.get()
  }

  func screen(for trip: Trip, on context: EditorContext) throws(SessionError) -> PickerScreen {
    let state = PickerState(
      name: trip.name, games: games, displaySettings: try context.claimed().displaySettings,
      zones: context.storage.zones,
      chosen: Set(known.rows.keys), from: trip.startDate, visited: visited)
    return PickerScreen(state)
  }

  func planScreen(for trip: Trip, on context: EditorContext) throws -> PlanScreen {
    try PlanScreen(PlanSubject(trip, games, known: known, zones: context.storage.zones), on: context)
  }

  /// The edit that makes the chosen games the games of the trip; nil if they already are.
  func edit(for outcome: ScreenOutcome, of trip: Trip) -> Edit? {
    let numbers: [Int]
    switch outcome {
    case .picked(let picked): numbers = picked
    case .planned(let plan):
      // A tour leaves out the trip's games that are not played.
      let planned = Set(plan.tour.games)
      numbers = plan.tour.games.filter { $0 < games.count } + known.rows.keys.filter { !planned.contains($0) }.sorted()
    default: return nil
    }
    let choice = known.choice(of: numbers, from: games, for: trip, sources: sources)
    return choice.isEmpty ? nil : .chooseGames(choice)
  }
}

extension String {
  var sentence: String { withCapital.withFullStop }
}
