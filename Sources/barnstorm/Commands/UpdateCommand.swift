import ArgumentParser
import Interchange
import ItineraryCore
import Schedules
import TripStore

struct UpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Bring a trip up to a newer schedule.",
    discussion: """
      Prints what changed. What you added to the trip stays where it is. A schedule that takes away more than a third \
      of the games, or has none of the trip's dates, is refused. What the schedule leaves open is said on standard \
      error.
      """)

  @OptionGroup var trip: TripArgument
  @OptionGroup var schedules: UpdateScheduleArguments
  @OptionGroup var json: JSONFlag
  @OptionGroup var wording: WordingOptions

  @Flag(help: "Only print what would change.")
  var dryRun = false

  @Flag(help: "Follow the schedule whatever it takes away.")
  var allowRemovals = false

  func run() throws {
    var open = try OpenTrip(trip.trip, flags: wording.flags)
    let schedule = try schedules.schedule(of: open, allowsNone: allowRemovals)
    let changes = try open.follow(schedule, allowsRemovals: allowRemovals)
    let hasNewZone = open.remember(assumedZone: schedules.answers.assumeZone)
    if !changes.isEmpty || hasNewZone, !dryRun { try open.save() }
    let wording = open.wording(of: changes)
    if json.isOn {
      let answer: JSONValue = ["changes": .array(changes.map { value($0, wording) })]
      try Output.print(text: answer.pretty + "\n")
    } else {
      let none = "\(open.trip.name) is up to date."
      try Output.print(lines: changes.isEmpty ? [none] : changes.map(wording.sentence))
    }
  }

  private func value(_ change: ScheduleChange, _ wording: Wording) -> JSONValue {
    [
      "change": .string(change.kind.rawValue), "gameId": JSONValue(change.gameID), "item": JSONValue(change.item?.text),
      "from": JSONValue(change.from), "to": JSONValue(change.to), "message": .string(wording.sentence(change)),
    ]
  }
}

/// The arguments that tell what a trip follows.
struct UpdateScheduleArguments: ParsableArguments {
  @Option(
    name: .customLong("schedule"), parsing: .upToNextOption,
    help: "Schedules of leagues or teams, .ics or .csv; without them, the one the trip was made from.",
    completion: .file(extensions: ["ics", "csv"]))
  var files: [String] = []

  @OptionGroup var answers: ScheduleAnswers

  /// - Parameter allowsNone: whether files without games are a schedule too.
  func schedule(of open: OpenTrip, allowsNone: Bool) throws(Failure) -> Schedule {
    let paths = files.isEmpty ? try open.scheduleSources() : files
    let schedule = try FollowedSchedule.read(
      paths, for: open.trip, options: answers.options, allowsNone: allowsNone)
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
