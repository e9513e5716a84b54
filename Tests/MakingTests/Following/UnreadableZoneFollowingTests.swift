import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

/// Trips in zones that exist but whose rules cannot be read now.
@Suite struct UnreadableZoneFollowingTests {
  private static let chicago = UnreadableZone(name: "America/Chicago", reason: "Input/output error")

  @Test func `a trip in such a zone follows nothing, even where the user insists`() throws {
    let rows = ["2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,Chicago"]
    let follower = try Follower(rows)
    let later = try Follower.schedule(["2026-07-03,19:05,Cubs,Cardinals,Wrigley Field,Chicago"])
    for insists in [false, true] {
      #expect(throws: UpdateRefusal.unreadableZone(Self.chicago)) {
        try TripUpdate(
          of: follower.trip, to: later, zones: Zones([:], unreadable: Self.chicago),
          insisting: insists ? .removals : [],
          now: Follower.start)
      }
    }
  }

  @Test func `the refusal is a sentence`() {
    let sentence = "the rules of the time zone America/Chicago can't be read (Input/output error)"
    expect(UpdateRefusal.unreadableZone(Self.chicago).description, sentence)
  }
}
