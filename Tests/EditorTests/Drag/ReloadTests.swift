import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct ReloadTests {
  static let sketch = "@Chicago Dinner Chicago>Detroit | Museum Note Bar | | @Detroit Hotel"

  /// Carries Dinner, held between Museum and Note of Day 2.
  private static func carryingDinner() -> Robot {
    Robot(sketch).pressing(
      "Space j j j", on: "Dinner", .holds("@Chicago Chicago>Detroit | Museum ^ Note Bar | | @Detroit Hotel"))
  }

  /// What another program does, and where the item is held then.
  private static let changes: [(what: String, change: @Sendable (Trip) -> Trip, held: String)] = [
    (
      "rows above the target", { $0.adding("New", day: 1, sortOrder: 0.5).adding("New2", day: 2, sortOrder: 0.5) },
      "New @Chicago Chicago>Detroit | New2 Museum ^ Note Bar | | @Detroit Hotel"
    ),
    (
      "a row below the target", { $0.adding("New", day: 2, sortOrder: 2.5) },
      "@Chicago Chicago>Detroit | Museum ^ Note New Bar | | @Detroit Hotel"
    ),
    (
      "a row between the neighbors, below the target", { $0.adding("New", day: 2, sortOrder: 1.5) },
      "@Chicago Chicago>Detroit | Museum ^ New Note Bar | | @Detroit Hotel"
    ),
    (
      "the row above moved away", { $0.moving("Museum", day: 4, sortOrder: 9) },
      "@Chicago Chicago>Detroit | ^ Note Bar | | @Detroit Hotel Museum"
    ),
    (
      "the row below moved away", { $0.moving("Note", day: 1, sortOrder: 0) },
      "Note @Chicago Chicago>Detroit | Museum ^ Bar | | @Detroit Hotel"
    ),
    (
      "the row above removed", { $0.removing("Museum") },
      "@Chicago Chicago>Detroit | ^ Note Bar | | @Detroit Hotel"
    ),
    (
      "the row below removed", { $0.removing("Note") },
      "@Chicago Chicago>Detroit | Museum ^ Bar | | @Detroit Hotel"
    ),
    (
      "the day emptied", { $0.removing("Museum", "Note", "Bar") }, "@Chicago Chicago>Detroit | ^ | | @Detroit Hotel"
    ),
  ]

  @Test func `the target stays next to the neighbors that are left`() {
    for (what, change, held) in Self.changes {
      var robot = Self.carryingDinner()
      robot.find(onDisk: change(robot.trip), .saves(0), .begins("Another program "))
      #expect(robot.status.contains(". You are still moving it. "), "\(what)")
      expect(robot.held, TripSketch.normal(held), "\(what)")
    }
  }

  @Test func `reports as many changes as fit`() {
    var robot = Self.carryingDinner()
    robot.find(onDisk: robot.trip.adding("New", day: 1, sortOrder: 0.5))
    let target = "After Museum, before Note, on Day 2."
    expect(robot.status, "Another program added New to Day 1. You are still moving it. \(target)")
    robot.happen(.input(.resized(Size(columns: 40, rows: 10))))
    robot.find(onDisk: robot.trip.removing("New").adding("LakeLuncheon", day: 3, sortOrder: 1))
    expect(robot.status, "Another program added LakeLuncheon to Day 3 and deleted New. \(target)")
    let long = String(repeating: "Very", count: 20)
    robot.find(onDisk: robot.trip.adding(long, day: 1, sortOrder: 0.5), .status("The trip has changed. \(target)"))
  }

  @Test func `without both neighbors the target is after the nearest row above`() {
    var robot = Robot("@Chicago | Early Museum Dinner Note Bar | Hotel")
    robot.press("Space k k k", on: "Hotel", .holds("@Chicago | Early Museum Dinner ^ Note Bar |"))
    robot.find(onDisk: robot.trip.removing("Dinner", "Note"), .holds("@Chicago | Early Museum ^ Bar |"))
  }

  @Test func `after days are removed the target is on the last`() {
    var robot = Self.carryingDinner()
    robot.find(onDisk: robot.trip.with(items: robot.trip.itinerary.items.filter { $0.position.day == 1 }, dayCount: 1))
    #expect(robot.held?.replacing(" ^", with: "").replacing("^ ", with: "") == "@Chicago Chicago>Detroit")
  }

  @Test func `a target at the start or end of a day stays there`() {
    var robot = Robot(Self.sketch).pressing("Space Right", on: "Dinner")
    robot.find(onDisk: robot.trip.removing("Museum"))
    expect(robot.held, TripSketch.normal("@Chicago Chicago>Detroit | ^ Note Bar | | @Detroit Hotel"))
    robot.press("j j")
    robot.find(onDisk: robot.trip.removing("Bar"), .holds("@Chicago Chicago>Detroit | Note ^ | | @Detroit Hotel"))
  }

  @Test func `removing the carried row ends the drag with a message`() {
    var robot = Self.carryingDinner()
    robot.find(onDisk: robot.trip.removing("Dinner"), .browses)
    expect(robot.status, "Dinner was deleted by another program while you were moving it.")
    #expect(robot.trip.item("Dinner") == nil)
    robot.press("j k")
  }

  @Test func `the carried row moved by someone else stays carried where it was`() {
    var robot = Self.carryingDinner()
    robot.find(onDisk: robot.trip.moving("Dinner", day: 4, sortOrder: 0))
    expect(robot.held, TripSketch.normal("@Chicago Chicago>Detroit | Museum ^ Note Bar | | @Detroit Hotel"))
    expect(robot.drag?.item?.position, Position(day: 4, sortOrder: 0))
    robot.press("Space", .saves(1), .outlines("@Chicago Chicago>Detroit | Museum Dinner Note Bar | | @Detroit Hotel"))
  }

  @Test func `the carried row moved by someone else to the target is dropped without a write`() {
    var robot = Self.carryingDinner()
    robot.find(onDisk: robot.trip.moving("Dinner", day: 2, sortOrder: 1.5))
    robot.press("Space", .browses, .saves(0), .status("Cancelled: Dinner stays on Day 2."))
  }

  @Test func `the carried row keeps the content someone else gave it`() throws {
    var robot = Self.carryingDinner()
    robot.find(
      onDisk: robot.trip.changing("Dinner") { item in
        item.kind = .custom(CustomItem(title: "Supper", category: .restaurant))
      })
    robot.press("Space")
    expect(robot.trip.item("Dinner")?.custom?.title, "Supper")
    expect(robot.trip.item("Dinner")?.position.day, 2)
  }

  @Test func `reports and refuses a target that becomes invalid`() {
    var robot = Robot(Self.sketch).pressing("Space j j j j", on: "Chicago>Detroit")
    expect(robot.drag?.isOverValidSlot, true)
    robot.find(onDisk: robot.trip.moving("@Detroit", day: 2, sortOrder: 0))
    let reason = "Can't go there: this leg must reach Detroit before Guests @ Detroit (Day 2, 1:20 PM CDT)."
    expect(
      robot.status,
      "Another program moved Guests @ Detroit to Day 2. You are still moving it. \(reason) "
        + "It can go on Days 1 to 2; Shift-Tab goes there.")
    expect(robot.state.status.tone, .refusal)
    expect(robot.drag?.isOverValidSlot, false)
    let before = robot.trip
    robot.press("Space", .holdsTrip(before), .saves(0), .status("\(reason) It is back on Day 1."))
  }

  @Test func `a target that becomes valid accepts the drop`() {
    var robot = Robot(Self.sketch).pressing("Space End j", on: "Chicago>Detroit")
    expect(robot.drag?.isOverValidSlot, false)
    robot.find(onDisk: robot.trip.changing("@Detroit") { $0.kind = TripSketch.kind(of: "@Detroit!", day: 4, row: 0) })
    expect(robot.drag?.isOverValidSlot, true)
    robot.press("Space", .saves(1), .outlines("@Chicago Dinner | Museum Note Bar | | @Detroit Chicago>Detroit Hotel"))
  }

  @Test func `a leg that becomes impossible stays carried, is refused everywhere, and is put back`() {
    var robot = Robot(Self.sketch).pressing("Space", on: "Chicago>Detroit")
    robot.find(onDisk: robot.trip.moving("@Detroit", day: 1, sortOrder: 0))
    let before = robot.trip
    let reason = "no slot for Chicago → Detroit"
    #expect(robot.status.contains(reason))
    expect(robot.drag?.valid.isEmpty, true)
    for key in ["j", "k", "Tab", "Shift-Tab", "Home", "End", "PgUp", "PgDn", "Left", "Right"] {
      robot.press(key)
      expect(robot.drag?.isOverValidSlot, false)
    }
    robot.press("j Space", .browses, .holdsTrip(before), .mentions(reason))
  }

  // MARK: While not carrying

  @Test func `the selection stays on its row`() {
    var robot = Robot(Self.sketch)
    robot.select("Note")
    robot.find(onDisk: robot.trip.adding("New", day: 1, sortOrder: 0).moving("Note", day: 4, sortOrder: 9))
    expect(robot.selected, "Note")
    expect(robot.status, "Another program moved Note to Day 4 and added New to Day 1.")
  }

  @Test func `the selection stays on the header of its day`() {
    var robot = Robot(Self.sketch).pressing("Right Right", .selects("Day 3"))
    robot.find(onDisk: robot.trip.adding("New", day: 1, sortOrder: 0), .selects("Day 3"))
    robot.find(onDisk: robot.trip.with(items: [], dayCount: 2), .selects("Day 2"))
  }

  @Test func `removing the selected row leaves the selection near it`() {
    var robot = Robot(Self.sketch)
    robot.select("Note")
    robot.find(onDisk: robot.trip.removing("Note"), .selects("Bar"))
    robot.select("Hotel")
    robot.find(onDisk: robot.trip.removing("Hotel"), .selects("@Detroit"))
  }
}

