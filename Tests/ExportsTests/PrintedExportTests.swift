import Atlas
import Base
import Exports
import TestSupport
import Testing
import TripCore

/// What of the trip document is printed, and where.
struct PrintedExportTests {
  private func printed(_ sketch: String) -> PrintedTrip {
    PrintedTrip(TripSketch.trip(sketch).document())
  }

  @Test func `a day has its label and its date apart`() {
    let trip = printed("@Chicago | @Detroit")
    #expect(trip.days.map(\.label) == ["Day 1", "Day 2"])
    #expect(trip.days.allSatisfy { !$0.title.contains("Day") && $0.title.contains(", ") })
  }

  @Test func `every row is printed, in the order and the words of the document`() {
    let document = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit?").document()
    let trip = PrintedTrip(document)
    #expect(trip.days.map { $0.rows.map(\.title) } == document.days.map { $0.rows.map(\.title) })
    #expect(trip.days.map { $0.rows.map(\.labels) } == document.days.map { $0.rows.map(\.labels) })
    #expect(trip.totals == document.counts + document.travel)
    #expect(trip.days[1].rows.map(\.kind) == [.leg])
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
