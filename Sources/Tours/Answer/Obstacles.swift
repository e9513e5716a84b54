import Almanac

extension Planner {
  /// The obstacles, the most useful first: too many venues, too few days, too strict rules.
  func obstacles() -> [PlanAnswer.Obstacle] {
    var search = ObstacleSearch(question, shareOfWork: reasonWork, shouldStop: shouldStop)
    return search.obstacles()
  }

  /// The obstacle that venues without a game leave, if some more days bring games at all of them.
  func dates() -> [PlanAnswer.Obstacle] {
    var search = ObstacleSearch(question, shareOfWork: reasonWork, shouldStop: shouldStop)
    return [search.moreDates()].compactMap { $0 }
  }
}

/// The search for a change that would make a tour possible. Each guess is a plan of its own.
///
/// Such a plan may be as hard as the first one, so each gets a limited amount of work, after which the guess counts as
/// undecided. Only proved findings are reported.
private struct ObstacleSearch {
  private let question: TourModel
  private let shareOfWork: Int
  private let shouldStop: () -> Bool
  /// Whether some guess was left undecided.
  private var isOpen = false

  init(_ question: TourModel, shareOfWork: Int, shouldStop: @escaping () -> Bool) {
    (self.question, self.shareOfWork, self.shouldStop) = (question, shareOfWork, shouldStop)
  }

  mutating func obstacles() -> [PlanAnswer.Obstacle] {
    var obstacles: [PlanAnswer.Obstacle] = []
    for venue in 0..<question.problem.venueCount where question.problem.required.contains(venue) {
      guard let tour = tour(of: question.problem.without(venue)) else { continue }
      let facts = question.facts(of: tour)
      obstacles.append(
        PlanAnswer.Obstacle(
          venue: question.venueNames[venue],
          message: "fits without \(question.venueNames[venue]), in \(facts.days) day\(facts.days == 1 ? "" : "s")",
          tour: facts))
    }
    obstacles += [daysNeeded() ?? moreDates(), moreHours() ?? lessBuffer()].compactMap { $0 }
    if shouldStop() {
      obstacles.append(PlanAnswer.Obstacle(message: "the search for a fix was stopped"))
    } else if isOpen {
      obstacles.append(PlanAnswer.Obstacle(message: "other fixes take too long to find"))
    } else if obstacles.isEmpty {
      obstacles.append(PlanAnswer.Obstacle(message: "neither dropping one venue nor adding a few days makes it fit"))
    }
    return obstacles
  }

  /// Some tour within the days of the request; nil if none was found with the work allowed.
  private mutating func tour(of problem: TourProblem) -> PlannedTour? {
    if shouldStop() { return nil }
    var search = TourSearch(problem, mostWork: shareOfWork, shouldStop: shouldStop)
    let answer = search.anyTour(within: min(question.request.days ?? .max, problem.days.count))
    if !answer.isProved { isOpen = true }
    return answer.tour
  }

  // MARK: Days

  /// The days that a tour needs, if that is more than the request allows.
  private mutating func daysNeeded() -> PlanAnswer.Obstacle? {
    guard let days = question.request.days, !shouldStop() else { return nil }
    var search = TourSearch(question.problem, mostWork: shareOfWork * 10, shouldStop: shouldStop)
    let answer = search.fewestDays(atMost: min(question.problem.days.count, days + 60))
    if !answer.isProved { isOpen = true }
    guard let needed = answer.days else { return nil }
    let verb = answer.isProved ? "takes" : "fits in"
    return PlanAnswer.Obstacle(
      message: "it \(verb) \(needed) days: \(needed - days) more than \(question.request.words.days) \(days)",
      tour: answer.tour.map { question.facts(of: $0) })
  }

  /// The shortest extension of the dates that makes a tour possible, by days at either end or at both.
  mutating func moreDates() -> PlanAnswer.Obstacle? {
    let request = question.request
    if request.from == nil && request.to == nil { return nil }
    for more in 1...14 {
      let (earlier, later) = (request.from == nil ? 0 : more, request.to == nil ? 0 : more)
      // Where all these days together are not enough, none of them is.
      if earlier > 0, later > 0, extended(earlier: earlier, later: later) == nil { continue }
      for days in (0...later).reversed() where more - days <= earlier {
        if let tour = extended(earlier: more - days, later: days) { return obstacle(earlier: more - days, days, tour) }
      }
    }
    return nil
  }

