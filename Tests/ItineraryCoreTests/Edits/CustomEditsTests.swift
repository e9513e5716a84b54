import ItineraryCore
import Testing

/// Adding, editing and deleting custom items.
struct CustomEditsTests {
  private let dinner = CustomItem(title: "Dinner", category: .restaurant)
  private let trip = Make.trip(
    days: 3,
    [
      Make.game("game", "Chicago", day: 1), Make.custom("note", day: 1, 100.5, modified: 5000),
      Make.leg("leg", "Chicago", "Detroit", day: 3),
    ])

  private func added(_ trip: Trip, day: Int, at now: Timestamp = Make.moment(9)) throws -> Trip {
    var trip = trip
    #expect(try trip.add(dinner, id: ItemID("new"), day: day, now: now) == false)
    return trip
  }

  @Test func newItemGoesToTheEndOfItsDay() throws {
    let result = try added(trip, day: 1)
    #expect(result.ids(onDay: 1) == ["game", "note", "new"])
    let item = try #require(result.item("new"))
    #expect(item.position == Position(day: 1, sortOrder: 101.5))
    #expect(item.modifiedAt == Make.moment(9))
    #expect(item.custom == dinner)
    var rest = result
    rest.itinerary.remove(at: 2)
    #expect(rest == trip)
  }

  @Test func firstItemOfAnEmptyDayGetsOne() throws {
    #expect(try added(trip, day: 2).item("new")?.position == Position(day: 2, sortOrder: 1))
  }

  @Test func itemAfterTheLargestNumberRenumbersTheDay() throws {
    var trip = Make.trip(days: 1, [Make.game("game", "Chicago", day: 1, .greatestFiniteMagnitude)])
    #expect(try trip.add(dinner, id: ItemID("new"), day: 1, now: Make.moment(9)))
    #expect(trip.itinerary.items.map(\.position.sortOrder) == [1, 2])
    #expect(trip.ids(onDay: 1) == ["game", "new"])
    #expect(trip.item("new")?.modifiedAt == Make.moment(9))
  }

  @Test(arguments: [0, 4, -1, .max, .min])
  func dayOutsideTheTripIsRefused(day: Int) {
    var changed = trip
    #expect(throws: EditRefusal.dayOutsideTrip(day: day, dayCount: 3)) {
      try changed.add(dinner, id: ItemID("new"), day: day, now: Make.moment(9))
    }
    #expect(changed == trip)
  }

  /// Whatever the clock of the program says that deleted it.
  @Test func anIdThatWasDeletedComesBackForGood() throws {
    var old = trip
    old.deleted = [5, 3_600_000].map { Tombstone(id: ItemID("new"), deletedAt: Make.moment($0)) }
    var block = old
    block.add([(ItemID("new"), dinner)], toSlot: 0, now: Make.moment(9))
    for changed in [try added(old, day: 2), block] {
      #expect(changed.item("new")?.modifiedAt == Make.moment(3_600_001))
      #expect(try changed.merged(with: old).item("new") != nil)
    }
  }

  @Test func takenIdIsRefused() {
    var changed = trip
    #expect(throws: EditRefusal.idTaken(ItemID("leg"))) {
      try changed.add(dinner, id: ItemID("leg"), day: 1, now: Make.moment(9))
    }
    #expect(changed == trip)
  }

  @Test func editReplacesTheContentAndKeepsThePlace() throws {
    var changed = trip
    #expect(try changed.editItem(at: 1, to: dinner, now: Make.moment(6000)))
    let item = try #require(changed.item("note"))
    #expect(item.custom == dinner)
    #expect(item.position == trip.itinerary[1].position)
    #expect(item.modifiedAt == Make.moment(6000))
    #expect(changed.itinerary.items.map(\.id) == trip.itinerary.items.map(\.id))
    #expect(changed.item("game") == trip.item("game") && changed.item("leg") == trip.item("leg"))
  }

  @Test func editWithoutAChangeChangesNothing() throws {
    var changed = trip
    let same = try #require(trip.item("note")?.custom)
    #expect(try changed.editItem(at: 1, to: same, now: Make.moment(9999)) == false)
    #expect(changed == trip)
  }

  @Test func editWithALaggingClockStillGoesForward() throws {
    var changed = trip
    #expect(try changed.editItem(at: 1, to: dinner, now: Make.moment(3)))
    #expect(changed.item("note")?.modifiedAt == Make.moment(5001))
  }

  @Test func deletedItemLeavesOneTombstone() throws {
    var changed = trip
    try changed.deleteItem(at: 1, now: Make.moment(6000))
    #expect(changed.itinerary.items.map(\.id.text) == ["game", "leg"])
    #expect(changed.deleted == [Tombstone(id: ItemID("note"), deletedAt: Make.moment(6000))])
  }

  /// Else a merge with a copy from before would bring the item back.
  @Test func tombstoneIsYoungerThanTheItem() throws {
    var changed = trip
    try changed.deleteItem(at: 1, now: Make.moment(3))
    #expect(changed.deleted.map(\.deletedAt) == [Make.moment(5001)])
  }

  @Test(arguments: [0, 2])
  func gamesAndLegsAreNeitherEditedNorDeletedByHand(index: Int) {
    var changed = trip
    let item = trip.itinerary[index]
    #expect(throws: EditRefusal.notEditable(item)) { try changed.editItem(at: index, to: dinner, now: Make.moment(9)) }
    #expect(throws: EditRefusal.notDeletable(item)) { try changed.deleteItem(at: index, now: Make.moment(9)) }
    #expect(changed == trip)
  }
}
