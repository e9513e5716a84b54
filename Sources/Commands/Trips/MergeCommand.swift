import CommandLineSyntax
import Disk
import Interchange
import ItineraryCore
import Paths
import TripStore
import UserFiles

struct MergeCommand: Command {
  private static let other: Parameter<FilePath> = .argument(
    "other", help: "The other copy of the trip; it stays as it is.", completion: .tripFile)

  private static let base: Parameter<FilePath?> = .option(
    "--base", value: "path", help: "The last state that both copies come from; an empty file is none.",
    completion: .tripFile)

  private static let output: Parameter<FilePath?> = .option(
    "--output", value: "path", help: "Where to write the trip; into TRIP where absent.", completion: .tripFile)

  static let syntax = CommandSyntax(
    "merge", "Make one trip of two copies.",
    discussion: """
      For copies that were edited apart, as file synchronizers and branches leave them. Of every item the version changed \
      last stands, and what one copy deleted later than the other edited it is gone. Prints what came into TRIP.

      With --base an item that one copy has lost without a word, as after `git revert`, is gone where the other left it \
      alone, and an edit by hand counts without a new date. As a merge driver of git: \
      git config merge.barnstorm.driver 'barnstorm merge %A %B --base %O || git merge-file %A %O %B', \
      and in .gitattributes: *.json merge=barnstorm

      A file in which git has left marks of a conflict is for `barnstorm repair`.
      """
  ) {
    Arguments.trip
    other
    base
    output
    Arguments.json
    WordingOptions.parameters
  }

  let line: Invocation

  func run() throws {
    var open = try line.openTrip(flags: WordingOptions.flags(of: line))
    let other = try OpenTrip(line[Self.other])
    let base = try line[Self.base].flatMap(TripFiles().loadCommonBase)
    let before = open.trip
    open.trip = try merged(before, other, base)
    let isSaved = try save(open, other, changed: open.trip != before, isDriver: line[Self.base] != nil)
    let words = open.wordingAfterMerge(with: other)
    let answer = answer(MergeAnswer(before, other.trip, base, merged: open.trip, wording: words), open)
    if isSaved { Output.report(answer) } else { try Output.print(answer) }
  }

  private func merged(_ trip: Trip, _ other: OpenTrip, _ base: Trip?) throws(Failure) -> Trip {
    do {
      if let base { return try trip.merged(with: other.trip, since: base) }
      return try trip.merged(with: other.trip)
    } catch {
      let isOther = other.trip.id != trip.id
      let path = isOther ? other.path : (try? line[Self.base]) ?? other.path
      throw Failure("\(path): another trip than \(trip.name): only copies of one trip are merged")
    }
  }

  /// Into the trip's file, unless another is named, which then must be new, or the other copy.
  ///
  /// - Returns: whether anything was written.
  private func save(_ open: OpenTrip, _ other: OpenTrip, changed: Bool, isDriver: Bool) throws -> Bool {
    let files = TripFiles()
    guard let output = try line[Self.output], files.identity(output) != files.identity(open.path) else {
      // What git merges lies for a moment under a name of its own, of which no copy is to be kept.
      if changed { try open.save(to: isDriver ? files : Home().tripFilesWithCopies) }
      return changed
    }
    if files.identity(output) == files.identity(other.path) {
      var target = other
      target.trip = open.trip
      try target.save()
      return true
    }
    if files.identity(output) != nil { throw StoreError.exists(path: output) }
    let saved = try Home().tripFilesWithCopies.save(open.trip, to: output, replacing: .nothing)
    Output.report(saved.notices, about: output)
    return true
  }

  private func answer(_ answer: MergeAnswer, _ open: OpenTrip) -> Output.Answer {
    if line[Arguments.json] { return .json(answer.json.pretty + "\n") }
    let lines = answer.sentences
    return .lines(lines.isEmpty ? ["\(open.trip.name): nothing new."] : lines)
  }
}

/// What a merge did, for people and for programs.
private struct MergeAnswer {
  private let changes: [TripChanges.Change]
  private let superseded: [Superseded]
  private let wording: Wording

  init(_ before: Trip, _ other: Trip, _ base: Trip?, merged: Trip, wording: Wording) {
    changes = TripChanges(from: before, to: merged).all
    superseded = other.superseded(in: merged, since: base)
    self.wording = wording
  }

  var sentences: [String] {
    changes.map(wording.sentence) + superseded.map(wording.sentence)
  }

  var json: JSONValue {
    [
      "changes": .array(
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
  /// Words for what came in, which also name cities and zones that only the other copy had.
  fileprivate func wordingAfterMerge(with other: OpenTrip) -> Wording {
    var wording = wording
    let games = (trip.itinerary.items + other.trip.itinerary.items).compactMap(\.game)
    let legs = (trip.itinerary.items + other.trip.itinerary.items).compactMap(\.leg)
    wording.zones = Home().zones.load(names: Set(games.compactMap(\.timeZone)))
    wording.cities = CityNames(Set(games.map(\.city) + legs.flatMap { [$0.from, $0.to] }).sorted())
    wording.doubleHeaders = DoubleHeaders(trip.itinerary)
    return wording
  }
}
