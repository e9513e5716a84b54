import Editor
import Exports
import Itinerary
import Screen
import Store

struct RouteCommand: Command {
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
    group(\.arguments)
    flag(\.isMap, "--map", help: "Draw a map of the route.")
  }

  private var arguments = TripArguments()
  private var isMap = false

  func check() throws(UsageError) {
    if isMap, arguments.isJSON { throw .refused("pass only one of --map and --json") }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let open = try arguments.open(in: surroundings)
    let document = open.document()
    for sentence in document.unplaced { outcome.complain(sentence) }
    if isMap { return outcome.answer(lines: try map(of: open, in: surroundings)) }
    let listing = RouteListing(document)
    if arguments.isJSON { return outcome.answer(json: listing.json) }
    let lines = listing.lines
    outcome.answer(lines: lines, in: surroundings) { Hyperlink.found(in: lines[$0]) }
  }

  /// The lines of the map, in the width of the terminal.
  private func map(of open: OpenTrip, in surroundings: CommandContext) throws(Failure) -> [String] {
    let path = TripPath(open.trip)
    guard !path.stops.isEmpty else { throw Failure("no row of this trip has a known location") }
    let columns = min(max(surroundings.columns(), 40), 160)
    let size = Size(columns: columns, rows: min(max(columns * 3 / 10, 10), 48))
    let repertoire = surroundings.repertoire()
    var frame = Frame(size: size, repertoire: repertoire)
    RoutePicture(of: path, size: size, wording: open.wording, repertoire: repertoire)
      .paint(on: &frame, column: 0, row: 0)
    return (0..<size.rows).map(frame.text(ofRow:))
  }
}
