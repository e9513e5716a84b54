import Base
import Editor
import Files
import Store

struct SampleCommand: Command {
  private static let path: Parameter<FilePath?> = .argument(
    "path", help: "Output path (default: the data directory).", completion: .tripFile)

  static let syntax = CommandSyntax(
    "sample", "Write the sample trip and print its path.", discussion: "Never overwrites a file.",
    examples: ["barnstorm sample trip.json && barnstorm trip.json"]
  ) {
    path
  }

  private let path: FilePath?

  init(line: Invocation) throws(UsageError) { path = try line[Self.path] }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let written = try surroundings.home.writeSample(to: path)
    outcome.report(written.notices, about: written.path)
    outcome.report(.path(written.path))
  }
}
