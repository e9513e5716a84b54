import Exports
import Itinerary
import Preferences
import Store

struct ExportCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "export", "Export a trip for other programs.",
    discussion: """
      Every format has the same rows, order and wording as the screen. The same trip gives the same bytes. Prints \
      the path of the written file or, without --output, the file itself.
      Rows without a known location are reported on standard error by the map formats. Errors are printed on their \
      rows; csv and geojson contain all problems.
      """,
    examples: [
      "barnstorm export rust --output rust.md", "barnstorm export rust --format csv | less",
    ])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    choice(\.givenFormat, "--format", help: "Format (default: from the extension of --output).")
    option(
      \.output, "--output", value: "path", help: "Output file (default, and with -: standard output).",
      dash: .standardOutput, completion: .files(ExportFormat.allCases.map(\.rawValue)))
    flag(\.bookings, "--bookings", help: "List the bookings at the end (pdf, html, md, txt).", sets: .bookings)
    flag(\.warnings, "--problems", help: "Print warnings in addition to errors (pdf, html, md, txt).", sets: .warnings)
    flag(\.replaces, "--replace", help: "Replace an existing output file.")
    flag(\.isPlain, "--plain", help: "csv: separate by commas, with decimal points (default: by the locale).")
    settings(\.flags, .export)
  }

  private var trip: FilePath = ""
  private var givenFormat: ExportFormat?
  private var format = ExportFormat.txt
  private var output: FilePath?
  private var bookings: ExportFormat.Extras = []
  private var warnings: ExportFormat.Extras = []
  private var replaces = false
  private var isPlain = false
  private var flags = Flags()

  mutating func check() throws(UsageError) {
    guard let known = givenFormat ?? output.flatMap({ ExportFormat(ofFileAt: $0.name.description) }) else {
      let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .refused(
        output == nil ? "pass --format or --output" : "unknown file extension; pass --format (\(formats))")
    }
    if !known.isForReading, !bookings.union(warnings).isEmpty {
      throw .refused("\(bookings.isEmpty ? "--problems" : "--bookings") needs the format pdf, html, md or txt")
    }
    format = known
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let open = try OpenTrip(trip, flags: flags, in: surroundings)
    if let output, surroundings.home.tripFiles.identity(output) == surroundings.home.tripFiles.identity(open.path) {
      throw Failure("\(output): this is the trip itself; it is not replaced")
    }
    let document =
      format.isPrintout
      ? TripDocument(
        printing: open.trip, wording: open.wording, timeline: open.timeline, with: bookings.union(warnings))
      : open.document(with: bookings.union(warnings), isPlain: isPlain)
    let paper = PaperSize(surroundings.home.settings(flags).paper)
    let fonts = surroundings.home.fonts
    let export = TripExport(of: document, as: format, on: paper) { fonts.files(drawing: $0) }
    for sentence in export.remarks { outcome.complain(sentence) }
    guard let output else {
      switch export.content {
      case .lines(let lines): return outcome.answer(lines: lines)
      case .text(let text): return outcome.answer(.content(Array(text.utf8)))
      case .printed(let file): return outcome.answer(.binary(file.bytes))
      }
    }
    var bytes = export.bytes
    if case .lines(let lines) = export.content {
      bytes = SafeText.bytes(of: lines, isForTerminal: false, repertoire: surroundings.repertoire())
    }
    do {
      outcome.report(try surroundings.home.write(bytes, to: output, replaces: replaces), about: output)
    } catch StoreError.exists(let path) {
      throw Failure("\(path): already exists; pass --replace")
    }
    outcome.report(.path(output))
  }
}

extension OpenTrip {
  /// The trip as a document for files.
  ///
  /// - Parameter isPlain: whether numbers have the signs of files for programs, whatever the locale.
  func document(with extras: ExportFormat.Extras = [], isPlain: Bool = false) -> TripDocument {
    var wording = wording
    if isPlain { wording.numbers = .point }
    return TripDocument(filing: trip, wording: wording, rules: travel, with: extras)
  }
}
