import Almanac
import Editor
import Itinerary
import Screen
import Store

struct SampleCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "sample", "Write the sample trip and print its path.", discussion: "Never overwrites a file.",
    examples: ["barnstorm sample trip.json && barnstorm trip.json"])

  static var parameters: [Parameter<Self>] {
    argument(\.path, "path", help: "Output path (default: the data directory).", completion: .tripFile)
    flag(\.isWeekend, "--weekend", help: "Write the other sample: a weekend by train in England.")
  }

  private var path: FilePath?
  private var isWeekend = false

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let sample = try UserStorage.sampleTrips()[isWeekend ? 1 : 0]
    try context.create(sample, at: path ?? context.storage.newPath(forSample: sample), &outcome)
  }
}

struct ListCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "list", "List your trips.",
    discussion: "Lists the trips in the data directory. A damaged file is listed with its error.",
    examples: ["barnstorm list --json"])

  static var parameters: [Parameter<Self>] {
    json
  }

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let entries = try context.storage.library().entries()
    let wording = context.displaySettings().wording()
    let ids = ShortIDs(entries.compactMap { try? $0.trip.get().id })
    let rows = entries.map { entry in
      switch entry.trip {
      case .success(let trip):
        [ids.short(trip.id), trip.name, wording.dates(of: trip), wording.gameCount(of: trip), entry.path.description]
      case .failure(let error): ["damaged: \(error)"]
      }
    }
    outcome.output(
      in: context, json: ["trips": entries.map(value)],
      lines: TextTable.lines(rows, none: "No trips yet. Create a sample with `barnstorm sample`."))
  }

  private func value(_ entry: LibraryEntry) -> JSONValue {
    let trip = try? entry.trip.get()
    var problem: String?
    if case .failure(let error) = entry.trip { problem = error.description }
    return [
      "path": entry.path.forPrograms, "id": trip?.id, "name": trip?.name, "startDate": trip?.startDate,
      "dayCount": trip?.dayCount, "games": trip?.gameCount, "problem": problem,
    ]
  }
}

struct OpenCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "open", "Open the editor.",
    discussion: "This is the default: `barnstorm TRIP` does the same.",
    examples: ["barnstorm --choose", "barnstorm open show"])

  static var parameters: [Parameter<Self>] {
    argument(
      \.trip, "trip", help: "Trip: a path, or a name or ID (default: the last trip, or a list).", completion: .trip)
    flag(\.chooses, "--choose", help: "Show the list of trips instead of opening the last one.")
    oneOf("trip", "--choose")
    group(\.flags).inSection("Settings")
  }

  private var trip: FilePath?
  private var chooses = false
  private var flags = Flags()

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let subject: EditorRequest.Subject =
      if let trip { .trip(try context.storage.path(ofTrip: trip)) } else { chooses ? .choice : .lastTrip }
    outcome.editor = EditorRequest(subject: subject, flags: flags)
  }
}

struct RenameCommand: EditingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "rename", "Rename a trip.", discussion: "The file keeps its name.",
    examples: ["barnstorm rename rust 'Lakes and Rust'"])

  static var parameters: [Parameter<Self>] {
    trip
    argument(\.name, "name", help: "Trip name.")
  }

  var target = TripTarget()
  private var name = ""

  func edit(_ open: inout OpenTrip, _: inout Outcome) throws -> ChangeReport {
    if try open.apply(.rename(name)) == .unchanged { return "Nothing changed: the trip already has that name." }
    try open.context.storage.checkName(open.trip.name, exceptOf: open.trip.id)
    return "Renamed the trip to \"\(open.trip.name)\"."
  }
}

