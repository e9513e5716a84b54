import Atlas

/// The problem of finding the best tour, in numbers only: the part of planning that knows no names.
///
/// A tour is a list of games at different venues, each reached from the one before by ``DrivingRule``. A request is a
/// set of *targets*, by number: `v` is venue `v`, the numbers above the venues are teams.
package struct TourProblem: Sendable {
  /// A game in the form that the search needs; times are minutes since 1970, UTC.
  package struct Game: Equatable, Sendable {
    package var venue: Int
    /// The targets that the game meets: its venue, and the requested teams that play.
    package var targets: TargetSet
    /// The earliest moment at which it may begin.
    package var start: Int
    /// The latest moment at which it is typically over.
    package var end: Int
    package var day: Int
    package fileprivate(set) var endDay: Int
    /// Whether it is a journey, which is stored as a game.
    package var isFixedLeg = false

    package init(venue: Int, targets: TargetSet = TargetSet(), start: Int, end: Int, day: Int) {
      (self.venue, self.targets, self.start, self.end) = (venue, targets.union(TargetSet([venue])), start, end)
      (self.day, endDay) = (day, day)
    }
  }

  package struct TourEndpoint: Equatable, Sendable {
    /// The drive between the city and each venue; nil if no road connects them.
    package var drives: [PlannedDrive?]
    /// The flight that a tour may take instead; nil if it may not. Empty for no flights.
    package var flights: [PlannedDrive?] = []
    package var clock: WallClock

    package init(drives: [PlannedDrive?], flights: [PlannedDrive?] = [], clock: WallClock) {
      (self.drives, self.flights, self.clock) = (drives, flights, clock)
    }

    package func edge(_ venue: Int, flying: Bool) -> PlannedDrive? {
      flying ? flights.isEmpty ? nil : flights[venue] : drives[venue]
    }

    package func midnight(of day: Int) -> Int { clock.moment(ofDay: day, 0) }
  }

  package enum Goal: Equatable, Sendable {
    /// Meets all required targets, and has no game that meets none of them.
    case required
    /// Meets all required targets, at exactly this number of venues.
    case exactly(Int)
    /// Meets all required targets, at this number of venues or more.
    case atLeast(Int)

    var count: Int? {
      switch self {
      case .required: nil
      case .exactly(let count), .atLeast(let count): count
      }
    }
  }

  package let venueCount: Int
  package let games: [Game]
  /// The clock at each venue on arriving, and on leaving. They differ for a journey only.
  package let clocks: [WallClock]
  package let clocksAfter: [WallClock]
  /// The requested teams that play in each game, as targets.
  let teams: [[Int]]
  /// The drive from venue to venue, row by row; nil if no road connects them.
  package let drives: [PlannedDrive?]
  /// The flight from venue to venue that a tour may take instead; nil if it may not. Empty for no flights.
  package var flights: [PlannedDrive?] = []
  package var origin: TourEndpoint?
  package var destination: TourEndpoint?
  package var rule: DrivingRule
  package var required: TargetSet
  package var goal: Goal
  package var days: ClosedRange<Int>
  package var isOneGamePerDay = false
  /// The number of consecutive days of which at least one has neither a game nor driving; nil without the rule.
  package var restEvery: Int?

  /// Sorts the games; `clocksAfter` is nil if no clock differs after a game.
  package init(
    venueCount: Int, games: [Game], clocks: [WallClock], clocksAfter: [WallClock]? = nil, drives: [PlannedDrive?],
    origin: TourEndpoint? = nil, destination: TourEndpoint? = nil, rule: DrivingRule, required: TargetSet,
    goal: Goal = .required, days: ClosedRange<Int>
  ) {
    (self.venueCount, self.drives, self.origin, self.destination) = (venueCount, drives, origin, destination)
    (self.rule, self.required, self.goal, self.days) = (rule, required, goal, days)
    let after = clocksAfter ?? clocks
    (self.clocks, self.clocksAfter) = (clocks, after)
    self.games = games.map { game in
      var game = game
      game.endDay = after[game.venue].day(at: game.end)
      return game
    }.sorted { ($0.start, $0.end, $0.venue) < ($1.start, $1.end, $1.venue) }
    teams = self.games.map { $0.targets.all.filter { $0 >= venueCount } }
  }

  /// Whether what a tour did before a game decides which later games it reaches.
  var isLimited: Bool { rule.isLimited || restEvery != nil }

  /// Whether a tour may have one game after another, whatever the drive between them.
  package func mayFollow(_ game: Game, _ next: Game) -> Bool {
    !isOneGamePerDay || next.day > game.day || game.isFixedLeg || next.isFixedLeg
  }

  var choices: [Bool] {
    let isEmpty = flights.isEmpty && origin?.flights.isEmpty != false && destination?.flights.isEmpty != false
    return isEmpty ? [false] : [false, true]
  }

  func edge(_ from: Int, _ to: Int, flying: Bool) -> PlannedDrive? {
    flying ? flights.isEmpty ? nil : flights[from * venueCount + to] : drives[from * venueCount + to]
  }

  func meters(of tour: PlannedTour) -> Int {
    let venues = tour.games.map { games[$0].venue }
    guard let first = venues.first, let last = venues.last else { return 0 }
    let edges = zip(venues, venues.dropFirst()).enumerated().map { edge($1.0, $1.1, flying: tour.flies($0 + 1)) }
    let outboundLeg = origin?.edge(first, flying: tour.flies(0))
    let returnLeg = destination?.edge(last, flying: tour.flies(venues.count))
    return (edges + [outboundLeg, returnLeg]).reduce(0) { $0 + ($1?.meters ?? 0) }
  }

  package var venueBits: TargetSet { TargetSet(0..<venueCount) }

  /// How large the problem is, in seasons of thirty venues.
  package var scale: Int { max(1, games.count * venueCount / 80_000) }

  var targetCount: Int { max(venueCount, required.last + 1) }
}

package struct PlannedDrive: Equatable, Sendable {
  package var meters: Int
  package var minutes: Int
  package var isGiven: Bool
  package var means = TravelMode.drive

  /// Whether its time counts as driving: ferries and flights are rest.
  package var countsAsDriving: Bool { means != .flight && means != .ferry }

  package init(meters: Int, minutes: Int, isGiven: Bool = false, means: TravelMode = .drive) {
    (self.meters, self.minutes, self.isGiven, self.means) = (meters, minutes, isGiven, means)
  }
}

/// A tour: the numbers of its games in ``TourProblem/games``, in order.
package struct PlannedTour: Equatable, Sendable {
  package var games: [Int]
  package var meters: Int
  /// The flights: that to each game by its index, and after all of them the one back.
  package var flown: Set<Int> = []
  /// The days on which it does not drive although it could.
  package var daysOff: [Int] = []

  package init(games: [Int], meters: Int, flown: Set<Int> = [], daysOff: [Int] = []) {
    (self.games, self.meters, self.flown, self.daysOff) = (games, meters, flown, daysOff)
  }

  /// Whether the tour flies to a game; for the number of games, back.
  package func flies(_ place: Int) -> Bool { flown.contains(place) }
}
