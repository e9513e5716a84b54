import Itinerary
import TestSupport
import Testing

/// Changes of the name and the days of a trip, one by one.
struct TripDaysTests {
  private let now = TripSketch.moment(1000)

  private func outline(_ sketch: String, _ edit: Edit) throws -> (outline: String, start: CivilDate, trip: Trip) {
    var trip = TripSketch.trip(sketch)
    try trip.apply(edit, at: now)
    return (TripSketch.outline(trip), trip.startDate, trip)
  }

  private func refusal(_ sketch: String, _ edit: Edit) -> Refusal? {
    var trip = TripSketch.trip(sketch)
    let before = trip
    do throws(Refusal) {
      try trip.apply(edit, at: now)
      return nil
    } catch {
      expect(trip, before)
      return error
    }
  }

  @Test func `a new name changes the trip's time and none of its items`() throws {
    var trip = TripSketch.trip("@Chicago Dinner")
    let items = trip.itinerary
    try expect(trip.apply(.rename("  Lakes "), at: now), .changed)
    expect(trip.name, "Lakes")
    expect(trip.modifiedAt, now)
    expect(trip.itinerary, items)
    try expect(trip.apply(.rename("Lakes"), at: TripSketch.moment(2000)), .unchanged)
    expect(trip.modifiedAt, now)
    expect(refusal("a", .rename(" ")), .emptyName)
  }

  @Test func `a day before all games moves the start date`() throws {
    let (outline, start, trip) = try outline("breakfast | @Chicago", .insertDay(before: 2))
    expect(outline, "breakfast | | @Chicago")
    expect(start, date("2026-07-02"))
    expect(trip.item("breakfast")?.modifiedAt, TripSketch.made)
    expect(trip.item("@Chicago")?.modifiedAt, now)
  }

  @Test func `rows with equal positions keep their order on another day`() throws {
    var trip = TripSketch.trip(days: 2, "1:5 b", "1:5 a", "2:3 c", "2:4 d").changing("a", at: 1) { _ in }
    try trip.apply(.insertDay(before: 1), at: now)
    expect(trip.ids(onDay: 2), ["b", "a"])
    expect(trip.itinerary.items.map(\.position.sortOrder), [4, 5, 3, 4])
  }

  @Test func `a day after all games keeps the start date`() throws {
    let (outline, start, trip) = try outline("@Chicago | rest", .insertDay(before: 2))
    expect(outline, "@Chicago | | rest")
    expect(start, date("2026-07-03"))
    expect(trip.modifiedAt, now)
  }

  @Test func `refuses to add or remove a day between two games`() {
    for edit in [Edit.insertDay(before: 2), .insertDay(before: 3), .removeDay(2, .none)] {
      guard case .betweenGames(let earlier, let later) = refusal("@Chicago @Gary | | @Detroit @Flint", edit) else {
        return fail("\(edit)")
      }
      expect([earlier, later].map(\.id.text), ["@Gary", "@Detroit"])
    }
  }

  @Test func `a trip without games can grow at its start, and any trip at its end`() throws {
    try expect(outline("a | b", .insertDay(before: 1)).start, date("2026-07-02"))
    try expect(outline("a | b", .insertDay(before: 2)).start, date("2026-07-03"))
    try expect(outline("a | @Chicago", .appendDays(2)).outline, "a | @Chicago | |")
    expect(refusal("a", .appendDays(0)), .noDaysToAdd)
    expect(refusal("a", .appendDays(400)), .tooManyDays(401))
    expect(refusal("a", .appendDays(.max)), .tooManyDays(.max))
    for edit in [Edit.insertDay(before: 1), .appendDays(1)] {
      let lengths = [398, 399].map { String(repeating: "|", count: $0) }
      expect(lengths.map { refusal($0, edit) }, [nil, .tooManyDays(401)])
    }
  }

  @Test func `refuses to remove a day with games, also if they are not played`() {
    #expect(refusal("a | @Chicago!", .removeDay(2, .deleted)) != nil)
    #expect(refusal("a | @Chicago", .removeDay(2, .moved(to: 1))) != nil)
  }

