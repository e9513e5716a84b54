import Testing

@testable import Editor

@Suite struct BoxedTests {
  @Test func `a change of a copy leaves the other one as it was`() {
    let first = Boxed(["Chicago", "Detroit"])
    var second = first
    #expect(second.isIdentical(to: first))
    second.value.append("Cleveland")
    #expect(first.value == ["Chicago", "Detroit"])
    #expect(second.value == ["Chicago", "Detroit", "Cleveland"])
    #expect(!second.isIdentical(to: first) && second != first)
  }

  @Test func `what is equal need not be identical`() {
    let (first, second) = (Boxed([1, 2]), Boxed([1, 2]))
    #expect(first == second && !first.isIdentical(to: second))
  }

  /// The painter of the list takes rows of the identical trip for unchanged without reading them.
  @Test func `a step keeps the trip, a drop makes another`() {
    var robot = Robot("a b | c")
    let before = robot.state.shown
    robot.press("j j")
    #expect(robot.state.shown.isIdentical(to: before))
    robot.press("k Space j Space")
    #expect(robot.state.shown.itinerary != before.itinerary)
    #expect(!robot.state.shown.isIdentical(to: before))
  }
}
