import Exports
import Itinerary
import TestSupport
import Testing

@Suite struct TextExportTests {
  @Test func `long rows continue below their text, and no line is wider than 100 columns`() {
    let notes = (1...30).map { "word\($0)" }.joined(separator: " ")
    let custom = CustomItem(title: "Dinner", category: .restaurant, time: ClockTime(hour: 22, minute: 30), notes: notes)
    let trip = TripSketch.trip(days: 1, [TripSketch.item("d", .custom(custom))])
    let document = TripDocument(printing: trip, wording: Wording(), timeline: Timeline(of: trip, zones: Zones([:])))
    let lines = TextExport.rows(of: document).map(\.line)
    #expect(lines.allSatisfy { $0.count <= 100 })
    expect(lines.suffix(from: 4).joined(separator: " ").split(separator: " ").suffix(30).joined(separator: " "), notes)
    #expect(lines[5].hasPrefix("               word1"))
  }
}
