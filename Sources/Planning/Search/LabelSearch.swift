import Atlas

/// Builds tours game by game in order of time. Among the ways that grant the same set of wishes, it keeps only those
/// that no other one beats.
///
/// A *label* is a beginning of a tour. It is dropped if its cost so far plus the bound of its rest is too high, in
/// meters or in time. With a width, only the most promising labels of each game are followed, which is quick but proves
/// nothing. Without a width, the search is exact unless it runs out of labels.
struct LabelSearch<Bits: WishBits>: Sendable {
  private struct Label: Sendable {
    var set: Bits
    /// The meters so far, less the prices of the wishes granted.
    var meters: Int32
    /// The prices of time of the wishes granted, negative.
    var time: Int32
    /// The preceding label; −1 for the first game.
    var parent: Int32
    /// The next label of the same game; −1 for the last.
    var next: Int32
    var game: Int32
    var driven: Int32
    /// Whether the way to the game is flown.
    var flies: Bool
  }

  let reach: Reach
  private var labels: [Label] = []
  private var heads: [Int32] = []
  /// The labels of each game, counted only if there is a limit.
  private var counts: [Int] = []
  private var table = SeenTable<Bits>()
  private let required: Bits
  private let venueBits: Bits
  /// The wishes that each game of the window grants.
  private var wishes: [Bits] = []
  /// The labels of the last run.
  var made: Int { labels.count }

  init(_ reach: Reach) {
    self.reach = reach
    (required, venueBits) = (Bits(reach.problem.required), Bits(reach.problem.venueBits))
  }

  /// - Parameters:
  ///   - meters: the computed bound of meters; `time` is that of time, for the same memory.
  ///   - best: the meters that a better tour must stay below; afterwards those of the tour found.
  /// - Returns: the best tour, if it is better than `best`.
  mutating func run(
    _ graph: WindowGraph, _ meters: PriceBound, _ time: PriceBound, _ whole: (meters: WholePrices, time: WholePrices),
    effort: SearchLimits, best: inout Int32, shouldStop: () -> Bool
  ) -> (tour: PlannedTour?, ending: SearchEnding) {
    var run = LabelRun(graph, meters, time, whole, effort, best: best)
    labels.removeAll(keepingCapacity: true)
    (heads, counts) = (graph.games.map { _ in -1 }, graph.games.map { _ in 0 })
    table.clear()
    wishes = graph.wishes.map { Bits($0) }
    var isCut = false
    for start in graph.starts {
      let label = Label(
        set: Bits(WishSet()), meters: 0, time: 0, parent: -1, next: -1, game: -1, driven: 0, flies: false)
      add(label, -1, start.game, start.meters, start.driven, flying: start.flies, &run)
    }
    var queue: [(score: Int32, label: Int32)] = []
    for number in graph.games.indices {
      if number & 15 == 0, shouldStop() { return (found(run), .stopped) }
      queue.removeAll(keepingCapacity: true)
      var next = heads[number]
      while next >= 0 {
        let label = labels[Int(next)]
        if run.isOpen(label.set, label.meters, label.time, number) {
          queue.append((run.score, next))
        }
        next = label.next
      }
      if queue.isEmpty { continue }
      queue.sort { $0.score < $1.score }
      if let width = effort.width, queue.count > width {
        queue.removeLast(queue.count - width)
        isCut = true
      }
      let game = reach.problem.games[graph.games[number]]
      for (_, index) in queue {
        let label = labels[Int(index)]
        if table.isBeaten(
          label.set, at: game.venue, cost: effort.wantsAny ? 0 : label.meters, end: Int32(clamping: game.end),
          driven: label.driven)
        {
          continue
        }
        extend(label, index, number, &run)
      }
      if effort.wantsAny, run.last >= 0 { break }
      if labels.count > effort.most {
        best = run.best
        return (found(run), .outOfLabels)
      }
    }
    best = run.best
    return (found(run), isCut ? .outOfLabels : .complete)
  }

