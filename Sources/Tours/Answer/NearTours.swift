import Almanac

/// Tours that are nearly what was requested.
extension Planner {
  private enum Effort {
    /// The work of each quick search, in steps of about a nanosecond.
    static let quick = 400_000_000
    /// The work of making a tour of the remaining venues better, after it is proved that no tour sees all.
    static let careful = 4_000_000_000
  }

  /// Tours found quickly: one of fewer venues within the days of the request, and one of all venues that takes more days,
  /// more driving a day or less time before games.
  ///
  /// - Parameters:
  ///   - known: tours that are known already.
  ///   - isThorough: whether to look longer for more venues, and for other limits.
  ///   - show: called with the tours found so far.
  func nearTours(besides known: [TourSummary] = [], isThorough: Bool = true, _ show: ([TourSummary]) -> Void) {
    var tours = known
    tours += [partial(work: Effort.quick, isQuick: true)].compactMap { $0 }
    show(tours)
    if question.problem.scale > 2 { return }
    let whole = longer() ?? (isThorough ? harder() : nil)
    tours += [whole].compactMap { $0 }
    show(tours)
    guard isThorough, let better = partial(work: Effort.quick) else { return }
    show(tours.filter(\.missing.isEmpty) + [better])
  }

  /// The best of the near tours of each kind: those of fewer venues first, then those that relax a limit.
  func nearest(_ near: [TourSummary], _ others: [TourSummary]) -> [TourSummary] {
    var tours: [TourSummary] = []
    let all = (others + near + [partial(work: Effort.careful)].compactMap { $0 })
    let partial = all.filter { !$0.missing.isEmpty }.min { a, b in
      (a.missing.count, a.days, a.meters) < (b.missing.count, b.days, b.meters)
    }
    if let partial { tours.append(partial) }
    for tour in all where tour.missing.isEmpty {
      let isKnown = tours.contains { known in
        known.relaxes.map(\.option) == tour.relaxes.map(\.option)
      }
      if !isKnown { tours.append(tour) }
    }
    return tours
  }

  // MARK: Fewer venues

  /// A tour of as many of the requested venues as possible, in the fewest days.
  ///
  /// - Parameters:
  ///   - work: the work of each of its searches.
  ///   - isQuick: whether the first tour found will do.
  private func partial(work: Int, isQuick: Bool = false) -> TourSummary? {
    // Which of the wishes for teams to drop is not a matter of counting venues.
    if !question.request.teams.isEmpty { return nil }
    let most = question.mostDays
    var problem = question.problem
    problem.required = question.journeyBits
    problem.goal = .atLeast(1)
    var search = TourSearch(problem, mostWork: work, shouldStop: shouldStop)
    guard var best = search.manyVenues(within: most) else { return nil }
    if isQuick { return question.facts(of: best) }
    while best.games.count < problem.venueCount {
      problem.goal = .atLeast(best.games.count + 1)
      var search = TourSearch(problem, mostWork: work, shouldStop: shouldStop)
      guard let more = search.anyTour(within: most).tour else { break }
      best = more
    }
    problem.goal = .atLeast(best.games.count)
    var last = TourSearch(problem, mostWork: work, shouldStop: shouldStop)
    last.compete(with: best)
    let answer = countsDays ? last.fewestDays(atMost: most) : last.fewestMeters(within: most)
    let facts = [best, answer.tour].compactMap { $0 }.filter { !$0.games.isEmpty }.map { question.facts(of: $0) }
    return facts.min { ($0.days, $0.meters) < ($1.days, $1.meters) }
  }

  // MARK: Other limits

  /// A tour without the preferences.
  func free() -> TourSummary? {
    if preferences.isEmpty { return nil }
    let free = without(preferences)
    var search = TourSearch(free.question.problem, mostWork: Effort.quick, shouldStop: shouldStop)
    let tour = search.fewestDays(atMost: question.mostDays).tour
    return tour.map { free.question.facts(of: $0, relaxes: preferences.map { .preference($0) }) }
  }

  /// A tour of all venues that takes more days than requested.
  private func longer() -> TourSummary? {
    guard question.request.days != nil, countsDays else { return nil }
    var search = TourSearch(question.problem, mostWork: Effort.quick, shouldStop: shouldStop)
    return search.fewestDays(atMost: question.problem.days.count).tour.map { question.facts(of: $0) }
  }

  /// A tour of all venues with more driving a day, or with less time before games.
  private func harder() -> TourSummary? {
    var rules: [(DrivingRule, Relaxation)] = []
    let rule = question.problem.rule
    if let limit = rule.limit {
      for hours in [2, 4, 6] where limit + hours * 60 <= 960 {
        var other = rule
        other.limit = limit + hours * 60
        rules.append((other, .driving(asked: limit, needs: limit + hours * 60)))
      }
    }
    if rule.buffer > 0 {
      var other = rule
      other.buffer = 0
      rules.append((other, .buffer(asked: rule.buffer, needs: 0)))
    }
    for (rule, relaxation) in rules {
      var problem = question.problem
      problem.rule = rule
      var search = TourSearch(problem, mostWork: Effort.quick, shouldStop: shouldStop)
      if let tour = search.fewestDays(atMost: question.mostDays).tour {
        return question.facts(of: tour, in: problem, relaxes: [relaxation])
      }
    }
    return nil
  }
}
