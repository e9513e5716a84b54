import Itinerary
import TestSupport
import Testing

/// What schedules have changed, as a trip keeps it.
@Suite struct RecordedChangeTests {
  private func noting(_ kind: ScheduleChangeKind, _ id: String, at moment: Int, in trip: Trip) throws -> Trip {
    let game = try #require(trip.itinerary.item(ItemID(id))?.game)
    var trip = trip
    trip.record(
      [ScheduleChange(kind, .game(before: game, after: game), item: ItemID(id))], in: Wording(),
      now: TripSketch.moment(moment))
    return trip
  }

  private let trip = TripSketch.trip("@Chicago | @Detroit")

  @Test func `a repeated change is listed once, at its newer time, as unseen`() throws {
    var edited = EditedTrip(try noting(.cancelled, "@Chicago", at: 1, in: trip))
    let outcomes = [
      try edited.apply(.seeChanges, at: TripSketch.moment(2)), try edited.apply(.seeChanges, at: TripSketch.moment(2)),
    ]
    expect(outcomes, [.changed, .unchanged])
    let again = try noting(.cancelled, "@Chicago", at: 3, in: noting(.timeSet, "@Detroit", at: 2, in: edited.trip))
    expect(again.changes.map(\.kind), ["timeSet", "cancelled"])
    expect(again.changes.map(\.isSeen), [false, false])
  }

  @Test func `merged copies have the changes of both, and what either has seen`() throws {
    let a = try noting(.cancelled, "@Chicago", at: 1, in: trip)
    var seen = EditedTrip(a)
    _ = try seen.apply(.seeChanges, at: TripSketch.moment(4))
    let b = try noting(.timeSet, "@Detroit", at: 2, in: a)
    let merged = try b.merged(with: seen.trip)
    expect(merged.changes.map(\.kind), ["cancelled", "timeSet"])
    expect(merged.changes.map(\.isSeen), [true, false])
    try expect(seen.trip.merged(with: b), merged)
  }

  @Test func `keeps the newest 200 changes`() throws {
    var trip = trip
    let game = try #require(trip.itinerary.item(ItemID("@Chicago"))?.game)
    for number in 0..<210 {
      var renamed = game
      renamed.venue = "Park \(number)"
      trip.record(
        [ScheduleChange(.venueRenamed, .game(before: game, after: renamed), item: ItemID("@Chicago"))], in: Wording(),
        now: TripSketch.moment(number))
    }
    expect(trip.changes.count, 200)
    expect(trip.changes.last?.message.contains("Park 209"), true)
    expect(trip.changes.first?.message.contains("Park 10,"), true)
  }

  // A day of another number has the same date when days are inserted or moved.
  @Test func `names days by their dates`() {
    var trip = trip
    let leg = Leg(from: "Chicago", to: "Detroit")
    let changes = [
      ScheduleChange(.legMoved, .leg(leg, from: 1, to: 2)), ScheduleChange(.legMoved, .leg(leg, from: 1, to: 1)),
      ScheduleChange(.legAdded, .leg(leg, from: nil, to: 2)),
      ScheduleChange(.legRemoved, .leg(leg, from: 2, to: nil)),
    ]
    let old = trip.changing("@Detroit") { item in
      item.kind = .custom(CustomItem(title: "Dinner", category: .restaurant, reference: "D"))
    }
    let new = old.changing("@Detroit") { $0.position.day = 1 }
    let touched = TouchedBookings(from: old, to: new, zones: TestZones.all, rules: .standard)
    trip.record(changes, touching: touched, in: Wording(), now: TripSketch.moment(1))
    expect(
      trip.changes.map(\.message),
      [
        "Added Chicago to Detroit on Sat, Jul 4.", "Moved Chicago to Detroit from Fri, Jul 3 to Sat, Jul 4.",
        "Moved Chicago to Detroit to another slot of Fri, Jul 3.", "Removed Chicago to Detroit on Sat, Jul 4.",
        "Booked: Dinner on Fri, Jul 3 (D)",
      ])
  }
}
