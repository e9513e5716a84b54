import Itinerary
import Store

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

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let home = surroundings.home
    let path = try home.path(ofTrip: trip)
    let files = home.tripFilesWithCopies
    if !surroundings.isDryRun { files.removeLeftovers(of: path) }
    guard let damaged = try damage(at: path, files, home) else {
      return outcome.report(changeOf: path, ["\(path): nothing to repair."], adding: ["repairs": []], surroundings)
    }
    let (whole, repairs) = try restores ? lastGoodCopy(of: damaged) : repaired(damaged)
    let json: JSONValue = ["repairs": .array(repairs.map { .string($0) })]
    if surroundings.isDryRun { return outcome.report(changeOf: path, repairs, adding: json, surroundings) }
    let replaced = try files.replaceDamaged(damaged, by: whole)
    // A repair that was killed left a file that can be merged only into a whole one.
    files.removeLeftovers(of: path)
    outcome.report(replaced.notices, about: path)
    let lines = repairs + ["\(path): \(count(of: whole)). The damaged file is now \(replaced.aside)."]
    outcome.report(changeOf: path, lines, adding: json, surroundings)
  }

  /// The damage of a trip file, if any.
  ///
  /// - Throws: ``StoreError`` or ``Failure`` if the file is something else than a trip.
  private func damage(at path: FilePath, _ files: TripFiles, _ home: UserStorage) throws -> DamagedTrip? {
    let damaged: DamagedTrip?
    do throws(StoreError) {
      damaged = try files.damage(at: path)
    } catch {
      throw home.explained(error)
    }
    if damaged != nil, let hint = home.scheduleHint(path) { throw hint }
    return damaged
  }

  private func repaired(_ damaged: DamagedTrip) throws(Failure) -> (Trip, [String]) {
    guard let repaired = damaged.repaired else {
      let hint = damaged.lastGoodCopy == nil ? "" : "; to restore the last good copy, pass --restore"
      let reason = damaged.missingMemory.map { ", which takes about \($0 >> 20) MB of memory" } ?? ""
      throw Failure("\(damaged.path): \(damaged.error); it can't be repaired\(reason)\(hint)")
    }
    return (repaired.trip, repaired.repairs.map { "\(damaged.path): \($0)" })
  }

  private func lastGoodCopy(of damaged: DamagedTrip) throws(Failure) -> (Trip, [String]) {
    guard let copy = damaged.lastGoodCopy else { throw Failure("\(damaged.path): no last good copy") }
    return (copy.trip, ["\(damaged.path): restored from the last good copy."])
  }

  private func count(of trip: Trip) -> String {
    let count = trip.itinerary.count
    return "\(trip.name), \(count == 1 ? "one item" : "\(count) items")"
  }
}
