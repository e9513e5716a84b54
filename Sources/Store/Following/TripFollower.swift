import Itinerary

/// Keeps the trip on a screen and its file in step: decides what is saved, merged and read again, and when, and what the
/// report.
///
/// A value without a disk, a clock or a thread: events go in, effects come out, and the caller reports the results of
/// the effects as events. At most one save runs at a time; it writes the newest version. What other programs write
/// replaces the trip shown until the user has changed something, and is merged into it after that. A file that is
/// damaged or holds another trip is never overwritten, and a file that is gone is only made again if the user asks for
/// it.
///
/// Times are in milliseconds of the monotonic clock.
package struct TripFollower: Sendable {
  package enum Event: Sendable {
    case asked(FileRequest)
    case written(SavedTrip)
    case notWritten(StoreError)
    /// Something has changed at the path, or in a directory on the way to it.
    case pathChanged
    case looked(FileCheck)
    /// The time ``due`` has come.
    case timePassed
    /// The watch of the file was set. If `isUnwatched`, changes can go unnoticed, for this reason; nil if the user need not know.
    case watched(isUnwatched: Bool, reason: String?)
    /// News that this trip is in the file again, which the user has been told.
    case rescued
    /// News about undoing.
    case told(FileEvent)

    package var isLook: Bool {
      if case .looked = self { true } else { false }
    }
  }

  package enum Effect: Sendable {
    case file(FileTask)
    case tell(FileEvent)
  }

  /// The content of the file when it was last read or written here as this trip.
  var base: Trip
  /// The version of the file that was last looked at or written, whatever it contained; nil if the file was missing.
  var seen: FileIdentity?
  /// The version of the file whose content is in the trip shown; nil if the file holds something else.
  var held: FileIdentity?
  /// The owner, group and mode of the file, for creating it again.
  var status: FileStatus?
  let isReadOnly: Bool
  /// The fault of the file; nil if it is this trip.
  var trouble: FileProblem?
  /// Whether anything was changed here. Until then the content of the file is shown as it is.
  var hasEdited = false
  /// Whether the trip shown has changes that are in no save, neither in a finished one nor in one that runs.
  var isDirty = false
  /// The further attempts of a save that has failed; nil if none has.
  var retries: SaveRetries?
  /// The time since which the file is missing, for as long as that may be only for a moment; nil otherwise.
  var absentSince: Int?
  /// Whether the user has asked for a file that is gone to be created again.
  var makesAnew = false
  /// Whether the last save could not store the last good copy.
  var hasLostCopy = false
  /// Whether to look at the file as soon as neither a save nor a look runs.
  var isLookDue = false
  /// Whether a look has begun whose result has not been reported.
  package private(set) var isLooking = false
  /// Whether the user has asked for the look and waits for its result.
  var isAsked = false
  /// Whether the user has asked to see a trip that is in the place of this one.
  var opensOther = false
  /// The reported reason why the file could not be read; nil if it could.
  var toldOfReading: String?
  /// Whether it was reported that operations can't be recorded.
  private var toldOfRecording = false
  /// Whether it was reported that the user's program failed.
  private var toldOfHook = false
  /// The names of the operations that are in no save yet.
  private var names: [String] = []
  private var writing: Writing?
  /// The time of the next look at a file that cannot be watched; nil if it can.
  private var blindLookDue: Int?
  private var toldOfBlindness = false

  private struct Writing: Sendable {
    let trip: Trip
    let names: [String]
    let since: Int
    /// Whether only the clock has led to it.
    let isRepeat: Bool
    /// Whether a long save was reported.
    var isTold = false
  }

  /// The longest time of a save that is not reported, in milliseconds.
  static let patience = 300
  /// How long a file may be missing before it counts as gone, in milliseconds. Some programs delete a file before they
  /// write it.
  static let absence = 150
  /// The time between two looks at a file that cannot be watched, in milliseconds.
  static let blindInterval = 2000

  /// - Parameter loaded: the trip as it was read from the file and is shown at first.
  package init(_ loaded: LoadedTrip) {
    base = loaded.trip
    (seen, held) = (loaded.file, loaded.file)
    status = loaded.status
    isReadOnly = loaded.readOnlyReason != nil
  }

  package var isWriting: Bool { writing != nil }

  /// The reason why changes are in no file and in no save that runs; nil without such changes.
  package var whyUnsaved: String? {
    guard isDirty else { return nil }
    switch trouble {
    case .replaced(let name): return FileEvent.isAnother(name)
    case .gone where retries == nil || !makesAnew: return FileEvent.isGone
    case .gone, .damaged, nil: return retries?.reason ?? FileEvent.isGone
    }
  }

  /// The time at which to report `timePassed`; nil if nothing waits for time to pass.
  package var due: Int? {
    let slow = writing.flatMap { $0.isTold ? nil : $0.since + Self.patience }
    let absent = isWriting || isLooking ? nil : absentSince.map { $0 + Self.absence }
    let retry = mayWrite ? retries?.due : nil
    return [slow, absent, retry, blindLookDue].compactMap { $0 }.min()
  }

  /// Handles an event and returns the effects that follow from it, in order.
  ///
  /// - Parameter trip: the trip on the screen, after the change that is to be saved.
  package mutating func handle(_ event: Event, showing trip: Trip, at now: Int) -> [Effect] {
    switch event {
    case .asked(let request): return begin(request, showing: trip, at: now)
    case .written(let saved): return finish(saved, showing: trip, at: now)
    case .notWritten(let error): return fail(error, at: now)
    case .pathChanged:
      isLookDue = true
      retries?.retrySoon(at: now)
      return lookIfDue()
    case .looked(let look):
      isLooking = false
      return see(look, showing: trip, at: now) + lookIfDue()
    case .timePassed: return passTime(showing: trip, to: now)
    case .watched(let isUnwatched, let reason): return watch(isUnwatched: isUnwatched, reason: reason, at: now)
    case .rescued:
      (trouble, isLookDue) = (nil, true)
      return lookIfDue()
    case .told(let event):
      return tell(event)
    }
  }

  /// Reports an event, unless it was reported before.
  private mutating func tell(_ event: FileEvent) -> [Effect] {
    switch event {
    case .notRecorded where toldOfRecording, .hookFailed where toldOfHook: return []
    case .notRecorded: toldOfRecording = true
    case .hookFailed: toldOfHook = true
    case .taken(let direction, let operation): names.append("\(direction): \(operation.name)")
    default: break
    }
    return [.tell(event)]
  }

  private mutating func begin(_ request: FileRequest, showing trip: Trip, at now: Int) -> [Effect] {
    switch request {
    case .save: (hasEdited, isDirty) = (true, true)
    case .saveAgain: retries?.resetReported()
    case .makeAnew:
      (hasEdited, isDirty, makesAnew) = (true, true, true)
      retries?.resetReported()
    case .reload, .openOther:
      (isLookDue, isAsked, opensOther) = (true, true, opensOther || request == .openOther)
      return lookIfDue()
    case .record(let operation):
      names.append(operation.name)
      return [.file(.record(operation, ofTrip: trip.id))]
    case .take(let direction):
      // Another program may have made the operation a moment ago.
      isLookDue = true
      return lookIfDue() + [.file(.take(direction, ofTrip: trip.id))]
    }
    return write(trip, at: now)
  }

  // MARK: Saving

  /// Whether there is something to be written and the file may be written now.
  private var mayWrite: Bool {
    guard isDirty, !isWriting, absentSince == nil, !isReadOnly else { return false }
    return switch trouble {
    case .gone: makesAnew
    case .replaced: false
    case .damaged, nil: true
    }
  }

  mutating func write(_ trip: Trip, isRepeat: Bool = false, at now: Int) -> [Effect] {
    guard mayWrite else { return [] }
    isDirty = false
    writing = Writing(trip: trip, names: names, since: now, isRepeat: isRepeat)
    names = []
    let replacing = TripFiles.Replacing.thisTrip(
      known: base, upTo: held, ifGone: makesAnew ? .makeAnew(like: status) : .refuse)
    return [.file(.write(trip, replacing: replacing, after: writing?.names ?? []))]
  }

  private mutating func finish(_ saved: SavedTrip, showing trip: Trip, at now: Int) -> [Effect] {
    let sent = writing?.trip
    writing = nil
    (base, seen) = (saved.trip, saved.file)
    (trouble, retries, absentSince, makesAnew) = (nil, nil, nil, false)
    var shown = trip
    var effects = saved.isMerged ? merge(saved.trip, into: &shown, knowing: sent) : []
    held = saved.file
    // A save that newer changes have overtaken is not reported.
    if !isDirty { effects.insert(.tell(.saved), at: 0) }
    // Every save would lose the copy again, which is reported once.
    let notices = saved.notices.filter { !hasLostCopy || !$0.isOfCopy }
    hasLostCopy = saved.notices.contains(where: \.isOfCopy)
    if !notices.isEmpty { effects.append(.tell(.savedBut(notices.map(\.description).joined(separator: "; ")))) }
    effects += write(shown, at: now)
    return effects + lookIfDue()
  }

  private mutating func fail(_ error: StoreError, at now: Int) -> [Effect] {
    let isRepeat = writing?.isRepeat ?? false
    names = (writing?.names ?? []) + names
    (writing, isDirty) = (nil, true)
    if error.meansGone {
      // Perhaps only for a moment, so a longer absence is reported.
      absentSince = absentSince ?? now
      return lookIfDue()
    }
    if retries == nil {
      retries = SaveRetries(after: error.reason, at: now)
    } else {
      retries?.fail(error.reason, isRepeat: isRepeat, at: now)
    }
    if case .otherTrip = error {
      // The look finds out its name.
      (isLookDue, seen) = (true, nil)
      return lookIfDue()
    }
    var effects: [Effect] = []
    if error.isDamage, trouble != .damaged {
      (trouble, held) = (.damaged, nil)
      effects.append(.tell(.damaged(reason: error.reason)))
    }
    if retries?.markReported() == true { effects.append(.tell(.notSaved(reason: error.reason))) }
    return effects + lookIfDue()
  }

  // MARK: Merging

  /// Merges the content of the file into the trip shown, and notes whether the file lacks some of the result.
  ///
  /// - Parameter known: the content of the file from which the trip shown was made.
  mutating func merge(_ onDisk: Trip, into shown: inout Trip, knowing known: Trip?) -> [Effect] {
    guard let merged = try? shown.merged(with: onDisk, knowing: known) else { return [] }
    let isNews = merged != shown
    shown = merged
    if !isReadOnly, merged != base, merged != base.inMergedForm { isDirty = true }
    return isNews ? [.tell(.changed(merged))] : []
  }

  // MARK: Time

  private mutating func passTime(showing trip: Trip, to now: Int) -> [Effect] {
    var effects: [Effect] = []
    if let writing, !writing.isTold, writing.since + Self.patience <= now {
      self.writing?.isTold = true
      effects.append(.tell(.savingTakesLong))
    }
    if let due = retries?.due, due <= now { effects += write(trip, isRepeat: true, at: now) }
    if let due = blindLookDue, due <= now {
      blindLookDue = now + Self.blindInterval
      isLookDue = true
    }
    if let since = absentSince, since + Self.absence <= now { isLookDue = true }
    return effects + lookIfDue()
  }

  private mutating func watch(isUnwatched: Bool, reason: String?, at now: Int) -> [Effect] {
    blindLookDue = isUnwatched ? blindLookDue ?? now + Self.blindInterval : nil
    guard isUnwatched, let reason, !toldOfBlindness else { return [] }
    toldOfBlindness = true
    return [.tell(.unwatched(reason: reason))]
  }

  /// Asks for a look if one is due, no save runs and no look. During a save its own writing would look like a change by
  /// another program; its report leads here again.
  mutating func lookIfDue() -> [Effect] {
    guard isLookDue, !isWriting, !isLooking else { return [] }
    (isLookDue, isLooking) = (false, true)
    return [.file(.look(since: isAsked || absentSince != nil ? nil : seen))]
  }
}

