import Atlas
import Base
import Making
import Planning
import Store
import TripCore

/// The arguments of `plan` that describe the tour.
struct PlanArguments {
  private static let all: Parameter<Bool> = .flag("--all", help: "Visit the home venues of all teams.")

  private static let venues: Parameter<[String]> = .list("--venue", help: "Visit these venues.")

  private static let teams: Parameter<[String]> = .list(
    "--team", help: "See these teams, at home or away.", completion: .known(.teams))

  private static let most: Parameter<Bool> = .flag("--most", help: "Visit as many venues as possible.")

  private static let count: Parameter<Int?> = .option("--count", value: "n", help: "Visit this number of venues.") {
    Int($0, in: 1...256)
  }

  private static let gameIDs: Parameter<[String]> = .list(
    "--game", value: "id", help: "See these games (IDs from `barnstorm games`).")

  private static let without: Parameter<[String]> = .list("--without", value: "venue", help: "Exclude these venues.")

  private static let newGrounds: Parameter<Bool> = .flag(
    "--new-grounds", help: "Exclude the venues of games in your trips that are over.")

  private static let days: Parameter<Int?> = .option("--days", value: "n", help: "Maximum days of a tour.") {
    Int($0, in: 1...Trip.mostDays)
  }

  private static let home: Parameter<String?> = .option(
    "--home", value: "city", help: "Home city: start and end within the dates.")

  private static let start: Parameter<String?> = .option("--start", value: "city", help: "Start city.")

  private static let end: Parameter<String?> = .option("--end", value: "city", help: "End city.")

  private static let limit: Parameter<DrivingLimit?> = .option(
    "--max-driving", value: "hours",
    help: "Maximum hours of driving a day, or off for no limit (default: the setting max_driving)."
  ) { DrivingLimit($0) }

  private static let hours: Parameter<DrivingHours?> = .option(
    "--day", value: "HH:MM-HH:MM",
    help: "Hours of the day for driving, until 24:00 at most (default: the setting driving_hours)."
  ) { DrivingHours($0) }

  private static let buffer: Parameter<Int?> = .option(
    "--buffer", value: "minutes",
    help: "Minutes between arrival and game start (default: the setting buffer)."
  ) { ArrivalBuffer($0)?.minutes }

  private static let openStarts: Parameter<PlanRequest.OpenStarts?> = .option(
    "--tbd", value: "choice",
    help:
      "Games with unknown start times: skip them (skip), or see them if any start from 11:00 to 20:00 fits (safe).",
    choices: PlanRequest.OpenStarts.allCases.map(\.rawValue)
  ) { PlanRequest.OpenStarts(rawValue: $0) }

  private static let daysOff: Parameter<[TypedDay]> = .list(
    "--not-on", value: "date", help: "Days without a game and without driving."
  ) { TypedDay($0) }

  private static let side: Parameter<Bool> = .flag("--away", help: "Only away games of the teams count.")

  private static let homeGames: Parameter<Bool> = .flag("--home-games", help: "Only home games of the teams count.")

  private static let flyOver: Parameter<Double?> = .option(
    "--fly-over", value: "miles",
    help: "Allow flights instead of longer drives: two and a half hours and 480 miles an hour."
  ) { Double($0).flatMap { (0...20_000).contains($0) ? $0 : nil } }

  private static let rest: Parameter<Int?> = .option(
    "--rest-day-every", value: "n", help: "Prefer a day without games and driving in any n days in a row."
  ) { Int($0, in: 2...60) }

  private static let oneADay: Parameter<Bool> = .flag("--one-game-a-day", help: "Prefer one game a day at most.")

  private static let moreGames: Parameter<Bool> = .flag(
    "--most-games", help: "See as many games at the venues of the tour as there is time for.")

  private static let roomy: Parameter<Bool> = .flag(
    "--roomy",
    help: "Prefer more time to spare at the tightest leg, for at most 5 % more miles."
  )

  private static let objective: Parameter<PlanRequest.Objective?> = .option(
    "--objective", value: "what", help: "Minimize days (then miles), or miles.",
    choices: PlanRequest.Objective.allCases.map(\.rawValue)
  ) { PlanRequest.Objective(rawValue: $0) }

  private static let alternatives: Parameter<Int?> = .option(
    "--alternatives", value: "k",
    help:
      "Number of alternative tours: more days and fewer miles, or fewer venues with --most; then other dates."
  ) { Int($0, in: 0...20) }

  @ParameterBuilder static var parameters: [ParameterSyntax] {
    wishes
    conditions
  }

  @ParameterBuilder private static var wishes: [ParameterSyntax] {
    all
    venues
    teams
    most
    count
    gameIDs
    without
    newGrounds
    side
    homeGames
  }

