import ItineraryCore

/// Why there is no tour, and what would make one possible, each found by planning again.
extension Planner {
  /// What is in the way, the most useful first: venues without a game, venues too many, days too few.
  func obstacles() -> [PlanAnswer.Obstacle] {
    let problem = question.problem
    let absent = (0..<problem.venueCount).filter { venue in
      problem.required >> UInt64(venue) & 1 == 1
        && !problem.games.contains { $0.venue == venue && problem.days.contains($0.day) }
    }
    if !absent.isEmpty { return absent.map(noGame) }
    var obstacles: [PlanAnswer.Obstacle] = []
    for venue in 0..<problem.venueCount where problem.required >> UInt64(venue) & 1 == 1 && !shouldStop() {
      guard let tour = feasible(without(venue)) else { continue }
      let facts = question.facts(of: tour)
      obstacles.append(
        PlanAnswer.Obstacle(
          venue: question.venueNames[venue],
          message: "without \(question.venueNames[venue]) it fits, in \(facts.days) day\(facts.days == 1 ? "" : "s")"))
    }
    if let longer = longer() { obstacles.append(longer) }
    if let rule = easierRule() { obstacles.append(rule) }
    if obstacles.isEmpty, !shouldStop() {
      obstacles.append(PlanAnswer.Obstacle(message: "no single venue less and no few days more make it fit"))
    }
    return obstacles
  }

  private func noGame(at venue: Int) -> PlanAnswer.Obstacle {
    let name = question.venueNames[venue]
    let key = VenueName.key(name)
    let problem = question.problem
    let games = question.all.filter { $0.game.isPlayed && $0.game.venue.map(VenueName.key) == key }
    let isSafe = question.request.openStarts == .safe
    if !isSafe, games.contains(where: { $0.game.knownStart == nil && problem.days.contains($0.day.dayNumber) }) {
      return PlanAnswer.Obstacle(
        venue: name,
        message:
          "no game of known start at \(name) on these days; \(question.request.words.openStarts) sees the others too")
    }
    let days = games.filter { isSafe || $0.game.knownStart != nil }.map(\.day)
    let before = days.filter { $0.dayNumber < problem.days.lowerBound }.max()
    let after = days.filter { $0.dayNumber > problem.days.upperBound }.min()
    let near = [before, after].compactMap { $0?.description }.joined(separator: " and ")
    let message = "no game that fits at \(name) on these days" + (near.isEmpty ? "" : "; the nearest are on \(near)")
    return PlanAnswer.Obstacle(venue: name, message: message)
  }

  private func without(_ venue: Int) -> TourProblem {
    var problem = question.problem
    problem.required &= ~(1 << UInt64(venue))
    if case .exactly(let count) = problem.goal { problem.goal = .exactly(max(1, count - 1)) }
    return problem
  }

  /// Some tour in the days of the request; nil if there is none, or none was found in time.
  private func feasible(_ problem: TourProblem) -> PlannedTour? {
    var search = TourSearch(problem, shouldStop: shouldStop)
    return search.anyTour(within: mostDays(of: problem)).tour
  }

  /// The least extension of the days that makes a tour possible.
  private func longer() -> PlanAnswer.Obstacle? {
    let request = question.request
    if let days = request.days {
      var search = TourSearch(question.problem, shouldStop: shouldStop)
      let answer = search.fewestDays(atMost: min(question.problem.days.count, days + 60))
      if answer.isProved, let needed = answer.days {
        return PlanAnswer.Obstacle(
          message: "it takes \(needed) days: \(needed - days) more than \(request.words.days) \(days)")
      }
    }
    guard let from = request.from ?? request.to, let to = request.to ?? request.from else { return nil }
    for more in 1...14 where !shouldStop() {
      for (isLater, word) in [(true, "later"), (false, "earlier")]
      where isLater ? request.to != nil : request.from != nil {
        var extended = request
        if isLater { extended.to = to.adding(days: more) } else { extended.from = from.adding(days: -more) }
        guard let problem = question.problem(for: extended), feasible(problem) != nil else { continue }
        let days = "\(more) day\(more == 1 ? "" : "s")"
        let date =
          isLater ? "\(request.words.to) \(to.adding(days: more))" : "\(request.words.from) \(from.adding(days: -more))"
        return PlanAnswer.Obstacle(message: "\(days) \(word) it fits: \(date)")
      }
    }
    return nil
  }

  /// The least relaxation of the hours of driving, else of the buffer, that makes a tour possible.
  private func easierRule() -> PlanAnswer.Obstacle? {
    var problem = question.problem
    if let limit = problem.rule.limit {
      for hours in 1...4 where limit + hours * 60 <= 960 && !shouldStop() {
        problem.rule.limit = limit + hours * 60
        if feasible(problem) != nil {
          return PlanAnswer.Obstacle(message: "it fits with \(text(limit + hours * 60)) of driving a day")
        }
      }
      problem.rule.limit = limit
    }
    // The largest buffer that is possible.
    var (low, high) = (-1, question.problem.rule.buffer)
    while high - low > 1, !shouldStop() {
      problem.rule.buffer = low < 0 ? 0 : (low + high) / 2
      if feasible(problem) != nil {
        low = problem.rule.buffer
      } else {
        if low < 0 { return nil }
        high = problem.rule.buffer
      }
    }
    return low < 0 ? nil : PlanAnswer.Obstacle(message: "it fits with a buffer of \(low) minute\(low == 1 ? "" : "s")")
  }

  private func text(_ minutes: Int) -> String {
    minutes % 60 == 0 ? "\(minutes / 60) hours" : "\(minutes / 60)h \(minutes % 60)m"
  }
}
