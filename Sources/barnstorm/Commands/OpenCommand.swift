import ArgumentParser

struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the editor.",
    discussion: "What `barnstorm` does without a command, so the word may be left out.")

  @Argument(
    help: "A path, the name of a trip, or the start of its id; where absent, the last trip, or else a list of them.",
    completion: .tripFile)
  var trip: String?

  @Flag(help: "Choose among the known trips, also where there is a last one.")
  var choose = false

  @OptionGroup(title: "Settings") var options: EditorOptions

  func validate() throws {
    if choose, trip != nil { throw ValidationError("Give a trip or --choose, not both.") }
  }

  func run() throws {
    try EditorLaunch.run(trip: trip, chooses: choose, flags: options.flags)
  }
}
