import Base
import TripCore

/// A call to the place: one of the four verbs of ``SharedStore``.
package enum StoreCall: Equatable, Sendable {
  case list
  case get([ResourceName])
  case put([Upload])
  case delete([Removal])
}

/// The answer of the place to a call.
package enum StoreAnswer: Sendable {
  case listed(Result<[ListedResource], StoreFailure>)
  case got(Result<[SharedResource], StoreFailure>)
  case put([Result<EntityTag?, StoreFailure>])
  case deleted([Result<Void, StoreFailure>])
}

/// The user's choices for a pass.
package struct PassWishes: Equatable, Sendable {
  /// Whether to try changes again that were refused lately, because the user asked for this pass.
  package var triesAgain = false
  /// Whether to remove most of the trip if it is gone from the place, because the user agreed to it.
  package var allowsRemovals = false
  /// Whether to write nothing on either side.
  package var onlyLooks = false

  package init(triesAgain: Bool = false, allowsRemovals: Bool = false, onlyLooks: Bool = false) {
    (self.triesAgain, self.allowsRemovals, self.onlyLooks) = (triesAgain, allowsRemovals, onlyLooks)
  }
}

/// A pass, which brings a trip and a place into agreement.
///
/// A value without I/O. As long as there is a ``call``, make it and give the answer to ``take(_:)``. ``savedState`` may
/// be saved after every answer, and should be saved after every write: if the program is killed, the next pass
/// continues from there. After the end, merge ``changes`` into the trip as it is then, save the trip, and then save
/// ``state``.
///
/// A pass consists of rounds. A round lists the place, gets unknown resources, decides on a step for each entry
/// (``EntryStanding/step``), and writes. If another program has written in between, another round follows.
package struct SharingPass<Codec: EntryCodec>: Sendable {
  /// The next call to make; nil at the end of the pass.
  package internal(set) var call: StoreCall? = .list
  /// The state of this device, valid after ``changes`` have been merged into the trip.
  package internal(set) var state: SharingState
  /// The changes to merge into the trip.
  package internal(set) var changes = SharedChanges()
  /// The result of the pass so far.
  package internal(set) var report = PassReport()

  /// The trip with the changes so far.
  var trip: Trip {
    didSet { codec = makeCodec(trip) }
  }
  var codec: Codec
  let now: Timestamp
  let wishes: PassWishes
  let makeCodec: @Sendable (Trip) -> Codec
  let decide: @Sendable (EntryStanding) -> EntryStep

  var round = 1
  /// Whether another round is needed.
  var wantsRound = false
  var listing: [ListedResource] = []
  var writes: [PendingWrite] = []
  var removals: [PendingRemoval] = []
  /// The earlier observations of the entries that this pass takes into the trip or removes from it.
  var before: [String: Observation?] = [:]
  /// The failure that ends all writing in this pass; nil if there is none.
  var stop: StoreFailure?

  static var mostRounds: Int { 3 }

  /// - Parameters:
  ///   - now: the time according to this device's clock.
  ///   - codec: makes a codec for the trip, which relates dates to days.
  ///   - decide: chooses the step for an entry.
  package init(
    _ trip: Trip, seen state: SharingState, at now: Timestamp, wishes: PassWishes = PassWishes(),
    decide: @escaping @Sendable (EntryStanding) -> EntryStep = { $0.step },
    codec: @escaping @Sendable (Trip) -> Codec
  ) {
    (self.trip, self.state, self.now, self.wishes) = (trip, state, now, wishes)
    (self.decide, makeCodec, self.codec) = (decide, codec, codec(trip))
  }

  /// The state of this device without the parts that depend on changes which are not in the trip yet.
  package var savedState: SharingState {
    var saved = state
    for (id, observation) in before { saved.entries[id] = observation }
    return saved
  }

  /// Takes the answer to ``call``.
  package mutating func take(_ answer: StoreAnswer) {
    switch answer {
    case .listed(let result): take(listed: result)
    case .got(let result): take(got: result)
    case .put(let results): take(put: results)
    case .deleted(let results): take(deleted: results)
    }
  }

  /// Ends the round, and begins another one or ends the pass.
  mutating func endRound() {
    (writes, removals) = ([], [])
    guard wantsRound, stop == nil, round < Self.mostRounds else { return finish() }
    round += 1
    wantsRound = false
    call = .list
  }

  mutating func finish() {
    call = nil
    forgetParked()
    report.waiting = state.waiting(in: trip).count
    report.parked = state.parkedEntries
    if isHeldReadOnly { report.tell(of: .readOnly) }
    if wantsRound { report.finding = .store(.changed) }
    report.tell(of: stop)
  }

  /// Whether the place has lately refused a write.
  var isHeldReadOnly: Bool {
    guard !wishes.triesAgain, let since = state.readOnlySince else { return false }
    return since <= now && now < since.adding(seconds: 3600)
  }

  /// Forgets refusals of changes that need not be written any more.
  private mutating func forgetParked() {
    let here = trip.sharedEntries
    for id in state.parked.keys {
      let seen = state.entries[id]
      let isDone =
        here[id].map { seen?.modifiedAt == $0.modifiedAt && seen?.mark == codec.mark(of: $0) } ?? (seen == nil)
      if isDone { state.parked[id] = nil }
    }
  }
}

