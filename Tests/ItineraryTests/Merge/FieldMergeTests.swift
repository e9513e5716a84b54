import Almanac
import TestSupport
import Testing

@testable import Itinerary

/// Versions of one item, merged field by field.
@Suite struct FieldMergeTests {
  private static let made = TripSketch.made
  private static let later = (1...3).map { Timestamp(microseconds: made.microseconds + Int64($0) * 1_000_000) }

  /// An item of each kind with every field set.
  static let known: [Item] = {
    let cost = Money(amount: "10.00", currency: "USD")
    let custom = CustomItem(
      title: "Dinner", category: .restaurant, icon: "D", time: ClockTime(hour: 19, minute: 0), durationMinutes: 60,
      nights: 2, location: CustomItem.Location(name: "Lou", latitude: 41, longitude: -87), url: "https://a.example/",
      reference: "R1", phone: "1", cost: cost, notes: "n", done: false)
    let leg = Leg(
      from: "Chicago, IL", to: "Detroit, MI", visit: 1, mode: .train, departs: .on(TripSketch.firstDay),
      arrives: .on(TripSketch.firstDay), distanceMeters: 1, durationSeconds: 1, estimated: true, carrier: "A",
      reference: "R", seat: "1A", cost: cost, notes: "n",
      parts: [LegPart(mode: .train, from: "Chicago, IL", to: "Detroit, MI", seat: "1A")], generated: true)
    var game = Game(gameID: "g", away: "A", home: "B", city: "Chicago, IL", start: .on(TripSketch.firstDay))
    game.ticket = Ticket(seat: "1", reference: "R", cost: cost, notes: "n")
    return [.custom(custom), .travel(leg), .game(game)].enumerated().map { index, kind in
      TripSketch.item("i\(index)", kind)
    }
  }()

  @Test func `a repair is a microsecond later, but never as late as an edit`() {
    expect([0, 998, 999].map { Timestamp(microseconds: $0).afterRepair.microseconds }, [1, 999, 999])
  }

  /// Changes of single groups of fields, as an edit makes them.
  static var edits: [(String, (inout Item) -> Void)] {
    [
      ("position", { $0.position = Position(day: 2, sortOrder: 7) }),
      ("item +", { $0.extra = ExtraFields([.init(name: "x", json: "1")]) }),
    ]
      + custom.map { name, change in (name, { $0.changeCustom(change) }) }
      + leg.map { name, change in (name, { $0.changeLeg(change) }) }
      + [
        ("ticket", { $0.changeGame { $0.ticket?.seat = "2" } }),
        ("start", { $0.changeGame { $0.status = .postponed } }),
      ]
  }

  private static var custom: [(String, (inout CustomItem) -> Void)] {
    [
      ("title", { $0.title = "Supper" }), ("category", { $0.category = .hotel }), ("icon", { $0.icon = nil }),
      ("time", { $0.time = nil }), ("durationMinutes", { $0.durationMinutes = 90 }), ("nights", { $0.nights = 3 }),
      ("location", { $0.location?.latitude = 42 }), ("url", { $0.url = nil }), ("reference", { $0.reference = "R2" }),
      ("phone", { $0.phone = "2" }), ("cost", { $0.cost = Money(amount: "12.00", currency: "USD") }),
      ("notes", { $0.notes = "m" }), ("done", { $0.done = true }),
    ]
  }

  private static var leg: [(String, (inout Leg) -> Void)] {
    [
      ("times", { $0.departs = nil }), ("figures", { $0.distanceMeters = 2 }), ("carrier", { $0.carrier = "B" }),
      ("seat", { $0.seat = "2B" }), ("generated", { $0.generated = nil }),
    ]
  }

  /// A version of an item that some random edits have made.
  private static func version(of item: Item, _ random: inout SplitMix64) -> Item {
    var version = item
    for (_, edit) in edits where random.once(in: 3) { edit(&version) }
    if random.once(in: 3) { version.changeCustom { $0.title = random.pick(["Lunch", "Brunch", "Tea"]) } }
    version.modifiedAt = random.pick(later)
    return version
  }

