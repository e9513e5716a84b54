/// Tunes the prices of a window until its bound passes a threshold or no longer rises.
///
/// Prices rise where the cheapest path leaves a target out and fall where it has it twice: the subgradient method with
/// Polyak's step and a part of the last direction kept (Camerini, Fratta, Maffioli 1975).
struct PriceTuning: Sendable {
  /// How often each game was on the cheapest path in the late rounds. Cells are divided where these disagree.
  private(set) var visits: [Int32] = []
  private(set) var bound = Int32.min
  private(set) var rounds = 0

  /// - Parameters:
  ///   - threshold: a bound above it closes the window.
  ///   - prices: the first prices; the best ones found, afterwards.
  mutating func run(
    _ bound: inout PriceBound, _ graph: WindowGraph, _ problem: TourProblem, prices: inout Prices, rounds: Int,
    threshold: Int32
  ) {
    var current = prices
    var direction = [Double](repeating: 0, count: problem.targetCount + 1)
    var step = 1.0
    var idle = 0
    (self.bound, self.rounds) = (.min, 0)
    visits = [Int32](repeating: 0, count: graph.games.count)
    for round in 0..<rounds {
      bound.fill(graph, RoundedPrices(current, problem), venueCount: problem.venueCount)
      self.rounds += 1
      if bound.bound > self.bound {
        let rise = self.bound == .min ? 1 : Double(bound.bound) - Double(self.bound)
        (self.bound, prices) = (bound.bound, current)
        if rise > Double(abs(Int(bound.bound))) * 0.0002 { idle = 0 } else { idle += 1 }
      } else {
        idle += 1
      }
      if bound.bound > threshold { return }
      let path = bound.path(graph, venueCount: problem.venueCount)
      var seen = [Int32](repeating: 0, count: problem.targetCount)
      for number in path {
        if round * 2 >= rounds { visits[number] += 1 }
        seen[graph.venues[number]] += 1
        for team in graph.teams[number] { seen[team] += 1 }
      }
      let slope = slope(seen, path.count, current, problem)
      let norm = slope.reduce(0) { $0 + $1 * $1 }
      if norm == 0 { return }
      if idle >= 6 {
        step *= 0.6
        idle = 0
        if step < 0.02 { return }
      }
      let isOpen = threshold >= WindowGraph.unreachable / 2
      let aim =
        isOpen ? Double(max(self.bound, 1_000)) * 1.1 : Double(threshold) + max(1, Double(abs(Int(threshold))) * 0.003)
      let length = step * max(aim - Double(bound.bound), Double(abs(Int(bound.bound))) * 0.002 + 1) / norm
      for target in direction.indices { direction[target] = slope[target] * length + 0.35 * direction[target] }
      move(&current, along: direction, problem)
    }
  }

  /// How often each target is missing on a path, negative if there too often; the last number is that of the venues.
  private func slope(_ seen: [Int32], _ length: Int, _ prices: Prices, _ problem: TourProblem) -> [Double] {
    var slope = [Double](repeating: 0, count: problem.targetCount + 1)
    for target in 0..<problem.targetCount {
      let isRequired = problem.required.contains(target)
      let missing = Double(1 - seen[target])
      if target >= problem.venueCount {
        slope[target] = isRequired && !(missing < 0 && prices.targets[target] <= 0) ? missing : 0
      } else if isRequired {
        slope[target] = missing
      } else {
        // A price at its ceiling does not rise.
        slope[target] = missing > 0 && prices.targets[target] >= prices.perVenue ? 0 : missing
      }
    }
    if let count = problem.goal.count { slope[problem.targetCount] = Double(count - length) }
    return slope
  }

  private func move(_ prices: inout Prices, along direction: [Double], _ problem: TourProblem) {
    if problem.goal.count != nil {
      let rise = direction[problem.targetCount]
      prices.perVenue += rise
      if case .atLeast = problem.goal { prices.perVenue = max(0, prices.perVenue) }
      for venue in 0..<problem.venueCount { prices.targets[venue] += rise }
    }
    for target in 0..<problem.targetCount {
      prices.targets[target] += direction[target]
      if target >= problem.venueCount {
        prices.targets[target] = max(0, prices.targets[target])
      } else if !problem.required.contains(target) {
        prices.targets[target] = min(prices.targets[target], prices.perVenue)
      }
    }
  }
}
