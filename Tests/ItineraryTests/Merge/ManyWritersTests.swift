import Itinerary
import TestSupport
import Testing

/// Many programs edit copies of one trip, with clocks that are wrong, and meet at random; in the end all that meet hold
/// the same trip, with every edit in it that no later one replaced.
@Suite struct ManyWritersTests {
  private static let seeds = Portion.rounds(20).map { _ in UInt64.random(in: 0 ... .max) }

  @Test(arguments: seeds)
  func `all writers end with the same trip, with every last edit`(seed: UInt64) throws {
    var world = World(seed: seed, writers: 5)
    for _ in 0..<400 { try world.step() }
    try world.finish()
    let texts = Set(world.trips.map(\.wholeText))
    expect(texts.count, 1, "seed \(seed)")
    let trip = world.trips[0]
    for (id, last) in world.lastEdit {
      let item = trip.itinerary.item(id)
      let deletion = world.lastDeletion[id]
      // Of an edit and a deletion in the same millisecond either may last: a merge that repairs the edited item, whose stamp
      // becomes a microsecond later, decides the tie.
      if deletion == last, item == nil { continue }
      if let deletion, deletion > last {
        #expect(item == nil, "seed \(seed): \(id)")
      } else {
        let moment = try #require(item?.modifiedAt, "seed \(seed): \(id) is lost")
        // The last edit, or what a repair made of it.
        #expect((0..<1000).contains(moment.microseconds - last.microseconds), "seed \(seed): \(id)")
      }
    }
    let misplaced = trip.misplacedLegs.filter { !world.misplacedByEdits.contains($0) }
    #expect(misplaced.isEmpty, "seed \(seed): \(misplaced) in\n\(trip.listing)")
  }
}

extension Trip {
  /// The legs that could be at a valid position and are not.
  fileprivate var misplacedLegs: [Item] {
    let constraints = ItineraryConstraints(itinerary)
    return itinerary.items.filter {
      $0.leg != nil && constraints.refusal(for: $0, at: $0.position) != nil && constraints.validDayRange(for: $0) != nil
    }
  }
}

private struct World {
  private(set) var trips: [Trip]
  /// The newest edit of every item, and the newest deletion, by the clocks of those who made them.
  private(set) var lastEdit: [ItemID: Timestamp] = [:]
  private(set) var lastDeletion: [ItemID: Timestamp] = [:]
  /// Versions of legs that an edit left at an invalid position: a day renumbered for another item can make room between two
  /// games that had the same number, behind which the leg had to be. That is the business of the leg's problem.
  private(set) var misplacedByEdits: [Item] = []
  /// The last operation of each writer.
  private var operations: [Int: Operation] = [:]
  private var random: SplitMix64
  private var skews: [Int]
  private var now = 10_000_000
  private var added = 0

  init(seed: UInt64, writers: Int) {
    random = SplitMix64(seed: seed)
    let base = TripSketch.trip(
      days: 6, "1 c1 Chicago", "2 c2 Chicago", "3 l1 Chicago>Detroit", "4 d1 Detroit", "5 l2 Detroit>Cleveland",
      "6 e1 Cleveland", "1 n1", "6 n2")
    trips = Array(repeating: base, count: writers)
    skews = []
    for item in base.itinerary.items { lastEdit[item.id] = item.modifiedAt }
    // Some clocks are hours off, some by less than the edits are apart.
    for _ in 0..<writers { skews.append((random.below(21) - 10) * random.pick([1, 50, 360_000])) }
  }

  mutating func step() throws {
    now += random.below(40)
    let writer = random.below(trips.count)
    if random.once(in: 3) {
      // One-sided: the other one learns nothing.
      return trips[writer] = try trips[writer].merged(with: trips[random.below(trips.count)])
    }
    edit(writer, at: TripSketch.moment(now + skews[writer]))
  }

  mutating func finish() throws {
    for round in 0..<3 {
      for a in trips.indices {
        for b in trips.indices where a != b || round > 0 {
          trips[a] = try trips[a].merged(with: trips[b])
          trips[b] = trips[a]
        }
      }
    }
  }

