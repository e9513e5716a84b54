import Itinerary
import TestSupport
import Testing

/// The slots of a trip: each one once, from top to bottom.
struct SlotsTests {
  private static func text(_ slot: Slot) -> String {
    "\(slot.day).\(slot.index) \(slot.after?.id.text ?? "-") \(slot.before?.id.text ?? "-")"
  }

  private let trip = TripSketch.trip(days: 4, "1 a Chicago", "1:200 c", "3 leg Chicago>Detroit", "3 b Detroit")

  @Test func `lists every slot once, in order`() {
    let slots = Slots(in: trip.itinerary, carrying: 2)
    expect(
      slots.numbers.map { Self.text(slots[$0]) },
      ["1.0 - a", "1.1 a c", "1.2 c -", "2.0 - -", "3.0 - b", "3.1 b -", "4.0 - -"])
    expect(slots.origin, 4)
    expect((1...4).map(slots.range(ofDay:)), [0...2, 3...3, 4...5, 6...6])
  }

  @Test func `the carried item is not among the rows`() {
    let slots = Slots(in: trip.itinerary, carrying: 1)
    expect(
      slots.numbers.map { Self.text(slots[$0]) },
      ["1.0 - a", "1.1 a -", "2.0 - -", "3.0 - leg", "3.1 leg b", "3.2 b -", "4.0 - -"])
    expect(slots.origin, 1)
  }

  @Test func `valid slots of a leg are between its games`() {
    let slots = Slots(in: trip.itinerary, carrying: 2)
    expect(slots.valid(under: ItineraryConstraints(trip.itinerary)), 1..<5)
  }

  @Test func `every slot is valid for a custom item and invalid for a game`() {
    let constraints = ItineraryConstraints(trip.itinerary)
    expect(Slots(in: trip.itinerary, carrying: 1).valid(under: constraints), 0..<7)
    #expect(Slots(in: trip.itinerary, carrying: 0).valid(under: constraints).isEmpty)
  }

  @Test func `the only item of a trip has one slot per day`() {
    let trip = TripSketch.trip(days: 3, "2 c")
    let slots = Slots(in: trip.itinerary, carrying: 0)
    expect(slots.numbers.map { Self.text(slots[$0]) }, ["1.0 - -", "2.0 - -", "3.0 - -"])
    expect(slots.origin, 1)
  }

  @Test func `rows are headers and items, each above the slot with its number`() {
    var random = SplitMix64(seed: 32)
    for _ in Portion.rounds(300) {
      let trip = RandomTrip.make(&random)
      for carried in [nil] + trip.itinerary.indices.map(Optional.some) {
        let (rows, slots) = (ListRows(trip.itinerary, carrying: carried), Slots(in: trip.itinerary, carrying: carried))
        let expected = trip.itinerary.days.flatMap { day in
          [ListRow.day(day)] + trip.itinerary.range(ofDay: day).filter { $0 != carried }.map(ListRow.item)
        }
        let about: Comment = "seed 32, carrying \(String(describing: carried))\n\(trip.listing)"
        expect(rows.numbers.map { rows[$0] }, expected, about)
        expect(trip.itinerary.days.flatMap { Array(slots.range(ofDay: $0)) }, Array(slots.numbers), about)
        for number in rows.numbers {
          let slot = slots[number.slotBelow]
          expect([rows.day(of: number), slots.day(of: number.slotBelow)], [slot.day, slot.day], about)
          expect(slot.index, number.slotBelow - slots.range(ofDay: slot.day).lowerBound, about)
          switch rows[number] {
          case .day(let day): expect([rows.number(ofDay: day).rawValue, slot.index], [number.rawValue, 0], about)
          case .item(let index):
            expect(rows.number(ofItemAt: index), number, about)
            expect(slot.after?.id, trip.itinerary[index].id, about)
          }
        }
      }
    }
  }

  @Test func `a leg with one slot between its games has no other slot`() {
    let near = TripSketch.trip(days: 4, "2:1 a Chicago", "2:2 leg Chicago>Detroit", "2:3 b Detroit")
    expect(
      [trip, near].map { trip in
        let slots = Slots(in: trip.itinerary, carrying: trip.itinerary.index(of: ItemID("leg")))
        return slots.isOnlyValidSlot(under: ItineraryConstraints(trip.itinerary))
      }, [false, true])
    let outside = TripSketch.trip(days: 4, "1 leg Chicago>Detroit", "2:1 a Chicago", "2:3 b Detroit")
    let slots = Slots(in: outside.itinerary, carrying: 0)
    expect(slots.isOnlyValidSlot(under: ItineraryConstraints(outside.itinerary)), false)
    expect([0, 2, 3, 4, 9].map { SlotNumber($0).clamped(to: 2..<5) }, [2, 2, 3, 4, 4])
  }
}
