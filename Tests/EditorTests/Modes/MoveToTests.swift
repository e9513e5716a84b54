import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct MoveToTests {
  static let sketch = "Breakfast @Chicago Dinner Chicago>Detroit | Museum | | @Detroit Hotel"

  @Test func `arrows go through the slots from below the row, and Enter chooses`() {
    var robot = Robot(Self.sketch).pressing("m", on: "Chicago>Detroit", .begins("2 of 5: Day 2, Sat, Jul 4: Before"))
    robot.press("Down Down Down", .begins("5 of 5: Day 4, Mon, Jul 6"))
    robot.press("Enter", .saves(1), .outlines("Breakfast @Chicago Dinner | Museum | | Chicago>Detroit @Detroit Hotel"))
  }

  @Test func `a click selects a slot, and a second one chooses it`() {
    var robot = Robot(Self.sketch).pressing("m", on: "Chicago>Detroit")
    let outlines = [Self.sketch, "Breakfast @Chicago Dinner | Museum | | Chicago>Detroit @Detroit Hotel"]
    for outline in outlines { robot.click(line: robot.line(showing: "Day 4, Mon, Jul 6"), .outlines(outline)) }
  }

  @Test func `typing filters the slots`() {
    var robot = Robot(Self.sketch).pressing("m \"hotel after\"", on: "Dinner", .begins("1 of 2: Day 4"))
    robot.press("Down Enter", .outlines("Breakfast @Chicago Chicago>Detroit | Museum | | @Detroit Hotel Dinner"))
  }

  @Test func `a paste narrows down the slots as typing does`() {
    var robot = Robot(Self.sketch).pressing("m Down Down", on: "Dinner")
    robot.happen(.input(.paste("hotel after\n")), .begins("1 of 2: Day 4"))
    robot.happen(.input(.paste("x")), .status("No valid slot matches what you typed."))
    robot.press("Backspace Down Enter")
    expect(robot.trip.item("Dinner")?.position.day, 4)
  }

  @Test(arguments: ["7/6", "jul 6", "2026-07-06", "day 4", "6 july"])
  func `finds the slots of a typed day`(text: String) {
    Robot(Self.sketch).pressing("m \"\(text)\"", on: "Dinner", .begins("1 of 3: Day 4, Mon, Jul 6"))
  }

  @Test func `distinguishes the two games of a double header`() {
    let place = "2 of 3: Day 1, Fri, Jul 3: After Guests @ Chicago (game 1), before Guests @ Chicago (game 2)."
    Robot("@Chicago+1 @Chicago+2 | Museum").pressing("m Up", on: "Museum", .begins(place))
  }

  @Test func `no match moves nothing`() {
    var robot = Robot(Self.sketch)
    robot.press("m \"xyzzy\" Enter", on: "Dinner", .status("No valid slot matches what you typed."))
    robot.press("Esc", .status("Cancelled: nothing was moved."), .outlines(Self.sketch))
  }

  @Test func `refuses rows that can't move`() {
    var robot = Robot(Self.sketch).pressing("m", .status("Day headers can't be moved; choose a row with a grip."))
    robot.press("m", on: "@Chicago", .begins("Can't move it: games can't be moved. Guests @ Chicago (Day"), .browses)
  }

  @Test func `a trip that changes in the meantime keeps what was typed`() {
    var robot = Robot(Self.sketch).pressing("m \"jul 6\"", on: "Dinner")
    robot.find(onDisk: robot.trip.adding("New", day: 1, sortOrder: 0))
    robot.press("Enter", .saves(1))
    expect(robot.trip.item("Dinner")?.position.day, 4)
    robot.press("m")
    robot.find(onDisk: robot.trip.removing("Dinner"), .browses)
  }
}
