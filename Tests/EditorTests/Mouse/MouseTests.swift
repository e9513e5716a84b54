import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct MouseTests {
  private var robot = Robot(Self.sketch)

  static let sketch = "@Chicago Dinner Hotel | Chicago>Detroit Museum | @Detroit Bar"

  @Test mutating func `a click selects and never moves anything`() {
    let before = robot.trip
    robot.click(line: robot.line(showing: "Museum"), .selects("Museum"), .browses, .holdsTrip(before), .saves(0))
  }

  @Test mutating func `a press that moves lifts the row, and the release drops it`() {
    robot.dragRow(showing: "Dinner", to: robot.line(showing: "Museum"), .saves(1))
    expect(robot.outline, TripSketch.normal("@Chicago Hotel | Chicago>Detroit Museum Dinner | @Detroit Bar"))
    expect(robot.selected, "Dinner")
  }

  @Test mutating func `a row can be dragged up past a card`() {
    robot.dragRow(showing: "Dinner", to: robot.line(showing: "Guests @ Chicago") - 1)
    expect(robot.outline, TripSketch.normal("Dinner @Chicago Hotel | Chicago>Detroit Museum | @Detroit Bar"))
  }

  @Test func `a drop on an invalid slot snaps back with a reason`() {
    var robot = Robot(Self.sketch, size: Size(columns: 80, rows: 40))
    let before = robot.trip
    robot.dragRow(showing: "Chicago → Detroit", to: robot.line(showing: "Bar"), .holdsTrip(before), .browses, .saves(0))
    #expect(robot.status.hasPrefix("Can't go there: this leg must reach Detroit before"))
  }

  @Test mutating func `a game is not lifted`() {
    let line = robot.line(showing: "Guests @ Chicago")
    robot.point(.press, line: line)
    robot.point(.drag, line: line + 4, .browses, .begins("Can't pick it up: games can't be moved"))
    robot.point(.release, line: line + 4, .saves(0))
  }

  @Test(arguments: [0, 23])
  mutating func `a release outside the list cancels`(line: Int) {
    let before = robot.trip
    let start = robot.line(showing: "Hotel")
    robot.point(.press, line: start)
    robot.point(.drag, line: start + 2)
    #expect(robot.drag != nil)
    robot.point(.release, line: line, .browses, .holdsTrip(before), .begins("Cancelled: Hotel"))
  }

  @Test mutating func `Escape cancels a drag, and the release that follows does nothing`() {
    let start = robot.line(showing: "Hotel")
    robot.point(.press, line: start)
    robot.point(.drag, line: start + 2)
    robot.press("Esc")
    robot.point(.drag, line: start + 3)
    robot.point(.release, line: start + 3, .browses, .saves(0))
  }

  @Test mutating func `a double click opens, two slow clicks do not`() {
    let line = robot.line(showing: "Dinner")
    robot.click(line: line)
    robot.click(line: line)
    #expect(robot.form == nil)
    robot.doubleClick(line: line)
    expect(robot.form?.editedItem, ItemID("Dinner"))
  }

  @Test mutating func `a click on the plus adds to that day`() {
    let line = robot.line(showing: "Day 2 - ")
    robot.click(line: line, column: 76)
    expect(robot.form?.day, 2)
  }

  @Test func `the wheel scrolls and leaves the selection on its row`() {
    var robot = Robot(Self.sketch + " | One Two Three Four Five Six Seven Eight Nine Ten").pressing("j j")
    let selected = robot.selected
    for _ in 0..<5 { robot.point(.wheelDown, line: 5) }
    expect(robot.selected, selected)
    #expect(robot.line(showing: "Ten") > 0)
    expect(robot.line(showing: "Day 1 - "), -1)
    robot.press("j")
    #expect(robot.line(showing: robot.selected) > 0)
  }

  @Test func `holding at the edge scrolls faster and faster, until the pointer leaves it`() {
    var robot = Robot(Self.sketch + " | One Two Three Four Five Six Seven Eight Nine Ten")
    let start = robot.line(showing: "Dinner")
    robot.point(.press, line: start)
    robot.point(.drag, line: start + 1)
    robot.point(.drag, line: 20)
    var delays: [Int] = []
    for _ in 0..<8 {
      delays += robot.effects.compactMap { if case .remind(.pointerHeld, let delay) = $0 { delay } else { nil } }
      robot.happen(.pointerHeld)
    }
    expect(delays.count, 8)
    #expect(zip(delays, delays.dropFirst()).allSatisfy { $0 >= $1 })
    let target = robot.drag?.target ?? 0
    robot.point(.drag, line: 10)
    robot.happen(.pointerHeld, .effects([]))
    #expect((robot.drag?.target ?? 0) <= target)
  }

  @Test(arguments: [0, 20]) func `a drag that scrolls ends with its row in sight, wherever it is released`(line: Int) {
    var robot = Robot(Self.sketch + " | One Two Three Four Five Six Seven Eight Nine Ten")
    let start = robot.line(showing: "Chicago → Detroit")
    robot.point(.press, line: start)
    robot.point(.drag, line: start + 1)
    robot.point(.drag, line: 20)
    for _ in 0..<20 { robot.happen(.pointerHeld) }
    expect(robot.line(showing: "Day 2 - "), -1)
    robot.point(.release, line: line, .browses)
    #expect(robot.line(showing: "≡ Chicago → Detroit") > 0)
  }

  @Test func `fields and buttons of the form are clicked`() {
    var robot = Robot(Self.sketch).pressing("+")
    robot.click(line: robot.line(showing: "Notes"), column: 30)
    robot.press("\"ring first\"", .types(.notes, "ring first"))
    robot.click(line: robot.line(showing: "Title"), column: 30)
    robot.press("\"Zoo\"")
    robot.point(.press, column: 22, line: robot.line(showing: "Save"), .saves(1), .browses)
    #expect(robot.trip.itinerary.items.contains { $0.custom?.title == "Zoo" && $0.custom?.notes == "ring first" })
  }

  @Test(arguments: [Size(columns: 0, rows: 0), Size(columns: 16, rows: 12), Size(columns: 39, rows: 24)])
  func `a press on a screen that is too small does nothing`(size: Size) {
    for keys in ["+", "j Enter", "j j x", "?", "j j m"] {
      var robot = Robot(Self.sketch).pressing(keys)
      robot.happen(.input(.resized(size)))
      let mode = robot.state.mode
      for line in 0..<12 { robot.click(line: line) }
      expect(robot.state.mode, mode)
    }
  }

  @Test func `the list can't scroll after rows are removed on a too small screen`() {
    var robot = Robot(Array(repeating: "One Two Three Four Five", count: 8).joined(separator: " | ")).pressing("G")
    robot.happen(.input(.resized(Size(columns: 30, rows: 5))))
    robot.find(onDisk: TripSketch.trip("One"))
    robot.happen(.input(.mouse(MouseEvent(.wheelUp, column: 3, row: 2))))
    robot.happen(.input(.mouse(MouseEvent(.wheelDown, column: 3, row: 2))))
    robot.happen(.input(.resized(Size(columns: 80, rows: 24))), .shows("One"))
  }

  @Test mutating func `a drag survives a reload under the pointer`() {
    let start = robot.line(showing: "Hotel")
    robot.point(.press, line: start)
    robot.point(.drag, line: robot.line(showing: "Museum"))
    let held = robot.held
    robot.find(onDisk: robot.trip.adding("Zoo", day: 1, sortOrder: 0.5))
    expect(robot.held, held.map { "Zoo " + $0 })
    robot.point(.release, line: robot.line(showing: "Museum"), .saves(1))
  }

  @Test mutating func `lifts the pressed row, also if the list has changed under the button`() {
    let start = robot.line(showing: "Bar")
    robot.point(.press, line: start)
    robot.find(onDisk: robot.trip.removing("Dinner", "Hotel", "Museum"))
    robot.point(.drag, line: start - 4)
    expect(robot.drag?.item?.id, ItemID("Bar"))
  }

  @Test mutating func `lifts nothing if the pressed row is removed`() {
    let start = robot.line(showing: "Bar")
    robot.point(.press, line: start)
    robot.find(onDisk: TripSketch.trip("@Chicago Dinner"))
    robot.point(.drag, line: start - 4, .browses)
  }

  @Test mutating func `a pressed header is still the pressed row after another selection`() {
    let start = robot.line(showing: "Day 2 - ")
    robot.point(.press, line: start)
    robot.press("j")
    robot.point(.drag, line: start + 3, .browses, .begins("Day headers can't be moved"))
  }
}

extension Robot {
  /// Two presses within the time of a double click: the clock of the robot runs by whole seconds, so they share one.
  fileprivate mutating func doubleClick(line: Int) {
    let event = MouseEvent(.press, column: 10, row: line)
    happenTogether([
      .input(.mouse(event)), .input(.mouse(MouseEvent(.release, column: 10, row: line))), .input(.mouse(event)),
    ])
  }
}
