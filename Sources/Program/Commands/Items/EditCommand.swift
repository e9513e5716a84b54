import Base
import Store
import TripCore

struct EditCommand: Command {
  private static let item = Arguments.item(.editableItems)

  private static let title: Parameter<String?> = .option(
    "--title", takes: .oneOfAnyLook, help: "Title.", reading: ItemFields.readTitle)

  private static let seat: Parameter<String?> = .option(
    "--seat", takes: .oneOfAnyLook, help: "Seat at a game.")

  private static let done: Parameter<Bool> = .flag("--done", help: "Tick the item off.")

  private static let notDone: Parameter<Bool> = .flag("--not-done", help: "Remove the tick.")

  static let syntax = CommandSyntax(
    "edit", "Edit a custom item, or your ticket to a game.",
    discussion: """
      Fields not given stay unchanged. An empty value clears an optional field. A ticket has a seat, a reference, a \
      cost and notes. To edit a leg, use `barnstorm leg`.
      """,
    examples: [
      "barnstorm edit rust C5A9 --time 8:30pm --notes ''", "barnstorm edit rust 3C35 --seat '23 F 4' --cost '45 USD'",
    ]
  ) {
    Arguments.trip
    item
    title
    ItemFields.parameters
    seat
    done
    notDone
  }

  private let trip: FilePath
  private let item: String
  private let title: String?
  private let fields: ItemFields
  private let seat: String?
  private let isDone: Bool?

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    item = try line[Self.item]
    title = try line[Self.title]
    fields = try ItemFields(line)
    seat = try line[Self.seat]
    let (done, notDone) = (line[Self.done], line[Self.notDone])
    try line.end()
    if done, notDone { throw .refused("--done can't be combined with --not-done") }
    isDone = done ? true : notDone ? false : nil
    if title == nil, fields.isEmpty, seat == nil, isDone == nil {
      throw .refused("pass at least one field to change")
    }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    let index = try open.index(of: item)
    let item = open.trip.itinerary[index]
    let edit: Edit
    var name = open.wording.name(of: item)
    switch item.kind {
    case .game(let game): edit = .setTicket(item.id, try ticket(of: game, in: open.trip))
    case .travel: throw open.refused(.notEditable(item))
    case .custom(let custom):
      let changed = try self.changed(custom, onDay: item.position.day, of: open.trip)
      (edit, name) = (.change(item.id, to: changed), changed.title)
    }
    if try open.apply(edit) == .unchanged {
      return try open.finish(saying: ["Nothing changed: \"\(name)\" already has these values."], &outcome)
    }
    try open.finish(saying: ["Saved \"\(name)\"."], &outcome)
  }

  private func changed(_ custom: CustomItem, onDay day: Int, of trip: Trip) throws(UsageError) -> CustomItem {
    if seat != nil { throw .refused("--seat is for games and legs") }
    var custom = custom
    if let title { custom.title = title }
    if let isDone { custom.done = isDone ? true : nil }
    try fields.apply(to: &custom, onDay: day, of: trip)
    return custom
  }

  private func ticket(of game: Game, in trip: Trip) throws(UsageError) -> Ticket? {
    guard title == nil, isDone == nil, fields.areOfTicket else {
      throw .refused("a game has no fields to edit but --seat, --reference, --cost and --notes")
    }
    var entry = fields.booking
    entry[.seat] = seat
    do throws(LegEntry.Problem) {
      return try entry.applied(to: game.ticket, currency: trip.currency)
    } catch {
      throw .refused(error.sentence)
    }
  }
}