/// The reaction to what a look at the file has found.
extension TripFollower {
  mutating func see(_ look: FileCheck, showing trip: Trip, at now: Int) -> [Effect] {
    switch look {
    case .absent: return seeNothing(at: now)
    case .unchanged:
      absentSince = nil
      return retries == nil ? write(trip, at: now) : []
    case .trip(let loaded):
      defer { (isAsked, opensOther) = (false, false) }
      (absentSince, seen, toldOfReading) = (nil, loaded.file, nil)
      if loaded.trip.id.utf8.elementsEqual(base.id.utf8) { return see(loaded, showing: trip, at: now) }
      return opensOther ? open(loaded) : see(other: loaded.trip)
    case .failed(let file, let error):
      defer { (isAsked, opensOther) = (false, false) }
      let wasAbsent = absentSince != nil
      (absentSince, seen) = (nil, file)
      // An edit made while the file was missing has waited for this look.
      return see(error, wasAsked: isAsked) + (wasAbsent && retries == nil ? write(trip, at: now) : [])
    }
  }

  private mutating func seeNothing(at now: Int) -> [Effect] {
    if trouble == .gone {
      defer { (isAsked, opensOther) = (false, false) }
      absentSince = nil
      return isAsked ? [.tell(.gone(isUnsaved: isDirty))] : []
    }
    guard let since = absentSince, since + Self.absence <= now else {
      absentSince = absentSince ?? now
      return []
    }
    (absentSince, seen, held) = (nil, nil, nil)
    (trouble, makesAnew, isAsked, opensOther) = (.gone, false, false, false)
    return [.tell(.gone(isUnsaved: isDirty))]
  }

