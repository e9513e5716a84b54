import Itinerary
import Making
import Sharing
import Store

struct ReplanCommand: TripCommand, WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "replan", "Find ways to go on with a trip when plans change.",
    discussion: """
      What is over or under way stays. Prints up to five repairs of the rest, the one with the fewest bookings lost first, \
      then games, days and driving. A booking is lost if its game isn't seen, or if you aren't in its city at its time. \
      Games at the same venues come from the trip's schedule as last read; nothing is sent. A repair is applied as one \
      edit, and `barnstorm undo` takes it back.
      """,
    examples: ["barnstorm replan rust", "barnstorm replan rust --at 2026-07-06T18:00 --apply 1"])

  static var parameters: [Parameter<Self>] {
    trip
    moment(\.time)
    option(
      \.kept, "--keep", value: "item", help: "Items to keep whatever it costs (IDs; a unique prefix is enough).",
      completion: .known(.items))
    option(\.excluded, "--without", value: "venue", help: "Exclude these venues.")
    option(\.number, "--apply", value: "n", help: "Apply the repair with this number.") {
      Int($0, in: 1...Repairs.limit)
    }
    settings(.timeline)
  }

  var target = TripTarget()
  private var time: String?
  private var kept: [String] = []
  private var excluded: [String] = []
  private var number: Int?

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let context = open.context
    let now = try time.map(open.moment(typed:)) ?? context.now().wholeSeconds
    let kept = try Set(kept.map { try open.item($0).item.id })
    let games = games(of: open, context.storage, &outcome)
    let rest = TripRest(of: open.trip, at: now, rules: open.travel, zones: open.wording.zones)
    let repairs = Repairs(
      of: rest, games: games, keeping: kept, without: Set(try excluded.map(rest.ground(named:))),
      now: context.now())
    if !repairs.impossible.isEmpty {
      let names = open.trip.itinerary.items.filter { kept.contains($0.id) }.map(open.wording.name)
      throw Failure("no repair keeps \(names.joined(separator: ", "))")
    }
    let report = RepairReport(repairs: repairs.all, before: open)
    guard let number else { return outcome.output(in: context, json: report.json, lines: report.lines) }
    if repairs.all.isEmpty { throw Failure(Wording.nothingAhead.asReason) }
    guard repairs.all.indices.contains(number - 1) else {
      throw Failure("no repair \(number); there are \(repairs.all.count)")
    }
    let repair = repairs.all[number - 1]
    open.trip = repair.trip
    try open.finish(
      ChangeReport(lines: report.lines(of: repair), namesProblems: false, json: report.json),
      as: "replan: \(open.wording.title(of: repair))", &outcome)
  }

  private func games(of open: OpenTrip, _ storage: UserStorage, _ outcome: inout Outcome) -> [ScheduleGame] {
    switch storage.localSchedule(of: open.trip, at: open.path) {
    case .success(let games)?: return games
    case .failure(let failure)?: outcome.report("\(failure); using the trip's own games only")
    case nil: break
    }
    return []
  }
}

private struct RepairReport {
  let repairs: [Repair]
  let before: OpenTrip

  var lines: [String] {
    var lines = repairs.isEmpty ? [Wording.nothingAhead] : []
    for (number, repair) in repairs.enumerated() {
      if number > 0 { lines.append("") }
      lines.append("\(number + 1). \(before.wording.title(of: repair))")
      let offer = details(of: repair).map(Wording.offered)
      lines += ([before.wording.figures(of: repair, in: before.trip)] + offer).map { "   \($0)" }
    }
    return lines
  }

  func lines(of repair: Repair) -> [String] { [before.wording.title(of: repair) + "."] + details(of: repair) }

  private func details(of repair: Repair) -> [String] {
    let wording = before.wording(
      naming: repair.trip.itinerary.items.compactMap(\.game), repair.trip.itinerary.items.compactMap(\.leg))
    return wording.lines(on: repair, of: before.trip, rules: before.travel)
  }

  var json: JSONValue { ["repairs": repairs.map(value)] }

  private func value(_ repair: Repair) -> JSONValue {
    var after = before
    after.trip = repair.trip
    return [
      "title": before.wording.title(of: repair), "changes": after.operation(named: "").json,
      "lost": ["bookings": repair.outcome.bookings, "games": repair.outcome.games] as JSONValue,
      "days": repair.days, "meters": repair.outcome.meters,
      // Less than 0 is impossible, also where nothing more is known.
      "bound": ["days": repair.bound?.days ?? 0, "meters": repair.bound?.meters ?? 0] as JSONValue,
    ]
  }
}
