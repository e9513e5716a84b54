import Base
import TripCore

/// A call to the remote: one of the four verbs of ``RemoteStore``.
package enum StoreCall: Equatable, Sendable {
  case list
  case get([ResourceName])
  case put([Upload])
  case delete([Removal])
}

/// The result of a call to the remote.
package enum StoreAnswer: Sendable {
  case listed(Result<[ListedResource], StoreFailure>)
  case got(Result<[SharedResource], StoreFailure>)
  case put([Result<EntityTag?, StoreFailure>])
  case deleted([Result<Void, StoreFailure>])
}

/// The user's choices for a sync.
package struct SyncOptions: Equatable, Sendable {
  /// Whether to try changes again that were refused lately, because the user asked for this sync.
  package var triesAgain = false
  /// Whether to remove most of the trip if it is gone from the remote, because the user agreed to it.
  package var allowsRemovals = false
  /// Whether to write nothing on either side.
  package var onlyLooks = false
  /// The name of this user for the history of others; nil to leave it out.
  package var author: String?

  package init(
    triesAgain: Bool = false, allowsRemovals: Bool = false, onlyLooks: Bool = false, author: String? = nil
  ) {
    (self.triesAgain, self.allowsRemovals, self.onlyLooks) = (triesAgain, allowsRemovals, onlyLooks)
    self.author = author
  }
}

