import Editor
import Itinerary
import Making
import Store
import Tours

/// A new trip that the user is making from the list of trips: its name, and the games to choose from.
struct NewTripFlow: Sendable {
  let name: String
  let games: [ScheduleGame]
  private let reading: ScheduleReading
  private let options: ScheduleOptions
  private let mode: Leg.Mode
  private let sources: [ScheduleSource]
  private let city: Place?
  /// What was assumed of the home; nil if nothing was.
  private let note: String?
  private let visited: Set<Int>
  private let dates: ClosedRange<CivilDate>?
  private let today: CivilDate
  private let storage: UserStorage

  /// Reads the schedule that the user has chosen, which may take long.
  init(_ answers: NewTripAnswers, specified: [ReadingSubject: String], today: CivilDate, in storage: UserStorage) throws
  {
    try storage.checkName(answers.name)
    (name, self.storage, self.today, dates, mode) = (answers.name, storage, today, answers.dates, answers.by)
    sources = [storage.source(typed: storage.expanded(answers.schedule))]
    let teams = answers.team.nonEmpty.map { [$0] } ?? []
    var rules = ScheduleReadingRules(specified: specified)
    options = rules.options
    rules.query = LeagueQuery(teams: teams, from: dates?.lowerBound, to: dates?.upperBound, today: today)
    reading = storage.readSchedule(from: sources, rules)
    let schedule = try reading.schedule.get()
    if !schedule.games.isEmpty { try schedule.check(teams: teams) }
    games = schedule.filtered(teams: teams, from: dates?.lowerBound, to: dates?.upperBound).games
    let points = schedule.games.compactMap(\.place?.point)
    let found = try answers.home.map { try Gazetteer.shared.home($0, near: points, in: storage.settings().country) }
    (city, note) = (found?.place, found?.note?.sentence)
    visited = storage.visited(games)
  }

  func report(of name: String, _ wording: Wording) -> ReadingReport {
    ReadingReport(reading, of: name, games: games, wording: wording)
  }

  func screen(picked: Set<String>, on context: EditorContext) throws(SessionError) -> PickerScreen {
    let state = PickerState(
      name: name, games: games, displaySettings: try context.claimed().displaySettings, zones: storage.zones,
      from: dates?.lowerBound ?? today, visited: visited, canPlan: true,
      picked: Set(games.indices.filter { picked.contains(games[$0].game.gameID) }), notice: note)
    return PickerScreen(state) { try planScreen(must: $0, on: context) }
  }

  /// - Parameter must: the numbers of the games that every tour must hold.
  func planScreen(must: [Int] = [], keeping form: PlanState? = nil, on context: EditorContext) throws -> PlanScreen {
    try PlanScreen(
      PlanSubject(name: name, games, must: must, requested: dates, home: city?.city ?? ""), keeping: form, on: context)
  }

  // MARK: Writing and opening, which may take long

  /// Makes the trip of some games, or of a tour of them as `plan --new` does.
  func make(_ numbers: [Int], of plan: PlanOption? = nil, now: Timestamp) throws -> TripOpening {
    let path = try storage.newPath(forTripNamed: name)
    let ends = plan?.ends ?? TourEnds(start: city, end: city)
    var new = NewTrip(
      name: name, games: numbers.map { games[$0] }, home: ends.start == ends.end ? ends.start : nil,
      start: plan?.ends.start, end: plan?.ends.end, sources: storage.stored(sources, forTripAt: path),
      assumedZone: options.assumedZone, club: options.club, dayFirst: options.isDayFirst, by: mode)
    new.link.answers = ReadingAnswers(options)
    var ids = ItemIDSource(seed: .random(in: .min ... .max))
    let trip =
      try plan.map { try PlannedTrip(new, of: $0.tour).trip(zones: storage.zones, ids: &ids, now: now) }
      ?? new.trip(ids: &ids, now: now)
    return try NewTripFlow.save(trip, to: path, in: storage)
  }

  static func makeEmpty(
    name: String, days: ClosedRange<CivilDate>, home city: String?, by mode: Leg.Mode, in storage: UserStorage,
    now: Timestamp
  ) throws -> TripOpening {
    try storage.checkName(name)
    let path = try storage.newPath(forTripNamed: name)
    var ids = ItemIDSource(seed: .random(in: .min ... .max))
    var trip = try NewTrip.empty(
      name: name, from: days.lowerBound, to: days.upperBound, home: city.map { try Gazetteer.shared.home($0) },
      ids: &ids, now: now)
    trip.by = mode
    return try save(trip, to: path, in: storage)
  }

  static func make(sample: Trip, in storage: UserStorage) throws -> TripOpening {
    let (path, notices) = try storage.write(sample: sample)
    return TripOpening(reading: path, in: storage, note: notices.sentence(about: path))
  }

  private static func save(_ trip: Trip, to path: FilePath, in storage: UserStorage) throws -> TripOpening {
    let saved = try storage.tripFilesWithCopies.save(trip, to: path, replacing: .nothing)
    return TripOpening(reading: path, in: storage, note: saved.notices.sentence(about: path))
  }
}
