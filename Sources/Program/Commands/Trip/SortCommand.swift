import Itinerary
import Preferences

struct SortCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "sort", "Sort a day by time.",
    discussion: "Untimed items stay next to a neighbor, games don't move, and legs stay between their games.",
    examples: ["barnstorm sort rust --day 3"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    option(
      \.day, "--day", takes: .oneOfAnyLook, help: "The day to sort, from 1.", isRequired: true,
      completion: .known(.days)
    ) { Int($0) }
    settings(\.flags, .wording)
  }

  private var trip: FilePath = ""
  private var day = 0
  private var flags = Flags()

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, flags: flags, in: surroundings)
    if try open.apply(.sortDay(day, open.wording.zones)) == .unchanged {
      return try open.finish(saying: ["Nothing changed: Day \(day) is in order."], &outcome)
    }
    try open.finish(saying: ["Sorted \(open.wording.dayTitle(day, of: open.trip))."], &outcome)
  }
}