  @ParameterBuilder private static var conditions: [ParameterSyntax] {
    days
    home
    start
    end
    Arguments.by
    limit
    hours
    buffer
    openStarts
    daysOff
    flyOver
    rest
    oneADay
    moreGames
    roomy
    objective
    alternatives
  }

  private(set) var request: PlanRequest
  /// Whether venues of games that are over are left out.
  let wantsNewGrounds: Bool
  private let homeCity: String?
  private let startCity: String?
  private let endCity: String?
  private let limit: DrivingLimit?
  private let hours: DrivingHours?
  private let buffer: Int?
  private let daysOff: [TypedDay]
  /// The games of the teams that count.
  let side: PlannableGame.Side

  init(_ line: Invocation) throws(UsageError) {
    let count = try line[Self.count]
    let goals: [PlanRequest.Goal?] = [
      line[Self.all] ? .all : nil, line[Self.most] ? .most : nil, count.map { .count($0) },
    ]
    let given = goals.compactMap { $0 }
    request = PlanRequest(given.first ?? .named)
    request.venues = try line[Self.venues]
    request.teams = try line[Self.teams]
    request.gameIDs = try line[Self.gameIDs]
    request.without = try line[Self.without]
    wantsNewGrounds = line[Self.newGrounds]
    request.days = try line[Self.days]
    homeCity = try line[Self.home]
    startCity = try line[Self.start]
    endCity = try line[Self.end]
    limit = try line[Self.limit]
    hours = try line[Self.hours]
    buffer = try line[Self.buffer]
    request.openStarts = try line[Self.openStarts] ?? .skip
    daysOff = try line[Self.daysOff]
    request.by = try line[Arguments.by] ?? .drive
    side = line[Self.side] ? .away : line[Self.homeGames] ? .home : .both
    request.flyOver = try line[Self.flyOver]
    request.restEvery = try line[Self.rest]
    request.isOneADay = line[Self.oneADay]
    request.wantsMoreGames = line[Self.moreGames]
    request.isRoomy = line[Self.roomy]
    request.objective = try line[Self.objective] ?? .days
    request.tours = 1 + (try line[Self.alternatives] ?? 0)
    if given.count > 1 { throw .refused("pass only one of --all, --most and --count") }
    if line[Self.side], line[Self.homeGames] { throw .refused("pass only one of --away and --home-games") }
    try check(isOpen: given.isEmpty)
  }

  /// Refuses options that contradict each other.
  ///
  /// - Parameter isOpen: whether neither `--all`, `--most` nor `--count` was given.
  private func check(isOpen: Bool) throws(UsageError) {
    if side != .both, request.teams.isEmpty {
      throw .refused("--\(side == .away ? "away" : "home-games") needs --team")
    }
    if homeCity != nil, startCity != nil || endCity != nil {
      throw .refused("--home sets both start and end; omit --start and --end")
    }
    if isOpen, request.venues.isEmpty, request.teams.isEmpty, request.gameIDs.isEmpty {
      throw .refused("nothing to see; pass --all, --venue, --team, --game, --most or --count")
    }
  }

  /// The cities where the tours start and end, as typed; nil for none.
  var ends: (start: String?, end: String?) { (homeCity ?? startCity, homeCity ?? endCity) }

  /// The city where the trip starts and ends; nil if it has none.
  func home(near games: [GeoPoint], in country: String?) throws(NewTripRefusal) -> Gazetteer.Home? {
    try homeCity.map { city throws(NewTripRefusal) in try Gazetteer.shared.home(city, near: games, in: country) }
  }

  /// The request for some range of days.
  ///
  /// - Parameters:
  ///   - rules: how the user travels, where the command line does not say it.
  ///   - games: the points of the games, near which of several cities of one name is meant.
  ///   - country: the code of the country of the user's locale.
  ///   - date: the date that a typed one means.
  func request(
    from: CivilDate?, to: CivilDate?, rules: TravelRules, near games: [GeoPoint], in country: String?,
    date: (TypedDay) throws(Failure) -> CivilDate
  ) throws -> PlanRequest {
    var request = request
    let hours = hours?.minutes ?? rules.hours
    request.rule = DrivingRule(
      buffer: buffer ?? rules.buffer, limit: limit.map(\.minutes) ?? (request.by == .drive ? rules.limit : nil),
      dawn: hours.lowerBound,
      dusk: hours.upperBound, daysOff: try daysOff.map { try date($0).dayNumber })
    (request.from, request.to) = (from, to)
    request.start = try (homeCity ?? startCity).map { try Gazetteer.shared.home($0, near: games, in: country).place }
    request.end = try (homeCity ?? endCity).map { try Gazetteer.shared.home($0, near: games, in: country).place }
    return request
  }
}
