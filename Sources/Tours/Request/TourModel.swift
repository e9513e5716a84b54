import Almanac
// A tour consists of games and drives, which `ExactSearch` declares: importing this module is enough to name them.
@_exported import ExactSearch

/// A request as a problem in numbers, and the meaning of these numbers.
public struct TourModel: Sendable {
  package let request: PlanRequest
  var problem: TourProblem
  /// The index of each game of the problem among the games that it was made from, and beyond all of them for a journey.
  let games: [Int]
  package let venueNames: [String]
  /// The journeys of the request within its days. Every tour makes them.
  let fixedLegs: [FixedLeg]
  /// The pairs of venues for which the user gave no drive.
  package let gaps: [(from: String, to: String)]
  let all: [PlannableGame]
  private let table: DriveTable
  private let zones: Zones

  /// Makes the model of a request about the games of schedules, with the drives that the user gives.
  public init(
    _ request: PlanRequest, games all: [PlannableGame], drives: DriveTable = DriveTable(), zones: Zones
  ) throws(PlanRefusal) {
    (self.request, self.all, table, self.zones) = (request, all, drives, zones)
    let wanted = Set(request.gameIDs)
    let venues = PlanVenues(all, apart: request.mayRepeat ? PlanVenues.repeated(wanted, in: all) : [])
    let choice = try PlanChoice(request, all, venues)
    let dates = try TourModel.dates(request, all)
    var numbers = [Int](repeating: -1, count: venues.all.count)
    for (place, venue) in choice.venues.enumerated() { numbers[venue] = place }
    let fixedLegs = request.fixedLegs.filter { $0.games(at: 0).contains { dates.contains($0.day) } }
    self.fixedLegs = fixedLegs
    let teams = choice.venues.count + fixedLegs.count
    if teams + request.teams.count > TargetSet.limit { throw .tooManyVenues(teams + request.teams.count) }
    var made: [(game: TourProblem.Game, source: Int)] = []
    for number in choice.games where dates.contains(all[number].day.dayNumber) {
      let targets = TargetSet(all[number].teams.map { teams + $0 })
      let game = all[number].planned(
        at: numbers[venues.ofGame[number]], targets: targets, openStarts: request.openStarts, zones: zones)
      if let game, !request.rule.daysOff.contains(game.day) { made.append((game, number)) }
    }
    let seen = Set(made.map { all[$0.source].game.gameID })
    for game in all where wanted.contains(game.game.gameID) && !seen.contains(game.game.gameID) {
      throw .unfitGame(request.words.name(of: game.game), reason: game.obstacle(to: request, within: dates))
    }
    for (place, fixedLeg) in fixedLegs.enumerated() {
      made += fixedLeg.games(at: choice.venues.count + place).map { ($0, all.count + place) }
    }
    made.sort {
      ($0.game.start, $0.game.end, $0.game.venue, $0.source) < ($1.game.start, $1.game.end, $1.game.venue, $1.source)
    }
    let list = choice.venues.map { venues.all[$0] }
    let matrix = DriveMatrix(list, drives, by: request.by)
    let fixedDrives = FixedLegDrives(venues: list, fixedLegs: fixedLegs)
    (self.games, venueNames, gaps) = (made.map(\.source), (list.map(\.name) + fixedLegs.map(\.name)), matrix.gaps)
    let required = choice.required.map { numbers[$0] } + Array(choice.venues.count..<teams + request.teams.count)
    if case .count(let count) = request.goal, count > list.count { throw .tooFewVenues(list.count, requested: count) }
    let clocks = choice.venues.map { venue in all.clock(at: venue, of: venues, dates, zones) }
    problem = TourProblem(
      venueCount: teams, games: made.map(\.game),
      clocks: clocks + fixedLegs.map { WallClock(offset: $0.offset) },
      clocksAfter: clocks + fixedLegs.map { WallClock(offset: $0.endOffset) },
      drives: fixedDrives.drives(with: matrix.drives), rule: request.rule, required: TargetSet(required),
      goal: TourProblem.Goal(request.goal, fixedLegs: fixedLegs.count), days: dates)
    problem.addEnds(of: request, fixedDrives, dates, zones)
  }

  func model(for other: PlanRequest) -> TourModel? { try? TourModel(other, games: all, drives: table, zones: zones) }

  var fixedLegTargets: TargetSet { TargetSet(problem.venueCount - fixedLegs.count..<problem.venueCount) }

  private static func dates(_ request: PlanRequest, _ games: [PlannableGame]) throws(PlanRefusal) -> ClosedRange<Int> {
    let days = games.filter(\.game.isPlayed).map(\.day.dayNumber)
    guard let first = days.min(), let last = days.max() else { throw .noGames }
    // A tour with an origin may leave days before the first game, and come back days after the last.
    let low = request.from?.dayNumber ?? (request.start == nil ? first : first - 10)
    let high = request.to?.dayNumber ?? (request.end == nil ? last : last + 10)
    guard low <= high, days.contains(where: { $0 >= low && $0 <= high }) else { throw .noGames }
    return low...high
  }
}

