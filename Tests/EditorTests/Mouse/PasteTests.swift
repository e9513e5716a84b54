import Editor
import EditorTestSupport
import ItineraryCore
import Screen
import Testing

@Suite struct PasteTests {
  static let sketch = "@Chicago Dinner | Museum | @Detroit"

  @Test func `A pasted line is a new item, already lifted, and placed like any other`() {
    var robot = Robot(Self.sketch)
    robot.select("Dinner")
    robot.happen(.pasted("Pizza at Pequod's"))
    #expect(robot.saves == 0)
    #expect(robot.trip.itinerary.count == 4)
    #expect(robot.status.hasPrefix("Picked up Pizza at Pequod's, just pasted."))
    robot.press("j j Space")
    #expect(robot.saves == 1)
    let day = robot.trip.itinerary.range(ofDay: 2).map { robot.trip.itinerary[$0].custom?.title }
    #expect(day == ["Museum", "Pizza at Pequod's"])
    #expect(robot.status == "Dropped on Day 2, after Museum.")
  }

  @Test func `Several lines are placed as one block, in order`() {
    var robot = Robot(Self.sketch)
    robot.happen(.pasted("One\r\n  Two \n\n\rThree"))
    #expect(robot.status.hasPrefix("Picked up 3 new items"))
    robot.press("Space")
    let day = robot.trip.itinerary.range(ofDay: 1).compactMap { robot.trip.itinerary[$0].custom?.title }
    #expect(day == ["One", "Two", "Three", "Dinner"])
    #expect(robot.saves == 1)
  }

  @Test func `Escape throws a pasted item away`() {
    var robot = Robot(Self.sketch)
    let before = robot.trip
    robot.happen(.pasted("d y q"))
    robot.press("j Esc")
    #expect(robot.trip == before)
    #expect(robot.isBrowsing)
    #expect(robot.saves == 0)
    #expect(robot.status == "Cancelled: d y q was not added.")
  }

  @Test func `In a form a paste goes into the field, its lines joined`() {
    var robot = Robot(Self.sketch)
    robot.press("+ \"At \"")
    robot.happen(.pasted("the\rzoo"))
    #expect(robot.typed(.title) == "At the zoo")
  }

  @Test(arguments: ["", " \r\n ", "j Space"])
  func `A paste of nothing, or while carrying, does nothing and says so`(text: String) {
    var robot = Robot(Self.sketch)
    if text == "j Space" { robot.lift("Dinner") }
    let mode = robot.state.mode
    robot.happen(.pasted(text))
    #expect(robot.state.mode == mode)
    #expect(robot.state.status.tone == .refusal)
  }

  @Test func `A pasted item survives a reload`() {
    var robot = Robot(Self.sketch)
    robot.select("Museum")
    robot.happen(.pasted("Zoo"))
    robot.find(onDisk: robot.trip.adding("Bar", day: 1, sortOrder: 0.5))
    robot.press("Space")
    let day = robot.trip.itinerary.range(ofDay: 2).compactMap { robot.trip.itinerary[$0].custom?.title }
    #expect(day == ["Museum", "Zoo"])
  }
}
