import Itinerary
import TestSupport
import Testing

/// Dismissed warnings in copies of a trip.
@Suite struct DismissalTests {
  private func dismissing(_ id: String, _ reason: String?, at moment: Int, in trip: Trip) throws -> Trip {
    var edited = EditedTrip(trip)
    _ = try edited.apply(.dismiss(ItemID(id), kind: "gameNotScheduled", reason: reason), at: TripSketch.moment(moment))
    return edited.trip
  }

  private let trip = TripSketch.trip("@Chicago! | @Detroit!")

  private func open(_ trip: Trip) -> [String] {
    Advisories(of: trip, under: ItineraryConstraints(trip.itinerary), zones: TestZones.all, rules: .standard).all.map(
      \.item.id.text)
  }

  @Test func `dismissed in either copy is dismissed in both`() throws {
    let a = try dismissing("@Chicago!", "postponed", at: 1, in: trip)
    let b = try dismissing("@Detroit!", "postponed", at: 2, in: trip)
    let merged = try a.merged(with: b)
    #expect(open(merged).isEmpty)
    try expect(b.merged(with: a), merged)
    expect(open(a), ["@Detroit!"])
  }

  @Test func `the later decision counts`() throws {
    let a = try dismissing("@Chicago!", "postponed", at: 1, in: trip)
    let b = try dismissing("@Chicago!", nil, at: 2, in: a)
    expect(open(try a.merged(with: b)), ["@Chicago!", "@Detroit!"])
    let c = try dismissing("@Chicago!", "postponed", at: 0, in: b)
    expect(open(try b.merged(with: c)), ["@Detroit!"])
  }

  @Test func `another reason is another warning`() throws {
    let dismissed = try dismissing("@Chicago!", "cancelled", at: 1, in: trip)
    expect(open(dismissed), ["@Chicago!", "@Detroit!"])
  }
}
