import ArgumentParser
import ItineraryCore

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change fields of a custom item.",
    discussion: "Fields that are not given stay as they are; an empty text clears an optional one.")

  @OptionGroup var arguments: ItemArguments

  @Option(parsing: .unconditional, help: "What it is called.")
  var title: String?

  @OptionGroup var fields: ItemFields

  func validate() throws {
    if let title { _ = try checked(title: title) }
    if title == nil, fields.isEmpty { throw ValidationError("Give at least one field to change.") }
  }

  func run() throws {
    var (open, index) = try arguments.open()
    let item = open.trip.itinerary[index]
    guard var custom = item.custom else { throw Failure(open.wording.sentence(EditRefusal.notEditable(item))) }
    if let title { custom.title = try checked(title: title) }
    fields.apply(to: &custom)
    guard try open.editItem(at: index, to: custom) else {
      return try Output.print(lines: ["Nothing changed: \"\(custom.title)\" is like that already."])
    }
    try open.save()
    try Output.print(lines: ["Saved \"\(custom.title)\"."])
  }
}
