import Itinerary
import SharingTestSupport
import Store
import TestSupport
import Testing

@testable import Sharing

/// Servers that keep less of an event than was written.
@Suite struct BareServerTests {
  private final class Device {
    var trip = TripSketch.trip("@Chicago Inn | Chicago>Detroit | @Detroit")
    var state = SharingState()
    var store: CalDAVStore

    init(_ fake: CalendarFake) throws {
      store = CalDAVStore(
        CalendarPlace(try WebAddress(CalendarFake.host + "/dav/mira/trip"), user: "mira"), password: nil, web: fake)
    }

    func sync() -> SyncReport {
      var pass = SyncPass(trip, seen: state, at: TripSketch.moment(60_000)) { EventCodec($0, zones: TestZones.all) }
      pass.run(on: &store)
      trip = pass.changes.applied(to: trip)
      state = pass.state
      return pass.report
    }
  }

  @Test func `a remote that drops unknown properties loses no game and no field, and is written once`() throws {
    let fake = CalendarFake(.init(putTag: .none, dropsFields: true))
    let device = try Device(fake)
    let (inn, number) = (ItemID("Inn"), 5)
    var stay = CustomItem(title: "Inn", category: .hotel, reference: "X1", cost: Money("100 USD"))
    stay.nights = 2
    var edited = EditedTrip(device.trip)
    _ = try edited.apply(.change(inn, to: stay), at: TripSketch.moment(1000))
    device.trip = edited.trip
    let trip = device.trip
    let first = device.sync()
    expect(first.pushed, number)
    expect(first.finding, .dropsFields)
    for _ in 0..<4 {
      fake.forgetQuestions()
      let report = device.sync()
      #expect(report.state == .synced && report.pulledIDs.isEmpty && report.finding == nil)
      #expect(!fake.methods.contains("PUT"))
      expect(device.trip, trip)
    }
    // An edit there still comes back, and what it does not show stays.
    let name = "Inn.ics"
    let body = String(decoding: try device.store.get([ResourceName(name)])[0].body, as: UTF8.self)
    fake.put(body.replacing("SUMMARY:Inn", with: "SUMMARY:Old Inn"), at: name)
    _ = device.sync()
    let item = device.trip.itinerary.item(inn)?.custom
    #expect(item?.title == "Old Inn" && item?.reference == "X1" && item?.nights == 2)
    expect(device.trip.itinerary.items.count { $0.game != nil }, 2)
  }
}
