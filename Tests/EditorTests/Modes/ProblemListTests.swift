import Editor
import EditorTestSupport
import ItineraryCore
import Screen
import TestSupport
import Testing

/// The list of problems.
@Suite struct ProblemListTests {
  private let sketch = "@Chicago! Dinner | @Detroit! | Museum"

  @Test func `it says which of how many is chosen, and Enter goes to its row`() {
    var robot = Robot(sketch)
    robot.press("p")
    #expect(robot.status == "1 of 2: Day 1: Warning: Guests @ Chicago is postponed.")
    robot.press("Down")
    #expect(robot.status == "2 of 2: Day 2: Warning: Guests @ Detroit is postponed.")
    robot.press("Down")
    #expect(robot.status.hasPrefix("2 of 2"))
    robot.press("Enter")
    #expect(robot.isBrowsing)
    #expect(robot.status == "Warning: Guests @ Detroit is postponed.")
  }

  @Test func `typing narrows it down`() {
    var robot = Robot(sketch)
    robot.press("p \"detroit day\"")
    #expect(robot.status == "1 of 1: Day 2: Warning: Guests @ Detroit is postponed.")
    robot.press("\" x\"")
    #expect(robot.status == "No problem matches what you typed.")
    robot.press("Enter Esc")
    #expect(robot.isBrowsing)
  }

  @Test func `a trip without problems says so`() {
    var robot = Robot("@Chicago Dinner")
    robot.press("p")
    #expect(robot.status == "This trip has no problems.")
  }

  @Test func `the title counts them`() {
    #expect(Robot(sketch).frame.text(ofRow: 0).contains("2 problems"))
    #expect(!Robot("@Chicago Dinner").frame.text(ofRow: 0).contains("problem"))
  }
}
