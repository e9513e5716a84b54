import Itinerary
import TestSupport
import Testing

@testable import Sharing

struct SharingStateTests {
  private var state: SharingState {
    var state = SharingState()
    state.entries["a"] = Observation(
      name: ResourceName("a.ics"), tag: EntityTag("\"1\""), modifiedAt: TripSketch.made,
      mark: ContentDigest(of: [1]), body: Array("BEGIN:VEVENT\r\nX:\u{1}\r\n".utf8))
    state.entries["b"] = Observation(
      name: ResourceName("b.ics"), tag: nil, modifiedAt: Timestamp(microseconds: -5), mark: nil, body: [0xFF, 0, 10],
      restorations: 2)
    state.unused[ResourceName("x.ics")] = UnusedResource(tag: EntityTag("W/\"7\""), message: "it has no date")
    state.unused[ResourceName("y.ics")] = UnusedResource(tag: EntityTag("2"))
    state.rejected["a"] = RejectedEntry(message: "too long", modifiedAt: TripSketch.made, since: TripSketch.moment(4))
    state.replaced.add(
      ReplacedVersion(
        id: "a", modifiedAt: TripSketch.made, replacedAt: TripSketch.moment(9), wasDeleted: true,
        body: Array("bytes:x".utf8)))
    state.readOnlySince = TripSketch.moment(7)
    return state
  }

  @Test func `a state is read as it was written`() {
    expect(JSONNode(Array(state.json.pretty.utf8)).flatMap { SharingState($0) }, state)
    let empty = SharingState()
    expect(JSONNode(Array(empty.json.compact.utf8)).flatMap { SharingState($0) }, empty)
  }

  @Test func `rejects invalid states`() {
    for text in ["{}", "[]", "{\"version\": 2}"] {
      #expect(JSONNode(Array(text.utf8)).flatMap { SharingState($0) } == nil)
    }
  }

  @Test func `changes wait until the remote has them`() {
    var trip = TripSketch.trip("Dinner Lunch")
    var state = SharingState()
    expect(state.waiting(in: trip).count, 3)
    for entry in [("trip", trip.modifiedAt), ("Dinner", TripSketch.made), ("Lunch", TripSketch.made)] {
      state.entries[entry.0] = Observation(
        name: ResourceName(entry.0), tag: nil, modifiedAt: entry.1, mark: nil, body: [])
    }
    expect(state.waiting(in: trip).count, 0)
    trip = trip.changing("Lunch") { $0.modifiedAt = TripSketch.moment(5) }
    expect(state.waiting(in: trip).count, 1)
    state.rejected["Lunch"] = RejectedEntry(
      message: "no", modifiedAt: TripSketch.moment(5), since: TripSketch.moment(6))
    expect(state.waiting(in: trip).count, 0)
    trip = trip.with(items: trip.itinerary.items.filter { $0.id.text != "Dinner" })
    expect(state.waiting(in: trip).count, 0)
    trip.deleted = [Tombstone(id: ItemID("Dinner"), deletedAt: TripSketch.moment(9))]
    expect(state.waiting(in: trip).count, 1)
  }

  @Test func `replaced versions are kept, the last ones of each entry`() {
    var replaced = ReplacedVersions()
    for number in 0..<50 {
      for _ in 0..<2 {
        replaced.add(
          ReplacedVersion(
            id: "a", modifiedAt: TripSketch.moment(number), replacedAt: TripSketch.made, wasDeleted: false,
            body: [UInt8(number)]))
      }
    }
    expect(replaced.versions.map { Int($0.body[0]) }, Array(30..<50))
  }
}
