import Itinerary
import Store
import TestSupport
import Testing

@testable import Program

@Suite struct SlotSpotTests {
  private let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit Hotel")

  private func slot(_ id: String, _ spot: SlotSpot, day: Int) throws -> SlotNumber {
    let index = try #require(trip.itinerary.index(of: ItemID(id)))
    return try spot.slot(for: index, onDay: day, in: trip, wording: Wording())
  }

  private func refusal(_ id: String, _ spot: SlotSpot, day: Int) -> String? {
    do {
      _ = try slot(id, spot, day: day)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (SlotSpot.first, 1, 0), (.last, 1, 1), (.before("@Chicago"), 1, 0), (.after("@Chicago"), 1, 1), (.first, 2, 2),
    (.after("chicago>"), 2, 3), (.first, 3, 4), (.last, 3, 4), (.first, 4, 5), (.before("Hotel"), 4, 6),
    (.after("@d"), 4, 6), (.last, 4, 7),
  ])
  func `options can name every slot of the other items`(spot: SlotSpot, day: Int, number: Int) throws {
    try expect(slot("Dinner", spot, day: day), SlotNumber(number))
  }

  @Test func `refuses a neighbor on another day`() {
    expect(refusal("Dinner", .before("Hotel"), day: 1), "Hotel is on Day 4, not on Day 1.")
    expect(refusal("Dinner", .after("dinner"), day: 1), "can't move Dinner next to itself")
    expect(refusal("Dinner", .after("nobody"), day: 1), "no item \"nobody\" in Test Swing; `barnstorm show` lists them")
  }

  @Test func `refuses a game, or a day outside the trip, before any neighbor`() {
    let index = trip.itinerary.index(of: ItemID("@Chicago"))
    let game = index.map { Wording().sentence(Refusal.gameIsFixed(trip.itinerary[$0])).asReason }
    expect(refusal("@Chicago", .before("nobody"), day: 9), game)
    for day in [0, 5, -1] {
      expect(
        refusal("Dinner", .before("nobody"), day: day),
        Wording().sentence(Refusal.dayOutsideTrip(day: day, dayCount: 4)).asReason)
    }
  }
}

@Suite struct ItemArgumentTests {
  private let trip = TripSketch.trip("Dinner Diner Breakfast | Bar Bars B1 B2")

  private func found(_ argument: String) -> String {
    do {
      return trip.itinerary[try ItemArgument(trip: trip, wording: Wording()).index(of: argument)].id.text
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [("dinn", "Dinner"), ("DINE", "Diner"), ("Bar", "Bar"), ("bars", "Bars"), ("br", "Breakfast")])
  func `finds an item by its ID or a unique prefix`(argument: String, id: String) {
    expect(found(argument), id)
  }

  @Test func `distinguishes several matching items, and names the first`() {
    expect(found("din"), #""din" could be Dinn (Dinner) or Dine (Diner)"#)
    expect(found("b"), #""b" could be Brea (Breakfast) or Bar (Bar) or Bars (Bars) or 2 more"#)
  }

  @Test func `suggests an item for a misspelled ID`() {
    expect(found(""), #"no item "" in Test Swing; `barnstorm show` lists them"#)
    expect(found("xyzzy"), #"no item "xyzzy" in Test Swing; `barnstorm show` lists them"#)
    expect(found("Breakfsat"), #"no item "Breakfsat" in Test Swing. Did you mean Brea (Breakfast)?"#)
  }
}
