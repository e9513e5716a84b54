import Base
import Editor
import Store
import TripCore

struct EditCommand: Command {
  private static let item = Arguments.item(.customItems)

  private static let title: Parameter<String?> = .option(
    "--title", takes: .oneOfAnyLook, help: "Title.", reading: ItemFields.readTitle)

  static let syntax = CommandSyntax(
    "edit", "Edit a custom item.",
    discussion: "Fields not given stay unchanged. An empty value clears an optional field.",
    examples: ["barnstorm edit rust C5A9 --time 8:30pm --notes ''"]
  ) {
    Arguments.trip
    item
    title
    ItemFields.parameters
  }

  private let trip: FilePath
  private let item: String
  private let title: String?
  private let fields: ItemFields

  init(line: Invocation) throws(Misuse) {
    trip = try line[Arguments.trip]
    item = try line[Self.item]
    title = try line[Self.title]
    fields = try ItemFields(line)
    try line.end()
    if title == nil, fields.isEmpty { throw .refused("pass at least one field to change") }
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    let index = try open.index(of: item)
    let item = open.trip.itinerary[index]
    guard var custom = item.custom else { throw Failure(open.wording.sentence(Refusal.notEditable(item)).asReason) }
    if let title { custom.title = title }
    fields.apply(to: &custom)
    if try open.apply(.change(item.id, to: custom)) == .unchanged {
      return outcome.answer(lines: ["Nothing changed: \"\(custom.title)\" already has these values."])
    }
    try open.save(&outcome)
    outcome.report(.lines(["Saved \"\(custom.title)\"."]))
  }
}
