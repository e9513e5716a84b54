import Atlas

/// Builds tours game by game in order of time. Among the paths that meet the same set of targets, it keeps only those
/// that no other one beats.
///
/// A *label* is a beginning of a tour. It is dropped if its cost so far plus the bound of its rest is too high, in
/// meters or in time. With a width, only the most promising labels of each game are followed, which is quick but proves
/// nothing. Without a width, the search is exact unless it runs out of labels.
struct LabelSearch: Sendable {
  private struct Label: Sendable {
    var set: TargetSet
    /// The meters so far, less the prices of the targets met.
    var meters: Int32
    /// The prices of time of the targets met, negative.
    var time: Int32
    /// The preceding label; −1 for none.
    var parent: Int32 = -1
    /// The next label of the same game; −1 for none.
    var next: Int32 = -1
    var game: Int32 = -1
    var driven: Int16 = 0
    var streak: Int16 = 0
    var flies = false

    var state: TourState { TourState(driven: Int(driven), streak: Int(streak)) }
  }

  let reach: Reach
  private var labels: [Label] = []
  private var heads: [Int32] = []
  /// The labels of each game, counted only if there is a limit.
  private var counts: [Int] = []
  private var table = SeenTable()
  private let venueBits: TargetSet
  var made: Int { labels.count }

  init(_ reach: Reach) { (self.reach, venueBits) = (reach, reach.problem.venueBits) }

  /// - Parameter best: the meters that a better tour must stay below; afterwards those of the tour found.
  /// - Returns: the best tour, if it is better than `best`.
  mutating func run(
    _ graph: WindowGraph, _ meters: PriceBound, _ time: PriceBound,
    _ rounded: (meters: RoundedPrices, time: RoundedPrices),
    limits: SearchLimits, best: inout Int32, shouldStop: () -> Bool
  ) -> (tour: PlannedTour?, ending: SearchEnding) {
    var run = LabelRun(graph, meters, time, rounded, limits, best: best)
    labels.removeAll(keepingCapacity: true)
    (heads, counts) = (graph.games.map { _ in -1 }, graph.games.map { _ in 0 })
    table.clear()
    var isCut = false
    // Days without rest are a debt of time.
    let urgency =
      limits.order == .time ? Int32(1440 * WindowGraph.timeUnits / max(1, (reach.problem.restEvery ?? 2) - 1)) : 0
    let none = Label(set: TargetSet(), meters: 0, time: 0)
    for start in graph.starts { add(none, -1, start.game, start.meters, start.state, flying: start.flies, &run) }
    var queue: [(score: Int32, label: Int32)] = []
    for number in graph.games.indices {
      if number & 15 == 0, shouldStop() { return (found(run), .stopped) }
      fill(&queue, at: number, urgency, &run)
      if queue.isEmpty { continue }
      queue.sort { $0.score < $1.score }
      if let width = limits.width, queue.count > width {
        queue.removeLast(queue.count - width)
        isCut = true
      }
      let game = reach.problem.games[graph.games[number]]
      for (_, index) in queue {
        let label = labels[Int(index)]
        if table.isBeaten(
          label.set, after: game, cost: limits.wantsAny ? 0 : label.meters, driven: label.driven,
          streak: label.streak)
        {
          continue
        }
        extend(label, index, number, &run)
        if labels.count > limits.maxLabels {
          best = run.best
          return (found(run), .outOfLabels)
        }
      }
      if limits.wantsAny, run.last >= 0 { break }
    }
    best = run.best
    return (found(run), isCut ? .outOfLabels : .complete)
  }

  private func fill(
    _ queue: inout [(score: Int32, label: Int32)], at number: Int, _ urgency: Int32, _ run: inout LabelRun
  ) {
    queue.removeAll(keepingCapacity: true)
    var next = heads[number]
    while next >= 0 {
      let label = labels[Int(next)]
      if run.isOpen(label.set, label.meters, label.time, number) {
        queue.append((run.score &+ Int32(label.streak) &* urgency, next))
      }
      next = label.next
    }
  }

  private mutating func extend(_ label: Label, _ index: Int32, _ number: Int, _ run: inout LabelRun) {
    let problem = reach.problem
    if case .exactly(let count) = problem.goal, label.set.intersection(venueBits).count >= count { return }
    for edge in run.graph.firstEdge[number]..<run.graph.firstEdge[number + 1]
    where !label.set.contains(run.graph.venues[Int(run.graph.heads[edge])]) {
      if problem.isLimited {
        follow(label, index, number, edge, &run)
      } else {
        let head = Int(run.graph.heads[edge])
        add(label, index, head, run.graph.meters[edge], TourState(), flying: run.graph.flies[edge], &run)
      }
    }
  }

