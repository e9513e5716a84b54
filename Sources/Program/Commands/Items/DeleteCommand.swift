import Base
import Store
import TripCore

struct DeleteCommand: Command {
  private static let item = Arguments.item(.customItems)

  private static let yes: Parameter<Bool> = .flag("--yes", help: "Don't ask for confirmation.")

  static let syntax = CommandSyntax(
    "delete", "Delete a custom item, or a leg that no game needs.",
    discussion: "Asks for confirmation. Without a terminal, pass --yes.",
    examples: ["barnstorm delete rust C5A9 --yes"]
  ) {
    Arguments.trip
    item
    yes
  }

  private let trip: FilePath
  private let item: String
  private let isConfirmed: Bool

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    item = try line[Self.item]
    isConfirmed = line[Self.yes]
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    let index = try open.index(of: item)
    let item = open.trip.itinerary[index]
    _ = try open.apply(.delete(item.id))
    let name = open.wording.name(of: item)
    if !isConfirmed, !surroundings.isDryRun { try confirm(name, in: surroundings) }
    try open.finish(saying: ["Deleted \"\(name)\" from Day \(item.position.day)."], &outcome)
  }

  /// Asks whether to delete an item. Only an explicit yes is one.
  private func confirm(_ name: String, in surroundings: CommandContext) throws(Failure) {
    guard let ask = surroundings.ask else {
      throw Failure("not deleted; pass --yes to delete \"\(name)\" without asking")
    }
    let answer = ask("Delete \"\(name)\"? y/N")
    if !["y", "yes"].contains(answer?.lowercased()) { throw Failure("kept: \"\(name)\" was not deleted") }
  }
}
