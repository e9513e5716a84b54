import Itinerary
import Store

struct RenameCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "rename", "Rename a trip.", discussion: "The file keeps its name.",
    examples: ["barnstorm rename rust 'Lakes and Rust'"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    argument(\.name, "name", help: "Trip name.")
  }

  private var trip: FilePath = ""
  private var name = ""

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    if try open.apply(.rename(name)) == .unchanged {
      return try open.finish(saying: ["Nothing changed: the trip already has that name."], &outcome)
    }
    try surroundings.home.checkName(open.trip.name, exceptOf: open.trip.id)
    try open.finish(saying: ["Renamed the trip to \"\(open.trip.name)\"."], &outcome)
  }
}
