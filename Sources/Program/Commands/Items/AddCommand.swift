import Base
import TripCore

struct AddCommand: Command {
  private static let day: Parameter<Int?> = .option(
    "--day", takes: .oneOfAnyLook, help: "Day number, from 1; with --from, the day for items without a date.",
    completion: .known(.days)
  ) { Int(bounded: $0) }

  private static let title: Parameter<String?> = .option(
    "--title", takes: .oneOfAnyLook, help: "Title.", reading: ItemFields.readTitle)

  private static let file: Parameter<FilePath?> = .option(
    "--from", value: "path",
    help:
      "Import from a file: .ics, .gpx, .kml, .csv or .json; - for standard input.",
    dash: .standardInput,
    completion: .files(["ics", "gpx", "kml", "csv", "json"]))

  private static let dryRun: Parameter<Bool> = .flag("--dry-run", help: "With --from: only print what would be added.")

  private static let yes: Parameter<Bool> = .flag("--yes", help: "With --from: add without asking.")

  static let syntax = CommandSyntax(
    "add", "Add an item, or import items from a file.",
    discussion: """
      --from imports the events of a calendar, the waypoints of GPX and KML, the rows of a CSV table with a header, \
      or schema.org reservations as JSON (from kitinerary-extractor). They are listed first. Each is added once, \
      however often the file is imported, and deleted items don't come back. Asks for confirmation. Without a \
      terminal, pass --yes.
      """,
    examples: [
      "kitinerary-extractor mail.eml | barnstorm add rust --from - --yes", "barnstorm add rust --from hotel.ics",
      "barnstorm add rust --day 1 --title Dinner --category restaurant",
    ]
  ) {
    Arguments.trip
    day
    title
    ItemFields.parameters
    file
    dryRun
    yes
  }

  private enum Subject {
    case item(title: String, ItemFields, day: Int)
    case file(FilePath, ImportCommandOptions)
  }

  private let trip: FilePath
  private let subject: Subject

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    let (day, title) = (try line[Self.day], try line[Self.title])
    let fields = try ItemFields(line)
    let (isDryRun, isConfirmed) = (line[Self.dryRun], line[Self.yes])
    if let file = try line[Self.file] {
      guard title == nil, fields.isEmpty else {
        throw .refused("--from can't be combined with --title or other fields")
      }
      subject = .file(file, ImportCommandOptions(day: day, isDryRun: isDryRun, isConfirmed: isConfirmed))
      return
    }
    if isDryRun || isConfirmed { throw .refused("--dry-run and --yes require --from") }
    guard let day else { throw .missing(Self.day.syntax) }
    guard let title else { throw .missing(Self.title.syntax) }
    subject = .item(title: title, fields, day: day)
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    switch subject {
    case .item(let title, let fields, let day):
      var custom = CustomItem(title: title, category: .activity)
      fields.apply(to: &custom, lookingUpIn: PlaceLookUp(open.trip, day: day))
      let id = try open.add(custom, day: day)
      try open.save(&outcome)
      outcome.report(.lines(["Added \"\(custom.title)\" on Day \(day) (\(id))."] + open.causedProblems))
    case .file(let path, let options):
      try FileImport(path: path, options: options).run(on: &open, in: surroundings, &outcome)
    }
  }
}
