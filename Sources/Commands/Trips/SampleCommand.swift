import CommandLineSyntax
import Disk
import Paths
import UserFiles

struct SampleCommand: Command {
  private static let path: Parameter<FilePath?> = .argument(
    "path", help: "Where to; into the data directory where absent.", completion: .tripFile)

  static let syntax = CommandSyntax(
    "sample", "Write the sample trip and print its path.", discussion: "Never overwrites a file.",
    examples: ["barnstorm sample trip.json && barnstorm trip.json"]
  ) {
    path
  }

  let line: Invocation

  func run() throws {
    let written = try Home().writeSample(to: line[Self.path])
    Output.report(written.notices, about: written.path)
    Output.report(.path(written.path))
  }
}
