/// The search for the fewest days.
///
/// A first tour is found quickly, in generous windows. Then the days are lowered by quick searches, and the numbers of days
/// below are excluded by exact ones, in turns, so that both the tour and its bound improve until they meet.
extension TourSearch {
  private struct Level {
    let days: Int
    var cells: [SearchCell]
    var isExcluded: Bool
  }

  private enum Limits {
    /// The number of windows that are searched quickly for each number of days.
    static let samples = 16
    static let width = 30
    static let rise = 400_000_000
    /// The days above the bound up to which a tour is made better day by day.
    static let near = 4
    /// The number of windows searched quickly before an exact search.
    static let cells = 40
    /// The work of a first try, in steps of about a nanosecond.
    static let first = 700_000_000
    /// The work of the first exact search of a number of days. It doubles in every turn.
    static let turn = 1_000_000_000
  }

  package func fewestDays(atMost limit: Int) -> SearchResult {
    var new = self
    return new.findFewestDays(atMost: limit)
  }

  private mutating func findFewestDays(atMost limit: Int) -> SearchResult {
    let maxDays = min(limit, problem.days.count)
    var levels: [Level] = []
    var step = 16
    // Bounds take long, and any result is better than none.
    let isLarge = problem.scale > 2
    if isLarge { onDelay() }
    findAny(within: maxDays)
    if isLarge || search.best == nil { leaps(to: maxDays, step: step, work: Limits.rise) }
    if !isLarge {
      if search.best == nil, leastDays <= maxDays, !search.isStopped { onDelay() }
      rise(to: maxDays, &levels, &step)
    }
    findFirst(to: maxDays)
    improve(to: maxDays, &levels, &step)
    guard let days, !search.isStopped else {
      if search.best == nil, !search.isStopped { leastDays = maxDays + 1 }
      return result(isProved: !search.isStopped, leastMeters: 0)
    }
    leastDays = days
    reportBest()
    return fewestMeters(among: open(days, &levels, &step))
  }

  /// Excludes numbers of days by their bounds alone, in leaps that are halved at the first number with an open window.
  private mutating func leaps(to maxDays: Int, step: Int, work: Int?) {
    leastDays = min(max(leastDays, leastLength), maxDays + 1)
    var leap = 1
    var isOpen = false
    search.allow(work)
    while leastDays <= min(maxDays, days.map { $0 - 1 } ?? maxDays) {
      let length = min(leastDays + leap - 1, maxDays)
      let cells = openCells(length, step: step, shorter: true, isOne: true).cells
      if search.isStopped || search.isOut { break }
      if cells.isEmpty {
        leastDays = length + 1
        leap = isOpen ? max(1, leap / 2) : leap * 2
        reportBest()
      } else {
        isOpen = true
        if length == leastDays { break }
        leap = max(1, leap / 2)
      }
    }
    search.allow(nil)
  }

  /// Excludes numbers of days by their bounds alone, one after the other, up to the first with an open window.
  private mutating func rise(to maxDays: Int, _ levels: inout [Level], _ step: inout Int) {
    leastDays = min(max(leastDays, leastLength), maxDays + 1)
    while leastDays <= min(maxDays, days.map { $0 - 1 } ?? maxDays), open(leastDays, &levels, &step).isEmpty,
      !search.isStopped
    {
      leastDays += 1
      reportBest()
    }
  }

  private mutating func open(_ length: Int, _ levels: inout [Level], _ step: inout Int) -> [SearchCell] {
    if let level = levels.first(where: { $0.days == length }) { return level.cells }
    let (cells, splits) = openCells(length, step: step)
    if splits > 2 { step = max(1, step / 2) }
    let sorted = cells.sorted { ($0.slack, $1.window.starts.lowerBound) > ($1.slack, $0.window.starts.lowerBound) }
    if !search.isStopped { levels.append(Level(days: length, cells: sorted, isExcluded: sorted.isEmpty)) }
    return sorted
  }

  // MARK: The first tour

  /// Looks for any tour in the one window of all days, or a window of as many as there may be.
  private mutating func findAny(within maxDays: Int) {
    search.allow(Limits.first)
    search.findAny(in: samples(maxDays).prefix(2), width: max(4, Limits.width / problem.scale))
    search.allow(nil)
    record()
  }

