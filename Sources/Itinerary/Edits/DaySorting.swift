/// Sorts the rows of a day by time. A row without one stays after the row above it; or before the row below it on top of a
/// day, or if a leg would become misplaced. Games keep their order, and legs stay between their games.
struct DaySorting {
  struct Row {
    /// The minutes since midnight; nil for a row without a time.
    var time: Int?
    var isGame = false
    /// The game on this day that a leg must follow, as a row.
    var after: Int?
    /// The game on this day that a leg must precede, as a row.
    var before: Int?
  }

  private let rows: [Row]
  private var keys: [Int?]

  init(_ rows: [Row]) {
    self.rows = rows
    keys = rows.map(\.time)
    var latest = 0
    for index in rows.indices where rows[index].isGame {
      guard let time = keys[index] else { continue }
      latest = max(latest, time)
      keys[index] = latest
    }
    var start = 0
    while let first = keys[start...].firstIndex(of: nil) {
      let end = keys[first...].firstIndex { $0 != nil } ?? keys.count
      fill(first..<end)
      start = end
    }
    holdFrame()
  }

  /// The rows in the new order, given by their old indices.
  var order: [Int] { rows.indices.sorted { (keys[$0] ?? 0, $0) < (keys[$1] ?? 0, $1) } }

  /// The largest set of rows, including all games, that need not move.
  var retained: Set<Int> {
    let order = order
    var best: [(weight: Int, previous: Int?)] = []
    for (place, row) in order.enumerated() {
      let weight = rows[row].isGame ? rows.count + 1 : 1
      var found: (weight: Int, previous: Int?) = (weight, nil)
      for earlier in 0..<place where order[earlier] < row && best[earlier].weight + weight > found.weight {
        found = (best[earlier].weight + weight, earlier)
      }
      best.append(found)
    }
    var retained: Set<Int> = []
    var place = best.indices.max { best[$0].weight < best[$1].weight }
    while let here = place {
      retained.insert(order[here])
      place = best[here].previous
    }
    return retained
  }

  // MARK: Rows without a time

  /// Gives rows without a time that of the row above, as many of the first as possible, or of the row below.
  private mutating func fill(_ run: Range<Int>) {
    let above = run.lowerBound > 0 ? keys[run.lowerBound - 1] : nil
    let below = run.upperBound < keys.count ? keys[run.upperBound] : nil
    guard let other = above ?? below else { return }
    let all = Array(run.lowerBound...run.upperBound)
    let splits = above == nil ? [run.lowerBound] : below == nil ? [run.upperBound] : all.reversed()
    var first: [Int?]?
    for split in splits {
      for row in run { keys[row] = row < split ? above ?? other : below ?? other }
      if run.allSatisfy(fits) { return }
      if first == nil { first = keys }
    }
    keys = first ?? keys
  }

  private func fits(_ row: Int) -> Bool {
    guard let key = keys[row] else { return true }
    func isInOrder(_ after: Int?, _ before: Int?) -> Bool {
      (after.flatMap { keys[$0] } ?? key) <= key && key <= (before.flatMap { keys[$0] } ?? key)
    }
    guard rows[row].isGame else { return isInOrder(rows[row].after, rows[row].before) }
    return isInOrder(
      rows[..<row].lastIndex(where: \.isGame),
      rows.indices.first { $0 > row && rows[$0].isGame && keys[$0] != nil })
  }

  /// Keeps games in order, and legs between their games, if no choice of neighbors does.
  private mutating func holdFrame() {
    var latest: Int?
    for row in rows.indices where rows[row].isGame {
      if let latest, let key = keys[row] { keys[row] = max(key, latest) }
      latest = keys[row] ?? latest
    }
    for row in rows.indices where !rows[row].isGame {
      if let after = rows[row].after.flatMap({ keys[$0] }), let key = keys[row] { keys[row] = max(key, after) }
      if let before = rows[row].before.flatMap({ keys[$0] }), let key = keys[row] { keys[row] = min(key, before) }
    }
  }
}

extension Trip {
  /// Sorts the timed rows of a day. Every other row keeps a neighbor; as few rows as possible change, and no games.
  mutating func sortDay(_ day: Int, _ zones: Zones, now: Timestamp) throws(Refusal) {
    try check(day: day)
    let rows = itinerary.items(ofDay: day)
    let sorting = DaySorting(sortingRows(rows, day, zones))
    let order = sorting.order
    if order.elementsEqual(rows.indices) { return }
    let retained = sorting.retained
    for row in rows.indices where !retained.contains(row) {
      itinerary.remove(rows[row])
    }
    var place = 0
    while place < order.count {
      let end = order[place...].firstIndex { retained.contains($0) } ?? order.count
      let block = order[place..<end].map { rows[$0].moved(from: nil, at: now) }
      if !block.isEmpty { insert(block, day: day, index: place, now: now) }
      place = end + 1
    }
  }

  private func sortingRows(_ rows: [Item], _ day: Int, _ zones: Zones) -> [DaySorting.Row] {
    let constraints = ItineraryConstraints(itinerary)
    let times = times(ofDay: day, zones)
    return rows.indices.map { row in
      switch rows[row].kind {
      case .custom: DaySorting.Row(time: times[row])
      case .game: DaySorting.Row(time: times[row], isGame: true)
      case .travel(let leg): sortingRow(leg, at: row, of: rows, times[row], constraints)
      }
    }
  }

  private func sortingRow(
    _ leg: Leg, at index: Int, of rows: [Item], _ time: Int?, _ constraints: ItineraryConstraints
  ) -> DaySorting.Row {
    guard constraints.refusal(for: rows[index], at: rows[index].position) == nil else { return DaySorting.Row() }
    let bounds = constraints.stays.bounds(of: leg)
    func row(of game: Item?) -> Int? { game.flatMap { game in rows.firstIndex { $0.id == game.id } } }
    return DaySorting.Row(time: time, after: row(of: bounds.departure), before: row(of: bounds.arrival))
  }

  /// The given times of the rows of a day: minutes of the timeline, or of the day where the clock of one is unknown.
  private func times(ofDay day: Int, _ zones: Zones) -> [Int?] {
    let timeline = Timeline(of: self, zones: zones)
    let moments = itinerary.range(ofDay: day).map { index in
      timeline[index].basis == .given ? timeline[index].start.map { Int($0 / 60) } : nil
    }
    let clocks = itinerary.items(ofDay: day).map { $0.minute(on: date(ofDay: day), zones) }
    let areKnown = zip(moments, clocks).allSatisfy { $0 != nil || $1 == nil }
    return zip(moments, clocks).map { moment, clock in clock == nil ? nil : areKnown ? moment : clock }
  }
}

extension Item {
  /// The minute of the day at which a row begins; nil if it has no time, or none on that date.
  fileprivate func minute(on date: CivilDate, _ zones: Zones) -> Int? {
    switch kind {
    case .custom(let custom): custom.time?.minutes
    case .game(let game): game.isPlayed ? zones.localStart(of: game).time?.clock.minutes : nil
    case .travel(let leg): leg.departs?.date == date ? leg.departs?.time?.clockTime.minutes : nil
    }
  }
}
