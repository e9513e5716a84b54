import Almanac

extension Planner {
  func withMoreGames(_ tour: TourSummary) -> TourSummary {
    var problem = model.problem
    if problem.restEvery != nil { problem.rule.daysOff += tour.daysOff.map(\.dayNumber) }
    problem.restEvery = nil
    let numbers = Dictionary(model.games.enumerated().map { ($1, $0) }) { first, _ in first }
    let games = tour.games.compactMap { numbers[$0] }
    guard games.count == tour.games.count, tour.isComplete, model.fixedLegs.isEmpty else { return tour }
    var planned = PlannedTour(games: games, meters: tour.meters)
    let ways = [tour.outboundLeg] + tour.legs + [tour.returnLeg]
    if model.request.flyOver != nil { planned.flown = Set(ways.indices.filter { ways[$0]?.means == .flight }) }
    let days = tour.firstDay.dayNumber...tour.lastDay.dayNumber
    guard var more = MoreGames(planned, of: problem, on: days).tour, more.games.count > games.count else { return tour }
    more.daysOff = problem.rule.daysOff
    return model.summary(of: more)
  }
}

/// The most games that can be seen on the way of a tour: at its venues in its order, by its drives, on its days.
///
/// Of the partial tours that end with a game, all are kept that no other beats in games seen, minutes driven on that
/// day and targets met, so the result is exact.
struct MoreGames {
  private struct PartialTour {
    var games: [Int] = []
    var state = TourState()
    var granted = TargetSet()

    func isBeaten(by other: PartialTour) -> Bool {
      other.games.count >= games.count && other.state.driven <= state.driven
        && granted.subtracting(other.granted).isEmpty
    }
  }

  private let planned: PlannedTour
  private let problem: TourProblem
  private let days: ClosedRange<Int>
  private let places: [Int: Int]
  private var partialTours: [PartialTour] = []
  private var last: [Int: [Int]] = [:]

  init(_ tour: PlannedTour, of problem: TourProblem, on days: ClosedRange<Int>) {
    (planned, self.problem, self.days) = (tour, problem, days)
    let venues = tour.games.enumerated().map { (problem.games[$1].venue, $0) }
    places = Dictionary(venues) { first, _ in first }
    let games = problem.games.indices.filter {
      let game = problem.games[$0]
      return days.contains(game.day) && !problem.rule.daysOff.contains(game.day) && places[game.venue] != nil
    }
    for number in games {
      let game = problem.games[number]
      if let state = first(game) { add(number, state, after: PartialTour()) }
      for index in last[number] ?? [] {
        for next in games where problem.games[next].start > game.start {
          let before = partialTours[index]
          guard let state = state(after: before, problem.games[next]) else { continue }
          add(next, state, after: before)
        }
      }
    }
  }

  private mutating func add(_ number: Int, _ state: TourState, after before: PartialTour) {
    let new = PartialTour(
      games: before.games + [number], state: state, granted: before.granted.union(problem.games[number].targets))
    let others = last[number] ?? []
    if others.contains(where: { new.isBeaten(by: partialTours[$0]) }) { return }
    last[number] = others.filter { !partialTours[$0].isBeaten(by: new) } + [partialTours.count]
    partialTours.append(new)
  }

  private func first(_ game: TourProblem.Game) -> TourState? {
    guard places[game.venue] == 0 else { return nil }
    if problem.origin == nil { return TourState() }
    return problem.edge(leavingOn: days.lowerBound, to: game.venue, flying: planned.flies(0))
      .flatMap { problem.state(after: game, by: $0) }
  }

  private func state(after partial: PartialTour, _ next: TourProblem.Game) -> TourState? {
    let game = game(atEndOf: partial)
    guard let place = places[game.venue], problem.mayFollow(game, next) else { return nil }
    if next.venue == game.venue {
      return next.start >= game.end ? problem.state(after: game, partial.state, staying: next) : nil
    }
    guard places[next.venue] == place + 1 else { return nil }
    return problem.edge(from: game, partial.state, to: next.venue, flying: planned.flies(place + 1))
      .flatMap { problem.state(after: next, by: $0) }
  }

  private func game(atEndOf tour: PartialTour) -> TourProblem.Game { problem.games[tour.games[tour.games.count - 1]] }

  private func isComplete(_ partial: PartialTour) -> Bool {
    let game = game(atEndOf: partial)
    guard places[game.venue] == planned.games.count - 1,
      problem.required.subtracting(partial.granted).isEmpty
    else { return false }
    guard problem.destination != nil else { return true }
    return problem.end(
      after: game, partial.state, by: days.upperBound, flying: planned.flies(planned.games.count)) != nil
  }

  /// The tour with the most games; nil if even the given one doesn't fit.
  var tour: PlannedTour? {
    let whole = partialTours.filter(isComplete)
    guard let games = whole.max(by: { $0.games.count < $1.games.count })?.games else { return nil }
    var more = PlannedTour(games: games, meters: planned.meters)
    var place = 0
    for (number, game) in games.enumerated() where places[problem.games[game].venue] == place {
      if planned.flies(place) { more.flown.insert(number) }
      place += 1
    }
    if planned.flies(planned.games.count) { more.flown.insert(games.count) }
    return more
  }
}