  @Test func `removing a day with items requires a decision about them`() throws {
    #expect(refusal("@Chicago | a b", .removeDay(2, .none)) != nil)
    expect(refusal("a", .removeDay(1, .deleted)), .onlyDay)
    expect(refusal("a | b", .removeDay(2, .moved(to: 2))), .sameDay(2))
    expect(refusal("a | b", .removeDay(2, .moved(to: 3))), .dayOutsideTrip(day: 3, dayCount: 2))
    try expect(outline("@Chicago | a b | c", .removeDay(2, .moved(to: 1))).outline, "@Chicago a b | c")
    try expect(outline("@Chicago | a b | c", .removeDay(2, .moved(to: 3))).outline, "@Chicago | a b c")
    let (outline, _, trip) = try outline("@Chicago | a b | c", .removeDay(2, .deleted))
    expect(outline, "@Chicago | c")
    expect(trip.deleted.map(\.id.text), ["a", "b"])
  }

  @Test func `removing a day before all games moves the start date`() throws {
    let (outline, start, _) = try outline("| a | @Chicago", .removeDay(1, .none))
    expect(outline, "a | @Chicago")
    expect(start, date("2026-07-04"))
  }

  @Test func `a leg that the trip needs survives its day`() throws {
    let sketch = "@Chicago | Chicago>Home x | Chicago>Nowhere"
    try expect(outline(sketch, .removeDay(2, .deleted)).outline, "@Chicago Chicago>Home | Chicago>Nowhere")
    try expect(outline("a | Chicago>Home x", .removeDay(2, .deleted)).outline, "a")
  }

  @Test func `swapping days swaps only their custom items`() throws {
    let sketch = "a @Chicago b | Chicago>Detroit c | @Detroit"
    let (outline, _, trip) = try outline(sketch, .swapDays(1, 2))
    expect(outline, "@Chicago c | Chicago>Detroit a b | @Detroit")
    // The leg has the number that a had.
    expect(trip.itinerary.items(ofDay: 2).map(\.position.sortOrder), [1, 2, 3])
    expect(trip.item("Chicago>Detroit")?.modifiedAt, TripSketch.made)
    try expect(self.outline("a | b | c", .swapDays(1, 3)).outline, "c | b | a")
    var tied = TripSketch.trip(days: 2, "1:5 a", "1:5 b", "2:5 tigers Detroit")
    try tied.apply(.swapDays(1, 2), at: now)
    expect(tied.ids(onDay: 2), ["tigers", "a", "b"])
    var same = TripSketch.trip(sketch)
    try expect(same.apply(.swapDays(2, 2), at: now), .unchanged)
  }

  /// A trip of custom items with times: `dinner=19:00`.
  private func timed(_ sketch: String) -> Trip {
    var trip = TripSketch.trip(sketch)
    for item in trip.itinerary.items {
      let parts = item.id.text.split(separator: "=").map(String.init)
      guard parts.count == 2 else { continue }
      trip = trip.changing(item.id.text) {
        $0.kind = .custom(CustomItem(title: parts[0], category: .note, time: ClockTime(typed: parts[1])))
      }
    }
    return trip
  }

  @Test(arguments: [
    (
      "dinner=19:00 note | breakfast=9:00 concert=21:00", Edit.swapDays(1, 2),
      "breakfast=9:00 concert=21:00 | dinner=19:00 note"
    ),
    ("dinner=19:00 | lunch=12:00 @Chicago", .swapDays(1, 2), "lunch=12:00 | @Chicago dinner=19:00"),
    ("breakfast=8:00 | @Chicago lunch=12:00", .swapDays(1, 2), "lunch=12:00 | breakfast=8:00 @Chicago"),
    ("bar=23:00 snack=0:30 | @Chicago x", .swapDays(1, 2), "x | @Chicago bar=23:00 snack=0:30"),
    ("dinner=19:00 | @Chicago | ", .shiftDays(from: 1, by: 1), "| @Chicago dinner=19:00 |"),
    ("a=19:00 b=19:00 | c=19:00", .swapDays(1, 2), "c=19:00 | a=19:00 b=19:00"),
    ("dinner=19:00 | lunch=12:00 |", .shiftDays(from: 1, by: 1), "| dinner=19:00 | lunch=12:00"),
  ])
  func `rows with a time move to that time on another day`(sketch: String, edit: Edit, outline: String) throws {
    var trip = timed(sketch)
    try trip.apply(edit, at: now)
    expect(TripSketch.outline(trip), TripSketch.normal(outline))
  }

