import Almanac
import Store

struct SampleCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "sample", "Write the sample trip and print its path.", discussion: "Never overwrites a file.",
    examples: ["barnstorm sample trip.json && barnstorm trip.json"])

  static var parameters: [Parameter<Self>] {
    argument(\.path, "path", help: "Output path (default: the data directory).", completion: .tripFile)
    flag(\.isWeekend, "--weekend", help: "Write the other sample: a weekend by train in England.")
  }

  private var path: FilePath?
  private var isWeekend = false

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let samples = try UserStorage.sampleTrips()
    let sample = samples[isWeekend ? 1 : 0]
    try surroundings.create(sample, at: path ?? surroundings.home.newPath(forSample: sample), &outcome)
  }
}
