import Editor
import Itinerary
import Making
import Sharing
import Store
import Tours

extension TripScreen {
  mutating func readGames(from typed: String?, byPlan: Bool) -> [ScreenEffect] {
    let (trip, path, storage) = (session.state.displayed.trip, path, context.storage)
    return wait("Reading the schedule…", on: context) {
      Result { () throws(Failure) in try GameChoosing(trip, at: path, from: typed, in: storage) }
    } then: { screen, read, now in
      do {
        let (trip, choosing) = (screen.session.state.displayed.trip, try read.get())
        screen.choosing = choosing
        if byPlan { return [.push(try choosing.planScreen(for: trip, on: screen.context))] }
        return [.push(try choosing.screen(for: trip, on: screen.context))]
      } catch {
        return screen.apply(.refused("\(error)".withFullStop), at: now)
      }
    }
  }

  mutating func applyGames(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    defer { choosing = nil }
    guard let edit = choosing?.edit(for: outcome, of: session.state.displayed.trip) else {
      return apply(.refused("The games are unchanged."), at: now)
    }
    return apply(.editProposed(edit), at: now)
  }

  /// Looks for ways to go on with the trip, with its schedule as last read.
  mutating func replan(at now: Moment) -> [ScreenEffect] {
    let (displayed, path, storage) = (session.state.displayed, path, context.storage)
    return report("Looking for ways to go on…") {
      let games = try? storage.localSchedule(of: displayed.trip, at: path)?.get()
      let rest = TripRest(
        of: displayed.trip, at: now.time.microseconds / 1_000_000, rules: displayed.rules,
        zones: displayed.wording.zones)
      return .repairsFound(
        Repairs(of: rest, games: games ?? [], now: now.time).all.map { RepairOffer($0, of: displayed) })
    }
  }

  // MARK: Other trips

  mutating func showTrips() -> [ScreenEffect] {
    wait("Reading your trips…", on: context) { [storage = context.storage] in
      Result { try ChooserEntry.all(in: storage) }
    } then: { screen, read, now in
      do {
        return [.push(try ChooserScreen(read.get(), context: screen.context, isAboveTrip: true))]
      } catch {
        return screen.apply(.refused("\(error)".withFullStop), at: now)
      }
    }
  }

  mutating func proceed(with other: FilePath) -> [ScreenEffect] {
    let (path, storage) = (path, context.storage)
    return wait("Opening the trip…", on: context) { () -> TripOpening? in
      if let here = try? storage.fileSystem.realPath(path), let there = try? storage.fileSystem.realPath(other),
        here == there
      {
        return nil
      }
      return TripOpening(reading: other, in: storage)
    } then: { screen, opening, now in
      guard let opening else { return screen.apply(.refused("This trip is already open."), at: now) }
      return screen.proceed(to: opening, at: now)
    }
  }

  /// Reads the file of this read-only trip again, to open it again if it can be written by now.
  mutating func reopen() -> [ScreenEffect] {
    let (path, storage) = (path, context.storage)
    return wait("Reading the trip…", on: context) {
      TripOpening(reading: path, in: storage)
    } then: { screen, opening, now in
      opening.isWritable ? screen.proceed(to: opening, at: now) : screen.reload(at: now)
    }
  }

  mutating func proceed(to opening: TripOpening, at now: Moment) -> [ScreenEffect] {
    do {
      next = try opening.screen(on: context)
      return apply(.leaveRequested, at: now)
    } catch {
      return apply(.refused("Not opened: \(error)".withFullStop), at: now)
    }
  }

  mutating func removeTrip(at now: Moment) -> [ScreenEffect] {
    if session.follower.isWriting {
      return apply(.refused("The last change is still being saved; try again in a moment."), at: now)
    }
    let (path, storage) = (path, context.storage)
    let notice = "Removed \(session.state.displayed.trip.name): to restore it, run `barnstorm remove --restore`."
    return wait("Removing the trip…", on: context) {
      Result {
        _ = try storage.trash().remove(path)
        return try ChooserEntry.all(in: storage)
      }
    } then: { screen, others, now in
      do {
        let chooser = try ChooserScreen(others.get(), context: screen.context, notice: notice)
        screen.closeFiles()
        return [.replace(chooser)]
      } catch {
        return screen.apply(.refused("Not removed: \(error)".withFullStop), at: now)
      }
    }
  }
}

extension RepairOffer {
  fileprivate init(_ repair: Repair, of displayed: DisplayedTrip) {
    var wording = displayed.wording
    wording.cities = repair.trip.cityNames
    self.init(
      title: wording.title(of: repair), figures: wording.figures(of: repair, in: displayed.trip),
      lines: wording.lines(on: repair, of: displayed.trip, rules: displayed.rules).map(Wording.offered),
      trip: repair.trip)
  }
}

extension TripScreen {
  mutating func copy(_ text: String, at now: Moment) -> [ScreenEffect] {
    if context.console?.copy(text) == true { return [] }
    return apply(.refused("This terminal has no clipboard for programs (OSC 52)."), at: now)
  }

  mutating func open(_ address: String) -> [ScreenEffect] {
    let path = context.storage.programs
    return report("Opening the browser…") {
      do throws(Failure) {
        try HelperCommand(["xdg-open"]).run(adding: [address], path: path)
        return nil
      } catch {
        return .refused("Not opened: \(error)".withFullStop)
      }
    }
  }
}

/// The games from which the user chooses those of an open trip, with what is known about them.
struct GameChoosing: Sendable {
  let games: [ScheduleGame]
  let known: KnownGames
  private let sources: [String]
  private let visited: Set<Int>

  /// Reads the schedule that a trip follows, or the typed one for a trip that names none, which may take long.
  init(_ trip: Trip, at path: FilePath, from typed: String?, in storage: UserStorage) throws(Failure) {
    let places =
      typed.map { [storage.source(typed: storage.expanded($0))] } ?? storage.sources(ofScheduleOf: trip, at: path)
    games = try GameChoosing.schedule(at: places, for: trip, sendsRequests: typed != nil, in: storage).games
    visited = storage.visited(games)
    known = KnownGames(of: trip, in: games, zones: storage.zones)
    sources = typed == nil ? trip.schedule?.sources ?? [] : storage.stored(places, forTripAt: path)
  }

  /// Reads the games on the days of a trip; where a league needs too many requests for all teams, of those it follows.
  private static func schedule(
    at places: [ScheduleSource], for trip: Trip, sendsRequests: Bool, in storage: UserStorage
  ) throws(Failure) -> Schedule {
    var rules = ScheduleReadingRules(sendsRequests: sendsRequests)
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