  private mutating func edit(_ writer: Int, at moment: Timestamp) {
    var trip = trips[writer]
    if random.once(in: 8), let operation = operations[writer] {
      let undone = trip.undoing(operation, at: moment).trip
      operations[writer] = operation.reversed
      note(undone, before: trip)
      return trips[writer] = undone
    }
    defer {
      note(trip, before: trips[writer])
      operations[writer] = Operation(named: "", from: trips[writer], to: trip, at: moment)
      misplacedByEdits += trip.misplacedLegs
      trips[writer] = trip
    }
    switch random.below(9) {
    case 0, 1: add(to: &trip, at: moment)
    case 2: delete(from: &trip, at: moment)
    case 3: moveGame(in: &trip, at: moment)
    case 4: rename(&trip, at: moment)
    default: move(in: &trip, at: moment)
    }
  }

  private mutating func add(to trip: inout Trip, at moment: Timestamp) {
    added += 1
    let id = ItemID("new\(added)")
    let custom = CustomItem(title: "New \(added)", category: .activity)
    _ = try? trip.apply(.append(Edit.NewItem(id, custom), toDay: 1 + random.below(trip.dayCount)), at: moment)
  }

  private mutating func delete(from trip: inout Trip, at moment: Timestamp) {
    guard !trip.itinerary.items.isEmpty else { return }
    let item = trip.itinerary[random.pick(trip.itinerary.indices)]
    _ = try? trip.apply(.delete(item.id), at: moment)
  }

  private mutating func move(in trip: inout Trip, at moment: Timestamp) {
    let movable = trip.itinerary.indices.filter { trip.itinerary[$0].game == nil }
    guard !movable.isEmpty else { return }
    let index = random.pick(movable)
    let slot = SlotNumber(random.below(Slots(in: trip.itinerary, carrying: index).count))
    _ = try? trip.moveItem(at: index, toSlot: slot, now: moment)
  }

  /// As an update of the schedule does it, which then places the legs again that are in the way.
  private mutating func moveGame(in trip: inout Trip, at moment: Timestamp) {
    let games = trip.itinerary.indices.filter { trip.itinerary[$0].game != nil }
    let index = random.pick(games)
    var game = trip.itinerary[index]
    game.position.day = 1 + random.below(trip.dayCount)
    game.modifiedAt = game.modificationTime(at: moment)
    trip.itinerary.replace(at: index, with: game)
    for leg in trip.itinerary.items where leg.leg != nil { place(leg, in: &trip, at: moment) }
  }

  private func place(_ leg: Item, in trip: inout Trip, at moment: Timestamp) {
    let constraints = ItineraryConstraints(trip.itinerary)
    guard constraints.refusal(for: leg, at: leg.position) != nil, let index = trip.itinerary.index(of: leg.id),
      let slot = Slots(in: trip.itinerary, carrying: index).valid(under: constraints).first
    else { return }
    _ = try? trip.moveItem(at: index, toSlot: slot, now: moment)
  }

  /// Now and then shortens the trip too.
  private mutating func rename(_ trip: inout Trip, at moment: Timestamp) {
    trip.name = "Trip \(random.below(100))"
    trip.modifiedAt = max(moment, trip.modifiedAt.next)
    let lastDay = trip.itinerary.items.last?.position.day ?? 1
    let days = random.once(in: 2) ? lastDay : min(trip.dayCount + 1, 9)
    trip.itinerary = ItemList(trip.itinerary.items, dayCount: days)
  }

  private mutating func note(_ edited: Trip, before: Trip) {
    let old = Set(before.itinerary.items.map { [$0.id.text, $0.modifiedAt.description] })
    for item in edited.itinerary.items where !old.contains([item.id.text, item.modifiedAt.description]) {
      lastEdit[item.id] = max(item.modifiedAt, lastEdit[item.id] ?? item.modifiedAt)
    }
    let gone = Set(before.itinerary.items.map(\.id)).subtracting(edited.itinerary.items.map(\.id))
    for tombstone in edited.deleted where gone.contains(tombstone.id) {
      lastDeletion[tombstone.id] = max(tombstone.deletedAt, lastDeletion[tombstone.id] ?? tombstone.deletedAt)
    }
  }
}
