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
    var best: (answer: PlanAnswer, planner: Planner)?
    var closed = Set<Int>()
    var least = [Int](repeating: 1, count: every)
    for work in Effort.passes {
      for phase in 0..<every where !closed.contains(phase) && !shouldStop() {
        guard let planner = planner(resting: every, on: phase, than: best?.answer, work: work) else {
          closed.insert(phase)
          continue
        }
        let answer = planner.answerAsAsked()
        least[phase] = max(least[phase], answer.leastDays)
        if answer.status != .bestFound { closed.insert(phase) }
        if isBetter(answer, than: best?.answer) {
          if best == nil, countsDays, let days = answer.tours.first?.days {
            // A tour with days of rest is also one without the wish for them.
            var search = TourSearch(question.problem, shouldStop: shouldStop)
            let bound = min(days, search.boundOfDays(atMost: min(days, question.mostDays)))
            least = least.map { max($0, bound) }
          }
          best = (answer, planner)
          report(Progress(tours: answer.tours, leastDays: countsDays ? least.min() : nil))
        }
      }
    }
    guard let best else {
      var answer = dropping(.rest(every: every), without(\.restEvery, nil).answerPerhapsOneADay())
      if closed.count < every { answer.status = .bestFound }
      return answer
    }
    var answer = best.answer
    answer.status = closed.count == every ? .optimal : .bestFound
    if answer.status == .bestFound {
      let open = (0..<every).filter { !closed.contains($0) }.map { least[$0] }
      (answer.leastDays, answer.leastMeters) = (min(open.min() ?? 1, answer.tours[0].days), 0)
    }
    if question.request.wantsMoreGames { answer.tours = answer.tours.map(best.planner.withMoreGames) }
    return answer
  }

  /// The answer without a preference that no tour keeps to: the preference is dropped rather than the tour.
  func dropping(_ preference: PreferenceCost.Preference, _ answer: PlanAnswer) -> PlanAnswer {
    var answer = answer
    for number in answer.tours.indices { answer.tours[number].relaxes.append(.preference(preference)) }
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

  /// The search with some days of rest; nil if the request has no games then.
  private func planner(resting every: Int, on phase: Int, than best: PlanAnswer?, work: Int) -> Planner? {
    var request = question.request
    let days = question.problem.days
    request.rule.daysOff = (request.rule.daysOff + days.filter { ($0 % every + every) % every == phase }).sorted()
    (request.restEvery, request.isRoomy, request.tours) = (nil, false, 1)
    if countsDays, let days = best?.tours.first?.days { request.days = min(request.days ?? days, days) }
    guard let model = question.model(for: request) else { return nil }
    return Planner(model, reasonWork: 0, mostWork: work, shouldStop: shouldStop)
  }

  func without<Value>(_ preference: WritableKeyPath<PlanRequest, Value>, _ none: Value, work: Int = .max)
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
    guard let tour = answer.tours.first, tour.isWhole, tour.dropped.isEmpty, !isPart else { return [] }
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
}
