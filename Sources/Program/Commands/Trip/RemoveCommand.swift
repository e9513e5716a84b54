import Itinerary
import Screen
import Store

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

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let home = surroundings.home
    guard let trip else { return try list(surroundings, &outcome) }
    if restores { return try restore(trip, surroundings, &outcome) }
    let path = try home.path(ofTrip: trip)
    // Only trips are removed, including damaged ones.
    let name = try name(of: path, in: home)
    if !isConfirmed, !surroundings.isDryRun { try confirm(name, in: surroundings) }
    let removed = surroundings.isDryRun ? path : try home.trash().remove(path)
    outcome.report(
      changeOf: removed, ["Removed \(name). To list the trash, run `barnstorm remove --restore`."], surroundings)
  }

  private func name(of path: FilePath, in home: UserStorage) throws -> String {
    do throws(StoreError) {
      return JSONText.quoted(try home.tripFiles.load(path).trip.name)
    } catch .damaged {
      if let failure = home.scheduleHint(path) { throw failure }
      return "the damaged trip \(path.quoted)"
    }
  }

  /// Asks whether to remove a trip. Only an explicit yes counts.
  private func confirm(_ name: String, in surroundings: CommandContext) throws(Failure) {
    guard let ask = surroundings.ask else { throw Failure("not removed; pass --yes to remove \(name) without asking") }
    let answer = ask("Remove \(name)? y/N")
    if !["y", "yes"].contains(answer?.lowercased()) { throw Failure("kept: \(name) was not removed") }
  }

  private func list(_ surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let trips = try surroundings.home.trash().trips()
    if surroundings.answersPrograms {
      return outcome.answer(json: [
        "trips": .array(
          trips.map { ["name": .string($0.heading.name), "path": .string($0.path.forPrograms)] })
      ])
    }
    if trips.isEmpty { return outcome.answer(lines: ["The trash is empty."]) }
    outcome.answer(
      lines: TextTable.lines(
        trips.map { trip in
          let heading = trip.heading
          return [heading.name, heading.startDate.description, "\(heading.dayCount) days", trip.path.description]
        }))
  }

  private func restore(_ argument: FilePath, _ surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let home = surroundings.home
    let trips = try home.trash().trips()
    let meant =
      trips.filter { $0.path == argument }.isEmpty
      ? argument.text.map { trips.named($0) } ?? [] : trips.filter { $0.path == argument }
    guard let trip = meant.first else {
      let names = argument.text.map { NearMiss.names(meantBy: $0, among: trips.map(\.heading.name)) } ?? []
      throw Failure("no removed trip \(argument.quoted)\(NearMiss.question(names.map(JSONText.quoted)))")
    }
    if meant.count > 1 { throw StoreError.ambiguousTrip(argument, meant) }
    let path = surroundings.isDryRun ? trip.path : try home.restore(trip.path)
    outcome.report(changeOf: path, ["Restored \(JSONText.quoted(trip.heading.name)): \(path)"], surroundings)
  }
}