  /// Goes on to the games of an edge's slot that a tour reaches after what it did before. The first of them suffices,
  /// except where days of rest are wanted: there a game of the next day may come after a rest.
  private mutating func follow(_ label: Label, _ index: Int32, _ number: Int, _ edge: Int, _ run: inout LabelRun) {
    let (problem, graph) = (reach.problem, run.graph)
    let (game, slot, flying) = (graph.games[number], Int(graph.slots[edge]), graph.flies[edge])
    let list = reach.slots[slot].games
    let table = flying ? reach.air : reach.road
    var place = Int(table.first[game * reach.slots.count + slot])
    let first = Int(graph.heads[edge])
    if label.driven == 0, problem.restEvery == nil, list[place] == graph.games[first] {
      let driven = table.driven[game * reach.slots.count + slot]
      return add(label, index, first, graph.meters[edge], TourState(driven: Int(driven)), flying: flying, &run)
    }
    guard
      let tourEdge = problem.edge(from: problem.games[game], label.state, to: reach.slots[slot].venue, flying: flying)
    else { return }
    var lastDay = Int.max
    while place < list.count, list[place] - graph.offset < graph.local.count {
      let (next, other) = (list[place] - graph.offset, problem.games[list[place]])
      place += 1
      if other.day > lastDay { return }
      guard next >= 0, graph.isOpen[next], problem.mayFollow(problem.games[game], other) else { continue }
      let (plain, rested) = problem.states(after: other, by: tourEdge)
      if plain == nil, rested == nil { continue }
      let head = Int(graph.local[next])
      if let plain, head >= 0 { add(label, index, head, graph.meters[edge], plain, flying: flying, &run) }
      if let rested, head >= 0 { add(label, index, head, graph.meters[edge], rested, flying: flying, &run) }
      if problem.restEvery == nil { return }
      lastDay = min(lastDay, other.day + 1)
    }
  }

  private mutating func add(
    _ label: Label, _ index: Int32, _ head: Int, _ meters: Int32, _ state: TourState, flying: Bool,
    _ run: inout LabelRun
  ) {
    let problem = reach.problem
    let fresh = run.graph.targets[head].subtracting(label.set)
    if problem.goal == .required, fresh.intersection(problem.required).isEmpty { return }
    var next = Label(
      set: label.set.union(fresh), meters: label.meters &+ meters &- run.rounded.meters.sum(fresh),
      time: label.time &- run.rounded.time.sum(fresh), parent: index, next: heads[head],
      game: Int32(head), driven: Int16(clamping: state.driven),
      streak: Int16(clamping: state.streak), flies: flying)
    guard run.isOpen(next.set, next.meters, next.time, head) else { return }
    if isComplete(next.set) {
      let end = end(at: head, state, run)?.meters ?? WindowGraph.unreachable
      let total = next.meters &+ run.rounded.meters.sum(next.set) &+ end
      if end < WindowGraph.unreachable, run.isBetter(total, next.set.intersection(venueBits).count) {
        next.next = -1
        labels.append(next)
        run.last = labels.count - 1
      }
      guard case .atLeast = problem.goal else { return }
      next.next = heads[head]
    }
    if let limit = run.maxLabelsPerGame {
      if counts[head] == limit { return replaceWorst(with: next, at: head, &run) }
      counts[head] += 1
    }
    heads[head] = Int32(labels.count)
    labels.append(next)
  }

  /// Puts a label in the place of the least promising one of its game, if it is more promising. Without that, a search of few
  /// labels in a window of thousands of games makes millions.
  private mutating func replaceWorst(with label: Label, at head: Int, _ run: inout LabelRun) {
    _ = run.isOpen(label.set, label.meters, label.time, head)
    var (worst, score) = (Int32(-1), run.score)
    var place = heads[head]
    while place >= 0 {
      let other = labels[Int(place)]
      let isOpen = run.isOpen(other.set, other.meters, other.time, head)
      if !isOpen || run.score > score { (worst, score) = (place, isOpen ? run.score : .max) }
      place = other.next
    }
    if worst < 0 { return }
    let next = labels[Int(worst)].next
    labels[Int(worst)] = label
    labels[Int(worst)].next = next
  }

  private func isComplete(_ set: TargetSet) -> Bool {
    let problem = reach.problem
    if !problem.required.subtracting(set).isEmpty { return false }
    let count = set.intersection(venueBits).count
    return switch problem.goal {
    case .required: true
    case .exactly(let number): count == number
    case .atLeast(let number): count >= number
    }
  }

