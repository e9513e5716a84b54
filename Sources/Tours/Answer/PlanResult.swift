import Almanac

/// The answer to a request: tours, and how far they may be from the best.
public struct PlanResult: Sendable {
  /// The certainty of a result.
  public enum Status: String, Sendable {
    /// The first tour is proved to be the best.
    case optimal
    /// The search ended before the first tour was proved to be the best.
    case bestFound
    /// Proof that no tour fits.
    case none
  }

  /// An obstacle to a tour, or a change that would make one possible.
  package struct Obstacle: Equatable, Sendable {
    /// The venue without which there would be a tour; nil for an obstacle of another kind.
    package var venue: String?
    package var message: String
    package var tour: TourSummary?
  }

  /// The certainty of the result.
  public var status: Status
  /// The tours, the best first.
  public var tours: [TourSummary]
  /// The least number of days that is not excluded.
  public var leastDays: Int
  /// The least number of meters that is not excluded, in as many days as the best tour has.
  public var leastMeters: Int
  /// The greatest number of venues that is not excluded; nil unless as many as possible are wanted.
  package var mostVenues: Int?
  package var obstacles: [Obstacle] = []
  package var costs: [PreferenceCost] = []
}

/// What a preference costs: the days and meters by which the best tour without it is shorter.
package struct PreferenceCost: Equatable, Sendable {
  package enum Preference: Equatable, Sendable {
    case rest(every: Int)
    case oneGamePerDay
    case roomy
  }

  package var preference: Preference
  package var days: Int
  package var meters: Int
  /// Whether both tours are proved to be the best.
  package var isProved: Bool
}

/// A part of a request that a tour does not keep to: what was asked, and what it needs. Times are in minutes.
package enum Relaxation: Equatable, Sendable {
  case days(requested: Int, needs: Int)
  case venues(requested: Int, needs: Int)
  /// The time of driving a day.
  case driving(requested: Int, needs: Int)
  /// A preference without any tour.
  case preference(PreferenceCost.Preference)
  /// The time before a game.
  case buffer(requested: Int, needs: Int)
  case from(requested: CivilDate, needs: CivilDate)
  case to(requested: CivilDate, needs: CivilDate)

  package var preference: PreferenceCost.Preference? {
    if case .preference(let preference) = self { preference } else { nil }
  }

  /// The option of the command that the tour does not keep to.
  package var option: String {
    switch self {
    case .days: "--days"
    case .venues: "--count"
    case .driving: "--max-driving"
    case .buffer: "--buffer"
    case .preference(.rest): "--rest-day-every"
    case .preference(.oneGamePerDay): "--one-game-a-day"
    case .preference(.roomy): "--roomy"
    case .from: "--from"
    case .to: "--to"
    }
  }
}

/// A tour with the facts that a traveler needs.
public struct TourSummary: Equatable, Sendable {
  /// The indices of its games among the model's games.
  public var games: [Int]
  /// The number of calendar days from the first to the last, including the ways from and to a home.
  public var days: Int
  /// The distance driven, in meters.
  public var meters: Int
  /// The time at the wheel, in minutes.
  public var minutes: Int
  /// The leg with the least time to spare, as the index of the game that it leads to; nil for a tour of one game.
  package var tightest: (leg: Int, minutes: Int)?
  /// The day with the most driving; nil without any drive.
  package var longestDay: (date: CivilDate, minutes: Int)?
  package var doubleDays: [CivilDate]
  /// The date of the first day.
  public var firstDay: CivilDate
  /// The drives to each game but the first.
  public var legs: [TourLeg]
  /// The drive from the origin of the tour, if it has one.
  public var outboundLeg: TourLeg?
  /// The drive to the destination of the tour, if it has one.
  public var returnLeg: TourLeg?
  /// The days without a game and without driving, between the first and the last.
  package var daysOff: [CivilDate] = []
  /// The days on the road without a game, with the minutes of driving.
  package var roadDays: [(date: CivilDate, minutes: Int)] = []
  package var missing: [String] = []
  package var relaxes: [Relaxation] = []
  package var rule = DrivingRule(buffer: 0)

  /// Whether the tour is what was requested, apart from preferences.
  package var isComplete: Bool { missing.isEmpty && relaxes.allSatisfy { $0.preference != nil } }
  package var dropped: [PreferenceCost.Preference] { relaxes.compactMap(\.preference) }

  /// The last day, including the drive back.
  public var lastDay: CivilDate { firstDay.adding(days: days - 1) }

  /// Compares games and days.
  public static func == (a: TourSummary, b: TourSummary) -> Bool { a.games == b.games && a.days == b.days }
}

extension TourModel {
  /// - Parameter other: the problem of which it is a tour, if that is not the one of the request.
  func summary(of tour: PlannedTour, in other: TourProblem? = nil, relaxes: [Relaxation] = []) -> TourSummary {
    let requested = problem.required
    let problem = other ?? problem
    let first = problem.venueCount - fixedLegs.count
    let means = fixedLegs.enumerated().map { (first + $0.offset, $0.element.means) }
    let driven = DrivenTour(tour, of: problem, fixedLegs: Dictionary(means) { first, _ in first })
    let seen = driven.places.map { tour.games[$0] }
    var counts: [Int: Int] = [:]
    for game in seen { counts[problem.games[game].day, default: 0] += 1 }
    let granted = tour.games.reduce(TargetSet()) { $0.union(problem.games[$1].targets) }
    var summary = TourSummary(
      games: seen.map { games[$0] }, days: driven.lastDay - driven.firstDay + 1, meters: tour.meters,
      minutes: driven.minutes, tightest: driven.tightest,
      longestDay: driven.longestDay.map { (CivilDate(dayNumber: $0.day), $0.minutes) },
      doubleDays: counts.filter { $0.value > 1 }.keys.sorted().map { CivilDate(dayNumber: $0) },
      firstDay: CivilDate(dayNumber: driven.firstDay), legs: driven.legs, outboundLeg: driven.outboundLeg,
      returnLeg: driven.returnLeg)
    for day in driven.firstDay...max(driven.firstDay, driven.lastDay) where counts[day] == nil {
      let date = CivilDate(dayNumber: day)
      if let minutes = driven.shares[day] {
        summary.roadDays.append((date, minutes))
      } else {
        summary.daysOff.append(date)
      }
    }
    summary.missing = names(of: requested.subtracting(granted))
    (summary.relaxes, summary.rule) = (relaxes, problem.rule)
    if problem.restEvery != nil { summary.rule.daysOff += summary.daysOff.map(\.dayNumber) }
    if let maxDays = request.days, summary.days > maxDays, !relaxes.contains(where: { $0.option == "--days" }) {
      summary.relaxes.insert(.days(requested: maxDays, needs: summary.days), at: 0)
    }
    if case .count(let count) = request.goal, seen.count < count {
      summary.relaxes.append(.venues(requested: count, needs: seen.count))
    }
    return summary
  }

  private func names(of targets: TargetSet) -> [String] {
    targets.all.map { target in
      target < problem.venueCount ? venueNames[target] : request.teams[target - problem.venueCount]
    }
  }
}
