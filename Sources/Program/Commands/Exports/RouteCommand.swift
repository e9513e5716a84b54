import Base
import Editor
import Exports
import Store
import TripCore

struct RouteCommand: Command {
  static let syntax = CommandSyntax(
    "route", "Print the stops of a trip, and a map link for each day.",
    discussion: """
      The stops are the rows that are a place, in the order of the list. The link of a day opens directions along them in \
      Google Maps, which takes eleven points, in the browser of a phone five: a longer way has several links, each of which \
      begins where the one before ends, and so has one that flies or takes a train between. Nothing is asked of the network.

      What nothing tells the place of is said on standard error.
      """,
    examples: ["barnstorm route rust", "barnstorm route rust --json"]
  ) {
    TripArguments.parameters
  }

  private let arguments: TripArguments

  init(line: Invocation) throws(Misuse) { arguments = try TripArguments(line) }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    let document = try arguments.open(in: surroundings).document
    let listing = RouteListing(document)
    if arguments.isJSON { outcome.answer(json: listing.json) } else { outcome.answer(lines: listing.lines) }
    for sentence in document.unplaced { outcome.complain(sentence) }
  }
}
