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

  /// The trip after an edit that changes it, or another trip.
  private func edited(_ edit: Edit, at now: Int = 9, of other: Trip? = nil) throws -> Trip {
    var trip = other ?? trip
    try expect(trip.apply(edit, at: TripSketch.moment(now)), .changed)
    return trip
  }

  @Test func `a new item goes to the end of its day`() throws {
    let result = try edited(.append(dinner("new"), toDay: 1))
    expect(result.ids(onDay: 1), ["game", "note", "new"])
    let item = try #require(result.item("new"))
    expect(item.position, Position(day: 1, sortOrder: 101.5))
    expect(item.modifiedAt, TripSketch.moment(9))
    expect(item.custom, dinner)
    var rest = result
    rest.itinerary.remove(at: 2)
    expect(rest, trip)
    try expect(edited(.append(dinner("new"), toDay: 2)).item("new")?.position, Position(day: 2, sortOrder: 1))
  }

  @Test func `an item after the largest number renumbers the day`() throws {
    var trip = TripSketch.trip(days: 1, [TripSketch.game("game", "Chicago", day: 1, .greatestFiniteMagnitude)])
    try expect(trip.apply(.append(dinner("new"), toDay: 1), at: TripSketch.moment(9)), .changed)
    expect(trip.itinerary.items.map(\.position.sortOrder), [1, 2])
    expect(trip.ids(onDay: 1), ["game", "new"])
    expect(trip.item("new")?.modifiedAt, TripSketch.moment(9))
  }

  /// Rows with one sort order are sorted by the time of their last change, and every edit is a change.
  @Test(arguments: ["a", "leg", "b", "game"])
  func `a row keeps its place among rows with its sort order`(id: String) throws {
    let tied = [
      TripSketch.custom("a", day: 2, 7, modified: 1), TripSketch.leg("leg", "Chicago", "Detroit", day: 2, 7),
      TripSketch.custom("b", day: 2, 7, modified: 2), TripSketch.game("game", "Detroit", day: 2, 7),
      TripSketch.custom("c", day: 2, 7, modified: 3),
    ]
    let trip = TripSketch.trip(days: 2, [TripSketch.custom("first", day: 1, 1)] + tied)
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
    expect(changed.ids(onDay: 2), trip.ids(onDay: 2))
    // Read again, the rows are in the same order.
    expect(try Trip(json: changed.json).ids(onDay: 2), trip.ids(onDay: 2))
  }

  @Test func `an item that goes to another day becomes its last row, changed once`() throws {
    let moved = try edited(.change(note, to: dinner, onDay: 3), at: 9_000)
    #expect(moved.ids(onDay: 1) == ["game"] && moved.ids(onDay: 3) == ["leg", "note"])
    expect(moved.item("note")?.custom, dinner)
    expect(moved.item("note")?.modifiedAt, TripSketch.moment(9_000))
    try expect(edited(.change(note, to: dinner, onDay: 1)).item("note")?.position, trip.item("note")?.position)
  }

  /// Whatever the clock of the program says that deleted it.
  @Test func `a restored item with a deleted ID stays`() throws {
    var old = trip
    old.deleted = [5, 3_600_000].map { Tombstone(id: ItemID("new"), deletedAt: TripSketch.moment($0)) }
    var block = old
    try block.apply(.add([dinner("new")], to: 0), at: TripSketch.moment(9))
    for changed in [try edited(.append(dinner("new"), toDay: 2), of: old), block] {
      expect(changed.item("new")?.modifiedAt, TripSketch.moment(3_600_001))
      #expect(try changed.merged(with: old).item("new") != nil)
    }
  }

  @Test func `an edit that cannot be made is refused and changes nothing`() throws {
    let (game, leg, nobody) = (ItemID("game"), ItemID("leg"), ItemID("nobody"))
    let full = trip.with(TripSketch.rows("3:200 to Detroit"))
    let items = (game: try #require(full.item("game")), leg: try #require(full.item("leg")))
    for (edit, refusal): (Edit, Refusal) in [0, 4, -1, .max, .min].map({ day in
      (.append(dinner("new"), toDay: day), .dayOutsideTrip(day: day, dayCount: 3))
    }) + [
      (.change(note, to: dinner, onDay: 4), .dayOutsideTrip(day: 4, dayCount: 3)),
      (.append(dinner("leg"), toDay: 1), .idTaken(leg)), (.change(game, to: dinner), .notEditable(items.game)),
      (.change(leg, to: dinner), .notEditable(items.leg)), (.delete(game), .notDeletable(items.game)),
      (.delete(leg), .notDeletable(items.leg)), (.add([], to: 7), .noSuchSlot(7)),
      (.move(nobody, to: 0), .noSuchItem(nobody)), (.change(nobody, to: dinner), .noSuchItem(nobody)),
      (.delete(nobody), .noSuchItem(nobody)), (.move(note, to: -1), .noSuchSlot(-1)),
      (.move(note, to: 6), .noSuchSlot(6)),
    ] {
      var changed = full
      #expect(throws: refusal) { try changed.apply(edit, at: TripSketch.moment(9)) }
      expect(changed, full)
    }
  }

  /// Also by a clock that is behind.
  @Test(arguments: [(6000, 6000), (3, 5001)]) func `an edit replaces the content and keeps the position`(
    now: Int, modified: Int
  ) throws {
    let changed = try edited(.change(note, to: dinner), at: now)
    let item = try #require(changed.item("note"))
    expect(item.custom, dinner)
    expect(item.position, trip.itinerary[1].position)
    expect(item.modifiedAt, TripSketch.moment(modified))
    expect(changed.itinerary.items.map(\.id), trip.itinerary.items.map(\.id))
    #expect(changed.item("game") == trip.item("game") && changed.item("leg") == trip.item("leg"))
  }

  @Test func `an edit without a change changes nothing`() throws {
    var changed = trip
    let same = try #require(trip.item("note")?.custom)
    try expect(changed.apply(.change(note, to: same), at: TripSketch.moment(9999)), .unchanged)
    expect(changed, trip)
  }

  /// Younger than the item, else a merge with a copy from before would bring the item back.
  @Test(arguments: [(6000, 6000), (3, 5001)]) func `a deleted item leaves one tombstone`(now: Int, deleted: Int) throws
  {
    let changed = try edited(.delete(note), at: now)
    expect(changed.itinerary.items.map(\.id.text), ["game", "leg"])
    expect(changed.deleted, [Tombstone(id: note, deletedAt: TripSketch.moment(deleted))])
  }

  // MARK: Legs

  @Test(arguments: [
    // A leg that joins two games stays, wherever it is.
    ("@A A>B @B", ""), ("A>B @A @B", ""),
    // One whose games are removed does not.
    ("A>B @B", "A>B"), ("@A! A>B @B", "A>B"), ("@B A>B @A", "A>B"), ("@A A>B @C @B", "A>B"),
    // Legs by way of a city without games belong to no city change: an update that removes a city's games leaves them.
    ("@A A>X X>B @B", "A>X X>B"), ("@A A>X X>B A>B @B", "A>X X>B"),
  ]) func `a leg that no city change needs can be deleted`(sketch: String, deletable: String) {
    let trip = EditedTrip(TripSketch.trip(sketch))
    let found = trip.itinerary.indices.filter { trip.refusalToDelete(itemAt: $0) == nil }
    expect(found.map { trip.itinerary[$0].id.text }.joined(separator: " "), deletable)
  }

  @Test func `one of two equal legs can be deleted`() {
    var trip = TripSketch.trip(days: 1, "1:1 a A", "1:2 one A>B", "1:3 two A>B", "1:4 b B")
    #expect([1, 2].allSatisfy { EditedTrip(trip).refusalToDelete(itemAt: $0) == nil })
    #expect(throws: Never.self) { try trip.apply(.delete(ItemID("one")), at: TripSketch.moment(9)) }
    expect(trip.ids(onDay: 1), ["a", "two", "b"])
    expect(trip.deleted.map(\.id.text), ["one"])
    #expect(EditedTrip(trip).refusalToDelete(itemAt: 1) != nil)
  }

  /// Every city change that had a leg of its own still has one.
  @Test func `every deletable leg belongs to no city change`() {
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

  /// The city changes with a leg of their own, each such as `A B 1`, found from the order of the games alone.
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
