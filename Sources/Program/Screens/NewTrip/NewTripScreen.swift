import Itinerary
import Platform
import Store
import Tours

struct NewTripScreen: UserScreen {
  var state: NewTripState
  var isStale = true
  var takesKeysTypedBefore: Bool { true }
  private let context: EditorContext
  private var paths = BackgroundTasks<[String]>()
  private var files = BackgroundTasks<[String]>()
  private var maker: NewTripFlow?
  /// The schedule that is being read, with the user's answers to what it leaves open, and whether these are checked.
  private var reading: (schedule: String, specified: [ReadingSubject: String], isChecked: Bool) = ("", [:], false)
  /// The task that goes on once the user has checked what was read.
  private var pending: NewTripEffect?
  /// The ids of the games that were chosen when the user left the list of games.
  private var picked: Set<String> = []
  /// The answers with which a plan was begun, and its form as the user left it.
  private var plan: (answers: NewTripAnswers, form: PlanState?)?

  init(_ entries: [ChooserEntry], isPlan: Bool, on context: EditorContext) throws(SessionError) {
    self.context = context
    let offers = NewTripOffers(entries, in: context.storage)
    state = NewTripState(offers, try context.claimed().displaySettings, isPlan: isPlan)
    files.begin { [storage = context.storage] report in
      report(NewTripOffers.scheduleFiles(in: storage, except: offers.recent))
    }
  }

  var sources: [CInt] { paths.descriptors + files.descriptors }

  mutating func handleReports() -> [ScreenEffect] {
    for found in paths.drainReports() { _ = change { $0.complete(found) } }
    return files.drainReports().flatMap { files in change { $0.offer(files) } }
  }

  mutating func perform(_ effect: NewTripEffect) -> [ScreenEffect] {
    let storage = context.storage
    switch effect {
    case .read(let answers, let byPlan):
      if byPlan, plan?.answers != answers { plan = (answers, nil) }
      if answers.schedule.isEmpty, let days = answers.dates {
        return make {
          try NewTripFlow.makeEmpty(
            name: answers.name, days: days, home: answers.home, by: answers.by, in: storage, now: .now)
        }
      }
      let today = state.offers.today
      if reading.schedule != answers.schedule { reading = (answers.schedule, [:], false) }
      pending = effect
      return wait("Reading the schedule…", on: context) { [specified = reading.specified] in
        Result { try NewTripFlow(answers, specified: specified, today: today, in: storage) }
      } then: { screen, read, _ in
        screen.attempt { try $0.begin(read.get(), byPlan: byPlan) }
      }
    case .check(let schedule, let shows):
      reading = (schedule, reading.schedule == schedule ? reading.specified : [:], false)
      return check(shows: shows)
    case .complete(let text):
      paths.begin { report in report(NewTripOffers.schedules(prefix: text, in: storage)) }
      return []
    case .bell: return [.bell]
    case .leave: return [.pop(.left)]
    }
  }

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    switch outcome {
    case .checked(let answers, let shape): return attempt { try $0.proceed(answers, keptFor: shape) }
    case .left where pending != nil:
      let isOfFile = if case .check? = pending { true } else { false }
      pending = nil
      return isOfFile ? change { $0.go(to: .schedule) } : []
    case .picksLeft(let numbers):
      let offered = Set(maker?.games.map(\.game.gameID) ?? [])
      picked = picked.subtracting(offered).union(numbers.compactMap { maker?.games[$0].game.gameID })
      return []
    case .planLeft(let form):
      plan?.form = form
      return []
    case .picked(let numbers): return make(numbers, now: now.time)
    case .planned(let plan): return make(plan.tour.games, of: plan, now: now.time)
    default: return []
    }
  }

  private mutating func attempt(_ task: (inout Self) throws -> [ScreenEffect]) -> [ScreenEffect] {
    do { return try task(&self) } catch { return change { $0.fail(because: "\(error)") } }
  }

  /// Lists the games that were read, or plans with them, once the user has checked them.
  private mutating func begin(_ maker: NewTripFlow, byPlan: Bool) throws -> [ScreenEffect] {
    self.maker = maker
    if maker.games.isEmpty { return change { $0.reportNoGames() } }
    let report = maker.report(of: reading.schedule, state.wording)
    if report.needsCheck, !reading.isChecked { return [.push(screen(of: report))] }
    pending = nil
    if byPlan { return [.push(try maker.planScreen(keeping: plan?.form, on: context))] }
    return [.push(try maker.screen(picked: picked, on: context))]
  }

  private mutating func check(shows: Bool) -> [ScreenEffect] {
    pending = .check(reading.schedule, shows: shows)
    let read = reader(sendsRequests: true)
    return wait("Reading the schedule…", on: context) { [specified = reading.specified] in
      read(specified)
    } then: { screen, read, _ in
      screen.attempt { try $0.take(read.report, read.offer, shows: shows) }
    }
  }

  private mutating func take(_ report: ReadingReport, _ offer: OfferedLeague, shows: Bool) throws -> [ScreenEffect] {
    if let reason = report.refusal, report.points.allSatisfy({ $0.subject == nil }) { throw Failure(reason) }
    let needsCheck = report.needsCheck && !reading.isChecked
    return shows || needsCheck ? [.push(screen(of: report))] : change { $0.take(offer) }
  }

  private func reader(
    sendsRequests: Bool
  ) -> @Sendable ([ReadingSubject: String]) -> (report: ReadingReport, offer: OfferedLeague) {
    let (name, storage, wording) = (reading.schedule, context.storage, state.wording)
    return { specified in
      let sources = [storage.source(typed: storage.expanded(name))]
      let result = storage.readSchedule(
        from: sources, ScheduleReadingRules(specified: specified, sendsRequests: sendsRequests))
      let report = ReadingReport(result, of: name, wording: wording)
      return (report, OfferedLeague(read: name, report, try? result.schedule.get()))
    }
  }

  private func screen(of report: ReadingReport) -> ReadingScreen {
    let read = reader(sendsRequests: false)
    return ReadingScreen(ReadingState(report, answers: reading.specified, state.displaySettings)) { read($0).report }
  }

  private mutating func proceed(_ answers: [ReadingSubject: String], keptFor shape: String?) throws -> [ScreenEffect] {
    (reading.specified, reading.isChecked) = (answers, true)
    if let shape { try context.storage.keep(answers, for: shape) }
    guard let pending else { return [] }
    if case .check = pending { return check(shows: false) }
    return perform(pending)
  }

  private mutating func make(_ numbers: [Int], of plan: PlanOption? = nil, now: Timestamp) -> [ScreenEffect] {
    guard let maker else { return [] }
    return make { try maker.make(numbers, of: plan, now: now) }
  }

  private mutating func make(_ task: @escaping @Sendable () throws -> TripOpening) -> [ScreenEffect] {
    wait("Creating the trip…", on: context) {
      Result(catching: task)
    } then: { screen, trip, _ in
      screen.attempt { _ in [.pop(.tripRead(try trip.get()))] }
    }
  }
}

