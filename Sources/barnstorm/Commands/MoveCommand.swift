import ArgumentParser
import ItineraryCore

struct MoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Move a leg or a custom item to another place.")

  @OptionGroup var arguments: ItemArguments

  @Option(parsing: .unconditional, help: "The day to move it to, from 1.")
  var day: Int

  @Flag(help: "Before all items of the day.")
  var first = false

  @Flag(help: "After all items of the day.")
  var last = false

  @Option(parsing: .unconditional, help: ArgumentHelp("Before this item of the day.", valueName: "item"))
  var before: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("After this item of the day.", valueName: "item"))
  var after: String?

  func validate() throws {
    let places = [first, last, before != nil, after != nil].count { $0 }
    if places != 1 { throw ValidationError("Give one of --first, --last, --before and --after.") }
  }

  func run() throws {
    var (open, index) = try arguments.open()
    let item = open.trip.itinerary[index]
    let slot = try slot(for: index, in: open)
    let slots = Slots(in: open.trip.itinerary, carrying: index)
    let (after, before) = slots.neighbours(of: slot)
    if try open.moveItem(at: index, toSlot: slot) == .unchanged {
      return try Output.print(lines: ["Nothing changed: \(open.wording.name(of: item)) stands there already."])
    }
    try open.save()
    try Output.print(lines: [open.wording.dropped(onDay: day, after: after, before: before)])
  }

  /// The number of the slot that the options describe.
  private func slot(for index: Int, in open: OpenTrip) throws -> Int {
    let itinerary = open.trip.itinerary
    if let refusal = refusal(for: itinerary[index], in: itinerary) { throw Failure(open.wording.sentence(refusal)) }
    let slots = Slots(in: itinerary, carrying: index)
    let range = slots.range(ofDay: day)
    if first { return range.lowerBound }
    guard let argument = before ?? after else { return range.upperBound }
    let neighbour = itinerary[try open.index(of: argument)]
    let found = range.first { (before == nil ? slots[$0].after : slots[$0].before) == neighbour.id }
    if let found { return found }
    throw Failure(reasonWhy(neighbour, isNotBeside: itinerary[index], open.wording))
  }

  private func refusal(for item: Item, in itinerary: Itinerary) -> Refusal? {
    if item.game != nil { return .gameIsFixed(item) }
    return itinerary.days.contains(day) ? nil : .dayOutsideTrip(day: day, dayCount: itinerary.dayCount)
  }

  private func reasonWhy(_ neighbour: Item, isNotBeside item: Item, _ wording: Wording) -> String {
    if neighbour.id == item.id { return "\(wording.name(of: item)) cannot stand beside itself." }
    return "\(wording.name(of: neighbour)) is on Day \(neighbour.position.day), not on Day \(day)."
  }
}
