/// The search for the best tour of one problem: chooses windows and their order, and draws the conclusions.
package struct TourSearch {
  var search: WindowSearch
  /// The least number of days that is not excluded, and that of the best tour.
  var leastDays = 1
  var days: Int?
  private let report: (_ best: PlannedTour?, _ leastDays: Int) -> Void
  /// The days of a tour, from the departure to the return.
  let driven: (PlannedTour) -> ClosedRange<Int>
  let onDelay: () -> Void

  /// Searches for tours with fewer meters than a tour, which may be without games. Windows are halved after some labels, and
  /// the search ends after some work, in steps of about a nanosecond. `onDelay` is called once if no tour is found quickly.
  package init(
    _ problem: TourProblem, below tour: PlannedTour? = nil, maxLabels: Int = 150_000, maxWork: Int = .max,
    driven: @escaping (PlannedTour) -> ClosedRange<Int>, shouldStop: @escaping () -> Bool = { false },
    report: @escaping (_ best: PlannedTour?, _ leastDays: Int) -> Void = { _, _ in }, onDelay: @escaping () -> Void = {}
  ) {
    search = WindowSearch(problem, maxLabels: maxLabels, maxWork: maxWork, shouldStop: shouldStop)
    search.compete(with: tour)
    (self.driven, self.report, self.onDelay) = (driven, report, onDelay)
  }

  var problem: TourProblem { search.problem }

  /// A lower bound of the number of days in which the games of a window can meet all required targets.
  var leastLength: Int {
    if problem.games.isEmpty { return 1 }
    // At most three games can be seen on a day.
    return max(1, ((problem.goal.count ?? problem.required.count) + 2) / 3)
  }

  /// Returns the windows of a length that their bounds do not close, or the first of them; the last one may also cover the
  /// shorter tours that begin later. Wide ones are examined first, and divided.
  mutating func openCells(
    _ length: Int, step: Int, shorter: Bool = false, isOne: Bool = false
  ) -> (cells: [SearchCell], splits: Int) {
    var open: [SearchCell] = []
    var splits = 0
    var first = problem.days.lowerBound
    let last = max(first, problem.days.upperBound - length + 1)
    while first <= last {
      var stack = [first...min(last, first + step - 1)]
      while let starts = stack.popLast() {
        guard let cell = search.open(Window(starts: starts, length: length)) else { continue }
        if search.isStopped { return (open, splits) }
        if starts.count == 1 {
          open.append(cell)
          if isOne { return (open, splits) }
        } else {
          splits += 1
          let middle = starts.lowerBound + (starts.count - 1) / 2
          stack.append(middle + 1...starts.upperBound)
          stack.append(starts.lowerBound...middle)
        }
      }
      first += step
    }
    if shorter, last < problem.days.upperBound,
      let cell = search.open(Window(starts: last + 1...problem.days.upperBound, length: 1))
    {
      open.append(cell)
    }
    return (open, splits)
  }

  /// The windows of at most a number of days that their bounds do not close.
  private mutating func cells(within length: Int, step: Int, isOne: Bool = false) -> [SearchCell] {
    if length >= problem.days.count { return [search.open(Window(starts: problem.days, length: 1))].compactMap { $0 } }
    return openCells(length, step: step, shorter: true, isOne: isOne).cells
  }

  package func mayFit(within length: Int) -> Bool {
    var new = self
    return !new.cells(within: length, step: 4, isOne: true).isEmpty || new.search.isStopped
  }

  // MARK: Fewest meters

  /// Finds the tour with the fewest meters among those of at most a number of days that begin on none of the excepted days.
  package func fewestMeters(within length: Int, except days: Set<Int> = []) -> SearchResult {
    var new = self
    let cells = days.isEmpty ? new.cells(within: length, step: 1) : new.openCells(length, step: 1, shorter: true).cells
    return new.fewestMeters(among: cells.filter { !days.contains($0.window.starts.lowerBound) })
  }

  package func anyTour(within length: Int) -> SearchResult {
    var new = self
    let cells = new.cells(within: length, step: 4)
    new.search.findAny(in: cells)
    for cell in cells where new.search.best == nil { new.search.close(cell, wantsAny: true) }
    return new.result(isProved: new.search.best != nil || !new.search.isStopped, leastMeters: 0)
  }

  mutating func fewestMeters(among cells: [SearchCell]) -> SearchResult {
    search.findAny(in: cells)
    var open: [SearchCell] = []
    for var cell in cells {
      if search.tightenBound(&cell) { open.append(cell) }
    }
    open.sort { ($0.meters, $0.window.starts.lowerBound) < ($1.meters, $1.window.starts.lowerBound) }
    for cell in open where isBetter(cell) {
      let before = search.best
      search.beamSearch(at: cell, order: .meters)
      if search.best != before { reportBest() }
    }
    var least = Int.max
    for cell in open where isBetter(cell) {
      let before = search.best
      search.close(cell, wantsAny: false)
      if search.isStopped { least = min(least, Int(cell.meters)) }
      if search.best != before { reportBest() }
    }
    let meters = search.best?.meters ?? 0
    return result(isProved: !search.isStopped, leastMeters: search.isStopped ? max(0, min(least, meters)) : meters)
  }

  private func isBetter(_ cell: SearchCell) -> Bool { search.best.map { Int(cell.meters) < $0.meters } ?? true }

  func result(isProved: Bool, leastMeters: Int) -> SearchResult {
    SearchResult(tour: search.best, days: days, leastDays: leastDays, leastMeters: leastMeters, isProved: isProved)
  }

  func reportBest() { report(search.best, leastDays) }

  // MARK: Most venues

  private enum Limits {
    static let samples = 32
    static let width = 10
    /// The windows searched again with more labels, and the labels.
    static let again = 4
    static let wide = 80
  }

  /// Looks for a tour of as many venues as possible in some days. The problem must ask for one venue or more.
  package func manyVenues(within length: Int) -> PlannedTour? {
    var search = search
    let first = problem.days.lowerBound
    let last = max(first, problem.days.upperBound - length + 1)
    let isComplete = length >= problem.days.count
    var found: [(venues: Int, meters: Int, window: Window)] = []
    for start in stride(from: first, through: last, by: max(1, (last - first) / Limits.samples)) {
      let window = Window(starts: isComplete ? problem.days : start...start, length: isComplete ? 1 : length)
      guard
        let tour = search.beamSearchForMostVenues(
          at: search.unbounded(window), width: max(3, Limits.width / problem.scale))
      else { continue }
      found.append((tour.games.count, tour.meters, window))
    }
    found.sort { ($0.venues, -$0.meters) > ($1.venues, -$1.meters) }
    for (_, _, window) in found.prefix(Limits.again) {
      search.beamSearchForMostVenues(
        at: search.unbounded(window), width: max(6, Limits.wide / problem.scale / problem.scale))
    }
    return search.best
  }
}

package struct SearchResult: Equatable, Sendable {
  package var tour: PlannedTour?
  package var days: Int?
  /// The least number of days that is not excluded; more than the dates allow if all are excluded.
  package var leastDays: Int
  /// The least number of meters that is not excluded, in as many days as the tour has.
  package var leastMeters: Int
  package var isProved: Bool
}
