import Almanac

/// Tours that are offered in addition to the best one.
extension Planner {
  /// The tour whose tightest leg leaves the most time, among those with as few days as the best and at most a twentieth
  /// more meters.
  func roomiest(_ problem: TourProblem, like best: PlannedTour) -> PlannedTour? {
    let facts = question.facts(of: best)
    guard let least = facts.tightest?.minutes else { return nil }
    let limit = PlannedTour(games: [], meters: best.meters + best.meters / 20 + 1)
    var low = least
    var high = least + 24 * 60
    var found: PlannedTour?
    // Find the largest buffer for which there is such a tour.
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

  /// Returns other tours: first those with fewer venues if as many as possible were wanted, otherwise those with more
  /// days, each with fewer meters; then those that begin on other days.
  func alternatives(_ problem: TourProblem, to best: PlannedTour, within most: Int) -> [TourSummary] {
    let first = question.facts(of: best)
    var tours = [first]
    if question.request.goal == .most { addShorter(than: best, problem, within: most, to: &tours) }
    if countsDays { addLonger(than: best, problem, within: most, to: &tours) }
    addOtherDays(than: first, problem, to: &tours)
    return Array(tours.dropFirst())
  }

  private func wantsMore(than tours: [TourSummary]) -> Bool { tours.count < question.request.tours && !shouldStop() }

  private func add(_ tour: PlannedTour, to tours: inout [TourSummary]) {
    tours.append(question.facts(of: tour))
    report(Progress(tours: tours, leastDays: countsDays ? tours[0].days : nil))
  }

  /// Adds tours of ever fewer venues, each with fewer meters than the one before.
  private func addShorter(
    than best: PlannedTour, _ problem: TourProblem, within most: Int, to tours: inout [TourSummary]
  ) {
    var problem = problem
    var fewest = best.meters
    let least = problem.required.intersection(problem.venueBits).count + 1
    for count in stride(from: best.games.count - 1, through: least, by: -1) where wantsMore(than: tours) {
      problem.goal = .atLeast(count)
      var search = TourSearch(problem, shouldStop: shouldStop)
      search.compete(with: PlannedTour(games: [], meters: fewest))
      guard let tour = search.fewestMeters(within: most).tour, !tour.games.isEmpty else { continue }
      fewest = tour.meters
      add(tour, to: &tours)
    }
  }

  /// Adds tours of ever more days, each with fewer meters than the one before.
  private func addLonger(
    than best: PlannedTour, _ problem: TourProblem, within most: Int, to tours: inout [TourSummary]
  ) {
    var fewest = best.meters
    let days = tours[0].days
    for length in stride(from: days + 1, through: min(most, days + 5), by: 1) where wantsMore(than: tours) {
      var search = TourSearch(problem, shouldStop: shouldStop)
      search.compete(with: PlannedTour(games: [], meters: fewest))
      guard let tour = search.fewestMeters(within: length).tour, !tour.games.isEmpty else { continue }
      fewest = tour.meters
      add(tour, to: &tours)
    }
  }

  /// Adds tours that begin on other days, each at least two days from those before.
  private func addOtherDays(than first: TourSummary, _ problem: TourProblem, to tours: inout [TourSummary]) {
    while wantsMore(than: tours) {
      var search = TourSearch(problem, shouldStop: shouldStop)
      let blocked = tours.flatMap { tour in (-1...1).map { tour.firstDay.dayNumber + $0 } }
      guard let tour = search.fewestMeters(within: first.days, except: Set(blocked)).tour else { return }
      add(tour, to: &tours)
    }
  }
}
