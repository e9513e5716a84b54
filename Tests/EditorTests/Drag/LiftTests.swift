import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// Picking up, and putting down where nothing changes.
@Suite struct LiftTests {
  private var robot = Robot(Self.sketch)

  static let sketch = "@Chicago Dinner | Chicago>Detroit Museum | | @Detroit Hotel"

  @Test func `a lifted leg is shown where it was`() {
    let robot = Robot(Self.sketch).lifting("Chicago>Detroit", .holds("@Chicago Dinner | ^ Museum | | @Detroit Hotel"))
    expect(robot.drag?.barriers.map(\.id.text), ["@Chicago", "@Detroit"])
    expect(robot.effects, [.ring])
    expect(
      robot.status,
      "Picked up Chicago → Detroit. It can go on Days 1 to 4. ↑ ↓ move it, Space drops it, Esc puts it back.")
  }

  @Test func `reports a leg with one day left`() {
    var robot = Robot("@Chicago Lunch Chicago>Detroit @Detroit | Dinner")
    robot.lift("Chicago>Detroit", .begins("Picked up Chicago → Detroit. It can go on Day 1. "))
  }

  @Test func `an item with only one slot reports that it can't be moved`() {
    let reason =
      "can't be moved: its only slot is after Guests @ Chicago (Day 1, 1:20 PM CDT) "
      + "and before Guests @ Detroit (Day 1, 3:20 PM CDT)."
    var robot = Robot("@Chicago Chicago>Detroit @Detroit | Dinner").lifting("Chicago>Detroit")
    let held = "Can't be moved: this is its only slot. Esc puts it back."
    expect(robot.status, "Picked up Chicago → Detroit. \(held)")
    robot.press("Esc")
    for key in ["m", "J", "K", "H", "L"] {
      robot.press(key, .browses, .says("Chicago → Detroit \(reason)"))
      expect(robot.state.status.tone, .refusal)
    }
    robot.press("v")
    #expect(robot.wordsOfPage.contains("It \(reason)"))
    var alone = Robot("Dinner").lifting("Dinner", .says("Picked up Dinner. \(held)"))
    alone.press("Esc m", .says("Dinner can't be moved: the trip has no other slot."))
  }

  @Test func `a misplaced leg with one valid slot can move there`() {
    var robot = Robot("Chicago>Detroit @Chicago @Detroit").lifting("Chicago>Detroit")
    expect(
      robot.status,
      "Picked up Chicago → Detroit. It can go on Day 1. "
        + "↑ ↓ move it, Tab goes to a valid slot, Esc puts it back.")
    robot.press("Tab Space", .outlines("@Chicago Chicago>Detroit @Detroit"))
  }

  @Test func `reports that a custom item can go anywhere`() {
    let robot = Robot(Self.sketch).lifting("Museum", .holds("@Chicago Dinner | Chicago>Detroit ^ | | @Detroit Hotel"))
    expect(robot.drag?.barriers.isEmpty, true)
    expect(robot.status, "Picked up Museum. Can go anywhere. ↑ ↓ move it, Space drops it, Esc puts it back.")
  }

  @Test func `a game is refused with its reason`() {
    let robot = Robot(Self.sketch).lifting("@Chicago", .browses, .effects([.ring]))
    expect(
      robot.status,
      "Can't pick it up: games can't be moved. Guests @ Chicago (Day 1, 1:20 PM CDT) is fixed by the schedule.")
    expect(robot.state.status.tone, .refusal)
  }

  @Test mutating func `the header of a day is refused`() {
    robot.press("Home Space", .browses, .says("Day headers can't be moved; pick up a row with a grip."))
  }

  @Test func `a leg without a valid position names the games that bound it`() {
    let robot = Robot("@Detroit Chicago>Detroit | @Chicago").lifting("Chicago>Detroit", .browses)
    expect(
      robot.status,
      "Can't pick it up: no slot for Chicago → Detroit: "
        + "it must be after Guests @ Chicago (Day 2, 1:20 PM CDT) and before Guests @ Detroit (Day 1, 1:20 PM CDT). "
        + "d deletes the leg.")
  }

  @Test func `a read-only trip refuses to be lifted from`() {
    var robot = Robot(Self.sketch, readOnly: "the disk is read-only.")
    expect(robot.status, "Read-only: the disk is read-only.")
    robot.lift("Dinner", .browses, .says("This trip is read-only: the disk is read-only."))
  }

  @Test(arguments: ["Space", "Enter", "Esc", "Backspace", "q", "Ctrl-C"])
  func `lifting and putting down at once writes nothing`(key: String) {
    for id in ["Dinner", "Chicago>Detroit", "Museum", "Hotel"] {
      var robot = Robot(Self.sketch)
      let before = robot.trip
      robot.lift(id, then: key, .browses)
      expect(robot.trip, before)
      #expect(robot.effects.isEmpty)
      expect(robot.selected, id)
      #expect(robot.status.hasPrefix("Cancelled: "))
    }
  }

  @Test(arguments: ["Esc", "Backspace", "q", "Ctrl-C"])
  mutating func `a cancel far away changes nothing`(key: String) {
    let before = robot.trip
    robot.lift("Museum", then: "j j k j j \(key)", .browses)
    expect(robot.trip, before)
    expect(robot.saves, 0)
    expect(robot.selected, "Museum")
    expect(robot.status, "Cancelled: Museum stays on Day 2.")
  }

  @Test func `a misplaced leg can be lifted and put back`() {
    var robot = Robot("Chicago>Detroit @Chicago | Dinner | @Detroit")
    let before = robot.trip
    robot.lift("Chicago>Detroit")
    expect(robot.drag?.isOverValidSlot, false)
    robot.press("Space")
    expect(robot.trip, before)
    expect(robot.saves, 0)
    expect(robot.status, "Cancelled: Chicago → Detroit stays on Day 1.")
  }

  @Test(arguments: ["x", "+", "e", "Delete", "/", "n", "!", "r", "Ctrl-J", "Shift-↑", "J", "F5", "g", "G", "0"])
  func `reports a key that does nothing while carrying`(key: String) {
    var robot = Robot(Self.sketch).lifting("Museum")
    let held = robot.held
    robot.press(key)
    expect(robot.held, held)
    #expect(robot.effects.isEmpty)
    expect(robot.status, "\(key) does nothing while you move an item: ↑ ↓ move it, Space drops it, Esc puts it back.")
  }

  // MARK: Help

  @Test(arguments: ["?", "F1"]) func `help opens over a carried row and closes to it`(key: String) {
    for close in ["Esc", "?", "F1", "Enter", "Ctrl-C"] {
      var robot = Robot(Self.sketch).lifting("Museum", then: "j j")
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

  @Test func `a click closes help over what is carried`() {
    var robot = Robot(Self.sketch).lifting("Museum")
    let held = robot.held
    robot.press("?")
    robot.click(line: 5)
    expect(robot.held, held)
  }

  @Test func `a reload under help keeps the drag`() {
    var robot = Robot(Self.sketch).lifting("Museum", then: "j ?")
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
