import ArgumentParser

struct SampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Write the sample trip and print its path.",
    discussion: "Never overwrites a file.")

  @Argument(help: "Where to; into the data directory where absent.", completion: .tripFile)
  var path: String?

  func run() throws {
    try Output.print(lines: [SampleTrip.write(to: path)])
  }
}