/// An entry that is about to be written to the place.
struct PendingWrite: Sendable {
  let id: String
  let upload: Upload
  let modifiedAt: Timestamp
  let mark: ContentDigest
  /// The number of times in a row that the same version was written again.
  let restorations: Int
}

/// A resource that is about to be deleted from the place.
struct PendingRemoval: Sendable {
  let id: String
  let removal: Removal
  /// The time of the deletion here; nil for an additional resource of an entry that stays.
  let deletedAt: Timestamp?
}

extension SharingPass {
  /// Runs the pass to the end.
  ///
  /// - Parameter save: saves the state so far; called after every answer that changed it.
  package mutating func run(on store: inout some SharedStore, saving save: (SharingState) -> Void = { _ in }) {
    var saved = savedState
    while let call {
      take(store.answer(to: call))
      let state = savedState
      if self.call == nil || state == saved { continue }
      saved = state
      save(state)
    }
  }
}

extension SharedStore {
  /// Makes a call to the place and returns the answer.
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

/// Reads the place.
extension SharingPass {
  mutating func take(listed result: Result<[ListedResource], StoreFailure>) {
    switch result {
    case .failure(let failure): end(with: failure)
    case .success(let listing):
      self.listing = listing
      let needed = state.needed(of: listing)
      if needed.isEmpty { decideAll([:]) } else { call = .get(needed) }
    }
  }

  mutating func take(got result: Result<[SharedResource], StoreFailure>) {
    switch result {
    case .failure(let failure): end(with: failure)
    case .success(let resources):
      decideAll(Dictionary(resources.map { ($0.name, $0) }, uniquingKeysWith: { $1 }))
    }
  }

  private mutating func end(with failure: StoreFailure) {
    stop = failure
    finish()
  }

  /// Reads the place with the dates that the trip will have after the pass.
  func read(_ given: [ResourceName: SharedResource]) -> PlaceReader<Codec> {
    var reader = PlaceReader(of: trip, seen: state, codec: codec)
    reader.read(listing, given, isLast: round == Self.mostRounds)
    guard let there = reader.placed[trip.id]?.entry else { return reader }
    guard let facts = SharedEntry.trip(TripFacts(trip)).joined(with: there).facts else { return reader }
    if facts.startDate == trip.startDate, facts.dayCount == trip.dayCount { return reader }
    var dated = trip
    let lastDay = trip.itinerary.items.last?.position.day ?? 1
    dated.startDate = facts.startDate
    dated.itinerary = Itinerary(trip.itinerary.items, dayCount: max(facts.dayCount, lastDay))
    reader = PlaceReader(of: trip, seen: state, codec: makeCodec(dated))
    reader.read(listing, given, isLast: round == Self.mostRounds)
    return reader
  }
}

/// Decides on the steps after the place has been read.
extension SharingPass {
  mutating func decideAll(_ given: [ResourceName: SharedResource]) {
    let place = read(given)
    state.unused = place.unused
    if place.isTorn { wantsRound = true }
    noteHandEdits(place.undated)
    // Changes taken into the trip may cause repairs, which are written to the place in the same pass.
    for attempt in 1...4 {
      let standings = standings(with: place)
      let steps = standings.mapValues(decide)
      if attempt == 1, isTooMuch(steps, place) { return ask(steps) }
      if !takeIn(steps, standings) || attempt == 4 {
        prepareWrites(steps, standings, place)
        break
      }
    }
    askForWrites()
  }

