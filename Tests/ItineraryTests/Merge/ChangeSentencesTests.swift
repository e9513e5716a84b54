import Itinerary
import TestSupport
import Testing

/// What another program did, in one sentence.
@Suite struct ChangeSentencesTests {
  private let base = TripSketch.trip(
    days: 3, "1 cubs Chicago", "2:1 leg Chicago>Detroit", "2:2 lunch", "2:3 dinner", "3 tigers Detroit")

  @Test func `a sentence names a move and two items`() {
    var trip = base
    move("leg", to: Position(day: 3, sortOrder: 1), in: &trip)
    trip.itinerary.insert(TripSketch.custom("a", day: 1))
    trip.itinerary.insert(TripSketch.custom("b", day: 1))
    expect(sentence(trip), "Another program moved Chicago → Detroit to Day 3 and added 2 items.")
  }

  @Test func `a sentence names a move within a day`() {
    var trip = base
    move("dinner", to: Position(day: 2, sortOrder: 0), in: &trip)
    expect(sentence(trip), "Another program moved dinner within Day 2.")
  }

  @Test func `renumbering a day is not a move`() {
    var trip = base
    move("dinner", to: Position(day: 2, sortOrder: 9), in: &trip)
    #expect(sentence(trip) == nil)
  }

  @Test func `counts a row as moved if only the row below it is another one`() {
    var trip = base
    move("lunch", to: Position(day: 2, sortOrder: 2.5), in: &trip)
    move("dinner", to: Position(day: 3, sortOrder: 200), in: &trip)
    expect(TripChanges(from: base, to: trip).moved.map(\.item.id.text), ["lunch", "dinner"])
  }

  @Test func `counts a row as moved between other rows of its day`() {
    var trip = base.adding("club", day: 2, sortOrder: 4)
    let before = trip
    move("lunch", to: Position(day: 2, sortOrder: 3.5), in: &trip)
    expect(TripChanges(from: before, to: trip).moved.map(\.item.id.text), ["lunch"])
    for change: (inout Trip) -> Void in [
      { $0.startDate = date("2026-07-09") }, { $0 = $0.with(items: [], dayCount: 4) },
    ] {
      trip = before
      change(&trip)
      expect([before, trip].map { TripChanges(from: before, to: $0).hasOtherDates }, [false, true])
    }
  }

  @Test func `a sentence names one change of each kind`() throws {
    var trip = base
    try trip.apply(.change(ItemID("lunch"), to: CustomItem(title: "Brunch", category: .note)), at: TripSketch.made)
    try trip.apply(.delete(ItemID("dinner")), at: TripSketch.made)
    trip.itinerary.insert(TripSketch.custom("museum", day: 3))
    trip.name = "Swing"
    expect(
      sentence(trip),
      "Another program changed Brunch, added museum to Day 3, deleted dinner and renamed the trip to Swing.")
  }

  @Test func `a sentence names changes of dates and schedule`() {
    var trip = base
    trip.startDate = trip.startDate.adding(days: 1)
    trip.schedule = ScheduleLink(sources: ["mlb.csv"])
    expect(sentence(trip), "Another program changed the dates of the trip and changed the schedule of the trip.")
  }

  @Test func `an empty list of changes has no sentence`() {
    var trip = base
    trip.deleted = [Tombstone(id: ItemID("old"), deletedAt: TripSketch.made)]
    #expect(sentence(trip) == nil)
  }

  private func sentence(_ trip: Trip) -> String? {
    Wording(cities: trip.cityNames).sentence(TripChanges(from: base, to: trip))
  }

  private func move(_ id: String, to position: Position, in trip: inout Trip) {
    guard let index = trip.itinerary.index(of: ItemID(id)) else { return }
    var item = trip.itinerary[index]
    item.position = position
    trip.itinerary.replace(at: index, with: item)
  }
}
