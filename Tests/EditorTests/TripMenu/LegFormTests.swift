import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct LegFormTests {
  static let sketch = "@Chicago Dinner | Chicago>Detroit | @Detroit"

  private func robot() -> Robot { Robot(Self.sketch).pressing("", on: "Chicago>Detroit") }

  private func leg(_ robot: Robot) -> Leg? { robot.trip.item("Chicago>Detroit")?.leg }

  @Test func `a leg becomes a flight with its times`() {
    let robot = robot().pressing("e Ctrl-U \"flight\" Tab \"10:40am\" Tab \"12:10pm\" Tab Tab Tab \"AA 1234\" Enter")
    expect(leg(robot)?.mode, .flight)
    expect(leg(robot)?.departs?.time?.description, "2026-07-04T10:40:00-05:00")
    expect(leg(robot)?.durationSeconds, 5400)
    expect(leg(robot)?.carrier, "AA 1234")
    expect(robot.saves, 1)
    #expect(robot.isBrowsing)
  }

  private func parts(_ robot: Robot) -> [String] {
    (leg(robot)?.parts ?? []).map { "\($0.means.rawValue) \($0.from) > \($0.to)" }
  }

  @Test func `parts of a leg can be added, and are deleted by clearing them`() {
    var robot = robot().pressing("e Up \"ferry Gary 8:05-9:30 Lake Line\" Down \"t 1015-14:00\" Ctrl-S")
    expect(parts(robot), ["ferry Chicago > Gary, IN", "train Gary, IN > Detroit"])
    expect(leg(robot)?.departs?.time?.description, "2026-07-04T08:05:00-05:00")
    expect(leg(robot)?.arrives?.time?.description, "2026-07-04T14:00:00-05:00")
    expect(leg(robot)?.parts?[0].carrier, "Lake Line")
    expect(leg(robot)?.means, .train)
    robot.press("e Enter", .status("Nothing changed."))
    robot.press("e Up Up Ctrl-U Ctrl-S")
    expect(parts(robot), ["ferry Chicago > Gary, IN"])
    robot.press("e Up Up Ctrl-U Enter")
    expect(leg(robot)?.parts, nil)
    robot.press("e Up \"plain 8:00\" Enter")
    let isOpen = !robot.isBrowsing
    #expect(isOpen)
    robot.press("Esc y")
    expect(leg(robot)?.parts, nil)
  }

  @Test func `the editor names the town that a part reaches`() {
    robot().pressing("e Up \"train Springfield\" Ctrl-S", .mentions("Springfield is Springfield, "))
  }

  @Test func `typed parts fit on the screen and are shown in the details`() {
    var robot = robot()
    robot.press("e Up \"ferry Gary 8:05-9:30\" Down \"train 10:15-14:00\"", .shows("ferry Gary 8:05-9:30"))
    #expect(robot.frame.text.contains("Part 2"))
    robot.press("Enter v")
    #expect(robot.wordsOfPage.contains("Train Gary → Detroit"))
  }

  @Test func `the leg home is not called superfluous`() {
    var trip = TripSketch.trip("@Chicago | Chicago>Detroit")
    trip.schedule = ScheduleLink(home: "Detroit")
    for (home, isFree) in [("Detroit", false), ("Boston", true)] {
      trip.schedule?.home = home
      var robot = Robot(trip).pressing("v End", on: "Chicago>Detroit")
      expect(robot.wordsOfPage.contains("do not need this leg"), isFree, "\(home)")
      robot.press("Esc e Tab \"0:30\" Tab \"5:00\" Enter k j", .begins("Warning: Night drive: "))
      expect(robot.status.contains("d deletes the leg."), isFree, "\(home)")
    }
  }

  @Test func `an empty duration or distance becomes the estimate, and times are read as people write them`() {
    var trip = TripSketch.trip("@Chicago | Chicago>Detroit | @Detroit")
    for city in ["Chicago", "Detroit"] {
      trip = trip.changing("@\(city)") { item in
        guard case .game(var game) = item.kind else { return }
        game.venue = city == "Chicago" ? "Wrigley Field" : "Comerica Park"
        item.kind = .game(game)
      }
    }
    var robot = Robot(trip).pressing("e Tab Tab Tab Ctrl-U Tab Ctrl-U Enter", on: "Chicago>Detroit")
    let estimate = leg(robot)
    expect(estimate?.estimated, true)
    expect(estimate?.durationSeconds, 16_200)
    robot.press("e Tab Tab Tab \"9h\" Enter")
    expect(leg(robot)?.estimated, nil)
    expect(leg(robot)?.distanceMeters, estimate?.distanceMeters)
    robot.press("e Tab Tab Tab Ctrl-U Enter")
    expect(leg(robot)?.durationSeconds, estimate?.durationSeconds)
    robot.press("e Tab \"10:40am\" Tab \"jul 5 1:10am\" Enter e", .shows("Departs    10:40 AM"))
    #expect(robot.frame.text.contains("Arrives    Jul 5 1:10 AM"))
    robot.press("Enter", .status("Nothing changed."))
  }

  @Test func `a game accepts a ticket, and keeps it`() {
    var robot = Robot(Self.sketch).pressing("e \"23 F\" Tab \"T1\" Tab \"45 usd\" Enter", on: "@Chicago")
    let ticket = Ticket(seat: "23 F", reference: "T1", cost: Money(amount: "45", currency: "USD"))
    expect(robot.trip.item("@Chicago")?.game?.ticket, ticket)
    robot.press("e Tab Tab Ctrl-U \"free\" Enter")
    #expect(!robot.isBrowsing)
    robot.press("Esc y")
    expect(robot.trip.item("@Chicago")?.game?.ticket, ticket)
  }

  @Test func `a custom item is copied below itself, and ticked off`() {
    var robot = Robot(Self.sketch).pressing("X", on: "Dinner")
    expect(robot.trip.item("Dinner")?.custom?.done, true)
    robot.press("y")
    let titles = robot.trip.itinerary.items.compactMap(\.custom?.title)
    expect(titles, ["Dinner", "Dinner"])
    expect(robot.trip.itinerary[2].custom?.done, nil)
    robot.press("X", on: "Dinner")
    expect(robot.trip.item("Dinner")?.custom?.done, nil)
    let before = robot.trip
    robot.press("y X", on: "@Chicago", .holdsTrip(before))
  }

  @Test func `bad input stays in the form with an error`() {
    var robot = robot().pressing("e Tab \"soon\" Tab \"12:10pm\" Enter")
    expect(robot.status, "\"soon\" is not a time. Use 10:40am, jul 5 10:40 or a date.")
    robot.press("Ctrl-U \"10am\" Enter")
    expect(leg(robot)?.arrives?.time?.description, "2026-07-04T12:10:00-05:00")
  }

  @Test func `the form has buttons and hints, and asks before it discards changes`() {
    var robot = robot().pressing("e Esc", .status("Cancelled: nothing changed."))
    robot.press("e", .shows("carrier and number, such as AA 1234"))
    robot.press("Tab Tab \"5pm\" Up Up Up Down", .shows("> Save <"))
    robot.press("Right Space", .status("Discard your changes? y/N"))
    robot.press("n")
    #expect(!robot.isBrowsing)
    robot.press("Esc", .status("Discard your changes? y/N"))
    robot.press("y", .browses, .saves(0))
  }

  @Test func `the details of a leg lead to its form, those of a game to its ticket`() {
    var robot = robot().pressing("Enter", .begins("Mode: drive"))
    // The value is selected: what is typed replaces it.
    robot.press("\"flight\" Enter")
    expect(robot.trip.item("Chicago>Detroit")?.leg?.means, .flight)
    robot.press("v e", .begins("Mode: drive"))
    robot.press("Esc")
    robot.press("Enter e", on: "@Chicago", .status("Seat: 14C, or section, row and number."))
  }

  @Test func `the form closes if its leg is removed`() {
    var robot = robot().pressing("e \"x\"")
    robot.find(onDisk: TripSketch.trip("@Chicago Dinner | | "), .browses, .mentions("was removed"))
  }

  @Test func `s moves a leg with a departure to its date`() {
    var robot = robot().pressing("e Tab \"jul 4 10am\" Enter Shift-Right")
    expect(robot.trip.item("Chicago>Detroit")?.position.day, 3)
    robot.press("s")
    expect(robot.trip.item("Chicago>Detroit")?.position.day, 2)
  }
}
