import Base
import Store
import TripCore

struct RenameCommand: Command {
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
      return outcome.answer(lines: ["Nothing changed: the trip already has that name."])
    }
    try surroundings.home.checkName(open.trip.name, exceptOf: open.trip.id)
    try open.save(&outcome)
    outcome.report(.lines(["The trip is now called \"\(open.trip.name)\"."]))
  }
}