  /// Looks for a first tour, or one of fewer days than any so far, in a few windows of ever more days.
  private mutating func findFirst(to maxDays: Int) {
    let found = search.best
    let maxDays = days.map { $0 - 1 } ?? maxDays
    if leastDays > maxDays { return }
    search.forget()
    var more = 0
    search.allow(Limits.first)
    while search.best == nil, !search.isStopped, !search.isOut {
      let length = min(leastDays + more, maxDays)
      sample(length)
      if length == maxDays { break }
      more = max(1, more * 2)
    }
    search.allow(nil)
    if search.best == nil { return search.compete(with: found) }
    record()
  }

  /// Looks for any tour in windows of a number of days: those that begin on some days, then the most promising.
  private mutating func sample(_ length: Int, from starts: [Int] = []) {
    let width = max(8, Limits.width / problem.scale)
    search.findAny(in: starts.compactMap { search.open(Window(starts: $0...$0, length: length)) }, width: width)
    if search.best != nil { return }
    search.findAny(in: samples(length).prefix(Limits.samples / 2), width: width)
  }

  /// Some of the windows of a number of days, the most promising first.
  private mutating func samples(_ length: Int) -> [SearchCell] {
    let first = problem.days.lowerBound
    let last = max(first, problem.days.upperBound - length + 1)
    let step = max(1, (last - first) / max(3, Limits.samples / problem.scale))
    let cells = stride(from: first, through: last, by: step).compactMap { start in
      search.open(Window(starts: start...start, length: length))
    }
    return cells.sorted { $0.slack > $1.slack }
  }

  private mutating func record() {
    guard let best = search.best else { return }
    let length = driven(best).count
    days = min(days ?? length, length)
    reportBest()
  }

  // MARK: Better tours and bounds

  private mutating func improve(to maxDays: Int, _ levels: inout [Level], _ step: inout Int) {
    if problem.scale > 2 || (days ?? 0) > leastDays + Limits.near { leap() }
    if problem.scale > 2 { leaps(to: maxDays, step: step, work: nil) }
    descend(&levels, &step)
    var work = Limits.turn
    while !search.isStopped {
      let end = days.map { $0 - 1 } ?? maxDays
      if leastDays > end { return }
      for length in leastDays...end where !search.isStopped && length < days ?? .max {
        exclude(length, &levels, &step, work: length == end && length == leastDays ? nil : work)
      }
      descend(&levels, &step)
      work *= 2
    }
  }

  /// Lowers the days of the best tour in leaps, by a few windows of each number of days.
  private mutating func leap() {
    var drop = Int.max
    while let found = search.best, let days, drop > 0, !search.isStopped {
      drop = min(drop, (days - leastDays + 1) / 2)
      if drop == 0 { return }
      search.forget()
      let first = driven(found).lowerBound
      sample(days - drop, from: [first, first + drop, first + drop / 2])
      if search.best == nil {
        search.compete(with: found)
        drop /= 2
      } else {
        record()
      }
    }
  }

  private mutating func descend(_ levels: inout [Level], _ step: inout Int) {
    while let found = search.best, let days, days > leastDays, !search.isStopped {
      let cells = open(days - 1, &levels, &step)
      search.forget()
      search.findAny(in: cells.prefix(Limits.cells))
      if search.best == nil { return search.compete(with: found) }
      record()
    }
  }

  /// Excludes a number of days, or finds a tour of it.
  private mutating func exclude(_ length: Int, _ levels: inout [Level], _ step: inout Int, work: Int?) {
    let cells = open(length, &levels, &step)
    guard let place = levels.firstIndex(where: { $0.days == length }) else { return }
    let found = search.best
    search.forget()
    if !levels[place].isExcluded {
      search.allow(work)
      for cell in cells where search.best == nil { search.close(cell, wantsAny: true) }
      levels[place].isExcluded = search.best == nil && !search.isOut && !search.isStopped
      search.allow(nil)
    }
    if search.best != nil { record() } else { search.compete(with: found) }
    // Fewer days may still do at the end of the dates, so every number of days is excluded in its turn.
    while levels.contains(where: { $0.days == leastDays && $0.isExcluded }) { leastDays += 1 }
    reportBest()
  }
}
