import ItineraryCore

/// A call of the place, one of the four verbs (``SharedStore``).
package enum StoreCall: Equatable, Sendable {
  case list
  case get([ResourceName])
  case put([Upload])
  case delete([Removal])
}

/// The answer to a call.
package enum StoreAnswer: Sendable {
  case listed(Result<[ListedResource], StoreFailure>)
  case got(Result<[SharedResource], StoreFailure>)
  case put([Result<EntityTag?, StoreFailure>])
  case deleted([Result<Void, StoreFailure>])
}

/// What the user wants of a pass.
package struct PassWishes: Equatable, Sendable {
  /// Whether what was refused lately is tried again: the user asked for this pass.
  package var triesAgain = false
  /// Whether most of the trip may be removed if it is gone there: the user was asked.
  package var allowsRemovals = false
  /// Whether nothing is to be written, neither here nor there.
  package var onlyLooks = false

  package init(triesAgain: Bool = false, allowsRemovals: Bool = false, onlyLooks: Bool = false) {
    (self.triesAgain, self.allowsRemovals, self.onlyLooks) = (triesAgain, allowsRemovals, onlyLooks)
  }
}

/// One pass: brings a trip and a place together.
///
/// A value without I/O: ``call`` is what to ask of the place, ``take(_:)`` takes in the answer, until there is no call left.
/// ``savedState`` may be saved after every answer, and should be after every write: a program that is killed at any point
/// goes on from there with the next pass. After the end, merge ``changes`` into the trip as it is then, save the trip, and
/// then save ``state``.
///
/// A round lists the place, gets what it does not know, decides for each entry (``EntryStanding/step``), and writes. If
/// another program wrote in between, there is another round.
package struct SharingPass<Codec: EntryCodec>: Sendable {
  /// The next call; nil when the pass is over.
  package internal(set) var call: StoreCall? = .list
  /// What this device has seen, valid once the trip has the ``changes``.
  package internal(set) var state: SharingState
  /// What is to be merged into the trip.
  package internal(set) var changes = SharedChanges()
  /// What came of the pass, so far.
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
  /// What was seen before of the entries that this pass takes into the trip or drops from it.
  var before: [String: Observation?] = [:]
  /// The reason why no more is to be written in this pass.
  var stop: StoreFailure?

  static var mostRounds: Int { 3 }

  /// - Parameters:
  ///   - now: the time of day, by the clock of this device.
  ///   - codec: makes a codec of the trip that gives dates to days.
  ///   - decide: the step for an entry.
  package init(
    _ trip: Trip, seen state: SharingState, at now: Timestamp, wishes: PassWishes = PassWishes(),
    decide: @escaping @Sendable (EntryStanding) -> EntryStep = { $0.step },
    codec: @escaping @Sendable (Trip) -> Codec
  ) {
    (self.trip, self.state, self.now, self.wishes) = (trip, state, now, wishes)
    (self.decide, makeCodec, self.codec) = (decide, codec, codec(trip))
  }

  /// What this device has seen, without what rests on changes that the trip does not have yet.
  package var savedState: SharingState {
    var saved = state
    for (id, observation) in before { saved.entries[id] = observation }
    return saved
  }

  /// Takes in the answer to the ``call``.
  package mutating func take(_ answer: StoreAnswer) {
    switch answer {
    case .listed(let result): take(listed: result)
    case .got(let result): take(got: result)
    case .put(let results): take(put: results)
    case .deleted(let results): take(deleted: results)
    }
  }

  /// Ends the round: with another one, or with the pass.
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
    if wantsRound { report.message = StoreFailure.changed.sentence }
    report.tell(of: stop)
  }

  /// Whether the place has lately refused to be written.
  var isHeldReadOnly: Bool {
    guard !wishes.triesAgain, let since = state.readOnlySince else { return false }
    return since <= now && now < since.adding(seconds: 3600)
  }

  /// Forgets the refusals of changes that are no longer to be written.
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

/// An entry on its way to the place.
struct PendingWrite: Sendable {
  let id: String
  let upload: Upload
  let modifiedAt: Timestamp
  let mark: ContentDigest
  /// How often in a row the same was written again.
  let restorations: Int
}

/// A resource that is about to be deleted in the place.
struct PendingRemoval: Sendable {
  let id: String
  let removal: Removal
  /// The time of the deletion here; nil for a second resource of an entry that stays.
  let deletedAt: Timestamp?
}
