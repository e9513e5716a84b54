import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// Dropping, being refused, and nudging.
@Suite struct DropTests {
  static let sketch = "Breakfast @Chicago Dinner Chicago>Detroit | Museum | | @Detroit Hotel"

  @Test(arguments: ["Space", "Enter"]) func `a valid drop is written once and settles`(key: String) throws {
    let robot = Robot(Self.sketch).lifting("Dinner", then: "j j \(key)", .browses)
    expect(robot.outline, TripSketch.normal("Breakfast @Chicago Chicago>Detroit | Dinner Museum | | @Detroit Hotel"))
    expect(robot.effects, [.save, .ring, .remind(.highlightElapsed, milliseconds: 700)])
    expect(robot.status, "Dropped on Day 2, before Museum.")
    expect(robot.selected, "Dinner")
    expect(robot.state.settled, ItemID("Dinner"))
    expect(robot.state.saving, .saving)
    let item = try #require(robot.trip.item("Dinner"))
    expect(item.position, Position(day: 2, sortOrder: 0))
    #expect(item.modifiedAt > TripSketch.made)
    for other in robot.trip.itinerary.items where other.id != item.id {
      expect(other, TripSketch.trip(Self.sketch).itinerary.item(other.id))
    }
  }

  @Test func `every valid slot of every item is where it lands`() {
    for id in ["Breakfast", "Dinner", "Chicago>Detroit", "Museum", "Hotel"] {
      let places = TripSketch.places(Self.sketch, carrying: id)
      for (number, place) in places.enumerated() {
        var robot = Robot(Self.sketch)
        robot.looksAtScreen = false
        let before = robot.trip
        robot.lift(id)
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

  @Test func `the sentence of a drop names the day and both neighbors`() {
    var sentences: [String] = []
    for keys in ["k", "j j", "j j j", "j j j j", "j j j j j j"] {
      let robot = Robot(Self.sketch).lifting("Dinner", then: "\(keys) Space")
      sentences.append(robot.status)
    }
    expect(
      sentences,
      [
        "Dropped on Day 1, after Breakfast, before Guests @ Chicago.", "Dropped on Day 2, before Museum.",
        "Dropped on Day 2, after Museum.", "Dropped on Day 3.",
        "Dropped on Day 4, after Guests @ Detroit, before Hotel.",
      ])
  }

  @Test func `an invalid drop snaps back with a reason`() {
    var robot = Robot(Self.sketch)
    let before = robot.trip
    robot.lift("Chicago>Detroit", then: "j j j j j Space", .browses)
    expect(robot.trip, before)
    expect(robot.effects, [.ring, .ring])
    expect(robot.selected, "Chicago>Detroit")
    expect(
      robot.status,
      "Can't go there: this leg must reach Detroit before Guests @ Detroit (Day 4, 1:20 PM CDT). "
        + "It is back on Day 1.")
    robot.lift("Chicago>Detroit", then: "k k k Enter")
    expect(robot.trip, before)
    expect(
      robot.status,
      "Can't go there: this leg can't leave Chicago until after Guests @ Chicago (Day 1, 2:20 PM CDT). "
        + "It is back on Day 1.")
  }

  @Test func `the highlight of a drop goes with time or the next key`() {
    var robot = Robot(Self.sketch).lifting("Dinner", then: "j Space")
    #expect(robot.state.settled != nil)
    robot.happen(.highlightElapsed)
    #expect(robot.state.settled == nil)
    #expect(robot.status.hasPrefix("Dropped on Day 1"))
    robot.press("Space j Space j")
    #expect(robot.state.settled == nil)
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

  @Test(arguments: ["J", "Shift-↓"]) func `a nudge moves to the next valid slot at once`(key: String) {
    let robot = Robot(Self.sketch).pressing(key, on: "Chicago>Detroit", .browses, .saves(1))
    expect(robot.outline, TripSketch.normal("Breakfast @Chicago Dinner | Chicago>Detroit Museum | | @Detroit Hotel"))
    expect(robot.status, "Moved to Day 2, before Museum.")
    expect(robot.selected, "Chicago>Detroit")
  }

  @Test(arguments: ["K", "Shift-↑"]) func `a nudge up stops at the barrier`(key: String) {
    var robot = Robot(Self.sketch).pressing("\(key)", on: "Chicago>Detroit")
    expect(robot.outline, TripSketch.normal("Breakfast @Chicago Chicago>Detroit Dinner | Museum | | @Detroit Hotel"))
    let before = robot.trip
    robot.press(key)
    expect(robot.trip, before)
    expect(robot.status, "No valid slot further that way.")
    expect(robot.effects, [.ring])
  }

  @Test func `nudging down and up again comes back`() {
    for id in ["Breakfast", "Dinner", "Museum", "Chicago>Detroit"] {
      Robot(Self.sketch).pressing("J J K K", on: id, .saves(4), .outlines(Self.sketch), .selects(id))
    }
  }

  @Test func `a misplaced leg is nudged into its range`() {
    var robot = Robot("Chicago>Detroit Breakfast @Chicago | Dinner | @Detroit")
    robot.press("J", on: "Chicago>Detroit", .outlines("Breakfast @Chicago Chicago>Detroit | Dinner | @Detroit"))
  }

  @Test func `a nudge is refused where lifting is`() {
    var robot = Robot("@Detroit Chicago>Detroit | @Chicago")
    robot.press("J", .says("Day headers can't be moved; nudge a row with a grip."))
    robot.press("J", on: "@Detroit")
    expect(
      robot.status,
      "Can't move it: games can't be moved. Guests @ Detroit (Day 1, 1:20 PM CDT) is fixed by the schedule.")
    robot.press("K", on: "Chicago>Detroit", .begins("Can't move it: no slot for Chicago → Detroit: it must be after "))
    Robot(Self.sketch, readOnly: "no.").pressing("J", on: "Dinner", .says("This trip is read-only: no."))
  }
}
