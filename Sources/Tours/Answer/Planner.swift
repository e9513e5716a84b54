import Almanac

/// Answers a request: runs the search, and the further searches for other tours and for obstacles.
public struct Planner {
  /// The state of knowledge while the search runs.
  public struct Progress: Equatable, Sendable {
    /// The best tour so far; once it is proved to be the best, also the other tours found.
    public var tours: [TourSummary]
    /// The least number of days that is not excluded; nil if the number of days does not matter.
    public var leastDays: Int?
    /// Whether it is proven that no tour fits, while the search for the reasons continues.
    public var isImpossible = false
  }

  let model: TourModel
  let reasonWork: Int
  let maxWork: Int
  let shouldStop: () -> Bool
  let report: (Progress) -> Void

  /// - Parameters:
  ///   - model: the request with its games.
  ///   - reasonWork: the work allowed for each guess at a change that would make a tour possible, in steps of about a
  ///     nanosecond.
  ///   - maxWork: the work after which each of its searches ends; then no near tours and no reasons are looked for.
  ///   - shouldStop: called often; once it returns true, the result is what is known by then.
  ///   - report: called with each new state of knowledge.
  public init(
    _ model: TourModel, reasonWork: Int = 250_000_000, maxWork: Int = .max, shouldStop: @escaping () -> Bool,
    report: @escaping (Progress) -> Void = { _ in }
  ) {
    (self.model, self.reasonWork, self.maxWork) = (model, reasonWork, maxWork)
    (self.shouldStop, self.report) = (shouldStop, report)
  }

  /// Runs the search, which can take seconds, and returns the tours and what is proven of them.
  public func result() -> PlanResult {
    var result = droppingPreferences(from: resultOfRequest())
    if model.request.wantsMoreGames { result.tours = result.tours.map(withMoreGames) }
    result.costs += costs(of: result)
    return result
  }

  var isPart: Bool { maxWork < .max }

  /// A search of a problem that ends after some work, for tours with fewer meters than another.
  func search(_ problem: TourProblem, work: Int = .max, below tour: PlannedTour? = nil) -> TourSearch {
    TourSearch(problem, below: tour, maxWork: work, driven: problem.daysDriven, shouldStop: shouldStop)
  }

  func resultOfRequest() -> PlanResult {
    var problem = model.problem
    let maxDays = model.maxDays
    var isProved = true
    var seen: PlannedTour?
    var allowed: Int?
    if case .atLeast = problem.goal {
      seen = mostVenues(problem, within: maxDays, &allowed, isProved: &isProved)
      guard let seen else { return nothing(isProved, leastDays: 0, near: []) }
      problem.goal = .atLeast(seen.games.count)
    }
    let absent = model.absentVenues
    if !absent.isEmpty { return withoutAbsent(problem, absent, within: maxDays) }
    var (found, near) = best(of: problem, within: maxDays)
    isProved = isProved && found.isProved
    guard var tour = found.tour ?? seen else { return nothing(isProved, leastDays: found.leastDays, near: near) }
    var costs: [PreferenceCost] = []
    if model.request.isRoomy, isProved, let roomy = roomiest(problem, like: tour) {
      costs = [PreferenceCost(preference: .roomy, days: 0, meters: roomy.meters - tour.meters, isProved: isProved)]
      tour = roomy
    }
    var tours = [model.summary(of: tour)]
    if model.request.tours > 1 { tours += alternatives(problem, to: tour, within: maxDays) }
    if let days = found.days, days < tours[0].days { found.leastDays = min(found.leastDays, days) }
    return PlanResult(
      status: isProved ? .optimal : .bestFound, tours: tours, leastDays: countsDays ? found.leastDays : tours[0].days,
      leastMeters: found.leastMeters, mostVenues: allowed, costs: costs)
  }

  var countsDays: Bool { model.request.goal != .most && model.request.objective == .days }

