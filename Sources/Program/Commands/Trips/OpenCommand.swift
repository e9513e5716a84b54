import Almanac
import Preferences
import Store

struct OpenCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "open", "Open the editor.",
    discussion: "This is the default: `barnstorm TRIP` does the same.",
    examples: ["barnstorm --choose", "barnstorm open show"])

  static var parameters: [Parameter<Self>] {
    argument(
      \.trip, "trip", help: "Trip: a path, or a name or ID (default: the last trip, or a list).", completion: .trip)
    flag(\.chooses, "--choose", help: "Show the list of trips instead of opening the last one.")
    group(\.flags).inSection("Settings")
  }

  private var trip: FilePath?
  private var chooses = false
  private var flags = Flags()

  func check() throws(UsageError) {
    if chooses, trip != nil { throw .refused("pass only one of a trip and --choose") }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let subject: EditorRequest.Subject =
      if let trip { .trip(try surroundings.home.path(ofTrip: trip)) } else { chooses ? .choice : .lastTrip }
    outcome.editor = EditorRequest(subject: subject, flags: flags)
  }
}