  private func end(at number: Int, _ state: TourState, _ run: LabelRun) -> (meters: Int32, flies: Bool, rests: [Int])? {
    let problem = reach.problem
    if problem.destination == nil { return (run.graph.endMeters[number], false, []) }
    let game = problem.games[run.graph.games[number]]
    var best: (meters: Int32, flies: Bool, rests: [Int])?
    for flying in problem.choices {
      guard let end = problem.end(after: game, state, by: run.graph.window.lastDay, flying: flying) else { continue }
      if end.meters < best?.meters ?? .max { best = (Int32(clamping: end.meters), flying, end.rests) }
    }
    return best
  }

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
    tour.daysOff = rests(of: path, run)
    if let last = path.last, let end = end(at: Int(last.game), last.state, run) {
      if end.flies { tour.flown.insert(path.count) }
      tour.daysOff += end.rests
    }
    tour.meters = reach.problem.meters(of: tour)
    return tour
  }

  private func rests(of path: [Label], _ run: LabelRun) -> [Int] {
    let problem = reach.problem
    guard problem.restEvery != nil, let first = path.first else { return [] }
    var rests: [Int] = []
    for (place, label) in path.enumerated() {
      let game = problem.games[run.graph.games[Int(label.game)]]
      let before = place > 0 ? path[place - 1] : first
      let edge =
        place == 0
        ? problem.edge(leavingOn: run.graph.window.starts.lowerBound, to: game.venue, flying: label.flies)
        : problem.edge(
          from: problem.games[run.graph.games[Int(before.game)]], before.state, to: game.venue, flying: label.flies)
      let (plain, rested) = edge.map { problem.states(after: game, by: $0) } ?? (nil, nil)
      rests += (plain?.streak == Int(label.streak) ? plain : rested)?.rests ?? []
    }
    return rests
  }
}

/// What a run of the search compares every label with.
private struct LabelRun {
  let graph: WindowGraph
  let meters: PriceBound
  let time: PriceBound
  let rounded: (meters: RoundedPrices, time: RoundedPrices)
  var best: Int32
  var last = -1
  /// The venues of the best tour, if the most are wanted, and its meters.
  var most: Int?
  private var fewest = Int32.max
  /// The bounds of the label that was checked last.
  var metersBound: Int32 = 0
  var timeBound: Int32 = 0
  /// Nil for no limit.
  let maxLabelsPerGame: Int?
  private let order: Measure

  init(
    _ graph: WindowGraph, _ meters: PriceBound, _ time: PriceBound,
    _ rounded: (meters: RoundedPrices, time: RoundedPrices),
    _ limits: SearchLimits, best: Int32
  ) {
    (self.graph, self.meters, self.time, self.rounded, self.best) = (graph, meters, time, rounded, best)
    (most, order) = (limits.wantsMost ? 0 : nil, limits.order)
    maxLabelsPerGame = limits.width.flatMap { $0 <= 16 ? $0 * 4 : nil }
  }

  /// How promising the label is that was checked last: the less, the more.
  var score: Int32 { order == .meters ? metersBound : timeBound }

  /// Whether a tour is better than the best so far, which it then replaces.
  mutating func isBetter(_ total: Int32, _ venues: Int) -> Bool {
    guard let most else {
      if total >= best { return false }
      best = total
      return true
    }
    if venues < most || venues == most && total >= fewest { return false }
    (self.most, fewest) = (venues, total)
    return true
  }

  /// Whether a beginning of a tour may lead to a better tour of the window.
  @inline(__always)
  mutating func isOpen(_ set: TargetSet, _ reduced: Int32, _ reducedTime: Int32, _ number: Int) -> Bool {
    let place = number &* meters.stride &+ meters.memory.state(of: set, at: graph.venues[number])
    metersBound = reduced &+ meters.rest[place] &+ meters.total
    if metersBound >= best { return false }
    timeBound = reducedTime &+ time.rest[place] &+ time.total
    return timeBound <= graph.latest
  }
}

struct SearchLimits: Sendable {
  /// The number of labels to follow from each game; nil for all of them.
  var width: Int?
  /// The number of all labels beyond which the search gives up.
  var maxLabels: Int
  var order = Measure.meters
  /// Whether any tour will do, so that among the paths to the same set the earliest wins rather than the shortest.
  var wantsAny = false
  /// Whether the tour of the most venues is wanted, and only then the shortest.
  var wantsMost = false
}

enum SearchEnding: Sendable {
  case complete
  case outOfLabels
  case stopped
}
