import Editor
import Itinerary
import Making
import Screen
import Store
import Tours

/// The screen on which a trip is planned. The search runs on another thread, so keys never wait for it.
struct PlanScreen: UserScreen {
  var state: PlanState
  var isStale = true
  private let subject: PlanSubject
  private let context: EditorContext
  private let console: any Console
  private let search: PlanSearch.Worker
  /// The time at which the search began, in milliseconds of the monotonic clock.
  private var began = 0

  /// - Parameter earlier: an earlier plan of the same games, whose form is kept; nil for an empty form.
  init(_ subject: PlanSubject, keeping earlier: PlanState? = nil, on context: EditorContext) throws {
    guard let season = subject.season else { throw PlanRefusal.noGames }
    console = try context.claimed()
    let cities = CityNames(Set(subject.games.map(\.game.city) + subject.others.map(\.game.city)).sorted())
    (self.subject, self.context) = (subject, context)
    search = try BackgroundWorker { search, turn in search.run(turn) }
    state = PlanState(
      name: subject.name, home: subject.home, days: subject.days ?? season, requested: subject.requested,
      must: subject.must.count, includesOpenStarts: subject.needsOpenStarts,
      isOfOpenTrip: subject.isOfOpenTrip, displaySettings: console.displaySettings,
      zones: context.storage.zones, cities: cities)
    if var earlier {
      earlier.resize(to: console.displaySettings.size)
      state = earlier
    }
  }

  var sources: [CInt] { [search.descriptor] }

  var wants: EventInterest {
    var wants = EventInterest()
    wants.deadline = state.step == .searching ? began + (state.seconds + 1) * 1000 : nil
    return wants
  }

  mutating func handleReports() -> [ScreenEffect] {
    for found in search.drainReports() { state.update(found) }
    return passTime(to: console.now)
  }

  mutating func passTime(to now: Moment) -> [ScreenEffect] {
    let seconds = max(0, now.milliseconds - began) / 1000
    return change { $0.seconds = seconds }
  }

  mutating func perform(_ effect: PlanEffect) -> [ScreenEffect] {
    switch effect {
    case .search(let targets): begin(targets)
    case .stop: search.cancel() ? change { $0.update(PlanResults(ending: .stopped(bound: nil))) } : []
    case .make(let number): [.pop(.planned(state.options[number]))]
    case .bell: [.bell]
    case .quit: [.pop(state.step == .asking ? .planLeft(state) : .left)]
    }
  }

  private mutating func begin(_ targets: PlanTargets) -> [ScreenEffect] {
    do throws(PlanMistake) {
      let home = try place(targets.home, .home)
      let ends = TourEnds(start: home, end: try place(targets.end, .end) ?? home)
      began = console.now.milliseconds
      search.begin(PlanSearch(subject: subject, targets: targets, ends: ends, wording: state.wording))
      return []
    } catch {
      return change { $0.update(.failure(error)) }
    }
  }

  private func place(_ city: String?, _ field: PlanField) throws(PlanMistake) -> Place? {
    guard let city else { return nil }
    do throws(PlanRefusal) {
      let games = subject.games.compactMap(\.place?.point)
      return try Gazetteer.shared.home(city, near: games, in: context.storage.settings().country).place
    } catch {
      throw PlanMistake(field, error.description.sentence)
    }
  }
}

struct PlanSearch: Sendable {
  typealias Worker = BackgroundWorker<PlanSearch, Result<PlanResults, PlanMistake>>

  let subject: PlanSubject
  let targets: PlanTargets
  let ends: TourEnds
  let wording: Wording

  func run(_ turn: Worker.JobContext) {
    let model: TourModel
    do throws(PlanMistake) {
      model = try subject.model(targets, ends: ends, zones: wording.zones)
    } catch {
      return turn.report(.failure(error))
    }
    var last: Planner.Progress?
    let planner = Planner(model, shouldStop: { !turn.isWanted }) { progress in
      if progress != last {
        turn.report(
          .success(
            PlanResults(
              options: options(progress.tours), leastDays: progress.leastDays, isImpossible: progress.isImpossible)))
      }
      last = progress
    }
    let result = planner.result()
    turn.report(.success(PlanResults(options: options(result.tours), ending: ending(result))))
  }

  private func options(_ tours: [TourSummary]) -> [PlanOption] { tours.map { subject.option($0, ends: ends) } }

  private func ending(_ result: PlanResult) -> PlanResults.Ending {
    switch result.status {
    case .optimal: .proved
    case .none: .impossible(result.obstacles.map { $0.message.sentence })
    case .bestFound: .stopped(bound: result.bound(wording))
    }
  }
}
