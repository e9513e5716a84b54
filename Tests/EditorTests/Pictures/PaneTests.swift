import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct PaneTests {
  private static let wide = Size(columns: 120, rows: 40)

  /// The words right of the rule that separates the pane from the list.
  private static func words(in robot: Robot, pane: Int = 42) -> String {
    let frame = robot.frame
    let rule = frame.size.columns - pane
    let lines = (2..<frame.size.rows - 3).map { row in
      String(String.UnicodeScalarView(frame.row(row).dropFirst(rule + 1).filter { $0.width > 0 }.map(\.base)))
    }
    return lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  private static func robot(_ size: Size = wide) -> Robot {
    let notes = "Ask for the corner table, which is quiet and looks out on Michigan Avenue.\nCash only."
    let trip = SampleTrips.rustBelt.changing("dinner") { $0.changeCustom { $0.notes = notes } }
    return Robot(trip, size: size)
  }

  @Test func `a leg shows the games that bound it, and its slack`() {
    var robot = Self.robot()
    robot.select("to detroit")
    let words = Self.words(in: robot)
    #expect(words.contains("After St. Louis Cardinals @ Chicago Cubs (Day 1, 1:20 PM CDT)"))
    #expect(words.contains("Before Cleveland Guardians @ Detroit Tigers (Day 3, 1:40 PM EDT)"))
    // From the arrival at 2:30 PM on July 4 to 1:40 PM on July 5, less the buffer.
    #expect(words.contains("Slack 22h 25m"))
  }

  @Test func `problems are shown in full`() {
    var robot = Self.robot()
    robot.select("museum")
    #expect(
      Self.words(in: robot).contains(
        "Warning: Out of time order on Day 8: Field Museum comes after Milwaukee Brewers @ Chicago Cubs."))
  }

  @Test func `while an item is carried, the pane shows its target and its bounds`() {
    var robot = Self.robot().pressing("Space j", on: "to detroit")
    #expect(Self.words(in: robot).contains("After Shinola Hotel, at the end of Day 2."))
    #expect(Self.words(in: robot).contains("Can go on Days 1 to 3"))
    robot.press("j j j")
    #expect(Self.words(in: robot).contains("Can't go here. This leg"))
  }

  @Test func `a narrower screen has no pane, and v shows the same`() {
    var robot = Self.robot(Size(columns: 109, rows: 40)).pressing("j j j")
    #expect(!robot.frame.text.contains("Cash only."))
    Self.robot().pressing("j j j", .shows("Cash only."), .shows("41.88, -87.63"))
    robot.press("v")
    #expect(robot.frame.text.contains("Cash only.") && robot.frame.text.contains("41.88, -87.63"))
    robot.press("Esc", .browses)
  }

  @Test(arguments: [Size(columns: 115, rows: 10), Size(columns: 115, rows: 12), Size(columns: 200, rows: 60)])
  func `reports text that does not fit, which v shows`(size: Size) {
    let robot = Self.robot(size).pressing("j j j")
    expect(robot.frame.text.contains("v shows the rest."), (size.rows < 60))
  }

  @Test func `an uncut name ends before the pane`() {
    let trip = SampleTrips.rustBelt.changing("cubs") {
      $0.changeGame { $0.league = String(repeating: "League", count: 30) }
    }
    var robot = Robot(trip, size: Size(columns: 170, rows: 40))
    for key in ["j", "j", "j", "k", "]", "j Space", "j", "Esc"] { robot.press(key) }
    #expect(Self.words(in: robot, pane: 59).hasPrefix("Chicago → Detroit From Chicago, IL"))
  }

  @Test func `plain mode has no pane`() {
    let robot = Robot(SampleTrips.rustBelt, size: Self.wide, isPlain: true).pressing("] j")
    #expect(!robot.frame.text.contains("Slack"))
  }

  // MARK: The line of the trip

  @Test func `the line of the trip has a dot for each game, a dash for each leg, and marks of problems`() {
    let robot = Self.robot().pressing("] ]")
    let line = robot.frame.text(ofRow: 1).split(separator: " ").joined(separator: " ")
    expect(line, "1 ● 2 ━ [3]●● 4 ━ 5 ●━ 6 · 7 ○▲ 8 ●▲")
    #expect(robot.frame.text(ofRow: 0).contains("Day 3 of 8"))
  }

  @Test func `the trip line follows the carried row`() {
    let robot = Self.robot().pressing("Space ]", on: "to detroit")
    #expect(robot.frame.text(ofRow: 1).contains("[3]"))
    #expect(robot.frame.text(ofRow: 0).contains("Day 3 of 8"))
  }

  @Test func `the line of a long trip shows only the days around the row`() {
    let days = (1...60).map { _ in "@Chicago!" }.joined(separator: " | ")
    var robot = Robot(TripSketch.trip(days), size: Size(columns: 80, rows: 30))
    let first = robot.frame.text(ofRow: 1)
    #expect(first.contains("[1]") && first.hasSuffix("›") && !first.contains("‹"))
    robot.press("G")
    let last = robot.frame.text(ofRow: 1)
    #expect(last.contains("[60]") && last.contains("‹") && !last.contains("›"))
    #expect(last.split(separator: " ").count >= first.split(separator: " ").count, "the last page is full")
  }
}
