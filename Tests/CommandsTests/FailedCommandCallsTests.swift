import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@testable import Program

/// Every system call of a command fails once. The command then says why in one sentence and has a status that is not 0, or it
/// did all that was asked; no file is lost or half written.
@Suite struct FailedCommandCallsTests {
  private let rows = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-06,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit

    """

  /// Runs a command again and again, until no call fails any more, each time in a new home. Each call fails with EIO, and
  /// with other codes as many as ``Portion`` says.
  ///
  /// - Parameters:
  ///   - prepare: fills the home.
  ///   - words: the command line.
  ///   - check: looks at the home after a run.
  private func failEachCall(
    code: Int32 = EIO, prepare: (CommandSandbox) throws -> Void, _ words: (CommandSandbox) -> [String],
    check: (CommandSandbox, Outcome, String) throws -> Void
  ) throws {
    var call = 0
    while true {
      call += 1
      guard code == EIO || Portion.has(call) else { continue }
      var sandbox = try CommandSandbox()
      try prepare(sandbox)
      let fileSystem = FaultyCalls(.init(call: call, code: code))
      sandbox.fileSystem = fileSystem
      let outcome = sandbox.run(words(sandbox))
      let failed = "call \(call): \(fileSystem.failed)"
      if outcome.status != 0 { expectOneSentence(outcome, failed) }
      sandbox.fileSystem = SystemCalls()
      try check(sandbox, outcome, failed)
      if fileSystem.hits == 0 {
        expect(outcome.status, 0)
        break
      }
    }
    #expect(call > 4)
  }

  private func expectOneSentence(_ outcome: Outcome, _ failed: String) {
    expect(outcome.status, 1, "\(failed)")
    expect(outcome.parts.count, 1, "\(failed): \(outcome.parts)")
    if case .message(let lines)? = outcome.parts.first {
      #expect(lines.count == 1 && !lines[0].isEmpty, "\(failed)")
    } else {
      Issue.record("\(failed): \(outcome.parts)")
    }
  }

  private func message(_ outcome: Outcome) -> String? {
    for case .message(let lines) in outcome.parts { return lines.first }
    return nil
  }

  private func trip(in sandbox: CommandSandbox, _ name: String) throws -> Trip? {
    try sandbox.scratch.text(name).map { try Trip(json: $0) }
  }

  @Test func `reading a schedule reports a failed call`() throws {
    try failEachCall(
      prepare: { try $0.scratch.write(rows, to: "games.csv") }, { ["games", "--schedule", $0.path("games.csv")] },
      check: { sandbox, outcome, failed in
        if outcome.status == 0 {
          #expect(
            outcome.parts.contains { if case .output(.lines(let lines)) = $0 { lines.count == 2 } else { false } })
        } else {
          let sentence = message(outcome) ?? ""
          #expect(sentence.hasSuffix(": Input/output error"), "\(failed): \(sentence)")
        }
        expect(sandbox.scratch.text("games.csv"), rows)
      })
  }

  @Test func `reading the settings reports a failed call`() throws {
    var messages: Set<String> = []
    try failEachCall(
      prepare: { sandbox in
        try sandbox.scratch.write("units = km\n", to: "config/barnstorm/config.ini")
      }, { _ in ["config"] },
      check: { sandbox, outcome, failed in
        // Settings that cannot be read do not make a command fail: the defaults apply then, and this is reported.
        expect(outcome.status, 0, "\(failed)")
        if let message = message(outcome) { messages.insert(message) }
        expect(sandbox.scratch.text("config/barnstorm/config.ini"), "units = km\n")
      })
    #expect(!messages.isEmpty && messages.allSatisfy { $0.hasSuffix(": Input/output error") })
  }

  @Test func `reading the zones of a trip reports a failed call`() throws {
    let trip = TripSketch.trip("@Chicago Dinner")
    var expected: [Outcome.Part] = []
    try failEachCall(
      prepare: { try $0.write(trip, to: "trip.json") }, { ["show", $0.path("trip.json")] },
      check: { sandbox, outcome, failed in
        if expected.isEmpty { expected = sandbox.run("show", sandbox.path("trip.json")).parts }
        // The zones that the program carries are there without the disk.
        if outcome.status == 0 { expect(outcome.parts, expected, "\(failed)") }
      })
  }

  @Test(arguments: [EIO, ENOSPC], [true, false])
  func `an export reports a failed call`(code: Int32, isThere: Bool) throws {
    let trip = TripSketch.trip("@Chicago Dinner")
    try failEachCall(
      code: code,
      prepare: { sandbox in
        try sandbox.write(trip, to: "trip.json")
        if isThere { try sandbox.scratch.write("old", to: "trip.md") }
      }, { ["export", $0.path("trip.json"), "--output", $0.path("trip.md"), "--replace"] },
      check: { sandbox, outcome, failed in
        let text = sandbox.scratch.text("trip.md")
        let isNew = text?.hasPrefix("# Test Swing\n") ?? false
        expect(isNew, (outcome.status == 0), "\(failed)")
        if !isNew { expect(text, (isThere ? "old" : nil), "\(failed)") }
        #expect(sandbox.scratch.names.allSatisfy { !$0.hasPrefix(".") }, "\(failed)")
      })
  }

  @Test(arguments: [EIO, ENOSPC, EROFS])
  func `creating a trip reports a failed call`(code: Int32) throws {
    try failEachCall(
      code: code, prepare: { try $0.scratch.write(rows, to: "games.csv") },
      { ["new", "Swing", "--schedule", $0.path("games.csv")] },
      check: { sandbox, outcome, failed in
        let names = sandbox.scratch.names(in: "data/barnstorm/trips")
        if outcome.status == 0 {
          // A lock that can't be removed is removed by the next save.
          expect(names.filter { !$0.hasSuffix(".lock") }, ["swing.json"], "\(failed)")
          let saved = try trip(in: sandbox, "data/barnstorm/trips/swing.json")
          expect(saved?.gameCount, 2, "\(failed)")
        } else {
          #expect(!names.contains("swing.json"), "\(failed)")
        }
      })
  }

  @Test(arguments: [
    ["add", "--day", "1", "--title", "Lunch"], ["edit", "Dinner", "--title", "Supper"], ["delete", "Dinner", "--yes"],
    ["move", "Dinner", "--day", "2", "--first"],
  ])
  func `saving an edit reports a failed call`(words: [String]) throws {
    let old = TripSketch.trip("@Chicago Dinner | Museum")
    try failEachCall(
      prepare: { try $0.write(old, to: "trip.json") }, { [words[0], $0.path("trip.json")] + words.dropFirst() },
      check: { sandbox, outcome, failed in
        let trip = try #require(try trip(in: sandbox, "trip.json"))
        expect((trip == old), (outcome.status != 0), "\(failed)")
      })
  }

  @Test func `restoring the last good copy reports a failed call`() throws {
    let trip = TripSketch.trip("@Chicago Dinner")
    let damaged = "{ this is no trip"
    try failEachCall(
      prepare: { sandbox in
        try sandbox.write(trip, to: "trip.json")
        // A save keeps a copy.
        expect(sandbox.run("add", sandbox.path("trip.json"), "--day", "1", "--title", "Lunch").status, 0)
        try sandbox.scratch.write(damaged, to: "trip.json")
      }, { ["repair", $0.path("trip.json"), "--restore"] },
      check: { sandbox, outcome, failed in
        if outcome.status == 0 {
          let restored = try self.trip(in: sandbox, "trip.json")
          expect(restored?.itinerary.count, 3, "\(failed)")
          expect(sandbox.scratch.text("trip.json.damaged-1"), damaged, "\(failed)")
        } else {
          expect(sandbox.scratch.text("trip.json"), damaged, "\(failed)")
        }
      })
  }

  @Test func `writing the sample reports a failed call`() throws {
    try failEachCall(
      prepare: { _ in }, { ["sample", $0.path("sample.json")] },
      check: { sandbox, outcome, failed in
        expect((sandbox.scratch.text("sample.json") != nil), (outcome.status == 0), "\(failed)")
      })
  }

  @Test func `listing the trips reports a failed call`() throws {
    try failEachCall(
      prepare: { sandbox in
        try sandbox.write(TripSketch.trip("@Chicago"), to: "data/barnstorm/trips/one.json")
      }, { _ in ["list"] },
      check: { _, outcome, failed in
        guard outcome.status == 0, case .output(.lines(let lines))? = outcome.parts.first else { return }
        // A trip that cannot be read is listed with the reason.
        #expect(lines.count == 1 && (lines[0].contains("Test Swing") || lines[0].hasPrefix("damaged: ")), "\(failed)")
      })
  }
}
