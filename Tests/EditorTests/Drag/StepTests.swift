import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct StepTests {
  static let sketch = "@Chicago Dinner Chicago>Detroit | | Museum @Detroit Hotel | Note"

  @Test(arguments: ["Dinner", "Chicago>Detroit", "Museum", "Hotel", "Note"], [("k", "j"), ("↑", "↓")])
  func `every slot is visited exactly once, one slot a step`(id: String, keys: (String, String)) {
    var robot = Robot(Self.sketch).pressing("Space", on: id)
    let places = TripSketch.places(Self.sketch, carrying: id)
    for _ in 0..<20 { robot.press(keys.0) }
    var seen = [robot.held]
    for _ in 1..<places.count {
      robot.press(keys.1)
      seen.append(robot.held)
    }
    expect(seen, places)
    robot.press(keys.1)
    expect(robot.held, places.last)
    #expect(robot.status.hasPrefix("This is the end of the trip."))
    for place in places.reversed() {
      expect(robot.held, place)
      robot.press(keys.0)
    }
    #expect(robot.status.hasPrefix("This is the top of the trip."))
  }

  @Test func `a row with a time goes to its slot on another day, and one without to the start`() {
    let trip = ["Dinner": "19:00", "Late": "22:00", "Early": "09:00"].reduce(
      TripSketch.trip("Dinner Note | Early @Detroit Late | Museum")
    ) { trip, time in
      trip.changing(time.key) {
        $0.kind = .custom(CustomItem(title: time.key, category: .activity, time: ClockTime(time.value)))
      }
    }
    var robot = Robot(trip).pressing("Space ]", on: "Dinner", .holds("Note | Early @Detroit ^ Late | Museum"))
    robot.press("]", .holds("Note | Early @Detroit Late | ^ Museum"))
    robot.press("[ [", .holds("^ Note | Early @Detroit Late | Museum"))
    robot.press("Esc")
    robot.press("Space ]", on: "Note", .holds("Dinner | ^ Early @Detroit Late | Museum"))
  }

  @Test func `Tab and Shift-Tab land only on valid slots`() {
    var robot = Robot("Breakfast @Chicago Dinner Chicago>Detroit | Museum @Detroit | Note")
    robot.press("Space", on: "Chicago>Detroit")
    var seen: [String?] = []
    for key in ["Shift-Tab", "Shift-Tab", "Shift-Tab", "Tab", "Tab", "Tab", "Tab"] {
      robot.press(key)
      seen.append(robot.held)
      expect(robot.drag?.isOverValidSlot, true)
    }
    expect(
      seen,
      [
        "Breakfast @Chicago ^ Dinner | Museum @Detroit | Note", "Breakfast @Chicago ^ Dinner | Museum @Detroit | Note",
        "Breakfast @Chicago ^ Dinner | Museum @Detroit | Note", "Breakfast @Chicago Dinner ^ | Museum @Detroit | Note",
        "Breakfast @Chicago Dinner | ^ Museum @Detroit | Note", "Breakfast @Chicago Dinner | Museum ^ @Detroit | Note",
        "Breakfast @Chicago Dinner | Museum ^ @Detroit | Note",
      ])
    expect(robot.status, "No valid slot further down.")
    robot.press("Home Shift-Tab", .status("No valid slot further up."))
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 10), Size(columns: 120, rows: 50)])
  func `Page Up and Down land on valid slots and reach both ends`(size: Size) {
    let filler = (1...8).map { day in (1...5).map { "R\(day).\($0)" }.joined(separator: " ") }
    let sketch = (["A @Chicago B Chicago>Detroit"] + filler + ["C @Detroit D", "E F"]).joined(separator: " | ")
    var robot = Robot(TripSketch.trip(sketch), size: size).pressing("Space", on: "Chicago>Detroit")
    let valid = robot.drag?.valid ?? 0..<0
    for key in ["PgDn", "PgUp"] {
      var targets = [robot.drag?.target ?? -1]
      repeat {
        robot.press(key)
        expect(robot.drag?.isOverValidSlot, true)
        targets.append(robot.drag?.target ?? -1)
      } while targets[targets.count - 1] != targets[targets.count - 2]
      expect(
        targets.dropLast(),
        (key == "PgDn" ? targets.dropLast().sorted()[...] : targets.dropLast().sorted().reversed()[...]))
      expect(targets.last, (key == "PgDn" ? valid.last : valid.first))
      expect(robot.status, "No valid slot further that way.")
    }
  }

  @Test func `only an invalid target rings`() {
    var robot = Robot("Breakfast @Chicago Dinner Chicago>Detroit | Museum @Detroit")
    robot.press("Space", on: "Chicago>Detroit")
    robot.press("k", .effects([]))
    robot.press("k", .effects([.bell]))
  }

  @Test func `each step reports where the item would land`() {
    var robot = Robot("@Chicago Dinner | Chicago>Detroit | | @Detroit Hotel").pressing("Space", on: "Chicago>Detroit")
    var sentences: [String] = []
    for key in "k k k k j j j j j j".split(separator: " ") {
      robot.press(String(key))
      sentences.append(robot.status)
    }
    let early =
      "Can't go there: this leg can't leave Chicago until after Guests @ Chicago (Day 1, 1:20 PM CDT). "
      + "It can go on Days 1 to 4; Tab goes there."
    expect(
      sentences,
      [
        "After Dinner, at the end of Day 1.", "After Guests @ Chicago, before Dinner, on Day 1.", early,
        "This is the top of the trip. \(early)", "After Guests @ Chicago, before Dinner, on Day 1.",
        "After Dinner, at the end of Day 1.", "On Day 2, which has nothing else, where it was.",
        "On Day 3, which has nothing else.", "Before Guests @ Detroit, at the start of Day 4.",
        "Can't go there: this leg must reach Detroit before Guests @ Detroit (Day 4, 1:20 PM CDT). "
          + "It can go on Days 1 to 4; Shift-Tab goes there.",
      ])
    expect(robot.state.status.tone, .refusal)
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 10), Size(columns: 170, rows: 50)])
  func `an invalid target shows a reason and a valid target on every screen`(size: Size) {
    var robot = Robot(SampleTrips.rustBelt, size: size).pressing("Space k k k", on: "to detroit")
    let before = Self.status(of: robot)
    #expect(before.hasPrefix("Can't go there: "))
    #expect(before.contains("St. Louis Cardinals @ Chicago Cubs (Day 1, 1:20 PM CDT)"))
    #expect(before.contains("Tab") && before.contains("Day") && !before.contains("…"))
    robot.press("Tab")
    expect(robot.drag?.isOverValidSlot, true)
    robot.press("End j")
    let after = Self.status(of: robot)
    #expect(after.contains("Cleveland Guardians @ Detroit Tigers (Day 3, 1:40 PM EDT)"))
    #expect(after.contains("Shift-Tab") && !after.contains("…"))
    robot.press("Shift-Tab")
    expect(robot.drag?.isOverValidSlot, true)
  }

  /// The way out comes before a name for which room is lacking.
  @Test func `shows the way to a valid slot even with long names`() {
    let long = String(repeating: "Very", count: 40)
    var robot = Robot("@\(long) \(long)>Detroit Dinner @Detroit", size: Size(columns: 40, rows: 10))
    robot.press("Space k", on: "\(long)>Detroit")
    #expect(Self.status(of: robot).hasSuffix("(Day 1, 1:20 PM CDT). Tab: Day 1."))
    let words = TripSketch.trip("@Chicago Chicago>Detroit Dinner @Detroit").changing("@Chicago") {
      $0.changeGame { $0.away = String(repeating: "Very ", count: 40) + "Long Name" }
    }
    robot = Robot(words, size: Size(columns: 40, rows: 10))
    robot.press("Space k", on: "Chicago>Detroit")
    #expect(Self.status(of: robot).hasPrefix("Can't go there: Tab goes to Day 1. This leg"))
  }

  private static func status(of robot: Robot) -> String {
    let rows = robot.frame.size.rows
    return (rows - 4..<rows - 1).map { robot.frame.text(ofRow: $0) }.drop { !$0.contains("Can't go there: ") }
      .flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }
}
