import ItineraryCore
import Testing

@Suite struct MergeTests {
  private let base = Make.trip(
    days: 3,
    [
      Make.game("cubs", "Chicago", day: 1), Make.leg("leg", "Chicago", "Detroit", day: 2, 1),
      Make.custom("lunch", day: 2, 2), Make.game("tigers", "Detroit", day: 3),
    ])

  @Test func `edits of different items are all kept`() throws {
    let a = changing("lunch", in: base, at: 10) { $0.position = Position(day: 3, sortOrder: 7) }
    let b = changing("leg", in: base, at: 5) { $0.position = Position(day: 1, sortOrder: 101) }
    let merged = try a.merged(with: b)
    #expect(merged.ids(onDay: 1) == ["cubs", "leg"])
    #expect(merged.ids(onDay: 3) == ["lunch", "tigers"])
  }

  @Test func `position and content are one value`() throws {
    let a = changing("lunch", in: base, at: 5) { $0.position = Position(day: 3, sortOrder: 7) }
    let b = changing("lunch", in: base, at: 6) { $0.kind = .custom(CustomItem(title: "Brunch", category: .note)) }
    let lunch = try #require(try a.merged(with: b).item("lunch"))
    #expect(lunch.custom?.title == "Brunch")
    #expect(lunch.position == Position(day: 2, sortOrder: 2))
  }

  @Test(arguments: [(4, true), (5, true), (6, false)])
  func `a deletion wins over edits up to its own moment`(edit: Int, isDeleted: Bool) throws {
    var a = base
    a.itinerary.remove(at: try #require(a.itinerary.index(of: ItemID("lunch"))))
    a.deleted = [Tombstone(id: ItemID("lunch"), deletedAt: Make.moment(5))]
    let b = changing("lunch", in: base, at: edit) { $0.position.day = 1 }
    let merged = try a.merged(with: b)
    #expect((merged.item("lunch") == nil) == isDeleted)
    #expect(merged.deleted == a.deleted)
  }

  @Test func `the trips own fields are one value`() throws {
    var (a, b) = (base, base)
    a.name = "Newer"
    a.modifiedAt = Make.moment(2)
    b.name = "Older"
    b.schedule = ScheduleLink(source: "mlb.csv")
    b.modifiedAt = Make.moment(1)
    #expect(try a.merged(with: b) == a)
  }

  @Test func `unknown fields survive a tie`() throws {
    var a = base
    a.extra = ExtraFields([.init(name: "color", json: "1")])
    let b = changing("lunch", in: base, at: 0) { $0.extra = ExtraFields([.init(name: "stars", json: "3")]) }
    let merged = try a.merged(with: b)
    #expect(merged.extra == a.extra)
    #expect(merged.item("lunch")?.extra.fields.map(\.name) == ["stars"])
  }

  @Test func `different trips are not merged`() {
    var other = base
    other.id = "other"
    #expect(throws: MergeRefusal.differentTrips("trip", "other")) { try base.merged(with: other) }
  }

  @Test(arguments: ["Aaa", "Zzz"])
  func `an edit that does not say when counts as later`(title: String) throws {
    let edited = changing("lunch", in: base, at: 0) { $0.kind = .custom(CustomItem(title: title, category: .note)) }
    let noted = edited.notingEdits(since: base)
    #expect(noted.item("lunch")?.modifiedAt == Make.moment(1))
    #expect(noted.item("leg") == base.item("leg"))
    #expect(try base.merged(with: noted).item("lunch")?.custom?.title == title)
    #expect(base.notingEdits(since: base) == base)
    // An older copy is no edit.
    let newer = changing("lunch", in: base, at: 5) { $0.position.day = 3 }
    #expect(base.notingEdits(since: newer) == base)
  }

  // MARK: Repairs

  @Test func `a leg on the wrong side of a moved game goes to the nearest slot`() throws {
    let a = changing("leg", in: base, at: 5) { $0.position = Position(day: 1, sortOrder: 101) }
    let b = changing("cubs", in: base, at: 3) { $0.position = Position(day: 2, sortOrder: 100) }
    let merged = try a.merged(with: b)
    #expect(merged.ids(onDay: 2) == ["lunch", "cubs", "leg"])
    #expect(merged.item("leg")?.modifiedAt.microseconds == Make.moment(5).microseconds + 1)
  }

  @Test func `a leg that was misplaced before stays`() throws {
    let misplaced = changing("leg", in: base, at: 1) { $0.position = Position(day: 1, sortOrder: 1) }
    let b = changing("lunch", in: misplaced, at: 3) { $0.position.day = 1 }
    #expect(try misplaced.merged(with: b).item("leg") == misplaced.item("leg"))
  }

  @Test func `items past the end go to the end of the last day`() throws {
    var a = Make.trip(days: 1, [Make.custom("x", day: 1, 4)])
    a.modifiedAt = Make.moment(9)
    let b = Make.trip(days: 3, [Make.custom("late", day: 3), Make.custom("x", day: 1, 4), Make.custom("y", day: 2)])
    let merged = try a.merged(with: b)
    #expect(merged.dayCount == 1)
    #expect(merged.ids(onDay: 1) == ["x", "y", "late"])
  }

  @Test func `a trip is long enough for its games`() throws {
    var a = Make.trip(days: 1, [])
    a.modifiedAt = Make.moment(9)
    let merged = try a.merged(with: base)
    #expect(merged.dayCount == 3)
    #expect(merged.item("tigers") == base.item("tigers"))
    #expect(merged.item("lunch") == base.item("lunch"))
  }

  private func changing(_ id: String, in trip: Trip, at moment: Int, _ change: (inout Item) -> Void) -> Trip {
    var trip = trip
    guard let index = trip.itinerary.index(of: ItemID(id)) else { return trip }
    var item = trip.itinerary[index]
    change(&item)
    item.modifiedAt = Make.moment(moment)
    trip.itinerary.replace(at: index, with: item)
    return trip
  }
}
