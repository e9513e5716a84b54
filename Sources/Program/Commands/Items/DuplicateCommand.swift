import Itinerary
import Store

struct DuplicateCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "duplicate", "Copy a custom item.",
    discussion: "The copy is not ticked off, and is not the same booking: it has no reference.",
    examples: ["barnstorm duplicate rust C5A9 --day 4"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    itemArgument(\.item, .customItems)
    option(
      \.day, "--day", takes: .oneOfAnyLook, help: "Day of the copy, from 1 (default: right below the item).",
      completion: .known(.days)
    ) { Int($0) }
  }

  private var trip: FilePath = ""
  private var item = ""
  private var day: Int?

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    let index = try open.index(of: item)
    let item = open.trip.itinerary[index]
    guard let custom = item.custom else { throw Failure("only custom items can be copied") }
    let id = try open.add(custom.duplicate, day: day ?? item.position.day, below: day == nil ? index : nil)
    try open.finish(saying: ["Added \"\(custom.title)\" on Day \(day ?? item.position.day) (\(id))."], &outcome)
  }
}
