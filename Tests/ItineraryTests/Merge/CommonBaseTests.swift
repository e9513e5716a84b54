import Itinerary
import TestSupport
import Testing

/// Two copies of a trip and the last state that they had in common.
struct CommonBaseTests {
  private let base = TripSketch.trip(
    days: 3,
    [
      TripSketch.game("cubs", "Chicago", day: 1, modified: 5),
      TripSketch.leg("leg", "Chicago", "Detroit", day: 2, 1, modified: 5),
      TripSketch.custom("lunch", day: 2, 2, modified: 5), TripSketch.game("tigers", "Detroit", day: 3, modified: 5),
    ])

  /// A deletion wins over an edit of its own moment, so an item of that date has come back by hand.
  @Test(arguments: [4, 5, 6])
  func `dates an item after its deletion if it is not newer`(modified: Int) {
    var trip = base.changing("lunch", at: modified) { _ in }
    trip.deleted = [Tombstone(id: ItemID("lunch"), deletedAt: TripSketch.moment(5))]
    let restored = trip.datingRestoredItems().item("lunch")?.modifiedAt
    expect(restored, modified > 5 ? TripSketch.moment(6) : TripSketch.moment(5).next)
  }

  @Test func `an item missing without a tombstone and unchanged in the other copy is removed`() throws {
    let merged = try base.removing("lunch").merged(with: base, since: base)
    #expect(merged.item("lunch") == nil)
    // Older copies do not bring it back.
    #expect(try merged.merged(with: base).item("lunch") == nil)
    #expect(try base.removing("lunch").merged(with: base).item("lunch") != nil)
  }

  @Test(arguments: [1, 5, 9])
  func `an edit outlives a removal by hand, whatever its date`(moment: Int) throws {
    let edited = base.changing("lunch", at: moment) { $0.position.day = 1 }
    let merged = try base.removing("lunch").merged(with: edited, since: base)
    expect(merged.item("lunch")?.position.day, 1)
  }

  @Test(arguments: [1, 5, 9])
  func `an edit without a time wins over an unchanged item`(moment: Int) throws {
    let edited = base.changing("lunch", at: moment) {
      $0.kind = .custom(CustomItem(title: "Aaa", category: .note))
    }
    for merged in [try edited.merged(with: base, since: base), try base.merged(with: edited, since: base)] {
      expect(merged.item("lunch")?.custom?.title, "Aaa")
    }
  }

  @Test func `the newer of two edits wins, and the older is reported`() throws {
    let a = base.changing("lunch", at: 7) { $0.position.day = 1 }
    let b = base.changing("lunch", at: 8) { $0.position.day = 3 }
    let merged = try a.merged(with: b, since: base)
    expect(merged.item("lunch")?.position.day, 3)
    expect(a.superseded(in: merged, since: base).map(\.lost.position.day), [1])
    expect(a.superseded(in: merged, since: base).first?.retained, merged.item("lunch"))
    expect(b.superseded(in: merged, since: base), [])
  }

  @Test func `an unchanged item has lost nothing to the other copy's edit`() throws {
    let edited = base.changing("lunch", at: 7) { $0.position.day = 1 }
    let merged = try edited.merged(with: base, since: base)
    expect(base.superseded(in: merged, since: base), [])
    expect(base.superseded(in: merged, since: nil).map(\.lost.id.text), ["lunch"])
  }

  /// One name sorts before that of the common state, the other after it.
  @Test(arguments: ["Before", "Voyage"]) func `a name changed back to an older one stays`(name: String) throws {
    var reverted = base
    reverted.name = name
    reverted.modifiedAt = Timestamp(microseconds: base.modifiedAt.microseconds - 1_000_000)
    try expect(reverted.merged(with: base, since: base).name, name)
    try expect(base.merged(with: reverted, since: base).name, name)
  }

