import EditorTestSupport
import Glibc
import Interchange
import ItineraryCore
import Screen
import TestSupport
import Testing

@testable import Editor

/// A random user, a disk that fills up and other writers, against a plain model of what should come of it.
///
/// `make soak EVENTS=1000000` runs as many events, from the seed that `SEED` names.
@Suite struct WholeTests {
  private static let eventsPerSession = 2000

  static let seeds: [UInt64] = {
    let number = { (name: String) in getenv(name).flatMap { UInt64(String(cString: $0)) } }
    let (events, first) = (number("SOAK_EVENTS") ?? 20_000, number("SOAK_SEED") ?? 1)
    return Array(first..<first + max(1, events / UInt64(eventsPerSession)))
  }()

  @Test(arguments: seeds) func `Rows on the screen are rows in the file and rows in the model`(seed: UInt64) {
    var run = WholeRun(seed: seed)
    run.go(events: Self.eventsPerSession)
    #expect(run.complaints.isEmpty, "seed \(seed): \(run.complaints.joined(separator: "; "))")
  }
}

/// One session of many events.
struct WholeRun {
  private var dice: SplitMix64
  private var session: SimulatedSession
  private let ledger: Ledger

  var complaints: [String] { ledger.complaints }

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
    while ledger.events < events, ledger.complaints.isEmpty {
      step()
      if dice.once(in: 60) { settle() }
    }
    settle()
  }

  private mutating func step() {
    switch dice.below(40) {
    case 0: writeElsewhere()
    case 1..<4: session.notice()
    case 4..<8: session.save()
    case 8: session.isDiskFull = dice.once(in: 4)
    case 9: session.retry()
    default: for event in RandomUser.events(in: session.state, &dice) { session.happen(event) }
    }
  }

  private mutating func writeElsewhere() {
    var dice = SplitMix64(seed: dice.next())
    let ledger = ledger
    session.writeElsewhere { trip, now in OtherWriter.change(&trip, &ledger.model, &dice, at: now) }
  }

  /// All saves are done and all news is in: then screen, file and model agree.
  private mutating func settle() {
    session.isDiskFull = false
    for _ in 0..<4 {
      session.retry()
      session.notice()
    }
    if session.hasUnsavedChanges { ledger.complaints.append("it does not come to rest") }
    guard let onDisk = session.onDisk else { return ledger.complaints.append("the file does not read") }
    if TripFile.encode(onDisk) != session.disk { ledger.complaints.append("the file is not as it would be written") }
    if let id = ledger.model.adoptRepairs(of: onDisk) { ledger.complaints.append("\(id) is not as the model has it") }
    let rows = ledger.model.rows
    if onDisk.itinerary.items != rows {
      ledger.complaints.append("file \(onDisk.itinerary.items.map(\.id)) but model \(rows.map(\.id))")
    }
    if session.state.plan.trip.itinerary != onDisk.itinerary {
      ledger.complaints.append("the editor shows \(TripSketch.outline(session.state.plan.trip))")
    }
    if let complaint = ScreenReading.complaint(about: session.state, rows, dayCount: onDisk.dayCount) {
      ledger.complaints.append(complaint)
    }
  }
}
