import CommandLineSyntax
import Paths

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
    EditorOptions.parameters
  }

  let line: Invocation

  func run() throws {
    let trip = try line[Self.trip]
    let chooses = line[Self.choose]
    if chooses, trip != nil { throw Misuse.refused("Give a trip or --choose, not both.") }
    try EditorLaunch.run(trip: trip, chooses: chooses, flags: EditorOptions.flags(of: line))
  }
}
