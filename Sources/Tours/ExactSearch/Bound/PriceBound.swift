/// The cheapest relaxed paths of a window under prices, from each game and state of its memory to the end: one pass over the
/// edges in reverse order of time, run thousands of times.
struct PriceBound: Sendable {
  let memory: NGMemory
  let measure: Measure
  /// The cheapest rest of a path from each game and state of the memory, as cost less prices, without the price of the
  /// game itself. Each game has one more number at its end, ``WindowGraph/unreachable``.
  private(set) var rest: [Int32] = []
  private(set) var prices: [Int32] = []
  private(set) var total: Int32 = 0

  var stride: Int { memory.states + 1 }

  /// The least cost of a tour of the window; ``WindowGraph/unreachable`` or more if none.
  private(set) var bound: Int32 = 0
  /// The game with which the cheapest path begins.
  private(set) var best = -1

  mutating func fill(_ graph: WindowGraph, _ rounded: RoundedPrices, venueCount: Int) {
    let count = graph.games.count
    let stride = stride
    let states = memory.states
    total = rounded.total
    if prices.count != count { prices = [Int32](repeating: 0, count: count) }
    for number in 0..<count { prices[number] = rounded.sum(graph.targets[number]) }
    if rest.count != count * stride {
      rest = [Int32](repeating: WindowGraph.unreachable, count: count * stride)
    }
    let ends = measure == .meters ? graph.endMeters : graph.endTimes
    let factor: Int32 = measure == .meters ? 1 : 0
    rest.withUnsafeMutableBufferPointer { rest in
      graph.heads.withUnsafeBufferPointer { heads in
        graph.meters.withUnsafeBufferPointer { meters in
          memory.next.withUnsafeBufferPointer { next in
            prices.withUnsafeBufferPointer { prices in
              for number in Swift.stride(from: count - 1, through: 0, by: -1) {
                let row = number &* stride
                let venue = graph.venues[number]
                for state in 0..<states { rest[row &+ state] = ends[number] }
                var edge = graph.firstEdge[number]
                let last = graph.firstEdge[number + 1]
                while edge < last {
                  let head = Int(heads[edge])
                  let cost = meters[edge] &* factor &- prices[head]
                  let targetRow = head &* stride
                  let map = (venue &* venueCount &+ graph.venues[head]) &* states
                  var state = 0
                  while state < states {
                    let value = cost &+ rest[targetRow &+ Int(next[map &+ state])]
                    if value < rest[row &+ state] { rest[row &+ state] = value }
                    state &+= 1
                  }
                  edge &+= 1
                }
              }
            }
          }
        }
      }
    }
    bound = WindowGraph.unreachable
    best = -1
    for number in 0..<count where graph.startMeters[number] < WindowGraph.unreachable {
      let value = graph.startMeters[number] * factor - prices[number] + rest[number * stride]
      if value < bound { (bound, best) = (value, number) }
    }
    bound = best < 0 || bound > WindowGraph.unreachable / 2 ? WindowGraph.unreachable : bound + total
  }

  func path(_ graph: WindowGraph, venueCount: Int) -> [Int] {
    guard best >= 0 else { return [] }
    let factor: Int32 = measure == .meters ? 1 : 0
    var path = [best]
    var (number, state) = (best, 0)
    walk: while true {
      let value = rest[number * stride + state]
      for edge in graph.firstEdge[number]..<graph.firstEdge[number + 1] {
        let head = Int(graph.heads[edge])
        let map = (graph.venues[number] * venueCount + graph.venues[head]) * memory.states
        let after = Int(memory.next[map + state])
        if graph.meters[edge] * factor - prices[head] + rest[head * stride + after] == value {
          if after == memory.states { continue }
          (number, state) = (head, after)
          path.append(head)
          continue walk
        }
      }
      return path
    }
  }

  /// The least cost of the relaxed tours through each game. Under a driving limit a tour may reach a later game of a slot than
  /// its relaxed path does, so it also covers the paths that lead to an earlier game of the slot.
  func through(_ graph: WindowGraph, _ problem: TourProblem) -> [Int32] {
    let count = graph.games.count
    let states = memory.states
    let factor: Int32 = measure == .meters ? 1 : 0
    let none = WindowGraph.unreachable
    var before = [Int32](repeating: none, count: count * stride)
    for number in 0..<count {
      let row = number * stride
      if graph.startMeters[number] < none {
        before[row] = min(before[row], graph.startMeters[number] * factor - prices[number])
      }
      for edge in graph.firstEdge[number]..<graph.firstEdge[number + 1] {
        let head = Int(graph.heads[edge])
        let cost = graph.meters[edge] * factor - prices[head]
        let map = (graph.venues[number] * problem.venueCount + graph.venues[head]) * states
        for state in 0..<states where before[row + state] < none / 2 {
          let after = head * stride + Int(memory.next[map + state])
          let value = before[row + state] &+ cost
          if value < before[after] { before[after] = value }
        }
      }
    }
    if problem.isLimited { spread(&before, graph, problem) }
    return (0..<count).map { number in
      (0..<states).reduce(none) { least, state in
        let value = before[number * stride + state]
        return value < none / 2 ? min(least, value &+ rest[number * stride + state] &+ total) : least
      }
    }
  }

  private func spread(_ before: inout [Int32], _ graph: WindowGraph, _ problem: TourProblem) {
    let order = graph.games.indices.sorted { a, b in
      (graph.slotKeys[a], problem.games[graph.games[a]].end, graph.games[a])
        < (graph.slotKeys[b], problem.games[graph.games[b]].end, graph.games[b])
    }
    for (number, next) in zip(order, order.dropFirst()) where graph.slotKeys[number] == graph.slotKeys[next] {
      for state in 0..<memory.states {
        before[next * stride + state] = min(before[next * stride + state], before[number * stride + state])
      }
    }
  }
}
