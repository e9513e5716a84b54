import CommandLineSyntax
import Exporting
import Interchange
import ItineraryCore
import Paths
import Settings

struct ShowCommand: Command {
  static let syntax = CommandSyntax(
    "show", "Print a trip.",
    discussion: "Day by day, each item with the start of its id; or, with --json, as its file.",
    examples: ["barnstorm show 'Rust Belt Swing'", "barnstorm show rust --json"]
  ) {
    Arguments.trip
    Arguments.json
    SettingOptions.wording.parameters
  }

  private let trip: FilePath
  private let isJSON: Bool
  private let flags: Flags

  init(line: Invocation) throws(Misuse) {
    trip = try line[Arguments.trip]
    isJSON = line[Arguments.json]
    flags = try SettingOptions.wording.flags(of: line)
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    let open = try OpenTrip(trip, flags: flags, in: surroundings)
    if isJSON {
      outcome.answer(.json(String(decoding: TripFile.encode(open.trip), as: UTF8.self)))
    } else {
      outcome.answer(lines: TextExport.lines(of: TripDocument(printing: open.trip, wording: open.wording)))
    }
  }
}
