import Almanac

extension Planner {
  /// The tour with the most time at its tightest leg, among those of as few days and at most a twentieth more meters.
  func roomiest(_ problem: TourProblem, like best: PlannedTour) -> PlannedTour? {
    let summary = model.summary(of: best)
    guard let least = summary.tightest?.minutes else { return nil }
    let limit = PlannedTour(games: [], meters: best.meters + best.meters / 20 + 1)
    var (low, high) = (least, least + 24 * 60)
    var found: PlannedTour?
    // Find the largest buffer for which there is such a tour.
    while low < high {
      let middle = (low + high + 1) / 2
      var roomy = problem
      roomy.rule.buffer = middle
      let result = search(roomy, below: limit).fewestMeters(within: summary.days)
      guard result.isProved else { break }
      if let tour = result.tour, !tour.games.isEmpty {
        found = tour
        low = model.summary(of: tour).tightest?.minutes ?? middle
      } else {
        high = middle - 1
      }
    }
    return found
  }

  /// Returns other tours: of fewer venues or of more days, each with fewer meters; then those that begin on other days.
  func alternatives(_ problem: TourProblem, to best: PlannedTour, within maxDays: Int) -> [TourSummary] {
    let first = model.summary(of: best)
    var tours = [first]
    var limit = best.meters
    // Adds a tour, if it has fewer meters than the one before.
    func add(_ problem: TourProblem, within length: Int) {
      let shorter = search(problem, below: PlannedTour(games: [], meters: limit))
      guard let tour = shorter.fewestMeters(within: length).tour, !tour.games.isEmpty else { return }
      limit = tour.meters
      self.add(tour, to: &tours)
    }
    if model.request.goal == .most {
      var problem = problem
      let least = problem.required.intersection(problem.venueBits).count + 1
      for count in stride(from: best.games.count - 1, through: least, by: -1) where wantsMore(than: tours) {
        problem.goal = .atLeast(count)
        add(problem, within: maxDays)
      }
    }
    if countsDays {
      let longest = min(maxDays, first.days + 5)
      for length in stride(from: first.days + 1, through: longest, by: 1) where wantsMore(than: tours) {
        add(problem, within: length)
      }
    }
    // Tours that begin on other days, each at least two days from those before.
    while wantsMore(than: tours) {
      let blocked = tours.flatMap { tour in (-1...1).map { tour.firstDay.dayNumber + $0 } }
      guard let tour = search(problem).fewestMeters(within: first.days, except: Set(blocked)).tour else { break }
      self.add(tour, to: &tours)
    }
    return Array(tours.dropFirst())
  }

  private func wantsMore(than tours: [TourSummary]) -> Bool { tours.count < model.request.tours && !shouldStop() }

  private func add(_ tour: PlannedTour, to tours: inout [TourSummary]) {
    tours.append(model.summary(of: tour))
    report(Progress(tours: tours, leastDays: countsDays ? tours[0].days : nil))
  }
}