  @Test func `a field changed on one side only survives, whichever is later`() throws {
    for known in Self.known {
      for (name, change) in Self.edits {
        for (other, second) in Self.edits where other != name {
          var (a, b) = (known, known)
          change(&a)
          second(&b)
          // After the last microsecond of a millisecond comes the next millisecond.
          a.modifiedAt = Timestamp(microseconds: Self.later[1].microseconds + (name < other ? 999 : 0))
          b.modifiedAt = Self.later[0]
          let groups = try (#require(a.differences(from: known)), #require(b.differences(from: known)))
          for merge in [FieldMerge(a, b, since: known), FieldMerge(b, a, since: known)] {
            var wanted = known
            for group in groups.0 { wanted.take(group, from: a) }
            for group in groups.1 { wanted.take(group, from: b) }
            expect(merge.value.differences(from: wanted), [], "\(name), \(other)")
            expect(merge.value.modifiedAt > a.modifiedAt, !groups.1.isEmpty)
            #expect(merge.lost.first.isEmpty && merge.lost.second.isEmpty)
          }
        }
      }
    }
  }

  @Test func `merging fields is commutative, associative and idempotent`() {
    var random = SplitMix64(seed: 34)
    for _ in Portion.rounds(5000) {
      let known = random.pick(Self.known)
      let a = Stamped(Self.version(of: known, &random), since: known)
      let b = Stamped(Self.version(of: known, &random), since: known)
      let c = Stamped(Self.version(of: known, &random), since: known)
      expect(joined(a, b).value, joined(b, a).value)
      expect(joined(joined(a, b), c).value, joined(a, joined(b, c)).value)
      expect(joined(joined(a, b), c).stamps, joined(a, joined(b, c)).stamps)
      expect(joined(joined(a, b), b).value, joined(a, b).value)
      expect(joined(a, a).value, a.value)
    }
  }

  private func joined(_ a: Stamped<Item>, _ b: Stamped<Item>) -> Stamped<Item> {
    var joined = a
    joined.join(b)
    return joined
  }

  /// One side may change a part, and the other side the departure or the arrival of the leg, or remove its parts.
  @Test func `a merged leg departs with its first part and arrives with its last one`() throws {
    let days = (0...5).map { PlannedMoment.on(TripSketch.firstDay.adding(days: $0)) }
    let parts = [
      LegPart(mode: .ferry, from: "Dublin", to: "Holyhead", departs: days[1], arrives: days[2]),
      LegPart(mode: .train, from: "Holyhead", to: "London", departs: days[3], arrives: days[4]),
    ]
    let leg = Leg(from: "Dublin", to: "London").parted(into: parts)
    var known = Self.known[1]
    known.kind = .travel(leg)
    let changes: [(inout Leg) -> Void] = [
      { $0.departs = days[0] }, { $0.arrives = days[5] }, { $0.parts = nil }, { $0 = $0.parted(into: [parts[1]]) },
      { $0.parts?[0].arrives = days[3] }, { $0.parts?[1].seat = "12" },
    ]
    let versions = changes.flatMap { change in
      Self.later.map { date in
        Item(id: known.id, position: known.position, modifiedAt: date, kind: .travel(leg.edited(change)))
      }
    }
    for (a, b) in versions.flatMap({ a in versions.map { (a, $0) } }) {
      let (merge, back) = (FieldMerge(a, b, since: known), FieldMerge(b, a, since: known))
      expect(merge.value, back.value)
      expect(FieldMerge(merge.value, b, since: known).value, merge.value)
      let merged = try #require(merge.value.leg)
      if let parts = merged.parts {
        #expect(merged.departs == parts.first?.departs && merged.arrives == parts.last?.arrives)
      }
      let isOther = merge.value.differences(from: a)?.contains("times") == true
      #expect(merge.lost.first.contains("times") == isOther)
    }
  }

  @Test func `keeps the newest change of a field, and reports to the other side what it lost`() throws {
    var (a, b) = (Self.known[0], Self.known[0])
    (a.modifiedAt, b.modifiedAt) = (Self.later[0], Self.later[1])
    for (index, edit) in [Self.edits[2].1, Self.edits[13].1].enumerated() { index == 0 ? edit(&a) : edit(&b) }
    b.changeCustom { $0.title = "Tea" }
    let merge = FieldMerge(a, b, since: Self.known[0])
    expect(merge.value.custom?.title, "Tea")
    expect(merge.value, b)
    expect(merge.lost.first, ["title"])
    expect(merge.lost.second, [])
  }

  @Test func `restoring an old copy undoes nothing`() {
    var (old, edited) = (Self.known[0], Self.known[0])
    Self.edits[2].1(&old)
    old.modifiedAt = Timestamp(microseconds: Self.made.microseconds - 1000)
    edited.modifiedAt = Self.later[0]
    Self.edits[13].1(&edited)
    expect(FieldMerge(old, edited, since: Self.known[0]).value, edited)
    expect(FieldMerge(old, Self.known[0], since: Self.known[0]).value, Self.known[0])
  }

  @Test func `an invalid date never wins`() throws {
    let end = try #require(Timestamp("9999-12-31T23:59:59.999Z"))
    var forged = Self.known[0]
    forged.modifiedAt = end
    expect(forged.modificationTime(at: Self.later[0]), Self.later[0])
    #expect(end < Self.made && end.next < Self.made && end < end.next)
    expect(Item.newer(forged, Self.known[0]), Self.known[0])
    // As an edit it counts as made just now.
    Self.edits[2].1(&forged)
    let merge = FieldMerge(Self.known[0], forged, since: Self.known[0])
    expect(merge.value.custom?.title, "Supper")
    #expect(merge.value.modifiedAt > Self.made)
  }

  @Test func `two copies of a trip are merged by fields where their base is known`() throws {
    let base = Trip(
      id: "trip", name: "Old", startDate: TripSketch.firstDay, dayCount: 3, modifiedAt: Self.made,
      items: [Self.known[0]])
    var (a, b) = (base, base)
    a.name = "New"
    (b.startDate, b.modifiedAt) = (base.startDate.adding(days: 1), Self.later[1])
    a.modifiedAt = Self.later[2]
    var (mine, theirs) = (Self.known[0], Self.known[0])
    Self.edits[2].1(&mine)
    Self.edits[13].1(&theirs)
    (mine.modifiedAt, theirs.modifiedAt) = (Self.later[0], Self.later[1])
    a.itinerary.replace(at: try #require(a.itinerary.index(of: mine.id)), with: mine)
    b.itinerary.replace(at: try #require(b.itinerary.index(of: mine.id)), with: theirs)
    let merged = try a.merged(with: b, since: base)
    try expect(merged, b.merged(with: a, since: base))
    try expect(merged, a.merged(with: b, base: base))
    expect(merged.name, "New")
    expect(merged.startDate, b.startDate)
    expect(merged.itinerary.item(mine.id)?.custom?.title, "Supper")
    expect(merged.itinerary.item(mine.id)?.custom?.notes, "m")
    expect(a.superseded(in: merged, since: base), [])
    expect(b.superseded(in: merged, since: base), [])
  }
}
