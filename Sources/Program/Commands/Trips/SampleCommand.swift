import Base
import Store

struct SampleCommand: Command {
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
    let written = try surroundings.home.write(sample: samples[isWeekend ? 1 : 0], to: path)
    outcome.report(written.notices, about: written.path)
    outcome.report(.path(written.path))
  }
}
