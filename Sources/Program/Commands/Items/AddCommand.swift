import Base
import Editor
import TripCore

struct AddCommand: Command {
  private static let day: Parameter<Int?> = .option(
    "--day", takes: .oneOfAnyLook, help: "The day to add it to, from 1; with --from, for what has no date.",
    completion: .known(.days)
  ) { Int($0) }

  private static let title: Parameter<String?> = .option(
    "--title", takes: .oneOfAnyLook, help: "What it is called.", reading: ItemFields.readTitle)

  private static let file: Parameter<FilePath?> = .option(
    "--from", value: "path",
    help:
      "A file of another program whose things to add on their days: .ics, .gpx, .kml, .csv or .json; - for standard input.",
    completion: .files(["ics", "gpx", "kml", "csv", "json"]))

  private static let dryRun: Parameter<Bool> = .flag("--dry-run", help: "With --from, only print what would be added.")

  private static let yes: Parameter<Bool> = .flag("--yes", help: "With --from, do not ask.")

  static let syntax = CommandSyntax(
    "add", "Add a custom item at the end of a day, or what a file of another program holds.",
    discussion: """
      With --from: the events of a calendar, the waypoints of GPX and KML, the rows of a table whose first line names its \
      columns, or reservations of schema.org as JSON, as kitinerary-extractor prints them. They are shown first, and each is \
      added once, however often the file is read; what was deleted from the trip does not come back. Asks first; where there \
      is no terminal to ask on, --yes is needed.
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
    case item(CustomItem, day: Int)
    case file(FilePath, ImportCommandOptions)
  }

  private let trip: FilePath
  private let subject: Subject

  init(line: Invocation) throws(Misuse) {
    trip = try line[Arguments.trip]
    let (day, title) = (try line[Self.day], try line[Self.title])
    let fields = try ItemFields(line)
    let (isDryRun, isConfirmed) = (line[Self.dryRun], line[Self.yes])
    if let file = try line[Self.file] {
      guard title == nil, fields.isEmpty else { throw .refused("--from takes titles and all else from the file.") }
      subject = .file(file, ImportCommandOptions(day: day, isDryRun: isDryRun, isConfirmed: isConfirmed))
      return
    }
    if isDryRun || isConfirmed { throw .refused("--dry-run and --yes go with --from.") }
    guard let day else { throw .missing(Self.day.syntax) }
    guard let title else { throw .missing(Self.title.syntax) }
    var custom = CustomItem(title: title, category: .activity)
    fields.apply(to: &custom)
    subject = .item(custom, day: day)
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    switch subject {
    case .item(let custom, let day):
      let id = try open.add(custom, day: day)
      try open.save(&outcome)
      outcome.report(.lines(["Added \"\(custom.title)\" on Day \(day) (\(id))."]))
    case .file(let path, let options):
      try FileImport(path: path, options: options).run(on: &open, in: surroundings, &outcome)
    }
  }
}
