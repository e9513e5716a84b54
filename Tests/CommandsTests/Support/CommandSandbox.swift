import Itinerary
import Screen
import Store
import TestSupport
import Testing

@testable import Program

/// A user at the command line, without a process: a home of their own in a scratch directory, and a stopped clock.
struct CommandSandbox {
  let scratch: Scratch
  var fileSystem: any FileSystemCalls = SystemCalls()
  var typed: String?
  var programs: FilePath = "/usr/local/bin:/usr/bin:/bin"

  var variables: [String: FilePath] = [:]

  /// The means of a command that prints until it is stopped.
  var lineStream = CommandContext.LineStream()

  var clock: () -> Timestamp = { Timestamp(microseconds: 1_780_000_000_000_000) }

  /// The seed of new ids, which are the same for each command otherwise.
  var seed: UInt64 = 1

  /// - Parameter trip: the text of `trip.json`.
  init(trip: String? = nil) throws {
    scratch = try Scratch(in: Scratch.memory)
    if let trip { try scratch.write(trip, to: "trip.json") }
  }

  func path(_ name: String) -> String { scratch.path(name) }

  private var context: CommandContext {
    let home = scratch.path.description
    let variables: [String: FilePath] = [
      "HOME": FilePath(home), "XDG_DATA_HOME": FilePath("\(home)/data"), "XDG_STATE_HOME": FilePath("\(home)/state"),
      "XDG_CONFIG_HOME": FilePath("\(home)/config"), "PATH": programs,
    ].merging(self.variables) { $1 }
    let (typed, seed) = (typed, seed)
    return CommandContext(
      storage: UserStorage(fileSystem: fileSystem) { variables[$0] }, characterSupport: { .unicode }, columns: { 80 },
      now: clock, seed: { seed }, prompt: typed.map { typed in { _ in typed } }, chooseGames: nil,
      lineStream: lineStream)
  }

  func run(_ words: String...) -> Outcome { run(words) }

  func run(_ words: [String]) -> Outcome { Barnstorm.outcome(of: words.map { Word($0) }, in: context) }

  /// Runs a line of a shell in the home: a word that ends as the name of a file is that file, and printed as it was typed.
  func line(_ line: String) -> Transcript {
    let words = ShellLine("\(line) ", breaks: "").words.map { word in
      let isFile = [".json", ".csv", ".ics", ".txt", ".md"].contains { word.lowercased().hasSuffix($0) }
      return isFile && !word.hasPrefix("/") && !word.contains(":") ? path(word) : word
    }
    return Transcript(run(words), home: path(""))
  }

  func answer(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    let output = self.line(line)
    expect([output.err, "\(output.status)"], ["", "0"], sourceLocation: sourceLocation)
    return output.out
  }

  /// The first line, without its `barnstorm: `, with which a line is refused; the trip stays as it is.
  func refusal(_ line: String, status: Int32 = 1, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    let before = scratch.text("trip.json")
    let output = self.line(line)
    expect([output.out, "\(output.status)"], ["", "\(status)"], sourceLocation: sourceLocation)
    expect(scratch.text("trip.json"), before, sourceLocation: sourceLocation)
    if status == 1 { expect(output.err.count { $0 == "\n" }, 1, sourceLocation: sourceLocation) }
    #expect(output.err.hasPrefix("barnstorm: "), sourceLocation: sourceLocation)
    return String(output.err.dropFirst("barnstorm: ".count).prefix { $0 != "\n" })
  }

  func trip(_ name: String = "trip.json") throws -> Trip { try Trip(json: scratch.text(name) ?? "") }

  func write(_ trip: Trip, to name: String) throws {
    try scratch.write(String(decoding: trip.json, as: UTF8.self), to: name)
  }
}

final class Transcript {
  private(set) var out = ""
  private(set) var err = ""
  private(set) var status: Int32 = 0

  /// - Parameters:
  ///   - isTerminal: whether both streams are terminals.
  ///   - problem: the error of every write to standard output; nil if it works.
  ///   - home: a path that is left out of all that is printed.
  init(
    _ outcome: Outcome, isTerminal: Bool = false, characterSupport: CharacterSupport = .unicode,
    problem: ErrorNumber? = nil,
    home: String? = nil
  ) {
    let streams = OutputStreams(
      characterSupport: { characterSupport }, isTerminal: { _ in isTerminal },
      write: { bytes, stream in
        switch stream {
        case .error: self.err += String(decoding: bytes, as: UTF8.self)
        case .output:
          if let problem { return problem }
          self.out += String(decoding: bytes, as: UTF8.self)
        }
        return nil
      })
    status = streams.write(outcome)
    if let home { (out, err) = (out.replacing(home, with: ""), err.replacing(home, with: "")) }
  }
}
