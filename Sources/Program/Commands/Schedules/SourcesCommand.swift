import Itinerary
import Preferences
import Screen
import Store

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
    json(\.isJSON)
  }

  private var name: String?
  private var isJSON = false

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let home = surroundings.home
    let sources = home.namedSources
    for mistake in sources.mistakes { outcome.complain(mistake) }
    guard let name else {
      let answers = home.answersFile
      for mistake in answers.mistakes { outcome.complain(mistake) }
      return list(sources.all, answers.sections, surroundings, &outcome)
    }
    guard let source = sources.source(name) else { throw Failure(sources.unknown(name)) }
    let check = home.check(source, today: surroundings.today)
    if isJSON {
      outcome.answer(json: value(check, of: source))
    } else if check.problem == nil {
      outcome.answer(lines: ["\(source.name): \(check.summary)", check.address])
    }
    if let problem = check.problem { throw Failure("\(source.name): \(problem)") }
  }

  private func list(
    _ sources: [LeagueSource], _ answers: [AnswersFile.Section], _ surroundings: CommandContext,
    _ outcome: inout Outcome
  ) {
    let rows = sources.map { (source: $0, last: surroundings.home.lastAnswer(of: $0)) }
    if isJSON { return outcome.answer(json: .array(rows.map(value) + answers.map(value))) }
    let wording = surroundings.presentation().wording()
    outcome.answer(
      lines: TextTable.lines(
        rows.map { source, last in
          let day = last.map { CivilDate(dayNumber: Int($0.at.microseconds / 86_400_000_000)) }
          let answer = last.flatMap { last in day.map { "\(last.status) on \(wording.fullDate($0))" } }
          return [
            source.name, source.title, LeagueSource.host(of: source.league), SourcesCommand.origin(of: source),
            answer ?? "no request yet",
          ]
        }) + answers.map { "Answers for \($0.shape): \(SourcesCommand.lines(of: $0).joined(separator: "; "))" })
  }

  private static func lines(of section: AnswersFile.Section) -> [String] {
    section.answers.map { "\($0.key.key) = \($0.value)" }.sorted()
  }

  /// The answers for a league, or for files of one shape.
  private func value(_ section: AnswersFile.Section) -> JSONValue {
    [
      "name": .string(section.shape), "origin": "answers",
      "answers": .array(SourcesCommand.lines(of: section).map(JSONValue.string)),
    ]
  }

  private static func origin(of source: LeagueSource) -> String { source.isYours ? "yours" : "built in" }

  private func value(_ source: LeagueSource, _ last: SourceRecord?) -> JSONValue {
    [
      "name": .string(source.name), "title": .string(source.title), "league": .string(source.league),
      "team": JSONValue(source.team), "origin": .string(SourcesCommand.origin(of: source)),
      "last": last.map { ["at": .string($0.at.description), "status": .int($0.status)] } ?? .null,
    ]
  }

  private func value(_ check: SourceCheck, of source: LeagueSource) -> JSONValue {
    [
      "name": .string(source.name), "address": .string(check.address),
      "status": check.status.map(JSONValue.int) ?? .null, "games": .int(check.games),
      "from": JSONValue(check.days?.lowerBound.description), "to": JSONValue(check.days?.upperBound.description),
      "message": .string(check.problem ?? check.summary),
    ]
  }
}