  /// A tour on more days than requested; nil if none was found with the work allowed.
  private mutating func extended(earlier: Int, later: Int) -> TourSummary? {
    var request = question.request
    request.from = request.from?.adding(days: -earlier)
    request.to = request.to?.adding(days: later)
    guard let model = question.model(for: request), model.absentVenues.isEmpty, let tour = tour(of: model.problem)
    else {
      return nil
    }
    var relaxes: [Relaxation] = []
    if earlier > 0, let from = request.from { relaxes.append(.from(asked: from.adding(days: earlier), needs: from)) }
    if later > 0, let to = request.to { relaxes.append(.to(asked: to.adding(days: -later), needs: to)) }
    return model.facts(of: tour, relaxes: relaxes)
  }

  private func obstacle(earlier: Int, _ later: Int, _ tour: TourSummary) -> PlanAnswer.Obstacle {
    var (ways, options): ([String], [String]) = ([], [])
    for relaxation in tour.relaxes {
      switch relaxation {
      case .from(_, let needs):
        ways.append("\(earlier) day\(earlier == 1 ? "" : "s") earlier")
        options.append("\(question.request.words.from) \(needs)")
      case .to(_, let needs):
        ways.append("\(later) day\(later == 1 ? "" : "s") later")
        options.append("\(question.request.words.to) \(needs)")
      default: break
      }
    }
    return PlanAnswer.Obstacle(
      message: "\(ways.joined(separator: " and ")) it fits: \(options.joined(separator: " "))", tour: tour)
  }

  // MARK: Rules

  /// The smallest number of additional driving hours that makes a tour possible.
  private mutating func moreHours() -> PlanAnswer.Obstacle? {
    guard let limit = question.problem.rule.limit else { return nil }
    var problem = question.problem
    for hours in 1...4 where limit + hours * 60 <= 960 {
      problem.rule.limit = limit + hours * 60
      guard let tour = tour(of: problem) else { continue }
      let relaxation = Relaxation.driving(asked: limit, needs: limit + hours * 60)
      return PlanAnswer.Obstacle(
        message:
          "it fits with \(text(limit + hours * 60)) \(question.request.by == .drive ? "of driving" : "under way") a day",
        tour: question.facts(of: tour, in: problem, relaxes: [relaxation]))
    }
    return nil
  }

  /// The largest buffer that makes a tour possible.
  private mutating func lessBuffer() -> PlanAnswer.Obstacle? {
    var problem = question.problem
    let asked = problem.rule.buffer
    var (low, high) = (-1, asked)
    var found: TourSummary?
    while high - low > 1 {
      problem.rule.buffer = low < 0 ? 0 : (low + high) / 2
      if let tour = tour(of: problem) {
        low = problem.rule.buffer
        found = question.facts(of: tour, in: problem, relaxes: [.buffer(asked: asked, needs: low)])
      } else {
        if low < 0 { return nil }
        high = problem.rule.buffer
      }
    }
    if low < 0 { return nil }
    return PlanAnswer.Obstacle(message: "it fits with a buffer of \(low) minute\(low == 1 ? "" : "s")", tour: found)
  }

  private func text(_ minutes: Int) -> String {
    minutes % 60 == 0 ? "\(minutes / 60) hours" : "\(minutes / 60)h \(minutes % 60)m"
  }
}

extension TourProblem {
  fileprivate func without(_ venue: Int) -> TourProblem {
    var problem = self
    problem.required.remove(venue)
    if case .exactly(let count) = goal { problem.goal = .exactly(max(1, count - 1)) }
    return problem
  }
}

extension TourModel {
  var mostDays: Int { min(request.days ?? .max, problem.days.count) }

  /// The required venues that have no game on the days of the request.
  var absentVenues: [Int] {
    (0..<problem.venueCount).filter { venue in
      problem.required.contains(venue)
        && !problem.games.contains { $0.venue == venue && problem.days.contains($0.day) }
    }
  }

  func noGame(at venue: Int) -> PlanAnswer.Obstacle {
    let name = venueNames[venue]
    let key = VenueName.key(name)
    let games = all.filter { $0.game.isPlayed && $0.game.venue.map(VenueName.key) == key }
    let isSafe = request.openStarts == .safe
    if !isSafe, games.contains(where: { $0.game.knownStart == nil && problem.days.contains($0.day.dayNumber) }) {
      return PlanAnswer.Obstacle(
        venue: name,
        message: "no game with a known start at \(name) on these days; \(request.words.openStarts) includes the others")
    }
    let days = games.filter { isSafe || $0.game.knownStart != nil }.map(\.day)
    let before = days.filter { $0.dayNumber < problem.days.lowerBound }.max()
    let after = days.filter { $0.dayNumber > problem.days.upperBound }.min()
    let near = [before, after].compactMap { $0?.description }.joined(separator: " and ")
    let message = "no game that fits at \(name) on these days" + (near.isEmpty ? "" : "; the nearest are on \(near)")
    return PlanAnswer.Obstacle(venue: name, message: message)
  }
}
