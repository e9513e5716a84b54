import EditorTestSupport
import Glibc
import Itinerary
import Screen
import StoreTestSupport
import TestSupport
import Testing

@testable import Editor
@testable import Program
@testable import Store

/// A random user, a disk that fills up and other writers, against a plain model of what should come of it.
///
/// `make soak EVENTS=1000000` runs as many events, from the seed that `SEED` names.
@Suite struct WholeTests {
  private static let eventsPerSession = 2000

  static let seeds: [UInt64] = {
    let number = { (name: String) in getenv(name).flatMap { UInt64(String(cString: $0)) } }
    let (events, first) = (number("SOAK_EVENTS") ?? UInt64(Portion.rounds(20_000).count), number("SOAK_SEED") ?? 1)
    return Array(first..<first + max(1, events / UInt64(eventsPerSession)))
  }()

  @Test(arguments: seeds) func `screen, file and model have the same rows after any events`(seed: UInt64) {
    var run = WholeRun(seed: seed)
    run.go(events: Self.eventsPerSession)
    #expect(run.violations.isEmpty, "seed \(seed): \(run.violations.joined(separator: "; "))")
  }
}

struct WholeRun {
  private var dice: SplitMix64
  private var session: SimulatedSession
  private let ledger: Ledger
  /// The content of the file before somebody damaged it, removed it or replaced it with another trip.
  private var stash: [UInt8]?

  var violations: [String] { ledger.violations }

  init(seed: UInt64) {
    dice = SplitMix64(seed: seed)
    let trip = TripSketch.trip(dice.pick(Self.sketches))
    let ledger = Ledger(trip)
    self.ledger = ledger
    session = SimulatedSession(
      trip, size: dice.pick(RandomUser.sizes), isPlain: dice.once(in: 8), seed: dice.next()
    ) { before, event, after, effects, now in ledger.look(before, event, after, effects, now) }
  }

  private static let sketches = [
    "@Chicago Dinner Hotel | Chicago>Detroit Museum | @Detroit Bar | | Detroit>Chicago | @Chicago+2", "", "| |",
    "Lunch",
    "One Two Three | @Boston Boston>Albany | @Albany+1 @Albany+2 | Four | @Cleveland? Cleveland>Boston | @Boston! Five",
    "Boston>Albany @Albany | @Boston",
    "@Chicago | Chicago>Detroit | @Detroit | Detroit>Chicago | @Chicago+2 "
      + "| Chicago>Detroit#2 | @Detroit+2",
  ]

  mutating func go(events: Int) {
    while ledger.events < events, ledger.violations.isEmpty {
      step()
      if dice.once(in: 60) { finish() }
    }
    finish()
  }

  private mutating func step() {
    switch dice.below(44) {
    case 0: writeElsewhere()
    case 1..<4: session.notice()
    case 4..<8: work()
    case 8: session.setFault(dice.once(in: 4) ? ENOSPC : nil)
    case 9: session.wait(milliseconds: dice.pick([20, 200, 400, 5000]))
    case 10 where dice.once(in: 6): doMischief()
    case 11 where dice.once(in: 2): undoMischief()
    default:
      for event in RandomUser.events(in: session.state, &dice) {
        ledger.seen = session.session.follower.base
        session.happen(event)
      }
    }
  }

  private mutating func writeElsewhere() {
    // What is written to a recreated file would be lost when the old one comes back: that is not the editor's doing.
    guard stash == nil, var trip = session.disk.trip else { return }
    // Two edits of the same moment would be distinguished by their content.
    session.wait(milliseconds: 10)
    var dice = SplitMix64(seed: dice.next())
    OtherWriter.change(&trip, &ledger.model, &dice, at: session.now)
    session.put(trip.json)
  }

  // MARK: Mischief

  private mutating func doMischief() {
    guard stash == nil, let bytes = session.disk.bytes else { return }
    stash = bytes
    let other = TripSketch.trip("Theirs | Dinner", id: "trip-other", name: "Other Swing")
    session.put(dice.pick([nil, Array(bytes.dropLast(1 + dice.below(bytes.count))), other.json]))
  }

  private mutating func undoMischief() {
    guard let bytes = stash else { return }
    stash = nil
    ledger.mayMakeFile = false
    // Not where the user has gone over to the other trip.
    if (try? Trip(json: bytes))?.id == session.state.displayed.trip.id { session.put(bytes) }
  }

  /// What is wrong with the file, as one sees it who looks at it.
  private var fileProblem: FileProblem? {
    if session.disk.bytes == nil { return .missing }
    guard let trip = session.disk.trip else { return .damaged }
    return trip.id == session.state.displayed.trip.id ? nil : .replaced(by: trip.name)
  }

  /// A save must leave alone what is not this trip's.
  private mutating func work() {
    let (before, bytes) = (fileProblem, session.disk.bytes)
    session.work()
    if session.disk.bytes == bytes || before == nil || before == .missing && ledger.mayMakeFile { return }
    ledger.violations.append("written over a file that is \(before.map { "\($0)" } ?? "")")
  }

  // MARK: At rest

  /// Everything that waits is done, and all events are in.
  private mutating func comeToRest() {
    session.setFault(nil)
    for _ in 0..<4 {
      session.wait(milliseconds: 61_000)
      while !session.tasks.isEmpty { work() }
      session.notice()
      while !session.tasks.isEmpty { work() }
    }
    if session.hasMetTwoSaves { ledger.violations.append("two saves at a time") }
  }

  /// All saves are done and all events are in: then screen, file and model agree.
  private mutating func finish() {
    comeToRest()
    if session.state.fileProblem != fileProblem {
      ledger.violations.append("the file is \(fileProblem as Any), shown as \(session.state.fileProblem as Any)")
    }
    undoMischief()
    comeToRest()
    if !session.isAtRest || session.state.saving != .saved || session.state.fileProblem != nil {
      ledger.violations.append("it does not come to rest")
    }
    guard let onDisk = session.disk.trip else { return ledger.violations.append("the file does not read") }
    if onDisk.json != session.disk.bytes {
      ledger.violations.append("the file is not as it would be written")
    }
    if let id = ledger.model.adoptRepairs(of: onDisk) { ledger.violations.append("\(id) is not as the model has it") }
    let rows = ledger.model.rows
    if onDisk.itinerary.items != rows {
      ledger.violations.append("file \(onDisk.itinerary.items.map(\.id)) but model \(rows.map(\.id))")
    }
    if session.state.displayed.trip.itinerary != onDisk.itinerary {
      ledger.violations.append("the editor shows \(TripSketch.outline(session.state.displayed.trip))")
    }
    if let violation = ScreenReading.violation(about: session.state, rows, dayCount: onDisk.dayCount) {
      ledger.violations.append(violation)
    }
  }
}
