import Itinerary
import SharingTestSupport
import TestSupport

@testable import Sharing

struct SimulatedDevice {
  var trip: Trip
  var state = SharingState()
  var pass: SyncPass<PlainCodec>?
  /// A part of the ids of the items that are made here.
  let name: Int
  /// How far its clock is off, in milliseconds.
  let skew: Int
  let bug: Bug?
  private var operation: Operation?
  /// The entries that were edited during a sync and merged with what it brought.
  var redated: [SharedEntry] = []
  /// What a sync in memory assumes that it has written: only of ``Bug/seenBeforeAnswer``.
  private var assumed: SharingState?

  init(_ trip: Trip, name: Int, skew: Int, bug: Bug?, hasCounter: Bool = false) {
    (self.trip, self.name, self.skew, self.bug) = (trip, name, skew, bug)
    if hasCounter { state.counter = DeviceCounter(device: "d\(name)") }
  }

  func now(_ time: Int) -> Timestamp { TripSketch.moment(time + skew) }

  mutating func begin(at time: Int) {
    let bug = bug
    pass = SyncPass(
      trip, seen: bug == .mergedAsWhole ? state.withoutContents : state, at: now(time),
      options: SyncOptions(triesAgain: true, allowsRemovals: true),
      decide: { bug?.step(of: $0) ?? $0.step }, codec: { PlainCodec($0, minds: bug != .noDigest) })
  }

  /// Saves what the sync has brought into the trip; if that is nothing, saves the state and makes the next call.
  mutating func step(_ store: inout FaultyStore) {
    guard var pass else { return }
    state = assumed ?? pass.savedState
    if !pass.changes.isEmpty { return save(pass) }
    guard let call = pass.call else { return finish() }
    if bug == .seenBeforeAnswer, case .put(let uploads) = call {
      var hasty = pass
      hasty.handle(.put(uploads.map { _ in .success(nil) }))
      assumed = hasty.state
      state = hasty.state
    }
    var response = store.response(to: call)
    if bug == .changedTakenAsDone { response = response.sayingDone }
    if bug == .emptyTakenAsGone { response = response.fillingEmpty }
    pass.handle(response)
    // A write that is looked for would be found missing.
    if bug == .writtenUnproven || bug == .changedTakenAsDone { pass.believe() }
    self.pass = pass
  }

  private mutating func finish() {
    if bug == .digestAfterAnswer {
      for item in trip.itinerary.items where state.entries[item.id.text] != nil {
        state.entries[item.id.text]?.modifiedAt = item.modifiedAt
        state.entries[item.id.text]?.mark = PlainCodec(trip).mark(of: .item(item))
        state.entries[item.id.text]?.body = PlainCodec(trip).body(of: .item(item), over: nil)
      }
    }
    (pass, assumed) = (nil, nil)
  }

  private mutating func save(_ pass: SyncPass<PlainCodec>) {
    let before = trip
    trip = pass.changes.applied(to: trip, base: pass.known)
    self.pass?.recordMerge(of: before, into: trip)
    if let pass = self.pass, assumed == nil { state = pass.savedState }
    self.pass?.recordSaved(as: trip)
    let back = trip.itinerary.items.contains { item in
      before.itinerary.item(item.id) == nil
        && before.deleted.contains { $0.id == item.id && item.modifiedAt <= $0.deletedAt.justAfter }
        && deleted[item.id].map { $0.kind == item.kind } ?? true
    }
    if back, pass.report.restoration == nil { isSilent = true }
    // What was edited during the sync goes out with the date of the merge.
    for item in trip.itinerary.items {
      guard let old = before.itinerary.item(item.id), old != item, old != pass.known.itinerary.item(item.id) else {
        continue
      }
      redated.append(.item(item))
    }
    if before.modifiedAt != pass.known.modifiedAt { redated.append(.trip(trip.withoutItems)) }
  }

  mutating func kill() {
    (pass, assumed) = (nil, nil)
    let retained = JSONNode(Array(state.json.compact.utf8)).flatMap { SharingState($0) }
    if retained == state, let retained { state = retained } else { isDamaged = true }
  }

  /// The items as the user deleted them. One that was edited elsewhere at the same time comes back.
  private var deleted: [ItemID: Item] = [:]
  private(set) var isSilent = false
  private(set) var isDamaged = false

  mutating func edit(_ title: String, order: Double, _ random: inout SplitMix64, at time: Int) -> SharedEntry {
    if random.once(in: 8) { return editTrip(title, &random, at: time) }
    // Nobody makes an item with the id of somebody else's.
    let own = ItemID("\(random.pick(Simulation.itemIDs))\(name)")
    let id = trip.itinerary.count == 0 || random.once(in: 3) ? own : random.pick(trip.itinerary.items).id
    let old = trip.itinerary.item(id)
    var (title, position) = (title, Position(day: 1 + random.below(4), sortOrder: order))
    if let old, let custom = old.custom, random.once(in: 2) {
      // An edit of one field only.
      if random.once(in: 2) { title = custom.title } else { position = old.position }
    }
    let deleted = trip.deleted.last { $0.id == id }?.deletedAt
    let moment = modificationTime(after: old?.modifiedAt ?? deleted, at: time)
    let item = Item(
      id: id, position: position, modifiedAt: moment, kind: .custom(CustomItem(title: title, category: .activity)))
    let before = trip
    trip.itinerary = ItemList(trip.itinerary.items.filter { $0.id != id } + [item], dayCount: trip.dayCount)
    operation = Operation(named: "", from: before, to: trip, at: moment)
    return .item(item)
  }

