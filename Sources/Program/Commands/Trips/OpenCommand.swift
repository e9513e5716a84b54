import Base
import Preferences
import Store

struct OpenCommand: Command {
  private static let trip: Parameter<FilePath?> = .argument(
    "trip",
    help: """
      Trip: a path, or a name or ID (default: the last trip, or a list).
      """,
    completion: .trip)

  private static let choose: Parameter<Bool> = .flag(
    "--choose", help: "Show the list of trips instead of opening the last one.")

  static let syntax = CommandSyntax(
    "open", "Open the editor.",
    discussion: "This is the default: `barnstorm TRIP` does the same.",
    examples: ["barnstorm --choose", "barnstorm open show"]
  ) {
    trip
    choose
    SettingOptions.editor.parameters
  }

  private let trip: FilePath?
  private let chooses: Bool
  private let flags: Flags

  init(line: Invocation) throws(UsageError) {
    trip = try line[Self.trip]
    chooses = line[Self.choose]
    flags = try SettingOptions.editor.flags(of: line)
    try line.end()
    if chooses, trip != nil { throw .refused("pass a trip or --choose, not both") }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let subject: EditorRequest.Subject =
      if let trip { .trip(try surroundings.home.path(ofTrip: trip)) } else { chooses ? .choice : .lastTrip }
    outcome.editor = EditorRequest(subject: subject, flags: flags)
  }
}
