import Itinerary
import Making
import Preferences
import Screen
import Store
import Tours

/// The screen on which a trip is planned. The search runs on another thread, so keys never wait for it.
struct PlanScreen: UserScreen {
  var state: PlanState
  var isStale = true
  private let subject: PlanSubject
  private let desk: EditorContext
  private let search: PlanSearch.Worker
  /// The cities where the tours of the running search start and end.
  private var ends = TourEnds()
  private var now: Moment
  /// The time at which the search began, in milliseconds of the monotonic clock.
  private var began = 0

  /// - Parameter earlier: the form of an earlier plan of the same games, as the user left it; nil for an empty form.
  /// - Throws: the reason why nothing can be planned.
  init(_ subject: PlanSubject, keeping earlier: PlanState? = nil, on desk: EditorContext) throws {
    guard let season = subject.season else { throw PlanRefusal.noGames }
    let console = try desk.claimed()
    let cities = CityNames(Set(subject.games.map(\.game.city) + subject.others.map(\.game.city)).sorted())
    (self.subject, self.desk, now) = (subject, desk, console.now)
    search = try BackgroundWorker { search, turn in search.run(turn) }
    state = PlanState(
      name: subject.name, home: subject.home, days: subject.days ?? season, asked: subject.asked,
      must: subject.must.count, includesOpenStarts: subject.needsOpenStarts,
      isOfOpenTrip: subject.isOfOpenTrip, presentation: console.presentation,
      zones: desk.home.zones, cities: cities)
    if var earlier {
      _ = earlier.take(.resized(console.presentation.size))
      state = earlier
    }
  }

  // MARK: InteractiveScreen

  var sources: [CInt] { [search.descriptor] }

  var wants: EventInterest {
    var wants = EventInterest()
    wants.due = state.step == .searching ? began + (seconds + 1) * 1000 : nil
    return wants
  }

  private var seconds: Int { max(0, now.milliseconds - began) / 1000 }

  mutating func handle(_ event: ScreenInput, at now: Moment) -> [ScreenEffect] {
    self.now = now
    switch event {
    case .input(let input): return takeOwn(input)
    case .timePassed: return apply(.secondsPassed(seconds))
    case .readable: return search.drainReports().flatMap { handle($0) }
    case .toEnd: return [.pop(.left)]
    case .shown, .returned, .stopPutOff, .continued: return []
    }
  }

  private mutating func apply(_ event: PlanEvent) -> [ScreenEffect] { change { $0.apply(event) } }

  // MARK: Effects

  mutating func perform(_ effect: PlanEffect) -> [ScreenEffect] {
    switch effect {
    case .search(let wishes): return begin(wishes)
    case .stop: return search.cancel() ? apply(.found(PlanNews(ending: .stopped(bound: nil)))) : []
    case .make(let number):
      guard state.options.indices.contains(number) else { return [.ring] }
      return [.pop(.planned(ChosenTour(tour: state.options[number].tour, ends: ends)))]
    case .ring: return [.ring]
    case .quit: return [.pop(state.step == .asking ? .planLeft(state) : .left)]
    }
  }

  private mutating func begin(_ wishes: PlanFormValues) -> [ScreenEffect] {
    do throws(PlanMistake) {
      let home = try place(subject.isOfOpenTrip ? subject.home.nonEmpty : wishes.home, .home)
      ends = TourEnds(start: home, end: try place(wishes.end, .end) ?? home)
    } catch {
      return apply(.refused(error))
    }
    began = now.milliseconds
    search.begin(PlanSearch(subject: subject, wishes: wishes, ends: ends, zones: desk.home.zones))
    return []
  }

  private func place(_ city: String?, _ field: PlanField) throws(PlanMistake) -> Place? {
    guard let city else { return nil }
    do throws(NewTripRefusal) {
      let games = subject.games.compactMap(\.place?.point)
      return try Gazetteer.shared.home(city, near: games, in: desk.home.settings().country).place
    } catch {
      throw PlanMistake(field, error.description.sentence)
    }
  }

  // MARK: News

  private mutating func handle(_ news: PlanProgress) -> [ScreenEffect] {
    switch news {
    case .refused(let mistake): return apply(.refused(mistake))
    case .progress(let progress):
      let news = PlanNews(leastDays: progress.leastDays, isImpossible: progress.isImpossible)
      return show(progress.tours, news)
    case .answer(let answer):
      let effects = show(answer.tours, PlanNews([], ending: ending(answer)))
      return effects + apply(.secondsPassed(seconds))
    }
  }

  private mutating func show(_ tours: [TourSummary], _ news: PlanNews) -> [ScreenEffect] {
    // When a search moves on to another step, the tours found before stay on the screen.
    var news = news
    news.options = tours.isEmpty && news.ending == nil ? state.options : tours.map { subject.option($0, ends: ends) }
    return apply(.found(news))
  }

  private func ending(_ answer: PlanAnswer) -> PlanNews.Ending {
    switch answer.status {
    case .optimal: .proved
    case .none: .impossible(answer.obstacles.map { $0.message.sentence })
    case .bestFound: .stopped(bound: bound(answer))
    }
  }

  /// A lower bound of the best tour, such as `at least 25 days are needed`; nil if none is known.
  private func bound(_ answer: PlanAnswer) -> String? {
    guard let tour = answer.tours.first else { return nil }
    if let most = answer.mostVenues, most > tour.games.count {
      return "at most \(Wording.counted(most, "venue")) possible"
    }
    if answer.leastDays < tour.days { return "at least \(Wording.counted(answer.leastDays, "day")) needed" }
    return answer.leastMeters > 0
      ? "at least \(state.distanceText(meters: answer.leastMeters)) are needed" : nil
  }
}

struct ChosenTour: Sendable {
  let tour: TourSummary
  let ends: TourEnds
}

struct PlanSearch: Sendable {
  typealias Worker = BackgroundWorker<PlanSearch, PlanProgress>

  let subject: PlanSubject
  let wishes: PlanFormValues
  let ends: TourEnds
  let zones: Zones

  /// Searches until the best tour is found or nobody wants it any more.
  func run(_ turn: Worker.JobContext) {
    let question: TourModel
    do throws(PlanMistake) {
      question = try subject.question(wishes, ends: ends, zones: zones)
    } catch {
      return turn.report(.refused(error))
    }
    var last: Planner.Progress?
    let planner = Planner(question, shouldStop: { !turn.isWanted }) { progress in
      if progress != last { turn.report(.progress(progress)) }
      last = progress
    }
    turn.report(.answer(planner.answer()))
  }
}

enum PlanProgress: Sendable {
  case refused(PlanMistake)
  case progress(Planner.Progress)
  case answer(PlanAnswer)
}
