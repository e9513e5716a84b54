import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct ConsequenceTests {
  private let sketch = "Lunch @Chicago Dinner | Museum"

  private func setting(_ time: String, of ids: String..., in trip: Trip) -> Trip {
    ids.reduce(trip) { trip, id in trip.changing(id) { $0.changeCustom { $0.time = ClockTime(time) } } }
  }

  private func robot() -> Robot {
    Robot(setting("19:00", of: "Dinner", in: setting("12:00", of: "Lunch", in: TripSketch.trip(sketch))))
  }

  @Test func `a drop reports problems that it causes or fixes`() {
    var robot = robot().pressing("K", on: "Dinner")
    #expect(
      robot.status.hasSuffix(
        "This causes a problem: Out of time order on Day 1: Guests @ Chicago comes after Dinner."), "\(robot.status)"
    )
    robot.press("J", .ends("This fixes a problem."))
  }

  @Test func `several problems are counted, and the first is named`() {
    let trip = TripSketch.trip("@Chicago Walk Dinner | Lunch Museum")
    let old = setting("18:00", of: "Walk", "Dinner", "Lunch", "Museum", in: trip)
    let new = setting("20:00", of: "Walk", "Lunch", in: old)
    let difference = AdvisoryDifference(from: old, to: new, zones: TestZones.all, rules: .standard)
    let sentence = "This causes 2 problems (p lists them): Out of time order on Day 1: Dinner comes after Walk."
    expect(Wording().consequence(difference, listedBy: "p"), sentence)
  }

  @Test func `an edit without consequences reports no problems`() {
    let robot = robot().pressing("K", on: "Museum")
    #expect(!robot.status.contains("problem"), "\(robot.status)")
  }

  /// Seven nights, of which hotels take some.
  private func robot(hotelsOn days: [Int]) -> Robot {
    let sketch = (1...8).map { days.contains($0) ? "Hotel\($0)" : $0 == 1 ? "Walk" : "" }.joined(separator: " | ")
    return Robot(
      days.reduce(TripSketch.trip(sketch)) { trip, day in
        trip.changing("Hotel\(day)") { $0.kind = .custom(CustomItem(title: "Hotel\(day)", category: .hotel)) }
      })
  }

  @Test func `the first hotel causes no problem, and a deleted one does`() {
    var robot = robot(hotelsOn: []).pressing("+ \"Hilton\" Enter")
    #expect(robot.status.hasPrefix("Added") && !robot.status.contains("problem"), "\(robot.status)")
    robot = self.robot(hotelsOn: [2, 3, 4, 5, 6])
    robot.press("d y", on: "Hotel4", .mentions("This causes a problem: No hotel"))
    // One more warning for nights that were open before is not a new problem.
    robot = self.robot(hotelsOn: [3, 4, 5, 6])
    robot.press("] + \"Hilton\" Enter")
    #expect(!robot.status.contains("causes"), "\(robot.status)")
  }

  @Test func `reports that deleting fixed a problem`() {
    robot().pressing("K x y", on: "Dinner", .status("Deleted Dinner from Day 1. This fixes a problem."))
  }
}
