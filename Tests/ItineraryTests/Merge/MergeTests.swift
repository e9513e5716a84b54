import Itinerary
import TestSupport
import Testing

@Suite struct MergeTests {
  private let base = TripSketch.trip(
    days: 3, "1 cubs Chicago", "2:1 leg Chicago>Detroit", "2:2 lunch", "3 tigers Detroit")

  @Test func `edits of different items are all kept`() throws {
    let a = base.changing("lunch", at: 10) { $0.position = Position(day: 3, sortOrder: 7) }
    let b = base.changing("leg", at: 5) { $0.position = Position(day: 1, sortOrder: 101) }
    let merged = try a.merged(with: b)
    expect(merged.ids(onDay: 1), ["cubs", "leg"])
    expect(merged.ids(onDay: 3), ["lunch", "tigers"])
  }

  @Test func `position and content are merged as one value`() throws {
    let a = base.changing("lunch", at: 5) { $0.position = Position(day: 3, sortOrder: 7) }
    let b = base.changing("lunch", at: 6) { $0.kind = .custom(CustomItem(title: "Brunch", category: .note)) }
    let lunch = try #require(try a.merged(with: b).item("lunch"))
    expect(lunch.custom?.title, "Brunch")
    expect(lunch.position, Position(day: 2, sortOrder: 2))
  }

