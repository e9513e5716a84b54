import Editor
import Itinerary
import Store

struct ChangeOutput {
  var operation: Operation?
  var problems: [Advisory] = []
  var wording = Wording()
  let path: FilePath?

  var json: JSONValue {
    [
      "changes": operation?.json ?? [JSONValue]().json,
      "problems": problems.json(wording.json),
      "path": path?.forPrograms,
    ]
  }

  /// The output in place of a change that the rules refuse; nil if something else has failed.
  static func refusal(_ error: any Error) -> JSONValue? {
    let failure = error as? Failure
    guard let kind = failure?.kind ?? (error as? UndoRefusal)?.kind else { return nil }
    let refused: JSONValue = ["kind": kind, "message": String(describing: error), "game": failure?.game]
    return ChangeOutput(path: failure?.path).json.adding(["refused": refused])
  }
}

extension Failure {
  init(_ refusal: Refusal, _ wording: Wording, _ start: String = "", at path: FilePath? = nil) {
    self.init(start + wording.sentence(refusal).asReason, kind: refusal.kind, game: refusal.game?.id, at: path)
  }
}

extension Wording {
  func json(_ advisory: Advisory) -> JSONValue {
    [
      "severity": advisory.severity.rawValue, "kind": advisory.name, "item": advisory.item.id, "day": advisory.day,
      "message": sentence(advisory),
    ]
  }
}

extension CommandContext {
  func changeOutput(named name: String, from old: Trip, to new: Trip, at path: FilePath?) -> ChangeOutput {
    let displaySettings = displaySettings()
    let difference = AdvisoryDifference(from: old, to: new, zones: storage.zones, rules: displaySettings.travel)
    return ChangeOutput(
      operation: Operation(named: name, from: old, to: new, at: now()), problems: difference.caused,
      wording: displaySettings.wording(zones: storage.zones, cities: new.cityNames), path: path)
  }

  func create(_ trip: Trip, at path: FilePath, adding more: JSONValue = [:], _ outcome: inout Outcome) throws {
    let files = storage.tripFilesWithCopies
    if isDryRun, files.identity(path) != nil { throw StoreError.exists(path: path) }
    if !isDryRun { outcome.report(try files.save(trip, to: path, replacing: .nothing).notices, about: path) }
    guard printsJSON else { return isDryRun ? outcome.output(.path(path)) : outcome.report(.path(path)) }
    var empty = trip
    empty.itinerary = ItemList([], dayCount: trip.dayCount)
    let output = changeOutput(named: "new", from: empty, to: trip, at: path)
    outcome.report(.json(output.json.adding(more).pretty + "\n"))
  }
}

extension Outcome {
  mutating func report(
    changeOf path: FilePath?, _ sentences: [String], adding more: JSONValue = [:], _ context: CommandContext
  ) {
    output(in: context, json: ChangeOutput(path: path).json.adding(more), lines: sentences, isReport: true)
  }
}
