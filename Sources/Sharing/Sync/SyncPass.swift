import Itinerary

package enum StoreCall: Equatable, Sendable {
  case list
  case get([ResourceName])
  case put([Upload])
  case delete([Removal])
}

package enum StoreResponse: Sendable {
  case listed(Result<[ListedResource], RemoteFailure>)
  case got(Result<[SharedResource], RemoteFailure>)
  case put([Result<EntityTag?, RemoteFailure>])
  case deleted([Result<Void, RemoteFailure>])
}

package struct SyncOptions: Equatable, Sendable {
  package var triesAgain = false
  /// Whether to remove most of the trip if it is gone from the remote.
  package var allowsRemovals = false
  package var onlyChecks = false
  /// The name of this user for the history of others; nil to leave it out.
  package var author: String?

  package init(
    triesAgain: Bool = false, allowsRemovals: Bool = false, onlyChecks: Bool = false, author: String? = nil
  ) {
    (self.triesAgain, self.allowsRemovals, self.onlyChecks) = (triesAgain, allowsRemovals, onlyChecks)
    self.author = author
  }
}

/// A sync, which brings a trip and a remote into agreement.
///
/// A value without I/O. As long as there is a ``call``, make it, give the response to ``handle(_:)``, and save
/// ``savedState``. If there are ``changes`` then, merge them into the trip as it is by now, call
/// ``recordMerge(of:into:)``, save ``savedState`` and the trip, call ``recordSaved(as:)``, and save ``savedState`` again.
/// So the trip has what the next call replaces in the remote, and a sync that is killed at any moment is continued by
/// the next one.
///
/// A round lists the remote, gets unknown resources, decides on a step for each entry (``ThreeWayEntry/step``), and
/// writes. If another program has written in between, another round follows.
package struct SyncPass<Codec: EntryCodec>: Sendable {
  package internal(set) var call: StoreCall? = .list
  /// The state of this device once ``changes`` are in the trip.
  package internal(set) var state: SharingState
  package internal(set) var changes = SharedChanges()
  /// The trip in which ``changes`` were made. It may have been edited since.
  package private(set) var known: Trip
  package internal(set) var report = SyncReport()

  var trip: Trip {
    didSet { codec = makeCodec(trip) }
  }
  var codec: Codec
  let now: Timestamp
  let options: SyncOptions
  let makeCodec: @Sendable (Trip) -> Codec
  let decide: @Sendable (ThreeWayEntry) -> EntryStep
  /// The time in milliseconds for which the sync has worked, without its calls.
  let clock: @Sendable () -> Int

  let isWithoutState: Bool
  var round = 1
  /// Whether the call lists or gets what was written, to see that it is there.
  var isProving = false
  var written: Set<String> = []
  /// Whether the list after the writes lacked known entries.
  var isShort = false
  var wantsRound = false
  var listing: [ListedResource] = []
  /// The listed versions of the resources whose content had another one in the last round.
  var mismatches: [ResourceName: EntityTag] = [:]
  /// The earlier observations of the entries that ``changes`` replace in the trip or remove from it.
  var before: [String: Observation?] = [:]
  var writes: [PendingWrite] = []
  var removals: [PendingRemoval] = []
  var counterWrite: Upload?
  /// The counter stays here, with its tag, until the remote shows it.
  var writtenCounter: (counter: DeviceCounter, tag: EntityTag?)?
  var mergedStamps: [String: FieldStamps] = [:]
  var stop: RemoteFailure?

  static var maxRounds: Int { 3 }

  /// - Parameter clock: the time in milliseconds for which the sync has worked, without its calls.
  package init(
    _ trip: Trip, seen state: SharingState, at now: Timestamp, options: SyncOptions = SyncOptions(),
    decide: @escaping @Sendable (ThreeWayEntry) -> EntryStep = { $0.step },
    clock: @escaping @Sendable () -> Int = { 0 }, codec: @escaping @Sendable (Trip) -> Codec
  ) {
    (self.trip, known, self.state, self.now, self.options) = (trip, trip, state, now, options)
    isWithoutState = state.entries.isEmpty
    (self.decide, self.clock, makeCodec, self.codec) = (decide, clock, codec, codec(trip))
  }

  /// The state as long as ``changes`` are not in the trip. Of what they replace it has the earlier observation, and the
  /// new version as an attempt, because nobody knows whether the trip was saved if the program is killed.
  package var savedState: SharingState {
    var saved = state
    for (id, observation) in before { saved.entries[id] = observation }
    return saved
  }

  /// Goes on from the trip that was saved with ``changes``, and with the edits that were made since ``known``.
  package mutating func recordSaved(as saved: Trip) {
    for id in before.keys where !writes.contains(where: { $0.id == id }) { state.attempts[id] = nil }
    let merged = trip.sharedEntries
    (trip, known, changes, before) = (saved, saved, SharedChanges(), [:])
    stampChanges(since: merged)
  }

  mutating func stampChanges(since merged: [String: SharedEntry]) {
    let now = trip.sharedEntries
    for (id, version) in merged {
      if let stamps = mergedStamps[id] { mergedStamps[id] = now[id]?.stamps(since: version, knownStamps: stamps) }
    }
  }

  package mutating func handle(_ response: StoreResponse) {
    switch response {
    case .listed(let result): handle(listed: result)
    case .got(let result): handle(got: result)
    case .put(let results): handle(put: results)
    case .deleted(let results): handle(deleted: results)
    }
  }

  mutating func endRound() {
    (writes, removals) = ([], [])
    if stop == nil, !isProving, unproven > 0 || writtenCounter != nil {
      // What was written is there only if the remote shows it.
      isProving = true
      call = .list
      return
    }
    if isProving, unproven > 0 { wantsRound = true }
    (isProving, writtenCounter) = (false, nil)
    guard wantsRound, stop == nil, round < Self.maxRounds else { return finish() }
    round += 1
    wantsRound = false
    call = .list
  }

  private var unproven: Int { written.count { state.entries[$0]?.isProven == false } }

  mutating func finish() {
    call = nil
    forgetRejected()
    if unproven > 0, stop == nil { stop = .offline("\(unproven) written, but missing afterwards") }
    report.waiting = state.waiting(in: trip).count
    report.rejected = state.rejectedEntries
    if isHeldReadOnly { report.report(of: .readOnly) }
    if wantsRound, unproven == 0 { report.finding = .store(.changed) }
    report.report(of: stop)
  }

  var isHeldReadOnly: Bool {
    guard !options.triesAgain, let since = state.readOnlySince else { return false }
    return since <= now && now < since.adding(seconds: 3600)
  }

  private mutating func forgetRejected() {
    let here = trip.sharedEntries
    for id in state.rejected.keys {
      let seen = state.entries[id]
      let isDone =
        here[id].map { seen?.modifiedAt == $0.modifiedAt && seen?.mark == codec.mark(of: $0) } ?? (seen == nil)
      if isDone { state.rejected[id] = nil }
    }
  }
}

