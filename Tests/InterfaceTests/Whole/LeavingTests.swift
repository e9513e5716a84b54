import EditorTestSupport
import Itinerary
import Screen
import StoreTestSupport
import TestSupport
import Testing

@testable import Editor
@testable import Program

/// Quitting while it is open whether the last change is in the file.
@Suite struct LeavingTests {
  private var session = SimulatedSession(
    TripSketch.trip("@Chicago Dinner |"), size: Size(columns: 80, rows: 24), isPlain: false, seed: 1)

  /// Moves Dinner to the next day after the file has been replaced or deleted, and quits.
  private mutating func quit(with bytes: [UInt8]?, after keys: Key...) {
    session.put(bytes)
    session.notice()
    work()
    for key in [.end, .up, .shiftRight] + keys + [.character("q")] { session.happen(.input(.key(key))) }
    expect(session.state.mode, .normal)
    expect(session.hasEnded, false)
  }

  private mutating func work() { while !session.tasks.isEmpty { session.work() } }

  @Test mutating func `quits after a restored trip is checked to be saved`() {
    let other = TripSketch.trip("Theirs", id: "trip-other", name: "Other Swing")
    quit(with: other.json, after: .character("r"), .character("p"))
    work()
    expect(session.hasEnded, true)
  }

  @Test mutating func `quits after a change that a moment without a file delayed`() {
    let bytes = session.disk.bytes
    quit(with: nil)
    session.put(bytes)
    session.wait(milliseconds: 200)
    work()
    expect(session.hasEnded, true)
    expect(session.disk.trip?.itinerary.items.map(\.position.day), [1, 2])
  }

  @Test mutating func `asks before it leaves a change whose file stays away`() {
    quit(with: nil)
    session.wait(milliseconds: 200)
    work()
    expect(session.hasEnded, false)
    expect(session.state.mode, .confirmation(.quitUnsaved))
  }
}