  @Test func `another start date leaves games on their dates`() throws {
    let sketch = "a Gary>Flint | @Chicago dinner | Chicago>Detroit | @Detroit | b"
    let (outline, start, trip) = try outline(sketch, .start(on: date("2026-07-04"), .kept(Zones([:]))))
    expect(outline, "a Gary>Flint @Chicago | Chicago>Detroit dinner | @Detroit | | b")
    expect(start, date("2026-07-04"))
    expect(trip.item("a")?.modifiedAt, TripSketch.made)
    let outside = refusal(sketch, .start(on: date("2026-07-05"), .kept(Zones([:]))))
    guard case .gamesOutside(let games, let first, let last) = outside else {
      return fail("\(String(describing: outside))")
    }
    expect(games.map(\.id.text), ["@Chicago"])
    expect([first, last], [date("2026-07-05"), date("2026-07-09")])
    let gameless = try self.outline("a | Chicago>Detroit", .start(on: date("2026-07-04"), .kept(Zones([:]))))
    expect(gameless.outline, "a | Chicago>Detroit")
  }

  @Test(arguments: [("2026-07-02", 2, 3), ("2026-07-02", 5, 5), ("2026-07-04", 3, 2), ("2026-07-04", 1, 1)])
  func `a leg moving with the games remembers its position in the trip`(start: String, day: Int, expected: Int) throws {
    var trip = TripSketch.trip("| @Chicago | Chicago>Detroit | @Detroit |").changing("Chicago>Detroit") {
      $0.changeLeg { $0.movedFrom = Position(day: day, sortOrder: 7) }
    }
    try trip.apply(.start(on: date(start), .kept(Zones([:]))), at: now)
    let outline =
      start == "2026-07-02" ? "| | @Chicago | Chicago>Detroit | @Detroit" : "@Chicago | Chicago>Detroit | @Detroit | |"
    expect(TripSketch.outline(trip), outline)
    expect(trip.item("Chicago>Detroit")?.leg?.movedFrom, Position(day: expected, sortOrder: 7))
    try trip.apply(.insertDay(before: 1), at: now)
    expect(trip.item("Chicago>Detroit")?.leg?.movedFrom, Position(day: expected + 1, sortOrder: 7))
  }

  @Test func `a leg that was moved from a day that is removed remembers the day after it`() throws {
    var trip = TripSketch.trip("@Chicago | Chicago>Detroit @Detroit | |").changing("Chicago>Detroit") {
      $0.changeLeg { $0.movedFrom = Position(day: 3, sortOrder: 7) }
    }
    try trip.apply(.removeDay(3, .none), at: now)
    expect(trip.item("Chicago>Detroit")?.leg?.movedFrom?.day, 3)
  }

  @Test(arguments: [("2026-07-02", [2, 3, 3]), ("2026-07-04", [1, 1, 2])])
  func `a deleted row keeps its date within a trip that starts on another`(start: String, days: [Int]) throws {
    var trip = TripSketch.trip("a | @Chicago |")
    trip.deleted = (1...3).map { .init(id: ItemID("\($0)"), deletedAt: now, position: Position(day: $0, sortOrder: 1)) }
    try trip.apply(.start(on: date(start), .kept(Zones([:]))), at: now)
    expect(trip.deleted.compactMap(\.position?.day), days)
    try trip.apply(.insertDay(before: 3), at: now)
    expect(trip.deleted.compactMap(\.position?.day), days.map { $0 < 3 ? $0 : $0 + 1 })
  }

  @Test func `games shift with the start date on request`() throws {
    let (outline, start, trip) = try outline("a | @Chicago", .start(on: date("2027-01-01"), .shifted))
    expect([outline, "\(start)"], ["a | @Chicago", "2027-01-01"])
    expect(trip.item("@Chicago")?.modifiedAt, TripSketch.made)
  }

  @Test func `games off their dates move to their dates`() throws {
    var trip = TripSketch.trip("@Chicago | a | @Detroit |")
    trip.startDate = date("2026-07-02")
    try trip.apply(.start(on: date("2026-07-02"), .kept(Zones([:]))), at: now)
    expect(TripSketch.outline(trip), "| a @Chicago | | @Detroit")
  }
}
