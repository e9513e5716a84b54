/// The quick search for many venues.
extension TourSearch {
  private enum Effort {
    static let samples = 32
    static let width = 10
    /// The windows searched again with more labels, and the labels.
    static let again = 4
    static let wide = 80
  }

  /// Looks for a tour of as many venues as possible in some days. The problem must ask for one venue or more.
  package mutating func manyVenues(within length: Int) -> PlannedTour? {
    let first = problem.days.lowerBound
    let last = max(first, problem.days.upperBound - length + 1)
    let isWhole = length >= problem.days.count
    var found: [(venues: Int, meters: Int, window: Window)] = []
    for start in stride(from: first, through: last, by: max(1, (last - first) / Effort.samples)) {
      let window = Window(starts: isWhole ? problem.days : start...start, length: isWhole ? 1 : length)
      guard
        let tour = search.beamSearchForMost(at: search.unbounded(window), width: max(3, Effort.width / problem.scale))
      else { continue }
      found.append((tour.games.count, tour.meters, window))
    }
    found.sort { ($0.venues, -$0.meters) > ($1.venues, -$1.meters) }
    for (_, _, window) in found.prefix(Effort.again) {
      search.beamSearchForMost(at: search.unbounded(window), width: max(6, Effort.wide / problem.scale / problem.scale))
    }
    return search.best
  }
}
