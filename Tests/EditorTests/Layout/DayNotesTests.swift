import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// The lines of the list that are not rows: nights, games over several days, and empty days in one line.
@Suite struct DayNotesTests {
  /// A trip with a hotel of three nights on Day 1, two open nights, and four empty days at the end.
  private static let trip: Trip = {
    let trip = TripSketch.trip("Loews | @Chicago | | Museum | | Dinner | | | | ")
    return trip.changing("Loews") { $0.kind = .custom(CustomItem(title: "Loews", category: .hotel, nights: 3)) }
  }()

  private static let nights = ["⌂ Loews · night 2 of 3", "⌂ Loews · night 3 of 3", "no bed yet"]

  private static func lines(_ robot: Robot) -> [String] {
    robot.frame.text.split(separator: "\n").map { String($0).trimmed }
  }

  @Test func `a day of a stay ends with its night, and one without a bed is marked`() {
    let lines = Self.lines(Robot(Self.trip, size: Size(columns: 80, rows: 60)))
    let museum = lines.firstIndex { $0.contains("Museum") } ?? 0
    expect(lines[museum + 1], "no bed yet")
    let free = lines.firstIndex(of: "⌂ Loews · night 3 of 3") ?? 0
    expect(lines[free - 1], "No items yet, tap + to add")
    #expect(lines.contains("⌂ Loews · night 2 of 3") && !lines.contains { $0.contains("night 1 of 3") })
    let plain = Self.lines(Robot(TripSketch.trip("Dinner | Museum"), size: Size(columns: 80, rows: 60)))
    #expect(!plain.contains("no bed yet"))
  }

  @Test func `three or more empty days take a line each in the dense view alone`() {
    for (rows, isDense) in [(60, false), (40, true)] {
      let lines = Self.lines(Robot(Self.trip, size: Size(columns: 80, rows: rows)))
      expect(lines.contains { $0.hasPrefix("Day 8 · Fri, Jul 10 · free · no bed yet") }, isDense)
      expect(lines.contains { $0.hasPrefix("Day 8 - Friday, July 10") }, !isDense)
      #expect(lines.contains { $0.hasPrefix("Day 5 - Tuesday, July 7") })
    }
  }

  @Test func `a game over several days begins each day after its first`() {
    let trip = TripSketch.trip("@Chicago | | Dinner | ").changing("@Chicago") {
      $0.changeGame { $0.end = .on(date("2026-07-05")) }
    }
    let lines = Self.lines(Robot(trip, size: Size(columns: 80, rows: 60)))
    let second = lines.firstIndex { $0.hasPrefix("Day 2 - ") } ?? 0
    expect(
      lines[(second + 1)...(second + 2)].map(\.self), ["Guests @ Chicago · day 2 of 3", "No items yet, tap + to add"])
    #expect(lines.contains("Guests @ Chicago · day 3 of 3") && !lines.contains { $0.contains("day 4 of") })
  }

  /// A carried row goes through the slots of the trip without the lines, and every other row is reached by the arrow keys.
  @Test(arguments: ["Dinner", "Loews", "Museum"]) func `lines between days are not slots of a drag`(id: String) {
    for rows in [24, 40, 60] {
      var robot = Robot(Self.trip, size: Size(columns: 80, rows: rows)).pressing("Space g Home", on: id)
      let count = Self.trip.itinerary.count - 1 + Self.trip.dayCount
      var places: [String] = []
      for _ in 0..<count {
        places.append(robot.status)
        robot.press("j")
      }
      expect(Set(places.dropFirst()).count, count - 1)
      expect(robot.drag.map { SlotNumber($0.target.rawValue) }, SlotNumber(count - 1))
      robot.press("Esc g")
      for _ in 1..<Self.trip.itinerary.count + Self.trip.dayCount { robot.press("j") }
      expect(robot.selected, "Day 10")
    }
  }

  @Test func `a press on a line selects nothing, and a drag over it drops at the end of its day`() {
    var robot = Robot(Self.trip, size: Size(columns: 80, rows: 60)).pressing("j")
    let selected = robot.selected
    for night in Self.nights {
      robot.click(line: robot.line(showing: night), .selects(selected))
    }
    robot.dragRow(showing: "Loews", to: robot.line(showing: "no bed yet"))
    expect(robot.trip.ids(onDay: 4), ["Museum", "Loews"])
  }

  @Test func `plain mode has day notes too`() {
    let lines = Self.lines(Robot(Self.trip, size: Size(columns: 80, rows: 40), isPlain: true))
    #expect(lines.contains("Loews, night 2 of 3") && lines.contains("no bed yet"))
  }
}
