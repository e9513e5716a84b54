import Almanac

/// The search for a change that would make a tour possible. Each guess is a plan of its own that may be as hard as the first
/// one, so it counts as undecided after some work. Only proved findings are reported.
struct ObstacleSearch {
  let planner: Planner
  private(set) var isOpen = false

  private typealias Obstacle = PlanResult.Obstacle

  private var model: TourModel { planner.model }

  init(_ planner: Planner) { self.planner = planner }

  /// The obstacles, the most useful first: too many venues, too few days, too strict rules.
  mutating func obstacles() -> [PlanResult.Obstacle] {
    var obstacles: [Obstacle] = []
    for venue in 0..<model.problem.venueCount where model.problem.required.contains(venue) {
      guard let tour = tour(of: model.problem.without(venue)) else { continue }
      let summary = model.summary(of: tour)
      let name = model.venueNames[venue]
      obstacles.append(
        Obstacle(venue: name, message: "fits without \(name), in \(counted(summary.days, "day"))", tour: summary))
    }
    obstacles += [daysNeeded() ?? moreDates(), moreHours() ?? lessBuffer()].compactMap { $0 }
    if planner.shouldStop() {
      obstacles.append(Obstacle(message: "the search for a fix was stopped"))
    } else if isOpen {
      obstacles.append(Obstacle(message: "other fixes take too long to find"))
    } else if obstacles.isEmpty {
      obstacles.append(Obstacle(message: "neither dropping one venue nor adding a few days makes it fit"))
    }
    return obstacles
  }

  /// Some tour within the days of the request; nil if none was found with the work allowed.
  private mutating func tour(of problem: TourProblem) -> PlannedTour? {
    if planner.shouldStop() { return nil }
    let result = planner.search(problem, work: planner.reasonWork)
      .anyTour(within: min(model.request.days ?? .max, problem.days.count))
    if !result.isProved { isOpen = true }
    return result.tour
  }

  // MARK: Days

  private mutating func daysNeeded() -> PlanResult.Obstacle? {
    guard let days = model.request.days, !planner.shouldStop() else { return nil }
    let result = planner.search(model.problem, work: planner.reasonWork * 10)
      .fewestDays(atMost: min(model.problem.days.count, days + 60))
    if !result.isProved { isOpen = true }
    guard let needed = result.days else { return nil }
    let verb = result.isProved ? "takes" : "fits in"
    return Obstacle(
      message: "it \(verb) \(needed) days: \(needed - days) more than \(model.request.words.days) \(days)",
      tour: result.tour.map { model.summary(of: $0) })
  }

  /// The shortest extension of the dates that makes a tour possible, by days at either end or at both.
  mutating func moreDates() -> PlanResult.Obstacle? {
    let request = model.request
    if request.from == nil && request.to == nil { return nil }
    for more in 1...14 {
      let (earlier, later) = (request.from == nil ? 0 : more, request.to == nil ? 0 : more)
      // Where all these days together are not enough, none of them is.
      if earlier > 0, later > 0, extended(earlier: earlier, later: later) == nil { continue }
      for days in (0...later).reversed() where more - days <= earlier {
        if let found = extended(earlier: more - days, later: days) { return found }
      }
    }
    return nil
  }

  private mutating func extended(earlier: Int, later: Int) -> PlanResult.Obstacle? {
    var request = model.request
    request.from = request.from?.adding(days: -earlier)
    request.to = request.to?.adding(days: later)
    guard let model = model.model(for: request), model.absentVenues.isEmpty, let tour = tour(of: model.problem)
    else { return nil }
    var (relaxes, ways, options): ([Relaxation], [String], [String]) = ([], [], [])
    if earlier > 0, let requested = model.request.from, let needs = request.from {
      relaxes.append(.from(requested: requested, needs: needs))
      ways.append("\(counted(earlier, "day")) earlier")
      options.append("\(request.words.from) \(needs)")
    }
    if later > 0, let requested = model.request.to, let needs = request.to {
      relaxes.append(.to(requested: requested, needs: needs))
      ways.append("\(counted(later, "day")) later")
      options.append("\(request.words.to) \(needs)")
    }
    return Obstacle(
      message: "\(ways.joined(separator: " and ")) it fits: \(options.joined(separator: " "))",
      tour: model.summary(of: tour, relaxes: relaxes))
  }

  // MARK: Rules

  private mutating func moreHours() -> PlanResult.Obstacle? {
    guard let limit = model.problem.rule.limit else { return nil }
    var problem = model.problem
    for needs in stride(from: limit + 60, through: min(limit + 240, 960), by: 60) {
      problem.rule.limit = needs
      guard let tour = tour(of: problem) else { continue }
      let verb = model.request.by == .drive ? "of driving" : "under way"
      let hours = needs % 60 == 0 ? "\(needs / 60) hours" : "\(needs / 60)h \(needs % 60)m"
      return Obstacle(
        message: "it fits with \(hours) \(verb) a day",
        tour: model.summary(of: tour, in: problem, relaxes: [.driving(requested: limit, needs: needs)]))
    }
    return nil
  }

  private mutating func lessBuffer() -> PlanResult.Obstacle? {
    var problem = model.problem
    let requested = problem.rule.buffer
    var (low, high) = (-1, requested)
    var found: TourSummary?
    while high - low > 1 {
      problem.rule.buffer = low < 0 ? 0 : (low + high) / 2
      if let tour = tour(of: problem) {
        low = problem.rule.buffer
        found = model.summary(of: tour, in: problem, relaxes: [.buffer(requested: requested, needs: low)])
      } else {
        if low < 0 { return nil }
        high = problem.rule.buffer
      }
    }
    if low < 0 { return nil }
    return Obstacle(message: "it fits with a buffer of \(counted(low, "minute"))", tour: found)
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension TourProblem {
  func without(_ venue: Int) -> TourProblem {
    var problem = self
    problem.required.remove(venue)
    if case .exactly(let count) = goal { problem.goal = .exactly(max(1, count - 1)) }
    return problem
  }
}

extension TourModel {
  var maxDays: Int { min(request.days ?? .max, problem.days.count) }

  var absentVenues: [Int] {
    (0..<problem.venueCount).filter { venue in
      problem.required.contains(venue)
        && !problem.games.contains { $0.venue == venue && problem.days.contains($0.day) }
    }
  }

  func noGame(at venue: Int) -> PlanResult.Obstacle {
    let (name, key) = (venueNames[venue], VenueName.key(venueNames[venue]))
    let games = all.filter { $0.game.isPlayed && $0.game.venue.map(VenueName.key) == key }
    let isSafe = request.openStarts == .safe
    let isOpen = games.contains { $0.game.knownStart == nil && problem.days.contains($0.day.dayNumber) }
    if !isSafe, isOpen {
      return PlanResult.Obstacle(
        venue: name,
        message: "no game with a known start at \(name) on these days; \(request.words.openStarts) includes the others")
    }
    let days = games.filter { isSafe || $0.game.knownStart != nil }.map(\.day)
    let before = days.filter { $0.dayNumber < problem.days.lowerBound }.max()
    let after = days.filter { $0.dayNumber > problem.days.upperBound }.min()
    let near = [before, after].compactMap { $0?.description }.joined(separator: " and ")
    let message = "no game that fits at \(name) on these days" + (near.isEmpty ? "" : "; the nearest are on \(near)")
    return PlanResult.Obstacle(venue: name, message: message)
  }
}
