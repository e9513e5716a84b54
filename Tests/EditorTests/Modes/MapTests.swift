import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite struct MapTests {
  private static let sketch = "@Chicago Dinner | Chicago>Detroit Tea | @Detroit | Detroit>Boston | @Boston"

  /// The words of the screen in which cells of a role are kept.
  private func text(_ robot: Robot, _ roles: Set<Style.Role>) -> String {
    let frame = robot.frame
    return (1..<frame.size.rows - 3).map { row in
      frame.row(row).map { roles.contains($0.style.role) ? String($0.base) : " " }.joined()
    }.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test func `M opens the map at the row's stop, and the selection follows each step`() {
    var robot = Robot(Self.sketch).pressing("j j M", .selects("@Chicago"))
    expect(robot.status, "Stop 1 of 3, Day 1: 1:20 PM CDT, Guests @ Chicago, Chicago Park, Chicago.")
    #expect(robot.frame.text.contains("Chicago") && robot.frame.text.contains("mi"))
    var seen: [String] = []
    for key in ["Down", "Down", "Down", "Up", "g", "]", "]", "["] {
      robot.press(key)
      seen.append(robot.selected)
    }
    expect(seen, ["@Detroit", "@Boston", "@Boston", "@Detroit", "@Chicago", "@Detroit", "@Boston", "@Detroit"])
    robot.press("Enter", .browses, .selects("@Detroit"))
    robot.press("Home M G Esc", .selects("Day 1"))
  }

  @Test func `the day of the selected stop is lit, and its stop is marked`() {
    var robot = Robot(Self.sketch).pressing("j M")
    #expect(text(robot, [.lifted]).contains("●") && text(robot, [.lifted]).contains("Chicago"))
    #expect(!text(robot, [.gameTime]).isEmpty)
    robot.press("Down")
    // The leg is on the day before.
    expect(text(robot, [.lifted]).contains("Detroit"), true)
    #expect(text(robot, [.barrier]).isEmpty)
    robot.press("Esc")
    robot.press("M", on: "Chicago>Detroit", .selects("@Detroit"))
  }

  @Test func `zoom has limits, and 0 shows all`() {
    var robot = Robot(Self.sketch).pressing("j M")
    let whole = robot.frame
    robot.press("-", .status("The whole route is in view."))
    robot.press("+ + +")
    #expect(robot.frame != whole)
    robot.press("0")
    expect(robot.frame, whole)
    robot.press(String(repeating: "+ ", count: DotMap.maxZoom + 1), .status("The map has no more detail."))
  }

  @Test func `a move changes the line at once, and what changed is highlighted`() throws {
    let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | @Detroit").changing("Dinner") {
      $0.changeCustom { $0.location = CustomItem.Location(name: nil, latitude: 39.8, longitude: -86.2) }
    }
    var robot = Robot(trip).pressing("M", on: "Dinner")
    robot.press("K", .outlines("Dinner @Chicago | Chicago>Detroit | @Detroit"), .saves(1))
    #expect(!text(robot, [.highlighted]).isEmpty)
    robot.happen(.highlightElapsed)
    #expect(text(robot, [.highlighted]).isEmpty)
    expect(robot.state.map?.path.stops.map(\.name), ["Dinner", "Chicago Park", "Detroit Park"])
    expect(robot.selected, "Dinner")
  }

  @Test func `another program's change is drawn, and a trip without places closes the map`() {
    var robot = Robot(Self.sketch).pressing("G M")
    expect(robot.state.map?.path.stops.count, 3)
    robot.find(onDisk: TripSketch.trip("@Chicago | Chicago>Detroit | @Detroit"))
    expect(robot.state.map?.path.stops.count, 2)
    robot.find(onDisk: TripSketch.trip("Dinner"), .browses)
    robot.press("M", .status("No row has a known location yet."))
  }

  @Test func `a click selects the stop under it, and help leads back to the map`() throws {
    var robot = Robot(Self.sketch).pressing("j M")
    let layout = MapLayout(try #require(robot.state.map), of: robot.state, in: robot.state.areas)
    let mark = try #require(layout.picture.marks.last)
    let event = MouseEvent(
      .press, column: layout.area.columns.lowerBound + mark.column, row: layout.area.rows.lowerBound + mark.row)
    robot.happen(.input(.mouse(event)), .selects("@Boston"))
    robot.press("?", .shows("Keys"))
    robot.press("Esc")
    #expect(robot.state.map != nil)
  }

  @Test(arguments: [CharacterSupport.unicode, .ascii])
  func `labels cover neither each other nor marks`(characterSupport: CharacterSupport) {
    let names = ["Chicago", "Detroit", "Boston", "New York", "Cleveland", "Denver", "Seattle", "Phoenix"]
    for count in 1...40 {
      let stops = (0..<count).map { "@\(names[$0 % 8].replacing(" ", with: "-"))" }.joined(separator: " ")
      let path = TripPath(TripSketch.trip(stops))
      guard !path.stops.isEmpty else { continue }
      for size in [Size(columns: 40, rows: 6), Size(columns: 98, rows: 38)] {
        let picture = RoutePicture(
          of: path, selected: 0, day: 1, size: size, wording: Wording(), characterSupport: characterSupport)
        var taken: Set<[Int]> = Set(picture.marks.map { [$0.column, $0.row] })
        expect(taken.count, picture.marks.count)
        for label in picture.labels {
          for column in label.column..<label.column + label.width {
            #expect(taken.insert([column, label.row]).inserted, "\(label)")
          }
          #expect(label.column >= 0 && label.column + label.width <= size.columns)
        }
      }
    }
  }

  @Test func `a plain screen lists the stops in words`() {
    var robot = Robot(TripSketch.trip(Self.sketch), isPlain: true)
    robot.press("j M Down", .shows("> 2, Day 3, Detroit Park, Detroit, 238 miles east"))
  }

  @Test func `two ballparks of New York have one label, and two when enlarged`() {
    var robot = Robot(Self.newYork).pressing("j M")
    expect(text(robot, [.lifted]).contains("New York"), true)
    robot.press("+ + + +")
    #expect(text(robot, [.lifted, .matchup, .label]).contains("Yankee Stadium"))
    #expect(text(robot, [.lifted, .matchup, .label]).contains("Citi Field"))
  }

  private static var newYork: Trip {
    var trip = TripSketch.trip("@Yankees @Mets | @Chicago")
    for (id, venue) in [("@Yankees", "Yankee Stadium"), ("@Mets", "Citi Field")] {
      trip = trip.changing(id) { $0.changeGame { ($0.venue, $0.city) = (venue, "New York, NY") } }
    }
    return trip
  }
}
