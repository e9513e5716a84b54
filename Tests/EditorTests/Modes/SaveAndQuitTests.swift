import Editor
import EditorTestSupport
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

  private static let question =
    "Quit and lose the last change? y/N, or s to save it elsewhere. It is not saved: the disk is full."

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
    #expect(robot.status == "Saving again.")
    robot.happen(.saveFinished)
    #expect(robot.state.saving == .saved)
    #expect(robot.status == "Saved now.")
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
      #expect(robot.status == Self.question)
      robot.press(key)
      #expect(robot.effects.contains(.quit) == (key == .character("y") || key == .character("Y")), "\(key)")
      if key == .control("z") { #expect(robot.effects == [.suspend]) }
      #expect(robot.isBrowsing || key == .control("z"))
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
      #expect(robot.status.hasPrefix("Quit and lose the last change? y/N"), "\(event): \(robot.status)")
    }
  }

  // MARK: Saving elsewhere

  /// On the way to save elsewhere, with a path typed.
  private static func typing(_ path: String) -> Robot {
    var robot = failed()
    robot.press("q s")
    robot.press("\"\(path)\"")
    return robot
  }

  @Test func `The trip can be saved elsewhere, and only then the editor quits`() {
    var robot = Self.typing("~/other.json")
    #expect(robot.effects.isEmpty)
    robot.press("Enter")
    #expect(robot.effects == [.saveElsewhere(path: "~/other.json")])
    robot.happen(.notSavedElsewhere(reason: "~/other.json: exists already."))
    #expect(robot.status == "Not saved there: ~/other.json: exists already.")
    #expect(robot.effects.isEmpty && !robot.isBrowsing)
    for _ in 0..<5 { robot.press("Backspace") }
    robot.press("\"2.json\" Enter")
    #expect(robot.effects == [.saveElsewhere(path: "~/other2.json")])
    robot.happen(.savedElsewhere)
    #expect(robot.effects == [.quit])
  }

  @Test func `Escape goes back to the question, and from there to the list`() {
    var robot = Self.typing("/tmp")
    robot.press("Esc")
    #expect(robot.status == Self.question)
    robot.press("Esc")
    #expect(robot.isBrowsing && robot.effects.isEmpty)
    #expect(robot.status == "Not quitting; r tries to save again.")
  }

  @Test func `While a path is typed no key saves or quits but Enter`() {
    for key in EveryPairTests.keys where key != .enter {
      var robot = Self.typing("/tmp")
      robot.looksAtScreen = false
      robot.press(key)
      #expect(!robot.effects.contains(.quit) && robot.saves == 0, "\(key)")
      #expect(["saveElsewhere", "confirmQuit"].contains(EveryPairTests.name(of: robot.state.mode)), "\(key)")
      robot.press("Esc Esc")
      #expect(robot.isBrowsing, "\(key)")
    }
  }

  @Test func `An empty path is no place, and pasted text is typed`() {
    var robot = Self.typing("  ")
    robot.press("Enter")
    #expect(robot.effects == [.ring])
    #expect(robot.status == "Type the path of a file that is not there yet, or press Esc.")
    robot.happen(.pasted("/tmp/a b.json\n"))
    robot.press("Enter")
    #expect(robot.effects == [.saveElsewhere(path: "/tmp/a b.json")])
  }

  @Test func `A save that succeeds while the path is typed leads home`() {
    var robot = Self.typing("/tmp")
    robot.happen(.saveFinished)
    #expect(robot.isBrowsing && robot.status == "Saved now.")
    robot.press("q")
    #expect(robot.effects == [.quit])
  }

  @Test func `A save that fails while the user quits asks`() {
    var robot = Robot("@Chicago Dinner | Museum")
    robot.select("Dinner")
    robot.press("J q")
    #expect(robot.effects.contains(.quit))
    robot.happen(.quitRefused(reason: "the disk is full."))
    #expect(robot.status == Self.question)
    robot.happen(.saveFailed(reason: "the disk is full."))
    #expect(robot.status == Self.question)
  }

  // MARK: A damaged file

  @Test func `A file that becomes damaged is told, and r offers what can be done`() {
    var robot = Robot("@Chicago Dinner | Museum")
    robot.happen(.fileFoundDamaged(reason: "trip.json:3:4: id: missing."))
    #expect(
      robot.status == "The file is damaged now: trip.json:3:4: id: missing. r offers to restore or repair it.")
    #expect(robot.frame.text(ofRow: 0).contains("FILE DAMAGED"))
    robot.press("r")
    #expect(robot.effects == [.rescue])
    robot.happen(.saveFailed(reason: "the file on disk is damaged."))
    #expect(robot.status == "Not saved: the file on disk is damaged. r offers to restore or repair it.")
    robot.press("r")
    #expect(robot.effects == [.rescue])
    robot.happen(.fileRescued("Restored: the damaged file is now trip.json.damaged-1."))
    #expect(robot.status == "Restored: the damaged file is now trip.json.damaged-1.")
    robot.happen(.saveFinished)
    robot.press("r")
    #expect(robot.effects == [.reload])
  }

  @Test(arguments: [
    EditorEvent.tripFoundUnchanged, .saveFinished, .tripChangedOnDisk(TripSketch.trip(""), TestZones.all),
  ])
  func `A file that is whole again is damaged no more`(event: EditorEvent) {
    var robot = Robot("@Chicago Dinner | Museum")
    robot.happen(.fileFoundDamaged(reason: "trip.json:3:4: id: missing."))
    robot.happen(event)
    #expect(!robot.frame.text(ofRow: 0).contains("FILE DAMAGED"))
    robot.press("r")
    #expect(robot.effects == [.reload])
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
