import Itinerary
import TestSupport
import Testing

/// What people type of a leg.
struct LegEntryTests {
  private let leg = Leg(
    from: "Nearville", to: "Farville", distanceMeters: 1_270_000, durationSeconds: 45_000, estimated: true,
    generated: true)

  /// The leg on July 5 of a trip, between places that no table knows.
  private func context(_ zones: [String: String] = ["Nearville": "America/Chicago", "Farville": "America/New_York"])
    -> LegEntry.LegContext
  {
    var context = LegEntry.LegContext(leg, onDay: 3, of: TripSketch.trip("| | | |"), Wording())
    context.fromZone = zones["Nearville"].flatMap(TestZones.source)
    context.toZone = zones["Farville"].flatMap(TestZones.source)
    return context
  }

  private func typed(_ fields: [LegEntry.Field: String], to leg: Leg? = nil) throws -> Leg {
    try LegEntry(fields).applied(to: leg ?? self.leg, context())
  }

  @Test func `reads a flight in the local times of both ends`() throws {
    let flight = try typed([
      .mode: "Flight", .departs: "10:40am", .arrives: "1:55 pm", .carrier: " AA 1234 ", .notes: "Gate B",
    ])
    expect(flight.mode, .flight)
    expect(flight.departs?.time?.description, "2026-07-05T10:40:00-05:00")
    expect(flight.arrives?.time?.description, "2026-07-05T13:55:00-04:00")
    expect(flight.durationSeconds, Double(135 * 60))
    #expect(flight.distanceMeters == nil)
    expect(flight.carrier, "AA 1234")
    expect(flight.notes, "Gate B")
    #expect(flight.generated == nil)
    #expect(!flight.isGenerated)
  }

  @Test func `editing the times of a leg with parts edits its first and last part`() throws {
    let moments = try ["08:00:00-05:00", "14:30:00-04:00", "15:00:00-04:00", "23:00:00-04:00"].map {
      try #require(OffsetDateTime("2026-07-05T\($0)").map(PlannedMoment.at))
    }
    let parted = leg.parted(into: [
      LegPart(mode: .train, from: "Nearville", to: "Detroit", departs: moments[0], arrives: moments[1]),
      LegPart(mode: .bus, from: "Detroit", to: "Farville", departs: moments[2], arrives: moments[3]),
    ])
    #expect(Wording().line(of: parted).contains("train, bus"))
    let changed = try typed([.departs: "7:45am", .arrives: "10:15 pm"], to: parted)
    expect(changed.parts?.first?.departs, changed.departs)
    expect(changed.parts?.last?.arrives, changed.arrives)
    expect(changed.departs?.time?.description, "2026-07-05T07:45:00-05:00")
    expect(changed.parts?.last?.departs, parted.parts?.last?.departs)
  }

  @Test func `an arrival before the departure is on the next day without a date`() throws {
    let night = try typed([.departs: "11:30pm", .arrives: "6am"])
    expect(night.arrives?.date, date("2026-07-06"))
    let problem = #expect(throws: LegEntry.Problem.self) {
      try typed([.departs: "jul 5 11:30pm", .arrives: "jul 5 6am"])
    }
    expect(problem?.field, .arrives)
  }

  @Test(arguments: [
    ("2026-07-06", "2026-07-06"), ("jul 6", "2026-07-06"), ("2026-07-06T08:00:00-05:00", "2026-07-06T08:00:00-05:00"),
    ("2026-07-06 08:00", "2026-07-06T08:00:00-05:00"), ("8am +01:00", "2026-07-05T08:00:00+01:00"),
    ("7/6 8:15 PM", "2026-07-06T20:15:00-05:00"),
  ])
  func `reads departures as people write them`(text: String, moment: String) throws {
    let departs = try typed([.departs: text]).departs
    expect((departs?.time?.description ?? departs?.date.description), moment)
  }

  @Test(arguments: [("4h30m", 270), ("4:30", 270), ("4h", 240), ("45m", 45), ("90", 90), ("1h 5", 65)])
  func `reads durations as people write them`(text: String, minutes: Int) throws {
    let changed = try typed([.durationSeconds: text])
    expect(changed.durationSeconds, Double(minutes * 60))
    #expect(changed.estimated == nil)
  }

  @Test func `reads distances in the unit that they name`() throws {
    try expect(typed([.distanceMeters: "100 km"]).distanceMeters, 100_000)
    try expect(typed([.distanceMeters: "1,000"]).distanceMeters, 1_609_344)
    #expect(try typed([.distanceMeters: ""]).distanceMeters == nil)
  }

  @Test func `omitted fields stay, and an empty text clears a field`() throws {
    try expect(typed([.mode: "drive"]), leg)
    var noted = leg
    (noted.notes, noted.generated) = ("Toll", nil)
    try expect(typed([.notes: "Toll"]), noted)
    #expect(try typed([.notes: " "], to: noted).notes == nil)
  }

  @Test(arguments: [
    (LegEntry.Field.mode, "rocket"), (.departs, "soon"), (.arrives, "25:00"), (.durationSeconds, "long"),
    (.durationSeconds, "0"), (.distanceMeters, "far"), (.distanceMeters, "-3"),
  ])
  func `an unreadable value names its field`(field: LegEntry.Field, text: String) {
    let problem = #expect(throws: LegEntry.Problem.self) { try typed([field: text]) }
    expect(problem?.field, field)
    #expect(problem?.sentence.hasSuffix(".") == true || problem?.sentence.hasSuffix("?") == true)
  }

  @Test func `without a known zone an offset is required`() throws {
    let entry = LegEntry([.departs: "10:40"])
    let problem = #expect(throws: LegEntry.Problem.self) { try entry.applied(to: leg, context([:])) }
    expect(problem?.sentence, "Unknown time zone of Nearville. Add the offset: 10:40 -05:00.")
  }
}
