import Base
import Editor
import Preferences
import Store

struct OpenCommand: Command {
  private static let trip: Parameter<FilePath?> = .argument(
    "trip",
    help: """
      A path, or the name or the id of a trip, or the beginning of one; if absent, the last trip, or else a list of them.
      """,
    completion: .trip)

  private static let choose: Parameter<Bool> = .flag(
    "--choose", help: "Choose among the known trips, also where there is a last one.")

  static let syntax = CommandSyntax(
    "open", "Open the editor.",
    discussion: "What `barnstorm` does without a command, so the word may be left out.",
    examples: ["barnstorm --choose", "barnstorm open show"]
  ) {
    trip
    choose
    SettingOptions.editor.parameters
  }

  private let trip: FilePath?
  private let chooses: Bool
  private let flags: Flags

  init(line: Invocation) throws(Misuse) {
    trip = try line[Self.trip]
    chooses = line[Self.choose]
    flags = try SettingOptions.editor.flags(of: line)
    try line.end()
    if chooses, trip != nil { throw .refused("Give a trip or --choose, not both.") }
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    let subject: EditorRequest.Subject =
      if let trip { .trip(try surroundings.home.path(ofTrip: trip)) } else { chooses ? .choice : .lastTrip }
    outcome.editor = EditorRequest(subject: subject, flags: flags)
  }
}