  @Test(arguments: [(4, true), (5, true), (6, false)])
  func `a deletion wins over edits up to its own moment`(edit: Int, isDeleted: Bool) throws {
    var a = base
    a.itinerary.remove(at: try #require(a.itinerary.index(of: ItemID("lunch"))))
    a.deleted = [Tombstone(id: ItemID("lunch"), deletedAt: TripSketch.moment(5))]
    let b = base.changing("lunch", at: edit) { $0.position.day = 1 }
    let merged = try a.merged(with: b)
    expect((merged.item("lunch") == nil), isDeleted)
    expect(merged.deleted, a.deleted)
  }

  @Test func `the trip's own fields are merged as one value`() throws {
    var (a, b) = (base, base)
    a.name = "Newer"
    a.modifiedAt = TripSketch.moment(2)
    b.name = "Older"
    b.schedule = ScheduleLink(sources: ["mlb.csv"])
    b.modifiedAt = TripSketch.moment(1)
    try expect(a.merged(with: b), a)
  }

  @Test func `unknown fields survive a tie`() throws {
    var a = base
    a.extra = ExtraFields([.init(name: "color", json: "1")])
    let b = base.changing("lunch", at: 0) { $0.extra = ExtraFields([.init(name: "stars", json: "3")]) }
    let merged = try a.merged(with: b)
    expect(merged.extra, a.extra)
    expect(merged.item("lunch")?.extra.fields.map(\.name), ["stars"])
  }

  @Test func `different trips are not merged`() {
    var other = base
    other.id = "other"
    #expect(throws: MergeRefusal.differentTrips("trip", "other")) { try base.merged(with: other) }
  }

  @Test(arguments: ["Aaa", "Zzz"])
  func `an edit without a time counts as later`(title: String) throws {
    let edited = base.changing("lunch", at: 0) { $0.kind = .custom(CustomItem(title: title, category: .note)) }
    let noted = edited.recordingEdits(since: base)
    expect(noted.item("lunch")?.modifiedAt, TripSketch.moment(1))
    expect(noted.item("leg"), base.item("leg"))
    try expect(base.merged(with: noted).item("lunch")?.custom?.title, title)
    expect(base.recordingEdits(since: base), base)
    // An older copy is not an edit.
    let newer = base.changing("lunch", at: 5) { $0.position.day = 3 }
    expect(base.recordingEdits(since: newer), base)
  }

  // MARK: Repairs

  /// A leg before the game that it follows, and one at the position of that game.
  @Test(arguments: [Position(day: 1, sortOrder: 101), Position(day: 2, sortOrder: 100)])
  func `a leg on the wrong side of a moved game goes to the nearest slot`(old: Position) throws {
    let a = base.changing("leg", at: 5) { $0.position = old }
    let b = base.changing("cubs", at: 3) { $0.position = Position(day: 2, sortOrder: 100) }
    let merged = try a.merged(with: b)
    expect(merged.ids(onDay: 2), ["lunch", "cubs", "leg"])
    expect(merged.item("leg")?.modifiedAt.microseconds, TripSketch.moment(5).microseconds + 1)
  }

  @Test func `a leg from home goes to the last slot before its game`() throws {
    let base = TripSketch.trip(days: 2, "1 lunch", "2:1 leg Home>Chicago", "2:2 cubs Chicago")
    let a = base.changing("leg", at: 5) { $0.position.sortOrder = 1.5 }
    let b = base.changing("cubs", at: 3) { $0.position = Position(day: 1, sortOrder: 200) }
    try expect(a.merged(with: b).ids(onDay: 1), ["lunch", "leg", "cubs"])
  }

  @Test func `a leg that was misplaced before stays`() throws {
    let misplaced = base.changing("leg", at: 1) { $0.position = Position(day: 1, sortOrder: 1) }
    let b = misplaced.changing("lunch", at: 3) { $0.position.day = 1 }
    try expect(misplaced.merged(with: b).item("leg"), misplaced.item("leg"))
  }

  @Test func `items past the end go to the end of the last day`() throws {
    var a = TripSketch.trip(days: 1, "1:2 w", "1:4 x")
    a.modifiedAt = TripSketch.moment(9)
    let b = TripSketch.trip(days: 3, "3 late", "1:4 x", "2 y")
    let merged = try a.merged(with: b)
    expect(merged.dayCount, 1)
    expect(merged.ids(onDay: 1), ["w", "x", "y", "late"])
  }

  @Test func `a trip is long enough for its games`() throws {
    var a = TripSketch.trip(days: 1, [])
    a.modifiedAt = TripSketch.moment(9)
    let merged = try a.merged(with: base)
    expect(merged.dayCount, 3)
    expect(merged.item("tigers"), base.item("tigers"))
    expect(merged.item("lunch"), base.item("lunch"))
  }

  // MARK: Dismissed warnings

  private func dismissing(_ id: String, _ reason: String?, at moment: Int, in trip: Trip) throws -> Trip {
    var edited = EditedTrip(trip)
    _ = try edited.apply(.dismiss(ItemID(id), kind: "gameNotScheduled", reason: reason), at: TripSketch.moment(moment))
    return edited.trip
  }

  private let trip = TripSketch.trip("@Chicago! | @Detroit!")

  private func open(_ trip: Trip) -> [String] { trip.advisories().map(\.item.id.text) }

  @Test func `a warning dismissed in either copy stays dismissed`() throws {
    let a = try dismissing("@Chicago!", "postponed", at: 1, in: trip)
    let b = try dismissing("@Detroit!", "postponed", at: 2, in: trip)
    let merged = try a.merged(with: b)
    #expect(open(merged).isEmpty)
    try expect(b.merged(with: a), merged)
    expect(open(a), ["@Detroit!"])
  }

  @Test func `the later decision on a warning applies`() throws {
    let a = try dismissing("@Chicago!", "postponed", at: 1, in: trip)
    let b = try dismissing("@Chicago!", nil, at: 2, in: a)
    expect(open(try a.merged(with: b)), ["@Chicago!", "@Detroit!"])
    let c = try dismissing("@Chicago!", "postponed", at: 0, in: b)
    expect(open(try b.merged(with: c)), ["@Detroit!"])
  }

  @Test func `a dismissal ends when the reason changes`() throws {
    let dismissed = try dismissing("@Chicago!", "cancelled", at: 1, in: trip)
    expect(open(dismissed), ["@Chicago!", "@Detroit!"])
  }
}
