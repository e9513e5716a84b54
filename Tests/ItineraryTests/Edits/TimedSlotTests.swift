import Itinerary
import TestSupport
import Testing

/// The place on its day where the time of an item belongs.
@Suite struct TimedSlotTests {
  /// Moves the first row to its time and returns the times of the day; `-` for a row without one.
  private static func order(_ times: [String], moving index: Int) throws -> [String] {
    let items = times.enumerated().map { number, time in
      var item = TripSketch.custom("\(number)", day: 1, Double(number + 1))
      item.kind = .custom(CustomItem(title: "\(number)", category: .note, time: ClockTime(typed: time)))
      return item
    }
    var edited = EditedTrip(TripSketch.trip(days: 2, items))
    let id = ItemID("\(index)")
    let place = try #require(edited.itinerary.index(of: id))
    let slot = try #require(Slots.slot(forTimeOfItemAt: place, in: edited.trip, zones: Zones([:])))
    _ = try edited.apply(.move(id, to: slot), at: TripSketch.moment(9))
    return edited.itinerary.items.map { $0.custom?.time?.description ?? "-" }
  }

  @Test(arguments: [
    (["15:00", "19:00"], 0, ["15:00", "19:00"]), (["19:00", "15:00"], 1, ["15:00", "19:00"]),
    (["09:00", "12:00", "19:00", "15:00"], 3, ["09:00", "12:00", "15:00", "19:00"]),
    (["15:00", "09:00", "12:00"], 0, ["09:00", "12:00", "15:00"]), (["-", "15:00"], 1, ["-", "15:00"]),
    (["09:00", "-", "15:00", "-", "12:00"], 4, ["09:00", "-", "12:00", "15:00", "-"]),
    (["15:00", "-", "09:00", "-"], 0, ["-", "09:00", "15:00", "-"]), (["09:00", "09:00"], 0, ["09:00", "09:00"]),
    (["09:00", "-", "12:00", "-", "15:00"], 2, ["09:00", "-", "12:00", "-", "15:00"]),
  ])
  func `an item moves only as far as its time requires`(times: [String], index: Int, order: [String]) throws {
    try expect(Self.order(times, moving: index), order)
  }

  @Test func `a row without a time has no slot of its time`() throws {
    let trip = TripSketch.trip(days: 1, "1:1 a")
    #expect(Slots.slot(forTimeOfItemAt: 0, in: trip, zones: Zones([:])) == nil)
  }

  @Test(arguments: [
    ("", "19:00", 0), ("12:00 22:00", "19:00", 1), ("12:00 - 22:00", "19:00", 1), ("- 22:00", "19:00", 0),
    ("12:00 -", "19:00", 1), ("19:00 19:00", "19:00", 2), ("22:00 12:00 -", "19:00", 2),
  ])
  func `the slot of a time is directly after the last row that begins no later, else before the first`(
    times: String, time: String, slot: Int
  ) throws {
    let items = times.split(separator: " ").enumerated().map { number, time in
      var item = TripSketch.custom("\(number)", day: 2, Double(number + 1))
      item.kind = .custom(CustomItem(title: "\(number)", category: .note, time: ClockTime(typed: String(time))))
      return item
    }
    let trip = TripSketch.trip(days: 2, items)
    let typed = try #require(ClockTime(typed: time))
    let found = Slots.slot(of: typed, onDay: 2, carrying: nil, in: trip, zones: Zones([:]))
    expect(found, SlotNumber(1 + slot))
  }

  /// Without the leg, Day 1 has slot 0, Day 2 has slots 1 to 4, and Day 3 has slot 5. The game begins from 11 AM to 8 PM.
  @Test(
    arguments: [
      ("2026-07-03T12:00:00-05:00", 0), ("2026-07-04T09:59:00-05:00", 1), ("2026-07-04T10:00:00-05:00", 2),
      ("2026-07-04T11:00:00-05:00", 3), ("2026-07-04T12:00:00-05:00", 3), ("2026-07-04T19:00:00-05:00", 4),
      ("2026-07-05T12:00:00-05:00", 5), ("2026-07-06T12:00:00-05:00", nil),
    ] as [(String, SlotNumber?)])
  func `the departure of a leg belongs before the first row of its date that begins later`(
    departure: String, slot: SlotNumber?
  ) throws {
    let departs = try #require(OffsetDateTime(departure))
    let leg = TimelineSketch.Row(
      day: 1, kind: .travel(Leg(from: "Chicago, IL", to: "Detroit, MI", mode: .flight, departs: .at(departs))))
    let game = TimelineSketch.game("Chicago, IL", nil, day: 2)
    let rows = [
      leg, TimelineSketch.custom("Brunch", "10:00", day: 2), game, TimelineSketch.custom("Dinner", "19:00", day: 2),
    ]
    let trip = TimelineSketch.trip(rows, days: 3)
    expect(Slots.slot(forDepartureOfLegAt: 0, in: trip, zones: TestZones.all), slot)
  }

  @Test func `a time below a leg is by the clock reached`() throws {
    let trip = TimelineSketch.trip([
      TimelineSketch.leg("Chicago, IL", "Detroit, MI", minutes: 270), TimelineSketch.custom("Dinner", "20:00"),
    ])
    let time = try #require(ClockTime(typed: "19:30"))
    expect(Slots.slot(of: time, onDay: 1, carrying: nil, in: trip, zones: TestZones.all), SlotNumber(1))
  }

  @Test(arguments: [("10:15", 0), ("15:00", 0), ("20:00", 1), ("22:30", 1)])
  func `a row comes after a game without a start whose latest start is earlier`(time: String, slot: Int) throws {
    let trip = TripSketch.trip(days: 1, [TripSketch.game("a", "Chicago", day: 1, 100, .timeTBD)])
    let typed = try #require(ClockTime(typed: time))
    expect(Slots.slot(of: typed, onDay: 1, carrying: nil, in: trip, zones: TestZones.all), SlotNumber(slot))
  }
}
