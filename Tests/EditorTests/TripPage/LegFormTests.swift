import Base
import Editor
import EditorTestSupport
import Screen
import TestSupport
import Testing
import TripCore

/// The form of a leg.
@Suite struct LegFormTests {
  static let sketch = "@Chicago Dinner | Chicago>Detroit | @Detroit"

  private func robot() -> Robot {
    var robot = Robot(Self.sketch)
    robot.select("Chicago>Detroit")
    return robot
  }

  private func leg(_ robot: Robot) -> Leg? { robot.trip.item("Chicago>Detroit")?.leg }

  @Test func `a leg becomes a flight with its times`() {
    var robot = robot()
    robot.press("e Ctrl-U \"flight\" Tab \"10:40am\" Tab \"12:10pm\" Tab Tab Tab \"AA 1234\" Enter")
    expect(leg(robot)?.mode, .flight)
    expect(leg(robot)?.departs?.time?.description, "2026-07-04T10:40:00-05:00")
    expect(leg(robot)?.durationSeconds, 5400)
    expect(leg(robot)?.carrier, "AA 1234")
    expect(robot.saves, 1)
    #expect(robot.isBrowsing)
  }

  @Test func `a game takes a ticket, and keeps it`() {
    var robot = Robot(Self.sketch)
    robot.select("@Chicago")
    robot.press("e \"23 F\" Tab \"T1\" Tab \"45 usd\" Enter")
    let ticket = Ticket(seat: "23 F", reference: "T1", cost: Money(amount: "45", currency: "USD"))
    expect(robot.trip.item("@Chicago")?.game?.ticket, ticket)
    robot.press("e Tab Tab Ctrl-U \"free\" Enter")
    #expect(!robot.isBrowsing)
    robot.press("Esc y")
    expect(robot.trip.item("@Chicago")?.game?.ticket, ticket)
  }

  @Test func `a custom item is copied below itself, and ticked off`() {
    var robot = Robot(Self.sketch)
    robot.select("Dinner")
    robot.press("X")
    expect(robot.trip.item("Dinner")?.custom?.done, true)
    robot.press("y")
    let titles = robot.trip.itinerary.items.compactMap(\.custom?.title)
    expect(titles, ["Dinner", "Dinner"])
    expect(robot.trip.itinerary[2].custom?.done, nil)
    robot.select("Dinner")
    robot.press("X")
    expect(robot.trip.item("Dinner")?.custom?.done, nil)
    let before = robot.trip
    robot.select("@Chicago")
    robot.press("y X")
    expect(robot.trip, before)
  }

  @Test func `bad input stays in the form and says what is wrong`() {
    var robot = robot()
    robot.press("e Tab \"soon\" Tab \"12:10pm\" Enter")
    expect(robot.status, "\"soon\" is not a time. Use 10:40am, jul 5 10:40 or a date.")
    robot.press("Ctrl-U \"10am\" Enter")
    expect(leg(robot)?.arrives?.time?.description, "2026-07-04T12:10:00-05:00")
  }

  @Test func `a form that is left unchanged changes nothing`() {
    var robot = robot()
    let before = robot.trip
    robot.press("e Enter")
    expect(robot.status, "Nothing changed.")
    robot.press("e Esc")
    expect(robot.status, "Cancelled: nothing changed.")
    expect(robot.trip, before)
    expect(robot.saves, 0)
  }

  @Test func `leaving a changed form asks`() {
    var robot = robot()
    robot.press("e \"x\" Esc")
    expect(robot.status, "Leave without saving? y/N")
    robot.press("n")
    #expect(!robot.isBrowsing)
    robot.press("Esc y")
    #expect(robot.isBrowsing)
    expect(robot.saves, 0)
  }

  @Test func `the page of a leg leads to its form, that of a game to its ticket`() {
    var robot = robot()
    robot.press("Enter")
    #expect(robot.status.hasPrefix("Mode: drive"))
    // The value is selected: what is typed replaces it.
    robot.press("\"flight\" Enter")
    expect(robot.trip.item("Chicago>Detroit")?.leg?.means, .flight)
    robot.press("v e")
    #expect(robot.status.hasPrefix("Mode: drive"))
    robot.press("Esc")
    robot.select("@Chicago")
    robot.press("Enter e")
    expect(robot.status, "Seat.")
  }

  @Test func `a leg that goes while its form is open ends it`() {
    var robot = robot()
    robot.press("e \"x\"")
    robot.find(onDisk: TripSketch.trip("@Chicago Dinner | | "))
    #expect(robot.isBrowsing)
    #expect(robot.status.contains("was removed"))
  }
}
