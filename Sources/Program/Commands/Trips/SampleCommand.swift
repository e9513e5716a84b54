import Base
import Store

struct SampleCommand: Command {
  private static let path: Parameter<FilePath?> = .argument(
    "path", help: "Output path (default: the data directory).", completion: .tripFile)

  private static let weekend: Parameter<Bool> = .flag(
    "--weekend", help: "Write the other sample: a weekend by train in England.")

  static let syntax = CommandSyntax(
    "sample", "Write the sample trip and print its path.", discussion: "Never overwrites a file.",
    examples: ["barnstorm sample trip.json && barnstorm trip.json"]
  ) {
    path
    weekend
  }

  private let path: FilePath?
  private let isWeekend: Bool

  init(line: Invocation) throws(UsageError) {
    path = try line[Self.path]
    isWeekend = line[Self.weekend]
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let samples = try UserStorage.sampleTrips()
    let sample = samples[isWeekend ? 1 : 0]
    try surroundings.create(sample, at: path ?? surroundings.home.newPath(forSample: sample), &outcome)
  }
}
