import CommandLineSyntax
import ItineraryCore
import Paths

struct AddCommand: Command {
  private static let day: Parameter<Int> = .required(
    "--day", takes: .oneOfAnyLook, help: "The day to add it to, from 1.", completion: .known(.days)
  ) { Int($0) }

  private static let title: Parameter<String> = .required(
    "--title", takes: .oneOfAnyLook, help: "What it is called.", reading: ItemFields.readTitle)

  static let syntax = CommandSyntax(
    "add", "Add a custom item at the end of a day.",
    examples: ["barnstorm add rust --day 1 --title Dinner --category restaurant"]
  ) {
    Arguments.trip
    day
    title
    ItemFields.parameters
  }

  private let trip: FilePath
  private let day: Int
  private let custom: CustomItem

  init(line: Invocation) throws(Misuse) {
    trip = try line[Arguments.trip]
    day = try line[Self.day]
    var custom = CustomItem(title: try line[Self.title], category: .activity)
    try ItemFields(line).apply(to: &custom)
    self.custom = custom
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    let id = try open.add(custom, day: day)
    try open.save(&outcome)
    outcome.report(.lines(["Added \"\(custom.title)\" on Day \(day) (\(id))."]))
  }
}
