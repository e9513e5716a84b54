import Itinerary
import TestSupport
import Testing

@testable import Making

/// Repairs at moments of a trip by Wrigley Field, Comerica Park and Progressive Field.
@Suite struct MomentOfRepairsTests {
  private static let rows = [
    "2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,Chicago", "2026-07-05,13:40,Tigers,Rangers,Comerica Park,Detroit",
    "2026-07-07,18:40,Guardians,Twins,Progressive Field,Cleveland",
  ]

  private static func follower() throws -> Follower {
    try Follower(rows, teams: ["Cubs", "Tigers", "Guardians"], home: "Milwaukee")
  }

  /// The trip with a dinner in Detroit on a day too early.
  private static func early() throws -> Trip {
    var trip = try follower().trip
    let dinner = CustomItem(
      title: "dinner", category: .restaurant, time: ClockTime(hour: 19, minute: 30),
      location: CustomItem.Location(name: "Detroit", latitude: 42.3314, longitude: -83.0457), reference: "D")
    let slots = Slots(in: trip.itinerary, carrying: nil)
    let slot = try #require(slots.numbers.first { slots[$0].day == 2 })
    try trip.apply(.add([Edit.NewItem(ItemID("dinner"), dinner)], to: slot), at: Follower.start)
    return trip
  }

  /// The repairs at a time, without those that let rows begin before it.
  private static func repairs(of trip: Trip, at time: String, with rows: [String] = []) throws -> [Repair] {
    let now = try #require(OffsetDateTime(time)?.unixSeconds)
    let rest = TripRest(of: trip, at: now, rules: .standard, zones: TestZones.all)
    return Repairs(of: rest, games: try Follower.schedule(rows).games, now: Follower.start).all.filter { repair in
      let timeline = Timeline(
        of: repair.trip, under: ItineraryConstraints(repair.trip.itinerary), rules: .standard, zones: TestZones.all)
      let early = timeline.begun(by: now, in: repair.trip).subtracting(rest.begun)
      expect(early, [], "\(repair.kind)")
      return early.isEmpty
    }
  }

  @Test func `a leg moves no further back than the moment`() throws {
    let repairs = try Self.repairs(of: Self.early(), at: "2026-07-04T08:00:00-05:00")
    #expect(repairs.contains { $0.kind == .leftOut(["Progressive Field"]) })
  }

  @Test(arguments: ["10:05", "11:59", "12:00"]) func `a leg that nothing precedes leaves within a quarter of an hour`(
    time: String
  ) throws {
    var follower = try Self.follower()
    _ = try follower.follow([Self.rows[0], Self.rows[1] + ",postponed", Self.rows[2]])
    let rows = ["2026-07-04,18:40,Tigers,Mariners,Comerica Park,Detroit"]
    let at = "2026-07-04T\(time):00-05:00"
    let repair = try #require(try Self.repairs(of: follower.trip, at: at, with: rows).first)
    let departure = repair.trip.itinerary.items.compactMap { $0.leg?.departs?.time?.unixSeconds }.first
    let now = try #require(OffsetDateTime(at)?.unixSeconds)
    #expect((1...900).contains(try #require(departure) - now))
  }

  @Test func `offers no repair that only adds empty days`() throws {
    for hour in ["08", "10", "21"] {
      for repair in try Self.repairs(of: Self.early(), at: "2026-07-04T\(hour):00:00-05:00") {
        if case .longer(_, []) = repair.kind { Issue.record("\(hour): \(repair.kind)") }
      }
    }
  }

  @Test func `a trip that is over has nothing to repair`() throws {
    expect(try Self.repairs(of: Self.early(), at: "2027-07-04T08:00:00-05:00").count, 0)
    expect(try Self.repairs(of: Self.follower().trip, at: "2026-07-07T20:00:00-04:00").map(\.kind), [.asIs])
  }

  @Test func `ends the search if two games swap places`() throws {
    let trip = try Self.follower().trip
    let lost = try #require(trip.itinerary.items.first { $0.game?.venue == "Comerica Park" })
    let rows = [
      "2026-07-05,19:10,Guardians,Reds,Progressive Field,Cleveland",
      "2026-07-07,19:10,Tigers,Rangers,Comerica Park,Detroit",
    ]
    let repairs = try Self.repairs(
      of: trip.changing(lost.id.text) { $0.changeGame { $0.status = .postponed } }, at: "2026-07-05T10:05:00-04:00",
      with: rows)
    #expect(repairs.contains { $0.kind == .asIs })
  }
}
