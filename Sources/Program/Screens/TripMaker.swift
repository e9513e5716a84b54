import Atlas
import Base
import Editor
import Files
import Making
import Planning
import Schedules
import Store
import TripCore

/// A new trip that the user is making from the list of trips: its name, and the games to choose from.
struct TripMaker {
  let name: String
  let games: [ScheduleGame]
  private let sources: [ScheduleSource]
  private let city: Place?

  /// Reads the schedule that the user has typed.
  ///
  /// - Parameter city: the city in which the trip begins and ends; nil to leave out the way there and back.
  init(name: String, from typed: String, home city: Place?, in home: Home) throws(Failure) {
    (self.name, self.city) = (name, city)
    sources = [ScheduleSource(typed: home.expanded(typed))]
    games = try home.readSchedule(from: sources).schedule.get().games
  }

  func screen(on desk: EditorDesk) throws(SessionError) -> PickerScreen {
    let zones = desk.home.zones.load(names: Set(games.compactMap(\.game.timeZone)))
    let state = PickerState(name: name, games: games, try desk.claimed().presentation, zones: zones, canPlan: true)
    return PickerScreen(state, games, zones: zones) { try planScreen(must: $0, on: desk) }
  }

  /// - Parameter must: the numbers of the games that every tour must hold.
  func planScreen(must: [Int] = [], on desk: EditorDesk) throws -> PlanScreen {
    try PlanScreen(PlanSubject(name: name, games, must: must, home: city?.city ?? ""), on: desk)
  }

  /// Makes the trip of the chosen games and writes it.
  ///
  /// - Returns: its path.
  func make(_ numbers: [Int], on desk: EditorDesk, now: Timestamp) throws -> FilePath {
    let path = try desk.home.newPath(forTripNamed: name)
    let new = NewTrip(
      name: name, games: numbers.map { games[$0] }, home: city, sources: desk.home.stored(sources, forTripAt: path))
    var ids = ItemIDSource(seed: .random(in: .min ... .max))
    return try TripMaker.save(new.trip(ids: &ids, now: now), to: path, on: desk)
  }

  /// Makes the trip of a tour and writes it, as `plan --new` does.
  ///
  /// - Returns: its path.
  func make(_ plan: ChosenTour, on desk: EditorDesk, now: Timestamp) throws -> FilePath {
    let path = try desk.home.newPath(forTripNamed: name)
    let games = plan.tour.games.map { self.games[$0] }
    let new = NewTrip(
      name: name, games: games, home: plan.home, sources: desk.home.stored(sources, forTripAt: path))
    var ids = ItemIDSource(seed: .random(in: .min ... .max))
    let zones = desk.home.zones.load(names: Set(games.compactMap(\.game.timeZone)))
    return try TripMaker.save(
      PlannedTrip(new, of: plan.tour).trip(zones: zones, ids: &ids, now: now), to: path, on: desk)
  }

  /// Makes a trip without games and writes it.
  static func makeEmpty(
    name: String, days: ClosedRange<CivilDate>, home city: Place?, on desk: EditorDesk, now: Timestamp
  ) throws -> FilePath {
    let path = try desk.home.newPath(forTripNamed: name)
    var ids = ItemIDSource(seed: .random(in: .min ... .max))
    let trip = try NewTrip.empty(
      name: name, from: days.lowerBound, to: days.upperBound, home: city, ids: &ids, now: now)
    return try save(trip, to: path, on: desk)
  }

  /// The city that a text names.
  static func city(_ text: String) throws(NewTripRefusal) -> Place { try Gazetteer.shared.home(text) }

  /// The days that a text names, `2026-09-04 to 2026-09-07`, or one; nil if it names none.
  static func days(_ text: String) -> ClosedRange<CivilDate>? {
    let dates = text.split { $0.isWhitespace || $0 == "," || $0 == "–" }.filter { $0 != "to" && $0 != "-" }
      .map { CivilDate(String($0)) }
    guard let first = dates.first ?? nil, let last = dates.last ?? nil, dates.count <= 2, first <= last else {
      return nil
    }
    return first...last
  }

  private static func save(_ trip: Trip, to path: FilePath, on desk: EditorDesk) throws -> FilePath {
    let saved = try desk.files.save(trip, to: path, replacing: .nothing)
    if let sentence = saved.notices.sentence(about: path) { desk.note(sentence) }
    return path
  }
}
