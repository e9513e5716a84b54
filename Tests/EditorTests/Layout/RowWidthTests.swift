import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

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

  @Test func `a wider terminal never shows less of a row, with the pane or without`() {
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
