import Atlas

/// The search in windows, by bounds first, then by labels, then by halving. All compete with the best tour found so far.
struct WindowSearch {
  let reach: Reach
  let shouldStop: () -> Bool
  private let maxLabels: Int
  private(set) var best: PlannedTour?
  private(set) var isStopped = false
  /// Whether the present step has used up the work allowed for it.
  private(set) var isOut = false
  private var allowance = Int.max
  /// The work so far, in steps of about a nanosecond each. Unlike a time, it is the same on every machine.
  private var work = 0
  private let maxWork: Int

  private var time: PriceBound
  private var meters: PriceBound
  private var deepTime: PriceBound
  private var deepMeters: PriceBound
  private var labels: LabelSearch
  private var isBarred: [Bool]
  private var isDropped: [Bool]
  private var warmTime: Prices
  private var warmMeters: Prices

  /// Sizes found by measuring; the results are correct with any others.
  enum Size {
    static let memory = 2
    static let deepMemory = 4
    static let timeRounds = 60
    static let meterRounds = 120
    static let laterRounds = 40
    static let beam = 100
    /// The labels that a search of the most promising ones makes at most, of 64 bytes.
    static let beamLabels = 2_000_000
    /// The work of making a label, which includes the labels that are not kept.
    static let labelWork = 300
    static let venuePrice = 500_000.0
  }

  /// A cell is halved after some labels, and the search ends after some work, in steps of about a nanosecond.
  init(_ problem: TourProblem, maxLabels: Int, maxWork: Int, shouldStop: @escaping () -> Bool) {
    reach = Reach(problem)
    self.shouldStop = shouldStop
    (self.maxLabels, self.maxWork) = (maxLabels, maxWork)
    let memory = NGMemory(problem, size: Size.memory)
    let deep = NGMemory(problem, size: Size.deepMemory)
    (time, meters) = (PriceBound(memory: memory, measure: .time), PriceBound(memory: memory, measure: .meters))
    (deepTime, deepMeters) = (PriceBound(memory: deep, measure: .time), PriceBound(memory: deep, measure: .meters))
    labels = LabelSearch(reach)
    isBarred = [Bool](repeating: false, count: problem.games.count)
    isDropped = isBarred
    warmTime = Prices(count: problem.targetCount)
    warmMeters = warmTime
  }

  var problem: TourProblem { reach.problem }

  private var bestMeters: Int32 { best.map { Int32(clamping: $0.meters) } ?? WindowGraph.unreachable }

  private mutating func isPaused() -> Bool {
    if work > maxWork || shouldStop() { isStopped = true }
    if work > allowance { isOut = true }
    return isStopped || isOut
  }

  /// Begins a step of the search that ends after some work, in steps of about a nanosecond; nil for no such end.
  mutating func allow(_ more: Int?) {
    allowance = more.map { work + $0 } ?? .max
    isOut = false
  }

  mutating func forget() { best = nil }
  mutating func compete(with tour: PlannedTour?) { best = tour }

  // MARK: Bounds

  /// Makes a cell of a window; nil if the bound of time closes the window.
  mutating func open(_ window: Window) -> SearchCell? {
    var cell = unbounded(window)
    if isPaused() { return cell }
    let graph = graph(cell)
    guard holdsAll(graph) else { return nil }
    var tuning = PriceTuning()
    let isOpen = isOpen(graph, \.time, &tuning, &cell, rounds: Size.timeRounds)
    warmTime = cell.timePrices
    cell.slack = graph.latest - tuning.bound
    return isOpen ? cell : nil
  }

  func unbounded(_ window: Window) -> SearchCell {
    SearchCell(window: window, timePrices: warmTime, meterPrices: warmMeters)
  }

  private func holdsAll(_ graph: WindowGraph) -> Bool {
    let all = graph.targets.reduce(TargetSet()) { $0.union($1) }
    let venues = all.intersection(problem.venueBits).count
    return problem.required.subtracting(all).isEmpty && venues >= problem.goal.count ?? 0
  }

  /// Raises a bound of a cell. Returns false if no tour of it is in time, or none can be better than the best.
  private mutating func isOpen(
    _ graph: WindowGraph, _ bound: WritableKeyPath<WindowSearch, PriceBound>, _ tuning: inout PriceTuning,
    _ cell: inout SearchCell, rounds: Int
  ) -> Bool {
    let (problem, measure) = (problem, self[keyPath: bound].measure)
    let prices = measure == .time ? \SearchCell.timePrices : \.meterPrices
    let threshold = measure == .time ? graph.latest : bestMeters - 1
    tuning.run(
      &self[keyPath: bound], graph, problem, prices: &cell[keyPath: prices], rounds: rounds, threshold: threshold)
    work += tuning.rounds * graph.heads.count * self[keyPath: bound].memory.states
    if measure == .meters { cell.meters = max(cell.meters, tuning.bound) }
    return tuning.bound <= threshold
  }

  /// Raises the bound of meters of a cell that will be searched later; false if no tour of it can be better than the best.
  mutating func tightenBound(_ cell: inout SearchCell) -> Bool {
    if isPaused() { return true }
    let graph = graph(cell)
    var tuning = PriceTuning()
    cell.meterPrices = warmMeters
    let isOpen = isOpen(graph, \.meters, &tuning, &cell, rounds: Size.meterRounds)
    warmMeters = cell.meterPrices
    return isOpen
  }

