import Exports
import Itinerary
import TestSupport
import Testing

@Suite struct TextExportTests {
  private func lines(_ trip: Trip) -> [String] {
    let timeline = Timeline(of: trip, zones: Zones([:]))
    return TextExport.rows(of: TripDocument(printing: trip, wording: Wording(), timeline: timeline)).map(\.line)
  }

  @Test func `a trip is printed day by day, each row with the start of its id`() {
    let lines = lines(TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit?"))
    #expect(
      lines == [
        "Test Swing", "Fri, Jul 3 – Mon, Jul 6, 2026 · 4 days · 2 games", "", "Day 1 - Friday, July 3 · 1 game",
        "  @Chi  1:20 PM UTC-5  Guests @ Chicago · MLB · Chicago Park · Chicago",
        "  Dinn                 Dinner · Activity", "", "Day 2 - Saturday, July 4 · 283 mi · 4h 30m driving",
        "  Chic  ~9:00 AM       Chicago → Detroit · 283 mi · 4h 30m · arrives ~1:30 PM", "", "Day 3 - Sunday, July 5",
        "  No items yet", "", "Day 4 - Monday, July 6 · 1 game",
        "  @Det  TBD            Guests @ Detroit · MLB · Detroit Park · Detroit",
      ])
  }

  @Test func `long rows continue below their text, and no line is wider than 100 columns`() {
    let notes = (1...30).map { "word\($0)" }.joined(separator: " ")
    let custom = CustomItem(title: "Dinner", category: .restaurant, time: ClockTime(hour: 22, minute: 30), notes: notes)
    let lines = lines(TripSketch.trip(days: 1, [TripSketch.item("d", .custom(custom))]))
    #expect(lines.allSatisfy { $0.count <= 100 })
    expect(lines.suffix(from: 4).joined(separator: " ").split(separator: " ").suffix(30).joined(separator: " "), notes)
    #expect(lines[5].hasPrefix("               word1"))
  }
}
