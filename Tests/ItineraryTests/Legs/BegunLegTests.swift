import Itinerary
import TestSupport
import Testing

/// Legs that are under way or over when their game is postponed, and the bookings that this touches.
@Suite struct BegunLegTests {
  private static let sketch = "@Chicago | Chicago>Detroit @Detroit Hotel | @Cleveland"

  /// The trip with the game in Detroit postponed.
  private func postponed(_ change: (inout Trip) -> Void = { _ in }) throws -> (old: Trip, new: Trip) {
    var old = TripSketch.trip(Self.sketch)
    change(&old)
    var new = old
    let index = try #require(new.itinerary.index(of: ItemID("@Detroit")))
    var item = new.itinerary[index]
    var game = try #require(item.game)
    game.status = .postponed
    item.kind = .game(game)
    new.itinerary.replace(at: index, with: item)
    return (old, new)
  }

  @Test(arguments: [false, true]) func `a leg under way stays, and the next begins where it ends`(isBegun: Bool) throws
  {
    let (old, changed) = try postponed { trip in
      guard let index = trip.itinerary.index(of: ItemID("Chicago>Detroit")) else { return }
      var item = trip.itinerary[index]
      if var leg = item.leg {
        leg.generated = true
        item.kind = .travel(leg)
      }
      trip.itinerary.replace(at: index, with: item)
    }
    var new = changed
    let begun: Set<ItemID> = isBegun ? [ItemID("Chicago>Detroit")] : []
    for _ in 0..<2 {
      _ = new.reconcileLegs(since: old.itinerary, keeping: begun, estimate: { _, _ in nil }, now: TripSketch.made)
      let legs = new.itinerary.items.compactMap { $0.leg.map { "\($0.from)>\($0.to)" } }
      expect(legs, isBegun ? ["Chicago>Detroit", "Detroit>Cleveland"] : ["Chicago>Cleveland"])
    }
  }

  @Test func `touched are booked rows of the day, the hotel of the night, and the legs`() throws {
    let (old, new) = try postponed { trip in
      for id in ["Hotel", "Chicago>Detroit"] {
        guard let index = trip.itinerary.index(of: ItemID(id)) else { continue }
        var item = trip.itinerary[index]
        switch item.kind {
        case .custom(var custom):
          (custom.reference, custom.phone) = ("HX12", "+1 313")
          item.kind = .custom(custom)
        case .travel(var leg):
          leg.reference = "T1"
          item.kind = .travel(leg)
        case .game: break
        }
        trip.itinerary.replace(at: index, with: item)
      }
    }
    expect(new.touched(since: old).map(\.text), ["Chicago>Detroit", "Hotel"])
    expect(old.touched(since: old), [])
    let touched = TouchedBookings(from: old, to: new, zones: TestZones.all, rules: .standard)
    expect(
      Wording().lines(touched).last ?? "", "Booked: Hotel on Day 2 (HX12, +1 313); it no longer fits")
  }

  @Test func `a touched row is named on its new day`() throws {
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