struct PendingWrite: Sendable {
  let id: String
  let upload: Upload
  let modifiedAt: Timestamp
  let mark: ContentDigest
  let restorations: Int
}

struct PendingRemoval: Sendable {
  let id: String
  let removal: Removal
  /// Nil for an additional resource of an entry that stays.
  let deletedAt: Timestamp?
}

extension RemoteStore {
  package mutating func response(to call: StoreCall) -> StoreResponse {
    switch call {
    case .list:
      do throws(RemoteFailure) { return .listed(.success(try list())) } catch { return .listed(.failure(error)) }
    case .get(let names):
      do throws(RemoteFailure) { return .got(.success(try get(names))) } catch { return .got(.failure(error)) }
    case .put(let uploads): return .put(put(uploads))
    case .delete(let removals): return .deleted(delete(removals))
    }
  }
}

extension SyncPass {
  mutating func handle(listed result: Result<[ListedResource], RemoteFailure>) {
    switch result {
    case .failure(let failure): end(with: failure)
    case .success(let listing) where isProving: prove(by: listing)
    case .success(let listing):
      self.listing = listing
      let needed = state.needed(of: listing)
      if needed.isEmpty { decideAll([:]) } else { call = .get(needed) }
    }
  }

  mutating func handle(got result: Result<[SharedResource], RemoteFailure>) {
    switch result {
    case .failure(let failure): end(with: failure)
    case .success(let resources) where isProving:
      for resource in resources { prove(by: resource) }
      endRound()
    case .success(let resources):
      decideAll(Dictionary(resources.map { ($0.name, $0) }, uniquingKeysWith: { $1 }))
    }
  }

