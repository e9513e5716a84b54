import Base
import Exports
import Making
import Schedules
import Screen
import Store
import TripCore

struct ImportCommandOptions {
  let day: Int?
  /// The meanings of a table's columns, by their headings.
  let columns: [String: ItemColumn]
  let isConfirmed: Bool
}

/// Adds the items in a file of another program to a trip, after showing them and asking.
struct FileImport {
  let path: FilePath
  let options: ImportCommandOptions

  /// The largest number of items that one file may add. A file with more is not about a trip.
  static let most = 500

  func run(on open: inout OpenTrip, in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    if let day = options.day, !(1...open.trip.dayCount).contains(day) {
      throw Failure("no Day \(day); the trip has \(open.wording.dayCount(of: open.trip))")
    }
    let plan = try plan(try surroundings.home.importedFile(path), for: open, in: surroundings)
    let count = plan.additions.count
    guard count <= Self.most else { throw Failure("\(path): \(count) items for one trip, more than \(Self.most)") }
    for sentence in plan.leftOut { outcome.complain(sentence) }
    guard count > 0 || !plan.changes.isEmpty || !plan.bookings.isEmpty else {
      let nothing = plan.known > 0 ? "Nothing to add: the trip already has all of it." : "Nothing to add."
      return try open.finish(saying: [nothing], &outcome)
    }
    try apply(plan, into: &open, in: surroundings, &outcome)
  }

  private func plan(
    _ bytes: [UInt8], for open: OpenTrip, in surroundings: CommandContext
  ) throws(Failure) -> ImportPlan {
    do throws(ImportRefusal) {
      let dates = open.trip.startDate...open.trip.date(ofDay: open.trip.dayCount)
      let found = try ImportReader.read(
        bytes, in: dates, columns: options.columns, zones: open.wording.zones.readRules)
      return ImportPlan(
        found, for: open.trip, undatedOn: options.day, wording: open.wording, zones: open.wording.zones.readRules)
    } catch {
      throw Failure("\(path): \(error)\(advice(on: error, in: surroundings))")
    }
  }

  /// How to import the bookings of a document: with KDE's extractor, where it is installed.
  private func advice(on refusal: ImportRefusal, in surroundings: CommandContext) -> String {
    guard case .document = refusal else { return "" }
    guard let extractor = surroundings.home.bookingExtractor else {
      return ": install kitinerary-extractor, or save the calendar file (.ics) that comes with it"
    }
    return ": run `\(extractor) '\(path)' | barnstorm add TRIP --from -`"
  }

  /// Adds what is new and makes the changes, after showing them and asking.
  private func apply(
    _ plan: ImportPlan, into open: inout OpenTrip, in surroundings: CommandContext, _ outcome: inout Outcome
  ) throws {
    let count = plan.additions.count
    for edit in plan.bookings.flatMap(\.edits) { _ = try open.apply(edit) }
    for addition in plan.additions { try open.place(addition) }
    let added = open.lines(of: plan.additions.map(\.item.id))
    let changed = plan.bookings.map(\.title) + plan.changes.map { open.line(of: $0) }
    for change in plan.changes { try open.apply(change) }
    let lines = added + changed
    if surroundings.isDryRun { return try open.finish(saying: lines, namesProblems: false, &outcome) }
    let items = count == 1 ? "one item" : "\(count) items"
    let number = plan.changes.count + plan.bookings.count
    let changes = number == 1 ? "one change" : "\(number) changes"
    if !options.isConfirmed {
      try confirm(lines, count == 0 ? nil : items, number == 0 ? nil : changes, in: surroundings)
    }
    let done = [count > 0 ? "Added \(items)." : nil, number > 0 ? "Made \(changes)." : nil].compactMap { $0 }
    try open.finish(
      as: "import: \(Wording.counted(count + number, "row"))", saying: (options.isConfirmed ? lines : []) + done,
      &outcome)
  }

