import Base
import Store
import TripCore

struct RenameCommand: Command {
  private static let name: Parameter<String> = .argument("name", help: "Trip name.")

  static let syntax = CommandSyntax(
    "rename", "Rename a trip.", discussion: "The file keeps its name.",
    examples: ["barnstorm rename rust 'Lakes and Rust'"]
  ) {
    Arguments.trip
    name
  }

  private let trip: FilePath
  private let name: String

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    name = try line[Self.name]
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    if try open.apply(.rename(name)) == .unchanged {
      return try open.finish(saying: ["Nothing changed: the trip already has that name."], &outcome)
    }
    try surroundings.home.checkName(open.trip.name, exceptOf: open.trip.id)
    try open.finish(saying: ["The trip is now called \"\(open.trip.name)\"."], &outcome)
  }
}
