import Itinerary
import TestSupport
import Testing

/// Why a position or a slot is refused, and which game is named.
struct RefusalTests {
  private let a1 = TripSketch.game("a1", "Chicago", day: 1)
  private let a2 = TripSketch.game("a2", "Chicago", day: 2)
  private let b1 = TripSketch.game("b1", "Detroit", day: 4)
  private let b2 = TripSketch.game("b2", "Detroit", day: 5)
  private let item = TripSketch.leg("leg", "Chicago", "Detroit", day: 3)

  private func constraints(days: Int = 5, _ items: [Item]? = nil) -> ItineraryConstraints {
    ItineraryConstraints(tripDayCount: days, items: items ?? [a1, a2, b1, b2, item])
  }

  private func refusal(_ item: Item, _ day: Int, _ sortOrder: Double) -> Refusal? {
    constraints().refusal(for: item, at: Position(day: day, sortOrder: sortOrder))
  }

  @Test func `too early names the last departure game`() throws {
    let leg = try #require(item.leg)
    expect(refusal(item, 1, 0), .leavesAfter(leg: leg, game: a2))
    expect(refusal(item, 1, 500), .leavesAfter(leg: leg, game: a2))
    expect(refusal(item, 2, 100), .leavesAfter(leg: leg, game: a2))
    #expect(refusal(item, 2, 100.0.nextUp) == nil)
  }

  @Test func `too late names the first arrival game`() throws {
    let leg = try #require(item.leg)
    #expect(refusal(item, 4, 100.0.nextDown) == nil)
    expect(refusal(item, 4, 100), .arrivesBefore(leg: leg, game: b1))
    expect(refusal(item, 5, 500), .arrivesBefore(leg: leg, game: b1))
  }

  @Test func `game is fixed everywhere`() {
    expect(refusal(a1, 1, 100), .gameIsFixed(a1))
    expect(refusal(a1, 3, 1), .gameIsFixed(a1))
    expect(constraints().refusalToMove(b2), .gameIsFixed(b2))
    expect(constraints().validDropZones(for: a1), [])
    expect(constraints().barrierGames(for: a1), [])
  }

  @Test func `game that will not be played is fixed too`() {
    let off = TripSketch.game("off", "Chicago", day: 3, 100, .cancelled)
    expect(constraints([off]).refusalToMove(off), .gameIsFixed(off))
  }

  @Test func `days outside the trip are named`() {
    let custom = TripSketch.custom("custom", day: 1)
    for item in [item, custom] {
      expect(refusal(item, 0, 1), .dayOutsideTrip(day: 0, dayCount: 5))
      expect(refusal(item, 6, 1), .dayOutsideTrip(day: 6, dayCount: 5))
      expect(refusal(item, .max, 1), .dayOutsideTrip(day: .max, dayCount: 5))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `sort order that is not a number is refused`(sortOrder: Double) {
    expect(refusal(item, 3, sortOrder), .sortOrderNotFinite)
    expect(refusal(TripSketch.custom("custom", day: 1), 3, sortOrder), .sortOrderNotFinite)
  }

  @Test func `a custom item can be anywhere`() {
    let custom = TripSketch.custom("custom", day: 1)
    for day in 1...5 {
      for sortOrder in [-Double.greatestFiniteMagnitude, -1, 0, 100, .greatestFiniteMagnitude] {
        #expect(refusal(custom, day, sortOrder) == nil)
      }
    }
    expect(constraints().validDayRange(for: custom), 1...5)
    expect(constraints().validDropZones(for: custom).map(\.days), [1...5])
  }

  @Test func `impossible leg names both games`() throws {
    let wrongWay = TripSketch.leg("leg", "Detroit", "Chicago", day: 3)
    let leg = try #require(wrongWay.leg)
    let expected = Refusal.noValidPosition(leg: leg, departure: b2, arrival: a1)
    expect(constraints().refusalToMove(wrongWay), expected)
    expect(refusal(wrongWay, 3, 1), expected)
    #expect(constraints().validDayRange(for: wrongWay) == nil)
    expect(constraints().validDropZones(for: wrongWay), [])
    expect(constraints().barrierGames(for: wrongWay), [b2, a1])
  }

  @Test func `an impossible leg has no valid slot, with a reason at each`() throws {
    let trip = TripSketch.trip(days: 5, [a1, a2, b1, b2, TripSketch.leg("leg", "Detroit", "Chicago", day: 3)])
    let constraints = ItineraryConstraints(trip.itinerary)
    let slots = Slots(in: trip.itinerary, carrying: 2)
    #expect(slots.valid(under: constraints).isEmpty)
    let refusal = constraints.refusalToMove(trip.itinerary[2])
    #expect(refusal != nil)
    for number in slots.numbers { expect(slots.refusal(at: number, under: constraints), refusal) }
  }

  @Test func `no room between two games of one day is impossible`() {
    let leg = TripSketch.leg("leg", "Chicago", "Detroit")
    for gap in [0, 100.0.ulp] {
      let games = [TripSketch.game("a", "Chicago", day: 1, 100), TripSketch.game("b", "Detroit", day: 1, 100 + gap)]
      #expect(constraints(days: 1, games).validDayRange(for: leg) == nil)
    }
    let games = [
      TripSketch.game("a", "Chicago", day: 1, 100), TripSketch.game("b", "Detroit", day: 1, 100 + 2 * 100.0.ulp),
    ]
    expect(constraints(days: 1, games).validDayRange(for: leg), 1...1)
    #expect(constraints(days: 1, games).isValidPosition(for: leg, day: 1, sortOrder: 100.0.nextUp))
  }

  /// One game at the very end of the numbers leaves no position either, and no slot may then look valid.
  @Test func `game at the end of all numbers is named`() throws {
    let first = TripSketch.game("first", "Chicago", day: 1, -.greatestFiniteMagnitude)
    let last = TripSketch.game("last", "Chicago", day: 2, .greatestFiniteMagnitude)
    let trip = TripSketch.trip(
      days: 2, [first, last, TripSketch.leg("in", "Home", "Chicago"), TripSketch.leg("out", "Chicago", "Home", day: 2)])
    let constraints = ItineraryConstraints(trip.itinerary)
    for (id, game) in [("in", first), ("out", last)] {
      let index = try #require(trip.itinerary.index(of: ItemID(id)))
      let item = trip.itinerary[index]
      let leg = try #require(item.leg)
      let expected: Refusal = id == "in" ? .arrivesBefore(leg: leg, game: game) : .leavesAfter(leg: leg, game: game)
      #expect(constraints.validDayRange(for: item) == nil)
      expect(constraints.refusalToMove(item), expected)
      let slots = Slots(in: trip.itinerary, carrying: index)
      for number in slots.numbers { expect(slots.refusal(at: number, under: constraints), expected) }
    }
  }
}
