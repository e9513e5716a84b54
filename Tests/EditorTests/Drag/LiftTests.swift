import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct LiftTests {
  private var robot = Robot(Self.sketch)

  static let sketch = "@Chicago Dinner | Chicago>Detroit Museum | | @Detroit Hotel"

  @Test func `an item with only one slot reports that it can't be moved`() {
    let reason =
      "can't be moved: its only slot is after Guests @ Chicago (Day 1, 1:20 PM CDT) "
      + "and before Guests @ Detroit (Day 1, 3:20 PM CDT)."
    var robot = Robot("@Chicago Chicago>Detroit @Detroit | Dinner").pressing("Space", on: "Chicago>Detroit")
    let held = "Can't be moved: this is its only slot. Esc puts it back."
    expect(robot.status, "Picked up Chicago → Detroit. \(held)")
    robot.press("Esc")
    for key in ["m", "J", "K", "H", "L"] {
      robot.press(key, .browses, .status("Chicago → Detroit \(reason)"), .tone(.refusal))
    }
    robot.press("v")
    #expect(robot.wordsOfPage.contains("It \(reason)"))
    var alone = Robot("Dinner").pressing("Space", on: "Dinner", .status("Picked up Dinner. \(held)"))
    alone.press("Esc m", .status("Dinner can't be moved: the trip has no other slot."))
  }

  @Test(arguments: ["Space", "Enter", "Esc", "Backspace", "q", "Ctrl-C"])
  func `lifting an item and dropping it at once writes nothing`(key: String) {
    for id in ["Dinner", "Chicago>Detroit", "Museum", "Hotel"] {
      var robot = Robot(Self.sketch)
      let before = robot.trip
      robot.press("Space", on: id)
      robot.press(key, .browses, .holdsTrip(before), .effects([]), .selects(id), .begins("Cancelled: "))
    }
  }

  @Test(arguments: ["x", "+", "e", "Delete", "/", "n", "!", "r", "Ctrl-J", "Shift-↑", "J", "F5", "g", "G", "0"])
  func `reports a key that does nothing while carrying`(key: String) {
    var robot = Robot(Self.sketch).pressing("Space", on: "Museum")
    let held = robot.held
    robot.press(key)
    expect(robot.held, held)
    #expect(robot.effects.isEmpty)
    expect(robot.status, "\(key) does nothing while you move an item: ↑ ↓ move it, Space drops it, Esc puts it back.")
  }

  // MARK: Help

  @Test(arguments: ["?", "F1"]) func `help opens over a carried row and closes to it`(key: String) {
    for close in ["Esc", "?", "F1", "Enter", "Ctrl-C"] {
      var robot = Robot(Self.sketch).pressing("Space j j", on: "Museum")
      let (held, drag) = (robot.held, robot.drag)
      robot.press(key)
      #expect(robot.drag == nil)
      #expect(robot.frame.text.contains("Moving an item"))
      robot.press("Down PgDn \(close)")
      #expect(robot.held == held && robot.drag == drag)
      expect(robot.status, "Before Guests @ Detroit, at the start of Day 4.")
      expect(robot.saves, 0)
      robot.press("Space", .outlines("@Chicago Dinner | Chicago>Detroit | | Museum @Detroit Hotel"))
    }
  }

  @Test func `a reload under help keeps the drag`() {
    var robot = Robot(Self.sketch).pressing("Space j ?", on: "Museum")
    robot.find(onDisk: robot.trip.adding("New", day: 1, sortOrder: 0.5))
    #expect(robot.status.hasPrefix("Another program added New to Day 1. You are still moving it."))
    #expect(robot.frame.text.contains("Moving an item"))
    robot.press("Esc", .holds("New @Chicago Dinner | Chicago>Detroit | ^ | @Detroit Hotel"))
    robot.press("?")
    robot.find(onDisk: robot.trip.removing("Museum"), .browses)
    expect(robot.status, "Museum was deleted by another program while you were moving it.")
  }

  @Test mutating func `help opened during a mouse drag continues it with the keys`() {
    let line = robot.line(showing: "Museum")
    robot.point(.press, line: line)
    robot.point(.drag, line: line + 1)
    robot.press("?")
    robot.point(.release, line: line + 2)
    robot.press("Esc")
    expect(robot.drag?.item?.id, ItemID("Museum"))
    robot.press("Esc")
    #expect(robot.isBrowsing && robot.saves == 0)
  }
}

