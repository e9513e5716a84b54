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
  func `a nudge by an uncertain key is refused, and done when pressed again`(key: String) throws {
    var robot = Robot(Self.sketch)
    robot.select("Museum")
    let before = robot.trip
    let key = try #require(Key(notation: key))
    robot.happen(.input(.ambiguousKey(key)), .holdsTrip(before), .saves(0))
    expect(
      robot.status, "Ignored \(key.notation) right after Esc (may be part of a slow key sequence). Press it again.")
    robot.press(key, .saves(1))
  }

  @Test func `an uncertain key still navigates and types`() {
    var robot = Robot(Self.sketch)
    robot.happen(.input(.ambiguousKey(.character("]"))), .selects("Day 2"))
    robot.happen(.input(.ambiguousKey(.character("a"))))
    robot.happen(.input(.ambiguousKey(.character("H"))), .types(.title, "H"))
  }

  @Test func `a key that may be half a sequence answers no question`() {
    var robot = Robot(Self.sketch).pressing("d", on: "Dinner")
    robot.happen(.input(.ambiguousKey(.character("y"))), .saves(0), .tone(.question))
  }
}