  private func standings(with place: PlaceReader<Codec>) -> [String: EntryStanding] {
    let here = trip.sharedEntries
    let deleted = Dictionary(trip.deleted.map { ($0.id.text, $0.deletedAt) }, uniquingKeysWith: max)
    var standings: [String: EntryStanding] = [:]
    for id in Set(here.keys).union(state.entries.keys).union(place.placed.keys).subtracting(place.unclear) {
      var standing = EntryStanding(here: here[id], seen: nil, there: place.placed[id]?.entry, deletedAt: deleted[id])
      if standing.there == nil { standing.seen = place.vanished(id) ?? here[id].flatMap { seenAs($0) } }
      if standing.here == nil, let there = standing.there, there.modifiedAt == standing.deletedAt {
        // The item left the trip only because it was gone from the place.
        standing.there = there.dated(there.modifiedAt.justAfter)
      }
      standings[id] = standing
    }
    return standings
  }

  /// The entry as it was last seen, for the case that only its time of change is known.
  private func seenAs(_ entry: SharedEntry) -> SharedEntry? {
    state.entries[entry.id].map { entry.dated($0.modifiedAt) }
  }

  private mutating func noteHandEdits(_ items: [Item]) {
    if items.isEmpty { return }
    for item in items { changes.note(.item(item), isNews: true) }
    trip = changes.applied(to: trip)
  }
}

// MARK: Taking in

extension SharingPass {
  /// Takes newer versions into the trip and removes entries that are gone. Returns whether there were any.
  private mutating func takeIn(_ steps: [String: EntryStep], _ standings: [String: EntryStanding]) -> Bool {
    var hasNews = false
    for (id, standing) in standings.sorted(by: { $0.key < $1.key }) {
      switch steps[id] {
      case .take:
        guard let there = standing.there else { continue }
        hasNews = true
        remember(id)
        if let here = standing.here { replace(here, wasDeleted: false) }
        changes.note(there, isNews: true)
        report.pulledIDs.insert(id)
      case .drop:
        guard let item = standing.here?.item else { continue }
        hasNews = true
        remember(id)
        replace(.item(item), wasDeleted: true)
        changes.noteRemoval(of: item)
        report.deletedHere += 1
      default:
        if let there = standing.there { changes.note(there, isNews: false) }
      }
    }
    if hasNews { trip = changes.applied(to: trip) }
    return hasNews
  }

  private mutating func remember(_ id: String) {
    if before[id] == nil { before[id] = .some(state.entries[id]) }
  }

  /// Keeps a version that is being replaced.
  func version(_ entry: SharedEntry, wasDeleted: Bool) -> ReplacedVersion {
    ReplacedVersion(
      id: entry.id, modifiedAt: entry.modifiedAt, replacedAt: now, wasDeleted: wasDeleted,
      body: codec.body(of: entry, over: nil))
  }

  mutating func replace(_ entry: SharedEntry, wasDeleted: Bool) {
    state.replaced.add(version(entry, wasDeleted: wasDeleted))
  }

  /// Whether so much is gone from the place that it is probably a mistake: at least five items and more than half of
  /// the trip, or everything at once, including the trip's own entry.
  private func isTooMuch(_ steps: [String: EntryStep], _ place: PlaceReader<Codec>) -> Bool {
    if wishes.allowsRemovals { return false }
    let dropped = steps.values.count { $0 == .drop }
    let isEmptied = dropped > 0 && place.placed.isEmpty && state.entries[trip.id] != nil
    return isEmptied || dropped >= 5 && dropped * 2 > trip.itinerary.count
  }

  private mutating func ask(_ steps: [String: EntryStep]) {
    report.askToRemove(steps.values.count { $0 == .drop }, of: trip.itinerary.count)
    finish()
  }
}

/// Skips passes that have nothing to do. The result of a pass depends only on the trip, the state, the list of the
/// place, and the format of entries. So a pass that found nothing to do would find nothing again until one of these
/// changes.
extension SharingPass {
  /// Whether both sides agreed and the pass has changed nothing, including the state.
  ///
  /// - Parameter seen: the state at the beginning of the pass.
  package func hasFoundRest(since seen: SharingState) -> Bool {
    report.state == .synced && report.finding == nil && changes.isEmpty && report.pushed == 0
      && report.deletedThere == 0 && report.deletedHere == 0 && state == seen && state.isSettled
  }
}

extension SharingState {
  /// Whether the place is unchanged since it was last seen.
  package func isAtRest(with listing: [ListedResource]) -> Bool {
    let listed = Set(listing.map(\.name))
    return isSettled && needed(of: listing).isEmpty && unused.keys.allSatisfy { listed.contains($0) }
  }

  /// Whether nothing is waiting to be tried again.
  fileprivate var isSettled: Bool { parked.isEmpty && readOnlySince == nil }
}

extension PassReport {
  /// A report without a pass, because nothing has changed on either side.
  package init(atRest state: SharingState) {
    self.init()
    parked = state.parkedEntries
  }
}
