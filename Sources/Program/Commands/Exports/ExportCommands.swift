import Almanac
import Editor
import Exports
import Itinerary
import Screen
import Store

struct ExportCommand: TripCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "export", "Export a trip for other programs.",
    discussion: """
      Every format has the same rows, order and wording as the screen. The same trip gives the same bytes. Prints \
      the path of the written file or, without --output, the file itself.
      Rows without a known location are reported on standard error by the map formats. Errors are printed on their \
      rows; csv and geojson contain all problems.
      """,
    examples: ["barnstorm export rust --output rust.md", "barnstorm export rust --format csv | less"])

  static var parameters: [Parameter<Self>] {
    trip
    choice(\.givenFormat, "--format", help: "Format (default: from the extension of --output).")
    option(
      \.output, "--output", value: "path", help: "Output file (default, and with -: standard output).",
      dash: .standardOutput, completion: .files(ExportFormat.allCases.map(\.rawValue)))
    flag(\.hasBookings, "--bookings", help: "List the bookings at the end (\(texts.joined(separator: ", "))).")
    flag(\.hasWarnings, "--problems", help: "Print warnings in addition to errors (\(texts.joined(separator: ", "))).")
    flag(\.replaces, "--replace", help: "Replace an existing output file.")
    flag(\.isPlain, "--plain", help: "csv: separate by commas, with decimal points (default: by the locale).")
    settings(.export)
  }

  private static let texts = ExportFormat.allCases.filter(\.isForReading).map(\.rawValue)
  var target = TripTarget()
  private var givenFormat: ExportFormat?
  private var format = ExportFormat.txt
  private var output: FilePath?
  private var hasBookings = false
  private var hasWarnings = false
  private var replaces = false
  private var isPlain = false

  mutating func check() throws(UsageError) {
    guard let known = givenFormat ?? output.flatMap({ ExportFormat(ofFileAt: $0.name.description) }) else {
      let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .refused(output == nil ? "pass --format or --output" : "unknown file extension; pass --format (\(formats))")
    }
    if !known.isForReading, hasBookings || hasWarnings {
      throw .refused("\(hasBookings ? "--bookings" : "--problems") needs the format \(NearMiss.choice(of: Self.texts))")
    }
    format = known
  }

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let storage = open.context.storage
    let extras = ExportFormat.Extras(hasBookings ? [.bookings] : []).union(hasWarnings ? .warnings : [])
    let document =
      format.isPrintout
      ? TripDocument(printing: open.trip, wording: open.wording, timeline: open.timeline, with: extras)
      : open.document(with: extras, isPlain: isPlain)
    let (paper, fonts) = (storage.settings(target.flags).paper, storage.fonts)
    let export = TripExport(of: document, as: format, on: paper) { fonts.files(drawing: $0) }
    for sentence in export.remarks { outcome.report(sentence) }
    guard let output else {
      switch export.content {
      case .lines(let lines): return outcome.output(lines: lines)
      case .text(let text): return outcome.output(.content(Array(text.utf8)))
      case .printed(let file): return outcome.output(.binary(file.bytes))
      }
    }
    var bytes = export.bytes
    if case .lines(let lines) = export.content {
      bytes = SafeText.bytes(of: lines, isForTerminal: false, characterSupport: open.context.characterSupport())
    }
    do {
      let notices = try storage.write(bytes, asExportOf: open.path, to: output, replaces: replaces)
      outcome.report(notices, about: output)
    } catch StoreError.exists(let path) {
      throw Failure("\(path): already exists; pass --replace")
    }
    outcome.report(.path(output))
  }
}

struct RouteCommand: TripCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "route", "Print the stops of a trip and a map link for each day, or a map.",
    discussion: """
      Stops are the rows with a location, in the order of the list. Each day's link opens directions in Google Maps, \
      which accepts eleven stops (five on a phone). Longer routes get several links, each starting where the one \
      before ends; flights and trains split a route too. Uses no network.
      --map draws the route in the width of the terminal. In the editor, M shows the same map.
      Rows without a known location are reported on standard error.
      """,
    examples: ["barnstorm route rust", "barnstorm route rust --map", "barnstorm route rust --json"])

  static var parameters: [Parameter<Self>] {
    trip
    json
    settings(.wording)
    flag(\.isMap, "--map", help: "Draw a map of the route.")
    oneOf("--map", "--json")
  }

  var target = TripTarget()
  private var isMap = false

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let document = open.document()
    for sentence in document.unplaced { outcome.report(sentence) }
    if isMap { return outcome.output(lines: try map(of: open, in: open.context)) }
    let listing = RouteListing(document)
    if open.context.printsJSON { return outcome.output(json: listing.json) }
    let lines = listing.lines
    outcome.output(lines: lines, in: open.context) { Hyperlink.found(in: lines[$0]) }
  }

  private func map(of open: OpenTrip, in context: CommandContext) throws(Failure) -> [String] {
    let path = TripPath(open.trip)
    guard !path.stops.isEmpty else { throw Failure("no row of this trip has a known location") }
    let columns = min(max(context.columns(), 40), 160)
    let size = Size(columns: columns, rows: min(max(columns * 3 / 10, 10), 48))
    let characterSupport = context.characterSupport()
    var frame = Frame(size: size, characterSupport: characterSupport)
    RoutePicture(of: path, size: size, wording: open.wording, characterSupport: characterSupport)
      .paint(on: &frame, column: 0, row: 0)
    return (0..<size.rows).map(frame.text(ofRow:))
  }
}

extension OpenTrip {
  /// The trip as a document for files, or in plain form for programs, with numbers that do not follow the locale.
  func document(with extras: ExportFormat.Extras = [], isPlain: Bool = false) -> TripDocument {
    var wording = wording
    if isPlain { wording.numbers = .point }
    return TripDocument(filing: trip, wording: wording, rules: travel, with: extras)
  }
}
