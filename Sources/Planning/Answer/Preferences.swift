import Atlas
import Base

/// Preferences: what is nice to have in a tour, and what it costs.
extension Planner {
  private enum Effort {
    /// The work of ever more thorough searches, in steps of about a nanosecond.
    static let passes = [300_000_000, 3_000_000_000, Int.max - 1]
    /// The work of the search for the best tour without a preference.
    static let cost = 3_000_000_000
  }

  // MARK: Days of rest

  /// The best tour with a day of rest in every few days. The days of rest are that many days apart, and the search tries all
  /// ways to choose them.
  func answerWithRest(every: Int) -> PlanAnswer {
    var best: PlanAnswer?
    var closed = Set<Int>()
    for work in Effort.passes {
      for phase in 0..<every where !closed.contains(phase) && !shouldStop() {
        guard let answer = answer(resting: every, on: phase, than: best, work: work) else {
          closed.insert(phase)
          continue
        }
        if answer.status != .bestFound { closed.insert(phase) }
        if isBetter(answer, than: best) {
          best = answer
          report(Progress(tours: answer.tours, leastDays: nil))
        }
      }
    }
    if var best {
      best.status = closed.count == every ? .optimal : .bestFound
      if best.status == .bestFound { (best.leastDays, best.leastMeters) = (1, 0) }
      return best
    }
    // The preference is dropped rather than the tour.
    var answer = without(\.restEvery, nil).answerAsAsked()
    for number in answer.tours.indices { answer.tours[number].relaxes.append(.preference(.rest(every: every))) }
    if closed.count == every { answer.status = .none } else { answer.status = .bestFound }
    answer.obstacles.append(PlanAnswer.Obstacle(message: "no tour found with a day of rest every \(every) days"))
    return answer
  }

  private func isBetter(_ answer: PlanAnswer, than other: PlanAnswer?) -> Bool {
    guard let tour = answer.tours.first, tour.isWhole else { return false }
    guard let best = other?.tours.first else { return true }
    if question.request.goal == .most {
      return (tour.games.count, -tour.meters) > (best.games.count, -best.meters)
    }
    if !countsDays { return tour.meters < best.meters }
    return (tour.days, tour.meters) < (best.days, best.meters)
  }

  /// The best tour with some days of rest; nil if the request has no games then.
  private func answer(resting every: Int, on phase: Int, than best: PlanAnswer?, work: Int) -> PlanAnswer? {
    var request = question.request
    let days = question.problem.days
    request.rule.daysOff = (request.rule.daysOff + days.filter { $0 % every == phase }).sorted()
    (request.restEvery, request.isRoomy, request.tours) = (nil, false, 1)
    if countsDays, let days = best?.tours.first?.days { request.days = min(request.days ?? days, days) }
    guard let model = question.model(for: request) else { return nil }
    return Planner(model, reasonWork: 0, mostWork: work, shouldStop: shouldStop).answerAsAsked()
  }

  private func without<Value>(_ preference: WritableKeyPath<PlanRequest, Value>, _ none: Value, work: Int = .max)
    -> Planner
  {
    var request = question.request
    request[keyPath: preference] = none
    request.tours = 1
    let model = question.model(for: request) ?? question
    return Planner(model, reasonWork: reasonWork, mostWork: work, shouldStop: shouldStop)
  }

  // MARK: Costs

  /// What the preferences of the request cost, if there is a tour with them.
  func costs(of answer: PlanAnswer) -> [PreferenceCost] {
    guard let tour = answer.tours.first, tour.isWhole, !isPart else { return [] }
    var costs: [PreferenceCost] = []
    func add(_ preference: PreferenceCost.Preference, _ planner: Planner) {
      let other =
        planner.isResting
        ? planner.answerWithRest(every: planner.question.request.restEvery ?? 7) : planner.answerAsAsked()
      guard let free = other.tours.first else { return }
      costs.append(
        PreferenceCost(
          preference: preference, days: tour.days - free.days, meters: tour.meters - free.meters,
          isProved: answer.status == .optimal && other.status == .optimal))
    }
    if let every = question.request.restEvery {
      add(.rest(every: every), without(\.restEvery, nil, work: Effort.cost))
    }
    if question.request.isOneADay { add(.oneADay, without(\.isOneADay, false, work: Effort.cost)) }
    return costs
  }

  private var isResting: Bool { question.request.restEvery != nil }

  // MARK: More games

  /// The tour with the further games at its venues that fit between the others, on the days that it has anyway.
  func withMoreGames(_ tour: TourSummary) -> TourSummary {
    let problem = question.problem
    let numbers = Dictionary(question.games.enumerated().map { ($1, $0) }) { first, _ in first }
    var games = tour.games.compactMap { numbers[$0] }
    guard games.count == tour.games.count, let first = games.first, let last = games.last, tour.relaxes.isEmpty else {
      return tour
    }
    let venues = Set(games.map { problem.games[$0].venue })
    for (number, game) in problem.games.enumerated()
    where venues.contains(game.venue) && !games.contains(number)
      && game.day >= problem.games[first].day && game.day <= problem.games[last].day
    {
      let place = games.firstIndex { problem.games[$0].start > game.start } ?? games.count
      let isBeside = [place - 1, place].contains {
        games.indices.contains($0) && problem.games[games[$0]].venue == game.venue
      }
      var more = games
      more.insert(number, at: place)
      if isBeside, place > 0 || problem.origin == nil, problem.isPossible(more) { games = more }
    }
    if games.count == tour.games.count { return tour }
    return question.facts(of: PlannedTour(games: games, meters: tour.meters))
  }
}

extension TourProblem {
  /// Whether a tour can be made, which may have several games at a venue one after the other.
  func isPossible(_ tour: [Int]) -> Bool {
    var driven = 0
    for (number, following) in zip(tour, tour.dropFirst()) {
      let (game, next) = (games[number], games[following])
      if !mayFollow(game, next) { return false }
      if game.venue == next.venue {
        if game.end > next.start { return false }
        driven = next.day == game.day ? driven : 0
        continue
      }
      guard let drive = drives[game.venue * venueCount + next.venue],
        let arrival = rule.arrival(leaving: game.end, game.endOffset, driven: driven, by: drive, at: next.offset),
        arrival.minute + rule.buffer <= next.start
      else { return false }
      let isSameDay = DrivingRule.day(arrival.minute, next.offset) == DrivingRule.day(next.end, next.endOffset)
      driven = isSameDay ? arrival.driven : 0
    }
    return true
  }
}
