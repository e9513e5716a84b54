import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// Checks which rows the screen shows in a state, one state a line, where no whole picture is recorded.
@Suite struct RowsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let keys: String
    let trip: Trip
    let readOnly: String?
    let cursor: [Int]?
    /// Parts of rows of the screen, from top to bottom: a row for each, not always the next.
    let rows: [String]

    init(
      _ keys: String, of trip: Trip = SampleTrips.rustBelt, readOnly: String? = nil, cursor: [Int]? = nil,
      rows: String...
    ) {
      (self.keys, self.trip, self.readOnly, self.cursor, self.rows) = (keys, trip, readOnly, cursor, rows)
    }

    var testDescription: String { keys }
  }

  private static let carried: [Case] = [
    Case(
      "] j Space", rows: "┊ Day 1", "┊   ≡ 🍴 Breakfast", "╔═ after this game ═", "    ≡ 🍴 Post-game", "  Day 2",
      "▶━━ where it was ━", "▌   ≡ Chicago → Detroit · 283 mi · 4h 30m", "≡ 🎫 Shinola Hotel", "╔═ before this game ═"),
    Case(
      "] j Space k k k", rows: "┊   ≡ 🍴 Breakfast", "✗━━ can't go here ━", "✗   ≡ Chicago → Detroit",
      "╔═ after this game ═", "≡ 🍴 Post-game"),
    Case(
      "j j j Space j j", rows: "╭──", "│  MLB  St. Louis", "╰──", "  Day 2", "🚗≡ Chicago → Detroit", "▶━━ drop here ━",
      "▌   ≡ 🍴 Post-game", "    ≡ 🎫 Shinola Hotel", "  Day 3", "╭──"),
    Case(
      "j j j Space ] ] ] ] ] ]", rows: "  Day 6", "No items yet", "  Day 7", "▶━━ drop here ━", "▌   ≡ 🍴 Post-game",
      " ▲│  MLB  Minnesota"),
    Case(
      "j j j Space j j Space", rows: "🚗≡ Chicago → Detroit · 283 mi · 4h 30m                  ~9:00 AM → 2:30 PM ┃",
      "latest 6:00 PM ┃", "▌▲  ≡ 🍴 Post-game"),
    Case("] j Space j j j Space", rows: "  Day 2", "▌ 🚗≡ Chicago → Detroit", "    ≡ 🎫 Shinola Hotel"),
    Case(
      "j j j j j Space j", of: SampleTrips.hostile, rows: "≡ 🎫 👨 US", "▶━━ drop here ━", "▌   ≡ 🏨 東京ドームで野球",
      "… 12:00 PM"),
  ]

  private static let lists: [Case] = [
    Case("j j", rows: "▌ ┏━", "▌ ┃  MLB  St. Louis", "▌ ┃       Wrigley Field · Chicago", "▌ ┗━", "    ≡ 🍴 Post-game"),
    Case(
      "] ] ] ] ]", rows: "│  MLB  Chicago White Sox @ Cleveland Guardians", "TBD │", "▌ Day 6 - Wednesday, July 8 ─",
      "No items yet"),
    Case("G", rows: "▲│  MLB  Minnesota Twins", "POSTPONED │", "▌▲  ≡ 🎫 Field Museum", "9:00 AM"),
    Case(
      "z j j", rows: "  Day 1", "    ≡ 🍴 Breakfast", "▌ ┃  MLB  St. Louis", "▌ ┃       Wrigley Field · Chicago",
      "    ≡ 🍴 Post-game", "  Day 2", "  🚗≡ Chicago → Detroit", "    ≡ 🎫 Shinola"),
    Case(
      "] j", of: SampleTrips.portlands, rows: "│       Walker Stadium · Portland, OR", "655 mi · 10h driving [+]",
      "▌ 🚗≡ Portland, OR → Portland, ME", "~9:00 AM → Wed, Jul 8, 3:00 PM", "655 mi · 10h driving [+]",
      " ▲│ Hartford Yard Goats @ Portland Sea Dogs", "Hadlock Field · Portland, ME"),
    Case(
      "j j", of: SampleTrips.problems, rows: "283 mi · 4h 30m driving [+]", "🚗≡ Chicago → Detroit", " !  ≡ 🍴 Lunch",
      "283 mi · 4h 30m driving · 2 games [+]", " !🚗≡ Detroit → Toledo", "latest 10:05 AM"),
    Case("j j", of: SampleTrips.changed, rows: "│  MLB  Guests @ Chicago", " •│  MLB", " •│  MLB"),
    Case("k", of: TripSketch.trip(""), rows: "Fri, Jul 3, 2026 · 0 games", "▌ Day 1", "No items yet"),
    Case("j k", readOnly: "no.", rows: "READ-ONLY · Day 1 of 8 · 2 problems", "▌ Day 1"),
    Case("/ \"dinn\"", cursor: [6, 22], rows: "▌   ≡ 🍴 Post-game", "/dinn", "1 of 1"),
  ]

  private static let forms: [Case] = [
    Case(
      "+", cursor: [18, 4], rows: "─ New item on Day 1 ─", "Category", "[🎫 Activity]", "▌Title", "Time ",
      "Day        ◂ Day 1 - Friday, July 3 ▸", "A title, or a line such as 7:30pm dinner @ Q39."),
    Case(
      "+ \"A title that is a good deal longer than the field has room for, by far\" Left Left", cursor: [71, 4],
      rows: "▌Title       a good deal longer than the field has room for, by f…"),
    Case("+ Shift-Tab Right", rows: "▌Category   🍴 Restaurant  🏨 Hotel  🎫 Activity [📝 Note]"),
    Case(
      "j j j e Tab Tab Tab", cursor: [40, 7], rows: "[🍴 Restaurant]", "Title      Post-game dinner",
      "Time       10:30 PM", "▌Location   Lafayette Coney Island", "            on the map at 41.88, -87.63", "Notes"),
    Case("j j j e Shift-Tab Shift-Tab Shift-Tab", rows: "Save    > Delete <    Cancel"),
    Case(
      "+ \"Game\" Tab Tab Tab Tab \"Gate F\" Enter \"bring the scorebook\" Enter \"ring Ann\" Up", cursor: [26, 8],
      rows: "▌Notes      Gate F", "             bring the scorebook", "             ring Ann", "Link"),
    Case(
      "] j e Tab \"10:40am\"", cursor: [25, 5], rows: "─ Chicago → Detroit ─", "Mode       drive",
      "▌Departs    10:40am", "Duration   4h 30m", "Distance   283 mi", "carrier and number", "Save      Cancel"),
  ]

  private static let pages: [Case] = [
    Case("j j j v", rows: "─ Post-game dinner ─", "Restaurant", "10:30 PM", "Lafayette Coney Island", "41.88, -87.63"),
    Case("] ] v", rows: "─ Day 3 - Sunday, July 5 ─", "│ 2 games", "│ 3 items."),
    Case(
      "] j v", rows: "From            Chicago, IL", "To              Detroit, MI", "Distance        283 mi", "4h 30m",
      "Leaves          ~9:00 AM", "Arrives         ~2:30 PM", "Slack           22h 25m", "Days 1 to 3",
      "St. Louis Cardinals @ Chicago Cubs", "Cleveland Guardians @ Detroit Tigers"),
    Case(
      "! Enter", rows: "─ Minnesota Twins @ Chicago White Sox ─", "Rate Field", "Chicago, IL",
      "7:10 PM CDT, America/Chicago", "postponed"),
    Case(
      "j j j m \"det\" Down", cursor: [7, 7], rows: "  det", "Day 2, Sat, Jul 4: Before", "▌ Day 2, Sat, Jul 4: After",
      "Day 3", "(game 1)", "Day 4", "Day 4"),
    Case(
      "j j j . Down", rows: "╭─ Post-game dinner ─", "  Space     pick it up", "▌ m ", "  d         delete it", "╰─"),
    Case(
      "j j j T w \"2\" Enter", rows: "Day 1 and Day 2", "Move Breakfast at Lou Mitchell's to Day 2 at 8:30 AM.",
      "Move Post-game dinner to", "Move Shinola Hotel to Day 1."),
    Case("] T s", cursor: [15, 11], rows: "─ Rust Belt Swing ─", "│  2026-07-03 "),
    Case("] T d", rows: "d  Remove Day 2", "St. Louis Cardinals @ Chicago Cubs (Day 1", "(Day 3, 1:40 PM EDT)"),
    Case(
      "p \"day 2\"", of: SampleTrips.problems, cursor: [9, 8], rows: "2 errors, 2 warnings", "  day 2 ", "▌ ! Day 2",
      "  ! Day 3", "╰─"),
    Case(
      "c Down Down", of: SampleTrips.changed, rows: "3 new", "  • Day 2", "  • Day 3", "▌ • Removed Guests @ Gary",
      "    Day 1", "╰─"),
    Case("E Down Down", cursor: [32, 6], rows: "  ~/rust-belt-swing.ics ", "  pdf", "  html", "▌ ics", "  gpx", "╰─"),
  ]

  @Test(arguments: carried + lists + forms + pages) func `a frame shows the rows in order`(displayed: Case) {
    let robot = Robot(displayed.trip, readOnly: displayed.readOnly).pressing(displayed.keys)
    let frame = robot.frame
    var line = 0
    for part in displayed.rows {
      let found = (line..<frame.size.rows).first { frame.text(ofRow: $0).contains(part) }
      guard let found else { return fail("no “\(part)” from row \(line) on in\n\(frame.text)") }
      // What is at the right of a row is looked for in the same row.
      line = found
    }
    if let cursor = displayed.cursor { expect(frame.cursor.map { [$0.column, $0.row] }, cursor) }
  }

  // MARK: Styles

  private static func styles(_ text: String, in robot: Robot) -> String {
    robot.frame.styles(ofRow: robot.line(showing: text))
  }

  @Test func `dropped, struck out and carried rows have their styles`() {
    var robot = Robot(SampleTrips.rustBelt).pressing("j j j Space j j Space")
    #expect(Self.styles("Post-game", in: robot).contains("highlighted+selected"))
    robot.press("G")
    #expect(Self.styles("Minnesota", in: robot).contains("matchup+struck"))
    robot.press("g ] Space")
    #expect(!robot.frame.styles.contains("barrier"))
    robot.press("Esc j Space")
    #expect(Self.styles("Chicago → Detroit ·", in: robot).contains("lifted"))
    #expect(Self.styles("St. Louis", in: robot).contains("barrier"))
    #expect(Self.styles("Breakfast", in: robot).contains("custom+dimmed"))
    #expect(!Self.styles("Shinola", in: robot).contains("dimmed"))
  }

  @Test(arguments: ["j j j .", "] j e", "E", "T", "j j j e"])
  func `the list is dimmed below a dialog`(keys: String) {
    let robot = Robot(SampleTrips.rustBelt).pressing(keys)
    #expect(robot.frame.styles(ofRow: 18).contains("gameBorder+dimmed"))
    #expect(robot.frame.styles.contains("dialogBorder"))
  }

  @Test func `the title shows sharing and saving, however narrow`() {
    for columns in [40, 80, 120] {
      var robot = Robot(SampleTrips.rustBelt, size: Size(columns: columns, rows: 24))
      robot.happen(.sharing(SharingEvent(word: "SHARING STOPPED", lines: ["No."], isStopped: true)))
      #expect(robot.frame.text(ofRow: 0).contains("SHARING STOPPED"))
      robot.happen(.sharing(nil))
      robot.press("j j j J")
      robot.happen(.file(.notSaved(reason: "No space left on device")), .titles("NOT SAVED"))
      robot.press("q s \"~/rust-belt.json\"", .shows("  ~/rust-belt.json "))
    }
  }
}
