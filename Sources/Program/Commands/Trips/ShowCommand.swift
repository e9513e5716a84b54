import Base
import Editor
import Exports
import TripCore

struct ShowCommand: Command {
  static let syntax = CommandSyntax(
    "show", "Print a trip.",
    discussion: "Prints each day's items with their IDs; with --json, the trip file.",
    examples: ["barnstorm show 'Rust Belt Swing'", "barnstorm show rust --json"]
  ) {
    TripArguments.parameters
  }

  private let arguments: TripArguments

  init(line: Invocation) throws(Misuse) { arguments = try TripArguments(line) }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    let open = try arguments.open(in: surroundings)
    if arguments.isJSON {
      outcome.answer(.json(String(decoding: TripFile.encode(open.trip), as: UTF8.self)))
    } else {
      outcome.answer(
        lines: TextExport.lines(of: TripDocument(printing: open.trip, wording: open.wording, timeline: open.timeline)))
    }
  }
}
