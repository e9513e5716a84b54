import ArgumentParser
import ItineraryCore

struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a custom item at the end of a day.")

  @OptionGroup var trip: TripArgument

  @Option(parsing: .unconditional, help: "The day to add it to, from 1.")
  var day: Int

  @Option(parsing: .unconditional, help: "What it is called.")
  var title: String

  @OptionGroup var fields: ItemFields

  func validate() throws {
    _ = try checked(title: title)
  }

  func run() throws {
    var open = try OpenTrip(trip.trip)
    var custom = CustomItem(title: try checked(title: title), category: .activity)
    fields.apply(to: &custom)
    let id = try open.add(custom, day: day)
    try open.save()
    try Output.print(lines: ["Added \"\(custom.title)\" on Day \(day) (\(id))."])
  }
}
