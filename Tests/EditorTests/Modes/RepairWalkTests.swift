import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct RepairWalkTests {
  private static let sketch = "@Chicago Chicago>Detroit | Museum | @Detroit Hotel"

  private func offer(_ title: String, _ sketch: String) -> RepairOffer {
    RepairOffer(
      title: title, figures: "3 days", lines: Array(repeating: "Booked: Hotel.", count: 40),
      trip: TripSketch.trip(sketch))
  }

  private func walking() -> Robot {
    let offers = [
      offer("A", "@Chicago | Chicago>Detroit Museum | @Detroit Hotel"), offer("B", "@Chicago | Museum | Hotel"),
    ]
    return Robot(Self.sketch).pressing("f", .effects([.outside(.replan)])).happening(.repairsFound(offers))
  }

  @Test func `the list previews the repaired trip, and Esc leaves it unchanged`() {
    var robot = walking()
    expect(robot.status, "1 of 2: A. 3 days.")
    expect(robot.outline, TripSketch.normal(Self.sketch))
    let first = robot.frame
    #expect(first != Robot(Self.sketch).frame)
    // The games that bound the leg.
    expect(first.text.split(separator: "stays").count, 3)
    robot.press("Right", .status("2 of 2: B. 3 days."))
    #expect(robot.frame != first)
    robot.press("Right", .effects([.bell]))
    robot.press("Left")
    #expect(robot.frame == first)
    robot.press("Esc", .browses, .outlines(Self.sketch), .saves(0))
  }

  @Test func `v lists what the repair changes`() {
    var robot = walking()
    let before = robot.frame
    robot.press("v")
    #expect(robot.frame != before)
    robot.press("Esc", .status("1 of 2: A. 3 days."))
    #expect(robot.frame == before)
  }

  @Test func `Enter applies the repair as one operation`() {
    var robot = walking()
    robot.press("Right Enter", .outlines("@Chicago | Museum | Hotel"))
    expect(robot.operations.entries.map(\.operation.name), ["replan: B"])
    #expect(robot.effects.contains(.save))
    robot.press("u", .outlines(Self.sketch))
  }

  @Test func `a change of the trip ends the walk`() {
    var robot = walking()
    robot.find(onDisk: TripSketch.trip("@Chicago | | @Detroit"), .browses)
  }

  @Test func `f begins from the list, the problems, the changes and the trip menu`() {
    for script in ["T r", "f", "p f", "c f"] {
      let robot = Robot(Self.sketch).pressing(script)
      expect(robot.effects, [.outside(.replan)], "\(script)")
    }
  }
}
