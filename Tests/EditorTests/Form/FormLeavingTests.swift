import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// Leaving the form of a custom item.
@Suite struct FormLeavingTests {
  static let waysOut = ["Esc", "Ctrl-C", "\(FormSketch.tabs(13)) Enter", "\(FormSketch.tabs(13)) Space"]

  @Test(arguments: waysOut) func `canceling a changed form asks, and No returns to the input`(keys: String) {
    var robot = FormSketch.robot("+ \"Lunch\"")
    let before = robot.trip
    robot.press(keys, .says("Discard your changes? y/N"), .tone(.question), .shows("Lunch"))
    for key in ["n", "Esc", "Enter", "x"] {
      robot.press(key)
      expect(robot.typed(.title), "Lunch", "\(key)")
      expect(robot.status, "Still in the form: Enter on a field saves.")
      robot.press(robot.form?.focus == .cancel ? "Enter" : "Esc")
      #expect(robot.form == nil)
    }
    robot.press("y", .browses, .holdsTrip(before), .saves(0), .says("Cancelled: nothing was added."))
  }

  @Test(arguments: waysOut) func `leaving an unchanged form closes it at once`(keys: String) {
    var robot = FormSketch.robot("+")
    robot.press(keys, .browses, .says("Cancelled: nothing was added."))
    robot.press("j j e \"x\" Backspace Esc", .browses, .says("Cancelled: the item is unchanged."))
  }

  @Test(arguments: [
    "\"x\"", "Tab \"7pm\"", "Tab Tab \"2h\"", "Tab Tab Tab \"x\"", "Tab Tab Tab Tab \"x\"", "Tab Tab Tab Tab Tab \"x\"",
    "Tab Tab Tab Tab Tab Tab \"x\"", "Tab Tab Tab Tab Tab Tab Tab Right", "Shift-Tab h", "Ctrl-U",
  ])
  func `each field counts as a change`(keys: String) {
    let robot = FormSketch.robot("e \(keys) Esc")
    expect(robot.status, "Discard your changes? y/N")
  }

  @Test func `the mouse leaves a changed form no sooner`() throws {
    var robot = FormSketch.robot("+ \"Lunch\"")
    let row = robot.line(showing: "Cancel")
    let before = try #require(robot.frame.text(ofRow: row).split(separator: "Cancel").first)
    robot.point(.press, column: before.count, line: row, .says("Discard your changes? y/N"))
  }

  @Test func `a question about a form stays while others change the trip`() {
    var robot = FormSketch.robot("e \" late\" Esc")
    robot.find(onDisk: robot.trip.removing("Dinner"), .says("Discard your changes? y/N"))
    robot.press("n Enter")
    #expect(robot.trip.itinerary.items.contains { $0.custom?.title == "Dinner late" })
  }
}
