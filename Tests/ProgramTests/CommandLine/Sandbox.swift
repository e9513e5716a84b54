import TestSupport
import Testing

/// A user at the command line, with a home of their own and one small trip in `trip.json`.
struct Sandbox {
  let scratch = ProgramScratch()
  private let environment: [String: String]

  /// - Parameter zones: the name of a directory of zone files that takes the place of the machine's.
  init(trip: String = smallTrip, locale: String = "C.UTF-8", zones: String? = nil) {
    do { try scratch.write(trip, to: "trip.json") } catch { fatalError("no trip to test with: \(error)") }
    var environment = Spawn.environment(home: scratch.path).merging(["LC_ALL": locale]) { $1 }
    if let zones { environment["TZDIR"] = scratch.path(zones) }
    self.environment = environment
  }

  private var program: Spawn { Spawn(executable: Spawn.barnstorm, directory: scratch.path, environment: environment) }

  func run(_ arguments: String...) throws -> Execution { try run(arguments) }

  func run(_ arguments: [String]) throws -> Execution { try program.run(arguments) }

  func runOther(_ program: String, _ arguments: [String]) throws -> Execution {
    try Spawn(executable: program, directory: scratch.path, environment: environment).run(arguments)
  }

  /// Runs a command on a machine whose zone files are gone, in a mount namespace of its own.
  func runWithoutZones(_ arguments: String...) throws -> Execution {
    let hidden = #"mount -t tmpfs none /usr/share/zoneinfo && exec "$@""#
    let unshare = Spawn(executable: "/usr/bin/unshare", directory: scratch.path, environment: environment)
    return try unshare.run(["-m", "/bin/sh", "-c", hidden, "sh", Spawn.barnstorm] + arguments)
  }

  /// - Parameter arguments: in any bytes.
  func run(bytes arguments: [[UInt8]]) throws -> Execution { try program.run(bytes: arguments) }

  func runOnTerminal(_ arguments: String..., typing typed: String = "") throws -> (status: Int32, screen: String) {
    let (status, bytes) = try program.runOnTerminal(arguments, typing: typed)
    let screen = String(decoding: bytes, as: UTF8.self)
    return (status, screen.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n"))
  }

  func bytesOnTerminal(_ arguments: [String], typing typed: String = "") throws -> [UInt8] {
    try program.runOnTerminal(arguments, typing: typed).bytes
  }

  /// The output of a command that must succeed and report nothing on standard error.
  func answer(_ arguments: String..., location: SourceLocation = #_sourceLocation) throws -> String {
    let execution = try program.run(arguments)
    expect(execution.status, 0, sourceLocation: location)
    expect(execution.err, "", sourceLocation: location)
    return execution.out
  }

  /// The one line with which a command refuses, without its `barnstorm: `; the trip must stay untouched.
  func refusal(_ arguments: String..., location: SourceLocation = #_sourceLocation) throws -> String {
    let before = scratch.version("trip.json")
    let execution = try program.run(arguments)
    expect(execution.status, 1, sourceLocation: location)
    expect(execution.out, "", sourceLocation: location)
    expect(scratch.version("trip.json"), before, sourceLocation: location)
    let lines = execution.err.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines[1].isEmpty, sourceLocation: location)
    let prefix = "barnstorm: "
    #expect(lines[0].hasPrefix(prefix), sourceLocation: location)
    return String(lines[0].dropFirst(prefix.count))
  }
}
