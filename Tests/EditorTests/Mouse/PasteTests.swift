import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct PasteTests {
  private var robot = Robot(Self.sketch)

  static let sketch = "@Chicago Dinner | Museum | @Detroit"

  @Test func `a pasted line is a new item, already lifted, and placed like any other`() {
    var robot = Robot(Self.sketch)
    robot.select("Dinner")
    robot.happen(.input(.paste("Pizza at Pequod's")), .saves(0))
    expect(robot.trip.itinerary.count, 4)
    #expect(robot.status.hasPrefix("Picked up Pizza at Pequod's, just pasted."))
    robot.press("j j Space", .saves(1))
    expect(robot.titles(ofDay: 2), ["Museum", "Pizza at Pequod's"])
    expect(robot.status, "Dropped on Day 2, after Museum.")
  }

  @Test func `several lines are placed as one block, in order`() {
    var robot = Robot(Self.sketch)
    robot.happen(.input(.paste("One\r\n  Two \n\n\rThree")))
    expect(robot.status, "Picked up 3 new items, just pasted. ↑ ↓ move them, Space drops them, Esc discards them.")
    robot.press("Space")
    expect(robot.titles(ofDay: 1), ["One", "Two", "Three", "Dinner"])
    expect(robot.saves, 1)
  }

  @Test mutating func `Escape discards a pasted item`() {
    let before = robot.trip
    robot.happen(.input(.paste("d y q")))
    robot.press("j Esc", .holdsTrip(before), .browses, .saves(0), .status("Cancelled: d y q was not added."))
  }

  @Test func `a paste in a form goes into the field as one line`() {
    var robot = Robot(Self.sketch).pressing("+ \"At \"")
    robot.happen(.input(.paste("the\rzoo")), .types(.title, "At the zoo"))
  }

  @Test(arguments: ["", " \r\n ", "j Space"])
  mutating func `an empty paste, or one while carrying, does nothing and is reported`(text: String) {
    if text == "j Space" { robot.press("Space", on: "Dinner") }
    let mode = robot.state.mode
    robot.happen(.input(.paste(text)))
    expect(robot.state.mode, mode)
    expect(robot.state.status.tone, .refusal)
  }

  @Test mutating func `reports surplus lines of a paste`() {
    let lines = (1...5_000).map { "Line \($0)" }
    robot.happen(.input(.paste(lines.joined(separator: "\n"))))
    #expect(robot.status.hasPrefix("Picked up 1000 new items, just pasted. Only the first 1000 lines were pasted."))
    expect(robot.state.status.tone, .refusal)
    robot.press("Esc")
    robot.happen(.input(.paste(lines.prefix(1_000).joined(separator: "\n") + "\n \n\n")))
    #expect(robot.status.hasPrefix("Picked up 1000 new items, just pasted. "))
    expect(robot.state.status.tone, .info)
  }

  @Test mutating func `reports that a line longer than a title was cut`() {
    robot.happen(.input(.paste(String(repeating: "x", count: 1_000) + "  \nshort")), .tone(.info))
    robot.happen(.input(.key(.escape)))
    robot.happen(.input(.paste("  " + String(repeating: "x", count: 100_000) + "\nshort")))
    #expect(robot.status.hasPrefix("Picked up 2 new items, just pasted. A line was cut after 1000 characters."))
    robot.press("Space")
    let titles = robot.trip.itinerary.items.compactMap { $0.custom?.title.utf8.count }
    expect(titles.max(), 1_000)
  }

  @Test func `a field accepts readable text, and reports what it dropped`() {
    var robot = Robot(Self.sketch).pressing("+ \"At \"")
    robot.happen(.input(.paste(String(repeating: "x\n", count: 400_000))))
    expect(robot.typed(.title)?.utf8.count, 10_000)
    expect(robot.status, "Only the first 10000 characters fit here; the rest of the pasted text was dropped.")
    expect(robot.state.status.tone, .refusal)
    robot.press("Ctrl-U")
    robot.happen(.input(.paste(String(repeating: "é", count: 10_000))))
    expect(robot.typed(.title)?.count, 10_000)
    expect(robot.state.status.tone, .info)
  }

  @Test(arguments: ["T n", "j e", "j j m", "?", "q s", "E", "T g", "T +"])
  func `every field reports what it dropped, and half a path is not pasted`(keys: String) {
    var robot = Robot(Self.sketch).pressing("a \"x\" Enter")
    robot.happen(.file(.notSaved(reason: "the disk is full")))
    robot.press("g \(keys) \"/tmp/\"")
    let (before, isPath) = (robot.state.mode, ["q s", "E", "T g", "T +"].contains(keys))
    robot.happen(.input(.paste(String(repeating: "x", count: 20_000))), .tone(.refusal))
    #expect(robot.status.hasPrefix(isPath ? "The pasted text is too long for a path" : "Only the first 10000"))
    expect(robot.state.mode == before, isPath)
  }

  @Test func `a pasted item survives a reload`() {
    var robot = Robot(Self.sketch)
    robot.select("Museum")
    robot.happen(.input(.paste("Zoo")))
    robot.find(onDisk: robot.trip.adding("Bar", day: 1, sortOrder: 0.5))
    robot.press("Space")
    expect(robot.titles(ofDay: 2), ["Museum", "Zoo"])
  }
}