  private mutating func see(_ loaded: LoadedTrip, showing trip: Trip, at now: Int) -> [Effect] {
    let before = trouble
    (trouble, makesAnew, status) = (nil, false, loaded.status)
    if before != nil { retries = nil }
    let (onDisk, known) = (loaded.trip.notingEdits(since: base), base)
    base = loaded.trip
    var shown = trip
    var effects: [Effect] = [.file(.keepCopy(loaded))]
    if let news = news(after: before, isSame: loaded.trip == trip) { effects.append(.tell(news)) }
    if hasEdited {
      effects += merge(onDisk, into: &shown, knowing: known)
    } else if loaded.trip != trip {
      shown = loaded.trip
      effects.append(.tell(.changed(shown)))
    }
    held = seen
    if isDirty, loaded.trip == trip {
      // Another program has written what was to be saved.
      (isDirty, retries) = (false, nil)
      effects.append(.tell(.saved))
    }
    return retries == nil ? effects + write(shown, at: now) : effects
  }

  private func news(after before: FileProblem?, isSame: Bool) -> FileEvent? {
    switch before {
    case .gone, .replaced: .back
    case .damaged, nil: isSame && (before != nil || isAsked) ? .unchanged : nil
    }
  }

  /// Reports that another trip is in the file's place. That trip is neither shown nor overwritten.
  private mutating func see(other: Trip) -> [Effect] {
    let isNews = trouble != .replaced(by: other.name) || isAsked
    (trouble, held, makesAnew) = (.replaced(by: other.name), nil, false)
    return isNews ? [.tell(.replaced(by: other.name, isUnsaved: isDirty))] : []
  }

  /// Follows another trip from now on.
  private mutating func open(_ loaded: LoadedTrip) -> [Effect] {
    (base, held, status) = (loaded.trip, loaded.file, loaded.status)
    (trouble, retries, makesAnew) = (nil, nil, false)
    (hasEdited, isDirty) = (false, false)
    return [.file(.keepCopy(loaded)), .tell(.otherOpened(loaded.trip))]
  }

  private mutating func see(_ error: StoreError, wasAsked: Bool) -> [Effect] {
    let reason = error.reason
    let isNews = toldOfReading != reason || wasAsked
    toldOfReading = reason
    guard error.isDamage else {
      // If saving fails too, the user knows that already, and it matters more.
      return isNews && (wasAsked || retries == nil) ? [.tell(.notReloaded(reason: reason))] : []
    }
    (trouble, held) = (.damaged, nil)
    return isNews ? [.tell(.damaged(reason: reason))] : []
  }
}
