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

  @Test func `a refusal names the day, the number, or the game in the way`() throws {
    let leg = try #require(item.leg)
    let (early, late) = (Refusal.leavesAfter(leg: leg, game: a2), Refusal.arrivesBefore(leg: leg, game: b1))
    let custom = TripSketch.custom("custom", day: 1)
    for (item, day, sortOrder, expected): (Item, Int, Double, Refusal?) in [
      (item, 1, 0, early), (item, 1, 500, early), (item, 2, 100, early), (item, 2, 100.0.nextUp, nil),
      (item, 4, 100.0.nextDown, nil), (item, 4, 100, late), (item, 5, 500, late),
      (a1, 1, 100, .gameIsFixed(a1)), (a1, 3, 1, .gameIsFixed(a1)),
      (item, 0, 1, .dayOutsideTrip(day: 0, dayCount: 5)), (custom, 6, 1, .dayOutsideTrip(day: 6, dayCount: 5)),
      (item, .max, 1, .dayOutsideTrip(day: .max, dayCount: 5)), (item, 3, .nan, .sortOrderNotFinite),
      (item, 3, .infinity, .sortOrderNotFinite), (custom, 3, -.infinity, .sortOrderNotFinite),
      (custom, 1, -.greatestFiniteMagnitude, nil), (custom, 5, .greatestFiniteMagnitude, nil),
    ] {
      expect(refusal(item, day, sortOrder), expected, "\(item.id) on \(day) at \(sortOrder)")
    }
  }

  @Test func `a game is fixed, also if it will not be played`() {
    let off = TripSketch.game("off", "Chicago", day: 3, 100, .cancelled)
    expect(constraints([off]).refusalToMove(off), .gameIsFixed(off))
    expect(constraints().refusalToMove(b2), .gameIsFixed(b2))
    expect(constraints().validDropZones(for: a1), [])
    expect(constraints().barrierGames(for: a1), [])
  }

  @Test func `names the first of several games in the way`() {
    expect(Refusal.dayHoldsGames(day: 1, [a1, a2]).game, a1)
    for refusal in [Refusal.notEditable, Refusal.notDeletable] {
      expect([a1, item].map { refusal($0).game }, [a1, nil])
    }
    expect(Refusal.gamesOutside([b1, b2], first: date("2026-07-03"), last: date("2026-07-05")).game, b1)
  }

  @Test func `an impossible leg names both games`() throws {
    let wrongWay = TripSketch.leg("leg", "Detroit", "Chicago", day: 3)
    let leg = try #require(wrongWay.leg)
    let expected = Refusal.noValidPosition(leg: leg, departure: b2, arrival: a1)
    expect(constraints().refusalToMove(wrongWay), expected)
    expect(refusal(wrongWay, 3, 1), expected)
    #expect(constraints().validDayRange(for: wrongWay) == nil)
    expect(constraints().validDropZones(for: wrongWay), [])
    expect(constraints().barrierGames(for: wrongWay), [b2, a1])
  }

  @Test func `a leg without room between two games of a day is impossible`() {
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
  @Test func `names a game at the largest position`() throws {
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
