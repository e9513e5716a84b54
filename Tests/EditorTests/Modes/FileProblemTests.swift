import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct FileProblemTests {
  private var robot = Robot("@Chicago Dinner | Museum")

  // MARK: A damaged file

  @Test mutating func `reports a file that becomes damaged, and r offers repairs`() {
    robot.happen(.file(.damaged(reason: "trip.json:3:4: id: missing")))
    expect(robot.status, "The file is damaged now: trip.json:3:4: id: missing. r offers to restore or repair it.")
    #expect(robot.frame.text(ofRow: 0).contains("FILE DAMAGED"))
    robot.press("r", .effects([.outside(.rescue)]))
    robot.happen(.file(.notSaved(reason: "the file on disk is damaged")))
    expect(robot.status, "Not saved: the file on disk is damaged. r offers to restore or repair it.")
    robot.press("r", .effects([.outside(.rescue)]))
    robot.happen(.file(.rescued("Restored: the damaged file is now trip.json.damaged-1.")))
    expect(robot.status, "Restored: the damaged file is now trip.json.damaged-1.")
    robot.happen(.file(.saved))
    robot.press("r", .effects([.file(.reload)]))
  }

  @Test(arguments: [EditorEvent.file(.unchanged), .file(.saved), .file(.back), .file(.changed(TripSketch.trip("")))])
  mutating func `a repaired file is no longer damaged`(event: EditorEvent) {
    robot.happen(.file(.damaged(reason: "trip.json:3:4: id: missing")))
    robot.happen(event)
    #expect(!robot.frame.text(ofRow: 0).contains("FILE DAMAGED"))
    robot.press("r", .effects([.file(.reload)]))
  }

  // MARK: A file that is gone

  private static func missing() -> Robot {
    Robot("@Chicago Dinner | Museum").happening(.file(.missing(isUnsaved: false)))
  }

  @Test func `reports a missing file, and asks nothing until something changes`() {
    var robot = Self.missing()
    expect(robot.status, "The file was deleted or moved. Barnstorm will ask before recreating it.")
    #expect(robot.frame.text(ofRow: 0).contains("FILE GONE"))
    robot.press("j k q", .effects([.quit]))
  }

  @Test func `a drop asks before the file is recreated, and keeps the edit`() {
    var robot = Self.missing()
    robot.press("Space j Space", on: "Dinner", .saves(1), .status("The file was deleted. Recreate it? y/N"))
    let edited = robot.trip
    robot.press("n", .browses, .status("No file created. Your changes stay here, unsaved. r asks again."))
    #expect(robot.frame.text(ofRow: 0).contains("NOT SAVED · FILE GONE"))
    robot.press(
      "q", .status("Quit without the last change? y/N, s saves it elsewhere. Not saved: the file was deleted."))
    robot.press("n r y", .effects([.file(.recreate)]), .holdsTrip(edited))
    robot.happen(.file(.saved))
    #expect(!robot.frame.text(ofRow: 0).contains("GONE"))
    expect(robot.status, "Saved: all changes are in the file now.")
  }

  @Test func `a file that is deleted during a drag does not end the drag`() {
    var robot = Robot("@Chicago Dinner | Museum").pressing("Space j", on: "Dinner")
    let drag = robot.drag
    robot.happen(.file(.missing(isUnsaved: false)))
    expect(robot.drag, drag)
    #expect(robot.frame.text(ofRow: 0).contains("FILE GONE"))
    robot.press("Space", .status("The file was deleted. Recreate it? y/N"))
  }

  @Test mutating func `a file that returns ends the question`() {
    var robot = Self.missing()
    robot.press("r", .status("The file was deleted. Recreate it? y/N"))
    robot.happen(.file(.back), .browses, .status("The trip file exists again."))
  }

  // MARK: Another trip in the file's place

  private static func replaced(isUnsaved: Bool = false) -> Robot {
    Robot("@Chicago Dinner | Museum").happening(.file(.replaced(by: "Rust Belt Swing", isUnsaved: isUnsaved)))
  }

  @Test func `names another trip in the file's place, and does not show it`() {
    var robot = Self.replaced()
    expect(robot.status, "Warning: another trip, \"Rust Belt Swing\", is now at this path. r shows what can be done.")
    #expect(robot.frame.text(ofRow: 0).contains("ANOTHER TRIP"))
    robot.press("J", on: "Dinner", .begins("Not saved: another trip, \"Rust Belt Swing\", is now at this path."))
    #expect(robot.frame.text(ofRow: 0).contains("NOT SAVED · ANOTHER TRIP"))
  }

  @Test(arguments: [("o", EditorEffect.file(.openOther)), ("p", .outside(.restore))])
  func `offers what can be done about the other trip`(key: String, effect: EditorEffect) {
    var robot = Self.replaced()
    robot.press("r")
    #expect(robot.status.contains("\"Rust Belt Swing\": o opens it") && robot.state.status.tone == .question)
    robot.press(key, .effects([effect]), .browses)
  }

  @Test func `the trip can be saved elsewhere while another is in its place`() {
    var robot = Self.replaced()
    robot.press("r s \"/tmp/mine.json\" Enter", .effects([.outside(.saveElsewhere(path: "/tmp/mine.json"))]))
    robot.press("Esc", .browses)
  }

  @Test func `opening the other trip asks if that loses a change`() {
    var robot = Self.replaced(isUnsaved: true)
    robot.press("r o", .effects([]), .status("Open \"Rust Belt Swing\" and lose the last change of this trip? y/N"))
    robot.press("n")
    #expect(robot.effects.isEmpty && robot.isBrowsing)
    robot.press("r o y", .effects([.file(.openOther)]))
    robot.happen(.file(.otherOpened(TripSketch.trip("Theirs", id: "other", name: "Rust Belt Swing"))))
    expect(robot.outline, "Theirs")
    expect(robot.status, "Opened Rust Belt Swing.")
    #expect(robot.frame.text(ofRow: 0).contains("Rust Belt Swing"))
    #expect(!robot.frame.text(ofRow: 0).contains("SAVED"))
  }

  // MARK: Reading the file

  @Test func `reloading requests the file`() {
    var robot = Robot("@Chicago Dinner").pressing("r", .effects([.file(.reload)]))
    robot.happen(.file(.unchanged), .status("Reloaded: no changes."))
    robot.happen(.file(.notReloaded(reason: "the file is damaged")), .status("Not reloaded: the file is damaged."))
  }

  @Test func `a read-only trip reports it for every edit and in the title`() {
    var robot = Robot("@Chicago Dinner Chicago>Detroit | @Detroit", readOnly: "the folder is not yours.")
    #expect(robot.frame.text(ofRow: 0).contains("READ-ONLY"))
    expect(robot.status, "Read-only: the folder is not yours.")
    let before = robot.trip
    for keys in ["j j Space", "J", "K", "+", "a", "e", "Enter", "x", "d", "Delete", "u", "U"] {
      robot.press(keys, .browses, .effects([.bell]))
      expect(robot.status, "This trip is read-only: the folder is not yours.", "\(keys)")
    }
    expect(robot.trip, before)
    robot.happen(.file(.saved), .titles("READ-ONLY"))
    robot.press("r", .effects([.outside(.reopen)]))
  }
}
