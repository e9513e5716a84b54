import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// The list of places where an item may go.
@Suite struct MoveToTests {
  static let sketch = "Breakfast @Chicago Dinner Chicago>Detroit | Museum | | @Detroit Hotel"

  @Test func `places are chosen by moving through them`() {
    var robot = Robot(Self.sketch)
    robot.select("Chicago>Detroit")
    robot.press("m")
    #expect(
      robot.status.hasPrefix("2 of 5: Day 2, Sat, Jul 4: Before Museum."), "it begins below the row: \(robot.status)")
    robot.press("Down Down Down")
    #expect(robot.status.hasPrefix("5 of 5: Day 4, Mon, Jul 6"))
    robot.press("Enter")
    expect(robot.saves, 1)
    expect(robot.outline, TripSketch.normal("Breakfast @Chicago Dinner | Museum | | Chicago>Detroit @Detroit Hotel"))
  }

  @Test func `typing filters the slots`() {
    var robot = Robot(Self.sketch)
    robot.select("Dinner")
    robot.press("m \"hotel after\"")
    #expect(robot.status.hasPrefix("1 of 2: Day 4"))
    robot.press("Down Enter")
    expect(robot.outline, TripSketch.normal("Breakfast @Chicago Chicago>Detroit | Museum | | @Detroit Hotel Dinner"))
  }

  @Test func `a paste narrows them down as typing does`() {
    var robot = Robot(Self.sketch)
    robot.select("Dinner")
    robot.press("m Down Down")
    robot.happen(.input(.paste("hotel after\n")))
    #expect(robot.status.hasPrefix("1 of 2: Day 4"))
    robot.happen(.input(.paste("x")))
    expect(robot.status, "No valid slot matches what you typed.")
    robot.press("Backspace Down Enter")
    expect(robot.trip.item("Dinner")?.position.day, 4)
  }

  @Test(arguments: ["7/6", "jul 6", "2026-07-06", "day 4", "6 july"]) func `a day is one day`(text: String) {
    var robot = Robot(Self.sketch)
    robot.select("Dinner")
    robot.press("m \"\(text)\"")
    #expect(robot.status.hasPrefix("1 of 3: Day 4, Mon, Jul 6"))
  }

  @Test func `distinguishes the two games of a double header`() {
    var robot = Robot("@Chicago+1 @Chicago+2 | Museum")
    robot.select("Museum")
    robot.press("m Up")
    #expect(
      robot.status.hasPrefix(
        "2 of 3: Day 1, Fri, Jul 3: After Guests @ Chicago (game 1), before Guests @ Chicago (game 2)."))
  }

  @Test func `no match moves nothing`() {
    var robot = Robot(Self.sketch)
    robot.select("Dinner")
    robot.press("m \"xyzzy\" Enter")
    expect(robot.status, "No valid slot matches what you typed.")
    robot.press("Esc")
    expect(robot.status, "Cancelled: nothing was moved.")
    expect(robot.outline, TripSketch.normal(Self.sketch))
  }

  @Test func `refuses rows that can't move`() {
    var robot = Robot(Self.sketch)
    robot.press("m")
    expect(robot.status, "Day headers can't be moved; choose a row with a grip.")
    robot.select("@Chicago")
    robot.press("m")
    #expect(robot.status.hasPrefix("Can't move it: games can't be moved. Guests @ Chicago (Day 1, "))
    #expect(robot.isBrowsing)
  }

  @Test func `a trip that changes in the meantime keeps what was typed`() {
    var robot = Robot(Self.sketch)
    robot.select("Dinner")
    robot.press("m \"jul 6\"")
    robot.find(onDisk: robot.trip.adding("New", day: 1, sortOrder: 0))
    robot.press("Enter")
    expect(robot.saves, 1)
    expect(robot.trip.item("Dinner")?.position.day, 4)
    robot.press("m")
    robot.find(onDisk: robot.trip.removing("Dinner"))
    #expect(robot.isBrowsing)
  }
}
