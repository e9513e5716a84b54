import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct DeleteQuestionTests {
  private var robot = Robot(Self.sketch)

  static let sketch = "@Chicago Dinner Chicago>Detroit | @Detroit Hotel"

  @Test(arguments: ["d", "x", "Delete"]) func `deleting asks first and then leaves a tombstone`(key: String) throws {
    var robot = Robot(Self.sketch).pressing(key, on: "Dinner", .status("Delete \"Dinner\"? y/N"), .tone(.question))
    #expect(robot.trip.item("Dinner") != nil)
    robot.press("y", .browses, .outlines("@Chicago Chicago>Detroit | @Detroit Hotel"), .effects([.save]))
    expect(robot.status, "Deleted Dinner from Day 1.")
    let stone = try #require(robot.trip.deleted.first)
    expect(stone.id, ItemID("Dinner"))
    #expect(stone.deletedAt > TripSketch.made)
    expect(robot.selected, "Chicago>Detroit")
  }

  @Test func `refuses to delete games, legs and headers`() {
    var robot = Robot(Self.sketch).pressing("x", on: "@Chicago")
    expect(robot.status, "Can't delete Guests @ Chicago: games come from the schedule. T chooses the games.")
    robot.press("x", on: "Chicago>Detroit")
    expect(robot.status, "Can't delete Chicago → Detroit: the trip's games need this leg. T chooses the games.")
    robot.press("Home x", .status("Day headers can't be deleted."), .browses, .saves(0))
  }

  @Test mutating func `the last row of the list can be deleted`() {
    robot.press("G x y", .outlines("@Chicago Dinner Chicago>Detroit | @Detroit"), .selects("@Detroit"))
  }

  @Test func `an item deleted by another program ends the question`() {
    var robot = Robot(Self.sketch).pressing("j j x")
    robot.find(onDisk: robot.trip.removing("Dinner"), .browses)
    robot.press("y", .saves(0))
  }

  @Test mutating func `No returns to a form with the changes made outside`() {
    robot.press("j j e Shift-Tab Shift-Tab Shift-Tab Enter", .status("Delete \"Dinner\"? y/N"))
    let changed = robot.trip.changing("Dinner") { $0.changeCustom { $0.notes = "Bring cash." } }
    robot.find(onDisk: changed, .status("Delete \"Dinner\"? y/N"))
    robot.press("n", .types(.notes, "Bring cash."))
  }

  @Test(arguments: ["d", "x", "Delete"]) func `a leg that no game needs any more can be deleted`(key: String) {
    var robot = Robot("@Chicago! Chicago>Detroit | @Detroit Dinner")
    robot.press(key, on: "Chicago>Detroit", .status("Delete \"Chicago → Detroit\"? y/N"))
    robot.press("n")
    #expect(robot.trip.item("Chicago>Detroit") != nil)
    robot.press("\(key) y", .outlines("@Chicago! | @Detroit Dinner"), .effects([.save]))
    expect(robot.status, "Deleted Chicago → Detroit from Day 1.")
    expect(robot.trip.deleted.map(\.id.text), ["Chicago>Detroit"])
  }

  @Test func `a leg without a slot reports why, and that it can be deleted`() {
    var robot = Robot("@Detroit Chicago>Detroit | @Chicago")
    robot.select("Chicago>Detroit", .begins("Error: Impossible: no slot for Chicago → Detroit: it must be after "))
    #expect(robot.status.hasSuffix(" d deletes the leg."))
    for key in ["Space", "m", "J"] {
      robot.press(key, .mentions(": no slot for Chicago → Detroit: it must be after "), .ends(" d deletes the leg."))
    }
    robot.press("v")
    #expect(robot.wordsOfPage.contains("Can't be moved. No slot for Chicago → Detroit"))
    robot.press("End")
    #expect(robot.wordsOfPage.contains("The trip's games do not need this leg: d in the list deletes it."))
    robot.press("Esc d y", .outlines("@Detroit | @Chicago"))
    var reader = Robot("@Detroit Chicago>Detroit | @Chicago", readOnly: "no.")
    reader.select("Chicago>Detroit")
    #expect(!reader.status.contains("deletes"))
    reader.press("d", .status("This trip is read-only: no."))
  }

  /// The city between lost its game: what is left of the journey is for the user to fix.
  @Test func `both legs of a city without games can be deleted`() {
    var robot = Robot("@Chicago Chicago>Detroit | @Detroit! Detroit>Boston | @Boston @Chicago+2")
    robot.select("Chicago>Detroit")
    #expect(robot.status.hasPrefix("Error: Misplaced: ") && robot.status.hasSuffix(" d deletes the leg."))
    robot.press("d y")
    robot.press("d y", on: "Detroit>Boston", .outlines("@Chicago | @Detroit! | @Boston @Chicago+2"))
  }

  @Test func `a leg without a place that a change of city needs stays`() {
    var trip = TripSketch.trip("@Chicago Chicago>Detroit @Detroit")
    for id in ["@Chicago", "Chicago>Detroit", "@Detroit"] { trip = trip.moving(id, day: 1, sortOrder: 1) }
    var robot = Robot(trip)
    robot.select("Chicago>Detroit", .mentions("Impossible: "))
    #expect(!robot.status.contains("deletes"))
    robot.press("d", .mentions("games need this leg"))
  }
}
