import Base
import Editor
import Exports
import Preferences
import Store
import TripCore

struct ExportCommand: Command {
  private static let format: Parameter<ExportFormat?> = .option(
    "--format", help: "The format; where absent, the one that the end of the output's name tells.",
    choices: ExportFormat.allCases.map(\.rawValue)
  ) { ExportFormat(rawValue: $0) }

  private static let output: Parameter<FilePath?> = .option(
    "--output", value: "path", help: "Where to write the file; to standard output where absent.",
    completion: .files(ExportFormat.allCases.map(\.rawValue)))

  private static let replace: Parameter<Bool> = .flag(
    "--replace", help: "Replace the output if it is there already.")

  static let syntax = CommandSyntax(
    "export", "Write a trip as a file for other programs.",
    discussion: """
      Every format has the rows of the list in their order, and says of each what the screen says. The same trip gives the \
      same bytes. Prints the path of the file that it wrote, or, without --output, the file itself.

      What a map cannot show, since nothing tells where it is, is said on standard error.
      """,
    examples: [
      "barnstorm export rust --output rust.md", "barnstorm export rust --format csv | less",
    ]
  ) {
    Arguments.trip
    format
    output
    replace
    SettingOptions.export.parameters
  }

  private let trip: FilePath
  private let format: ExportFormat
  private let output: FilePath?
  private let replaces: Bool
  private let flags: Flags

  init(line: Invocation) throws(Misuse) {
    trip = try line[Arguments.trip]
    let format = try line[Self.format]
    output = try line[Self.output]
    replaces = line[Self.replace]
    flags = try SettingOptions.export.flags(of: line)
    try line.end()
    guard let known = format ?? output.flatMap({ ExportFormat(ofFileAt: $0.name.description) }) else {
      let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .refused(
        output == nil
          ? "Give --format or --output." : "The end of the output's name is none of \(formats): give --format.")
    }
    self.format = known
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    let open = try OpenTrip(trip, flags: flags, in: surroundings)
    if let output, surroundings.home.tripFiles.identity(output) == surroundings.home.tripFiles.identity(open.path) {
      throw Failure("\(output): the trip itself, which is not replaced")
    }
    let document =
      format.isPrintout
      ? TripDocument(printing: open.trip, wording: open.wording, timeline: open.timeline)
      : open.document
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
    let notices = try surroundings.home.write(bytes, to: output, replaces: replaces)
    outcome.report(notices, about: output)
    outcome.report(.path(output))
  }
}

extension OpenTrip {
  /// The trip as a document for files.
  var document: TripDocument { TripDocument(filing: trip, wording: wording, rules: travel) }
}
