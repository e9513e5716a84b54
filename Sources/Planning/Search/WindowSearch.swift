/// A part of the search that is still open: a window, with some games barred, and the prices found for it.
struct Cell: Sendable {
  var window: Window
  var timePrices: Prices
  var meterPrices: Prices
  /// The least meters of its tours, as far as is known.
  var meters: Int32 = 0
  /// The games that tours of this cell do not see, by a decision of the search.
  var barred: [Int] = []
  /// The games that no better tour of this cell sees.
  var dropped: [Int] = []
  var depth = 0
}

/// The search in windows: bounds first, then labels, then halves.
///
/// The best tour found so far is what all windows compete with.
struct WindowSearch {
  let reach: Reach
  let shouldStop: () -> Bool
  private let mostLabels: Int
  private(set) var best: PlannedTour?
  private(set) var isStopped = false
  /// Counts for tests and for those who change the bound.
  private(set) var counts = (bounds: 0, rounds: 0, labels: 0, splits: 0)

  private var time: PriceBound
  private var meters: PriceBound
  private var deepTime: PriceBound
  private var deepMeters: PriceBound
  private var labels: LabelSearch
  private var isBarred: [Bool]
  private var isDropped: [Bool]
  private var warmTime: Prices
  private var warmMeters: Prices

  /// Sizes found by measuring; any are correct.
  enum Size {
    static let memory = 2
    static let deepMemory = 4
    static let timeRounds = 60
    static let meterRounds = 120
    static let laterRounds = 40
    static let beam = 100
  }

  init(_ problem: TourProblem, mostLabels: Int, shouldStop: @escaping () -> Bool) {
    reach = Reach(problem)
    self.shouldStop = shouldStop
    self.mostLabels = mostLabels
    let memory = SeenMemory(problem, size: Size.memory)
    let deep = SeenMemory(problem, size: Size.deepMemory)
    (time, meters) = (PriceBound(memory, .time), PriceBound(memory, .meters))
    (deepTime, deepMeters) = (PriceBound(deep, .time), PriceBound(deep, .meters))
    labels = LabelSearch(reach)
    isBarred = [Bool](repeating: false, count: problem.games.count)
    isDropped = isBarred
    warmTime = Prices(count: problem.wishCount)
    warmMeters = warmTime
  }

  var problem: TourProblem { reach.problem }

  /// The meters below which a tour is better.
  private var bestMeters: Int32 { best.map { Int32(clamping: $0.meters) } ?? WindowGraph.unreachable }

  mutating func forget() { best = nil }
  mutating func compete(with tour: PlannedTour?) { best = tour }

  // MARK: Bounds

  /// A cell for a window that its bound of time does not close; nil if it does.
  mutating func open(_ window: Window) -> Cell? {
    if shouldStop() { isStopped = true }
    if isStopped { return Cell(window: window, timePrices: warmTime, meterPrices: warmMeters) }
    let graph = graph(Cell(window: window, timePrices: warmTime, meterPrices: warmMeters))
    guard holdsAll(graph) else { return nil }
    var tuning = PriceTuning()
    var prices = warmTime
    let isOpen = isOpen(graph, &tuning, &prices, rounds: Size.timeRounds)
    warmTime = prices
    return isOpen ? Cell(window: window, timePrices: warmTime, meterPrices: warmMeters) : nil
  }

  /// Whether the games of a window grant all that is required, at enough venues.
  private func holdsAll(_ graph: WindowGraph) -> Bool {
    let all = graph.wishes.reduce(0, |)
    let venues = (all & problem.venueBits).nonzeroBitCount
    return problem.required & ~all == 0 && venues >= problem.goal.count ?? 0
  }

  private mutating func isOpen(
    _ graph: WindowGraph, _ tuning: inout PriceTuning, _ prices: inout Prices, rounds: Int, isDeep: Bool = false
  ) -> Bool {
    var bound = isDeep ? deepTime : time
    defer { if isDeep { deepTime = bound } else { time = bound } }
    tuning.run(&bound, graph, problem, prices: &prices, rounds: rounds, threshold: graph.latest)
    counts.bounds += 1
    counts.rounds += tuning.rounds
    return tuning.bound <= graph.latest
  }

  /// Raises the bound of meters of a cell; false if no tour of it is better than the best.
  private mutating func isBetter(
    _ graph: WindowGraph, _ tuning: inout PriceTuning, _ cell: inout Cell, rounds: Int, isDeep: Bool = false
  ) -> Bool {
    let before = tuning.rounds
    var bound = isDeep ? deepMeters : meters
    defer { if isDeep { deepMeters = bound } else { meters = bound } }
    tuning.run(&bound, graph, problem, prices: &cell.meterPrices, rounds: rounds, threshold: bestMeters - 1)
    counts.rounds += tuning.rounds - before
    cell.meters = max(cell.meters, tuning.bound)
    return tuning.bound < bestMeters
  }

  /// Raises the bound of meters of a cell that is to be looked through later.
  ///
  /// - Returns: false if no tour of it is better than the best.
  mutating func weigh(_ cell: inout Cell) -> Bool {
    if shouldStop() { isStopped = true }
    if isStopped { return true }
    let graph = graph(cell)
    var tuning = PriceTuning()
    cell.meterPrices = warmMeters
    let isBetter = isBetter(graph, &tuning, &cell, rounds: Size.meterRounds)
    warmMeters = cell.meterPrices
    return isBetter
  }

