import Base
import Editor
import Store
import TripCore

struct DeleteCommand: Command {
  private static let item = Arguments.item(.customItems)

  private static let yes: Parameter<Bool> = .flag("--yes", help: "Do not ask.")

  static let syntax = CommandSyntax(
    "delete", "Delete a custom item, or a leg that the trip's games do not need.",
    discussion: "Asks first; where there is no terminal to ask on, --yes is needed.",
    examples: ["barnstorm delete rust C5A9 --yes"]
  ) {
    Arguments.trip
    item
    yes
  }

  private let trip: FilePath
  private let item: String
  private let isConfirmed: Bool

  init(line: Invocation) throws(Misuse) {
    trip = try line[Arguments.trip]
    item = try line[Self.item]
    isConfirmed = line[Self.yes]
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    let index = try open.index(of: item)
    let item = open.trip.itinerary[index]
    _ = try open.apply(.delete(item.id))
    let name = open.wording.name(of: item)
    if !isConfirmed { try confirm(name, in: surroundings) }
    try open.save(&outcome)
    outcome.report(.lines(["Deleted \"\(name)\" from Day \(item.position.day)."]))
  }

  /// Asks whether to delete an item. Only an explicit yes is one.
  private func confirm(_ name: String, in surroundings: Surroundings) throws(Failure) {
    guard let ask = surroundings.ask else {
      throw Failure("\"\(name)\" is deleted without a question only with --yes.")
    }
    let answer = ask("Delete \"\(name)\"? y/N")
    if !["y", "yes"].contains(answer?.lowercased()) { throw Failure("Kept: \"\(name)\" was not deleted.") }
  }
}
