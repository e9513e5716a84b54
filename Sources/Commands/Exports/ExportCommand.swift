import CommandLineSyntax
import Exporting
import ItineraryCore
import Paths
import Printing
import Settings
import TripStore
import UserFiles

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
    guard let known = format ?? output.flatMap(Self.formatTold) else {
      let formats = ExportFormat.allCases.map(\.rawValue).joined(by: ", ")
      throw .refused(
        output == nil
          ? "Give --format or --output." : "The end of the output's name is none of \(formats): give --format.")
    }
    self.format = known
  }

  /// The format that the end of a file's name tells; nil if it tells none.
  private static func formatTold(by path: FilePath) -> ExportFormat? {
    let name = path.name.bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    return ExportFormat(suffix: String(decoding: name[(dot + 1)...], as: UTF8.self))
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    let open = try OpenTrip(trip, flags: flags, in: surroundings)
    if let output, surroundings.home.tripFiles.identity(output) == surroundings.home.tripFiles.identity(open.path) {
      throw Failure("\(output): the trip itself, which is not replaced")
    }
    let document = document(of: open, in: surroundings, &outcome)
    let paper = PaperSize(surroundings.home.settings(flags).paper)
    let content = format.write(document, on: paper) { surroundings.home.fonts.files(drawing: $0) }
    if case .printed(let file) = content, let sentence = file.undrawn { outcome.complain(sentence) }
    guard let output else {
      switch content {
      case .lines(let lines): return outcome.answer(lines: lines)
      case .text(let text): return outcome.answer(.content(Array(text.utf8)))
      case .printed(let file): return outcome.answer(.binary(file.bytes))
      }
    }
    let bytes =
      switch content {
      case .lines(let lines):
        SafeText.bytes(of: lines, isForTerminal: false, repertoire: surroundings.repertoire())
      case .text(let text): Array(text.utf8)
      case .printed(let file): file.bytes
      }
    let notices = try surroundings.home.write(bytes, to: output, replaces: replaces)
    outcome.report(notices, about: output)
    outcome.report(.path(output))
  }

  private func document(
    of open: OpenTrip, in surroundings: Surroundings, _ outcome: inout Outcome
  ) -> TripDocument {
    if format.isPrintout { return TripDocument(printing: open.trip, wording: open.wording) }
    let document = open.document(in: surroundings.home)
    for sentence in format.omissions(from: document) { outcome.complain(sentence) }
    return document
  }
}

extension PaperSize {
  init(_ paper: Paper) {
    switch paper {
    case .letter: self = .letter
    case .a4: self = .a4
    }
  }
}

extension PrintedFile {
  /// A sentence on the characters that no font could draw; nil if there are none.
  fileprivate var undrawn: String? {
    guard !missing.isEmpty else { return nil }
    let shown = missing.prefix(20).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\(scalar) (U+\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits))"
    }
    let rest = missing.count > shown.count ? " and \(missing.count - shown.count) more" : ""
    return "no font on this machine draws \(shown.joined(by: ", "))\(rest)"
  }
}

extension OpenTrip {
  /// The trip as it is told to files, which are UTF-8 whatever the terminal can show.
  func document(in home: Home) -> TripDocument {
    let places = TripPlaces(trip)
    var wording = wording
    wording.typography = .unicode
    let zones = Set(trip.itinerary.items.compactMap { $0.game?.timeZone }).union(places.zoneNames)
    wording.zones = home.zones.load(names: zones)
    return TripDocument(trip, wording: wording, places: places)
  }
}
