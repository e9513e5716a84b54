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
    robot.press(keys)
    expect(robot.status, "Discard your changes? y/N")
    expect(robot.state.status.tone, .question)
    #expect(robot.frame.text.contains("Lunch"))
    for key in ["n", "Esc", "Enter", "x"] {
      robot.press(key)
      expect(robot.typed(.title), "Lunch", "\(key)")
      expect(robot.status, "Still in the form: Enter on a field saves.")
      robot.press(robot.form?.focus == .cancel ? "Enter" : "Esc")
      #expect(robot.form == nil)
    }
    robot.press("y")
    #expect(robot.isBrowsing)
    expect(robot.trip, before)
    expect(robot.saves, 0)
    expect(robot.status, "Cancelled: nothing was added.")
  }

  @Test(arguments: waysOut) func `leaving an unchanged form closes it at once`(keys: String) {
    var robot = FormSketch.robot("+")
    robot.press(keys)
    #expect(robot.isBrowsing)
    expect(robot.status, "Cancelled: nothing was added.")
    robot.press("j j e \"x\" Backspace Esc")
    #expect(robot.isBrowsing)
    expect(robot.status, "Cancelled: the item is unchanged.")
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
    let row = try #require((0..<24).first { robot.frame.text(ofRow: $0).contains("Cancel") })
    let text = robot.frame.text(ofRow: row)
    let before = try #require(text.firstRange(of: "Cancel")).lowerBound
    let column = text[..<before].count
    robot.happen(.input(.mouse(MouseEvent(.press, column: column, row: row))))
    expect(robot.status, "Discard your changes? y/N")
  }

  @Test func `a question about a form stays while others change the trip`() {
    var robot = FormSketch.robot("e \" late\" Esc")
    robot.find(onDisk: robot.trip.removing("Dinner"))
    expect(robot.status, "Discard your changes? y/N")
    robot.press("n Enter")
    #expect(robot.trip.itinerary.items.contains { $0.custom?.title == "Dinner late" })
  }
}
