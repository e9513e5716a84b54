import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct UndoTests {
  private static let sketch = "@Chicago Dinner Chicago>Detroit | Museum | @Detroit Hotel"

  @Test func `undo and redo select the row of the edit`() {
    var robot = Robot(Self.sketch).pressing("L X y d y", on: "Dinner")
    let outlines = [robot.outline]
    expect(robot.operations.entries.map(\.operation.name).count, 4)
    robot.press("u u u", .status("Undid: changed Dinner."), .selects("Dinner"))
    expect(robot.state.highlighted, ItemID("Dinner"))
    robot.press("u", .status("Undid: moved Dinner to Day 2."), .outlines(Self.sketch))
    #expect(robot.effects.contains(.save) && robot.effects.contains(.bell))
    robot.press("u", .status("Nothing to undo."), .saves(0))
    robot.press("U U U U")
    expect([robot.outline], outlines)
    robot.press("U", .status("Nothing to redo."))
  }

  @Test func `pasted lines are one operation, and so is a sorted day`() {
    var robot = Robot("@Chicago | Museum")
    robot.happen(.input(.paste((1...30).map { "Stop \($0)" }.joined(separator: "\n"))))
    robot.press("Space")
    expect(robot.trip.itinerary.count, 32)
    robot.press("u", .status("Undid: added 30 items."), .outlines("@Chicago | Museum"))
  }

  @Test func `undo waits while a row is moved`() {
    var robot = Robot(Self.sketch).pressing("L", on: "Dinner")
    robot.press("Space u", .begins("No undo while you move an item: "))
    robot.press("U", .begins("No undo while you move an item: "))
    expect(robot.trip.item("Dinner")?.position.day, 2)
    #expect(robot.drag != nil)
  }

  /// The answer to `u` may come when another row has been picked up.
  @Test func `an undo during a drag acts like a reload`() throws {
    var robot = Robot(Self.sketch).pressing("L", on: "Museum")
    let operation = try #require(robot.operations.entries.first?.operation)
    robot.press("Space", on: "Dinner")
    robot.happen(.file(.taken(.undo, operation)))
    expect(robot.trip.item("Museum")?.position.day, 2)
    #expect(robot.drag != nil && robot.saves == 1)
    #expect(robot.status.hasPrefix("Undid: moved Museum to Day 3."))
  }

  @Test func `later changes stay`() throws {
    var robot = Robot(Self.sketch).pressing("X", on: "Dinner")
    var other = robot.trip
    var dinner = try #require(other.item("Dinner")?.custom)
    dinner.done = nil
    dinner.notes = "at 8"
    try other.apply(.change(ItemID("Dinner"), to: dinner), at: robot.now)
    robot.find(onDisk: other)
    robot.press("u", .status("Nothing to undo."))
    robot.press("X")
    dinner.title = "Supper"
    dinner.done = false
    var third = robot.trip
    try third.apply(.change(ItemID("Dinner"), to: dinner), at: robot.now)
    robot.find(onDisk: third)
    robot.press("u", .status("Nothing changed. Kept the ticked off of Supper, changed since."))
  }

  @Test func `typed digits select a day`() {
    var robot = Robot("Dinner" + String(repeating: " |", count: 13)).pressing("5", .selects("Day 5"))
    robot.press("1", .selects("Day 1"))
    robot.happenTogether([.input(.key(.character("1"))), .input(.key(.character("2")))])
    expect(robot.selected, "Day 12")
    robot.happenTogether([.input(.key(.character("9"))), .input(.key(.character("9")))])
    expect(robot.status, "No Day 99; the trip has 14 days.")
    expect(robot.selected, "Day 9")
  }
}
