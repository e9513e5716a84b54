import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct FindTests {
  static let sketch = "@Chicago Dinner | Café-Müller Chicago>Detroit | Dinner+2 Museum | @Detroit Hotel"

  @Test func `the selection follows what is typed, from where the search began`() {
    var robot = Robot(Self.sketch)
    var seen: [String] = []
    for key in ["/", "d", "i", "n", "n", "Backspace", "Backspace", "Backspace", "Backspace"] {
      robot.press(key)
      seen.append(robot.selected)
    }
    // Every header of a day holds a D.
    expect(seen, ["Day 1", "Day 1", "Dinner", "Dinner", "Dinner", "Dinner", "Dinner", "Day 1", "Day 1"])
  }

  @Test func `Enter stays, n and N go around the list`() {
    var robot = Robot(Self.sketch)
    robot.press("/ \"dinner\" Enter", .browses, .status("1 of 2: Activity: Dinner. Space picks it up, Enter edits it."))
    var seen = [robot.selected]
    for key in ["n", "n", "N", "N", "n"] {
      robot.press(key)
      seen.append(robot.selected)
    }
    expect(seen, ["Dinner", "Dinner+2", "Dinner", "Dinner+2", "Dinner", "Dinner+2"])
    #expect(robot.status.hasPrefix("2 of 2: "))
  }

  @Test func `shows the number of matches while typing`() {
    var robot = Robot(Self.sketch).pressing("j j j / \"dinn\"")
    let row = robot.frame.cursor?.row ?? 0
    expect(robot.selected, "Dinner+2")
    #expect(robot.frame.text(ofRow: row).hasSuffix(" 2 of 2"))
    robot.press("\"er tonight\"")
    #expect(robot.frame.text(ofRow: row).hasSuffix(" no match"))
  }

  @Test func `names the field with the match if the row does not show it`() throws {
    var trip = TripSketch.trip("@Chicago Dinner | Museum")
    var dinner = try #require(trip.item("Dinner")?.custom)
    dinner.location = CustomItem.Location(name: "Lou Malnati’s")
    dinner.notes = "Cash only, near the Museum"
    try trip.apply(.change(ItemID("Dinner"), to: dinner), at: timestamp("2026-06-02T09:00:00.000Z"))
    var robot = Robot(trip).pressing("/ \"museum\"")
    #expect(findLine(of: robot).hasSuffix(" 1 of 2, in its notes"))
    robot.press("Enter", .begins("1 of 2, in its notes: Activity: Dinner."))
    robot.press("n", .begins("2 of 2: Activity: Museum."))
    robot.press("/ \"malnati\" Enter", .begins("1 of 1, in its location: Activity: Dinner."))
    robot.press("/ \"dinner\" Enter", .begins("1 of 1: Activity: Dinner."))
  }

  /// July 3, 2026 is the first day, a Friday.
  @Test(arguments: ["jul 5", "5 july", "7/5", "2026-07-05", "sunday", "day 3", "Sun, Jul 5"])
  func `finds days by dates`(text: String) {
    var robot = Robot("@Chicago | | | | | | | | | | | Dinner")
    robot.press("/ \"\(text)\" Enter", .selects("Day 3"), .begins("1 of "))
    #expect(robot.status.hasPrefix("1 of 1: ") || text == "sunday")
  }

  @Test func `Day 1 is not a prefix of Day 10, and a day outside the trip is reported`() {
    var robot = Robot("@Chicago | | | | | | | | | | | Dinner")
    robot.press("/ \"day 1\" Enter n", .selects("Day 1"), .begins("1 of 1: "))
    robot.press("/ \"dec 25\" Enter")
    expect(robot.status, "No row contains \"dec 25\", and it is not a day of the trip: Fri, Jul 3 – Tue, Jul 14, 2026.")
  }

  @Test func `a paste is searched for as typing is`() {
    var robot = Robot(Self.sketch).pressing("/")
    robot.happen(.input(.paste("muse\n")), .selects("Museum"))
    #expect(findLine(of: robot).hasSuffix(" 1 of 1"))
    robot.happen(.input(.paste("x")))
    #expect(findLine(of: robot).hasSuffix(" no match"))
    robot.press("Backspace Enter", .begins("1 of 1: Activity: Museum."))
  }

  @Test func `reports no match, and restores the selection`() {
    var robot = Robot(Self.sketch).pressing("j j / \"xyzzy\"", .selects("Dinner"))
    robot.press("Enter", .selects("Dinner"), .status("No row contains \"xyzzy\"."), .tone(.refusal))
    robot.press("n", .status("No row contains \"xyzzy\"."))
  }

  @Test(arguments: ["Esc", "Ctrl-C", "Backspace Backspace Backspace Backspace Backspace Backspace"])
  func `leaving the search goes back to where it began`(keys: String) {
    var robot = Robot(Self.sketch).pressing("j / \"hotel\"", .selects("Hotel"))
    robot.press(keys, .browses, .selects("@Chicago"), .status("Cancelled the search."))
  }

  @Test(arguments: ["cafe-muller", "CAFÉ", "müller", "MULLER", "cafe\u{301}"])
  func `diacritics and case do not matter`(text: String) {
    Robot(Self.sketch).pressing("/ \"\(text)\" Enter", .selects("Café-Müller"))
  }

  @Test func `an empty search asks for text`() {
    var robot = Robot(Self.sketch).pressing("n", .status("Nothing to find yet; / starts a search."))
    robot.press("/ Enter", .browses)
  }

  @Test func `the typed line is on the screen with the cursor at its place`() {
    var robot = Robot(Self.sketch).pressing("/ \"din\"")
    let row = robot.frame.cursor?.row ?? 0
    #expect(robot.frame.text(ofRow: row).hasPrefix(" /din  "))
    #expect(robot.frame.text(ofRow: row).hasSuffix("  1 of 2"))
    expect(robot.frame.cursor?.column, 5)
    robot.press("Left Left")
    expect(robot.frame.cursor?.column, 3)
    robot.press("End Space Space")
    expect(robot.frame.cursor?.column, 7)
    robot.press("Home \"界\"")
    #expect(robot.frame.text(ofRow: row).hasPrefix(" /界din  "))
    #expect(robot.frame.text(ofRow: row).hasSuffix(" no match"))
    expect(robot.frame.cursor?.column, 4)
  }

  @Test func `a text longer than the screen keeps its end and the cursor in sight`() throws {
    var robot = Robot(TripSketch.trip(Self.sketch), size: Size(columns: 40, rows: 10))
    robot.press("/ \"\(String(repeating: "abcdefghi ", count: 12))END\"")
    let cursor = try #require(robot.frame.cursor)
    let line = robot.frame.text(ofRow: cursor.row)
    #expect(line.hasSuffix("END   no match"))
    #expect(line.prefix(cursor.column).hasSuffix("END"))
  }

  @Test func `a trip that changes during the search keeps it going`() {
    var robot = Robot(Self.sketch).pressing("G / \"din\"")
    robot.find(onDisk: TripSketch.trip("Late-Dinner"))
    robot.press("\"ner\"", .selects("Late-Dinner"))
    robot.press("Esc", .browses)
  }

  @Test func `a search that began on a removed row goes back to the end`() {
    var robot = Robot(Self.sketch).pressing("G / \"nothing\"")
    robot.find(onDisk: TripSketch.trip("Late-Dinner"))
    robot.press("\" like it\"", .selects("Late-Dinner"))
  }

  private func findLine(of robot: Robot) -> String {
    let frame = robot.frame
    return frame.cursor.map { frame.text(ofRow: $0.row) } ?? ""
  }
}