@Suite struct DropTests {
  static let sketch = "Breakfast @Chicago Dinner Chicago>Detroit | Museum | | @Detroit Hotel"

  @Test(arguments: ["Space", "Enter"]) func `a valid drop is written once and settles`(key: String) throws {
    let robot = Robot(Self.sketch).pressing("Space", on: "Dinner").pressing("j j \(key)", .browses)
    expect(robot.outline, TripSketch.normal("Breakfast @Chicago Chicago>Detroit | Dinner Museum | | @Detroit Hotel"))
    expect(robot.effects, [.save, .bell, .remind(.highlightElapsed, milliseconds: 700)])
    expect(robot.status, "Dropped on Day 2, before Museum.")
    expect(robot.selected, "Dinner")
    expect(robot.state.highlighted, ItemID("Dinner"))
    expect(robot.state.saving, .saving)
    let item = try #require(robot.trip.item("Dinner"))
    expect(item.position, Position(day: 2, sortOrder: 0))
    #expect(item.modifiedAt > TripSketch.made)
    for other in robot.trip.itinerary.items where other.id != item.id {
      expect(other, TripSketch.trip(Self.sketch).itinerary.item(other.id))
    }
  }

  @Test func `an item dropped in any valid slot lands there`() {
    for id in ["Breakfast", "Dinner", "Chicago>Detroit", "Museum", "Hotel"] {
      let places = TripSketch.places(Self.sketch, carrying: id)
      for (number, place) in places.enumerated() {
        var robot = Robot(Self.sketch)
        robot.looksAtScreen = false
        let before = robot.trip
        robot.press("Space", on: id)
        let origin = robot.drag?.target.rawValue ?? 0
        for _ in 0..<abs(number - origin) { robot.press(number < origin ? "k" : "j") }
        expect(robot.held, place)
        let isValid = robot.drag?.isOverValidSlot == true
        robot.press("Space")
        expect(robot.saves, (isValid && number != origin ? 1 : 0))
        if isValid {
          expect(robot.outline, place.split(separator: " ").map { $0 == "^" ? id : String($0) }.joined(separator: " "))
        } else {
          expect(robot.trip, before)
        }
      }
    }
  }

  @Test func `the highlight of a drop ends after a time or at the next key`() {
    var robot = Robot(Self.sketch).pressing("Space j Space", on: "Dinner")
    #expect(robot.state.highlighted != nil)
    robot.happen(.highlightElapsed)
    #expect(robot.state.highlighted == nil)
    #expect(robot.status.hasPrefix("Dropped on Day 1"))
    robot.press("Space j Space j")
    #expect(robot.state.highlighted == nil)
  }

  @Test func `a thousand drops between the same two rows succeed`() {
    var robot = Robot("Top Bottom Left Right")
    robot.looksAtScreen = false
    for round in Portion.rounds(1000) {
      robot.press("Space Home j Space", on: round % 2 == 0 ? "Left" : "Right")
      if robot.saves != 1 { Issue.record("round \(round): \(robot.status)") }
    }
    expect(robot.outline, "Top Right Left Bottom")
  }

  // MARK: Nudges

  @Test func `nudging down and up returns to the first position`() {
    for id in ["Breakfast", "Dinner", "Museum", "Chicago>Detroit"] {
      Robot(Self.sketch).pressing("J J K K", on: id, .saves(4), .outlines(Self.sketch), .selects(id))
    }
  }
}
