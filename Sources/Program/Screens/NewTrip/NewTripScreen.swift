import Atlas
import Base
import Files
import Platform
import Schedules
import Store
import TripCore

/// The steps to a new trip as a screen, with the list of games or the plan above it.
struct NewTripScreen: UserScreen {
  var state: NewTripState
  var isStale = true
  var takesKeysTypedBefore: Bool { true }
  private let desk: EditorContext
  /// Completes typed paths.
  private var paths = BackgroundTasks<NewTripEvent>()
  /// Looks for schedule files, however long a directory takes.
  private var files = BackgroundTasks<NewTripEvent>()
  /// The trip that is being made; nil if none is.
  private var maker: NewTripFlow?
  /// The answers with which a plan was begun, and its form as the user left it.
  private var plan: (answers: NewTripAnswers, form: PlanState?)?

  init(_ entries: [ChooserEntry], isPlan: Bool, on desk: EditorContext) throws(SessionError) {
    self.desk = desk
    let offers = NewTripOffers(entries, in: desk.home)
    state = NewTripState(offers, try desk.claimed().presentation, isPlan: isPlan)
    files.begin { [home = desk.home] report in
      report(.filesFound(NewTripOffers.scheduleFiles(in: home, except: offers.recent)))
    }
  }

  var sources: [CInt] { paths.descriptors + files.descriptors }

  mutating func handleReports() -> [ScreenEffect] {
    (paths.drainReports() + files.drainReports()).flatMap { event in change { $0.apply(event) } }
  }

  mutating func perform(_ effect: NewTripEffect) -> [ScreenEffect] {
    let home = desk.home
    switch effect {
    case .read(let answers, let byPlan):
      if byPlan, plan?.answers != answers { plan = (answers, nil) }
      if answers.schedule.isEmpty, let days = answers.dates {
        return make {
          try NewTripFlow.makeEmpty(name: answers.name, days: days, home: answers.home, in: home, now: .now)
        }
      }
      let today = state.offers.today
      let wait = desk.wait("Reading the schedule… Esc stops waiting.", over: state.painted()) {
        Result { try NewTripFlow(answers, today: today, in: home) }
      } then: {
        .pop(.seasonRead($0, byPlan: byPlan))
      }
      return [wait]
    case .complete(let text):
      paths.begin { report in report(.completed(NewTripOffers.schedules(beginning: text, in: home))) }
      return []
    case .ring: return [.ring]
    case .leave, .quit: return [.pop(.left)]
    }
  }

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    do {
      switch outcome {
      case .seasonRead(let read, let byPlan):
        let maker = try read.get()
        self.maker = maker
        if maker.games.isEmpty { return change { $0.apply(.noGames) } }
        return [.push(byPlan ? try maker.planScreen(keeping: plan?.form, on: desk) : try maker.screen(on: desk))]
      case .planLeft(let form):
        plan?.form = form
        return []
      case .picked(let numbers): return make(by: { try $0.make(numbers, now: now.time) })
      case .planned(let plan): return make(by: { try $0.make(plan, now: now.time) })
      case .tripRead: return [.pop(outcome)]
      case .refused(.notMade(let reason)): return change { $0.apply(.failed(reason: reason)) }
      default: return []
      }
    } catch {
      return change { $0.apply(.failed(reason: "\(error)")) }
    }
  }

  private func make(by trip: @escaping @Sendable (NewTripFlow) throws -> TripOpening) -> [ScreenEffect] {
    guard let maker else { return [] }
    return make { try trip(maker) }
  }

  private func make(_ task: @escaping @Sendable () throws -> TripOpening) -> [ScreenEffect] {
    let wait = desk.wait("Creating the trip…", over: state.painted()) {
      Result { try task() }
    } then: { made in
      switch made {
      case .success(let opening): .pop(.tripRead(opening))
      case .failure(let error): .pop(.refused(.notMade(reason: "\(error)")))
      }
    }
    return [wait]
  }
}

extension NewTripOffers {
  /// - Parameter entries: the user's trips, the last changed first.
  init(_ entries: [ChooserEntry], in home: UserStorage) {
    self.init(today: LocalDate.today ?? CivilDate(dayNumber: 0))
    let trips = entries.compactMap { entry in
      if case .trip(let trip, _) = entry.content { (trip: trip, directory: entry.path.directory) } else { nil }
    }
    leagues = home.namedSources.all.map { source in
      OfferedLeague(
        name: source.name, title: source.title, teams: home.teams(of: source).map(\.name).sorted(),
        isWhole: LeagueSource.span(of: source.league) == .season)
    }
    names = trips.map(\.trip.name)
    homes = trips.compactMap { $0.trip.schedule?.home }.withoutRepeats
    recent =
      trips.flatMap { trip, directory in
        (trip.schedule?.sources ?? []).compactMap { text in
          if league(text) != nil || WebAddress.isMeant(by: text) { return text }
          // Relative paths of a trip begin at its directory.
          let stored = FilePath(stored: text)
          let path = stored.isAbsolute ? stored : directory.appending(stored)
          return (try? home.calls.status(at: path)) == nil ? nil : path.text
        }
      }.withoutRepeats
    recent = Array(recent.prefix(5))
  }

  private static let endings = [".ics", ".csv", ".ics.gz", ".csv.gz"]

  /// The schedule files in the current and the download directory, which can be slow to read, other than those used before.
  static func scheduleFiles(in home: UserStorage, except recent: [String]) -> [String] {
    ["", "~/Downloads/"].flatMap { directory in
      TripDirectory(directory.isEmpty ? "." : home.expanded(directory), calls: home.calls).names
        .filter { !$0.isDirectory }.compactMap(\.name.text)
        .filter { name in !name.hasPrefix(".") && endings.contains { name.lowercased().hasSuffix($0) } }
        .map { directory + $0 }
        .filter { path in !recent.contains { $0 == (try? home.calls.realPath(home.expanded(path)))?.text } }.prefix(20)
    }
  }

  /// The paths of directories and schedules that begin with a typed one.
  static func schedules(beginning typed: String, in home: UserStorage) -> [String] {
    home.paths(beginning: typed).compactMap { path, isDirectory in
      if isDirectory { return path + "/" }
      return (endings + [".json"]).contains { path.lowercased().hasSuffix($0) } ? path : nil
    }
  }
}

extension [String] {
  /// The texts without those that came before.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
