import Itinerary
import Making
import Store
import Tours

struct PlanArguments: Parameters {
  static var parameters: [Parameter<Self>] {
    targets
    conditions
    preferences
  }

  @ParameterBuilder<Self> private static var targets: [Parameter<Self>] {
    flag(\.wantsAll, "--all", help: "Visit the home venues of all teams.")
    option(\.request.venues, "--venue", help: "Visit these venues.")
    option(\.request.teams, "--team", help: "See these teams, at home or away.", completion: .known(.teams))
    flag(\.wantsMost, "--most", help: "Visit as many venues as possible.")
    option(\.count, "--count", value: "n", help: "Visit this number of venues.", reading: PlanRequest.venues)
    option(\.request.gameIDs, "--game", value: "id", help: "See these games (IDs from `barnstorm games`).")
    option(\.request.without, "--without", value: "venue", help: "Exclude these venues.")
    flag(\.wantsNewGrounds, "--new-grounds", help: "Exclude the venues of games in your trips that are over.")
    flag(\.isAway, "--away", help: "Only away games of the teams count.")
    flag(\.isHome, "--home-games", help: "Only home games of the teams count.")
    oneOf("--all", "--most", "--count")
    oneOf("--away", "--home-games")
  }

  @ParameterBuilder<Self> private static var conditions: [Parameter<Self>] {
    option(\.request.days, "--days", value: "n", help: "Maximum days of a tour.", reading: PlanRequest.days)
    option(\.homeCity, "--home", value: "city", help: "Home city: start and end within the dates.")
    option(\.startCity, "--start", value: "city", help: "Start city.")
    option(\.endCity, "--end", value: "city", help: "End city.")
    modeOfTravel(\.request.by)
    option(
      \.limit, "--max-driving", value: "hours",
      help: "Maximum hours of driving a day, or off for no limit (default: the setting max_driving)."
    ) { DrivingLimit($0) }
    option(
      \.hours, "--day", value: "HH:MM-HH:MM",
      help: "Hours of the day for driving, until 24:00 at most (default: the setting driving_hours)."
    ) { DrivingHours($0) }
    option(
      \.buffer, "--buffer", value: "minutes",
      help: "Minutes between arrival and game start (default: the setting buffer)."
    ) { ArrivalBuffer($0) }
    choice(
      \.request.openStarts, "--tbd", value: "choice",
      help:
        "Games with unknown start times: skip them (skip), or see them if any start from 11:00 to 20:00 fits (safe).")
    option(\.daysOff, "--not-on", value: "date", help: "Days without a game and without driving.")
  }

  @ParameterBuilder<Self> private static var preferences: [Parameter<Self>] {
    option(
      \.request.flyOver, "--fly-over", value: "miles",
      help: "Allow flights instead of longer drives: two and a half hours and 480 miles an hour.",
      reading: PlanRequest.miles)
    option(
      \.request.restEvery, "--rest-day-every", value: "n",
      help: "Prefer a day without games and driving in any n days in a row.", reading: PlanRequest.restDays)
    flag(\.request.isOneGamePerDay, "--one-game-a-day", help: "Prefer one game a day at most.")
    flag(
      \.request.wantsMoreGames, "--most-games",
      help: "See as many games at the venues of the tour as there is time for.")
    flag(
      \.request.isRoomy, "--roomy",
      help: "Prefer more time to spare at the tightest leg, for at most 5 % more miles.")
    choice(\.request.objective, "--objective", value: "what", help: "Minimize days (then miles), or miles.")
    option(
      \.request.tours, "--alternatives", value: "k",
      help: "Number of alternative tours: more days and fewer miles, or fewer venues with --most; then other dates."
    ) { Int($0, in: 0...20).map { $0 + 1 } }
  }

  private(set) var request = PlanRequest(.named)
  private(set) var wantsNewGrounds = false
  private var wantsAll = false
  private var wantsMost = false
  private var count: Int?
  private var isAway = false
  private var isHome = false
  private(set) var homeCity: String?
  private var startCity: String?
  private var endCity: String?
  private var limit: DrivingLimit?
  private var hours: DrivingHours?
  private var buffer: ArrivalBuffer?
  private var daysOff: [TypedDay] = []

  var side: PlannableGame.Side { isAway ? .away : isHome ? .home : .both }

  mutating func check() throws(UsageError) {
    request.goal = wantsAll ? .all : wantsMost ? .most : count.map { .count($0) } ?? .named
    if side != .both, request.teams.isEmpty { throw .refused("--\(isAway ? "away" : "home-games") needs --team") }
    if homeCity != nil, startCity != nil || endCity != nil {
      throw .refused("--home sets both start and end; omit --start and --end")
    }
    if request.goal == .named, request.venues.isEmpty, request.teams.isEmpty, request.gameIDs.isEmpty {
      throw .refused("nothing to see; pass --all, --venue, --team, --game, --most or --count")
    }
  }

  /// The cities where the tours start and end, as typed.
  var ends: (start: String?, end: String?) { (homeCity ?? startCity, homeCity ?? endCity) }

  /// - Parameter games: the points near which of several cities of one name is meant.
  func request(
    from: CivilDate?, to: CivilDate?, rules: TravelRules, near games: [GeoPoint], in country: String?,
    date: (TypedDay) throws(Failure) -> CivilDate
  ) throws -> PlanRequest {
    var request = request
    request.rule =
      TravelRules(
        buffer: buffer?.minutes ?? rules.buffer, hours: hours?.minutes ?? rules.hours,
        limit: limit.map(\.minutes) ?? (request.by == .drive ? rules.limit : nil)
      ).inMinutes
    request.rule.daysOff = try daysOff.map { try date($0).dayNumber }.sorted()
    (request.from, request.to) = (from, to)
    request.start = try ends.start.map { try Gazetteer.shared.home($0, near: games, in: country).place }
    request.end = try ends.end.map { try Gazetteer.shared.home($0, near: games, in: country).place }
    return request
  }
}

/// The values that options and the form of the plan screen read.
extension PlanRequest {
  static func venues(_ text: String) -> Int? { Int(text, in: 1...TargetSet.limit) }
  static func days(_ text: String) -> Int? { Int(text, in: 1...Trip.maxDays) }
  static func restDays(_ text: String) -> Int? { Int(text, in: 2...60) }
  static func miles(_ text: String) -> Double? { Double(text).flatMap { (0...20_000).contains($0) ? $0 : nil } }
}

extension PlanRequest.OpenStarts: ParameterValue { package typealias Single = Self }
extension PlanRequest.Objective: ParameterValue { package typealias Single = Self }
