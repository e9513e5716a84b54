import Itinerary
import TestSupport
import Testing

/// The problems that an edit causes and resolves, and what follows from an edit of the trip as a whole.
struct FollowUpTests {
  private static func names(_ advisories: [Advisory]) -> String {
    advisories.map { "\($0.name) \($0.item.id)" }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("@Chicago Chicago>Detroit | @Detroit", "@Chicago | @Detroit", "legMissing @Detroit"),
    (
      "@Chicago Chicago>Detroit | @Detroit", "@Chicago Gary>Detroit | @Detroit",
      "legOutOfOrder Gary>Detroit, legMissing @Detroit"
    ),
    ("@Chicago | @Detroit", "x @Chicago | | @Detroit", ""),
    // The first hotel causes no warnings, and a night without a bed is the same on any row.
    ("@Chicago | |", "@Chicago Inn | |", ""), ("@Chicago Inn | |", "@Chicago Inn x | |", ""),
    ("@Chicago Inn | | |", "@Chicago Inn | | | |", ""), ("@Chicago Inn | Inn+2 |", "@Chicago Inn | |", "nightOpen Inn"),
    ("@Chicago Inn | | |", "@Chicago Inn3 | | | |", "nightOpen Inn3"),
  ])
  func `names the problems that are new, and in the other direction those that are resolved`(
    before: String, after: String, expected: String
  ) {
    let trips = [before, after].map { sketch in
      let trip = TripSketch.trip(sketch)
      return trip.with(
        items: trip.itinerary.items.map { item in
          var item = item
          if item.id.text.hasPrefix("Inn") {
            let nights = Int(item.id.text.dropFirst(3))
            item.changeCustom { ($0.category, $0.nights) = (.hotel, nights) }
          }
          return item
        })
    }
    let there = AdvisoryDifference(from: trips[0], to: trips[1], zones: TestZones.all, rules: .standard)
    let back = AdvisoryDifference(from: trips[1], to: trips[0], zones: TestZones.all, rules: .standard)
    expect(Self.names(there.caused), expected)
    expect((there.caused, there.fixed) == (back.fixed, back.caused), true)
  }

  /// What moved, what was deleted, the changes, and whether the dates are others.
  @Test(
    arguments: [
      ("@Chicago | a b | c", .removeDay(2, .moved(to: 1)), "a b", "", "", true),
      ("@Chicago | a b | c", .removeDay(2, .deleted), "", "a b", "", true),
      ("a | @Chicago b | c |", .shiftDays(from: 2, by: 1), "b c", "", "", false),
      ("a | @Chicago b | c", .swapDays(1, 2), "a b", "", "", false),
      (
        "a | @Chicago | Chicago>Detroit | @Detroit", .start(on: date("2026-07-04"), .kept(Zones([:]))), "", "", "", true
      ),
      ("@Chicago | @Detroit", .addLegs(.none), "", "", "legAdded", false),
      ("@Chicago | @Detroit", .rename("Lakes"), "", "", "", false),
    ] as [(String, Edit, String, String, String, Bool)])
  func `lists the items that an edit of the trip moves, deletes and adds`(
    sketch: String, edit: Edit, moved: String, deleted: String, changes: String, hasOtherDates: Bool
  ) throws {
    let old = TripSketch.trip(sketch)
    var new = old
    try new.apply(edit, at: TripSketch.moment(9))
    let followUp = TripFollowUp(of: edit, from: old, to: new, zones: TestZones.all, rules: .standard)
    expect(followUp.moved.map(\.id.text).joined(separator: " "), moved)
    expect(followUp.deleted.map(\.id.text).joined(separator: " "), deleted)
    expect(followUp.changes.map { "\($0.kind)" }.joined(separator: " "), changes)
    expect(followUp.hasOtherDates, hasOtherDates)
  }
}
