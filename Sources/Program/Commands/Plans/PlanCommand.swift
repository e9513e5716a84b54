import Editor
import Itinerary
import Making
import Store
import Tours

struct PlanCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "plan", "Find the best tour of games.",
    discussion: """
      A tour visits games at different venues, each reachable from the one before: its end (the start plus the usual \
      length of a game in its league), the drive and the buffer. The best tour has the fewest days, then the fewest \
      miles; with --most, the most venues. The result is proven optimal or states how far from optimal it can be. If \
      no tour fits, the reason and the nearest tours are printed: without some venues, or with other limits.
      These options combine: --most --team Cubs includes games of the Cubs.
      """,
    examples: [
      "barnstorm plan --schedule mlb.csv --all --buffer 60",
      "barnstorm plan --schedule mlb.csv --count 5 --days 10 --home Denver --max-driving 8 --new West",
    ])

  static var parameters: [Parameter<Self>] {
    group(\.schedules, ScheduleArguments.rows(hasTeams: false))
    group(\.targets)
    option(
      \.timeLimit, "--time-limit", value: "seconds",
      help: "Stop after this time and print the best tour so far, as Ctrl-C does (default: 60)."
    ) { Int($0, in: 1...1_000_000) }
    option(
      \.drives, "--drives",
      help: "Drives that replace estimates: a CSV file with from,to,meters,minutes by venue name.",
      dash: .standardInput, completion: .files(["csv"]))
    option(\.name, "--new", value: "name", help: "Create a trip from the first tour and print its path.")
    settings(\.flags, .wording)
  }

  private var schedules = ScheduleArguments()
  private var targets = PlanArguments()
  private var timeLimit = 60
  private var drives: FilePath?
  private var name: String?
  private var flags = Flags()

  func check() throws(UsageError) {
    if let name, name.trimmed.isEmpty { throw .refused("Missing value for '--new'.") }
  }

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let storage = context.storage
    let (schedules, settings) = (try schedules.resolved(in: context, flags), storage.settings(flags))
    let (order, today) = (context.typedDates(flags), context.today)
    let schedule = try schedules.fullSchedule(from: storage, today: today, &outcome)
    try schedule.check(teams: targets.request.teams)
    let points = schedule.games.compactMap(\.place?.point)
    let home = try outcome.home(targets.homeCity, near: points, in: settings.country)
    var request = try targets.request(
      from: schedules.from, to: schedules.to, rules: settings.travelRules, near: points, in: settings.country
    ) { day throws(Failure) in try day.date(in: order, near: schedules.from ?? today) }
    if targets.wantsNewGrounds {
      let visited = try storage.grounds(at: context.now())
      request.without += Set(schedule.games.map(\.game).filter(visited.contains).compactMap(\.venue)).sorted()
    }
    let table = try driveTable(storage)
    let target = try name.map { try storage.newPath(forTripNamed: $0.trimmed) }
    if let target, storage.tripFiles.identity(target) != nil { throw StoreError.exists(path: target) }
    let zones = storage.zones
    let games = schedule.games.map { PlannableGame($0, asking: request.teams, side: targets.side) }
    let model = try TourModel(request, games: games, drives: table, zones: zones)
    report(of: model.gaps, &outcome)
    let wording = context.displaySettings(flags).wording(
      zones: zones, cities: CityNames(Set(schedule.games.map(\.game.city)).sorted()))
    let began = context.now()
    let result = result(model, wording, context, began)
    let seconds = Double(context.now().microseconds - began.microseconds) / 1_000_000
    var path: FilePath?
    if let name, let target, let tour = result.tours.first, tour.isComplete {
      try make(tour, name, at: target, home, request, schedule, zones, context, &outcome)
      path = target
    }
    let report = PlanReport(
      result: result, model: model, games: schedule.games, wording: wording, ends: targets.ends, side: targets.side)
    if result.tours.isEmpty || result.status == .none { outcome.status = 1 }
    if let name, path == nil { outcome.report("no trip \(Excerpt.quoted(name)) created: no tour fits the request") }
    if context.printsJSON { return outcome.output(json: report.json(seconds: seconds, trip: path)) }
    outcome.output(lines: report.lines)
    if let path { outcome.report(.path(path)) }
  }

  private func driveTable(_ storage: UserStorage) throws(Failure) -> DriveTable {
    guard let drives else { return DriveTable() }
    let bytes = try storage.importedFile(drives, expected: "not a CSV file of drives")
    let table: DriveTable
    do throws(PlanRefusal) { table = try DriveTable(bytes) } catch { throw Failure("\(drives): \(error)") }
    if table.isEmpty { throw Failure("\(drives): no drives in the file") }
    return table
  }

  private func report(of gaps: [(from: String, to: String)], _ outcome: inout Outcome) {
    guard let drives, let first = gaps.first else { return }
    let others = gaps.count > 1 ? " and \(gaps.count - 1) other pair\(gaps.count == 2 ? "" : "s")" : ""
    outcome.report("\(drives): no drive from \(first.from) to \(first.to)\(others): estimated")
  }

  private func result(
    _ model: TourModel, _ wording: Wording, _ context: CommandContext, _ began: Timestamp
  ) -> PlanResult {
    let meter = PlanMeter(context, began: began, wording)
    let end = began.microseconds + Int64(timeLimit) * 1_000_000
    let planner = Planner(
      model, shouldStop: { meter.tick() || context.now().microseconds >= end }, report: meter.show)
    defer { meter.finish() }
    return planner.result()
  }

  private func make(
    _ tour: TourSummary, _ name: String, at target: FilePath, _ home: Place?, _ request: PlanRequest,
    _ schedule: Schedule, _ zones: Zones, _ context: CommandContext, _ outcome: inout Outcome
  ) throws {
    let storage = context.storage
    let (answers, options) = (schedules.answers, schedules.answers.options)
    let new = NewTrip(
      name: name.trimmed, games: tour.games.map { schedule.games[$0] }, home: home, start: request.start,
      end: request.end, sources: storage.stored(storage.sources(typed: schedules.typed), forTripAt: target),
      follows: [], assumedZone: options.assumedZone, club: options.club, dayFirst: options.isDayFirst,
      preseason: answers.includesPreseason, by: targets.request.by)
    var ids = ItemIDSource(seed: context.seed())
    let trip = try PlannedTrip(new, of: tour).trip(zones: zones, ids: &ids, now: context.now())
    if context.isDryRun { return }
    let saved = try storage.tripFilesWithCopies.save(trip, to: target, replacing: .nothing)
    outcome.report(saved.notices, about: target)
    storage.rememberAsLast(target)
  }
}

/// The progress of a plan: a line on the terminal that changes, otherwise a line every ten seconds.
final class PlanMeter {
  private let run: CommandContext.LongRun
  private let now: () -> Timestamp
  private let began: Timestamp
  private let wording: Wording
  private var progress: Planner.Progress?
  private var displayedTenths = 0

  init(_ context: CommandContext, began: Timestamp, _ wording: Wording) {
    (run, now, self.began, self.wording) = (context.longRun(), context.now, began, wording)
  }

  private var tenths: Int { Int((now().microseconds - began.microseconds) / 100_000) }

  func show(_ progress: Planner.Progress) {
    self.progress = progress
    if run.isLive { write(tenths) }
  }

  private func write(_ tenths: Int) {
    displayedTenths = tenths
    run.show(PlanReport.line(of: progress, tenths: tenths, wording))
  }

  /// Keeps the time on the line up to date. Returns whether the user wants a result now.
  func tick() -> Bool {
    let tenths = tenths
    if tenths >= displayedTenths + (run.isLive ? 2 : 100) { write(tenths) }
    return run.isInterrupted()
  }

  func finish() { if run.isLive { run.show("") } }
}