  /// Undoes the last change of an item, or redoes it; returns the entry that it made, nil if there is nothing to undo.
  mutating func undo(at time: Int) -> SharedEntry? {
    guard let last = operation, let change = last.items.first, change.before != nil else { return nil }
    let undone = trip.undoing(last, at: now(time))
    operation = last.reversed
    trip = undone.trip
    return undone.isUnchanged ? nil : trip.itinerary.item(change.id).map(SharedEntry.item)
  }

  private mutating func editTrip(_ title: String, _ random: inout SplitMix64, at time: Int) -> SharedEntry {
    trip.name = title
    if random.once(in: 2) { trip.startDate = trip.startDate.adding(days: 1) }
    trip.modifiedAt = modificationTime(after: trip.modifiedAt, at: time)
    return .trip(trip.withoutItems)
  }

  /// Edits a title without a new time of change, as a text editor does; returns the item, nil without one.
  mutating func editByHand(_ title: String, _ random: inout SplitMix64) -> SharedEntry? {
    guard trip.itinerary.count > 0 else { return nil }
    let id = random.pick(trip.itinerary.items).id
    trip = trip.changing(id.text) { $0.kind = .custom(CustomItem(title: title, category: .activity)) }
    return trip.itinerary.item(id).map(SharedEntry.item)
  }

  mutating func delete(_ random: inout SplitMix64, at time: Int) -> (id: String, moment: Timestamp)? {
    guard trip.itinerary.count > 0 else { return nil }
    let item = random.pick(trip.itinerary.items)
    let moment = modificationTime(after: item.modifiedAt, at: time)
    trip.itinerary = ItemList(trip.itinerary.items.filter { $0.id != item.id }, dayCount: trip.dayCount)
    deleted[item.id] = item
    trip.deleted.removeAll { $0.id == item.id }
    if bug != .tombstoneForgotten { trip.deleted.append(Tombstone(id: item.id, deletedAt: moment)) }
    return (item.id.text, moment)
  }

  private func modificationTime(after old: Timestamp?, at time: Int) -> Timestamp {
    guard let old, bug != .noClockRule else { return now(time) }
    return max(now(time), old.next)
  }
}

extension ThreeWayEntry {
  fileprivate var withoutRestore: ThreeWayEntry {
    var entry = self
    entry.isRestored = false
    return entry
  }
}

extension SyncPass {
  /// Takes every write for proven, as only a program with a bug does.
  fileprivate mutating func believe() { for id in state.entries.keys { state.entries[id]?.isProven = true } }
}

extension SharingState {
  /// The state without the content of the versions seen, so that none can be merged by fields.
  fileprivate var withoutContents: SharingState {
    var state = self
    for id in state.entries.keys { state.entries[id]?.body = [] }
    state.attempts = [:]
    return state
  }
}

extension StoreResponse {
  /// The answer with something else in place of empty resources.
  fileprivate var fillingEmpty: StoreResponse {
    guard case .got(.success(let resources)) = self else { return self }
    return .got(
      .success(
        resources.map { $0.body.isEmpty && $0.obstacle == nil ? SharedResource($0.name, $0.tag, body: [0x58]) : $0 }))
  }

  /// The response with every failed precondition treated as success.
  fileprivate var sayingDone: StoreResponse {
    switch self {
    case .put(let results): .put(results.map { $0 == .failure(.changed) ? .success(nil) : $0 })
    case .listed, .got, .deleted: self
    }
  }
}

enum Bug: String, CaseIterable, Sendable {
  case noDigest, noClockRule, noPreconditions, changedTakenAsDone, dirtyCopyDropped, tombstoneForgotten,
    seenBeforeAnswer, digestAfterAnswer, hereAlwaysWins, editAlwaysBeatsDeletion, writtenUnproven, emptyTakenAsGone,
    mergedAsWhole, restoreTakenAsDeletion

  func step(of standing: ThreeWayEntry) -> EntryStep {
    switch self {
    case .dirtyCopyDropped where standing.lastSeen != nil && standing.remote == nil && standing.local?.item != nil:
      .remove
    case .hereAlwaysWins where standing.local != nil && standing.remote != nil && standing.step == .pull: .push
    case .editAlwaysBeatsDeletion where standing.step == .delete: .pull
    case .restoreTakenAsDeletion: standing.withoutRestore.step
    default: standing.step
    }
  }
}
