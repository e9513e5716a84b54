import Itinerary
import Preferences
import Store

struct MergeCommand: WritingCommand {
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
    tripArgument(\.trip)
    argument(\.other, "other", help: "The other copy of the trip; it is not changed.", completion: .tripFile)
    option(
      \.base, "--base", value: "path", help: "Common ancestor of both copies; an empty file means none.",
      completion: .tripFile)
    option(\.output, "--output", value: "path", help: "Output path (default: TRIP).", completion: .tripFile)
    settings(\.flags, .wording)
  }

  private var trip: FilePath = ""
  private var other: FilePath = ""
  private var base: FilePath?
  private var output: FilePath?
  private var flags = Flags()

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, flags: flags, in: surroundings)
    let other = try OpenTrip(other, in: surroundings)
    let base = try base.flatMap(surroundings.home.tripFiles.loadCommonBase)
    let before = open.trip
    open.trip = try merged(before, other, base)
    let isSaved = try save(open, other, changed: open.trip != before, surroundings, &outcome)
    let words = open.wordingAfterMerge(with: other)
    let merge = MergeAnswer(before, other.trip, base, merged: open.trip, wording: words)
    let json = open.answer(on: open.operation(named: "merge")).adding(merge.json)
    let answer = surroundings.answersPrograms ? .json(json.pretty + "\n") : merge.lines
    if isSaved { outcome.report(answer) } else { outcome.answer(answer) }
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

  /// Writes the merged trip into the trip's file, or into the one named, which must be new or the other copy.
  ///
  /// - Returns: whether anything was written.
  private func save(
    _ open: OpenTrip, _ other: OpenTrip, changed: Bool, _ surroundings: CommandContext, _ outcome: inout Outcome
  ) throws -> Bool {
    if surroundings.isDryRun { return false }
    let (home, files) = (surroundings.home, surroundings.home.tripFiles)
    guard let output, files.identity(output) != files.identity(open.path) else {
      // Git merges temporary files, of which no copy is to be kept.
      if changed { try open.save(open.operation(named: "merge"), keepsCopy: base == nil, &outcome) }
      return changed
    }
    if files.identity(output) == files.identity(other.path) {
      var target = other
      target.trip = open.trip
      try target.save(target.operation(named: "merge"), &outcome)
      return true
    }
    if files.identity(output) != nil { throw StoreError.exists(path: output) }
    let saved = try home.tripFilesWithCopies.save(open.trip, to: output, replacing: .nothing)
    outcome.report(saved.notices, about: output)
    return true
  }
}

/// The changes that a merge made, for people and for programs.
private struct MergeAnswer {
  private let changes: [TripChanges.Change]
  private let superseded: [Superseded]
  private let wording: Wording
  private let name: String

  init(_ before: Trip, _ other: Trip, _ base: Trip?, merged: Trip, wording: Wording) {
    changes = TripChanges(from: before, to: merged).all
    superseded = other.superseded(in: merged, since: base)
    self.wording = wording
    name = merged.name
  }

  var lines: Outcome.Answer {
    let sentences = changes.map(wording.sentence) + superseded.map(wording.sentence)
    return .lines(sentences.isEmpty ? ["\(name): no changes."] : sentences)
  }

  var json: JSONValue {
    [
      "events": .array(
        changes.map { change in
          [
            "change": .string(change.name), "item": JSONValue(change.item?.id.text),
            "message": .string(wording.sentence(change)),
          ]
        }),
      "notTaken": .array(
        superseded.map { item in
          ["item": .string(item.lost.id.text), "message": .string(wording.sentence(item))]
        }),
    ]
  }
}

extension OpenTrip {
  /// Words for what a merge brought in, which also name the cities and zones that only the other copy had.
  fileprivate func wordingAfterMerge(with other: OpenTrip) -> Wording {
    let items = other.trip.itinerary.items
    var wording = wording(naming: items.compactMap(\.game), items.compactMap(\.leg))
    wording.doubleHeaders = DoubleHeaders(trip.itinerary)
    return wording
  }
}
