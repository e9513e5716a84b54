import Itinerary
import TestSupport
import Testing

/// Moving everything from a day on, except games.
@Suite struct ShiftTests {
  @Test(arguments: [
    (
      "@Chicago Dinner Chicago>Detroit | Museum | | @Detroit", 1, 1,
      "@Chicago | Dinner Chicago>Detroit | Museum | @Detroit"
    ),
    ("@Chicago Dinner | Lunch | Museum Bar | | ", 3, 2, "@Chicago Dinner | Lunch | | | Museum Bar"),
    ("Dinner | Lunch | Museum", 2, -1, "Dinner Lunch | Museum |"),
    ("@Chicago Dinner | @Detroit Bar", 2, 0, "@Chicago Dinner | @Detroit Bar"),
    ("@Chicago Bar | @Detroit Pub |", 1, 1, "@Chicago | @Detroit Bar | Pub"),
    ("Bar | @Detroit @Flint @Gary", 1, 1, "| @Detroit Bar @Flint @Gary"),
  ])
  func `rows move and games stay`(sketch: String, day: Int, count: Int, expected: String) throws {
    var trip = TripSketch.trip(sketch)
    let outcome = try trip.apply(.shiftDays(from: day, by: count), at: TripSketch.moment(5))
    expect(TripSketch.outline(trip), TripSketch.normal(expected))
    expect(outcome == .unchanged, count == 0)
  }

  @Test(arguments: [
    ("@Chicago Dinner | Museum", 1, 1, "Nothing moved: Museum would be outside the trip, which has 2 days."),
    ("Dinner | Museum", 1, -1, "Nothing moved: Dinner would be outside the trip, which has 2 days."),
    ("Dinner | Museum", 1, .max, "Nothing moved: Dinner would be outside the trip, which has 2 days."),
    ("Dinner", 2, 1, "No Day 2; the trip has one day."),
    (
      "@Chicago Chicago>Detroit | @Detroit |", 1, 1,
      "Nothing moved: Chicago → Detroit can't be on Day 2. This leg must reach Detroit before"
    ),
  ])
  func `nothing moves if one row can't`(sketch: String, day: Int, count: Int, reason: String) {
    var trip = TripSketch.trip(sketch)
    let before = trip
    do throws(Refusal) {
      try trip.apply(.shiftDays(from: day, by: count), at: TripSketch.moment(5))
      Issue.record("moved")
    } catch {
      #expect(Wording().sentence(error).hasPrefix(reason), "\(Wording().sentence(error))")
    }
    expect(trip, before)
  }
}
