import EditorTestSupport
import Itinerary
import Store
import TestSupport
import Testing

@testable import Program

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
  func `an item is named by its id, or a start of it that no other item shares`(argument: String, id: String) {
    expect(found(argument), id)
  }

  @Test func `distinguishes several items, the first of them by name`() {
    expect(found("din"), #""din" could be Dinn (Dinner) or Dine (Diner)"#)
    expect(found("b"), #""b" could be Brea (Breakfast) or Bar (Bar) or Bars (Bars) or 2 more"#)
  }

  @Test func `suggests an item for a misspelled ID`() {
    expect(found(""), #"no item "" in Test Swing; `barnstorm show` lists them"#)
    expect(found("xyzzy"), #"no item "xyzzy" in Test Swing; `barnstorm show` lists them"#)
    expect(found("Breakfsat"), #"no item "Breakfsat" in Test Swing. Did you mean Brea (Breakfast)?"#)
  }
}
