import Itinerary
import Making
import Store

struct AddCommand: WritingCommand {
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
    tripArgument(\.trip)
    argument(
      \.words, "line", help: "The item in a line, such as 'fri 7:30pm dinner @ Q39'; - reads lines from standard input."
    )
    option(
      \.day, "--day", takes: .oneOfAnyLook, help: "Day number, from 1; with --from, the day for items without a date.",
      completion: .known(.days)
    ) { Int($0) }
    option(\.title, "--title", takes: .oneOfAnyLook, help: "Title.", reading: ItemFields.readTitle)
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

  private enum Subject {
    case item(title: String, ItemFields, day: Int)
    /// Lines, or standard input if nil.
    case lines(String?, ItemFields, day: Int?)
    case file(FilePath, ImportCommandOptions)
  }

  private var trip: FilePath = ""
  private var words: [String] = []
  private var day: Int?
  private var title: String?
  private var fields = ItemFields()
  private var file: FilePath?
  private var reading = ImportOptions()
  private var isConfirmed = false
  private var subject = Subject.lines(nil, ItemFields(), day: nil)

  mutating func check() throws(UsageError) {
    if let file {
      guard title == nil, fields.isEmpty, words.isEmpty else {
        throw .refused("--from can't be combined with a line, --title or other fields")
      }
      var reading = reading
      reading.day = day
      subject = .file(
        file,
        ImportCommandOptions(reading: reading, isConfirmed: isConfirmed))
    } else if !words.isEmpty {
      if title != nil { throw .refused("a line can't be combined with --title") }
      subject = .lines(words == ["-"] ? nil : words.joined(separator: " "), fields, day: day)
    } else {
      if isConfirmed || reading != ImportOptions() {
        throw .refused("--columns, --encoding and --yes require --from")
      }
      guard let day else { throw .missing("--day", of: Self.syntax) }
      guard let title else { throw .missing("--title", of: Self.syntax) }
      subject = .item(title: title, fields, day: day)
    }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    if let day, !open.trip.itinerary.days.contains(day) {
      throw Failure(.dayOutsideTrip(day: day, dayCount: open.trip.dayCount), open.wording)
    }
    switch subject {
    case .item(let title, let fields, let day):
      var custom = CustomItem(title: title, category: .activity)
      try fields.apply(to: &custom, onDay: day, of: open.trip)
      let id = try open.add(custom, day: day)
      try open.finish(saying: ["Added \"\(custom.title)\" on Day \(day) (\(id))."], &outcome)
    case .lines(let text, let fields, let day):
      let text = try text ?? String(decoding: surroundings.home.importedFile("/dev/stdin"), as: UTF8.self)
      let lines = try add(linesOf: text, fields, day: day, to: &open, today: surroundings.today)
      try open.finish(saying: lines, &outcome)
    case .file(let path, let options):
      try FileImport(path: path, options: options).run(on: &open, in: surroundings, &outcome)
    }
  }

  /// Adds an item for each line.
  ///
  /// - Returns: a sentence about each.
  private func add(
    linesOf text: String, _ fields: ItemFields, day: Int?, to open: inout OpenTrip, today: CivilDate
  ) throws -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map { EntryLine.withoutListMarks(String($0)) }.filter {
      !$0.isEmpty
    }
    guard lines.count <= ImportPreview.most else {
      throw Failure("too many items: \(lines.count) (maximum \(ImportPreview.most))")
    }
    return try lines.map { line in
      let entry = EntryLine(line, in: open.wording.dates, currency: open.trip.currency)
      guard let named = day ?? open.trip.day(entry.day, today: today) else {
        let quoted = Excerpt.quoted(line)
        throw Failure(
          entry.day == nil
            ? "no day in \(quoted); add one, such as fri, or pass --day"
            : "no such day in \(quoted); the trip has \(open.wording.dayCount(of: open.trip))")
      }
      if entry.title.isEmpty { throw Failure("no title in \(Excerpt.quoted(line))") }
      var custom = CustomItem(entry, lookedUpIn: PlaceLookUp(open.trip, day: named))
      try fields.apply(to: &custom, onDay: named, of: open.trip)
      let id = try open.add(custom, day: named)
      return "Added \"\(custom.title)\" on Day \(named) (\(id))."
    }
  }
}
