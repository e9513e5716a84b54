import Base
import Preferences
import TripCore

struct SortCommand: Command {
  private static let day: Parameter<Int> = .required(
    "--day", takes: .oneOfAnyLook, help: "The day to sort, from 1.", completion: .known(.days)
  ) { Int(bounded: $0) }

  static let syntax = CommandSyntax(
    "sort", "Sort a day by time.",
    discussion: "Untimed items stay next to a neighbor, games don't move, and legs stay between their games.",
    examples: ["barnstorm sort rust --day 3"]
  ) {
    Arguments.trip
    day
    SettingOptions.wording.parameters
  }

  private let trip: FilePath
  private let day: Int
  private let flags: Flags

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    day = try line[Self.day]
    flags = try SettingOptions.wording.flags(of: line)
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, flags: flags, in: surroundings)
    if try open.apply(.sortDay(day, open.wording.zones)) == .unchanged {
      return try open.finish(saying: ["Nothing changed: Day \(day) is in order."], &outcome)
    }
    try open.finish(saying: ["Sorted \(open.wording.dayTitle(day, of: open.trip))."], &outcome)
  }
}
