import Atlas

/// The games that can be reached from every game of a season: for each venue the first one. Computed once.
///
/// The first game suffices, because a tour that reaches a later one at the same venue could see the earlier one and
/// wait. Games that meet different targets, such as a requested team, are in different slots.
struct Reach: Sendable {
  /// The games of a venue that meet the same targets, in the order of their ends.
  struct Slot: Sendable {
    let venue: Int
    let targets: TargetSet
    var games: [Int] = []
  }

  let problem: TourProblem
  let slots: [Slot]
  let slotOfGame: [Int]
  struct Table: Sendable {
    /// The arrival at each venue from each game, without driving on its day before; `never` if it cannot be reached.
    var arrivals: [Int32] = []
    /// The index, in each slot, of the first game that can be reached from each game; the slot's count if none.
    var first: [Int32] = []
    /// The minutes driven on the day on which that game ends; empty if they don't matter.
    var driven: [Int16] = []

    fileprivate mutating func addDriven(_ problem: TourProblem, _ slots: [Slot], flying: Bool) {
      driven = [Int16](repeating: 0, count: first.count)
      for number in problem.games.indices {
        for (index, slot) in slots.enumerated() where first[number * slots.count + index] < slot.games.count {
          let next = problem.games[slot.games[Int(first[number * slots.count + index])]]
          let edge = problem.edge(from: problem.games[number], TourState(), to: slot.venue, flying: flying)
          let state = edge.flatMap { problem.state(after: next, by: $0) }
          driven[number * slots.count + index] = Int16(clamping: state?.driven ?? 0)
        }
      }
    }
  }

  let road: Table
  let air: Table

  static let never = Int32.max

  init(_ problem: TourProblem) {
    self.problem = problem
    var slots: [Slot] = []
    var known: [TargetSet: Int] = [:]
    var slotOfGame: [Int] = []
    for (number, game) in problem.games.enumerated() {
      // The targets of a game include its venue.
      let slot = known[game.targets] ?? slots.count
      if slot == slots.count { slots.append(Slot(venue: game.venue, targets: game.targets)) }
      known[game.targets] = slot
      slots[slot].games.append(number)
      slotOfGame.append(slot)
    }
    for slot in slots.indices { slots[slot].games.sort { (problem.games[$0].end, $0) < (problem.games[$1].end, $1) } }
    (self.slots, self.slotOfGame) = (slots, slotOfGame)
    road = Reach.table(problem, slots, flying: false)
    air = problem.flights.isEmpty ? Table() : Reach.table(problem, slots, flying: true)
  }

  private static func table(_ problem: TourProblem, _ slots: [Slot], flying: Bool) -> Table {
    let count = problem.venueCount
    var arrivals = [Int32](repeating: Reach.never, count: problem.games.count * count)
    for (number, game) in problem.games.enumerated() {
      for venue in 0..<count where venue != game.venue {
        guard let edge = problem.edge(from: game, TourState(), to: venue, flying: flying),
          let arrival = problem.rule.arrival(of: edge, at: problem.clocks[venue])
        else { continue }
        arrivals[number * count + venue] = Int32(clamping: arrival.moment)
      }
    }
    var table = Table(arrivals: arrivals, first: Reach.first(problem, slots, arrivals))
    if problem.isLimited { table.addDriven(problem, slots, flying: flying) }
    return table
  }

  private static func first(_ problem: TourProblem, _ slots: [Slot], _ arrivals: [Int32]) -> [Int32] {
    var first = [Int32](repeating: 0, count: problem.games.count * slots.count)
    for number in problem.games.indices {
      for (index, slot) in slots.enumerated() {
        let arrival = arrivals[number * problem.venueCount + slot.venue]
        guard arrival != never else {
          first[number * slots.count + index] = Int32(slot.games.count)
          continue
        }
        let earliest = Int(arrival) + problem.rule.buffer
        // Skip all games that are over too soon, then look for the first one that begins late enough.
        let later = slot.games.indices.partitioningIndex { problem.games[slot.games[$0]].end >= earliest }
        let reached = slot.games.indices.dropFirst(later).first { place in
          let next = problem.games[slot.games[place]]
          return next.start >= earliest && problem.mayFollow(problem.games[number], next)
        }
        first[number * slots.count + index] = Int32(reached ?? slot.games.count)
      }
    }
    return first
  }
}
