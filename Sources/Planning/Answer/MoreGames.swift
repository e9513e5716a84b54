import Atlas
import Base

extension Planner {
  /// The tour with the most games at its venues that its days and its ways leave time for.
  func withMoreGames(_ tour: TourSummary) -> TourSummary {
    let problem = question.problem
    let numbers = Dictionary(question.games.enumerated().map { ($1, $0) }) { first, _ in first }
    let games = tour.games.compactMap { numbers[$0] }
    guard games.count == tour.games.count, tour.isWhole, question.journeys.isEmpty else { return tour }
    var planned = PlannedTour(games: games, meters: tour.meters)
    let ways = [tour.wayOut] + tour.legs + [tour.wayBack]
    if question.request.flyOver != nil { planned.flown = Set(ways.indices.filter { ways[$0]?.means == .flight }) }
    let days = tour.firstDay.dayNumber...tour.lastDay.dayNumber
    guard let more = MoreGames(planned, of: problem, on: days).tour, more.games.count > games.count else { return tour }
    return question.facts(of: more)
  }
}

/// The most games that can be seen on the way of a tour: at the same venues in the same order, by the same ways, on the
/// same days.
///
/// Of the beginnings that end with a game, all are kept that no other beats in games seen, minutes driven on that day and
/// wishes granted, so the result is exact.
struct MoreGames {
  private struct Beginning {
    var game: Int
    var seen: Int
    /// The minutes driven on the day on which the game ends.
    var driven: Int
    var granted: WishSet
    var before: Int?

    func isBeaten(by other: Beginning) -> Bool {
      other.seen >= seen && other.driven <= driven && granted.subtracting(other.granted).isEmpty
    }
  }

  private let planned: PlannedTour
  private let problem: TourProblem
  private let days: ClosedRange<Int>
  /// The place of each venue in the tour.
  private let places: [Int: Int]
  private var beginnings: [Beginning] = []
  /// The beginnings that end with each game.
  private var last: [Int: [Int]] = [:]

  init(_ tour: PlannedTour, of problem: TourProblem, on days: ClosedRange<Int>) {
    (planned, self.problem, self.days) = (tour, problem, days)
    let venues = tour.games.enumerated().map { (problem.games[$1].venue, $0) }
    places = Dictionary(venues) { first, _ in first }
    let games = problem.games.indices.filter {
      days.contains(problem.games[$0].day) && places[problem.games[$0].venue] != nil
    }
    for number in games {
      if let driven = drivenFirst(to: problem.games[number]) { add(number, driven, after: nil) }
      for index in last[number] ?? [] {
        for next in games where problem.games[next].start > problem.games[number].start {
          if let driven = driven(after: beginnings[index], to: problem.games[next]) { add(next, driven, after: index) }
        }
      }
    }
  }

  private mutating func add(_ number: Int, _ driven: Int, after index: Int?) {
    let before = index.map { beginnings[$0] }
    let new = Beginning(
      game: number, seen: (before?.seen ?? 0) + 1, driven: driven,
      granted: (before?.granted ?? WishSet()).union(problem.games[number].wishes), before: index)
    let others = last[number] ?? []
    if others.contains(where: { new.isBeaten(by: beginnings[$0]) }) { return }
    last[number] = others.filter { !beginnings[$0].isBeaten(by: new) } + [beginnings.count]
    beginnings.append(new)
  }

  /// The minutes driven on the day of a first game; nil if the tour cannot begin with it.
  private func drivenFirst(to game: TourProblem.Game) -> Int? {
    guard places[game.venue] == 0 else { return nil }
    guard let origin = problem.origin else { return 0 }
    let day = days.lowerBound
    guard let way = origin.way(game.venue, flying: planned.flies(0)) else { return nil }
    return drivenDay(origin.midnight(of: day), origin.offset(on: day), driven: 0, way, to: game)
  }

  /// The minutes driven on the day of the next game; nil if it does not follow.
  private func driven(after beginning: Beginning, to next: TourProblem.Game) -> Int? {
    let game = problem.games[beginning.game]
    guard let place = places[game.venue], problem.mayFollow(game, next) else { return nil }
    if next.venue == game.venue {
      return next.start >= game.end ? problem.driven(beginning.driven, after: game, staying: next) : nil
    }
    guard places[next.venue] == place + 1,
      let way = problem.way(game.venue, next.venue, flying: planned.flies(place + 1))
    else { return nil }
    return drivenDay(game.end, game.endOffset, driven: beginning.driven, way, to: next)
  }

  private func drivenDay(
    _ minute: Int, _ offset: Int, driven: Int, _ way: PlannedDrive, to game: TourProblem.Game
  ) -> Int? {
    let arrival = problem.rule.arrival(leaving: minute, offset, driven: driven, by: way, at: game.offset)
    guard let arrival, arrival.minute + problem.rule.buffer <= game.start else { return nil }
    let isSameDay = DrivingRule.day(arrival.minute, game.offset) == DrivingRule.day(game.end, game.endOffset)
    return isSameDay ? arrival.driven : 0
  }

  private func isWhole(_ beginning: Beginning) -> Bool {
    let game = problem.games[beginning.game]
    guard places[game.venue] == planned.games.count - 1,
      problem.required.subtracting(beginning.granted).isEmpty
    else { return false }
    guard problem.destination != nil else { return true }
    let window = Window(starts: days.lowerBound...days.lowerBound, length: days.count)
    return problem.end(
      after: game, driven: beginning.driven, in: window, flying: planned.flies(planned.games.count)) != nil
  }

  /// The tour with the most games; nil if even the given one doesn't fit.
  var tour: PlannedTour? {
    let whole = beginnings.indices.filter { isWhole(beginnings[$0]) }
    var next = whole.max { (beginnings[$0].seen, $1) < (beginnings[$1].seen, $0) }
    var games: [Int] = []
    while let index = next {
      games.append(beginnings[index].game)
      next = beginnings[index].before
    }
    guard !games.isEmpty else { return nil }
    games.reverse()
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

extension TourProblem {
  /// The minutes driven on the day on which a game ends, of those before an earlier game at the same venue ended.
  func driven(_ minutes: Int, after game: Game, staying next: Game) -> Int {
    DrivingRule.day(next.end, next.endOffset) == DrivingRule.day(game.end, game.endOffset) ? minutes : 0
  }
}
