import Editor
import EditorTestSupport
import ItineraryCore
import Screen
import Testing

@Suite struct DeleteTests {
  static let sketch = "@Chicago Dinner Chicago>Detroit | @Detroit Hotel"

  @Test(arguments: ["d", "x", "Delete"]) func `Deleting asks first and then leaves a tombstone`(key: String) throws {
    var robot = Robot(Self.sketch)
    robot.select("Dinner")
    robot.press(key)
    #expect(robot.status == "Delete \"Dinner\"? y/N")
    #expect(robot.state.status.tone == .question)
    #expect(robot.trip.item("Dinner") != nil)
    robot.press("y")
    #expect(robot.isBrowsing)
    #expect(robot.outline == "@Chicago Chicago>Detroit | @Detroit Hotel")
    #expect(robot.effects == [.save])
    #expect(robot.status == "Deleted Dinner from Day 1.")
    let stone = try #require(robot.trip.deleted.first)
    #expect(stone.id == ItemID("Dinner"))
    #expect(stone.deletedAt > TripSketch.made)
    #expect(robot.selected == "Chicago>Detroit")
  }

  @Test func `Every key but y and Y keeps the item`() {
    for key in EveryPairTests.keys where key != .character("y") && key != .character("Y") && key != .control("z") {
      var robot = Robot(Self.sketch)
      robot.looksAtScreen = false
      let before = robot.trip
      robot.press("j j x")
      robot.press(key)
      #expect(robot.isBrowsing, "\(key)")
      #expect(robot.trip == before)
      #expect(robot.effects.isEmpty)
      #expect(robot.status == "Kept: Dinner was not deleted.")
    }
  }

  @Test func `Games, legs and headers are refused`() {
    var robot = Robot(Self.sketch)
    robot.select("@Chicago")
    robot.press("x")
    #expect(
      robot.status == "Games come from the schedule and are not deleted by hand: Guests @ Chicago stays.")
    robot.select("Chicago>Detroit")
    robot.press("x")
    #expect(robot.status == "Legs come from the schedule and are not deleted by hand: Chicago → Detroit stays.")
    robot.press("Home x")
    #expect(robot.status == "Day headers can't be deleted.")
    #expect(robot.isBrowsing)
    #expect(robot.saves == 0)
  }

  @Test func `The last row of the list can be deleted`() {
    var robot = Robot(Self.sketch)
    robot.press("G x y")
    #expect(robot.outline == "@Chicago Dinner Chicago>Detroit | @Detroit")
    #expect(robot.selected == "@Detroit")
  }

  @Test func `An item deleted outside ends the question`() {
    var robot = Robot(Self.sketch)
    robot.press("j j x")
    robot.find(onDisk: robot.trip.removing("Dinner"))
    #expect(robot.isBrowsing)
    robot.press("y")
    #expect(robot.saves == 0)
  }
}