  private mutating func graph(_ cell: Cell) -> WindowGraph {
    for game in cell.barred { isBarred[game] = true }
    for game in cell.dropped { isDropped[game] = true }
    let graph = WindowGraph(reach, cell.window, isBarred: isBarred, isDropped: isDropped)
    for game in cell.barred { isBarred[game] = false }
    for game in cell.dropped { isDropped[game] = false }
    return graph
  }

  // MARK: Labels

  /// Looks for a better tour among the most promising beginnings.
  ///
  /// - Parameter width: the beginnings followed from each game.
  mutating func glance(at cell: Cell, order: Measure, width: Int = Size.beam) {
    if isStopped { return }
    let wantsAny = best == nil && order == .time
    _ = search(
      graph(cell), cell, LabelSearch.Effort(width: width, most: .max, order: order, wantsAny: wantsAny))
  }

  private mutating func search(_ graph: WindowGraph, _ cell: Cell, _ effort: LabelSearch.Effort) -> LabelSearch.Ending {
    let whole = (cell.meterPrices.rounded(problem), cell.timePrices.rounded(problem))
    deepMeters.fill(graph, whole.0, venueCount: problem.venueCount)
    deepTime.fill(graph, whole.1, venueCount: problem.venueCount)
    var below = bestMeters
    let before = labels.made
    let (tour, ending) = labels.run(
      graph, deepMeters, deepTime, whole, effort: effort, best: &below, shouldStop: shouldStop)
    counts.labels += labels.made - before
    if let tour { best = PlannedTour(games: tour, meters: Int(below)) }
    if case .stopped = ending { isStopped = true }
    return ending
  }

  /// Finds the best tour of a cell, if it is better than the best so far.
  ///
  /// - Parameter wantsAny: any tour will do.
  mutating func close(_ cell: Cell, wantsAny: Bool) {
    if shouldStop() { isStopped = true }
    if isStopped || wantsAny && best != nil { return }
    var cell = cell
    var graph = graph(cell)
    guard holdsAll(graph) else { return }
    var tuning = PriceTuning()
    let rounds = cell.depth == 0 ? Size.timeRounds : Size.laterRounds
    guard isOpen(graph, &tuning, &cell.timePrices, rounds: rounds, isDeep: true) else { return }
    var visits = tuning.visits
    if best != nil {
      guard isBetter(graph, &tuning, &cell, rounds: rounds, isDeep: true) else { return }
      visits = tuning.visits
    }
    let games = graph.games
    drop(&graph, &cell)
    let ending = search(
      graph, cell,
      LabelSearch.Effort(width: nil, most: mostLabels, order: wantsAny ? .time : .meters, wantsAny: wantsAny))
    if case .outOfLabels = ending {
      counts.splits += 1
      for half in halves(of: cell, games, visits) { close(half, wantsAny: wantsAny) }
    }
  }

  /// Drops the games through which no better tour goes.
  private mutating func drop(_ graph: inout WindowGraph, _ cell: inout Cell) {
    for _ in 0..<3 {
      deepTime.fill(graph, cell.timePrices.rounded(problem), venueCount: problem.venueCount)
      let late = deepTime.through(graph, problem, isLimited: problem.rule.isLimited)
      var far: [Int32] = []
      if best != nil {
        deepMeters.fill(graph, cell.meterPrices.rounded(problem), venueCount: problem.venueCount)
        far = deepMeters.through(graph, problem, isLimited: problem.rule.isLimited)
      }
      let useless = graph.games.indices.filter {
        late[$0] > graph.latest || (!far.isEmpty && far[$0] >= bestMeters)
      }
      if useless.isEmpty { return }
      cell.dropped += useless.map { graph.games[$0] }
      let count = graph.games.count
      graph = self.graph(cell)
      if useless.count * 10 < count { return }
      var tuning = PriceTuning()
      _ = isOpen(graph, &tuning, &cell.timePrices, rounds: 15, isDeep: true)
      if best != nil { _ = isBetter(graph, &tuning, &cell, rounds: 15, isDeep: true) }
    }
  }

  // MARK: Halves

  /// Divides a cell: the visit to a venue that the cheapest paths were most torn about is early, or late.
  private func halves(of cell: Cell, _ games: [Int], _ visits: [Int32]) -> [Cell] {
    var list = [[(game: Int, visits: Int)]](repeating: [], count: problem.venueCount)
    for (number, game) in games.enumerated() {
      list[problem.games[game].venue].append((game, Int(visits[number])))
    }
    var choice: (score: Double, venue: Int, place: Int) = (-1, -1, 0)
    for (venue, games) in list.enumerated() where games.count > 1 {
      let all = games.reduce(0) { $0 + $1.visits }
      var early = 0
      for place in 1..<games.count {
        early += games[place - 1].visits
        let torn = Double(min(early, all - early))
        let balance = Double(min(place, games.count - place)) / Double(games.count)
        if torn + balance > choice.score { choice = (torn + balance, venue, place) }
      }
    }
    guard choice.venue >= 0 else { return [] }
    // The best tour takes the first game it reaches of every slot, so no way need lead past a game to the next one, except
    // under a limit, where what was driven before decides which is the first.
    return [list[choice.venue][choice.place...], list[choice.venue][..<choice.place]].map { games in
      var half = cell
      if problem.rule.isLimited { half.barred += games.map(\.game) } else { half.dropped += games.map(\.game) }
      half.depth += 1
      return half
    }
  }
}