  private mutating func extend(_ label: Label, _ index: Int32, _ number: Int, _ run: inout LabelRun) {
    let problem = reach.problem
    if let count = problem.goal.count, case .exactly = problem.goal,
      label.set.intersection(venueBits).count >= count
    {
      return
    }
    let isLimited = problem.rule.isLimited
    let game = run.graph.games[number]
    for way in run.graph.firstWay[number]..<run.graph.firstWay[number + 1] {
      var target = Int(run.graph.targets[way])
      if label.set.contains(run.graph.venues[target]) { continue }
      var driven = 0
      if isLimited {
        guard let next = reached(from: game, driven: Int(label.driven), way: way, run.graph) else { continue }
        (target, driven) = next
      }
      add(label, index, target, run.graph.meters[way], Int32(driven), flying: run.graph.flies[way], &run)
    }
  }

  /// The first game of a way's slot that is reached after some driving on the day of departure.
  private func reached(from game: Int, driven: Int, way: Int, _ graph: WindowGraph) -> (game: Int, driven: Int)? {
    let problem = reach.problem
    let first = Int(graph.targets[way])
    let other = problem.games[graph.games[first]]
    let venue = game * problem.venueCount + other.venue
    let flying = graph.flies[way]
    if driven == 0 {
      let (arrival, driven) =
        flying
        ? (reach.air.arrivals[venue], reach.air.driven[venue]) : (reach.road.arrivals[venue], reach.road.driven[venue])
      return (first, reach.drivenAtEnd(of: other, Int(arrival), Int(driven)))
    }
    let slot = Int(graph.slots[way])
    let list = reach.slots[slot].games
    let from = game * reach.slots.count + slot
    var place = Int(flying ? reach.air.first[from] : reach.road.first[from])
    while place < list.count {
      let next = list[place] - graph.offset
      if next >= graph.local.count { return nil }
      if next >= 0, graph.isOpen[next],
        let after = reach.drivenDay(from: game, to: list[place], driven: driven, flying: flying)
      {
        return graph.local[next] >= 0 ? (Int(graph.local[next]), after) : nil
      }
      place += 1
    }
    return nil
  }

  private mutating func add(
    _ label: Label, _ index: Int32, _ target: Int, _ meters: Int32, _ driven: Int32, flying: Bool,
    _ run: inout LabelRun
  ) {
    let problem = reach.problem
    let fresh = wishes[target].subtracting(label.set)
    if problem.goal == .required, fresh.intersection(required).isEmpty { return }
    var next = Label(
      set: label.set.union(fresh), meters: label.meters &+ meters &- run.wholeMeters.sum(fresh),
      time: label.time &- run.wholeTime.sum(fresh), parent: index, next: heads[target],
      game: Int32(target), driven: driven, flies: flying)
    guard run.isOpen(next.set, next.meters, next.time, target) else { return }
    if isWhole(next.set) {
      let end = end(at: target, driven: Int(driven), run)?.meters ?? WindowGraph.unreachable
      let total = next.meters &+ run.wholeMeters.sum(next.set) &+ end
      if end < WindowGraph.unreachable, run.isBetter(total, next.set.intersection(venueBits).count) {
        next.next = -1
        labels.append(next)
        run.last = labels.count - 1
      }
      if case .atLeast = problem.goal {
        next.next = heads[target]
      } else {
        return
      }
    }
    if let most = run.mostLabels {
      if counts[target] == most { return replaceWorst(with: next, at: target, &run) }
      counts[target] += 1
    }
    heads[target] = Int32(labels.count)
    labels.append(next)
  }

  /// Puts a label in the place of the least promising one of its game, if it is more promising.
  ///
  /// Without that, a search of few labels in a window of thousands of games makes millions.
  private mutating func replaceWorst(with label: Label, at target: Int, _ run: inout LabelRun) {
    _ = run.isOpen(label.set, label.meters, label.time, target)
    var (worst, score) = (Int32(-1), run.score)
    var place = heads[target]
    while place >= 0 {
      let other = labels[Int(place)]
      let isOpen = run.isOpen(other.set, other.meters, other.time, target)
      if !isOpen || run.score > score { (worst, score) = (place, isOpen ? run.score : .max) }
      place = other.next
    }
    if worst < 0 { return }
    let next = labels[Int(worst)].next
    labels[Int(worst)] = label
    labels[Int(worst)].next = next
  }

  private func isWhole(_ set: Bits) -> Bool {
    let problem = reach.problem
    if !required.subtracting(set).isEmpty { return false }
    let count = set.intersection(venueBits).count
    return switch problem.goal {
    case .required: true
    case .exactly(let number): count == number
    case .atLeast(let number): count >= number
    }
  }

