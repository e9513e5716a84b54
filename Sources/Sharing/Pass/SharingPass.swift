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
