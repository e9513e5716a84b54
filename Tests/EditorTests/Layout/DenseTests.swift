import Base
import Editor
import EditorTestSupport
import Screen
import TestSupport
import Testing
import TripCore

/// The dense view: two lines a game.
@Suite struct DenseTests {
  private static let sizes = [
    Size(columns: 40, rows: 10), Size(columns: 80, rows: 24), Size(columns: 100, rows: 40),
  ]

  @Test(arguments: sizes) func `a game takes two lines with all that its card has`(size: Size) {
    var robot = Robot(SampleTrips.rustBelt, size: size)
    robot.press("z j j")
    let line = robot.line(showing: "St. Louis Cardinals @ Chi")
    let two = robot.frame.text(ofRow: line) + robot.frame.text(ofRow: line + 1)
    for part in ["MLB", "1:20 PM CDT", "Wrigl"] { #expect(two.contains(part), "\(part)") }
    #expect(!robot.frame.text.contains("\u{256D}"))
  }

  @Test func `z goes there and back, and asks to remember it`() {
    var robot = Robot(SampleTrips.rustBelt)
    let roomy = robot.frame.text
    robot.press("z")
    #expect(robot.effects == [.outside(.rememberDensity(isDense: true))] && robot.state.isDense)
    expect(robot.status, "Dense view: two lines a game. z goes back.")
    robot.press("z k")
    #expect(!robot.state.isDense)
    robot.press("j k")
    expect(robot.frame.text.prefix(200), roomy.prefix(200))
  }

  @Test(arguments: sizes) func `everything can be done there`(size: Size) {
    var robot = Robot(SampleTrips.rustBelt, size: size)
    robot.press("z j j j Space")
    for _ in 0..<30 { robot.press("j") }
    for _ in 0..<30 { robot.press("k") }
    robot.press("Esc ] j Space j j")
    #expect(robot.frame.text.contains("before this game") || size.rows == 10)
    robot.press("Esc G ! Enter Esc")
    #expect(robot.isBrowsing)
  }

  @Test func `a screen of words has one view`() {
    var robot = Robot(SampleTrips.rustBelt, isPlain: true)
    robot.press("z")
    #expect(!robot.state.isDense && robot.effects.isEmpty)
  }
}
