import Itinerary
import SharingTestSupport
import TestSupport
import Testing

@testable import Sharing

struct RestTests {
  private var store = FaultyStore(seed: 1)
  private var trip = TripSketch.trip("A B C")
  private var state = SharingState()

  @discardableResult
  private mutating func sync() -> Bool {
    let seen = state
    var pass = SyncPass(trip, seen: seen, at: TripSketch.moment(60_000)) { PlainCodec($0) }
    pass.run(on: &store)
    (trip, state) = (pass.changes.applied(to: trip), pass.state)
    return pass.isConverged(since: seen)
  }

  @Test mutating func `the first sync without work reaches rest`() throws {
    #expect(!sync())
    #expect(sync())
    #expect(state.isUnchanged(with: try store.list()))
    trip = trip.changing("A", at: 1000) { $0.kind = .custom(CustomItem(title: "Zoo", category: .activity)) }
    #expect(!sync())
    #expect(sync())
  }

  @Test mutating func `an added, removed or changed resource ends the rest`() throws {
    sync()
    let listing = try store.list()
    #expect(state.isUnchanged(with: listing))
    #expect(!state.isUnchanged(with: Array(listing.dropFirst())))
    #expect(!state.isUnchanged(with: []))
    #expect(!state.isUnchanged(with: listing + [ListedResource(ResourceName("new.ics"), EntityTag("1"))]))
    var changed = listing
    changed[1].tag = EntityTag("another")
    #expect(!state.isUnchanged(with: changed))
  }

  @Test mutating func `an unreadable entry counts as long as it exists`() throws {
    sync()
    _ = store.put([Upload(ResourceName("odd.ics"), body: Array("no event".utf8), if: .absent)])
    #expect(!state.isUnchanged(with: try store.list()))
    sync()
    let listing = try store.list()
    #expect(state.isUnchanged(with: listing))
    #expect(!state.isUnchanged(with: listing.filter { $0.name.text != "odd.ics" }))
  }

  @Test mutating func `a retry is not rest`() throws {
    sync()
    sync()
    let listing = try store.list()
    state.readOnlySince = TripSketch.made
    #expect(!state.isUnchanged(with: listing))
    state.readOnlySince = nil
    state.rejected["A"] = RejectedEntry(message: "no", modifiedAt: TripSketch.made, since: TripSketch.made)
    #expect(!state.isUnchanged(with: listing))
  }
}
