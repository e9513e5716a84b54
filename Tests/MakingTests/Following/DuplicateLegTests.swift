import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

/// Copies of a trip that follow schedules on their own and are merged: each journey has one leg in the end.
@Suite struct DuplicateLegTests {
  private static let rows = [
    "2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,Chicago", "2026-07-06,18:40,Tigers,Guardians,Comerica Park,Detroit",
  ]
  private static let again = "2026-07-08,13:20,Cubs,Reds,Wrigley Field,Chicago"
  private static let between = "2026-07-04,13:20,Reds,Cubs,Great American Ball Park,Cincinnati"
  private static let dates = ("2026-07-01", "2026-07-12")

  private func follower(with customs: [(title: String, day: Int)] = [("Dinner", 1)]) throws -> Follower {
    try Follower(Self.rows, dates: Self.dates, with: customs)
  }

  private func merge(_ a: Follower, _ b: Follower) throws -> Follower {
    var merged = a
    merged.trip = try a.trip.merged(with: b.trip)
    try expect(merged.trip, b.trip.merged(with: a.trip))
    return merged
  }

  private func delete(_ title: String, in follower: inout Follower) throws {
    let itinerary = follower.trip.itinerary
    let index = try #require(itinerary.indices.first { itinerary[$0].custom?.title == title })
    try follower.trip.apply(.delete(itinerary[index].id), at: Follower.start)
  }

  private func legs(_ follower: Follower) -> [String] {
    follower.trip.itinerary.items.compactMap { item in item.leg.map { "\($0.from)-\($0.to) \($0.visit ?? 1)" } }
  }

  @Test func `a copy with a deletion and an updated copy merge without duplicate legs`() throws {
    var here = try follower()
    var copy = here
    try delete("Dinner", in: &copy)
    let newer = Self.rows + [Self.again, Self.between]
    _ = try here.follow(newer, after: 5)
    _ = try copy.follow(newer, after: 7)
    var merged = try merge(here, copy)
    expect(legs(merged), ["Chicago, IL-Cincinnati, OH 1", "Cincinnati, OH-Detroit, MI 1", "Detroit, MI-Chicago, IL 1"])
    expect(merged.trip.itinerary.items.count, copy.trip.itinerary.items.count)
    try expect(merged.follow(newer), [])
  }

  @Test func `an update, a deletion and a later update leave one leg`() throws {
    var (slow, deleting) = (try follower(), try follower())
    try delete("Dinner", in: &deleting)
    let newer = Self.rows + [Self.again]
    // Reads the file before the deletion, and gets the lock after it.
    _ = try slow.follow(newer, after: 5)
    _ = try deleting.follow(newer, after: 6)
    var merged = try merge(deleting, slow)
    expect(legs(merged), ["Chicago, IL-Detroit, MI 1", "Detroit, MI-Chicago, IL 1"])
    try expect(merged.follow(newer), [])
  }

  @Test func `two editions of a schedule merge without duplicate legs`() throws {
    let base = try follower()
    let (first, second) = (Self.rows + [Self.again, Self.between], Self.rows + [Self.again])
    for (one, other) in [(first, second), (second, first)] {
      var (here, there) = (base, base)
      _ = try here.follow(one, after: 5)
      _ = try there.follow(other, after: 9)
      var merged = try merge(here, there)
      _ = try merged.follow(first, after: 20)
      expect(
        legs(merged),
        ["Chicago, IL-Cincinnati, OH 1", "Cincinnati, OH-Detroit, MI 1", "Detroit, MI-Chicago, IL 1"])
      try expect(merged.follow(first, after: 30), [])
    }
  }

  @Test func `an update removes a duplicate leg of an earlier version`() throws {
    var here = try follower()
    let leg = try #require(here.trip.itinerary.items.first { $0.leg != nil })
    for number in 0..<2 {
      here.trip.insert(
        Item(
          id: ItemID("old-\(number)"), position: leg.position, modifiedAt: leg.modifiedAt,
          kind: .travel(Leg(from: "Chicago, IL", to: "Detroit, MI", visit: 1, distanceMeters: 1, estimated: true))))
    }
    let messages = try here.follow(Self.rows)
    #expect(messages.count == 2 && messages.allSatisfy { $0.hasPrefix("legRemoved") }, "\(messages)")
    expect(legs(here), ["Chicago, IL-Detroit, MI 1"])
    try expect(here.follow(Self.rows), [])
  }

  @Test func `a city change that a merge left without a leg gets one`() throws {
    var here = try follower()
    here.trip.itinerary = ItemList(here.trip.itinerary.items.filter { $0.leg == nil }, dayCount: here.trip.dayCount)
    try expect(here.follow(Self.rows).count, 1)
    expect(legs(here), ["Chicago, IL-Detroit, MI 1"])
  }

  // MARK: At random

  private static let pool = (0..<14).map { number -> String in
    let place = [
      "Cubs,Brewers,Wrigley Field,Chicago", "Tigers,Guardians,Comerica Park,Detroit",
      "Reds,Pirates,Great American Ball Park,Cincinnati",
    ][number * 5 % 3]
    return "2026-07-\(number < 9 ? "0" : "")\(number + 1),13:20,\(place)"
  }

  private static func edition(_ dice: inout SplitMix64) -> [String] { pool.filter { _ in !dice.once(in: 3) } }

  private static func act(on trips: inout [Follower], at minutes: Int64, _ dice: inout SplitMix64) throws {
    let who = dice.below(trips.count)
    switch dice.below(4) {
    case 0:
      let customs = trips[who].trip.itinerary.indices.filter { trips[who].trip.itinerary[$0].custom != nil }
      if let index = customs.first {
        try trips[who].trip.apply(.delete(trips[who].trip.itinerary[index].id), at: Follower.start)
      }
    case 1: trips[who].trip = try trips[who].trip.merged(with: trips[dice.below(trips.count)].trip)
    default: _ = try trips[who].follow(edition(&dice), overriding: [.removals, .shift], after: minutes)
    }
  }

  @Test(arguments: Portion.seeds(60))
  func `copies follow any editions and merge in any order`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let base = try Follower(
      Self.pool, teams: ["Cubs", "Tigers", "Reds"], dates: ("2026-07-01", "2026-07-14"),
      with: (0..<6).map { ("note \($0)", $0 + 1) })
    var trips = [Follower](repeating: base, count: 4)
    for step in 0..<24 { try Self.act(on: &trips, at: Int64(step * 3), &dice) }
    let last = Self.edition(&dice)
    var whole = base
    for follower in trips + trips { whole.trip = try whole.trip.merged(with: follower.trip) }
    var (one, other) = (whole, whole)
    _ = try one.follow(last, overriding: [.removals, .shift], after: 1000)
    _ = try other.follow(last, overriding: [.removals, .shift], after: 1001)
    expect(legs(one), legs(other))
    for follower in try [one, other, merge(one, other), merge(merge(one, trips[0]), other)] {
      expect(Set(legs(follower)).count, legs(follower).count, "seed \(seed): \(legs(follower))")
      #expect(follower.trip.hasOneLegForEachPassage, "seed \(seed): \(follower.days)")
      var again = follower
      try expect(again.follow(last, overriding: [.removals, .shift], after: 2000), [], "seed \(seed)")
    }
  }
}
