import Editor
import Itinerary
import Making
import Screen
import Store
import Tours

struct GamesCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "games", "List the games of schedules.",
    discussion: """
      Lists games by day, in venue time. Gaps and assumptions are reported on standard error, a line for each kind, or with \
      --json as assumptions and open questions.
      """,
    examples: ["barnstorm games --schedule mlb.csv --team Cubs --from 2026-07-01"])

  static var parameters: [Parameter<Self>] {
    group(\.schedules)
    json
    settings(\.flags, .wording)
  }

  private var schedules = ScheduleArguments()
  private var flags = Flags()

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let schedule = try schedules.resolved(in: context, flags)
      .schedule(from: context.storage, today: context.today, &outcome)
    if !context.printsJSON { for line in schedule.problems.lines { outcome.report(line) } }
    outcome.output(in: context, json: json(schedule), lines: lines(of: schedule.games, context))
  }

  private func lines(of games: [ScheduleGame], _ context: CommandContext) -> [String] {
    let cities = CityNames(Set(games.map(\.game.city)).sorted())
    let wording = context.displaySettings(flags).wording(zones: context.storage.zones, cities: cities)
    let rows = games.map { game in
      [
        wording.fullDate(game.day), wording.startOrStatus(of: game.game), game.game.badge ?? "",
        game.game.matchup, wording.place(of: game.game), game.game.gameID,
      ]
    }
    return TextTable.lines(rows, none: "No games.")
  }

  private func json(_ schedule: Schedule) -> JSONValue {
    let findings = schedule.problems.map { problem in
      let rows = problem.rows.json { row in row.id?.json ?? row.line.json }
      return (finding: problem.finding, rows: rows)
    }
    return [
      "games": schedule.games.json { value($0.game) },
      "problems": schedule.problems.json { ["file": $0.file, "line": $0.line, "message": $0.message] },
      "assumptions": findings.filter { $0.finding.value != nil }.json { finding, rows in
        ["kind": finding.kind.rawValue, "value": finding.value, "reason": finding.reason, "rows": rows]
      },
      "open": findings.filter { $0.finding.value == nil }.json { finding, rows in
        ["kind": finding.kind.rawValue, "text": "\(finding)", "rows": rows]
      },
    ]
  }

  private func value(_ game: Game) -> JSONValue {
    let start =
      switch game.start {
      case .at(let moment): moment.description
      case .on(let date): date.description
      }
    let fields: KeyValuePairs<String, (any JSONRepresentable)?> = [
      "gameId": game.gameID, "league": game.league, "competition": game.competition, "away": game.away,
      "home": game.home, "venue": game.venue, "city": game.city, "start": start, "timeZone": game.timeZone,
      "status": game.status.rawValue, "neutral": game.neutral == true ? true : nil,
    ]
    return .object(fields.compactMap { name, value in value.map { JSONValue.Member(name, $0.json) } })
  }
}