  /// Shows what is new and what has changed, and asks whether to take it. Only an explicit yes counts.
  private func confirm(
    _ lines: [String], _ items: String?, _ changes: String?, in surroundings: CommandContext
  ) throws(Failure) {
    guard let ask = surroundings.ask else {
      let what = [items.map { "\($0) to add" }, changes.map { "\($0) to make" }].compactMap { $0 }
      throw Failure(
        "\(path): \(what.joined(separator: ", ")); pass --yes to \(items == nil ? "make changes" : "add"), --dry-run to list"
      )
    }
    let what = [items.map { "Add \($0)" }, changes.map { items == nil ? "Make \($0)" : "make \($0)" }].compactMap { $0 }
    let answer = ask((lines + [what.joined(separator: " and ") + "? y/N"]).joined(separator: "\n"))
    if !["y", "yes"].contains(answer?.lowercased()) {
      throw Failure(items == nil ? "nothing was changed" : "nothing was added")
    }
  }
}

extension ImportPlan {
  /// Sentences about the items that are not added, except those that the trip already has.
  fileprivate var leftOut: [String] {
    let counts: [(Int, String, String)] = [
      (outside, "is outside the trip's dates", "are outside the trip's dates"),
      (undated, "has no date; set its day with --day", "have no date; set their day with --day"),
      (cancelled, "is cancelled", "are cancelled"),
      (deleted, "was deleted from the trip", "were deleted from the trip"),
      (
        rowsOfTrips, "is a game or a leg, which come from the schedule",
        "are games and legs, which come from the schedule"
      ),
    ]
    return remarks + counts.filter { $0.0 > 0 }.map { $0 == 1 ? "one \($1)" : "\($0) \($2)" }
  }
}

extension OpenTrip {
  /// Adds an item to its day, at the position that its time implies, otherwise at the end.
  fileprivate mutating func place(_ addition: ImportPlan.Addition) throws(Failure) {
    _ = try apply(.append(addition.item, toDay: addition.day))
    guard let index = trip.itinerary.index(of: addition.item.id),
      let slot = Slots.slot(forTimeOfItemAt: index, in: trip, zones: wording.zones)
    else { return }
    _ = try apply(.move(addition.item.id, to: slot))
  }

  /// A change of an item that the trip has, before it is applied.
  fileprivate func line(of change: ImportPlan.Change) -> String {
    guard let (content, day) = change.moved else { return "\(Excerpt.quoted(change.title)) is cancelled" }
    let time = content.time.map { wording.text($0) }
    let date = wording.shortDate(trip.date(ofDay: day))
    let old = trip.itinerary.item(change.id)?.custom
    let words = [
      date, time, content.durationMinutes.map { wording.durationText(seconds: Double($0) * 60) },
      content.nights == old?.nights ? nil : content.nights.map { Wording.counted($0, "night") },
      content.reference == old?.reference ? nil : content.reference.map { "reference \($0)" },
      content.phone == old?.phone ? nil : content.phone,
      content.cost == old?.cost ? nil : content.cost.map(wording.text),
      content.notes == old?.notes ? nil : content.notes?.split(separator: "\n").first.map(String.init),
    ]
    return "\(Excerpt.quoted(change.title)) is now \(words.compactMap { $0 }.joined(separator: ", "))"
  }

  fileprivate mutating func apply(_ change: ImportPlan.Change) throws(Failure) {
    guard let (content, day) = change.moved else {
      _ = try apply(.delete(change.id))
      return
    }
    _ = try apply(.change(change.id, to: content, onDay: day))
    guard let index = trip.itinerary.index(of: change.id),
      let slot = Slots.slot(forTimeOfItemAt: index, in: trip, zones: wording.zones)
    else { return }
    _ = try apply(.move(change.id, to: slot))
  }

  /// Some items as `show` prints them, under the titles of their days.
  fileprivate func lines(of ids: [ItemID]) -> [String] {
    let isMeant = Set(ids)
    let document = TripDocument(printing: trip, wording: wording, timeline: timeline)
    let rows = document.rows.filter { isMeant.contains($0.id) }
    let table = TextTable.lines(
      rows.map { row in
        let parts = [row.title] + row.labels + [row.place?.typed ?? ""]
        return [row.time, parts.filter { !$0.isEmpty }.joined(separator: document.separator)]
      }, indent: 2)
    var lines: [String] = []
    var next = 0
    for day in document.days {
      let count = day.rows.filter { isMeant.contains($0.id) }.count
      if count > 0 { lines += [day.title] + table[next..<next + count] }
      next += count
    }
    return lines
  }
}
