import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// Checks scrolling by what the screen shows.
@Suite struct ScrollTests {
  /// Days of 0 to 5 rows, games among them.
  static let sketch = (1...30).map { day in
    (0..<day * 7 % 6).map { row in row == 1 ? "@City\(day)" : "Row\(day).\(row)" }.joined(separator: " ")
  }
  .joined(separator: " | ")

  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 10), Size(columns: 120, rows: 50), Size(columns: 60, rows: 19),
  ]

  /// The lines of the screen that mark the selected row, at the left edge.
  private static func marked(_ frame: Frame) -> [Int] {
    (0..<frame.size.rows).filter { row in frame.row(row).first { $0.base != " " }?.base == "▌" }
  }

  @Test(arguments: sizes) func `the selected row is completely visible after every key`(size: Size) {
    var robot = Robot(TripSketch.trip(Self.sketch), size: size)
    robot.looksAtScreen = false
    var dice = SplitMix64(seed: 11)
    for _ in 0..<60 {
      robot.press(dice.pick(["j", "j", "j", "k", "k", "PgDn", "PgUp", "Ctrl-D", "Ctrl-U", "]", "[", "G", "g", "!"]))
      let isGame = robot.selected.hasPrefix("@")
      let lines = Self.marked(robot.frame)
      expect(lines.count, (isGame ? (size.rows < 20 ? 3 : 4) : 1), "\(robot.selected)")
    }
  }

  @Test(arguments: sizes) func `a row keeps away from the edges while the list continues`(size: Size) {
    var robot = Robot(TripSketch.trip(Self.sketch), size: size)
    robot.looksAtScreen = false
    for key in ["j", "k"] {
      for _ in 0..<45 {
        robot.press(key)
        let text = robot.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        let lines = Self.marked(robot.frame)
        guard let first = lines.first, let last = lines.last else { continue }
        if robot.state.selection > 0 { #expect(first > 1, "\(robot.selected) at the top edge") }
        if robot.state.selection < robot.rows.numbers.upperBound - 1 {
          let below = text[(last + 1)...].prefix { !$0.hasPrefix(" \(robot.status.prefix(10))") }
          #expect(below.contains { !$0.trimmingSpaces.isEmpty }, "\(robot.selected) at the bottom edge")
        }
      }
    }
  }

  @Test func `a screen tall enough shows every row of the trip once`() {
    var robot = Robot(TripSketch.trip(Self.sketch), size: Size(columns: 80, rows: 400))
    for keys in ["g", "G", "j Space j j"] {
      robot.press(keys)
      let lines = robot.frame.text.split(separator: "\n").map(String.init)
      for item in robot.trip.itinerary.items {
        let words = item.custom?.title ?? item.game.map { "\($0.away) @ \($0.home)" } ?? ""
        let shown = lines.count { line in
          line.split { " :│┃▌┊≡".contains($0) }.joined(separator: " ").contains(words) && !line.hasPrefix(" Act")
        }
        #expect(shown >= 1, "\(words)")
      }
      for day in robot.trip.itinerary.days {
        expect(lines.count { $0.contains("Day \(day) - ") && $0.contains("[+]") }, 1, "day \(day)")
      }
      robot.press("Esc")
    }
  }

  @Test(arguments: 1...4) func `fifty sizes and back keep selection and drag`(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    var robot = Robot(TripSketch.trip(Self.sketch), size: Size(columns: 80, rows: 24))
    robot.select("Row5.3")
    if seed % 2 == 0 { robot.press("Space j j j j j j j j") }
    let (selected, held) = (robot.selected, robot.held)
    for number in 0..<50 {
      let size = number == 25 ? Size(columns: 1, rows: 1) : Size(columns: dice.roll(1...160), rows: dice.roll(1...60))
      robot.happen(.input(.resized(size)))
      expect(robot.frame.size, size)
      expect(robot.selected, selected)
      expect(robot.held, held)
      if size.columns >= 40, size.rows >= 10, held == nil {
        expect(Self.marked(robot.frame).count, 1, "seed \(seed), \(size)")
      }
    }
    robot.happen(.input(.resized(Size(columns: 80, rows: 24))))
    expect(robot.held, held)
  }

  // MARK: The wheel

  @Test func `after the wheel, a change from outside leaves no empty screen`() {
    var robot = Robot(Self.sketch)
    for _ in 0..<100 { robot.happen(.input(.mouse(MouseEvent(.wheelDown, column: 5, row: 5)))) }
    #expect(robot.state.top.entry > 50)
    robot.find(onDisk: TripSketch.trip("Dinner | Museum"), .shows("Dinner"))
    robot = Robot(Self.sketch)
    for _ in 0..<100 { robot.happen(.input(.mouse(MouseEvent(.wheelDown, column: 5, row: 5)))) }
    let top = robot.state.top.entry
    robot.happen(.input(.resized(Size(columns: 80, rows: 60))))
    #expect(robot.state.top.entry < top)
  }
}

extension Substring {
  var trimmingSpaces: Substring { drop { $0 == " " } }
}
