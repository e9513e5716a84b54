import Itinerary
import TestSupport
import Testing

/// Adding, editing and deleting custom items.
struct CustomEditsTests {
  private let dinner = CustomItem(title: "Dinner", category: .restaurant)
  private let note = ItemID("note")
  private let trip = TripSketch.trip(
    days: 3,
    [
      TripSketch.game("game", "Chicago", day: 1), TripSketch.custom("note", day: 1, 100.5, modified: 5000),
      TripSketch.leg("leg", "Chicago", "Detroit", day: 3),
    ])

  private func dinner(_ id: String) -> Edit.NewItem { Edit.NewItem(ItemID(id), dinner) }

  private func added(_ trip: Trip, day: Int, at now: Timestamp = TripSketch.moment(9)) throws -> Trip {
    var trip = trip
    try expect(trip.apply(.append(dinner("new"), toDay: day), at: now), .changed)
    return trip
  }

  @Test func `new item goes to the end of its day`() throws {
    let result = try added(trip, day: 1)
    expect(result.ids(onDay: 1), ["game", "note", "new"])
    let item = try #require(result.item("new"))
    expect(item.position, Position(day: 1, sortOrder: 101.5))
    expect(item.modifiedAt, TripSketch.moment(9))
    expect(item.custom, dinner)
    var rest = result
    rest.itinerary.remove(at: 2)
    expect(rest, trip)
  }

  @Test func `first item of an empty day gets one`() throws {
    try expect(added(trip, day: 2).item("new")?.position, Position(day: 2, sortOrder: 1))
  }

  @Test func `item after the largest number renumbers the day`() throws {
    var trip = TripSketch.trip(days: 1, [TripSketch.game("game", "Chicago", day: 1, .greatestFiniteMagnitude)])
    try expect(trip.apply(.append(dinner("new"), toDay: 1), at: TripSketch.moment(9)), .changedAfterRenumbering)
    expect(trip.itinerary.items.map(\.position.sortOrder), [1, 2])
    expect(trip.ids(onDay: 1), ["game", "new"])
    expect(trip.item("new")?.modifiedAt, TripSketch.moment(9))
  }

  /// Rows with one sort order stand by the time of their last change, and every edit is a change.
  @Test(arguments: ["a", "leg", "b", "game"])
  func `a row keeps its place among rows with its sort order`(id: String) throws {
    let tied = [
      TripSketch.custom("a", day: 1, 7, modified: 1), TripSketch.leg("leg", "Chicago", "Detroit", day: 1, 7),
      TripSketch.custom("b", day: 1, 7, modified: 2), TripSketch.game("game", "Detroit", day: 1, 7),
      TripSketch.custom("c", day: 1, 7, modified: 3),
    ]
    let trip = TripSketch.trip(days: 1, tied)
    var changed = trip
    let item = try #require(trip.item(id))
    let edit: Edit =
      switch item.kind {
      case .game: .setTicket(item.id, Ticket(seat: "Row 9"))
      case .travel(let leg): .changeLeg(item.id, to: leg.edited { $0.carrier = "Amtrak" })
      case .custom: .change(item.id, to: dinner)
      }
    #expect(try changed.apply(edit, at: TripSketch.moment(9_000)) != .unchanged)
    #expect(changed.item(id)?.kind != item.kind)
    expect(changed.ids(onDay: 1), trip.ids(onDay: 1))
    // Read again, the rows are in the same order.
    expect(try Trip(json: changed.json).ids(onDay: 1), trip.ids(onDay: 1))
  }

