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
    code: Int32 = EIO, prepare: (CommandDesk) throws -> Void, _ words: (CommandDesk) -> [String],
    check: (CommandDesk, Outcome, String) throws -> Void
  ) throws {
    var call = 0
    while true {
      call += 1
      guard code == EIO || Portion.has(call) else { continue }
      var desk = try CommandDesk()
      try prepare(desk)
      let calls = FaultyCalls(.init(call: call, code: code))
      desk.calls = calls
      let outcome = desk.run(words(desk))
      let failed = "call \(call): \(calls.failed)"
      if outcome.status != 0 { expectOneSentence(outcome, failed) }
      desk.calls = SystemCalls()
      try check(desk, outcome, failed)
      if calls.hits == 0 {
        expect(outcome.status, 0)
        break
      }
    }
    #expect(call > 4)
  }

  private func expectOneSentence(_ outcome: Outcome, _ failed: String) {
    expect(outcome.status, 1, "\(failed)")
    expect(outcome.parts.count, 1, "\(failed): \(outcome.parts)")
    if case .complaint(let lines)? = outcome.parts.first {
      #expect(lines.count == 1 && !lines[0].isEmpty, "\(failed)")
    } else {
      Issue.record("\(failed): \(outcome.parts)")
    }
  }

  private func complaint(_ outcome: Outcome) -> String? {
    for case .complaint(let lines) in outcome.parts { return lines.first }
    return nil
  }

  private func trip(in desk: CommandDesk, _ name: String) throws -> Trip? {
    try desk.scratch.text(name).map { try Trip(json: $0) }
  }

  @Test func `reading a schedule`() throws {
    try failEachCall(
      prepare: { try $0.scratch.write(rows, to: "games.csv") }, { ["games", "--schedule", $0.path("games.csv")] },
      check: { desk, outcome, failed in
        if outcome.status == 0 {
          #expect(
            outcome.parts.contains { if case .answer(.lines(let lines)) = $0 { lines.count == 2 } else { false } })
        } else {
          let sentence = complaint(outcome) ?? ""
          #expect(sentence.hasSuffix(": Input/output error"), "\(failed): \(sentence)")
        }
        expect(desk.scratch.text("games.csv"), rows)
      })
  }

  @Test func `reading the settings`() throws {
    var complaints: Set<String> = []
    try failEachCall(
      prepare: { desk in
        try desk.scratch.write("units = km\n", to: "config/barnstorm/config.ini")
      }, { _ in ["config"] },
      check: { desk, outcome, failed in
        // Settings that cannot be read are no reason to refuse: those of the program are in force then, and this is said.
        expect(outcome.status, 0, "\(failed)")
        if let complaint = complaint(outcome) { complaints.insert(complaint) }
        expect(desk.scratch.text("config/barnstorm/config.ini"), "units = km\n")
      })
    #expect(complaints.count == 1 && complaints.first?.hasSuffix("can't read: Input/output error") == true)
  }

  @Test func `reading the zones of a trip`() throws {
    let trip = TripSketch.trip("@Chicago Dinner")
    var expected: [Outcome.Part] = []
    try failEachCall(
      prepare: { try $0.write(trip, to: "trip.json") }, { ["show", $0.path("trip.json")] },
      check: { desk, outcome, failed in
        if expected.isEmpty { expected = desk.run("show", desk.path("trip.json")).parts }
        // The zones that the program carries are there without the disk.
        if outcome.status == 0 { expect(outcome.parts, expected, "\(failed)") }
      })
  }

  @Test(arguments: [EIO, ENOSPC], [true, false])
  func `writing a file for other programs`(code: Int32, isThere: Bool) throws {
    let trip = TripSketch.trip("@Chicago Dinner")
    try failEachCall(
      code: code,
      prepare: { desk in
        try desk.write(trip, to: "trip.json")
        if isThere { try desk.scratch.write("old", to: "trip.md") }
      }, { ["export", $0.path("trip.json"), "--output", $0.path("trip.md"), "--replace"] },
      check: { desk, outcome, failed in
        let text = desk.scratch.text("trip.md")
        let isNew = text?.hasPrefix("# Test Swing\n") ?? false
        expect(isNew, (outcome.status == 0), "\(failed)")
        if !isNew { expect(text, (isThere ? "old" : nil), "\(failed)") }
        #expect(desk.scratch.names.allSatisfy { !$0.hasPrefix(".") }, "\(failed)")
      })
  }

  @Test(arguments: [EIO, ENOSPC, EROFS])
  func `writing a new trip file`(code: Int32) throws {
    try failEachCall(
      code: code, prepare: { try $0.scratch.write(rows, to: "games.csv") },
      { ["new", "Swing", "--schedule", $0.path("games.csv")] },
      check: { desk, outcome, failed in
        let names = desk.scratch.names(in: "data/barnstorm/trips")
        if outcome.status == 0 {
          expect(names, ["swing.json"], "\(failed)")
          let saved = try trip(in: desk, "data/barnstorm/trips/swing.json")
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
  func `saving an edit`(words: [String]) throws {
    let old = TripSketch.trip("@Chicago Dinner | Museum")
    try failEachCall(
      prepare: { try $0.write(old, to: "trip.json") }, { [words[0], $0.path("trip.json")] + words.dropFirst() },
      check: { desk, outcome, failed in
        let trip = try #require(try trip(in: desk, "trip.json"))
        expect((trip == old), (outcome.status != 0), "\(failed)")
      })
  }

  @Test func `restoring the last good copy`() throws {
    let trip = TripSketch.trip("@Chicago Dinner")
    let damaged = "{ this is no trip"
    try failEachCall(
      prepare: { desk in
        try desk.write(trip, to: "trip.json")
        // A save keeps a copy.
        expect(desk.run("add", desk.path("trip.json"), "--day", "1", "--title", "Lunch").status, 0)
        try desk.scratch.write(damaged, to: "trip.json")
      }, { ["repair", $0.path("trip.json"), "--restore"] },
      check: { desk, outcome, failed in
        if outcome.status == 0 {
          let restored = try self.trip(in: desk, "trip.json")
          expect(restored?.itinerary.count, 3, "\(failed)")
          expect(desk.scratch.text("trip.json.damaged-1"), damaged, "\(failed)")
        } else {
          expect(desk.scratch.text("trip.json"), damaged, "\(failed)")
        }
      })
  }

  @Test func `writing the sample`() throws {
    try failEachCall(
      prepare: { _ in }, { ["sample", $0.path("sample.json")] },
      check: { desk, outcome, failed in
        expect((desk.scratch.text("sample.json") != nil), (outcome.status == 0), "\(failed)")
      })
  }

  @Test func `listing the trips`() throws {
    try failEachCall(
      prepare: { desk in
        try desk.write(TripSketch.trip("@Chicago"), to: "data/barnstorm/trips/one.json")
      }, { _ in ["list"] },
      check: { _, outcome, failed in
        guard outcome.status == 0, case .answer(.lines(let lines))? = outcome.parts.first else { return }
        // A trip that cannot be read is listed with the reason.
        #expect(lines.count == 1 && (lines[0].contains("Test Swing") || lines[0].hasPrefix("damaged: ")), "\(failed)")
      })
  }
}
