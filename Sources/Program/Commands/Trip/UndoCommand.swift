import Itinerary
import Preferences
import Screen
import Store

struct UndoCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "undo", "Undo the last edit of a trip, or redo it.",
    discussion: """
      Undoes the edits of the editor and of commands on this computer, one at a time, the newest first: up to 200 of each \
      trip. An update, an import or a sorted day is one edit. What was changed since, here or elsewhere, is kept and \
      reported. After another edit, what was undone can't be redone.
      """,
    examples: ["barnstorm undo rust", "barnstorm undo rust --list", "barnstorm undo rust --redo"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    flag(\.isList, "--list", help: "List the edits, the newest first.")
    flag(\.direction, "--redo", help: "Redo the edit that was undone last.", sets: .redo)
    settings(\.flags, .wording)
  }

  private var trip: FilePath = ""
  private var isList = false
  private var direction = UndoDirection.undo
  private var flags = Flags()

  func check() throws(UsageError) {
    if isList, direction == .redo { throw .refused("pass only one of --list and --redo") }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let open = try OpenTrip(trip, flags: flags, in: surroundings)
    let operations = try surroundings.home.library().operations
    if isList { return list(try operations.log(ofTrip: open.trip.id), surroundings, &outcome) }
    if surroundings.isDryRun { return try tryOut(operations.log(ofTrip: open.trip.id), open, surroundings, &outcome) }
    var isDone = false
    // A program that was killed has recorded an operation but not saved it.
    while !isDone {
      isDone = try operations.take(direction, ofTrip: open.trip.id) { operation in
        let undone = open.trip.undoing(operation, at: surroundings.now())
        if undone.isUnchanged, undone.kept.isEmpty { return false }
        try finish(undone, of: operation, open, &outcome)
        return true
      }
    }
  }

  /// Reports what would be undone.
  private func tryOut(
    _ log: OperationLog, _ open: OpenTrip, _ surroundings: CommandContext, _ outcome: inout Outcome
  ) throws {
    var log = log
    while true {
      let operation = try log.take(direction)
      let undone = open.trip.undoing(operation, at: surroundings.now())
      if !undone.isUnchanged || !undone.kept.isEmpty { return try finish(undone, of: operation, open, &outcome) }
    }
  }

  private func finish(
    _ undone: Undone, of operation: Operation, _ before: OpenTrip, _ outcome: inout Outcome
  ) throws {
    var open = before
    open.trip = undone.trip
    let touched = TouchedBookings(from: before.trip, to: open.trip, zones: open.wording.zones, rules: open.travel)
    try open.finish(
      as: "\(direction): \(operation.name)", isUndo: true,
      saying: open.wording.sentences(on: undone, of: operation, direction) + open.wording.lines(touched), &outcome)
  }

  private func list(_ log: OperationLog, _ surroundings: CommandContext, _ outcome: inout Outcome) {
    let entries = log.entries.reversed()
    if surroundings.answersPrograms {
      return outcome.answer(json: [
        "operations": .array(
          entries.map { entry in
            [
              "at": .string(entry.operation.time.description), "name": .string(entry.operation.name),
              "items": .array(entry.operation.items.map { .string($0.id.text) }), "undone": .bool(entry.isUndone),
            ]
          })
      ])
    }
    if entries.isEmpty { return outcome.answer(lines: ["No edits to undo."]) }
    outcome.answer(
      lines: TextTable.lines(
        entries.map { [$0.operation.time.description, $0.operation.name] + ($0.isUndone ? ["undone"] : []) }))
  }
}
