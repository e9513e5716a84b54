import Itinerary
import Store

struct DeleteCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "delete", "Delete a custom item, or a leg that no game needs.",
    discussion: "Asks for confirmation. Without a terminal, pass --yes.",
    examples: ["barnstorm delete rust C5A9 --yes"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    itemArgument(\.item, .customItems)
    yes(\.isConfirmed)
  }

  private var trip: FilePath = ""
  private var item = ""
  private var isConfirmed = false

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