/// A sync, which brings a trip and a remote into agreement.
///
/// A value without I/O. As long as there is a ``call``, make it and give the answer to ``handle(_:)``. ``savedState`` may
/// be saved after every answer, and should be saved after every write: if the program is killed, the next sync
/// continues from there. After the end, merge ``changes`` into the trip as it is then, save the trip, and then save
/// ``state``.
///
/// A sync consists of rounds. A round lists the remote, gets unknown resources, decides on a step for each entry
/// (``ThreeWayEntry/step``), and writes. If another program has written in between, another round follows.
package struct SyncPass<Codec: EntryCodec>: Sendable {
  /// The next call to make; nil at the end of the sync.
  package internal(set) var call: StoreCall? = .list
  /// The state of this device, valid after ``changes`` have been merged into the trip.
  package internal(set) var state: SharingState
  /// The changes to merge into the trip.
  package internal(set) var changes = SharedChanges()
  /// The result of the sync so far.
  package internal(set) var report = SyncReport()

  /// The trip with the changes so far.
  var trip: Trip {
    didSet { codec = makeCodec(trip) }
  }
  var codec: Codec
  let now: Timestamp
  let options: SyncOptions
  let makeCodec: @Sendable (Trip) -> Codec
  let decide: @Sendable (ThreeWayEntry) -> EntryStep

  var round = 1
  /// Whether the call lists or gets what was written, to see that it is there.
  var isProving = false
  /// The entries that this sync has written.
  var written: Set<String> = []
  /// Whether another round is needed.
  var wantsRound = false
  var listing: [ListedResource] = []
  /// The listed versions of the resources whose content had another one in the last round.
  var mismatches: [ResourceName: EntityTag] = [:]
  var writes: [PendingWrite] = []
  var removals: [PendingRemoval] = []
  /// The earlier observations of the entries that this sync takes into the trip or removes from it.
  var before: [String: Observation?] = [:]
  /// The times of changes in the versions that this sync has merged.
  var mergedStamps: [String: FieldStamps] = [:]
  /// The failure that ends all writing in this sync, if any.
  var stop: StoreFailure?

  static var mostRounds: Int { 3 }

  /// - Parameters:
  ///   - now: the time according to this device's clock.
  ///   - codec: makes a codec for the trip, which relates dates to days.
  ///   - decide: chooses the step for an entry.
  package init(
    _ trip: Trip, seen state: SharingState, at now: Timestamp, options: SyncOptions = SyncOptions(),
    decide: @escaping @Sendable (ThreeWayEntry) -> EntryStep = { $0.step },
    codec: @escaping @Sendable (Trip) -> Codec
  ) {
    (self.trip, self.state, self.now, self.options) = (trip, state, now, options)
    (self.decide, makeCodec, self.codec) = (decide, codec, codec(trip))
  }

  /// The state of this device without the parts that depend on changes which are not in the trip yet.
  package var savedState: SharingState {
    var saved = state
    for (id, observation) in before { saved.entries[id] = observation }
    return saved
  }

  /// Handles the result of ``call``.
  package mutating func handle(_ answer: StoreAnswer) {
    switch answer {
    case .listed(let result): handle(listed: result)
    case .got(let result): handle(got: result)
    case .put(let results): handle(put: results)
    case .deleted(let results): handle(deleted: results)
    }
  }

  /// Ends the round, and begins another one or ends the sync.
  mutating func endRound() {
    (writes, removals) = ([], [])
    if stop == nil, !isProving, unproven > 0 {
      // What was written is there only if the remote shows it.
      isProving = true
      call = .list
      return
    }
    if isProving, unproven > 0 { wantsRound = true }
    isProving = false
    guard wantsRound, stop == nil, round < Self.mostRounds else { return finish() }
    round += 1
    wantsRound = false
    call = .list
  }

  /// The number of entries that this sync has written and the remote has not shown.
  private var unproven: Int { written.count { state.entries[$0]?.isProven == false } }

  mutating func finish() {
    call = nil
    forgetRejected()
    if unproven > 0, stop == nil { stop = .offline("\(unproven) written, but missing afterwards") }
    report.waiting = state.waiting(in: trip).count
    report.rejected = state.rejectedEntries
    if isHeldReadOnly { report.tell(of: .readOnly) }
    if wantsRound, unproven == 0 { report.finding = .store(.changed) }
    report.tell(of: stop)
  }

  /// Whether the remote has lately refused a write.
  var isHeldReadOnly: Bool {
    guard !options.triesAgain, let since = state.readOnlySince else { return false }
    return since <= now && now < since.adding(seconds: 3600)
  }

  /// Forgets refusals of changes that need not be written any more.
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

/// An entry that is about to be written to the remote.
struct PendingWrite: Sendable {
  let id: String
  let upload: Upload
  let modifiedAt: Timestamp
  let mark: ContentDigest
  /// The number of times in a row that the same version was written again.
  let restorations: Int
}

/// A resource that is about to be deleted from the remote.
struct PendingRemoval: Sendable {
  let id: String
  let removal: Removal
  /// The time of the deletion here; nil for an additional resource of an entry that stays.
  let deletedAt: Timestamp?
}

extension SyncPass {
  /// Runs the sync to the end.
  ///
  /// - Parameter save: saves the state so far; called after every answer that changed it.
  package mutating func run(on store: inout some RemoteStore, saving save: (SharingState) -> Void = { _ in }) {
    var saved = savedState
    while let call {
      handle(store.answer(to: call))
      let state = savedState
      if self.call == nil || state == saved { continue }
      saved = state
      save(state)
    }
  }
}

extension RemoteStore {
  /// Makes a call to the remote and returns the answer.
  package mutating func answer(to call: StoreCall) -> StoreAnswer {
    switch call {
    case .list:
      do throws(StoreFailure) { return .listed(.success(try list())) } catch { return .listed(.failure(error)) }
    case .get(let names):
      do throws(StoreFailure) { return .got(.success(try get(names))) } catch { return .got(.failure(error)) }
    case .put(let uploads): return .put(put(uploads))
    case .delete(let removals): return .deleted(delete(removals))
    }
  }
}

/// Reads the remote.
extension SyncPass {
  mutating func handle(listed result: Result<[ListedResource], StoreFailure>) {
    switch result {
    case .failure(let failure): end(with: failure)
    case .success(let listing) where isProving: prove(by: listing)
    case .success(let listing):
      self.listing = listing
      let needed = state.needed(of: listing)
      if needed.isEmpty { decideAll([:]) } else { call = .get(needed) }
    }
  }

  mutating func handle(got result: Result<[SharedResource], StoreFailure>) {
    switch result {
    case .failure(let failure): end(with: failure)
    case .success(let resources) where isProving:
      for resource in resources { prove(by: resource) }
      endRound()
    case .success(let resources):
      decideAll(Dictionary(resources.map { ($0.name, $0) }, uniquingKeysWith: { $1 }))
    }
  }

  /// Looks for what was written in a new list. What it shows with another tag, or with one that the remote did not name
  /// at the write, is read again.
  private mutating func prove(by listing: [ListedResource]) {
    var doubtful: [ResourceName] = []
    for resource in listing {
      guard let id = state.owners[resource.name], let seen = state.entries[id], !seen.isProven else { continue }
      if seen.tag == resource.tag { notePushed(id) } else { doubtful.append(resource.name) }
    }
    if doubtful.isEmpty { endRound() } else { call = .get(doubtful) }
  }

  /// Compares a resource with what was written. Some servers write it in another form, which the next sync reads.
  private mutating func prove(by resource: SharedResource) {
    guard let id = state.owners[resource.name], let seen = state.entries[id] else { return }
    if seen.body == resource.body {
      state.entries[id]?.tag = resource.tag
    } else {
      guard let there = codec.stored(in: resource.body), codec.stored(in: seen.body)?.isSame(as: there) == true else {
        return
      }
      state.entries[id]?.tag = nil
    }
    notePushed(id)
  }

  private mutating func notePushed(_ id: String) {
    state.entries[id]?.isProven = true
    report.pushed += 1
  }

  private mutating func end(with failure: StoreFailure) {
    stop = failure
    finish()
  }

  /// Reads the remote with the dates that the trip will have after the sync.
  func read(_ given: [ResourceName: SharedResource]) -> RemoteReader<Codec> {
    var reader = RemoteReader(of: trip, seen: state, codec: codec)
    reader.read(listing, given, knowing: mismatches)
    let facts = comparison(of: trip.id, .trip(trip.withoutItems), with: reader).merge?.entry.facts
    guard let facts else { return reader }
    if facts.startDate == trip.startDate, facts.dayCount == trip.dayCount { return reader }
    var dated = trip
    let lastDay = trip.itinerary.items.last?.position.day ?? 1
    dated.startDate = facts.startDate
    dated.itinerary = Itinerary(trip.itinerary.items, dayCount: max(facts.dayCount, lastDay))
    reader = RemoteReader(of: trip, seen: state, codec: makeCodec(dated))
    reader.read(listing, given, knowing: mismatches)
    return reader
  }
}

/// Decides on the steps after the remote has been read.
extension SyncPass {
  mutating func decideAll(_ given: [ResourceName: SharedResource]) {
    let place = read(given)
    mismatches = place.mismatches
    state.unused = place.unused
    if place.isTorn { wantsRound = true }
    noteHandEdits(place.undated)
    // Changes taken into the trip may cause repairs, which are written to the remote in the same pass.
    for attempt in 1...4 {
      let comparisons = compareEntries(with: place)
      let steps = comparisons.mapValues(decide)
      if attempt == 1, removesTooMuch(steps, place) { return stopForConfirmation(steps) }
      if !applySteps(steps, comparisons, place) || attempt == 4 {
        prepareWrites(steps, comparisons, place)
        break
      }
    }
    requestWrites()
  }

  private func compareEntries(with place: RemoteReader<Codec>) -> [String: ThreeWayEntry] {
    let here = trip.sharedEntries
    let deleted = Dictionary(trip.deleted.map { ($0.id.text, $0.deletedAt) }, uniquingKeysWith: max)
    let ids = Set(here.keys).union(state.entries.keys).union(place.placed.keys).subtracting(place.unclear)
    return ids.reduce(into: [:]) { $0[$1] = comparison(of: $1, here[$1], deletedAt: deleted[$1], with: place) }
  }

  private func comparison(
    of id: String, _ here: SharedEntry?, deletedAt: Timestamp? = nil, with place: RemoteReader<Codec>
  ) -> ThreeWayEntry {
    var comparison = ThreeWayEntry(
      local: here, lastSeen: nil, remote: place.placed[id]?.entry, deletedAt: deletedAt)
    if comparison.remote == nil {
      comparison.known = place.lastSeenEntry(id) ?? here.flatMap { lastSeenVersion($0) }
      // A version that was never seen there has not been deleted there either.
      let isUnproven = here != nil && state.entries[id]?.isProven == false
      comparison.lastSeen = isUnproven ? nil : comparison.known
    } else if let here, let placed = place.placed[id], !here.isSame(as: placed.entry) {
      addKnown(to: &comparison, placed, place)
    }
    if here == nil, let there = comparison.remote, there.modifiedAt == deletedAt {
      // The item left the trip only because it was gone from the remote.
      comparison.remote = there.dated(there.modifiedAt.justAfter)
    }
    return comparison
  }

  /// Adds what is known of the two versions of an entry: the one that was seen last, and the times of changes.
  private func addKnown(to comparison: inout ThreeWayEntry, _ placed: PlacedEntry, _ place: RemoteReader<Codec>) {
    let id = placed.entry.id
    let tried = state.attempts[id] ?? []
    let attempt = codec.read(tried, changedAt: nil, held: nil).entry
    let attemptStamps = attempt.flatMap { codec.stamps(of: $0, in: tried) }
    if let seen = state.entries[id] {
      guard !codec.isGuest(seen.body), !codec.isGuest(placed.body) else { return }
      comparison.known = place.lastSeenEntry(id)
      comparison.knownStamps = comparison.known.flatMap { codec.stamps(of: $0, in: seen.body) }
    } else {
      (comparison.known, comparison.knownStamps) = (attempt, attemptStamps)
    }
    comparison.stamps.here =
      mergedStamps[id] ?? attempt.flatMap { comparison.local?.stamps(since: $0, knownStamps: attemptStamps) }
    comparison.stamps.there = placed.stamps ?? codec.stamps(of: placed.entry, in: placed.body)
  }

  /// The entry as it was last seen, for the case that only its time of change is known.
  private func lastSeenVersion(_ entry: SharedEntry) -> SharedEntry? {
    state.entries[entry.id].map { entry.dated($0.modifiedAt) }
  }

  private mutating func noteHandEdits(_ items: [Item]) {
    if items.isEmpty { return }
    for item in items { changes.note(.item(item), isNews: true) }
    trip = changes.applied(to: trip)
  }
}

// MARK: Taking in

extension SyncPass {
  /// Applies newer versions to the trip and removes entries that are gone. Returns whether there were any.
  private mutating func applySteps(
    _ steps: [String: EntryStep], _ comparisons: [String: ThreeWayEntry], _ place: RemoteReader<Codec>
  ) -> Bool {
    var hasNews = false
    for (id, comparison) in comparisons.sorted(by: { $0.key < $1.key }) {
      switch steps[id] {
      case .pull:
        guard let there = comparison.merge?.entry ?? comparison.remote else { continue }
        hasNews = true
        remember(id)
        noteLoss(of: id, comparison, place)
        if let here = comparison.local { replace(here, wasDeleted: false, over: state.entries[id]) }
        changes.note(there, isNews: true, stamps: comparison.merge?.stamps)
        report.pulledIDs.insert(id)
      case .remove:
        guard let item = comparison.local?.item else { continue }
        hasNews = true
        remember(id)
        replace(.item(item), wasDeleted: true, over: state.entries[id])
        changes.noteRemoval(of: item)
        state.removals.append(now)
        report.deletedHere += 1
      default:
        if let there = comparison.remote { changes.note(there, isNews: false) }
      }
    }
    if hasNews { trip = changes.applied(to: trip) }
    return hasNews
  }

  private mutating func remember(_ id: String) {
    if before[id] == nil { before[id] = .some(state.entries[id]) }
  }

  /// Notes the edits of this user that a version from the remote replaces: here and now, or there before, by a program
  /// that had not seen them.
  private mutating func noteLoss(of id: String, _ comparison: ThreeWayEntry, _ place: RemoteReader<Codec>) {
    guard let placed = place.placed[id], let merge = comparison.merge else { return }
    mergedStamps[id] = merge.stamps
    let notes = codec.notes(of: placed.body)
    var fields = merge.lost.first
    if let seen = state.entries[id], seen.isOurs {
      for edit in notes.replaced where edit.modifiedAt == seen.modifiedAt { fields.formUnion(edit.fields) }
    }
    if !fields.isEmpty { report.lost.append(LostEdit(item: id, fields: fields.sorted(), author: notes.author)) }
  }

  /// Keeps a version that is being replaced.
  ///
  /// - Parameter seen: what this device knew of the entry. If the version is that one, it has the author of that one.
  mutating func replace(_ entry: SharedEntry, wasDeleted: Bool, over seen: Observation?) {
    var notes = VersionNotes(author: options.author)
    if let seen, seen.modifiedAt == entry.modifiedAt { notes.author = codec.notes(of: seen.body).author }
    state.replaced.add(
      ReplacedVersion(
        id: entry.id, modifiedAt: entry.modifiedAt, replacedAt: now, wasDeleted: wasDeleted,
        body: codec.body(of: entry, over: nil, noting: notes)))
  }

  /// Keeps a version of the remote that is being replaced there.
  mutating func replace(_ placed: PlacedEntry, wasDeleted: Bool) {
    let author = codec.notes(of: placed.body).author
    state.replaced.add(
      ReplacedVersion(
        id: placed.entry.id, modifiedAt: placed.entry.modifiedAt, replacedAt: now, wasDeleted: wasDeleted,
        body: codec.body(of: placed.entry, over: nil, noting: VersionNotes(author: placed.isForeign ? nil : author))))
  }

  /// Whether so much is gone from the remote that it is probably a mistake: at least five items and more than half of
  /// the trip, in this sync and those of the last week, or everything at once, including the trip's own entry.
  private mutating func removesTooMuch(_ steps: [String: EntryStep], _ place: RemoteReader<Codec>) -> Bool {
    if options.allowsRemovals {
      state.removals = []
      return false
    }
    let (now, weekAgo) = (now, now.adding(seconds: -7 * 86_400))
    state.removals.removeAll { $0 > now || $0 < weekAgo }
    let dropped = steps.values.count { $0 == .remove }
    let isEmptied = dropped > 0 && place.placed.isEmpty && state.entries[trip.id] != nil
    let all = dropped + state.removals.count
    return isEmptied || dropped > 0 && all >= 5 && all * 2 > trip.itinerary.count + state.removals.count
  }

  private mutating func stopForConfirmation(_ steps: [String: EntryStep]) {
    report.askToRemove(steps.values.count { $0 == .remove }, of: trip.itinerary.count)
    finish()
  }
}

/// Skips passes that have nothing to do. The result of a sync depends only on the trip, the state, the list of the
/// place, and the format of entries. So a sync that found nothing to do would find nothing again until one of these
/// changes.
extension SyncPass {
  /// Whether both sides agreed and the sync has changed nothing, including the state.
  ///
  /// - Parameter seen: the state at the beginning of the sync.
  package func isConverged(since seen: SharingState) -> Bool {
    report.state == .synced && report.finding == nil && changes.isEmpty && report.pushed == 0
      && report.deletedThere == 0 && report.deletedHere == 0 && state == seen && state.isSettled
  }
}

extension SharingState {
  /// Whether the remote is unchanged since it was last seen.
  package func isUnchanged(with listing: [ListedResource]) -> Bool {
    let listed = Set(listing.map(\.name))
    return isSettled && needed(of: listing).isEmpty && unused.keys.allSatisfy { listed.contains($0) }
  }

  /// Whether nothing is waiting to be tried again.
  fileprivate var isSettled: Bool { rejected.isEmpty && readOnlySince == nil }
}

extension SyncReport {
  /// A report without a sync, because nothing has changed on either side.
  package init(atRest state: SharingState) {
    self.init()
    rejected = state.rejectedEntries
  }
}
