import CommandLineSyntax
import Interchange
import ItineraryCore
import Paths
import Schedules
import TripMaking
import TripStore
import UserFiles

struct UpdateCommand: Command {
  private static let dryRun: Parameter<Bool> = .flag("--dry-run", help: "Only print what would change.")

  private static let allowRemovals: Parameter<Bool> = .flag(
    "--allow-removals", help: "Follow the schedule whatever it takes away.")

  static let syntax = CommandSyntax(
    "update", "Bring a trip up to a newer schedule.",
    discussion: """
      Prints what changed. What you added to the trip stays where it is. A schedule that takes away more than a third \
      of the games, or has none of the trip's dates, is refused. What the schedule leaves open is said on standard \
      error.
      """,
    examples: ["barnstorm update cubs --dry-run", "barnstorm update cubs --schedule cubs-new.ics"]
  ) {
    Arguments.trip
    UpdateScheduleArguments.parameters
    Arguments.json
    WordingOptions.parameters
    dryRun
    allowRemovals
  }

  let line: Invocation

  func run() throws {
    let schedules = try UpdateScheduleArguments(line)
    let allowRemovals = line[Self.allowRemovals]
    var open = try line.openTrip(flags: WordingOptions.flags(of: line))
    let schedule = try schedules.schedule(of: open, allowsNone: allowRemovals)
    let changes = try open.follow(schedule, allowsRemovals: allowRemovals)
    let hasNewZone = open.remember(assumedZone: schedules.answers.options.assumedZone)
    let isSaved = (!changes.isEmpty || hasNewZone) && !line[Self.dryRun]
    if isSaved { try open.save() }
    let wording = open.wording(of: changes)
    let answer: Output.Answer
    if line[Arguments.json] {
      let value: JSONValue = ["changes": .array(changes.map { self.value($0, wording) })]
      answer = .json(value.pretty + "\n")
    } else {
      let none = "\(open.trip.name) is up to date."
      answer = .lines(changes.isEmpty ? [none] : changes.map(wording.sentence))
    }
    if isSaved { Output.report(answer) } else { try Output.print(answer) }
  }

  private func value(_ change: ScheduleChange, _ wording: Wording) -> JSONValue {
    [
      "change": .string(change.kind.rawValue), "gameId": JSONValue(change.gameID), "item": JSONValue(change.item?.text),
      "from": JSONValue(change.from), "to": JSONValue(change.to), "message": .string(wording.sentence(change)),
    ]
  }
}

/// The arguments that tell what a trip follows.
struct UpdateScheduleArguments {
  private static let files: Parameter<[FilePath]> = .list(
    "--schedule",
    help: "Schedules of leagues or teams, .ics or .csv; without them, the one the trip was made from.",
    completion: .scheduleFile)

  @ParameterBuilder static var parameters: [ParameterSyntax] {
    files
    ScheduleAnswers.parameters
  }

  private let files: [FilePath]
  let answers: ScheduleAnswers

  init(_ line: Invocation) throws(Misuse) {
    files = try line[Self.files]
    answers = try ScheduleAnswers(line)
  }

  /// - Parameter allowsNone: whether files without games are a schedule too.
  func schedule(of open: OpenTrip, allowsNone: Bool) throws(Failure) -> Schedule {
    let paths = files.isEmpty ? try open.scheduleSources() : files
    let schedule = try Home().schedule(
      at: paths, for: open.trip, options: answers.options, allowsNone: allowsNone,
      allowsStreams: !files.isEmpty)
    let trip = open.trip
    let days = trip.startDate...trip.date(ofDay: trip.dayCount)
    let teams = trip.itinerary.items.compactMap(\.game).reduce(into: Set<String>()) {
      $0.formUnion([$1.home, $1.away])
    }
    let games = schedule.games.filter { game in
      days.contains(game.day) && !teams.isDisjoint(with: [game.game.home, game.game.away])
    }
    for problem in schedule.problems(of: games, on: days).concerned { Output.complain(problem.description) }
    return schedule
  }
}
