import Almanac
import TestSupport
import Testing

@testable import Itinerary

/// The order of games among the rows of their day, and the legs that games need.
struct GameRowsTests {
  @Test(arguments: [
    (19, 1, 2, "Lunch @Chicago Museum Bar", 1.5), (20, 1, 2, "Lunch @Chicago Museum Bar", 1.5),
    (21, 1, 2, "Lunch Museum Bar @Chicago", 100), (21, 1, 100, "Lunch @Chicago Museum Bar", 50),
    (21, 2, 101, "Lunch @Chicago Museum Bar", 100), (19, 100, 102, "Lunch @Chicago Museum Bar", 101),
  ])
  func `inserts a game after the last row that does not begin later, with the number 100 if it is free`(
    minute: Int, lunch: Double, museum: Double, outline: String, number: Double
  ) throws {
    // The game begins at 1:20 PM. Without an earlier row it comes before those that are numbered like it, or last.
    let game = try #require(TripSketch.trip("@Chicago").item("@Chicago"))
    var trip = TripSketch.trip("Lunch Museum Bar").changing("Lunch") {
      $0.changeCustom { $0.time = ClockTime(hour: 13, minute: minute) }
    }
    for (id, number) in [("Lunch", lunch), ("Museum", museum), ("Bar", museum + 1)] {
      trip = trip.changing(id) { $0.position.sortOrder = number }
    }
    trip.insertGame(game, onDay: 1, now: TripSketch.made)
    expect(TripSketch.outline(trip), outline)
    expect(trip.item("@Chicago")?.position.sortOrder, number)
  }

  @Test func `a game is in order, also next to one with the same start`() throws {
    let trip = TripSketch.trip("@Chicago @Detroit @Toledo")
    let games = trip.itinerary.items
    #expect(games.allSatisfy(trip.isInOrder))
    let same = trip.with(
      items: games.map { item in
        Item(id: item.id, position: item.position, modifiedAt: item.modifiedAt, kind: games[1].kind)
      })
    #expect(same.itinerary.items.allSatisfy(same.isInOrder))
    for trip in [trip, same] {
      expect(trip.itinerary.items.reversed().sorted(by: Item.isGameBefore), trip.itinerary.items)
    }
    var later = trip.removing("@Chicago")
    later.insertGame(games[0], onDay: 1, now: TripSketch.made)
    expect(later.itinerary.items.map(\.id), games.map(\.id))
    let swapped = trip.changing("@Chicago") { $0.position.sortOrder = 900 }
    #expect(!swapped.isInOrder(try #require(swapped.item("@Chicago"))))
    #expect(!swapped.isInOrder(try #require(swapped.item("@Toledo"))))
    #expect(swapped.isInOrder(try #require(swapped.item("@Detroit"))))
  }

  @Test func `a leg is needed if it is the only one between its games`() {
    let leg = TripSketch.kind(of: "Chicago>Detroit", day: 1, row: 0)
    let trip = TripSketch.trip("@Chicago Chicago>Detroit | second @Detroit").changing("second") { $0.kind = leg }
    expect(trip.neededLegs(among: trip.itinerary.items), [])
    let one = trip.removing("second")
    expect(one.neededLegs(among: one.itinerary.items), [ItemID("Chicago>Detroit")])
  }
}
