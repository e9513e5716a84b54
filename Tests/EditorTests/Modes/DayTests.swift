import Editor
import EditorTestSupport
import Itinerary
import Preferences
import Screen
import TestSupport
import Testing

@Suite struct DayTests {
  @Test(arguments: [("H", "@Chicago Dinner | Museum | Bar"), ("L", "@Chicago | Museum | Bar Dinner")])
  func `nudging by a day keeps the place in the day`(key: String, expected: String) {
    Robot("@Chicago | Museum Dinner | Bar").pressing(key, on: "Dinner", .saves(1), .outlines(expected))
  }

  @Test func `a trip under way opens on the day of today, and t goes back there`() {
    func presentation(_ today: String) -> DisplaySettings {
      DisplaySettings(size: Size(columns: 80, rows: 24), today: date(today))
    }
    let shown = ShownTrip(TripSketch.trip("One | Two | Three"), zones: TestZones.all, wording: Wording())
    var state = EditorState(shown: shown, presentation: presentation("2026-07-04"), seed: 1)
    #expect(state.status.text.hasPrefix("Day 2 - Saturday, July 4"))
    let selection = state.selection
    _ = state.apply(.input(.key(.character("G"))), at: timestamp("2026-06-02T08:00:00.000Z"))
    #expect(state.selection != selection)
    _ = state.apply(.input(.key(.character("t"))), at: timestamp("2026-06-02T08:00:00.000Z"))
    expect(state.selection, selection)
    let later = EditorState(shown: shown, presentation: presentation("2026-07-06"), seed: 1)
    expect(later.selection, 0)
  }
}