  /// What the list shows with another tag, or with one that the remote did not name at the write, is read again.
  private mutating func prove(by listing: [ListedResource]) {
    var doubtful: [ResourceName] = []
    let listed = Set(listing.map(\.name))
    // The remote may have been restored since it was read. Then the counter that was written vouches for nothing.
    let missing = Set(self.listing.map(\.name)).subtracting(listed)
    isShort = state.entries.values.contains { missing.contains($0.name) }
    for resource in listing {
      if let written = writtenCounter, written.counter.name == resource.name {
        if written.tag == resource.tag { recordCounter(resource.tag) } else { doubtful.append(resource.name) }
        continue
      }
      guard let id = state.owners[resource.name], let seen = state.entries[id], !seen.isProven else { continue }
      if seen.tag == resource.tag { recordPushed(id) } else { doubtful.append(resource.name) }
    }
    if doubtful.isEmpty { endRound() } else { call = .get(doubtful) }
  }

  /// Some servers write a resource in another form, which the next sync reads.
  private mutating func prove(by resource: SharedResource) {
    if let counter = codec.counter(in: resource.body) {
      if counter == writtenCounter?.counter { recordCounter(resource.tag) }
      return
    }
    if resource.name == writtenCounter?.counter.name, !resource.body.isEmpty, codec.isForeign(resource.body) {
      // A remote that drops the fields of events can't keep counters.
      (state.owesCount, writtenCounter) = (false, nil)
      return
    }
    guard let id = state.owners[resource.name], let seen = state.entries[id] else { return }
    if seen.body == resource.body {
      state.entries[id]?.tag = resource.tag
    } else if dropsFields(of: seen, in: resource) {
      // It would drop the fields of the next version as well.
      state.entries[id]?.tag = nil
      state.entries[id]?.restorations = Observation.maxRestorations
      report.finding = .dropsFields
    } else {
      guard let there = codec.stored(in: resource.body), codec.stored(in: seen.body)?.isSame(as: there) == true else {
        return
      }
      state.entries[id]?.tag = nil
    }
    recordPushed(id)
  }

  private func dropsFields(of seen: Observation, in resource: SharedResource) -> Bool {
    guard codec.isForeign(resource.body), let written = codec.stored(in: seen.body) else { return false }
    return codec.read(resource.body, changedAt: nil, expected: written).entry?.isSame(as: written) == true
  }

  private mutating func recordCounter(_ tag: EntityTag) {
    guard let counter = writtenCounter?.counter else { return }
    state.unused[counter.name] = UnusedResource(tag: tag, counter: counter)
    (state.owesCount, writtenCounter) = (isShort, nil)
  }

  private mutating func recordPushed(_ id: String) {
    state.entries[id]?.isProven = true
    report.pushed += 1
  }

  private mutating func end(with failure: RemoteFailure) {
    stop = failure
    finish()
  }

  /// Reads the remote with the dates that the trip will have after the sync.
  func read(_ given: [ResourceName: SharedResource]) -> RemoteReader<Codec> {
    var reader = RemoteReader(of: trip, seen: state, codec: codec, clock: clock)
    reader.read(listing, given, base: mismatches)
    if reader.tooSlow != nil { return reader }
    let bareTrip = comparison(of: trip.id, .trip(trip.withoutItems), with: reader).merge?.entry.bareTrip
    guard let bareTrip else { return reader }
    if bareTrip.startDate == trip.startDate, bareTrip.dayCount == trip.dayCount { return reader }
    var dated = trip
    let lastDay = trip.itinerary.items.last?.position.day ?? 1
    dated.startDate = bareTrip.startDate
    dated.itinerary = ItemList(trip.itinerary.items, dayCount: max(bareTrip.dayCount, lastDay))
    reader = RemoteReader(of: trip, seen: state, codec: makeCodec(dated), clock: clock)
    reader.read(listing, given, base: mismatches)
    return reader
  }
}