  private mutating func graph(_ cell: SearchCell) -> WindowGraph {
    for game in cell.barred { isBarred[game] = true }
    for game in cell.dropped { isDropped[game] = true }
    let graph = WindowGraph(reach, cell.window, isBarred: isBarred, isDropped: isDropped)
    for game in cell.barred { isBarred[game] = false }
    for game in cell.dropped { isDropped[game] = false }
    return graph
  }

  // MARK: Labels

  /// Looks for any tour in cells, one after the other.
  mutating func findAny(in cells: some Sequence<SearchCell>, width: Int = Size.beam) {
    for cell in cells where best == nil { beamSearch(at: cell, order: .time, width: width) }
  }

  /// Looks for a better tour among the most promising labels only, as many for each game as the width.
  mutating func beamSearch(at cell: SearchCell, order: Measure, width: Int = Size.beam) {
    if isPaused() { return }
    let wantsAny = best == nil && order == .time
    let graph = graph(cell)
    let limits = SearchLimits(width: narrowed(width, graph), maxLabels: .max, order: order, wantsAny: wantsAny)
    _ = search(graph, cell, limits)
  }

  /// Looks for a tour of more venues than the best, among the most promising labels only: a venue has a price so high that the
  /// bound counts how many more a tour can see. Returns the best tour of the cell, also if it is not better.
  @discardableResult mutating func beamSearchForMostVenues(at cell: SearchCell, width: Int) -> PlannedTour? {
    if isPaused() { return nil }
    var cell = cell
    cell.timePrices.perVenue = Size.venuePrice
    for target in cell.timePrices.targets.indices {
      let isRequired = problem.required.contains(target)
      cell.timePrices.targets[target] = isRequired ? 2 * Size.venuePrice : Size.venuePrice
    }
    cell.meterPrices = Prices(count: problem.targetCount)
    let before = best
    best = nil
    let graph = graph(cell)
    let limits = SearchLimits(width: narrowed(width, graph), maxLabels: .max, order: .time, wantsMost: true)
    _ = search(graph, cell, limits)
    let found = best
    if let before, found.map({ ($0.games.count, -$0.meters) <= (before.games.count, -before.meters) }) ?? true {
      best = before
    }
    return found
  }

  private func narrowed(_ width: Int, _ graph: WindowGraph) -> Int {
    let limit = problem.targetCount > 64 ? Size.beamLabels / 2 : Size.beamLabels
    return max(3, min(width, limit / max(1, graph.heads.count)))
  }

  private mutating func search(_ graph: WindowGraph, _ cell: SearchCell, _ limits: SearchLimits) -> SearchEnding {
    let rounded = (RoundedPrices(cell.meterPrices, problem), RoundedPrices(cell.timePrices, problem))
    deepMeters.fill(graph, rounded.0, venueCount: problem.venueCount)
    deepTime.fill(graph, rounded.1, venueCount: problem.venueCount)
    var below = bestMeters
    let (tour, ending) = labels.run(
      graph, deepMeters, deepTime, rounded, limits: limits, best: &below, shouldStop: shouldStop)
    work += labels.made * Size.labelWork
    if let tour { best = tour }
    if case .stopped = ending { isStopped = true }
    return ending
  }

  /// Finds the best tour of a cell, or any, if it is better than the best so far, which closes the cell.
  mutating func close(_ cell: SearchCell, wantsAny: Bool) {
    if isPaused() || wantsAny && best != nil { return }
    var cell = cell
    var graph = graph(cell)
    guard holdsAll(graph) else { return }
    var tuning = PriceTuning()
    let rounds = cell.depth == 0 ? Size.timeRounds : Size.laterRounds
    guard isOpen(graph, \.deepTime, &tuning, &cell, rounds: rounds) else { return }
    if best != nil, !isOpen(graph, \.deepMeters, &tuning, &cell, rounds: rounds) { return }
    let visits = tuning.visits
    let games = graph.games
    drop(&graph, &cell)
    let limits = SearchLimits(width: nil, maxLabels: maxLabels, order: wantsAny ? .time : .meters, wantsAny: wantsAny)
    if case .outOfLabels = search(graph, cell, limits) {
      for half in cell.halves(of: problem, games, visits) { close(half, wantsAny: wantsAny) }
    }
  }

  private mutating func drop(_ graph: inout WindowGraph, _ cell: inout SearchCell) {
    for _ in 0..<3 {
      deepTime.fill(graph, RoundedPrices(cell.timePrices, problem), venueCount: problem.venueCount)
      let late = deepTime.through(graph, problem)
      var far: [Int32] = []
      if best != nil {
        deepMeters.fill(graph, RoundedPrices(cell.meterPrices, problem), venueCount: problem.venueCount)
        far = deepMeters.through(graph, problem)
      }
      let useless = graph.games.indices.filter { late[$0] > graph.latest || !far.isEmpty && far[$0] >= bestMeters }
      if useless.isEmpty { return }
      cell.dropped += useless.map { graph.games[$0] }
      let count = graph.games.count
      graph = self.graph(cell)
      if useless.count * 10 < count { return }
      var tuning = PriceTuning()
      _ = isOpen(graph, \.deepTime, &tuning, &cell, rounds: 15)
      if best != nil { _ = isOpen(graph, \.deepMeters, &tuning, &cell, rounds: 15) }
    }
  }
}
