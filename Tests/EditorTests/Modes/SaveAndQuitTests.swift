import Editor
import ItineraryCore
import Screen
import Testing

/// Saving, failing to save, and leaving.
@Suite struct SaveAndQuitTests {
  private static func failed() -> Robot {
    var robot = Robot("@Chicago Dinner | Museum")
    robot.select("Dinner")
    robot.press("J")
    robot.happen(.saveFailed(reason: "the disk is full."))
    return robot
  }

  @Test(arguments: ["q", "Ctrl-C"]) func `A saved trip is left at once`(key: String) {
    var robot = Robot("@Chicago Dinner")
    robot.press(key)
    #expect(robot.effects == [.quit])
  }

  @Test func `A failed save stays on the screen until one succeeds`() {
    var robot = Self.failed()
    #expect(
      robot.status == "Not saved: the disk is full. It is tried again with your next change, or with r.")
    #expect(robot.state.status.tone == .failure)
    robot.press("j k")
    #expect(robot.frame.text(ofRow: 0).contains("NOT SAVED"))
    robot.press("r")
    #expect(robot.effects == [.save])
    #expect(robot.state.saving == .saving)
    robot.happen(.saveFinished)
    #expect(robot.state.saving == .saved)
    #expect(!robot.frame.text(ofRow: 0).contains("NOT SAVED"))
  }

  @Test func `A save that follows a failed one says so`() {
    var robot = Self.failed()
    robot.happen(.saveFinished)
    #expect(robot.status == "Saved now.")
  }

  @Test func `Quitting with an unsaved change asks, and only y leaves`() {
    for key in EveryPairTests.keys {
      var robot = Self.failed()
      robot.looksAtScreen = false
      robot.press("q")
      #expect(robot.effects.isEmpty)
      #expect(robot.status == "The last change is not saved: the disk is full. Quit and lose it? y/N")
      robot.press(key)
      #expect(robot.effects.contains(.quit) == (key == .character("y") || key == .character("Y")), "\(key)")
      #expect(robot.isBrowsing)
    }
  }

  @Test func `A save that succeeds while the question stands takes it away`() {
    var robot = Self.failed()
    robot.press("q")
    robot.happen(.saveFinished)
    #expect(robot.isBrowsing)
    #expect(robot.status == "Saved now.")
  }

  @Test func `The question stays readable when something else happens`() {
    for event in EveryPairTests.otherEvents where event != .saveFinished {
      var robot = Self.failed()
      robot.press("q")
      robot.happen(event)
      #expect(robot.status.hasSuffix("Quit and lose it? y/N"), "\(event): \(robot.status)")
    }
  }

  @Test func `Reloading asks for the file`() {
    var robot = Robot("@Chicago Dinner")
    robot.press("r")
    #expect(robot.effects == [.reload])
    robot.happen(.tripFoundUnchanged)
    #expect(robot.status == "Reloaded: the file holds what you see.")
    robot.happen(.reloadFailed(reason: "the file is damaged."))
    #expect(robot.status == "Not reloaded: the file is damaged.")
  }

  @Test func `A read-only trip says so for every edit and shows it`() {
    var robot = Robot("@Chicago Dinner Chicago>Detroit | @Detroit", readOnly: "the folder is not yours.")
    #expect(robot.frame.text(ofRow: 0).contains("READ-ONLY"))
    let before = robot.trip
    for keys in ["j j Space", "J", "K", "+", "a", "e", "Enter", "x", "d", "Delete"] {
      robot.press(keys)
      #expect(robot.isBrowsing)
      #expect(robot.status == "This trip is read-only: the folder is not yours.", "\(keys)")
    }
    #expect(robot.trip == before)
    robot.happen(.saveFinished)
    #expect(robot.frame.text(ofRow: 0).contains("READ-ONLY"))
  }
}