  /// The best tour of a problem in at most some days, and tours that are nearly what was requested if that takes long to find.
  private func best(of problem: TourProblem, within maxDays: Int) -> (found: SearchResult, near: [TourSummary]) {
    // Preferences make a first tour hard to find; one without them is there at once.
    var near = isPart ? [] : [free()].compactMap { $0 }
    if !near.isEmpty { report(Progress(tours: near, leastDays: nil)) }
    let search = TourSearch(
      problem, maxWork: maxWork, driven: problem.daysDriven, shouldStop: shouldStop
    ) { tour, leastDays in
      let tours = tour.map { $0.games.isEmpty ? [] : [model.summary(of: $0)] } ?? near
      report(Progress(tours: tours, leastDays: countsDays ? leastDays : nil))
    } onDelay: {
      if isPart { return }
      nearTours(besides: near) {
        near = $0
        report(Progress(tours: near, leastDays: nil))
      }
    }
    return (countsDays ? search.fewestDays(atMost: maxDays) : search.fewestMeters(within: maxDays), near)
  }

  /// A tour of the most venues, if any. Sets the most venues that are not excluded.
  private func mostVenues(
    _ problem: TourProblem, within maxDays: Int, _ allowed: inout Int?, isProved: inout Bool
  ) -> PlannedTour? {
    var problem = problem
    var seen = search(problem, work: maxWork).manyVenues(within: maxDays)
    if let seen { report(Progress(tours: [model.summary(of: seen)], leastDays: nil)) }
    var count = seen.map { $0.games.count + 1 } ?? max(1, problem.required.intersection(problem.venueBits).count)
    let least = maxAllowed(problem, above: count - 1, within: maxDays)
    allowed = least - model.fixedLegs.count
    while count <= least {
      problem.goal = .atLeast(count)
      let result = search(problem, work: maxWork).anyTour(within: maxDays)
      guard let tour = result.tour else {
        isProved = result.isProved
        return seen
      }
      seen = tour
      report(Progress(tours: [model.summary(of: tour)], leastDays: nil))
      count = tour.games.count + 1
    }
    return seen
  }

  /// The most venues for which the bounds leave room in some days.
  private func maxAllowed(_ problem: TourProblem, above known: Int, within maxDays: Int) -> Int {
    var problem = problem
    var (low, high) = (known, problem.venueCount)
    while low < high {
      let middle = (low + high + 1) / 2
      problem.goal = .atLeast(middle)
      if search(problem, work: Planner.boundWork).mayFit(within: maxDays) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The work of a bound of the number of venues, in steps of about a nanosecond.
  private static let boundWork = 200_000_000

  /// The result if some required venues have no game: the best tour of the others.
  private func withoutAbsent(_ problem: TourProblem, _ absent: [Int], within maxDays: Int) -> PlanResult {
    var problem = problem
    for venue in absent { problem = problem.without(venue) }
    var result = PlanResult(
      status: .none, tours: [], leastDays: 0, leastMeters: 0, obstacles: absent.map(model.noGame))
    if problem.required.isEmpty { return result }
    let (found, near) = best(of: problem, within: maxDays)
    result.tours = found.tour.map { [model.summary(of: $0)] } ?? near
    (result.leastDays, result.leastMeters) = (found.leastDays, found.leastMeters)
    if !isPart {
      var search = ObstacleSearch(self)
      result.obstacles += [search.moreDates()].compactMap { $0 }
    }
    return result
  }

  /// The result without a tour. It keeps the preferences if no tour exists without them either.
  func nothing(_ isProved: Bool, leastDays: Int, near: [TourSummary], keepsPreferences: Bool = false) -> PlanResult {
    var near = near
    let wantsReasons = isProved && !isPart && (keepsPreferences || preferences.isEmpty)
    if near.isEmpty, wantsReasons {
      report(Progress(tours: [], leastDays: nil, isImpossible: true))
      // The search for reasons takes long, and any tour is better than none.
      nearTours(isThorough: false) { near = $0 }
    }
    var result = PlanResult(status: isProved ? .none : .bestFound, tours: near, leastDays: leastDays, leastMeters: 0)
    if wantsReasons {
      report(Progress(tours: near, leastDays: nil, isImpossible: true))
      var search = ObstacleSearch(self)
      result.obstacles = search.obstacles()
      result.tours = nearest(near, result.obstacles.compactMap(\.tour))
    }
    return result
  }
}
