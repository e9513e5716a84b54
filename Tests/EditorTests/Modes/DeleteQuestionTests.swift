import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct DeleteQuestionTests {
  static let sketch = "@Chicago Dinner Chicago>Detroit | @Detroit Hotel"

  @Test(arguments: ["d", "x", "Delete"]) func `deleting asks first and then leaves a tombstone`(key: String) throws {
    var robot = Robot(Self.sketch)
    robot.select("Dinner")
    robot.press(key)
    expect(robot.status, "Delete \"Dinner\"? y/N")
    expect(robot.state.status.tone, .question)
    #expect(robot.trip.item("Dinner") != nil)
    robot.press("y")
    #expect(robot.isBrowsing)
    expect(robot.outline, "@Chicago Chicago>Detroit | @Detroit Hotel")
    expect(robot.effects, [.save])
    expect(robot.status, "Deleted Dinner from Day 1.")
    let stone = try #require(robot.trip.deleted.first)
    expect(stone.id, ItemID("Dinner"))
    #expect(stone.deletedAt > TripSketch.made)
    expect(robot.selected, "Chicago>Detroit")
  }

  @Test func `a No keeps the item`() {
    var robot = Robot(Self.sketch)
    let before = robot.trip
    robot.press("j j x n")
    #expect(robot.isBrowsing && robot.effects.isEmpty && robot.trip == before)
    expect(robot.status, "Kept: Dinner was not deleted.")
  }

  @Test func `games, legs and headers are refused`() {
    var robot = Robot(Self.sketch)
    robot.select("@Chicago")
    robot.press("x")
    expect(
      robot.status,
      "Can't delete Guests @ Chicago: games come from the schedule. "
        + "T chooses the games.")
    robot.select("Chicago>Detroit")
    robot.press("x")
    expect(
      robot.status,
      "Can't delete Chicago → Detroit: the trip's games need this leg. "
        + "T chooses the games.")
    robot.press("Home x")
    expect(robot.status, "Day headers can't be deleted.")
    #expect(robot.isBrowsing)
    expect(robot.saves, 0)
  }

  @Test func `the last row of the list can be deleted`() {
    var robot = Robot(Self.sketch)
    robot.press("G x y")
    expect(robot.outline, "@Chicago Dinner Chicago>Detroit | @Detroit")
    expect(robot.selected, "@Detroit")
  }

  @Test func `an item deleted by another program ends the question`() {
    var robot = Robot(Self.sketch)
    robot.press("j j x")
    robot.find(onDisk: robot.trip.removing("Dinner"))
    #expect(robot.isBrowsing)
    robot.press("y")
    expect(robot.saves, 0)
  }

  @Test func `no goes back to a form that has what was changed outside in the meantime`() {
    var robot = Robot(Self.sketch)
    robot.press("j j e Shift-Tab Shift-Tab Shift-Tab Enter")
    expect(robot.status, "Delete \"Dinner\"? y/N")
    let changed = robot.trip.changing("Dinner") { item in
      guard var custom = item.custom else { return }
      custom.notes = "Bring cash."
      item.kind = .custom(custom)
    }
    robot.find(onDisk: changed)
    expect(robot.status, "Delete \"Dinner\"? y/N")
    robot.press("n")
    expect(robot.typed(.notes), "Bring cash.")
  }

  @Test(arguments: ["d", "x", "Delete"]) func `a leg that no game needs any more can be deleted`(key: String) {
    var robot = Robot("@Chicago! Chicago>Detroit | @Detroit Dinner")
    robot.select("Chicago>Detroit")
    robot.press(key)
    expect(robot.status, "Delete \"Chicago → Detroit\"? y/N")
    robot.press("n")
    #expect(robot.trip.item("Chicago>Detroit") != nil)
    robot.press("\(key) y")
    expect(robot.outline, "@Chicago! | @Detroit Dinner")
    expect(robot.effects, [.save])
    expect(robot.status, "Deleted Chicago → Detroit from Day 1.")
    expect(robot.trip.deleted.map(\.id.text), ["Chicago>Detroit"])
  }

  @Test func `a leg without a slot reports why, and that it can be deleted`() {
    var robot = Robot("@Detroit Chicago>Detroit | @Chicago")
    robot.select("Chicago>Detroit")
    #expect(robot.status.hasPrefix("Error: Impossible: no slot for Chicago → Detroit: it must be after "))
    #expect(robot.status.hasSuffix(" d deletes the leg."))
    for key in ["Space", "m", "J"] {
      robot.press(key)
      #expect(robot.status.contains(": no slot for Chicago → Detroit: it must be after "))
      #expect(robot.status.hasSuffix(" d deletes the leg."))
    }
    robot.press("v")
    #expect(robot.wordsOfPage.contains("Can't be moved. No slot for Chicago → Detroit"))
    robot.press("End")
    #expect(
      robot.wordsOfPage.contains("The trip's games do not need this leg: d in the list deletes it."))
    robot.press("Esc d y")
    expect(robot.outline, "@Detroit | @Chicago")
    var reader = Robot("@Detroit Chicago>Detroit | @Chicago", readOnly: "no.")
    reader.select("Chicago>Detroit")
    #expect(!reader.status.contains("deletes"))
    reader.press("d")
    expect(reader.status, "This trip is read-only: no.")
  }

  /// The city between lost its game: what is left of the journey is for the user to put right.
  @Test func `both legs of a city without games can be deleted`() {
    var robot = Robot("@Chicago Chicago>Detroit | @Detroit! Detroit>Boston | @Boston @Chicago+2")
    robot.select("Chicago>Detroit")
    #expect(robot.status.hasPrefix("Error: Misplaced: ") && robot.status.hasSuffix(" d deletes the leg."))
    robot.press("d y")
    robot.select("Detroit>Boston")
    robot.press("d y")
    expect(robot.outline, "@Chicago | @Detroit! | @Boston @Chicago+2")
  }

  @Test func `a leg without a place that a change of city needs stays`() {
    var trip = TripSketch.trip("@Chicago Chicago>Detroit @Detroit")
    for id in ["@Chicago", "Chicago>Detroit", "@Detroit"] { trip = trip.moving(id, day: 1, sortOrder: 1) }
    var robot = Robot(trip)
    robot.select("Chicago>Detroit")
    #expect(robot.status.contains("Impossible: "))
    #expect(!robot.status.contains("deletes"))
    robot.press("d")
    #expect(robot.status.contains("games need this leg"))
  }
}
