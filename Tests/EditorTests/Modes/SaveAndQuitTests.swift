import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct SaveAndQuitTests {
  private static func failed() -> Robot {
    Robot("@Chicago Dinner | Museum").pressing("J", on: "Dinner")
      .happening(.file(.notSaved(reason: "the disk is full")))
  }

  private static let saved = "Saved: all changes are in the file now."

  private static let question =
    "Quit without the last change? y/N, s saves it elsewhere. Not saved: the disk is full."

  @Test(arguments: ["q", "Ctrl-C"]) func `a saved trip is left at once`(key: String) {
    Robot("@Chicago Dinner").pressing(key, .effects([.quit]))
  }

  @Test func `a failed save stays on the screen until one succeeds`() {
    var robot = Self.failed()
    expect(robot.status, "Not saved: the disk is full. Retrying automatically; press r to retry now.")
    expect(robot.state.status.tone, .refusal)
    robot.press("j k", .titles("NOT SAVED"))
    robot.press("r", .effects([.file(.saveAgain)]), .titles("NOT SAVED"), .status("Saving again."))
    robot.happen(.file(.saved))
    expect(robot.state.saving, .saved)
    expect(robot.status, Self.saved)
    #expect(!robot.frame.text(ofRow: 0).contains("NOT SAVED"))
  }

  @Test func `a save that succeeds ends the question`() {
    var robot = Self.failed()
    robot.press("q")
    robot.happen(.file(.saved), .browses, .status(Self.saved))
  }

  @Test func `the question stays readable when something else happens`() {
    for event in EveryInput.otherEvents where event != .file(.saved) {
      var robot = Self.failed()
      robot.press("q")
      robot.happen(event)
      // Where the file is gone with nothing unsaved, there is nothing to ask.
      if robot.state.saving == .saved { continue }
      #expect(robot.status.hasPrefix("Quit without the last change? y/N"), "\(event): \(robot.status)")
    }
  }

  // MARK: Saving elsewhere

  private static func typing(_ path: String) -> Robot { failed().pressing("q s").pressing("\"\(path)\"") }

  @Test func `the trip can be saved elsewhere, and only then the editor quits`() {
    var robot = Self.typing("~/other.json")
    #expect(robot.effects.isEmpty)
    robot.press("Enter", .effects([.outside(.saveElsewhere(path: "~/other.json"))]))
    robot.happen(.refused("Not saved there: ~/other.json: already exists."))
    expect(robot.status, "Not saved there: ~/other.json: already exists.")
    #expect(robot.effects.isEmpty && !robot.isBrowsing)
    for _ in 0..<5 { robot.press("Backspace") }
    robot.press("\"2.json\" Enter", .effects([.outside(.saveElsewhere(path: "~/other2.json"))]))
    robot.happen(.savedElsewhere, .effects([.quit]))
  }

  @Test func `Escape goes back to the question, and from there to the list`() {
    var robot = Self.typing("/tmp")
    robot.press("Esc", .status(Self.question))
    robot.press("Esc", .browses, .effects([]), .status("Not quitting; r tries to save at once."))
  }

  @Test func `while a path is typed no key saves or quits but Enter`() {
    for key in EveryInput.keys where key != .enter {
      var robot = Self.typing("/tmp")
      robot.looksAtScreen = false
      robot.press(key)
      #expect(!robot.effects.contains(.quit) && robot.saves == 0, "\(key)")
      #expect(["saveElsewhere", "confirmQuit"].contains(robot.state.mode.name), "\(key)")
      robot.press("Esc Esc")
      #expect(robot.isBrowsing, "\(key)")
    }
  }

  @Test func `an empty path is not a place, and pasted text is typed`() {
    var robot = Self.typing("  ")
    robot.press("Enter", .effects([.bell]), .status("Enter the path of a new file, or press Esc."))
    robot.happen(.input(.paste("/tmp/a b.json\n")))
    robot.press("Enter", .effects([.outside(.saveElsewhere(path: "/tmp/a b.json"))]))
  }

  @Test func `a save that succeeds while a path is typed returns to the list`() {
    var robot = Self.typing("/tmp")
    robot.happen(.file(.saved))
    #expect(robot.isBrowsing && robot.status == Self.saved)
    robot.press("q", .effects([.quit]))
  }

  @Test func `a save that fails while quitting asks`() {
    var robot = Robot("@Chicago Dinner | Museum").pressing("J q", on: "Dinner")
    #expect(robot.effects.contains(.quit))
    robot.happen(.quitRefused(reason: "the disk is full."), .status(Self.question))
    robot.happen(.file(.notSaved(reason: "the disk is full")), .status(Self.question))
  }

  // MARK: The end of a save

  @Test func `a save that succeeds shows nothing in the list`() {
    var robot = Robot("@Chicago Dinner | Museum").pressing("J", on: "Dinner")
    let before = robot.frame
    robot.happen(.file(.saved))
    expect(robot.frame, before)
  }

  @Test(arguments: [FileEvent.savingTakesLong, .notSaved(reason: "the disk is full"), .damaged(reason: "no trip")])
  func `a save that ends a failure is reported`(event: FileEvent) {
    var robot = Robot("@Chicago Dinner | Museum").pressing("J", on: "Dinner")
    robot.happen(.file(event))
    let before = robot.frame
    robot.happen(.file(.saved))
    #expect(robot.frame != before)
  }

  // MARK: A slow save

  private static func quitting() -> Robot {
    Robot("@Chicago Dinner | Museum").pressing("J q", on: "Dinner").happening(.quitWaits)
  }

  @Test func `quitting while a save runs reports that, and ends when it is done`() {
    var robot = Self.quitting()
    expect(robot.status, "Still saving; quits when done. Quit now without the last change? y/N")
    robot.happen(.file(.savingTakesLong), .titles("saving…"), .tone(.question))
    robot.happen(.file(.saved), .effects([.quit]))
  }

  @Test func `quitting while a save runs can be hurried or called off`() {
    var robot = Self.quitting()
    robot.press("y", .effects([.leave]))
    robot = Self.quitting()
    robot.press("n", .browses, .effects([]))
    robot.happen(.file(.saved), .effects([]))
  }

  @Test func `a save that fails while the user waits to quit asks about the change`() {
    var robot = Self.quitting()
    robot.happen(.file(.notSaved(reason: "the disk is full")), .status(Self.question))
    robot.press("y", .effects([.quit]))
  }
}
