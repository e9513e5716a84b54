import Atlas

/// A window: the tours that begin on one of some days and last at most a number of days.
struct Window: Equatable, Sendable {
  /// The days on which the tours begin: the day of the first game, or of leaving the origin.
  var starts: ClosedRange<Int>
  var length: Int

  var lastDay: Int { starts.upperBound + length - 1 }
}

/// The games of a window and the edges between them in flat arrays, in the order of their starts.
///
/// An edge leads from a game to the first reachable game of each slot, by road and by air, so there are few.
/// Times are in ``timeUnits`` of a minute since the window's first midnight, so prices can be finer than a minute.
struct WindowGraph: Sendable {
  static let timeUnits = 16
  /// A cost greater than that of any tour; three times this still fits into 32 bits.
  static let unreachable: Int32 = 1 << 29

  let window: Window
  var games: [Int] = []
  var venues: [Int] = []
  var targets: [TargetSet] = []
  var slotKeys: [Int] = []
  /// The targets of each game besides its venue.
  var teams: [[Int]] = []
  /// The index of the first edge of each game in the arrays below, followed by the number of edges.
  var firstEdge: [Int] = []
  var heads: [Int32] = []
  var meters: [Int32] = []
  var slots: [Int32] = []
  var flies: [Bool] = []
  var starts: [Start] = []
  /// The fewest meters from the origin to each game: 0 without an origin; ``unreachable`` if no tour begins with it.
  var startMeters: [Int32] = []
  /// The meters from each game to the destination; ``unreachable`` if no tour ends with the game.
  var endMeters: [Int32] = []
  var endTimes: [Int32] = []
  /// The index here of each game of the problem from ``offset`` on; −1 for a game that is left out.
  var local: [Int32] = []
  /// Whether each game of the problem from ``offset`` on is in the window and not barred. Dropped games are included.
  var isOpen: [Bool] = []
  let offset: Int
  var latest: Int32 = 0

  struct Start: Sendable {
    let game: Int
    let meters: Int32
    let state: TourState
    let flies: Bool
  }

  /// Tours of this part of the search do not see a barred game, but may see the next one of its slot instead; no better tour
  /// sees a dropped one, nor need it see the next.
  init(_ reach: Reach, _ window: Window, isBarred: [Bool], isDropped: [Bool]) {
    let problem = reach.problem
    self.window = window
    offset = problem.firstGame(onOrAfter: window.starts.lowerBound)
    for number in offset..<problem.games.count {
      let game = problem.games[number]
      if game.day > window.lastDay + 1 { break }
      let isIn = game.day >= window.starts.lowerBound && game.day <= window.lastDay
      isOpen.append(isIn && !isBarred[number])
      let isRetained = isIn && !isBarred[number] && !isDropped[number]
      local.append(isRetained ? Int32(games.count) : -1)
      if !isRetained { continue }
      games.append(number)
      venues.append(game.venue)
      targets.append(game.targets)
      teams.append(problem.teams[number])
      slotKeys.append(reach.slotOfGame[number])
    }
    addEnds(problem)
    addWays(problem, reach)
  }

  private mutating func addWays(_ problem: TourProblem, _ reach: Reach) {
    let slotCount = reach.slots.count
    let mayFly = !problem.flights.isEmpty
    firstEdge.reserveCapacity(games.count + 1)
    for (number, game) in games.enumerated() {
      firstEdge.append(heads.count)
      let venue = venues[number]
      for slot in 0..<slotCount where reach.slots[slot].venue != venue {
        let to = reach.slots[slot].venue
        let air = mayFly ? firstOpen(in: slot, after: game, reach.air, reach) : nil
        if let air { add(air, slot, problem.edge(venue, to, flying: true), flying: true) }
        guard let road = firstOpen(in: slot, after: game, reach.road, reach) else { continue }
        let drive = problem.edge(venue, to, flying: false)
        // A drive that reaches the same game as a flight and isn't shorter is useless.
        if let air, air == road, let flight = problem.edge(venue, to, flying: true), flight.meters <= drive?.meters ?? 0
        {
          continue
        }
        add(road, slot, drive, flying: false)
      }
    }
    firstEdge.append(heads.count)
  }

  private mutating func add(_ next: Int, _ slot: Int, _ edge: PlannedDrive?, flying: Bool) {
    if local[next - offset] < 0 { return }
    heads.append(local[next - offset])
    meters.append(Int32(clamping: edge?.meters ?? 0))
    slots.append(Int32(slot))
    flies.append(flying)
  }

  private func firstOpen(in slot: Int, after game: Int, _ table: Reach.Table, _ reach: Reach) -> Int? {
    let problem = reach.problem
    let list = reach.slots[slot].games
    let arrival = table.arrivals[game * problem.venueCount + reach.slots[slot].venue]
    for next in list[Int(table.first[game * reach.slots.count + slot])...] {
      if next - offset >= local.count { return nil }
      if next >= offset, isOpen[next - offset], problem.games[next].start >= Int(arrival) + problem.rule.buffer,
        problem.mayFollow(problem.games[game], problem.games[next])
      {
        return next
      }
    }
    return nil
  }

  private mutating func addEnds(_ problem: TourProblem) {
    let base = problem.base(of: window)
    let choices = problem.choices
    for (place, number) in games.enumerated() {
      let game = problem.games[number]
      startMeters.append(WindowGraph.unreachable)
      for flying in choices {
        guard let start = problem.start(of: game, in: window, flying: flying) else { continue }
        let meters = Int32(clamping: start.meters)
        for state in start.states { starts.append(Start(game: place, meters: meters, state: state, flies: flying)) }
        startMeters[place] = min(startMeters[place], meters)
      }
      let ends = choices.compactMap { problem.end(after: game, TourState(), by: window.lastDay, flying: $0) }
      endMeters.append(ends.map { Int32(clamping: $0.meters) }.min() ?? WindowGraph.unreachable)
      let time = ends.map { Int32(clamping: ($0.minute - base) * WindowGraph.timeUnits) }.min()
      endTimes.append(time ?? WindowGraph.unreachable)
      latest = max(latest, time ?? 0)
    }
  }
}

// MARK: Where tours begin and end

extension TourProblem {
  func firstGame(onOrAfter day: Int) -> Int {
    // Local days overlap by less than a day, so this is early enough; the exact test comes with the window.
    games.indices.partitioningIndex { games[$0].start >= (day - 1) * DrivingRule.minutesOfDay }
  }

  func base(of window: Window) -> Int { (window.starts.lowerBound - 1) * DrivingRule.minutesOfDay }

  /// The edge of a tour to its first game, and the states after it, if a tour of the window can begin with this game.
  func start(of game: Game, in window: Window, flying: Bool) -> (meters: Int, states: [TourState])? {
    guard origin != nil else {
      let state = TourState(streak: restEvery == nil ? 0 : 1)
      return window.starts.contains(game.day) && !flying ? (0, [state]) : nil
    }
    guard let edge = edge(leavingOn: window.starts.lowerBound, to: game.venue, flying: flying) else { return nil }
    let (plain, rested) = states(after: game, by: edge)
    let states = [plain, rested].compactMap { $0 }
    return states.isEmpty ? nil : (edge.drive.meters, states)
  }
}