@Suite struct ScheduleChangeTests {
  private static let sketch = "@Chicago Dinner Chicago>Detroit | Museum Note Bar | | @Detroit Hotel"
  private var robot = Robot(Self.sketch)

  /// The game in Detroit moves to Day 3, as a newer schedule has it.
  private static func followed(
    _ trip: Trip, removing gone: ItemID? = nil, _ kinds: [ScheduleChangeKind] = [.cancelled]
  ) -> EditorEvent {
    let games = trip.itinerary.items.filter { $0.id == ItemID("@Detroit") }
    var items = trip.itinerary.items.filter { $0.id != gone }
    for index in items.indices where items[index].id == ItemID("@Detroit") {
      items[index].position = Position(day: 3, sortOrder: 100)
    }
    let changed = Trip(
      id: trip.id, name: trip.name, startDate: trip.startDate, dayCount: trip.dayCount, modifiedAt: trip.modifiedAt,
      items: items)
    let changes = games.flatMap { item in
      kinds.map { ScheduleChange($0, .game(before: item.game, after: item.game), item: item.id) }
    }
    let operation = Operation(named: "update: 1 game moved", from: trip, to: changed, at: trip.modifiedAt)
    return .scheduleFollowed(changed, operation, changes)
  }

  @Test mutating func `an update is saved, and one sentence gives the reason`() {
    robot.happen(Self.followed(robot.trip))
    expect(TripSketch.outline(robot.trip), "@Chicago Dinner Chicago>Detroit | Museum Note Bar | @Detroit | Hotel")
    expect(robot.saves, 1)
    #expect(robot.status.hasPrefix("The schedule has changed: "))
    #expect(robot.status.contains(", is cancelled. f "))
  }

