import Itinerary
import Screen
import Store

struct UndoCommand: TripCommand, WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "undo", "Undo the last edit of a trip, or redo it.",
    discussion: """
      Undoes the edits of the editor and of commands on this computer, one at a time, the newest first: up to 200 of each \
      trip. An update, an import or a sorted day is one edit. What was changed since, here or elsewhere, is kept and \
      reported. After another edit, what was undone can't be redone.
      """,
    examples: ["barnstorm undo rust", "barnstorm undo rust --list", "barnstorm undo rust --redo"])

  static var parameters: [Parameter<Self>] {
    trip
    flag(\.isList, "--list", help: "List the edits, the newest first.")
    flag(\.direction, "--redo", help: "Redo the edit that was undone last.", sets: .redo)
    oneOf("--list", "--redo")
    settings(.wording)
  }

  var target = TripTarget()
  private var isList = false
  private var direction = UndoDirection.undo

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let operations = try open.context.storage.library().operations
    var log = try operations.log(ofTrip: open.trip.id)
    if isList { return list(log, open.context, &outcome) }
    // A program that was killed has recorded an operation but not saved it.
    while true {
      if open.context.isDryRun {
        if try finish(log.take(direction), open, &outcome) { return }
      } else if try operations.take(direction, ofTrip: open.trip.id, { try finish($0, open, &outcome) }) {
        return
      }
    }
  }

  private func finish(_ operation: Operation, _ before: OpenTrip, _ outcome: inout Outcome) throws -> Bool {
    let undone = before.trip.undoing(operation, at: before.context.now())
    if undone.isUnchanged, undone.retained.isEmpty { return false }
    var open = before
    open.trip = undone.trip
    let touched = TouchedBookings(from: before.trip, to: open.trip, zones: open.wording.zones, rules: open.travel)
    let sentences = open.wording.sentences(on: undone, of: operation, direction) + open.wording.lines(touched)
    try open.finish(ChangeReport(lines: sentences), as: "\(direction): \(operation.name)", isUndo: true, &outcome)
    return true
  }

  private func list(_ log: OperationLog, _ context: CommandContext, _ outcome: inout Outcome) {
    let entries = log.entries.reversed()
    let json = entries.json { entry in
      [
        "at": entry.operation.time, "name": entry.operation.name, "items": entry.operation.items.map(\.id),
        "undone": entry.isUndone,
      ]
    }
    let rows = entries.map { [$0.operation.time.description, $0.operation.name] + ($0.isUndone ? ["undone"] : []) }
    outcome.output(
      in: context, json: ["operations": json], lines: TextTable.lines(rows, none: "No edits to undo."))
  }
}

struct MergeCommand: TripCommand, WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "merge", "Merge two copies of a trip.",
    discussion: """
      Merges copies that were edited separately, as file synchronizers and branches leave them. The later version of \
      each item wins, and an item deleted in one copy after its last edit in the other is deleted. Prints the \
      changes to TRIP.
      With --base, an item that disappeared from one copy without a trace (as after `git revert`) is deleted if the \
      other copy didn't change it, and manual edits count without a new date. As a merge driver of git:
      git config merge.barnstorm.driver 'barnstorm merge %A %B --base %O || git merge-file %A %O %B',
      and in .gitattributes: *.json merge=barnstorm
      """)

  static var parameters: [Parameter<Self>] {
    trip
    argument(\.other, "other", help: "The other copy of the trip; it is not changed.", completion: .tripFile)
    option(
      \.base, "--base", value: "path", help: "Common ancestor of both copies; an empty file means none.",
      completion: .tripFile)
    option(\.output, "--output", value: "path", help: "Output path (default: TRIP).", completion: .tripFile)
    settings(.wording)
  }

  var target = TripTarget()
  private var other: FilePath = ""
  private var base: FilePath?
  private var output: FilePath?

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let context = open.context
    let other = try OpenTrip(other, in: context)
    let base = try base.flatMap(context.storage.tripFiles.loadCommonBase)
    let before = open.trip
    open.trip = try merged(before, other, base)
    let isSaved = try save(open, changed: open.trip != before, &outcome)
    // The words also name the cities and zones that only the other copy had.
    let items = other.trip.itinerary.items
    var wording = open.wording(naming: items.compactMap(\.game), items.compactMap(\.leg))
    wording.doubleHeaders = DoubleHeaders(open.trip.itinerary)
    let changes = wording.events(of: TripChanges(from: before, to: open.trip))
    let superseded = other.trip.superseded(in: open.trip, since: base)
    let sentences = changes.map(\.sentence) + superseded.map(wording.sentence)
    let events: JSONValue = [
      "events": changes.json { ["change": $0.name, "item": $0.item?.id, "message": $0.sentence] },
      "notTaken": superseded.json { ["item": $0.lost.id, "message": wording.sentence($0)] },
    ]
    outcome.output(
      in: context, json: open.output(on: open.operation(named: "merge")).adding(events),
      lines: sentences.isEmpty ? ["\(open.trip.name): no changes."] : sentences, isReport: isSaved)
  }

  private func merged(_ trip: Trip, _ other: OpenTrip, _ base: Trip?) throws(Failure) -> Trip {
    do {
      if let base { return try trip.merged(with: other.trip, since: base) }
      return try trip.merged(with: other.trip)
    } catch {
      let isOther = other.trip.id != trip.id
      let path = isOther ? other.path : self.base ?? other.path
      throw Failure("\(path) is a different trip, not a copy of \(JSONText.quoted(trip.name))")
    }
  }

  /// - Returns: whether anything was written.
  private func save(_ open: OpenTrip, changed: Bool, _ outcome: inout Outcome) throws -> Bool {
    if open.context.isDryRun { return false }
    let files = open.context.storage.tripFilesWithCopies
    guard let output, files.identity(output) != files.identity(open.path) else {
      // Git merges temporary files, of which no copy is to be kept.
      if changed { try open.save(open.operation(named: "merge"), keepsCopy: base == nil, &outcome) }
      return changed
    }
    if files.identity(output) != nil { throw StoreError.exists(path: output) }
    outcome.report(try files.save(open.trip, to: output, replacing: .nothing).notices, about: output)
    return true
  }
}
