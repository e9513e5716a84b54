import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite struct DenseTests {
  private static let sizes = [Size(columns: 40, rows: 10), Size(columns: 80, rows: 24), Size(columns: 100, rows: 40)]

  @Test(arguments: sizes) func `a dense game shows all of its card in two lines`(size: Size) {
    var robot = Robot(SampleTrips.rustBelt, size: size)
    if !robot.state.isDense { robot.press("z") }
    robot.press("j j")
    let line = robot.line(showing: "St. Louis Cardinals @ Chi")
    let two = robot.frame.text(ofRow: line) + robot.frame.text(ofRow: line + 1)
    for part in ["MLB", "1:20 PM CDT", "Wrigl"] { #expect(two.contains(part), "\(part)") }
    #expect(!robot.frame.text.contains("\u{256D}"))
  }

  @Test func `a screen of 28 to 45 rows is dense until z switches it, with a blank line between days`() {
    for (rows, isDense) in [(24, false), (27, false), (28, true), (45, true), (46, false), (50, false)] {
      expect(Robot(SampleTrips.rustBelt, size: Size(columns: 100, rows: rows)).state.isDense, isDense, "\(rows)")
    }
    var robot = Robot(SampleTrips.rustBelt, size: Size(columns: 100, rows: 40))
    let day = robot.line(showing: "Day 2 - ")
    #expect(robot.frame.text(ofRow: day - 1).allSatisfy { " │|".contains($0) })
    robot.press("z")
    #expect(robot.effects == [.outside(.rememberDensity(isDense: false))] && !robot.state.isDense)
    expect(robot.status, "Card view: every game a card. z goes back.")
    robot.press("z", .status("Dense view: two lines a game. z goes back."))
    robot.press("z")
    robot.happen(.input(.resized(Size(columns: 100, rows: 30))))
    #expect(!robot.state.isDense)
  }

  @Test func `plain mode has no dense view`() {
    let robot = Robot(SampleTrips.rustBelt, isPlain: true).pressing("z")
    #expect(!robot.state.isDense && robot.effects.isEmpty)
  }
}

/// The text of rows on screens of every width. The module does not offer the areas of the screen, hence the
/// testable import.
@Suite struct RowWidthTests {
  /// The characters of the list, without frames and the blanks between texts.
  private static func text(of robot: Robot) -> String {
    let (frame, areas) = (robot.frame, robot.state.areas)
    var text = ""
    for row in areas.list {
      for cell in Array(frame.row(row))[areas.listColumns]
      where cell.width > 0 && !" │┃┏━┓┗┛╭╮╰╯─▌▲".unicodeScalars.contains(cell.base) {
        text.unicodeScalars.append(cell.base)
      }
    }
    return text
  }

  @Test func `a wider terminal never shows less of a row`() {
    let trip = SampleTrips.rustBelt.changing("dinner") {
      $0.changeCustom { ($0.reference, $0.cost) = ("HX4W2-77120-ABC", Money(amount: "129.00", currency: "USD")) }
    }
    var (most, panes) = (0, Set<Bool>())
    for columns in 80...200 {
      let robot = Robot(trip, size: Size(columns: columns, rows: 80))
      panes.insert(robot.state.areas.paneColumns != nil)
      // The column of times repeats the half of the day that both times of a leg have in common.
      let count = Self.text(of: robot).replacing("AM", with: "").replacing("PM", with: "").count
      #expect(count >= most, "\(columns): \(Self.text(of: robot))")
      most = max(most, count)
    }
    expect(panes, [true, false])
  }
}
