import ItineraryCore

/// Answers a request: the search, and what is asked around it.
package struct Planner {
  /// What is known at some moment.
  package struct Progress: Equatable, Sendable {
    /// The days and meters of the best tour so far.
    package var best: (days: Int, meters: Int)?
    /// The fewest days that are not excluded; nil where days do not matter.
    package var leastDays: Int?

    package static func == (a: Progress, b: Progress) -> Bool {
      a.best?.days == b.best?.days && a.best?.meters == b.best?.meters && a.leastDays == b.leastDays
    }
  }

  let question: PlanQuestion
  let shouldStop: () -> Bool
  let report: (Progress) -> Void

  /// - Parameters:
  ///   - shouldStop: asked often; the answer is what is known when it is true.
  ///   - report: called with what is new.
  package init(
    _ question: PlanQuestion, shouldStop: @escaping () -> Bool,
    report: @escaping (Progress) -> Void = { _ in }
  ) {
    (self.question, self.shouldStop, self.report) = (question, shouldStop, report)
  }

  package func answer() -> PlanAnswer {
    var problem = question.problem
    let most = mostDays(of: problem)
    var isProved = true
    if case .atLeast = problem.goal {
      guard let count = mostVenues(problem, within: most, isProved: &isProved) else { return nothing(isProved) }
      problem.goal = .atLeast(count)
    }
    var found = best(of: problem, within: most)
    isProved = isProved && found.isProved
    guard var tour = found.tour else { return nothing(isProved && found.isProved) }
    if question.request.isRoomy, isProved, let roomy = roomiest(problem, like: tour) { tour = roomy }
    var tours = [question.facts(of: tour)]
    if question.request.tours > 1 { tours += alternatives(problem, to: tour, days: found.days, within: most) }
    if let days = found.days, days < tours[0].days { found.leastDays = min(found.leastDays, days) }
    return PlanAnswer(
      status: isProved ? .optimal : .bestFound, tours: tours, leastDays: countsDays ? found.leastDays : tours[0].days,
      leastMeters: found.leastMeters)
  }

  var countsDays: Bool {
    if question.request.goal == .most { return false }
    return question.request.objective == .days
  }

  func mostDays(of problem: TourProblem) -> Int { min(question.request.days ?? .max, problem.days.count) }

  /// The best tour of a problem, in as many days at most.
  func best(of problem: TourProblem, within most: Int) -> TourSearch.Answer {
    let countsDays = countsDays
    let report = report
    var search = TourSearch(problem, shouldStop: shouldStop) { progress in
      report(
        Progress(
          best: progress.best.map { (progress.days ?? most, $0.meters) },
          leastDays: countsDays ? progress.leastDays : nil))
    }
    return countsDays ? search.fewestDays(atMost: most) : search.fewestMeters(within: most)
  }

  /// The most venues of a tour; nil if there is none.
  private func mostVenues(_ problem: TourProblem, within most: Int, isProved: inout Bool) -> Int? {
    var problem = problem
    var count = max(1, (problem.required & problem.venueBits).nonzeroBitCount)
    var seen: Int?
    while count <= problem.venueCount {
      problem.goal = .atLeast(count)
      var search = TourSearch(problem, shouldStop: shouldStop)
      let answer = search.anyTour(within: most)
      guard let tour = answer.tour else {
        isProved = answer.isProved
        return seen
      }
      seen = max(count, tour.games.count)
      count = tour.games.count + 1
    }
    return seen
  }

  private func nothing(_ isProved: Bool) -> PlanAnswer {
    PlanAnswer(
      status: isProved ? .none : .bestFound, tours: [], leastDays: 0, leastMeters: 0,
      obstacles: isProved ? obstacles() : [])
  }

  // MARK: Other tours

  /// The tour, of those with as few days and at most a twentieth more meters, whose tightest leg has the most to spare.
  private func roomiest(_ problem: TourProblem, like best: PlannedTour) -> PlannedTour? {
    let facts = question.facts(of: best)
    guard let least = facts.tightest?.minutes else { return nil }
    let limit = PlannedTour(games: [], meters: best.meters + best.meters / 20 + 1)
    var low = least
    var high = least + 24 * 60
    var found: PlannedTour?
    // The largest buffer with which there is such a tour.
    while low < high {
      let middle = (low + high + 1) / 2
      var roomy = problem
      roomy.rule.buffer = middle
      var search = TourSearch(roomy, shouldStop: shouldStop)
      search.compete(with: limit)
      let answer = search.fewestMeters(within: facts.days)
      guard answer.isProved else { break }
      if let tour = answer.tour, !tour.games.isEmpty {
        found = tour
        low = question.facts(of: tour).tightest?.minutes ?? middle
      } else {
        high = middle - 1
      }
    }
    return found
  }

  /// Other tours worth a look: with more days and fewer meters, then on other days.
  private func alternatives(
    _ problem: TourProblem, to best: PlannedTour, days: Int?, within most: Int
  ) -> [TourFacts] {
    var tours: [TourFacts] = []
    let first = question.facts(of: best)
    var fewest = best.meters
    var length = first.days + 1
    while countsDays, tours.count + 1 < question.request.tours, length <= min(most, first.days + 5), !shouldStop() {
      var search = TourSearch(problem, shouldStop: shouldStop)
      search.compete(with: PlannedTour(games: [], meters: fewest))
      if let tour = search.fewestMeters(within: length).tour, !tour.games.isEmpty {
        fewest = tour.meters
        tours.append(question.facts(of: tour))
      }
      length += 1
    }
    var taken = [first.firstDay] + tours.map(\.firstDay)
    while tours.count + 1 < question.request.tours, !shouldStop() {
      var search = TourSearch(problem, shouldStop: shouldStop)
      let blocked = taken.flatMap { [$0.dayNumber - 1, $0.dayNumber, $0.dayNumber + 1] }
      guard let tour = search.fewestMeters(within: first.days, except: Set(blocked)).tour else { break }
      let facts = question.facts(of: tour)
      tours.append(facts)
      taken.append(facts.firstDay)
    }
    return tours
  }
}
