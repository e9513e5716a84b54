import Itinerary
import Making
import Store

struct AddCommand: EditingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "add", "Add an item, or import items from a file.",
    discussion: """
      A line can name the day, the time, the place after @, the duration, the nights and the cost; the rest is the \
      title. Options take precedence over it.

      --from imports the events of a calendar, the places of GPX, KML and GeoJSON, the rows of a CSV table with a \
      header, or schema.org reservations as JSON (from kitinerary-extractor). They are listed first. Tickets fill \
      their game, and journeys their leg. Each is added once, however often the file is imported, and deleted items \
      don't come back. Asks for confirmation. Without a terminal, pass --yes.
      """,
    examples: [
      "kitinerary-extractor mail.eml | barnstorm add rust --from - --yes", "barnstorm add rust --from hotel.ics",
      "barnstorm add rust --day 1 --title Dinner --category restaurant",
      "barnstorm add rust 'fri 7:30pm dinner @ Q39 $80'", "barnstorm add rust --day 2 - < ideas.txt",
    ])

  static var parameters: [Parameter<Self>] {
    trip
    argument(
      \.words, "line", help: "The item in a line, such as 'fri 7:30pm dinner @ Q39'; - reads lines from standard input."
    )
    dayOption(\.day, help: "Day number, from 1; with --from, the day for items without a date.")
    group(\.fields)
    option(
      \.file, "--from", value: "path",
      help: "Import from a file: .ics, .gpx, .kml, .geojson, .csv or .json; - for standard input.",
      dash: .standardInput, completion: .files(["ics", "gpx", "kml", "geojson", "csv", "json"]))
    option(
      \.reading.columns, "--columns", value: "x=y,…",
      help: """
        With --from: meanings of a table's columns by their headings, such as 'Datum=date,Kosten=cost': \
        \(ItemColumn.meanings.map(\.rawValue).joined(separator: ", ")).
        """
    ) { ColumnArgument.read($0) { name in ItemColumn.meanings.first { $0.rawValue == name } } }
    option(
      \.reading.encoding, "--encoding", value: "name",
      help: "With --from: encoding of the file, as iconv calls it (default: recognized).")
    yes(\.isConfirmed, help: "With --from: add without asking.")
  }

  var target = TripTarget()
  private var words: [String] = []
  private var day: Int?
  private var fields = ItemFields()
  private var file: FilePath?
  private var reading = ImportOptions()
  private var isConfirmed = false

  func check() throws(UsageError) {
    if file != nil {
      guard fields.isEmpty, words.isEmpty else {
        throw .refused("--from can't be combined with a line, --title or other fields")
      }
    } else if !words.isEmpty {
      if fields.title != nil { throw .refused("a line can't be combined with --title") }
    } else {
      if isConfirmed || reading != ImportOptions() {
        throw .refused("--columns, --encoding and --yes require --from")
      }
      if day == nil { throw .missing("--day", of: Self.syntax) }
      if fields.title == nil { throw .missing("--title", of: Self.syntax) }
    }
  }

  func edit(_ open: inout OpenTrip, _ outcome: inout Outcome) throws -> ChangeReport {
    if let day, !open.trip.itinerary.days.contains(day) {
      throw Failure(.dayOutsideTrip(day: day, dayCount: open.trip.dayCount), open.wording)
    }
    if let file { return try importItems(in: file, to: &open, &outcome) }
    if words.isEmpty, let day {
      return ChangeReport(lines: [try add(CustomItem(title: "", category: .activity), onDay: day, to: &open)])
    }
    let text =
      try words == ["-"]
      ? String(decoding: open.context.storage.importedFile("/dev/stdin"), as: UTF8.self)
      : words.joined(separator: " ")
    let lines = text.split(whereSeparator: \.isNewline).map { EntryLine.withoutListMarks(String($0)) }
      .filter { !$0.isEmpty }
    guard lines.count <= ImportPreview.limit else {
      throw Failure("too many items: \(lines.count) (maximum \(ImportPreview.limit))")
    }
    return ChangeReport(lines: try lines.map { try add(line: $0, to: &open) })
  }

  private func add(_ item: CustomItem, onDay day: Int, to open: inout OpenTrip) throws -> String {
    var item = item
    try fields.apply(to: &item, onDay: day, of: open.trip)
    return try open.add(item, day: day)
  }

  private func add(line: String, to open: inout OpenTrip) throws -> String {
    let entry = EntryLine(line, in: open.wording.dates, currency: open.trip.currency)
    guard let day = day ?? open.trip.day(entry.day, today: open.context.today) else {
      let quoted = Excerpt.quoted(line)
      throw Failure(
        entry.day == nil
          ? "no day in \(quoted); add one, such as fri, or pass --day"
          : "no such day in \(quoted); the trip has \(open.wording.dayCount(of: open.trip))")
    }
    if entry.title.isEmpty { throw Failure("no title in \(Excerpt.quoted(line))") }
    return try add(CustomItem(entry, lookedUpIn: PlaceLookUp(open.trip, day: day)), onDay: day, to: &open)
  }

  private func importItems(
    in path: FilePath, to open: inout OpenTrip, _ outcome: inout Outcome
  ) throws -> ChangeReport {
    var options = reading
    options.day = day
    let file = try ImportFile(path, options, wording: open.wording, in: open.context.storage)
    let plan: ImportPlan
    do { plan = try file.plan(for: open.trip, wording: open.wording) } catch {
      throw Failure("\(path): \(error.reason)\(file.hint(on: error))")
    }
    let preview = try ImportPreview(plan, of: path, for: open.trip, wording: open.wording, rules: open.travel)
    for finding in plan.findings {
      outcome.report("\(finding)\(finding.subject == .day ? "; set the day with --day" : "")")
    }
    for sentence in plan.itemsElsewhere { outcome.report(sentence) }
    guard let edit = preview.edit else { return ChangeReport(lines: [preview.nothing]) }
    _ = try open.apply(edit)
    if open.context.isDryRun { return ChangeReport(lines: preview.lines, namesProblems: false) }
    let (count, number) = (plan.additions.count, plan.changes.count + plan.bookings.count)
    let items = count == 0 ? nil : count == 1 ? "one item" : "\(count) items"
    let changes = number == 0 ? nil : number == 1 ? "one change" : "\(number) changes"
    if !isConfirmed { try confirm(path, preview.lines, items, changes, in: open.context) }
    let done = [items.map { "Added \($0)." }, changes.map { "Made \($0)." }].compactMap { $0 }
    return ChangeReport(lines: (isConfirmed ? preview.lines : []) + done)
  }

  private func confirm(
    _ path: FilePath, _ lines: [String], _ items: String?, _ changes: String?, in context: CommandContext
  ) throws(Failure) {
    let left = [items.map { "\($0) to add" }, changes.map { "\($0) to make" }].compactMap { $0 }
    let what = [items.map { "Add \($0)" }, changes.map { items == nil ? "Make \($0)" : "make \($0)" }].compactMap { $0 }
    try context.confirm(
      (lines + [what.joined(separator: " and ")]).joined(separator: "\n"),
      unasked: "\(path): \(left.joined(separator: ", ")); pass --yes to \(items == nil ? "make changes" : "add"), "
        + "--dry-run to list",
      declined: items == nil ? "nothing changed" : "nothing was added")
  }
}
