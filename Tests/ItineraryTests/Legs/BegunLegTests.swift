import Itinerary
import TestSupport
import Testing

/// Legs that are under way or over when their game is postponed, and the bookings that this touches.
@Suite struct BegunLegTests {
  private static let sketch = "@Chicago | Chicago>Detroit @Detroit Hotel | @Cleveland"

  /// The trip with the game in Detroit postponed.
  private func postponed(_ change: (Trip) -> Trip) -> (old: Trip, new: Trip) {
    let old = change(TripSketch.trip(Self.sketch))
    return (old, old.changing("@Detroit") { $0.changeGame { $0.status = .postponed } })
  }

  @Test(arguments: [false, true]) func `a leg on the road stays, and the next begins where it ends`(isBegun: Bool) {
    let (old, changed) = postponed { $0.changing("Chicago>Detroit") { $0.changeLeg { $0.generated = true } } }
    var new = changed
    let begun: Set<ItemID> = isBegun ? [ItemID("Chicago>Detroit")] : []
    for _ in 0..<2 {
      _ = new.reconcileLegs(since: old.itinerary, keeping: begun, estimate: { _, _ in nil }, now: TripSketch.made)
      let legs = new.itinerary.items.compactMap { $0.leg.map { "\($0.from)>\($0.to)" } }
      expect(legs, isBegun ? ["Chicago>Detroit", "Detroit>Cleveland"] : ["Chicago>Cleveland"])
    }
  }

  @Test func `the next leg begins where the last leg that has begun ends`() {
    let old = TripSketch.trip("@Chicago | Chicago>Detroit Detroit>Gary @Gary | @Cleveland")
    var new = old.changing("@Gary") { $0.changeGame { $0.status = .postponed } }
    let begun = Set(["Chicago>Detroit", "Detroit>Gary"].map { ItemID($0) })
    _ = new.reconcileLegs(since: old.itinerary, keeping: begun, estimate: { _, _ in nil }, now: TripSketch.made)
    expect(new.itinerary.items.compactMap(\.leg).last.map { "\($0.from)>\($0.to)" }, "Gary>Cleveland")
  }

  @Test(arguments: [("", "Detroit>Gary", true), ("", "Toledo>Gary", false), ("@Toledo", "Detroit>Gary", false)])
  func `only a leg that goes on from one on the road stays`(game: String, leg: String, stays: Bool) {
    let sketch = "@Chicago | Chicago>Detroit \(game) \(leg) @Gary | @Cleveland"
    let old = TripSketch.trip(sketch).changing(leg) { $0.changeLeg { $0.generated = true } }
    var new = old.changing("@Gary") { $0.changeGame { $0.status = .postponed } }
    let begun: Set = [ItemID("Chicago>Detroit")]
    _ = new.reconcileLegs(since: old.itinerary, keeping: begun, estimate: { _, _ in nil }, now: TripSketch.made)
    expect(new.item(leg) != nil, stays)
  }

  @Test func `a change touches booked rows of the day, the hotel of the night, and the legs`() throws {
    let (old, new) = postponed { trip in
      trip.changing("Hotel") { $0.changeCustom { ($0.reference, $0.phone) = ("HX12", "+1 313") } }
        .changing("Chicago>Detroit") { $0.changeLeg { $0.reference = "T1" } }
    }
    expect(new.touched(since: old).map(\.text), ["Chicago>Detroit", "Hotel"])
    expect(old.touched(since: old), [])
    let touched = TouchedBookings(from: old, to: new, zones: TestZones.all, rules: .standard)
    expect(Wording().lines(touched).last ?? "", "Booked: Hotel on Day 2 (HX12, +1 313); it no longer fits")
  }

  @Test func `names a touched row on its new day`() throws {
    let old = TripSketch.trip("@Chicago Dinner | | @Detroit").changing("Dinner") { item in
      item.kind = .custom(CustomItem(title: "Dinner", category: .restaurant, reference: "D"))
    }
    let new = old.changing("Dinner") { $0.position.day = 2 }
    for (from, to, day) in [(old, new, 2), (new, old, 1)] {
      let touched = TouchedBookings(from: from, to: to, zones: TestZones.all, rules: .standard)
      #expect(Wording().lines(touched)[0].hasPrefix("Booked: Dinner on Day \(day) (D)"))
    }
  }
}
