import CommandLineSyntax
import Interchange
import ItineraryCore

struct ShowCommand: Command {
  static let syntax = CommandSyntax(
    "show", "Print a trip.",
    discussion: "Day by day, each item with the start of its id; or, with --json, as its file.",
    examples: ["barnstorm show 'Rust Belt Swing'", "barnstorm show rust --json"]
  ) {
    Arguments.trip
    Arguments.json
    WordingOptions.parameters
  }

  let line: Invocation

  func run() throws {
    let open = try line.openTrip(flags: WordingOptions.flags(of: line))
    if line[Arguments.json] {
      try Output.print(json: String(decoding: TripFile.encode(open.trip), as: UTF8.self))
    } else {
      try Output.print(lines: Printout(of: open.trip, wording: open.wording).lines)
    }
  }
}
