import Editor
import EditorTestSupport
import Glibc
import Itinerary
import Making
import Screen
import Store
import StoreTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Program

/// The product's screens with real files and no terminal: what goes on under a screen, and while something is slow.
@Suite struct TripScreenTests {
  private let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit Museum | @Detroit")
  private let console = HeadlessConsole(isTimed: false)
  private let gate: Gate

  init() throws { gate = try Gate() }

  /// No game is in Omaha: its clock is that of the map, as for `barnstorm leg`.
  @Test func `the leg form uses the clock of a city without games`() throws {
    let sandbox = try Sandbox(console, TripSketch.trip("Omaha>Chicago | @Chicago"))
    try sandbox.play(
      .press(#"Down e Tab "10:40" Enter"#),
      .until("the leg is saved") { sandbox.file?.contains("2026-07-03T10:40:00-05:00") == true })
    #expect(console.words.contains("Saved"))
  }

  // MARK: The rescue over an open trip

  /// While the screen about a damaged file is up, the file is fixed below it, merged and saved.
  @Test func `follows and saves the file below the rescue screen`() throws {
    let sandbox = try Sandbox(console, trip)
    try sandbox.play(
      .run { try sandbox.scratch.put("damaged", at: "trip.json") },
      .shows("damaged now"), .press("Down Down Shift-Down"), .shows("NOT SAVED"), .press("r"),
      .shows("Go back to the trip"), .run { try sandbox.scratch.put(sandbox.original, at: "trip.json") },
      .until("the change is in the file") { sandbox.file.map { $0 != sandbox.original && $0 != "damaged" } ?? false },
      .run { #expect(console.words.contains("Go back to the trip")) }, .press("q"),
      .until("the trip is saved") { console.words.contains("q quit") && !console.words.contains("NOT SAVED") })
  }

  /// A save that began before the rescue came up is reported while that is on the screen.
  @Test func `the report of a save is handled below the rescue screen`() throws {
    let isArmed = Mutex(false)
    // A save looks up its target; while the file is damaged nothing else does.
    let fileSystem = FaultyCalls { [gate] call, _ in
      if call == "realPath", isArmed.withLock({ $0 }) { gate.pass() }
      return nil
    }
    let sandbox = try Sandbox(console, trip, fileSystem: fileSystem)
    var reports = 0
    console.then(
      .run { try sandbox.scratch.put("damaged", at: "trip.json") }, .shows("damaged now"),
      .run { isArmed.withLock { $0 = true } }, .press("Down Down Shift-Down"),
      .until("the save runs") { gate.hasVisitor }, .press("r"), .shows("Go back to the trip"),
      .run {
        reports = console.newsUnder.count
        gate.open()
      },
      .until("the report is taken") { console.newsUnder.count > reports },
      .run {
        expect(console.newsUnder.last?.contains("Go back to the trip"), true)
        reports = console.frames.count
      },
      .press("q"), .shows("q quit"),
      .run { #expect(console.frames[reports].contains("NOT SAVED"), "the first picture of the trip has it") },
      .press("q y"))
    guard case .failed(SessionError.lastChangeLost) = try sandbox.run() else { return fail("the loss is not told") }
  }

  // MARK: The schedule

  private static let season = """
    date,time,home,away
    2026-07-03,13:20,Cubs,Cardinals
    2026-07-05,18:40,Tigers,Guardians

    """

  /// While the reading waits, each key has its frame; what was changed before it ends stays, along with its changes.
  @Test func `keys paint while a schedule is read`() throws {
    let sandbox = try Sandbox(console, Self.trip(of: Self.season)) { [gate] sources, trip, _ in
      gate.pass()
      return UserStorage().readSchedule(from: sources, for: trip, ScheduleReadingRules(sendsRequests: false))
    }
    try sandbox.scratch.write(Self.season, to: "games.csv")
    console.then(
      .run { try sandbox.scratch.put(Self.season.replacing("07-05", with: "07-06"), at: "games.csv") },
      .until("the reading has begun") { gate.hasVisitor })
    for number in 1...5 {
      console.then(.press("Down"), .run { expect(console.frames.count, 1 + number) })
    }
    try sandbox.play(
      .press("+"), .press(#""Lunch""#), .press("Enter"),
      .until("the change is saved") { sandbox.file?.contains("Lunch") == true },
      .run {
        #expect(!console.words.contains("schedule has changed"))
        gate.open()
      },
      .shows("The schedule has changed"), .until("the trip is saved") { sandbox.dayOfLastGame == 4 })
    expect(sandbox.file?.contains("Lunch"), true)
  }

  /// It is not merged again by the same schedule, but by the next one.
  @Test func `an undone update waits for another schedule`() throws {
    let reads = Mutex(0)
    let sandbox = try Sandbox(console, Self.trip(of: Self.season), hasHome: true) { sources, trip, _ in
      defer { reads.withLock { $0 += 1 } }
      return UserStorage().readSchedule(from: sources, for: trip, ScheduleReadingRules(sendsRequests: false))
    }
    try sandbox.scratch.write(Self.season, to: "games.csv")
    let moved = Self.season.replacing("07-05", with: "07-06")
    try sandbox.play(
      .run { try sandbox.scratch.put(moved, at: "games.csv") },
      .until("the schedule is followed") { sandbox.dayOfLastGame == 4 }, .press("u"),
      .shows("Undid: update: 1 game moved."), .until("the undo is saved") { sandbox.dayOfLastGame == 3 },
      .run {
        reads.withLock { $0 = 0 }
        try sandbox.scratch.put(moved, at: "games.csv")
      },
      .until("the schedule was read") { reads.withLock { $0 } > 0 }, .press("Down"),
      .run { expect(sandbox.dayOfLastGame, 3) },
      .run { try sandbox.scratch.put(Self.season.replacing("07-05", with: "07-07"), at: "games.csv") },
      .until("another schedule is followed") { sandbox.dayOfLastGame == 5 })
  }

  /// Both programs have the same data directory.
  @Test func `the editor undoes what a command did, and a command redoes it`() throws {
    let sandbox = try Sandbox(console, trip, hasHome: true)
    try sandbox.play(
      .run { expect(sandbox.command("move", "Dinner", "--day", "2", "--last").status, 0) }, .press("u"),
      .shows("Undid: moved Dinner to Day 2."), .until("the undo is saved") { sandbox.day(of: "Dinner") == 1 },
      .run { expect(sandbox.command("undo", "--redo").status, 0) }, .shows("Another program moved Dinner to Day 2."),
      .press("U"), .shows("Nothing to redo."))
    expect(sandbox.day(of: "Dinner"), 2)
  }

  /// A file that changes while it is read is read again, and only that reading counts.
  @Test func `a reading that a later one overtakes is ignored`() throws {
    let sandbox = try Sandbox(console, Self.trip(of: Self.season)) { [gate] sources, trip, _ in
      let schedule = UserStorage().readSchedule(from: sources, for: trip, ScheduleReadingRules(sendsRequests: false))
      gate.pass()
      return schedule
    }
    try sandbox.scratch.write(Self.season, to: "games.csv")
    try sandbox.play(
      .run { try sandbox.scratch.put("no schedule", at: "games.csv") },
      .until("the reading has begun") { gate.hasVisitor },
      .run { try sandbox.scratch.put(Self.season.replacing("07-05", with: "07-06"), at: "games.csv") },
      .press("Down"), .run { gate.open() }, .shows("The schedule has changed"))
    #expect(!console.frames.contains { $0.contains("not followed") })
  }

  /// No key waits while an address is requested; its schedule is followed.
  @Test func `an open editor requests the address of its schedule`() throws {
    let season = Mutex(Self.season)
    let server = try WebServer { [gate] _ in
      let body = season.withLock { $0 }
      gate.pass()
      return .answer("200 OK", [], body)
    }
    let sandbox = try Sandbox(
      console, Self.trip(of: Self.season, under: server.address("/games.csv")), scheduleInterval: 1)
    try sandbox.play(
      .run { #expect(server.requests.isEmpty) }, .run { season.withLock { $0 = $0.replacing("07-05", with: "07-06") } },
      .until("the server is asked") { gate.hasVisitor }, .press("Down"),
      .run {
        #expect(!console.words.contains("schedule has changed"))
        gate.open()
      },
      .shows("The schedule has changed"), .until("the trip is saved") { sandbox.dayOfLastGame == 4 })
  }

  @Test func `reports an address that does not respond once, and leaves the trip unchanged`() throws {
    let server = try WebServer { _ in .answer("200 OK", [], "<html>Log in</html>") }
    let sandbox = try Sandbox(
      console, Self.trip(of: Self.season, under: server.address("/games.csv")), scheduleInterval: 1)
    try sandbox.play(
      .shows("Can't check the schedule: http://127.0.0.1"), .press("Down"),
      .until("the server was asked again") { server.requests.count > 2 },
      .run { #expect(!console.words.contains("No news of the schedule")) })
    expect(sandbox.file, sandbox.original)
  }

  @Test func `a warning about an address disappears when it responds again`() throws {
    let isDown = Mutex(true)
    let server = try WebServer { _ in
      isDown.withLock { $0 } ? .answer("404 Not Found") : .answer("200 OK", [], Self.season)
    }
    let sandbox = try Sandbox(
      console, Self.trip(of: Self.season, under: server.address("/games.csv")), scheduleInterval: 1)
    let reported = "Can't check the schedule"
    for _ in 1...2 {
      console.then(
        .shows(reported), .run { isDown.withLock { $0 = false } },
        .until("the sentence is gone") { !console.words.contains(reported) }, .run { isDown.withLock { $0 = true } })
    }
    console.then(.press("q"))
    #expect(try sandbox.run().isLeft)
    expect(sandbox.file, sandbox.original)
  }

  @Test func `a refused schedule suggests what can be done in the editor`() throws {
    let server = try WebServer { _ in .answer("200 OK", [], Self.season.replacing("2026-", with: "2027-")) }
    let sandbox = try Sandbox(
      console, Self.trip(of: Self.season, under: server.address("/games.csv")), scheduleInterval: 1)
    try sandbox.play(
      .shows("run `barnstorm update --allow-removals` to update anyway"))
    expect(sandbox.file, sandbox.original)
  }

  // MARK: What never answers

  /// The schedule that the user names is on a server that takes the request and does not respond.
  @Test func `abandons a server that never responds, and typing continues`() throws {
    let server = try WebServer { [gate] _ in
      gate.pass()
      return .answer("404 Not Found")
    }
    defer { gate.open() }
    let sandbox = try Sandbox(console, trip)
    try sandbox.play(
      .press("T g"), .press("\"\(server.address("/games.csv"))\" Enter"),
      .until("the server is asked") { gate.hasVisitor },
      .run { #expect(console.words.contains("Reading the schedule… Esc stop")) },
      .press("x"), .run { #expect(console.calls.last == "ring") },
      .press("Esc"), .run { #expect(!console.words.contains("Reading the schedule")) },
      .press(#"Esc Esc + "Lunch" Enter"#), .until("the change is saved") { sandbox.file?.contains("Lunch") == true })
  }

  /// Another program has changed the file, and reading it never ends.
  @Test func `a disk that never responds blocks no key`() throws {
    let isStuck = Mutex(false)
    let fileSystem = FaultyCalls { [gate] call, path in
      if call == "open", path.description.contains("trip.json"), isStuck.withLock({ $0 }) { gate.pass() }
      return nil
    }
    defer { gate.open() }
    let sandbox = try Sandbox(console, trip, fileSystem: fileSystem)
    console.then(
      .run {
        isStuck.withLock { $0 = true }
        try sandbox.scratch.put(sandbox.original + "\n", at: "trip.json")
      },
      .until("the file is looked at") { gate.hasVisitor }, .press("Down"), .press("Down"),
      .run { #expect(console.words.contains("Dinner")) }, .press("Shift-Down"), .shows("saving…"), .press("q"),
      .shows("Still saving"), .press("y"),
      // Leaving waits for a moment, which a terminal that is gone does not give it.
      .until("the program has ended") { false })
    guard case .failed(SessionError.leftWhileSaving) = try sandbox.run() else { return fail("the loss is not told") }
  }

  private static func trip(of season: String, under source: String = "games.csv") throws -> Trip {
    let schedule = try Schedule(reading: season, named: "games.csv")
    var ids = ItemIDSource(seed: 1)
    return try NewTrip(
      name: "Lakes", games: schedule.games, from: nil, to: CivilDate("2026-07-07"), home: nil, sources: [source],
      follows: ["CHC", "DET"], assumedZone: nil
    ).trip(ids: &ids, now: timestamp("2026-06-02T08:00:00.000Z"))
  }
}

/// A trip in a directory of its own, the product's screens, and a console that a test writes the script for.
private final class Sandbox {
  let scratch: Scratch
  private let console: HeadlessConsole
  let original: String
  private let shared: EditorContext
  private let home: UserStorage

  init(
    _ console: HeadlessConsole, _ trip: Trip, fileSystem: any FileSystemCalls = SystemCalls(),
    hasHome: Bool = false, scheduleInterval: Int? = nil, reading: ScheduleFollower.Reading? = nil
  ) throws {
    (self.console, scratch) = (console, Scratch())
    home = .home(hasHome ? scratch.path("home") : nil, fileSystem: fileSystem)
    original = String(decoding: trip.json, as: UTF8.self)
    try scratch.write(original, to: "trip.json")
    shared = EditorContext(home, reading: reading) { console }
    shared.scheduleInterval = scheduleInterval
  }

  var file: String? { scratch.text("trip.json") }

  var dayOfLastGame: Int? {
    file.flatMap { try? Trip(json: $0) }?.itinerary.items.last { $0.game != nil }?.position.day
  }

  func day(of id: String) -> Int? { file.flatMap { try? Trip(json: $0) }?.itinerary.item(ItemID(id))?.position.day }

  func command(_ words: String...) -> Outcome {
    let context = CommandContext(
      storage: home, characterSupport: { .unicode }, columns: { 80 },
      now: { Timestamp(microseconds: 1_790_000_000_000_000) }, prompt: nil, chooseGames: nil)
    return Barnstorm.outcome(
      of: ([words[0], "\(scratch.path("trip.json") as FilePath)"] + words.dropFirst()).map { Word($0) }, in: context)
  }

  /// Runs the script so far and these steps, and expects that `q` then leaves.
  func play(_ steps: HeadlessConsole.Step...) throws {
    console.then(contentsOf: steps + [.press("q")])
    #expect(try run().isLeft)
  }

  /// Runs the script on a terminal that is held already.
  func run() throws -> ScreenOutcome {
    _ = try shared.claimed()
    return EventLoop.run(try TripOpening.first(scratch.path("trip.json"), on: shared), on: console)
  }
}

extension ScreenOutcome {
  fileprivate var isLeft: Bool { if case .left = self { true } else { false } }
}
