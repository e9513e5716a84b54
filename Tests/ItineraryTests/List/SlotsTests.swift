import Itinerary
import TestSupport
import Testing

/// The slots of a trip: each one once, from top to bottom.
struct SlotsTests {
  private static func text(_ slot: Slot) -> String {
    "\(slot.day).\(slot.index) \(slot.after?.id.text ?? "-") \(slot.before?.id.text ?? "-")"
  }

  private let trip = TripSketch.trip(days: 4, "1 a Chicago", "1:200 c", "3 leg Chicago>Detroit", "3 b Detroit")

  @Test func `every slot comes once in order`() {
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

  @Test func `only item of a trip has one slot per day`() {
    let trip = TripSketch.trip(days: 3, "2 c")
    let slots = Slots(in: trip.itinerary, carrying: 0)
    expect(slots.numbers.map { Self.text(slots[$0]) }, ["1.0 - -", "2.0 - -", "3.0 - -"])
    expect(slots.origin, 1)
  }

  @Test func `days and slot numbers agree`() {
    var random = SplitMix64(seed: 31)
    for _ in Portion.rounds(300) {
      let trip = RandomTrip.make(&random)
      for carried in trip.itinerary.indices {
        let slots = Slots(in: trip.itinerary, carrying: carried)
        var next: SlotNumber = 0
        for day in 1...trip.dayCount {
          let range = slots.range(ofDay: day)
          let isRight =
            range.lowerBound == next
            && range.allSatisfy { slots.day(of: $0) == day && slots[$0].day == day && slots[$0].index == $0 - next }
          #expect(isRight, "seed 31, carrying \(carried), day \(day)\n\(trip.listing)")
          next = range.upperBound + 1
        }
        expect(next, slots.numbers.upperBound, "seed 31, carrying \(carried)\n\(trip.listing)")
      }
    }
  }
}
