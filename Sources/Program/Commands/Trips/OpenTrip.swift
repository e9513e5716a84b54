import Editor
import Itinerary
import Making
import Store

protocol TripCommand: Command {
  var target: TripTarget { get set }

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws
}

struct TripTarget {
  var path: FilePath = ""
  var flags = Flags()
}

extension TripCommand {
  static var trip: Parameter<Self> { tripArgument(\.target.path) }

  static func settings(_ settings: [Setting]) -> Parameter<Self> { self.settings(\.target.flags, settings) }

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(target.path, flags: target.flags, in: context)
    try run(on: &open, &outcome)
  }
}

protocol EditingCommand: TripCommand, WritingCommand {
  func edit(_ open: inout OpenTrip, _ outcome: inout Outcome) throws -> ChangeReport
}

extension EditingCommand {
  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let report = try edit(&open, &outcome)
    try open.finish(report, &outcome)
  }
}

struct ChangeReport: ExpressibleByStringInterpolation {
  var lines: [String]
  var namesProblems = true
  /// What the output for programs has in addition, or instead.
  var json: JSONValue = [:]
}

extension ChangeReport {
  init(stringLiteral sentence: String) { self.init(lines: [sentence]) }
}

struct OpenTrip {
  let path: FilePath
  var trip: Trip
  private(set) var wording: Wording
  let travel: TravelRules
  private let loaded: LoadedTrip
  private var edit: Edit?
  let context: CommandContext

  init(_ argument: FilePath, flags: Flags = Flags(), in context: CommandContext) throws {
    self.context = context
    (path, loaded) = try context.storage.load(trip: argument)
    trip = loaded.trip
    let displaySettings = context.displaySettings(flags)
    travel = displaySettings.travel
    wording = displaySettings.wording(zones: context.storage.zones, cities: trip.cityNames)
    wording.doubleHeaders = DoubleHeaders(trip.itinerary)
  }

  var constraints: ItineraryConstraints { ItineraryConstraints(trip.itinerary) }

  var timeline: Timeline { Timeline(of: trip, under: constraints, rules: travel, zones: wording.zones) }

  func item(_ argument: String) throws(Failure) -> (index: ItemIndex, item: Item) {
    let index = try ItemArgument(trip: trip, wording: wording).index(of: argument)
    return (index, trip.itinerary[index])
  }

  /// Words that also name the cities of games and legs which are not in the trip.
  func wording(naming games: [Game], _ legs: [Leg]) -> Wording {
    var wording = wording
    wording.cities = trip.cityNames(with: Set(games.map(\.city) + legs.flatMap { [$0.from, $0.to] }))
    return wording
  }

  /// Saves the trip unless it is only tried, and reports what has changed and the problems that it causes.
  ///
  /// - Parameters:
  ///   - name: that of the operation; nil for that of the first edit.
  ///   - schedule: what the trip was updated from.
  ///   - isUndo: whether it is an undo or a redo, which can't be undone like others.
  func finish(
    _ report: ChangeReport, as name: String? = nil, from schedule: Schedule? = nil, isUndo: Bool = false,
    _ outcome: inout Outcome
  ) throws {
    let operation = operation(named: name, from: schedule)
    let isSaved = trip != loaded.trip && !context.isDryRun
    if isSaved { try save(operation, canBeUndone: !isUndo, &outcome) }
    let problems = report.namesProblems ? causedAdvisories.map(wording.statement) : []
    outcome.output(
      in: context, json: output(on: operation).adding(report.json), lines: report.lines + problems,
      isReport: isSaved)
  }

  func operation(named name: String? = nil, from schedule: Schedule? = nil) -> Operation {
    Operation(
      named: name ?? wording.name(of: edit, from: loaded.trip, to: trip), from: loaded.trip, to: trip,
      at: context.now(), schedule: schedule?.fingerprint)
  }

  func output(on operation: Operation) -> JSONValue {
    ChangeOutput(operation: operation, problems: causedAdvisories, wording: wording, path: path).json
  }

  func save(_ operation: Operation, keepsCopy: Bool = true, canBeUndone: Bool = true, _ outcome: inout Outcome) throws {
    if let reason = loaded.readOnlyReason { throw Failure("\(path): \(reason)") }
    let storage = context.storage
    let files = keepsCopy ? storage.tripFilesWithCopies : storage.tripFiles
    let saved = try files.save(trip, to: path, replacing: .thisTrip(known: loaded.trip, upTo: loaded.file))
    outcome.report(saved.notices, about: path)
    guard keepsCopy else { return }
    do throws(StoreError) {
      if canBeUndone { try (try? storage.library())?.operations.record(operation, ofTrip: trip.id) }
    } catch {
      outcome.report("saved, but this edit can't be undone: \(error.reason)")
    }
    let hook = storage.hook(storage.settings().onChange)
    if let failure = hook?.run(operation, on: trip, at: path) { outcome.report(failure) }
  }
}

extension OpenTrip {
  /// The moment of a typed time, without an offset by the clock of the trip on that date.
  func moment(typed text: String) throws(Failure) -> Int64 {
    if let moment = OffsetDateTime(text) { return moment.unixSeconds }
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }.map(String.init)
    guard parts.count == 2, let date = CivilDate(parts[0]), let clock = ClockTime(typed: parts[1]) else {
      throw Failure("\"\(text)\" is not a time; use 2026-07-03T18:00")
    }
    let day = date.dayNumber - trip.startDate.dayNumber + 1
    let there = timeline.clock(ofDay: min(max(day, 1), trip.dayCount))
    return there.moment(of: date, secondOfDay: clock.minutes * 60)
  }
}

// MARK: Edits

extension OpenTrip {
  private var causedAdvisories: [Advisory] {
    AdvisoryDifference(from: loaded.trip, to: trip, zones: wording.zones, rules: travel).caused
  }

  /// Makes an edit now. Throws its refusal in words; the trip is then unchanged.
  mutating func apply(_ edit: Edit) throws(Failure) -> Edit.Outcome {
    var edited = EditedTrip(trip)
    do throws(Refusal) {
      let outcome = try edited.apply(edit, at: context.now())
      if outcome != .unchanged { self.edit = self.edit ?? edit }
      trip = edited.trip
      return outcome
    } catch {
      if case .move = edit { throw refused(error, "can't go there: ") }
      throw refused(error)
    }
  }

  func refused(_ refusal: Refusal, _ start: String = "") -> Failure { Failure(refusal, wording, start, at: path) }

  mutating func add(_ custom: CustomItem, day: Int, below index: ItemIndex? = nil) throws(Failure) -> String {
    var ids = ItemIDSource(seed: context.seed())
    let id = ids.next()
    let slots = Slots(in: trip.itinerary, carrying: nil)
    let slot = index.flatMap { index in slots.numbers.first { slots[$0].after?.id == trip.itinerary[index].id } }
    let new = Edit.NewItem(id, custom)
    _ = try apply(slot.map { .add([new], to: $0) } ?? .append(new, toDay: day))
    return "Added \"\(custom.title)\" on Day \(day) (\(id))."
  }
}