  @Test func `an item that goes to another day becomes its last row, changed once`() throws {
    var changed = trip
    try expect(changed.apply(.change(note, to: dinner, onDay: 3), at: TripSketch.moment(9_000)), .changed)
    #expect(changed.ids(onDay: 1) == ["game"] && changed.ids(onDay: 3) == ["leg", "note"])
    expect(changed.item("note")?.custom, dinner)
    expect(changed.item("note")?.modifiedAt, TripSketch.moment(9_000))
    var same = trip
    try expect(same.apply(.change(note, to: dinner, onDay: 1), at: TripSketch.moment(9_000)), .changed)
    expect(same.item("note")?.position, trip.item("note")?.position)
    #expect(throws: Refusal.dayOutsideTrip(day: 4, dayCount: 3)) {
      try same.apply(.change(note, to: dinner, onDay: 4), at: TripSketch.moment(9_000))
    }
  }

  @Test(arguments: [0, 4, -1, .max, .min])
  func `day outside the trip is refused`(day: Int) {
    var changed = trip
    #expect(throws: Refusal.dayOutsideTrip(day: day, dayCount: 3)) {
      try changed.apply(.append(dinner("new"), toDay: day), at: TripSketch.moment(9))
    }
    expect(changed, trip)
  }

  /// Whatever the clock of the program says that deleted it.
  @Test func `an id that was deleted comes back for good`() throws {
    var old = trip
    old.deleted = [5, 3_600_000].map { Tombstone(id: ItemID("new"), deletedAt: TripSketch.moment($0)) }
    var block = old
    try block.apply(.add([dinner("new")], to: 0), at: TripSketch.moment(9))
    for changed in [try added(old, day: 2), block] {
      expect(changed.item("new")?.modifiedAt, TripSketch.moment(3_600_001))
      #expect(try changed.merged(with: old).item("new") != nil)
    }
  }

  @Test func `refuses an existing ID`() {
    var changed = trip
    #expect(throws: Refusal.idTaken(ItemID("leg"))) {
      try changed.apply(.append(dinner("leg"), toDay: 1), at: TripSketch.moment(9))
    }
    expect(changed, trip)
  }

  @Test func `edit replaces the content and keeps the place`() throws {
    var changed = trip
    try expect(changed.apply(.change(note, to: dinner), at: TripSketch.moment(6000)), .changed)
    let item = try #require(changed.item("note"))
    expect(item.custom, dinner)
    expect(item.position, trip.itinerary[1].position)
    expect(item.modifiedAt, TripSketch.moment(6000))
    expect(changed.itinerary.items.map(\.id), trip.itinerary.items.map(\.id))
    #expect(changed.item("game") == trip.item("game") && changed.item("leg") == trip.item("leg"))
  }

  @Test func `edit without a change changes nothing`() throws {
    var changed = trip
    let same = try #require(trip.item("note")?.custom)
    try expect(changed.apply(.change(note, to: same), at: TripSketch.moment(9999)), .unchanged)
    expect(changed, trip)
  }

  @Test func `edit with a lagging clock still goes forward`() throws {
    var changed = trip
    try expect(changed.apply(.change(note, to: dinner), at: TripSketch.moment(3)), .changed)
    expect(changed.item("note")?.modifiedAt, TripSketch.moment(5001))
  }

  @Test func `deleted item leaves one tombstone`() throws {
    var changed = trip
    try expect(changed.apply(.delete(note), at: TripSketch.moment(6000)), .changed)
    expect(changed.itinerary.items.map(\.id.text), ["game", "leg"])
    expect(changed.deleted, [Tombstone(id: ItemID("note"), deletedAt: TripSketch.moment(6000))])
  }

  /// Else a merge with a copy from before would bring the item back.
  @Test func `tombstone is younger than the item`() throws {
    var changed = trip
    try changed.apply(.delete(note), at: TripSketch.moment(3))
    expect(changed.deleted.map(\.deletedAt), [TripSketch.moment(5001)])
  }

  @Test(arguments: [0, 2] as [ItemIndex])
  func `games and legs are neither edited nor deleted by hand`(index: ItemIndex) {
    let trip = trip.with(TripSketch.rows("3:200 to Detroit"))
    var changed = trip
    let item = trip.itinerary[index]
    #expect(throws: Refusal.notEditable(item)) {
      try changed.apply(.change(item.id, to: dinner), at: TripSketch.moment(9))
    }
    #expect(throws: Refusal.notDeletable(item)) { try changed.apply(.delete(item.id), at: TripSketch.moment(9)) }
    expect(changed, trip)
  }

  // MARK: Legs

  /// The legs that may be deleted, of a trip of day 1 with its items in this order.
  private func deletable(_ items: [Item]) -> [String] {
    let placed = items.enumerated().map { order, item in
      var item = item
      item.position = Position(day: 1, sortOrder: Double(order))
      return item
    }
    let trip = EditedTrip(TripSketch.trip(days: 1, placed))
    return trip.itinerary.indices.compactMap { index in
      trip.refusalToDelete(itemAt: index) == nil ? trip.itinerary[index].id.text : nil
    }
  }

  private func game(_ city: String, _ status: Game.Status = .scheduled) -> Item {
    TripSketch.game(city, city, day: 1, 100, status)
  }

  private func leg(_ from: String, _ to: String, _ number: String = "") -> Item {
    TripSketch.leg("\(from)-\(to)\(number)", from, to)
  }

  @Test func `a leg that joins two games stays`() {
    expect(deletable([game("A"), leg("A", "B"), game("B")]), [])
    expect(deletable([leg("A", "B"), game("A"), game("B")]), [], "where it stands does not count")
  }

  @Test func `a leg whose games are removed can be deleted`() {
    expect(deletable([leg("A", "B"), game("B")]), ["A-B"])
    expect(deletable([game("A", .cancelled), leg("A", "B"), game("B")]), ["A-B"])
    expect(deletable([game("B"), leg("A", "B"), game("A")]), ["A-B"])
    expect(deletable([game("A"), leg("A", "B"), game("C"), game("B")]), ["A-B"])
  }

  /// They belong to no passage: an update that takes a city's games away leaves such legs.
  @Test func `legs by way of a city without games can be deleted`() {
    expect(deletable([game("A"), leg("A", "X"), leg("X", "B"), game("B")]), ["A-X", "X-B"])
    expect(deletable([game("A"), leg("A", "X"), leg("X", "B"), leg("A", "B"), game("B")]), ["A-X", "X-B"])
  }

  @Test func `one of two equal legs can be deleted`() {
    var trip = TripSketch.trip(days: 1, "1:1 a A", "1:2 one A>B", "1:3 two A>B", "1:4 b B")
    #expect([1, 2].allSatisfy { EditedTrip(trip).refusalToDelete(itemAt: $0) == nil })
    #expect(throws: Never.self) { try trip.apply(.delete(ItemID("one")), at: TripSketch.moment(9)) }
    expect(trip.ids(onDay: 1), ["a", "two", "b"])
    expect(trip.deleted.map(\.id.text), ["one"])
    #expect(EditedTrip(trip).refusalToDelete(itemAt: 1) != nil)
  }

  /// Every passage that had a leg of its own still has one.
  @Test func `a leg that can be deleted belongs to no city change`() {
    var random = SplitMix64(seed: 23)
    for _ in Portion.rounds(2000) {
      let items = (0..<random.below(9)).map { number -> Item in
        let (from, to) = (random.pick(["A", "B", "C"]), random.pick(["A", "B", "C"]))
        let order = Double(number)
        return random.below(2) == 0
          ? TripSketch.game("g\(number)", from, day: 1, order, random.pick([.scheduled, .cancelled]))
          : TripSketch.leg("l\(number)", from, to, visit: random.pick([nil, 2]), day: 1, order)
      }
      let trip = TripSketch.trip(days: 1, items)
      for index in trip.itinerary.indices where trip.itinerary[index].leg != nil {
        var rest = items
        rest.remove(at: index.rawValue)
        let isMissed = passages(rest) != passages(items)
        expect(
          (EditedTrip(trip).refusalToDelete(itemAt: index) != nil), isMissed,
          "seed 23: without \(index) of\n\(trip.listing)")
      }
    }
  }

  /// The passages with a leg of their own, each such as `A B 1`, told from the order of the games alone.
  private func passages(_ items: [Item]) -> Set<String> {
    let cities = items.compactMap(\.game).filter(\.isPlayed).map(\.city)
    var counts: [String: Int] = [:]
    let all = zip(cities, cities.dropFirst()).filter { $0 != $1 }.map { from, to -> String in
      counts["\(from) \(to)", default: 0] += 1
      return "\(from) \(to) \(counts["\(from) \(to)"] ?? 0)"
    }
    return Set(items.compactMap(\.leg).map { "\($0.from) \($0.to) \($0.visit ?? 1)" }).intersection(all)
  }
}

extension Trip {
  fileprivate func with(_ items: [Item]) -> Trip {
    var trip = self
    for item in items { trip.insert(item) }
    return trip
  }
}
