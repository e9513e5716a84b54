import Itinerary
import Store

struct EditCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "edit", "Edit a custom item, or your ticket to a game.",
    discussion: """
      Fields not given stay unchanged. An empty value clears an optional field. A ticket has a seat, a reference, a \
      cost and notes. To edit a leg, use `barnstorm leg`.
      """,
    examples: [
      "barnstorm edit rust C5A9 --time 8:30pm --notes ''", "barnstorm edit rust 3C35 --seat '23 F 4' --cost '45 USD'",
    ])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    itemArgument(\.item, .editableItems)
    option(\.title, "--title", takes: .oneOfAnyLook, help: "Title.", reading: ItemFields.readTitle)
    group(\.fields)
    option(\.seat, "--seat", takes: .oneOfAnyLook, help: "Seat at a game.")
    flag(\.isTicked, "--done", help: "Tick the item off.")
    flag(\.isUnticked, "--not-done", help: "Remove the tick.")
  }

  private var trip: FilePath = ""
  private var item = ""
  private var title: String?
  private var fields = ItemFields()
  private var seat: String?
  private var isTicked = false
  private var isUnticked = false
  private var isDone: Bool? { isTicked ? true : isUnticked ? false : nil }

  func check() throws(UsageError) {
    if isTicked, isUnticked { throw .refused("pass only one of --done and --not-done") }
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

  private func changed(_ custom: CustomItem, onDay day: Int, of trip: Trip) throws -> CustomItem {
    if seat != nil { throw Failure("--seat is for games and legs") }
    var custom = custom
    if let title { custom.title = title }
    if let isDone { custom.done = isDone ? true : nil }
    try fields.apply(to: &custom, onDay: day, of: trip)
    return custom
  }

  private func ticket(of game: Game, in trip: Trip) throws -> Ticket? {
    guard title == nil, isDone == nil, fields.areOfTicket else {
      throw Failure("a game has only --seat, --reference, --cost and --notes to edit")
    }
    var entry = fields.booking
    entry[.seat] = seat
    do throws(LegEntry.Problem) {
      return try entry.applied(to: game.ticket, currency: trip.currency)
    } catch {
      throw UsageError.refused(error.sentence)
    }
  }
}
