import TestSupport
import Testing

/// A user at the command line, with a home of their own and one small trip in `trip.json`.
struct Desk {
  let scratch = Scratch()
  private let environment: [String: String]

  /// - Parameter zones: the name of a directory of zone files that takes the place of the machine's.
  init(trip: String = smallTrip, locale: String = "C.UTF-8", zones: String? = nil) {
    do { try scratch.write(trip, to: "trip.json") } catch { fatalError("no trip to test with: \(error)") }
    var environment = Spawn.environment(home: scratch.path).merging(["LC_ALL": locale]) { $1 }
    if let zones { environment["TZDIR"] = scratch.path(zones) }
    self.environment = environment
  }

  private var program: Spawn { Spawn(executable: Spawn.barnstorm, directory: scratch.path, environment: environment) }

  func run(_ arguments: String..., output: String? = nil) throws -> Execution { try run(arguments, output: output) }

  func run(_ arguments: [String], output: String? = nil) throws -> Execution {
    try program.run(arguments, output: output)
  }

  /// Runs another program than the one under test.
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

  /// The bytes that a command sends to a terminal.
  func bytesOnTerminal(_ arguments: [String], typing typed: String = "") throws -> [UInt8] {
    try program.runOnTerminal(arguments, typing: typed).bytes
  }

  /// The answer of a command that must succeed and complain about nothing.
  func answer(_ arguments: String..., location: SourceLocation = #_sourceLocation) throws -> String {
    try answer(arguments, location: location)
  }

  func answer(_ arguments: [String], location: SourceLocation = #_sourceLocation) throws -> String {
    let execution = try program.run(arguments)
    expect(execution.status, 0, sourceLocation: location)
    expect(execution.err, "", sourceLocation: location)
    return execution.out
  }

  /// The one line with which a command refuses, without its `barnstorm: `; the trip must stay untouched.
  func refusal(_ arguments: String..., location: SourceLocation = #_sourceLocation) throws -> String {
    try refusal(arguments, location: location)
  }

  func refusal(_ arguments: [String], location: SourceLocation = #_sourceLocation) throws -> String {
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

  /// The first line that a wrong usage gets, without its `barnstorm: `; the trip must stay untouched.
  func misuse(_ arguments: String..., location: SourceLocation = #_sourceLocation) throws -> String {
    try misuse(arguments, location: location)
  }

  func misuse(_ arguments: [String], location: SourceLocation = #_sourceLocation) throws -> String {
    let before = scratch.version("trip.json")
    let execution = try program.run(arguments)
    expect(execution.status, 64, sourceLocation: location)
    expect(execution.out, "", sourceLocation: location)
    expect(scratch.version("trip.json"), before, sourceLocation: location)
    let first = execution.err.prefix { $0 != "\n" }
    #expect(first.hasPrefix("barnstorm: "), sourceLocation: location)
    return String(first.dropFirst("barnstorm: ".count))
  }

  /// The lines of the trip file that are new and those that are gone, modification times blotted out in the new ones.
  func changes(since old: String) throws -> (added: [String], removed: [String]) {
    let (before, after) = (lines(old), lines(try scratch.text("trip.json")))
    let difference = after.difference(from: before)
    var (added, removed): ([String], [String]) = ([], [])
    for change in difference {
      switch change {
      case .insert(_, let line, _): added.append(withoutTime(line))
      case .remove(_, let line, _): removed.append(line)
      }
    }
    return (added, removed)
  }

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private func withoutTime(_ line: String) -> String {
    for field in [#""modifiedAt": ""#, #""deletedAt": ""#] {
      guard let range = range(of: field, in: line) else { continue }
      let time = line[range.upperBound...].prefix { $0 != "\"" }
      return String(line[..<range.upperBound]) + "NOW" + line[time.endIndex...]
    }
    return line
  }

  private func range(of text: String, in line: String) -> Range<String.Index>? {
    line.indices.lazy.compactMap { start in
      line[start...].hasPrefix(text) ? start..<line.index(start, offsetBy: text.count) : nil
    }.first
  }
}

/// Four days, Chicago to Detroit; the zones are left out, so that the zone files of the machine do not matter.
let smallTrip = #"""
  {
    "format": "barnstorm-trip",
    "version": 1,
    "id": "7A1C-small",
    "name": "Two Cities",
    "startDate": "2026-07-03",
    "dayCount": 4,
    "modifiedAt": "2026-06-01T12:00:00.000Z",
    "items": [{
      "id": "a1-cubs", "day": 1, "sortOrder": 100, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"game": {"gameId": "g1", "league": "MLB", "away": "St. Louis Cardinals", "home": "Chicago Cubs", "venue": "Wrigley Field", "city": "Chicago, IL", "start": "2026-07-03T13:20:00-05:00", "status": "scheduled"}}
    }, {
      "id": "b2-dinner", "day": 1, "sortOrder": 103, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"custom": {"title": "Dinner", "category": "restaurant", "time": "22:30", "location": {"name": "Lou Mitchell’s", "latitude": 41.88, "longitude": -87.64}, "notes": "Cash only", "rating": 5}}
    }, {
      "id": "c3-drive", "day": 2, "sortOrder": 1, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"travel": {"from": "Chicago, IL", "to": "Detroit, MI", "distanceMeters": 455000, "durationSeconds": 16200, "estimated": true}}
    }, {
      "id": "d4-tigers", "day": 3, "sortOrder": 100, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"game": {"gameId": "g2", "away": "Cleveland Guardians", "home": "Detroit Tigers", "city": "Detroit, MI", "start": "2026-07-05", "status": "timeTBD"}}
    }, {
      "id": "d4-hotel", "day": 3, "sortOrder": 103, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"custom": {"title": "Hotel", "category": "activity"}}
    }],
    "deleted": []
  }

  """#
