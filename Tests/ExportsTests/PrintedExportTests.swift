import Itinerary
import TestSupport
import Testing

@testable import Exports

/// What of the trip document is printed.
struct PrintedExportTests {
  private func printed(_ sketch: String) -> PrintedTrip { PrintedTrip(TripSketch.trip(sketch).document()) }

  @Test func `a day has its label and its date apart`() {
    let days = printed("@Chicago | @Detroit").document.days
    #expect(days.map(\.label) == ["Day 1", "Day 2"])
    #expect(days.allSatisfy { $0.title == "\($0.label) - \($0.longDate)" && $0.longDate.contains(", ") })
  }

  @Test func `a time has its clock, its zone and its status apart`() {
    let rows = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit?").document().rows
    let text = { (row: DocumentRow) in "\(row.clock)|\(row.zone ?? "-")|\(row.status)|\(row.time)" }
    #expect(rows.map(text) == ["1:20 PM|CDT||1:20 PM CDT", "|-||", "~9:00 AM|CDT||~9:00 AM", "TBD|-||TBD"])
  }

  @Test func `the route has the towns of games and legs`() {
    let trip = printed("@Chicago | Chicago>Detroit | @Detroit")
    #expect(trip.route.map(\.name) == ["Chicago", "Chicago", "Detroit", "Detroit"])
    #expect(trip.route.map(\.day) == [1, 2, 2, 3])
  }

  @Test func `the same trip gives the same file`() {
    let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | @Detroit")
    #expect(ExportFormat.pdf.write(trip.document()) == ExportFormat.pdf.write(trip.document()))
    #expect(trip.exported(.pdf).hasPrefix("%PDF-1.7\n"))
  }
}