struct SourcesCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "sources", "List the leagues whose schedules are known by name.",
    discussion: """
      --schedule takes these names. Sends no request without --check. The file sources.ini next to the settings changes \
      addresses and adds leagues: a section such as [nba] with the keys title, league, team, header, season, from, span, \
      pages, fallback and teams. The file answers.ini has your answers for all files with the same headings or title, and \
      for leagues.
      """,
    examples: ["barnstorm sources", "barnstorm sources --check nhl", "barnstorm games --schedule nhl --team Bruins"])

  static var parameters: [Parameter<Self>] {
    option(
      \.name, "--check", value: "name", help: "Send one request to this source and print the result.",
      completion: .known(.leagues))
    json
  }

  private var name: String?

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let sources = context.storage.namedSources
    for mistake in sources.mistakes { outcome.report(mistake) }
    guard let name else { return list(sources.all, context, &outcome) }
    guard let source = sources.source(name) else { throw Failure(sources.unknown(name)) }
    let check = context.storage.check(source, today: context.today)
    if context.printsJSON || check.problem == nil {
      outcome.output(
        in: context,
        json: [
          "name": source.name, "address": check.address, "status": check.status, "games": check.games,
          "from": check.days?.lowerBound, "to": check.days?.upperBound, "message": check.problem ?? check.summary,
        ], lines: ["\(source.name): \(check.summary)", check.address])
    }
    if let problem = check.problem { throw Failure("\(source.name): \(problem)") }
  }

  private func list(_ sources: [LeagueSource], _ context: CommandContext, _ outcome: inout Outcome) {
    let file = context.storage.answersFile
    for mistake in file.mistakes { outcome.report(mistake) }
    let rows = sources.map { source in
      (source, origin: source.isYours ? "yours" : "built in", last: context.storage.lastResponse(of: source))
    }
    let answers = file.sections.map { section in
      (section.shape, lines: section.answers.map { "\($0.key.key) = \($0.value)" }.sorted())
    }
    let json = rows.map { source, origin, last -> JSONValue in
      [
        "name": source.name, "title": source.title, "league": source.league, "team": source.team, "origin": origin,
        "last": last.map { ["at": $0.at, "status": $0.status] as JSONValue },
      ]
    }
    let wording = context.displaySettings().wording()
    let table = rows.map { source, origin, last in
      let day = last.map { CivilDate(dayNumber: Int($0.at.microseconds / 86_400_000_000)) }
      let response = last.flatMap { last in day.map { "\(last.status) on \(wording.fullDate($0))" } }
      return [source.name, source.title, LeagueSource.host(of: source.league), origin, response ?? "no request yet"]
    }
    outcome.output(
      in: context,
      json: .array(json + answers.map { ["name": $0, "origin": "answers", "answers": $1] }),
      lines: TextTable.lines(table) + answers.map { "Answers for \($0): \($1.joined(separator: "; "))" })
  }
}

// MARK: What schedules and new trips leave open

extension Outcome {
  /// The home city that the user has typed, with a note on which of several of that name is meant.
  mutating func home(_ city: String?, near games: [GeoPoint], in country: String?) throws(PlanRefusal) -> Place? {
    guard let city else { return nil }
    let home = try Gazetteer.shared.home(city, near: games, in: country)
    if let note = home.note { report(note) }
    return home.place
  }

  mutating func report(of schedule: Schedule, about games: [ScheduleGame], on days: ClosedRange<CivilDate>) {
    let (concerned, others) = schedule.problems(of: games, on: days)
    for line in concerned.lines { report(line) }
    guard others > 0 else { return }
    report("\(others) problem\(others == 1 ? "" : "s") with other games of the schedule: `barnstorm games` lists all")
  }

  mutating func report(of schedule: Schedule, for trip: Trip) {
    let days = trip.startDate...trip.date(ofDay: trip.dayCount)
    let matchups = Set(trip.itinerary.items.compactMap(\.game?.matchup))
    let follows = trip.schedule?.follows ?? []
    let games = schedule.games.filter { game in
      days.contains(game.day) && (matchups.contains(game.game.matchup) || follows.contains(where: game.isOf))
    }
    for line in schedule.problems(of: games, on: days).concerned.lines { report(line) }
  }

  mutating func report(ofStreams files: [FilePath]) {
    for file in files {
      report("\(file) is a pipe and can't be followed; update with `barnstorm update TRIP --schedule FILE`")
    }
  }

  /// Adds which new legs of a trip go by other means than the trip, for lack of a road or a train.
  mutating func report(ofMeansIn trip: Trip, since old: Trip? = nil, wording: Wording) {
    for item in trip.itinerary.items {
      guard let leg = item.leg, leg.isGenerated, leg.means != trip.by,
        leg.means != old?.itinerary.item(item.id)?.leg?.means
      else { continue }
      report(wording.otherMeans(of: leg, insteadOf: trip.by))
    }
  }

  mutating func report(ofClashesIn trip: Trip, wording: Wording, rules: TravelRules) {
    let constraints = ItineraryConstraints(trip.itinerary)
    for advisory in Advisories(of: trip, under: constraints, zones: wording.zones, rules: rules).all {
      report("Day \(advisory.day): \(wording.sentence(advisory, namesDay: false))")
    }
  }
}