extension OfferedLeague {
  fileprivate init(read name: String, _ report: ReadingReport, _ schedule: Schedule?) {
    let games = schedule?.games ?? []
    let leagues = Set(games.map(\.game.league))
    self.init(
      name: name, title: leagues.count == 1 ? leagues.first.flatMap { $0 } ?? "" : "",
      teams: Set(games.flatMap { [$0.game.home, $0.game.away] }).sorted(),
      days: games.first.flatMap { first in games.last.map { first.day...max(first.day, $0.day) } },
      summary: report.summary)
  }
}

extension NewTripOffers {
  /// - Parameter entries: the user's trips, the last changed first.
  init(_ entries: [ChooserEntry], in storage: UserStorage) {
    self.init(today: LocalDate.today ?? CivilDate(dayNumber: 0))
    let trips = entries.compactMap { entry in
      if case .trip(let trip, _) = entry.content { (trip: trip, directory: entry.path.directory) } else { nil }
    }
    leagues = storage.namedSources.all.map { source in
      OfferedLeague(
        name: source.name, title: source.title, teams: storage.teams(of: source).map(\.name).sorted(),
        isComplete: LeagueSource.span(of: source.league) == .season)
    }
    names = trips.map(\.trip.name)
    homes = trips.compactMap { $0.trip.schedule?.home }.withoutRepeats
    recent =
      trips.flatMap { trip, directory in
        (trip.schedule?.sources ?? []).compactMap { text in
          if league(text) != nil || WebAddress.isAddress(by: text) { return text }
          // Relative paths of a trip begin at its directory.
          let stored = FilePath(stored: text)
          let path = stored.isAbsolute ? stored : directory.appending(stored)
          return (try? storage.fileSystem.status(at: path)) == nil ? nil : path.text
        }
      }.withoutRepeats
    recent = Array(recent.prefix(5))
  }

  private static let endings = [".ics", ".csv", ".ics.gz", ".csv.gz"]

  /// The schedule files in the current and the download directory, which can be slow to read, other than those used before.
  static func scheduleFiles(in storage: UserStorage, except recent: [String]) -> [String] {
    ["", "~/Downloads/"].flatMap { directory in
      storage.paths(prefix: directory).filter { !$0.isDirectory }.map(\.path)
        .filter { path in endings.contains { path.lowercased().hasSuffix($0) } }
        .filter { path in !recent.contains { $0 == (try? storage.fileSystem.realPath(storage.expanded(path)))?.text } }
        .prefix(20)
    }
  }

  static func schedules(prefix typed: String, in storage: UserStorage) -> [String] {
    storage.paths(prefix: typed).compactMap { path, isDirectory in
      if isDirectory { return path + "/" }
      return (endings + [".json"]).contains { path.lowercased().hasSuffix($0) } ? path : nil
    }
  }
}

extension [String] {
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