struct RemoveCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "remove", "Move a trip to the trash, or restore it.",
    discussion: """
      Moves the file to the trash of the data directory, barnstorm/trash, and keeps it there. Asks for confirmation. \
      Without a terminal, pass --yes.
      """,
    examples: ["barnstorm remove rust --yes", "barnstorm remove rust --restore"])

  static var parameters: [Parameter<Self>] {
    argument(
      \.trip, "trip",
      help: "Trip: a path, a name or an ID (a unique prefix is enough); with --restore, a removed trip.",
      completion: .trip)
    yes(\.isConfirmed)
    flag(\.restores, "--restore", help: "Restore a removed trip; without a name, list removed trips.")
  }

  private var trip: FilePath?
  private var isConfirmed = false
  private var restores = false

  func check() throws(UsageError) {
    if trip == nil, !restores { throw .missing("trip", of: Self.syntax) }
  }

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let storage = context.storage
    guard let trip else { return try list(context, &outcome) }
    if restores { return try restore(trip, context, &outcome) }
    let path = try storage.path(ofTrip: trip)
    // Only trips are removed, including damaged ones.
    let name = try name(of: path, in: storage)
    if !isConfirmed, !context.isDryRun {
      try context.confirm(
        "Remove \(name)", unasked: "not removed; pass --yes to remove \(name) without asking",
        declined: "kept: \(name) was not removed")
    }
    let removed = context.isDryRun ? path : try storage.trash().remove(path)
    outcome.report(
      changeOf: removed, ["Removed \(name). To list the trash, run `barnstorm remove --restore`."], context)
  }

  private func name(of path: FilePath, in storage: UserStorage) throws -> String {
    do throws(StoreError) {
      return JSONText.quoted(try storage.tripFiles.load(path).trip.name)
    } catch .damaged {
      if let failure = storage.scheduleHint(path) { throw failure }
      return "the damaged trip \(path.quoted)"
    }
  }

  private func list(_ context: CommandContext, _ outcome: inout Outcome) throws {
    let trips = try context.storage.trash().trips()
    outcome.output(
      in: context,
      json: ["trips": trips.json { ["name": $0.heading.name, "path": $0.path.forPrograms] }],
      lines: TextTable.lines(
        trips.map { trip in
          let heading = trip.heading
          return [heading.name, heading.startDate.description, "\(heading.dayCount) days", trip.path.description]
        }, none: "The trash is empty."))
  }

  private func restore(_ argument: FilePath, _ context: CommandContext, _ outcome: inout Outcome) throws {
    let storage = context.storage
    let trips = try storage.trash().trips()
    let same = trips.filter { $0.path == argument }
    let candidates = same.isEmpty ? argument.text.map { trips.named($0) } ?? [] : same
    guard let trip = candidates.first else {
      let names = argument.text.map { NearMiss.names(like: $0, among: trips.map(\.heading.name)) } ?? []
      throw Failure("no removed trip \(argument.quoted)\(NearMiss.suggestion(names.map(JSONText.quoted)))")
    }
    if candidates.count > 1 { throw StoreError.ambiguousTrip(argument, candidates) }
    let path = context.isDryRun ? trip.path : try storage.restore(trip.path)
    outcome.report(changeOf: path, ["Restored \(JSONText.quoted(trip.heading.name)): \(path)"], context)
  }
}

struct RepairCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "repair", "Repair a damaged trip file.",
    discussion: """
      Keeps what can be read and lists every repair. The damaged file is kept next to the new one, as NAME.damaged-1.
      With --restore, restores the last good copy instead. Barnstorm keeps one of every trip opened in the editor or \
      saved.
      """,
    examples: ["barnstorm repair trip.json --dry-run", "barnstorm repair trip.json --restore"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    flag(\.restores, "--restore", help: "Restore the last good copy.")
  }

  private var trip: FilePath = ""
  private var restores = false

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let storage = context.storage
    let path = try storage.path(ofTrip: trip)
    let files = storage.tripFilesWithCopies
    if !context.isDryRun { files.removeLeftovers(of: path) }
    guard let damaged = try damage(at: path, files, storage) else {
      return outcome.report(
        changeOf: path, ["\(path): nothing to repair."], adding: ["repairs": [String]()], context)
    }
    let (whole, repairs) = try restores ? lastGoodCopy(of: damaged) : repaired(damaged)
    let json: JSONValue = ["repairs": repairs]
    if context.isDryRun { return outcome.report(changeOf: path, repairs, adding: json, context) }
    let replaced = try files.replaceDamaged(damaged, by: whole)
    // A repair that was killed left a file that can be merged only into a whole one.
    files.removeLeftovers(of: path)
    outcome.report(replaced.notices, about: path)
    let lines = repairs + ["\(path): \(RescueOffer.summary(of: whole)). The damaged file is now \(replaced.aside)."]
    outcome.report(changeOf: path, lines, adding: json, context)
  }

  private func damage(at path: FilePath, _ files: TripFiles, _ storage: UserStorage) throws -> DamagedTrip? {
    do {
      let damaged = try files.damage(at: path)
      if damaged != nil, let hint = storage.scheduleHint(path) { throw hint }
      return damaged
    } catch let error as StoreError {
      throw storage.explained(error)
    }
  }

  private func repaired(_ damaged: DamagedTrip) throws(Failure) -> (Trip, [String]) {
    guard let repaired = damaged.repaired else {
      let hint = damaged.lastGoodCopy == nil ? "" : "; to restore the last good copy, pass --restore"
      throw Failure("\(damaged.path): \(damaged.error); it can't be repaired\(hint)")
    }
    return (repaired.trip, repaired.repairs.map { "\(damaged.path): \($0)" })
  }

  private func lastGoodCopy(of damaged: DamagedTrip) throws(Failure) -> (Trip, [String]) {
    guard let copy = damaged.lastGoodCopy else { throw Failure("\(damaged.path): no last good copy") }
    return (copy.trip, ["\(damaged.path): restored from the last good copy."])
  }
}
