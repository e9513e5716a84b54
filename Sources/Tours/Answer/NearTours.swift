import Almanac

extension Planner {
  private enum Limits {
    /// The work of each quick search, in steps of about a nanosecond.
    static let quick = 400_000_000
    /// The work of making a tour of the remaining venues better, after it is proved that no tour sees all.
    static let careful = 4_000_000_000
  }

  /// Tours found quickly, or thoroughly: one of fewer venues within the days of the request, and one of all venues that takes
  /// more days, more driving a day or less time before games.
  func nearTours(besides known: [TourSummary] = [], isThorough: Bool = true, _ show: ([TourSummary]) -> Void) {
    var tours = known + [partial(work: Limits.quick, isQuick: true)].compactMap { $0 }
    show(tours)
    if model.problem.scale > 2 { return }
    tours += [longer() ?? (isThorough ? harder() : nil)].compactMap { $0 }
    show(tours)
    guard isThorough, let better = partial(work: Limits.quick) else { return }
    show(tours.filter(\.missing.isEmpty) + [better])
  }

  /// The best of the near tours of each kind: those of fewer venues first, then those that relax a limit.
  func nearest(_ near: [TourSummary], _ others: [TourSummary]) -> [TourSummary] {
    let all = others + near + [partial(work: Limits.careful)].compactMap { $0 }
    let partial = all.filter { !$0.missing.isEmpty }.min { a, b in
      (a.missing.count, a.days, a.meters) < (b.missing.count, b.days, b.meters)
    }
    var tours = [partial].compactMap { $0 }
    for tour in all where tour.missing.isEmpty {
      let isKnown = tours.contains { $0.relaxes.map(\.option) == tour.relaxes.map(\.option) }
      if !isKnown { tours.append(tour) }
    }
    return tours
  }

  // MARK: Fewer venues

  /// A tour of as many of the requested venues as possible, in the fewest days; the first one found if it is to be quick.
  private func partial(work: Int, isQuick: Bool = false) -> TourSummary? {
    // Which of the wishes for teams to drop is not a matter of counting venues.
    if !model.request.teams.isEmpty { return nil }
    let maxDays = model.maxDays
    var problem = model.problem
    (problem.required, problem.goal) = (model.fixedLegTargets, .atLeast(1))
    guard var best = search(problem, work: work).manyVenues(within: maxDays) else { return nil }
    if isQuick { return model.summary(of: best) }
    while best.games.count < problem.venueCount {
      problem.goal = .atLeast(best.games.count + 1)
      guard let more = search(problem, work: work).anyTour(within: maxDays).tour else { break }
      best = more
    }
    problem.goal = .atLeast(best.games.count)
    let last = search(problem, work: work, below: best)
    let result = countsDays ? last.fewestDays(atMost: maxDays) : last.fewestMeters(within: maxDays)
    let summary = [best, result.tour].compactMap { $0 }.filter { !$0.games.isEmpty }.map { model.summary(of: $0) }
    return summary.min { ($0.days, $0.meters) < ($1.days, $1.meters) }
  }

  // MARK: Other limits

  func free() -> TourSummary? {
    if preferences.isEmpty { return nil }
    let free = without(preferences)
    let tour = search(free.model.problem, work: Limits.quick).fewestDays(atMost: model.maxDays).tour
    return tour.map { free.model.summary(of: $0, relaxes: preferences.map { .preference($0) }) }
  }

  private func longer() -> TourSummary? {
    guard model.request.days != nil, countsDays else { return nil }
    let result = search(model.problem, work: Limits.quick).fewestDays(atMost: model.problem.days.count)
    return result.tour.map { model.summary(of: $0) }
  }

  /// A tour of all venues with more driving a day, or with less time before games.
  private func harder() -> TourSummary? {
    let rule = model.problem.rule
    func tour(_ relaxation: Relaxation, by change: (inout DrivingRule) -> Void) -> TourSummary? {
      var problem = model.problem
      change(&problem.rule)
      return search(problem, work: Limits.quick).fewestDays(atMost: model.maxDays).tour.map {
        model.summary(of: $0, in: problem, relaxes: [relaxation])
      }
    }
    if let limit = rule.limit {
      for needs in [120, 240, 360].map({ limit + $0 }) where needs <= 960 {
        if let found = tour(.driving(requested: limit, needs: needs), by: { $0.limit = needs }) { return found }
      }
    }
    return rule.buffer == 0 ? nil : tour(.buffer(requested: rule.buffer, needs: 0)) { $0.buffer = 0 }
  }
}
