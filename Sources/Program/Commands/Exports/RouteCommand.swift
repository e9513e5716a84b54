import Base
import Editor
import Exports
import Store
import TripCore

struct RouteCommand: Command {
  static let syntax = CommandSyntax(
    "route", "Print the stops of a trip, and a map link for each day.",
    discussion: """
      Stops are the rows with a location, in the order of the list. Each day's link opens directions in Google Maps, \
      which accepts eleven stops (five on a phone). Longer routes get several links, each starting where the one \
      before ends; flights and trains split a route too. Uses no network.
      Rows without a known location are reported on standard error.
      """,
    examples: ["barnstorm route rust", "barnstorm route rust --json"]
  ) {
    TripArguments.parameters
  }

  private let arguments: TripArguments

  init(line: Invocation) throws(UsageError) { arguments = try TripArguments(line) }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let document = try arguments.open(in: surroundings).document
    let listing = RouteListing(document)
    if arguments.isJSON { outcome.answer(json: listing.json) } else { outcome.answer(lines: listing.lines) }
    for sentence in document.unplaced { outcome.complain(sentence) }
  }
}
