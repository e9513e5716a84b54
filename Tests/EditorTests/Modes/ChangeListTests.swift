import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// The list of what schedules have changed.
@Suite struct ChangeListTests {
  @Test func `the newest come first, and Enter goes to the row`() {
    var robot = Robot(SampleTrips.changed)
    robot.press("c", .says("1 of 4: New: Day 2: Guests @ Detroit has a time now: Sat, Jul 4, 1:20 PM EDT."))
    robot.press("End", .says("4 of 4: Day 1: The venue of Guests @ Chicago is now called Lake Park."))
    robot.press("Up", .begins("3 of 4: New: Removed Guests @ Gary on "))
    robot.press("Enter", .says("That row no longer exists."))
    robot.press("Home Enter", .browses, .begins("Game: Guests @ Detroit"))
  }

  @Test func `rows and title mark changes until the list was seen`() {
    var robot = Robot(SampleTrips.changed)
    #expect(robot.frame.text(ofRow: 0).contains("3 changes"))
    #expect(robot.frame.text.contains("•"))
    robot.press("c", .shows("Changes: 3 new"), .saves(0))
    robot.press("Esc", .saves(1))
    #expect(!robot.trip.changes.contains { !$0.isSeen })
    #expect(!robot.frame.text(ofRow: 0).contains("change"))
    #expect(!robot.frame.text.contains("•"))
    robot.press("c Esc", .saves(0))
  }

  @Test func `typing narrows it down, and nothing is dismissed`() {
    var robot = Robot(SampleTrips.changed).pressing("c \"lake\"", .begins("1 of 1: Day 1: The venue"))
    robot.press("Ctrl-X", .says("Changes count as seen when you leave this list."))
    #expect(!robot.frame.text.contains("dismiss"))
  }

  @Test func `reports that no schedule has changed a trip`() {
    var robot = Robot("@Chicago Dinner").pressing("c", .says("No schedule has changed this trip."))
    robot.press("Esc", .saves(0))
  }

  @Test func `a click chooses, and a click on the chosen one goes there`() {
    var robot = Robot(SampleTrips.problems).pressing("p")
    robot.click(line: robot.line(showing: "Toledo is postponed"), column: 20)
    #expect(robot.status.hasPrefix("4 of 4: "))
    robot.click(line: robot.line(showing: "Toledo is postponed"), column: 20)
    #expect(robot.isBrowsing)
    #expect(robot.status.contains("postponed"))
  }

  @Test func `words alone describe problems and changes without signs`() {
    var robot = Robot(SampleTrips.changed, size: Size(columns: 100, rows: 40), isPlain: true)
    #expect(robot.frame.text.contains("Changed! MLB: Guests @ Detroit"))
    robot.press("c", .shows("New: Day 2: Guests @ Detroit has a time now"))
    robot = Robot(SampleTrips.problems, size: Size(columns: 100, rows: 40), isPlain: true)
    robot.press("p", .shows("Day 4: Warning: Guests @ Toledo is postponed."))
    for sign in ["▲", "→", "·", "•"] { #expect(!robot.frame.text.contains(sign)) }
  }
}
