/// The short memory of a relaxed path: which of the venues nearest to its present one it has seen.
///
/// Without a memory, the cheapest path goes to and fro between two neighboring venues; remembering the nearest few
/// prevents that. Source: Baldacci, Mingozzi, Roberti, "New route relaxation and pricing strategies for the vehicle
/// routing problem", Operations Research 59 (2011), where such paths are called ng-routes.
struct NGMemory: Sendable {
  /// The largest number of venues that are remembered.
  let size: Int
  let states: Int
  /// The ``size`` nearest venues of each venue; −1 fills up missing ones.
  let neighbors: [Int]
  /// The state after going on, for each venue, next venue and state; ``states`` if the next venue is remembered as seen.
  private(set) var next: [UInt8]

  init(_ problem: TourProblem, size: Int) {
    let count = problem.venueCount
    self.size = size
    states = 1 << size
    var neighbors = [Int](repeating: -1, count: count * size)
    for venue in 0..<count {
      let others = (0..<count).filter { $0 != venue }.map { other in
        (problem.choices.compactMap { problem.edge(venue, other, flying: $0)?.minutes }.min() ?? .max, other)
      }
      for (place, other) in others.sorted(by: <).prefix(size).enumerated() where other.0 < .max {
        neighbors[venue * size + place] = other.1
      }
    }
    self.neighbors = neighbors
    next = [UInt8](repeating: 0, count: count * count * states)
    for venue in 0..<count {
      for state in 0..<states {
        var seen = TargetSet([venue])
        for place in 0..<size where state >> place & 1 == 1 {
          let known = neighbors[venue * size + place]
          if known >= 0 { seen.insert(known) }
        }
        for other in 0..<count {
          next[(venue * count + other) * states + state] =
            UInt8(seen.contains(other) ? states : self.state(of: seen, at: other))
        }
      }
    }
  }

  /// The state of the memory of a path that is at a venue and has seen these venues.
  @inline(__always)
  func state(of seen: TargetSet, at venue: Int) -> Int {
    var state = 0
    for place in 0..<size {
      let known = neighbors[venue * size + place]
      if known >= 0, seen.contains(known) { state |= 1 << place }
    }
    return state
  }
}
