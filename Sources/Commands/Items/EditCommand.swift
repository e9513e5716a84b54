import CommandLineSyntax
import ItineraryCore
import UserFiles

struct EditCommand: Command {
  private static let title: Parameter<String?> = .option(
    "--title", takes: .oneOfAnyLook, help: "What it is called.", reading: ItemFields.readTitle)

  static let syntax = CommandSyntax(
    "edit", "Change fields of a custom item.",
    discussion: "Fields that are not given stay as they are; an empty text clears an optional one.",
    examples: ["barnstorm edit rust C5A9 --time 8:30pm --notes ''"]
  ) {
    Arguments.trip
    Arguments.item(.customItems)
    title
    ItemFields.parameters
  }

  let line: Invocation

  func run() throws {
    let title = try line[Self.title]
    let fields = try ItemFields(line)
    if title == nil, fields.isEmpty { throw Misuse.refused("Give at least one field to change.") }
    var (open, index) = try line.openItem()
    let item = open.trip.itinerary[index]
    guard var custom = item.custom else { throw Failure(open.wording.sentence(EditRefusal.notEditable(item))) }
    if let title { custom.title = title }
    fields.apply(to: &custom)
    guard try open.editItem(at: index, to: custom) else {
      return try Output.print(lines: ["Nothing changed: \"\(custom.title)\" is like that already."])
    }
    try open.save()
    Output.report(.lines(["Saved \"\(custom.title)\"."]))
  }
}
