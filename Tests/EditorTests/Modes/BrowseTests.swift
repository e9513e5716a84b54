import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct BrowseTests {
  private var robot = Robot(Self.sketch)

  static let sketch = "@Chicago Dinner | Chicago>Detroit | | @Detroit Hotel"

  private func selected(after keys: String, _ sketch: String = sketch) -> String {
    Robot(sketch).pressing(keys).selected
  }

  @Test mutating func `rows go by one, headers of days among them`() {
    var seen = [robot.selected]
    for _ in 0..<8 {
      robot.press("j")
      seen.append(robot.selected)
    }
    expect(seen, ["Day 1", "@Chicago", "Dinner", "Day 2", "Chicago>Detroit", "Day 3", "Day 4", "@Detroit", "Hotel"])
    robot.press("Down", .status("This is the last row."))
    for expected in seen.reversed() {
      expect(robot.selected, expected)
      robot.press("k")
    }
    expect(robot.status, "This is the first row.")
  }

  @Test func `Home, End and the arrows go to ends and days`() {
    expect(selected(after: "G"), "Hotel")
    expect(selected(after: "End g"), "Day 1")
    expect(selected(after: "Right"), "Day 2")
    expect(selected(after: "] ] ]"), "Day 4")
    expect(selected(after: "G Left"), "Day 3")
    expect(selected(after: "G [ ["), "Day 2")
  }

  @Test func `pages go up and down and stop at the ends`() {
    let sketch = (1...20).map { day in (1...4).map { "R\(day).\($0)" }.joined(separator: " ") }.joined(separator: " | ")
    for (down, up) in [("PgDn", "PgUp"), ("Ctrl-D", "Ctrl-U")] {
      var robot = Robot(sketch)
      var rows: [RowNumber] = [0]
      while robot.state.selection < 99 {
        robot.press(down)
        #expect(robot.state.selection > rows[rows.count - 1])
        rows.append(robot.state.selection)
      }
      #expect(rows.count > 5)
      robot.press(down, .status("This is the last row."))
      for _ in 0..<30 { robot.press(up) }
      expect(robot.state.selection, 0)
      expect(robot.status, "This is the first row.")
    }
  }

  @Test mutating func `the selected row is described in a sentence`() {
    expect(robot.status, "Day 1 - Friday, July 3: 2 items. + adds one.")
    var seen: [String] = []
    for _ in 0..<5 {
      robot.press("j")
      seen.append(robot.status)
    }
    expect(
      seen,
      [
        "Game: Guests @ Chicago, 1:20 PM CDT, Chicago Park.", "Activity: Dinner. Space picks it up, Enter edits it.",
        "Day 2 - Saturday, July 4: one item. + adds one.",
        "Leg: Chicago → Detroit · 283 mi · 4h 30m. Space picks it up.",
        "Day 3 - Sunday, July 5: no items. + adds one.",
      ])
  }

  @Test func `suggests no action that would be refused`() {
    var robot = Robot("@Chicago Dinner Chicago>Detroit @Detroit Chicago>Boston", readOnly: "no.")
    for id in ["Dinner", "Chicago>Boston"] {
      robot.select(id)
      #expect(!robot.status.contains("Space") && !robot.status.contains("Enter"), "\(robot.status)")
    }
    robot.press("g j k", .status("Day 1 - Friday, July 3: 5 items."))
    var held = Robot("@Chicago Chicago>Detroit @Detroit?")
    held.select("Chicago>Detroit", .ends("(Day 1, time TBD); it is 50m short."))
  }

  @Test func `problems are visited in turn and described`() {
    var robot = Robot("@Chicago Dinner | @Detroit | @Chicago! | Detroit>Chicago @Chicago+2")
    var seen: [String] = []
    for _ in 0..<4 {
      robot.press("!")
      seen.append(robot.selected)
    }
    expect(seen, ["@Detroit", "@Chicago!", "@Detroit", "@Chicago!"])
    robot.press("!")
    expect(
      robot.status,
      "Warning: No leg between Guests @ Chicago (Day 1, 1:20 PM CDT) and Guests @ Detroit (Day 2, 1:20 PM CDT).")
    Robot("@Chicago Dinner").pressing("!", .status("No problems."))
  }

  @Test mutating func `reports a key that does nothing`() {
    for key in ["Esc", "Ctrl-J", "Tab", "F5", "Z", "Q", "Backspace"] {
      robot.press(key, .status("\(key) does nothing here; ? shows the keys."))
    }
  }

  @Test func `Enter shows the details of a game, and opens what can be edited`() {
    var robot = Robot(Self.sketch).pressing("Enter", on: "@Chicago")
    let card = robot.frame.text
    for text in [
      "Guests @ Chicago", "Chicago Park", "1:20 PM CDT, America/Chicago", "Games can't be moved",
      "Holds Chicago → Detroit.",
    ] {
      #expect(card.contains(text), "\(text)")
    }
    robot.press("Esc")
    robot.press("Enter", on: "Chicago>Detroit", .begins("Mode: drive"))
    robot.press("Esc v")
    let leg = robot.frame.text
    for text in ["Days 1 to 4", "283 mi", "4h 30m", "Guests @ Chicago (Day 1", "Guests @ Detroit (Day 4"] {
      #expect(leg.contains(text), "\(text)")
    }
    // A page ends where its key line says, and other keys do nothing to the list.
    robot.press("Space", .mode("page"))
    robot.press("q u", .status("Nothing to undo."))
    robot.press("e", on: "Dinner", .types(.title, "Dinner"))
    robot.press("Esc Home Enter", .browses, .status("Day 1 - Friday, July 3: + adds an item to this day."))
  }

  @Test func `a page scrolls to its ends and no further`() {
    var robot = Robot(TripSketch.trip(Self.sketch), size: Size(columns: 40, rows: 10)).pressing("?")
    let top = robot.frame.text
    robot.press("Up PgUp Home")
    expect(robot.frame.text, top)
    robot.press("End")
    let bottom = robot.frame.text
    #expect(bottom != top)
    robot.press("Down PgDn")
    expect(robot.frame.text, bottom)
    robot.press("Home")
    expect(robot.frame.text, top)
    robot.press("End")
    robot.happen(.input(.resized(Size(columns: 120, rows: 400))), .shows("List"))
  }

  @Test func `a trip under way opens on the day of today, and t goes back there`() {
    func displaySettings(_ today: String) -> DisplaySettings {
      DisplaySettings(size: Size(columns: 80, rows: 24), today: date(today))
    }
    let displayed = DisplayedTrip(TripSketch.trip("One | Two | Three"), zones: TestZones.all, wording: Wording())
    var state = EditorState(displayed: displayed, displaySettings: displaySettings("2026-07-04"), seed: 1)
    #expect(state.status.text.hasPrefix("Day 2 - Saturday, July 4"))
    let selection = state.selection
    _ = state.apply(.input(.key(.character("G"))), at: timestamp("2026-06-02T08:00:00.000Z"))
    #expect(state.selection != selection)
    _ = state.apply(.input(.key(.character("t"))), at: timestamp("2026-06-02T08:00:00.000Z"))
    expect(state.selection, selection)
    let later = EditorState(displayed: displayed, displaySettings: displaySettings("2026-07-06"), seed: 1)
    expect(later.selection, 0)
  }
}
