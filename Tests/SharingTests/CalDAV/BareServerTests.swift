import Itinerary
import SharingTestSupport
import Store
import TestSupport
import Testing

@testable import Sharing

@Suite struct BareServerTests {
  @Test func `a remote that drops unknown properties loses no data, and is written only once`() throws {
    let fake = CalendarFake(.init(putTag: .none, dropsFields: true))
    var device = EventDevice(TripSketch.trip("@Chicago Inn | Chicago>Detroit | @Detroit"), in: try fake.store())
    let inn = ItemID("Inn")
    var stay = CustomItem(title: "Inn", category: .hotel, reference: "X1", cost: Money("100 USD"))
    stay.nights = 2
    var edited = EditedTrip(device.trip)
    _ = try edited.apply(.change(inn, to: stay), at: TripSketch.moment(1000))
    device.trip = edited.trip
    let trip = device.trip
    let first = device.sync()
    expect(first.pushed, 5)
    expect(first.finding, .dropsFields)
    for _ in 0..<4 {
      fake.forgetQuestions()
      let report = device.sync()
      #expect(report.state == .synced && report.pulledIDs.isEmpty && report.finding == nil)
      #expect(!fake.methods.contains("PUT"))
      expect(device.trip, trip)
    }
    // An edit there still comes back, and what it does not show stays.
    let body = String(decoding: try device.store.get([ResourceName("Inn.ics")])[0].body, as: UTF8.self)
    fake.put(body.replacing("SUMMARY:Inn", with: "SUMMARY:Old Inn"), at: "Inn.ics")
    device.sync()
    let item = device.trip.itinerary.item(inn)?.custom
    #expect(item?.title == "Old Inn" && item?.reference == "X1" && item?.nights == 2)
    expect(device.trip.itinerary.items.count { $0.game != nil }, 2)
  }
}
