import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// Characters that may be what is left of a slow key.
@Suite struct DoubtTests {
  static let sketch = "@Chicago Dinner | Museum | @Detroit"

  @Test(arguments: ["H", "J", "K", "L"])
  func `a nudge in doubt is refused, and the same key again does it`(key: String) throws {
    var robot = Robot(Self.sketch)
    robot.select("Museum")
    let before = robot.trip
    let key = try #require(Key(notation: key))
    robot.happen(.input(.keyInDoubt(key)), .holdsTrip(before), .saves(0))
    expect(
      robot.status, "Ignored \(key.notation) right after Esc (may be part of a slow key sequence). Press it again.")
    robot.press(key, .saves(1))
  }

  @Test func `an easily undone edit needs no question`() {
    var robot = Robot(Self.sketch)
    robot.happen(.input(.keyInDoubt(.character("]"))), .selects("Day 2"))
    robot.happen(.input(.keyInDoubt(.character("a"))))
    robot.happen(.input(.keyInDoubt(.character("H"))), .types(.title, "H"))
  }

  @Test func `in doubt a question is not answered`() {
    var robot = Robot(Self.sketch).pressing("d", on: "Dinner")
    robot.happen(.input(.keyInDoubt(.character("y"))), .saves(0), .tone(.question))
  }
}
