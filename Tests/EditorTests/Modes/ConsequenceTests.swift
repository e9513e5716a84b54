import EditorTestSupport

/// What an edit causes and mends, in its sentence.
@Suite struct ConsequenceTests {
  private let sketch = "Lunch @Chicago Dinner | Museum"

  private func robot() -> Robot {
    let trip = TripSketch.trip(sketch).changing("Lunch") { $0.setTime("12:00") }
      .changing("Dinner") { $0.setTime("19:00") }
    return Robot(trip)
  }

  @Test func `a drop says what it causes, and the drop back what it mends`() {
    var robot = robot()
    robot.select("Dinner")
    robot.press("K")
    #expect(
      robot.status.hasSuffix(
        "This causes a problem: Out of time order on Day 1: Guests @ Chicago comes after Dinner."), "\(robot.status)"
    )
    robot.press("J")
    #expect(robot.status.hasSuffix("This fixes a problem."), "\(robot.status)")
  }

  @Test func `an edit without consequences says nothing of them`() {
    var robot = robot()
    robot.select("Museum")
    robot.press("K")
    #expect(!robot.status.contains("problem"), "\(robot.status)")
  }

  @Test func `deleting what stood in the way says so`() {
    var robot = robot()
    robot.select("Dinner")
    robot.press("K x y")
    expect(robot.status, "Deleted Dinner from Day 1. This fixes a problem.")
  }
}

extension Item {
  fileprivate mutating func setTime(_ time: String) {
    guard case .custom(var custom) = kind else { return }
    custom.time = ClockTime(time)
    kind = .custom(custom)
  }
}