  @Test func `a row brought back from before its deletion stays`() throws {
    var deleted = base.removing("lunch")
    deleted.deleted = [Tombstone(id: ItemID("lunch"), deletedAt: TripSketch.moment(6))]
    // `git revert` of the deletion: the row as it was, and no tombstone.
    let merged = try base.merged(with: deleted, since: deleted)
    #expect(merged.item("lunch") != nil)
    #expect(try merged.merged(with: deleted).item("lunch") != nil)
  }

  @Test func `items from a remote can be after the end, and fields of another trip are ignored`() {
    let late = TripSketch.custom("late", day: 7, modified: 9)
    var bareTrip = base.with(items: [])
    (bareTrip.name, bareTrip.modifiedAt) = ("Theirs", TripSketch.moment(9))
    let gone = [Tombstone(id: ItemID("lunch"), deletedAt: TripSketch.moment(5))]
    let merged = base.merged(withShared: bareTrip, items: [late], deleted: gone)
    expect(merged.name, "Theirs")
    expect((1...3).map(merged.ids(onDay:)), [["cubs"], ["leg"], ["tigers", "late"]])
    bareTrip.id = "other"
    expect(base.merged(withShared: bareTrip, items: [], deleted: []), base)
    expect(base.merged(withShared: nil, items: [], deleted: []), base)
  }

  @Test func `another trip is not a common state`() {
    var other = base
    other.id = "other"
    #expect(throws: MergeRefusal.differentTrips("trip", "other")) { try base.merged(with: base, since: other) }
    #expect(throws: MergeRefusal.differentTrips("trip", "other")) { try base.merged(with: other, since: base) }
  }

  /// Seeds that failed once.
  private static let known: [UInt64] = [4_139_528_777_651_494_457, 14_101_437_859_315_367_798]

  @Test(arguments: (0..<3).map { _ in UInt64.random(in: 0 ... .max) } + known)
  func `merging is commutative, and the result is stable`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in Portion.rounds(200) {
      let states = (0..<3).map { _ in RandomStates.make(&random).inMergedForm }
      let (base, a, b) = (states[0], states[1], states[2])
      let merged = try a.merged(with: b, since: base)
      try expect(b.merged(with: a, since: base).wholeText, merged.wholeText, "seed \(seed)")
      // Meeting any of them again changes nothing.
      for copy in [base, a, b] { try expect(merged.merged(with: copy).ids, merged.ids, "seed \(seed)") }
      checkRows(of: merged, a, b, base, seed)
    }
  }

  /// A row is there exactly where a copy has it, and nobody deleted it later or took it away while the other left it alone.
  private func checkRows(of merged: Trip, _ a: Trip, _ b: Trip, _ base: Trip, _ seed: UInt64) {
    for id in a.ids.union(b.ids) {
      let copies = [a, b].map { $0.itinerary.item(id) }
      let isDeleted = (a.deleted + b.deleted).contains { $0.id == id }
      // Of two legs of one city change a merge keeps one: `MergeLawsTests` looks at those.
      if isDeleted || copies.contains(where: { $0?.leg != nil }) { continue }
      let old = base.itinerary.item(id)
      let isEdited = copies.contains { $0.map { copy in old.map { !same($0, copy) } ?? true } ?? false }
      let isEverywhere = copies.allSatisfy { $0 != nil }
      expect((merged.item(id.text) != nil), (isEverywhere || isEdited), "seed \(seed): \(id)")
    }
  }

  /// - Parameters:
  ///   - a: as it was.
  ///   - b: as it is.
  private func same(_ a: Item, _ b: Item) -> Bool {
    // Edited and edited back is edited.
    if b.modifiedAt > a.modifiedAt { return false }
    var a = a
    a.modifiedAt = b.modifiedAt
    // By bytes, as merging does: two ways to write an é are two texts.
    return "\(a)".utf8.elementsEqual("\(b)".utf8)
  }

}

extension Trip {
  fileprivate var ids: Set<ItemID> { Set(itinerary.items.map(\.id)) }
}