extension TourProblem.Goal {
  fileprivate init(_ goal: PlanRequest.Goal, fixedLegs: Int) {
    switch goal {
    case .all, .named: self = .required
    case .most: self = .atLeast(1)
    case .count(let count): self = .exactly(count + fixedLegs)
    }
  }
}

extension TourProblem {
  fileprivate mutating func addEnds(
    of request: PlanRequest, _ fixedDrives: FixedLegDrives, _ dates: ClosedRange<Int>, _ zones: Zones
  ) {
    (isOneGamePerDay, restEvery) = (request.isOneGamePerDay, request.restEvery)
    flights = fixedDrives.flights(insteadOf: drives, over: request.flyOver)
    origin = request.start.map { TourEndpoint($0, fixedDrives.driveEnds, dates, zones, request) }
    destination = request.end.map { TourEndpoint($0, fixedDrives.driveStarts, dates, zones, request) }
  }
}

extension TourProblem.TourEndpoint {
  fileprivate init(
    _ place: Place, _ points: [GeoPoint?], _ days: ClosedRange<Int>, _ zones: Zones, _ request: PlanRequest
  ) {
    let drives = points.map { point in point.flatMap { PlannedDrive(from: place.point, to: $0, by: request.by) } }
    self.init(drives: drives, clock: zones.rules(of: place.timeZone).map { $0.clock(on: days) } ?? WallClock(offset: 0))
    guard let flyOver = request.flyOver else { return }
    flights = zip(drives, points).map { PlannedDrive.flight(insteadOf: $0, place.point, $1, over: flyOver) }
  }
}

extension PlannableGame {
  /// The reason why no tour can contain the game.
  fileprivate func obstacle(to request: PlanRequest, within dates: ClosedRange<Int>) -> String {
    if !game.isPlayed { return "it is \(game.status.rawValue)" }
    if !dates.contains(day.dayNumber) { return "it is on \(day), outside the dates" }
    if request.rule.daysOff.contains(day.dayNumber) { return "it is on a day off" }
    return request.openStarts == .safe
      ? "its start and its time zone are unknown" : "its start is unknown; use \(request.words.openStarts)"
  }

  /// The hours of the local day in which a game without a known start may begin.
  private static let openHours = 11...20

  /// The game in the form that the search needs; nil if its start is unknown, or if it is not played.
  package func planned(
    at venue: Int, targets: TargetSet = TargetSet(), openStarts: PlanRequest.OpenStarts, zones: Zones
  ) -> TourProblem.Game? {
    guard game.isPlayed else { return nil }
    let length = GameLength.minutes(of: game)
    let noon = Int64(day.dayNumber) * 86_400 + 64_800
    if let start = game.knownStart {
      let minute = Int((Double(start.unixSeconds) / 60).rounded(.down))
      return TourProblem.Game(venue: venue, targets: targets, start: minute, end: minute + length, day: day.dayNumber)
    }
    guard openStarts == .safe, let rules = game.timeZone.flatMap(zones.rules) else { return nil }
    let offset = rules.period(at: noon).offsetSeconds / 60
    let midnight = day.dayNumber * DrivingRule.minutesOfDay - offset
    return TourProblem.Game(
      venue: venue, targets: targets, start: midnight + PlannableGame.openHours.lowerBound * 60,
      end: midnight + PlannableGame.openHours.upperBound * 60 + length, day: day.dayNumber)
  }
}

extension [PlannableGame] {
  /// The clock at a venue: that of the zone of its games, or else that of their starts.
  fileprivate func clock(at venue: Int, of venues: PlanVenues, _ days: ClosedRange<Int>, _ zones: Zones) -> WallClock {
    let games = zip(self, venues.ofGame).filter { $0.1 == venue }.map { $0.0.game }
    if let rules = games.lazy.compactMap({ $0.timeZone.flatMap(zones.rules) }).first { return rules.clock(on: days) }
    let starts = games.compactMap(\.knownStart).sorted { $0.unixSeconds < $1.unixSeconds }
    return WallClock(readings: starts.map { (Int($0.unixSeconds / 60), $0.offsetSeconds / 60) })
  }
}

extension ZoneRules {
  /// The clock in minutes, for tours of some days and the ways to and from them.
  fileprivate func clock(on days: ClosedRange<Int>) -> WallClock {
    WallClock(in: Int64(days.lowerBound - 10) * 86_400...Int64(days.upperBound + 40) * 86_400) {
      period(at: $0).offsetSeconds
    }
  }
}
