import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// The schedule of the trip changes while it is open.
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

  @Test mutating func `the trip is updated and saved, with the reason in one sentence`() {
    robot.happen(Self.followed(robot.trip))
    expect(TripSketch.outline(robot.trip), "@Chicago Dinner Chicago>Detroit | Museum Note Bar | @Detroit | Hotel")
    expect(robot.saves, 1)
    #expect(robot.status.hasPrefix("The schedule has changed: "))
    #expect(robot.status.contains(", is cancelled. f "))
  }

  @Test mutating func `games are counted, and all changes, as in the title`() {
    robot.happen(Self.followed(robot.trip, [.timeMoved, .venueMoved]))
    #expect(robot.status.hasPrefix("1 game changed in the schedule (2 changes in all); c lists them. "))
  }

  @Test mutating func `carrying continues between the same neighbors`() {
    robot.lift("Dinner", then: "j j j", .holds("@Chicago Chicago>Detroit | Museum ^ Note Bar | | @Detroit Hotel"))
    robot.happen(Self.followed(robot.trip), .holds("@Chicago Chicago>Detroit | Museum ^ Note Bar | @Detroit | Hotel"))
    #expect(robot.status.contains(" is cancelled. You are still moving it. "))
    expect(robot.saves, 1)
  }

  @Test func `a carried leg that becomes unneeded ends the drag with a message`() {
    var robot = Robot(Self.sketch).lifting("Chicago>Detroit")
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
    EditorEvent.scheduleNotFollowed(reason: "games.csv: the file is empty"), .scheduleNotAsked(reason: "no network"),
  ])
  mutating func `a complaint about the schedule goes when it is read again`(_ complaint: EditorEvent) {
    let before = robot.status
    robot.happen(complaint, .mentions("schedule"))
    robot.happen(.scheduleRead, .says(before))
    // What else the line says stays.
    robot.happen(.fileRescued("Restored."))
    robot.happen(.scheduleRead, .says("Restored."))
    robot.lift("Chicago>Detroit")
    robot.happen(complaint)
    robot.happen(.scheduleRead)
    #expect(!robot.status.contains("schedule"))
    #expect(robot.held != nil)
  }
}
