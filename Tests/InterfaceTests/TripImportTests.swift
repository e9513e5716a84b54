import Editor
import Itinerary
import Store
import TestSupport
import Testing

@testable import Program

@Suite struct TripImportTests {
  @Test func `remarks that the user has checked are not shown again with the rows`() throws {
    let scratch = try Scratch(in: Scratch.memory)
    try scratch.write("Activity,When,Where\nMuseum,2026-07-03 15:00,Chicago\nZoo,,Chicago\n", to: "list.csv")
    let home = UserStorage { $0 == "HOME" ? scratch.path : nil }
    let displayed = DisplayedTrip(TripSketch.trip("@Chicago"), zones: TestZones.all, wording: Wording())
    let read = TripImport(typed: scratch.path("list.csv"), displayed: displayed, storage: home).read([:])
    let remark = "One item has no date."
    for isChecked in [false, true] {
      guard case .importProposed(_, let lines) = TripImport.event(read, isChecked: isChecked) else {
        Issue.record("\(TripImport.event(read))")
        continue
      }
      expect(lines.contains(remark), !isChecked)
      #expect(lines.contains { $0.contains("Museum") })
    }
  }
}
