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
  /// The games at grounds where the user has been.
  private let visited: Set<Int>

  /// Reads the schedule that a trip follows, or another one, which may take long.
  ///
  /// - Parameters:
  ///   - typed: a path or an address, for a trip that names no schedule.
  /// - Throws: the reason why games cannot be chosen.
  init(_ trip: Trip, at path: FilePath, from typed: String?, in home: UserStorage) throws(Failure) {
    let places = typed.map { [home.source(typed: home.expanded($0))] } ?? home.sources(ofScheduleOf: trip, at: path)
    games = try GameChoosing.schedule(at: places, for: trip, asks: typed != nil, in: home).games
    visited = home.visited(games)
    known = KnownGames(of: trip, in: games, zones: home.zones)
    sources = typed == nil ? trip.schedule?.sources ?? [] : home.stored(places, forTripAt: path)
  }

  /// Reads the games of all teams on the days of a trip; of a league that needs too many requests for them, those of the
  /// teams that the trip follows.
  private static func schedule(
    at places: [ScheduleSource], for trip: Trip, asks: Bool, in home: UserStorage
  ) throws(Failure) -> Schedule {
    var rules = ScheduleReadingRules(asks: asks)
    let days = trip.startDate...trip.date(ofDay: trip.dayCount)
    rules.query = LeagueQuery(from: days.lowerBound, to: days.upperBound, today: days.lowerBound)
    let all = home.readSchedule(from: places, for: trip, rules).schedule
    if case .success(let schedule) = all { return schedule }
    guard places.contains(where: \.isLeague), trip.followedTeams != [] else { return try all.get() }
    rules.query = nil
    return try home.readSchedule(from: places, for: trip, rules).schedule.get()
  }

  func screen(for trip: Trip, on desk: EditorContext) throws(SessionError) -> PickerScreen {
    let state = PickerState(
      name: trip.name, games: games, presentation: try desk.claimed().presentation, zones: desk.home.zones,
      chosen: Set(known.rows.keys), from: trip.startDate, visited: visited)
    return PickerScreen(state)
  }

  func planScreen(for trip: Trip, on desk: EditorContext) throws -> PlanScreen {
    try PlanScreen(PlanSubject(trip, games, known: known, zones: desk.home.zones), on: desk)
  }

  func edit(taking plan: ChosenTour, of trip: Trip) -> Edit? {
    edit(choosing: plan.tour.games.filter { $0 < games.count } + rowsNotPlanned(plan), of: trip)
  }

  /// The rows of the trip's games that a tour leaves out because they are not played.
  private func rowsNotPlanned(_ plan: ChosenTour) -> [Int] {
    let planned = Set(plan.tour.games)
    return known.rows.keys.filter { !planned.contains($0) }.sorted()
  }

  func edit(for outcome: ScreenOutcome, of trip: Trip) -> Edit? {
    switch outcome {
    case .picked(let numbers): edit(choosing: numbers, of: trip)
    case .planned(let plan): edit(taking: plan, of: trip)
    default: nil
    }
  }

  /// The edit that makes the chosen games the games of the trip; nil if they already are.
  func edit(choosing numbers: [Int], of trip: Trip) -> Edit? {
    let choice = known.choice(of: numbers, from: games, for: trip, sources: sources)
    return choice.isEmpty ? nil : .chooseGames(choice)
  }
}

extension String {
  var sentence: String { withCapital.withFullStop }
}