  @Test mutating func `counts changed games and all changes as in the title`() {
    robot.happen(Self.followed(robot.trip, [.timeMoved, .venueMoved]))
    #expect(robot.status.hasPrefix("1 game changed in the schedule (2 changes in all); c lists them. "))
  }

  @Test mutating func `carrying continues between the same neighbors`() {
    robot.press("Space j j j", on: "Dinner", .holds("@Chicago Chicago>Detroit | Museum ^ Note Bar | | @Detroit Hotel"))
    robot.happen(Self.followed(robot.trip), .holds("@Chicago Chicago>Detroit | Museum ^ Note Bar | @Detroit | Hotel"))
    #expect(robot.status.contains(" is cancelled. You are still moving it. "))
    expect(robot.saves, 1)
  }

  @Test func `a carried leg that becomes unneeded ends the drag with a message`() {
    var robot = Robot(Self.sketch).pressing("Space", on: "Chicago>Detroit")
    robot.happen(Self.followed(robot.trip, removing: ItemID("Chicago>Detroit")))
    #expect(robot.held == nil)
    #expect(robot.status.hasSuffix("Chicago → Detroit was deleted by another program while you were moving it."))
  }

  @Test mutating func `a refused schedule changes nothing and has a reason`() {
    robot.happen(.scheduleNotFollowed(reason: "games.csv: the file is empty"))
    expect(robot.status, "New schedule not applied: games.csv: the file is empty.")
    expect(TripSketch.outline(robot.trip), TripSketch.normal(Self.sketch))
    expect(robot.saves, 0)
  }

  @Test(arguments: [
    EditorEvent.scheduleNotFollowed(reason: "games.csv: the file is empty"),
    .scheduleNotRequested(reason: "no network"),
  ])
  mutating func `a problem with the schedule disappears when it is read again`(_ message: EditorEvent) {
    let before = robot.status
    robot.happen(message, .mentions("schedule"))
    robot.happen(.scheduleRead, .status(before))
    // What else the line says stays.
    robot.happen(.file(.rescued("Restored.")))
    robot.happen(.scheduleRead, .status("Restored."))
    robot.press("Space", on: "Chicago>Detroit")
    robot.happen(message)
    robot.happen(.scheduleRead)
    #expect(!robot.status.contains("schedule"))
    #expect(robot.held != nil)
  }
}
