import Itinerary
import TestSupport
import Testing

/// The rules of driving of one trip, as a line and as an edit.
struct TravelRulesTests {
  @Test(arguments: [
    ("10h 07:00-23:00 45m", TravelRules()),
    ("OFF, 06:00-24:00, 0", TravelRules(buffer: 0, hours: 360...1440, limit: nil)),
    ("7h30 09:00-20:00 1h30", TravelRules(buffer: 90, hours: 540...1200, limit: 450)),
    ("0h01 00:00-00:01 24h", TravelRules(buffer: 1440, hours: 0...1, limit: 1)),
  ])
  func `a line of rules makes the round trip`(line: String, rules: TravelRules) {
    expect(TravelRules(typed: line), rules)
    expect(TravelRules(typed: rules.typed), rules)
  }

  @Test func `writes rules in their shortest form`() { expect(TravelRules().typed, "10h 07:00-23:00 45m") }

  @Test(arguments: [
    "", "10h", "10h 23:00-07:00 45m", "25h 07:00-23:00 45m", "10h 07:00-23:00 25h", "10h 07:00-23:00 45m x",
    "10h 07:00-07:00 45m", "10h 07:00 45m", "24h01 07:00-23:00 45m", "0 07:00-23:00 45m", "10h 07:00-23:00 1441",
  ])
  func `refuses other lines`(line: String) { expect(TravelRules(typed: line), nil) }

  @Test func `refuses over 24 hours of driving, and a buffer over a day`() {
    expect(["7.5", "24", "24.1", "0", "1e300"].map { DrivingLimit($0)?.minutes }, [450, 1440, nil, nil, nil])
    let buffers = ["0", "90", "1440", "1441", "-1", "0m", "1h30", "25h"]
    expect(buffers.map { ArrivalBuffer($0)?.minutes }, [0, 90, 1440, nil, nil, 0, 90, nil])
  }

  @Test func `a trip can have its own rules, or those of the settings again`() throws {
    var trip = TripSketch.trip("@Chicago | @Detroit")
    let rules = TravelRules(buffer: 60, hours: 480...1320, limit: nil)
    try expect(trip.apply(.setRules(rules), at: TripSketch.moment(5)), .changed)
    expect(trip.schedule?.maxDriving, 1440)
    expect(trip.schedule?.drivingHours, "08:00-22:00")
    expect(TravelRules.standard.kept(to: trip.schedule).buffer, 60)
    expect(rules.inMinutes.buffer, 60)
    expect(trip.modifiedAt, TripSketch.moment(5))
    trip.schedule?.daysOff = ["2026-07-04"]
    try expect(trip.apply(.setRules(TravelRules()), at: TripSketch.moment(6)), .changed)
    expect(trip.schedule?.daysOff, ["2026-07-04"])
    try expect(trip.apply(.setRules(rules), at: TripSketch.moment(6)), .changed)
    try expect(trip.apply(.setRules(rules), at: TripSketch.moment(6)), .unchanged)
    try expect(trip.apply(.setRules(nil), at: TripSketch.moment(7)), .changed)
    expect(TravelRules.standard.kept(to: trip.schedule), .standard)
  }
}