  /// The shortest way from a game to the destination; nil if all are too slow.
  private func end(at number: Int, driven: Int, _ run: LabelRun) -> (meters: Int32, flies: Bool)? {
    let problem = reach.problem
    if problem.destination == nil { return (run.graph.endMeters[number], false) }
    let game = problem.games[run.graph.games[number]]
    var best: (meters: Int32, flies: Bool)?
    for flying in problem.choices {
      guard let end = problem.end(after: game, driven: driven, in: run.graph.window, flying: flying) else { continue }
      if end.meters < best?.meters ?? .max { best = (Int32(clamping: end.meters), flying) }
    }
    return best
  }

  /// The best tour, with the games by their numbers in the problem.
  private func found(_ run: LabelRun) -> PlannedTour? {
    guard run.last >= 0 else { return nil }
    var path: [Label] = []
    var next = run.last
    while next >= 0 {
      path.append(labels[next])
      next = Int(labels[next].parent)
    }
    path.reverse()
    var tour = PlannedTour(games: path.map { run.graph.games[Int($0.game)] }, meters: 0)
    tour.flown = Set(path.indices.filter { path[$0].flies })
    if let last = path.last, end(at: Int(last.game), driven: Int(last.driven), run)?.flies == true {
      tour.flown.insert(path.count)
    }
    tour.meters = reach.problem.meters(of: tour)
    return tour
  }
}

/// What a run of the search compares every label with.
private struct LabelRun {
  let graph: WindowGraph
  let meters: PriceBound
  let time: PriceBound
  let wholeMeters: WholePrices
  let wholeTime: WholePrices
  /// The meters that a better tour must stay below.
  var best: Int32
  /// The last label of the best tour; −1 for none.
  var last = -1
  /// The venues of the best tour, if the most are wanted, and its meters.
  var most: Int?
  private var fewest = Int32.max
  /// The bounds of the label that was checked last.
  var metersBound: Int32 = 0
  var timeBound: Int32 = 0
  /// The most labels of a game; nil for no such limit.
  let mostLabels: Int?
  private let order: Measure

  init(
    _ graph: WindowGraph, _ meters: PriceBound, _ time: PriceBound, _ whole: (meters: WholePrices, time: WholePrices),
    _ effort: SearchLimits, best: Int32
  ) {
    (self.graph, self.meters, self.time, self.best) = (graph, meters, time, best)
    (wholeMeters, wholeTime, most) = (whole.meters, whole.time, effort.wantsMost ? 0 : nil)
    order = effort.order
    mostLabels = effort.width.flatMap { $0 <= 16 ? $0 * 4 : nil }
  }

  /// How promising the label is that was checked last: the less, the more.
  var score: Int32 { order == .meters ? metersBound : timeBound }

  /// Whether a tour is better than the best so far, which it then replaces.
  mutating func isBetter(_ total: Int32, _ venues: Int) -> Bool {
    guard let most else {
      if total < best { best = total } else { return false }
      return true
    }
    if venues < most || venues == most && total >= fewest { return false }
    (self.most, fewest) = (venues, total)
    return true
  }

  /// Whether a beginning of a tour may lead to a better tour of the window.
  @inline(__always)
  mutating func isOpen(_ set: some WishBits, _ reduced: Int32, _ reducedTime: Int32, _ number: Int) -> Bool {
    let place = number &* meters.stride &+ meters.memory.state(of: set, at: graph.venues[number])
    metersBound = reduced &+ meters.rest[place] &+ meters.total
    if metersBound >= best { return false }
    timeBound = reducedTime &+ time.rest[place] &+ time.total
    return timeBound <= graph.latest
  }
}

/// The limits of a search.
struct SearchLimits: Sendable {
  /// The number of labels to follow from each game; nil for all of them.
  var width: Int?
  /// The number of labels after which the search gives up.
  var most: Int
  /// The measure by which labels are promising.
  var order = Measure.meters
  /// Whether any tour will do, so that among the ways to the same set the earliest wins rather than the shortest.
  var wantsAny = false
  /// Whether the tour of the most venues is wanted, and only then the shortest.
  var wantsMost = false
}

enum SearchEnding: Sendable {
  /// Every better tour was found.
  case complete
  case outOfLabels
  case stopped
}
