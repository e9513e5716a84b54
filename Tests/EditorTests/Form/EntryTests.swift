import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite struct EntryTests {
  private static let sketch = "@Chicago Dinner | Museum | @Detroit"

  private static func robot(_ keys: String) -> Robot {
    var robot = Robot(sketch)
    robot.press(keys)
    return robot
  }

  private static func new(_ robot: Robot) -> Item? {
    robot.trip.itinerary.items.first { $0.custom != nil && $0.id.text.count == 36 }
  }

  @Test func `a line is parsed while typing, previewed below, and accepted by Enter`() throws {
    var robot = Self.robot("+ \"7:30pm dinner @ Q39 for 2h\"")
    #expect(robot.frame.text.contains("→ 7:30 PM · 2h · dinner · at Q39 · Restaurant"))
    expect(robot.status, "Enter saves these fields; Ctrl-X keeps the title as typed.")
    robot.press("Enter")
    var expected = CustomItem(
      title: "dinner", category: .restaurant, time: ClockTime(hour: 19, minute: 30), location: .init(name: "Q39"))
    expected.durationMinutes = 120
    try expect(#require(Self.new(robot)).custom, expected)
  }

  @Test func `going to another field fills in the parsed fields`() {
    var robot = Self.robot("+ \"7pm tour @ Wrigley https://example.com/t\" Tab")
    expect(robot.typed(.title), "tour")
    expect(robot.typed(.time), "7:00 PM")
    expect(robot.typed(.location), "Wrigley")
    #expect(robot.typed(.link) == "https://example.com/t")
    expect(robot.form?.category, .activity)
    robot.press("Ctrl-U \"8pm\" Enter")
    expect(Self.new(robot)?.custom?.time?.description, "20:00")
    #expect(Self.new(robot)?.custom?.url == "https://example.com/t")
  }

  @Test func `keeps a title as typed on request`() {
    var robot = Self.robot("+ \"7pm dinner @ Q39\" Ctrl-X")
    expect(robot.status, "Title kept as typed; Ctrl-X parses it again.")
    #expect(!robot.frame.text.contains("→ 7:00"))
    robot.press("Enter")
    expect(Self.new(robot)?.custom?.title, "7pm dinner @ Q39")
    #expect(Self.new(robot)?.custom?.time == nil)
  }

  @Test func `the title of an existing item is not parsed`() {
    let robot = Self.robot("j j e \" @ 7pm\" Enter")
    expect(robot.trip.item("Dinner")?.custom, CustomItem(title: "Dinner @ 7pm", category: .activity))
  }

  @Test func `a day that the trip does not have keeps the form open`() {
    var robot = Self.robot("+ \"zoo on day 9\" Enter")
    expect(robot.form?.problems, [.title: "No such day; the trip has 3 days."])
    robot.press("Backspace \"2\" Enter")
    expect(Self.new(robot)?.position.day, 2)
  }

  @Test func `an item with nothing but a time needs a title`() {
    let robot = Self.robot("+ \"7pm\" Enter")
    expect(robot.form?.problems, [.title: "A title is needed."])
  }

  @Test(arguments: [("F2", CustomItem.Category.restaurant), ("F3", .hotel), ("F4", .activity), ("F5", .note)])
  func `one key selects the category from any field`(key: String, category: CustomItem.Category) {
    for place in ["", "Tab Tab Tab", "Tab Tab Tab Tab", "Shift-Tab Shift-Tab"] {
      let robot = Self.robot("+ \"dinner\" \(place) \(key)")
      expect(robot.form?.category, category)
    }
  }

  // MARK: Places in the list

  @Test func `o and O add below and above the row`() {
    for (keys, titles) in [("j j o \"New\" Enter", ["Dinner", "New"]), ("j j O \"New\" Enter", ["New", "Dinner"])] {
      let robot = Self.robot(keys)
      expect(robot.titles(ofDay: 1), titles)
      expect(robot.selected.count, 36)
    }
    let first = Self.robot("o \"New\" Enter")
    expect(first.trip.itinerary.items.first?.custom?.title, "New")
    expect(first.status, "Added New on Day 1, at the start. Space picks it up.")
    let above = Self.robot("] O \"New\" Enter")
    expect(above.titles(ofDay: 1).last, "New")
  }

  @Test func `a new item goes to the end of the day if its neighbor is removed`() {
    var robot = Self.robot("j j O \"New\"")
    robot.find(onDisk: robot.trip.removing("Dinner"))
    robot.press("Enter")
    expect(robot.titles(ofDay: 1).last, "New")
  }

  @Test func `the day is shown, and another one takes the item to its end`() {
    var robot = Self.robot("j j e \(Array(repeating: "Tab", count: 7).joined(separator: " "))")
    expect(robot.form?.focus, .day)
    robot.press("Right Right Right Left")
    expect(robot.form?.day, 2)
    robot.press("9")
    expect(robot.form?.day, 3)
    robot.press("2 Enter")
    expect(robot.trip.item("Dinner")?.position.day, 2)
    expect(robot.status, "Saved Dinner, now the last of Day 2.")
    expect(robot.saves, 1)
    expect(robot.selected, "Dinner")
  }

  @Test func `one key moves a row to its time`() {
    var robot = Self.robot("+ \"9pm bar\" Enter o \"3pm zoo\" Enter s")
    expect(robot.titles(ofDay: 1), ["Dinner", "zoo", "bar"])
    #expect(robot.effects.contains(.save))
    #expect(robot.status.contains("before bar"))
    robot.press("s", .status("zoo is already in time order."))
    robot.press("k s", .status("Dinner has no time; Enter gives it one."))
    robot.press("k s", .tone(.refusal))
  }

  @Test func `a new item with a time goes to its time, which is reported`() {
    var robot = Self.robot("+ \"9pm bar\" Enter + \"3pm zoo\" Enter")
    expect(robot.titles(ofDay: 1), ["Dinner", "zoo", "bar"])
    #expect(robot.status.hasPrefix("Added zoo on Day 1 at its time, after Dinner."))
    robot.press("Home + \"museum Sat\" Enter")
    expect(robot.titles(ofDay: 2).last, "museum")
  }

  @Test func `looks up a place on the line near that day, and a bar named after a city is not the city`() throws {
    var robot = Robot(TripSketch.trip("@Philadelphia | ")).pressing("+ \"hotel @ Philadelphia\" Enter")
    let hotel = try #require(robot.trip.item(robot.selected)?.custom?.location)
    expect(hotel.name, "Philadelphia")
    #expect(abs((hotel.latitude ?? 0) - 39.95) < 0.1 && abs((hotel.longitude ?? 0) + 75.16) < 0.1)
    robot.press("+ \"drinks @ Phoenix\" Enter")
    expect(robot.trip.item(robot.selected)?.custom?.location, CustomItem.Location(name: "Phoenix"))
    // A hotel is in a city however far away it is, and so is what is in a city of the trip.
    robot.press("+ \"hotel @ Phoenix\" Enter")
    #expect(robot.trip.item(robot.selected)?.custom?.location?.latitude != nil)
    let swing = Robot(TripSketch.trip("@Philadelphia | | @Phoenix")).pressing("+ \"drinks @ Phoenix\" Enter")
    #expect(swing.trip.item(swing.selected)?.custom?.location?.latitude != nil)
  }

  @Test func `one key sorts the day, and the selection stays on its row`() {
    var robot = Self.robot("+ \"9pm bar\" Enter o \"3pm zoo\" Enter S")
    expect(robot.titles(ofDay: 1), ["Dinner", "zoo", "bar"])
    expect(robot.trip.item(robot.selected)?.custom?.title, "zoo")
    #expect(robot.status.hasPrefix("Sorted Day 1."))
    #expect(robot.effects.contains(.save))
    robot.press("S")
    #expect(robot.status == "Day 1 is already sorted by time." && robot.effects.isEmpty)
    robot.press("] T o", .status("Day 2 is already sorted by time."))
  }

  // MARK: Pasted lines

  @Test func `pasted lines are read the same way`() {
    var robot = Robot(Self.sketch)
    robot.happen(.input(.paste("- 19:00 Dinner at Joe's\n2. zoo @ 41.9, -87.6\n[ ] Bring the scorebook")))
    robot.press("Space")
    let items = robot.trip.itinerary.range(ofDay: 1).compactMap { robot.trip.itinerary[$0].custom }
    expect(items.map(\.title).prefix(3), ["Dinner at Joe's", "zoo", "Bring the scorebook"])
    expect(items.map(\.category).prefix(3), [.restaurant, .activity, .note])
    #expect(items[0].time?.description == "19:00" && items[0].location?.name == "Joe's")
    expect(items[1].location, .init(latitude: 41.9, longitude: -87.6))
  }
}
