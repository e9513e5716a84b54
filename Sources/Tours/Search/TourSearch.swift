/// The search for the best tour of a season: chooses windows and their order, and draws the conclusions.
package struct TourSearch {
  package struct Progress: Equatable, Sendable {
    package var best: PlannedTour?
    package var days: Int?
    /// The least number of days that is not excluded.
    package var leastDays: Int
  }

  var search: WindowSearch
  /// The least number of days that is not excluded, and that of the best tour.
  var leastDays = 1
  var days: Int?
  private let report: (Progress) -> Void
  /// Called once if no tour is found quickly.
  let onDelay: () -> Void

  /// - Parameters:
  ///   - shouldStop: called often; the search ends soon after it returns true.
  ///   - report: called with each new state of knowledge.
  ///   - mostLabels: the number of labels after which a window is halved.
  ///   - mostWork: the work after which the search ends automatically, in steps of about a nanosecond.
  ///   - onDelay: called once if no tour is found quickly.
  package init(
    _ problem: TourProblem, mostLabels: Int = 150_000, mostWork: Int = .max,
    shouldStop: @escaping () -> Bool = { false }, report: @escaping (Progress) -> Void = { _ in },
    onDelay: @escaping () -> Void = {}
  ) {
    search = WindowSearch(problem, mostLabels: mostLabels, mostWork: mostWork, shouldStop: shouldStop)
    (self.report, self.onDelay) = (report, onDelay)
  }

  var problem: TourProblem { search.problem }

  /// A lower bound of the number of days in which the games of a window can grant all required wishes.
  var leastLength: Int {
    guard let count = problem.games.first.map({ _ in problem.goal.count ?? problem.required.count }) else {
      return 1
    }
    // At most three games can be seen on a day.
    return max(1, (count + 2) / 3)
  }

  /// Returns the windows of a length that their bounds do not close. Wide windows are examined first and divided if
  /// necessary.
  ///
  /// - Parameters:
  ///   - shorter: whether the last window also covers the shorter tours that begin later.
  ///   - isOne: whether the first open window will do.
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

  /// Whether the bounds leave room for a tour of at most a number of days, or the work for them has run out.
  mutating func mayFit(within length: Int) -> Bool {
    let isWhole = length >= problem.days.count
    let cells =
      isWhole
      ? [search.open(Window(starts: problem.days, length: 1))].compactMap { $0 }
      : openCells(length, step: 4, shorter: true, isOne: true).cells
    return !cells.isEmpty || search.isStopped
  }

  // MARK: Fewest meters

  /// Finds the tour with the fewest meters among those that last at most a number of days.
  ///
  /// - Parameter days: the days on which it must not begin.
  package mutating func fewestMeters(within length: Int, except days: Set<Int> = []) -> SearchAnswer {
    let whole = problem.days.count
    if length >= whole, days.isEmpty {
      guard let cell = search.open(Window(starts: problem.days, length: 1)) else {
        return answer(isProved: !search.isStopped, leastMeters: 0)
      }
      return fewestMeters(among: [cell])
    }
    let cells = openCells(length, step: 1, shorter: true).cells.filter { !days.contains($0.window.starts.lowerBound) }
    return fewestMeters(among: cells)
  }

  /// Finds any tour that lasts at most a number of days.
  package mutating func anyTour(within length: Int) -> SearchAnswer {
    let isWhole = length >= problem.days.count
    let cells =
      isWhole
      ? [search.open(Window(starts: problem.days, length: 1))].compactMap { $0 }
      : openCells(length, step: 4, shorter: true).cells
    for cell in cells where search.best == nil { search.beamSearch(at: cell, order: .time) }
    for cell in cells where search.best == nil { search.close(cell, wantsAny: true) }
    return answer(isProved: search.best != nil || !search.isStopped, leastMeters: 0)
  }

  /// Accepts from now on only tours with fewer meters than this one.
  package mutating func compete(with tour: PlannedTour?) { search.compete(with: tour) }

  mutating func fewestMeters(among cells: [SearchCell]) -> SearchAnswer {
    for cell in cells.prefix(search.best == nil ? cells.count : 0) where search.best == nil {
      search.beamSearch(at: cell, order: .time)
    }
    var open: [SearchCell] = []
    for cell in cells {
      var cell = cell
      if search.tightenBound(&cell) { open.append(cell) }
    }
    open.sort { ($0.meters, $0.window.starts.lowerBound) < ($1.meters, $1.window.starts.lowerBound) }
    for cell in open where isBetter(cell) {
      let before = search.best
      search.beamSearch(at: cell, order: .meters)
      if search.best != before { tell() }
    }
    var least = Int.max
    for cell in open where isBetter(cell) {
      let before = search.best
      search.close(cell, wantsAny: false)
      if search.isStopped { least = min(least, Int(cell.meters)) }
      if search.best != before { tell() }
    }
    let meters = search.best?.meters ?? 0
    return answer(isProved: !search.isStopped, leastMeters: search.isStopped ? max(0, min(least, meters)) : meters)
  }

  private func isBetter(_ cell: SearchCell) -> Bool { search.best.map { Int(cell.meters) < $0.meters } ?? true }

  func answer(isProved: Bool, leastMeters: Int) -> SearchAnswer {
    SearchAnswer(tour: search.best, days: days, leastDays: leastDays, leastMeters: leastMeters, isProved: isProved)
  }

  func tell() { report(Progress(best: search.best, days: days, leastDays: leastDays)) }
}

/// The answer for one number of days.
package struct SearchAnswer: Equatable, Sendable {
  package var tour: PlannedTour?
  /// The number of days in which the tour fits.
  package var days: Int?
  /// The least number of days that is not excluded; more than the dates allow if all are excluded.
  package var leastDays: Int
  /// The least number of meters that is not excluded, in as many days as the tour has.
  package var leastMeters: Int
  package var isProved: Bool
}
