import Itinerary

/// Keeps the trip on a screen and its file in step: decides when to save, merge and read again, and what to report.
///
/// A value without a disk, a clock or a thread: the caller begins the tasks and reports their results as events. At
/// most one save runs at a time; it writes the newest version. What other programs write replaces the trip shown until
/// the user has changed something, and is merged into it after that. A file that is damaged or holds another trip is
/// never overwritten, and one that is gone is only made again if the user asks for it. Times are in milliseconds of the
/// monotonic clock.
package struct TripFollower: Sendable {
  package enum Event: Sendable {
    case requested(FileRequest)
    case saved(SavedTrip)
    case notSaved(StoreError)
    /// Something has changed at the path, or in a directory on the way to it.
    case pathChanged
    case checked(FileCheck)
    case timePassed
    /// Whether changes of the file can go unnoticed, and why; nil if the user need not know.
    case watched(isUnwatched: Bool, reason: String?)
    case reported(FileEvent)

    package var isCheck: Bool {
      if case .checked = self { true } else { false }
    }
  }

  package struct Response {
    package var tasks: [FileTask] = []
    package var events: [FileEvent] = []
  }

  /// The content of the file when it was last read or written here as this trip.
  private(set) var base: Trip
  /// The version that was last checked or written, whatever it contained; nil if the file was missing.
  private var seen: FileIdentity?
  /// The version whose content is in the trip shown; nil if the file holds something else.
  private var displayedFile: FileIdentity?
  /// The owner, group and mode of the file, for creating it again.
  private var status: FileStatus?
  private let isReadOnly: Bool
  /// Nil if the file is this trip.
  private var fileProblem: FileProblem?
  /// Whether anything was changed here. Until then the content of the file is shown as it is.
  private var hasEdited = false
  /// Whether the trip shown has changes that are in no save, neither in a finished one nor in one that runs.
  private var isDirty = false
  private var retries: SaveRetries?
  /// The time since which the file is missing, for as long as that may be only for a moment.
  private var absentSince: Int?
  private var recreates = false
  private var hasLostCopy = false
  private var isCheckDue = false
  package private(set) var isChecking = false
  /// Whether the user waits for the result of the check.
  private var isRequested = false
  private var opensOther = false
  private var reportedReading: String?
  private var reportedRecording = false
  private var reportedHook = false
  /// The names of the operations that are in no save yet.
  private var names: [String] = []
  private var writing: Writing?
  private var response = Response()
  private var blindCheckDue: Int?
  private var reportedUnwatched = false

  private struct Writing: Sendable {
    let trip: Trip
    let names: [String]
    let since: Int
    /// Whether only the clock has led to it.
    let isRepeat: Bool
    var isReported = false
  }

  /// The longest time of a save that is not reported.
  static let slowSave = 300
  /// The time after which a missing file counts as gone: some programs delete a file before they write it.
  static let absence = 150
  /// The time between two checks of a file that cannot be watched.
  static let blindInterval = 2000

  package init(_ loaded: LoadedTrip) {
    base = loaded.trip
    (seen, displayedFile) = (loaded.file, loaded.file)
    status = loaded.status
    isReadOnly = loaded.readOnlyReason != nil
  }

  package var isWriting: Bool { writing != nil }

  /// Whether the last change may be in the file soon without anybody's help: it is being written, or the file is being
  /// checked, after which the change is written or already there.
  package var maySaveSoon: Bool { isWriting || isDirty && (isChecking || absentSince != nil) }

  package var whyUnsaved: String? {
    guard isDirty else { return nil }
    switch fileProblem {
    case .replaced(let name): return FileEvent.isAnother(name)
    case .missing where retries == nil || !recreates: return FileEvent.isGone
    case .missing, .damaged, nil: return retries?.reason ?? FileEvent.isGone
    }
  }

  /// The time at which to report `timePassed`.
  package var deadline: Int? {
    let slow = writing.flatMap { $0.isReported ? nil : $0.since + Self.slowSave }
    let absent = isWriting || isChecking ? nil : absentSince.map { $0 + Self.absence }
    let retry = mayWrite ? retries?.deadline : nil
    return [slow, absent, retry, blindCheckDue].compactMap { $0 }.min()
  }

  package mutating func handle(_ event: Event, showing trip: Trip, at now: Int) -> Response {
    response = Response()
    switch event {
    case .requested(let request): begin(request, showing: trip, at: now)
    case .saved(let saved): finish(saved, showing: trip, at: now)
    case .notSaved(let error): fail(error, at: now)
    case .pathChanged:
      isCheckDue = true
      retries?.retrySoon(at: now)
    case .checked(let check):
      isChecking = false
      see(check, showing: trip, at: now)
    case .timePassed: passTime(showing: trip, to: now)
    case .watched(let isUnwatched, let reason): watch(isUnwatched: isUnwatched, reason: reason, at: now)
    case .reported(let event): report(event)
    }
    checkIfDue()
    return response
  }

  private mutating func report(_ event: FileEvent) {
    switch event {
    case .notRecorded where reportedRecording, .hookFailed where reportedHook: return
    case .notRecorded: reportedRecording = true
    case .hookFailed: reportedHook = true
    case .rescued: (fileProblem, isCheckDue) = (nil, true)
    case .taken(let direction, let operation): names.append("\(direction): \(operation.name)")
    default: break
    }
    response.events.append(event)
  }

  private mutating func begin(_ request: FileRequest, showing trip: Trip, at now: Int) {
    switch request {
    case .save: (hasEdited, isDirty) = (true, true)
    case .saveAgain: retries?.resetReported()
    case .recreate:
      (hasEdited, isDirty, recreates) = (true, true, true)
      retries?.resetReported()
    case .reload, .openOther:
      (isCheckDue, isRequested, opensOther) = (true, true, opensOther || request == .openOther)
      return
    case .record(let operation):
      names.append(operation.name)
      return response.tasks.append(.record(operation, ofTrip: trip.id))
    case .take(let direction):
      // Another program may have made the operation a moment ago.
      isCheckDue = true
      checkIfDue()
      return response.tasks.append(.take(direction, ofTrip: trip.id))
    }
    save(trip, at: now)
  }

  // MARK: Saving

  private var mayWrite: Bool {
    guard isDirty, !isWriting, absentSince == nil, !isReadOnly else { return false }
    return switch fileProblem {
    case .missing: recreates
    case .replaced: false
    case .damaged, nil: true
    }
  }

  private mutating func save(_ trip: Trip, isRepeat: Bool = false, at now: Int) {
    guard mayWrite else { return }
    isDirty = false
    writing = Writing(trip: trip, names: names, since: now, isRepeat: isRepeat)
    names = []
    let replacing = TripFiles.Replacing.thisTrip(
      known: base, upTo: displayedFile, ifGone: recreates ? .recreate(like: status) : .refuse)
    response.tasks.append(.save(trip, replacing: replacing, after: writing?.names ?? []))
  }

  private mutating func finish(_ saved: SavedTrip, showing trip: Trip, at now: Int) {
    let sent = writing?.trip
    writing = nil
    (base, seen) = (saved.trip, saved.file)
    (fileProblem, retries, absentSince, recreates) = (nil, nil, nil, false)
    var displayed = trip
    if saved.isMerged { merge(saved.trip, into: &displayed, base: sent) }
    displayedFile = saved.file
    // A save that newer changes have overtaken is not reported.
    if !isDirty { response.events.insert(.saved, at: 0) }
    // Every save would lose the copy again, which is reported once.
    let notices = saved.notices.filter { !hasLostCopy || !$0.isOfCopy }
    hasLostCopy = saved.notices.contains(where: \.isOfCopy)
    if !notices.isEmpty { report(.savedBut(notices.map(\.description).joined(separator: "; "))) }
    save(displayed, at: now)
  }

  private mutating func fail(_ error: StoreError, at now: Int) {
    let isRepeat = writing?.isRepeat ?? false
    names = (writing?.names ?? []) + names
    (writing, isDirty) = (nil, true)
    if error.meansGone {
      // Perhaps only for a moment, so a longer absence is reported.
      return absentSince = absentSince ?? now
    }
    var next = retries ?? SaveRetries()
    next.fail(error.reason, isRepeat: isRepeat && retries != nil, at: now)
    retries = next
    if case .otherTrip = error {
      // The check finds out its name.
      return (isCheckDue, seen) = (true, nil)
    }
    if error.isDamage, fileProblem != .damaged {
      (fileProblem, displayedFile) = (.damaged, nil)
      report(.damaged(reason: error.reason))
    }
    if retries?.markReported() == true { report(.notSaved(reason: error.reason)) }
  }

  // MARK: Merging

  /// - Parameter known: the content of the file from which the trip shown was made.
  private mutating func merge(_ onDisk: Trip, into displayed: inout Trip, base known: Trip?) {
    guard let merged = try? displayed.merged(with: onDisk, base: known) else { return }
    if merged != displayed { report(.changed(merged)) }
    displayed = merged
    if !isReadOnly, merged != base, merged != base.inMergedForm { isDirty = true }
  }

  // MARK: Time

  private mutating func passTime(showing trip: Trip, to now: Int) {
    if let writing, !writing.isReported, writing.since + Self.slowSave <= now {
      self.writing?.isReported = true
      report(.savingTakesLong)
    }
    if let deadline = retries?.deadline, deadline <= now { save(trip, isRepeat: true, at: now) }
    if let deadline = blindCheckDue, deadline <= now {
      blindCheckDue = now + Self.blindInterval
      isCheckDue = true
    }
    if let since = absentSince, since + Self.absence <= now { isCheckDue = true }
  }

  private mutating func watch(isUnwatched: Bool, reason: String?, at now: Int) {
    blindCheckDue = isUnwatched ? blindCheckDue ?? now + Self.blindInterval : nil
    guard isUnwatched, let reason, !reportedUnwatched else { return }
    reportedUnwatched = true
    report(.unwatched(reason: reason))
  }

  /// While a save runs, its own writing would look like a change by another program; its report leads here again.
  private mutating func checkIfDue() {
    guard isCheckDue, !isWriting, !isChecking else { return }
    (isCheckDue, isChecking) = (false, true)
    response.tasks.append(.check(since: isRequested || absentSince != nil ? nil : seen))
  }

  // MARK: Reading

  private mutating func see(_ check: FileCheck, showing trip: Trip, at now: Int) {
    switch check {
    case .absent: seeNothing(at: now)
    case .unchanged:
      absentSince = nil
      if retries == nil { save(trip, at: now) }
    case .trip(let loaded):
      defer { (isRequested, opensOther) = (false, false) }
      (absentSince, seen, reportedReading) = (nil, loaded.file, nil)
      if loaded.trip.id.utf8.elementsEqual(base.id.utf8) { return see(loaded, showing: trip, at: now) }
      if opensOther { open(loaded) } else { see(other: loaded.trip) }
    case .failed(let file, let error):
      defer { (isRequested, opensOther) = (false, false) }
      let wasAbsent = absentSince != nil
      (absentSince, seen) = (nil, file)
      see(error)
      // An edit made while the file was missing has waited for this check.
      if wasAbsent, retries == nil { save(trip, at: now) }
    }
  }

  private mutating func seeNothing(at now: Int) {
    if fileProblem == .missing {
      if isRequested { report(.missing(isUnsaved: isDirty)) }
      return (absentSince, isRequested, opensOther) = (nil, false, false)
    }
    guard let since = absentSince, since + Self.absence <= now else { return absentSince = absentSince ?? now }
    (absentSince, seen, displayedFile) = (nil, nil, nil)
    (fileProblem, recreates, isRequested, opensOther) = (.missing, false, false, false)
    report(.missing(isUnsaved: isDirty))
  }

  private mutating func see(_ loaded: LoadedTrip, showing trip: Trip, at now: Int) {
    let before = fileProblem
    (fileProblem, recreates, status) = (nil, false, loaded.status)
    if before != nil { retries = nil }
    let (onDisk, known) = (loaded.trip.recordingEdits(since: base), base)
    base = loaded.trip
    let isSame = loaded.trip == trip
    var displayed = trip
    response.tasks.append(.keepCopy(loaded))
    switch before {
    case .missing, .replaced: report(.back)
    case .damaged, nil: if isSame, before != nil || isRequested { report(.unchanged) }
    }
    if hasEdited {
      merge(onDisk, into: &displayed, base: known)
    } else if !isSame {
      displayed = loaded.trip
      report(.changed(displayed))
    }
    displayedFile = seen
    if isDirty, isSame {
      // Another program has written what was to be saved.
      (isDirty, retries) = (false, nil)
      report(.saved)
    }
    if retries == nil { save(displayed, at: now) }
  }

  /// The other trip is neither shown nor overwritten.
  private mutating func see(other: Trip) {
    if fileProblem != .replaced(by: other.name) || isRequested { report(.replaced(by: other.name, isUnsaved: isDirty)) }
    (fileProblem, displayedFile, recreates) = (.replaced(by: other.name), nil, false)
  }

  private mutating func open(_ loaded: LoadedTrip) {
    (base, displayedFile, status) = (loaded.trip, loaded.file, loaded.status)
    (fileProblem, retries, recreates) = (nil, nil, false)
    (hasEdited, isDirty) = (false, false)
    response.tasks.append(.keepCopy(loaded))
    report(.otherOpened(loaded.trip))
  }

  private mutating func see(_ error: StoreError) {
    let reason = error.reason
    let isNew = reportedReading != reason || isRequested
    reportedReading = reason
    guard error.isDamage else {
      // If saving fails too, the user knows that already, and it matters more.
      if isNew, isRequested || retries == nil { report(.notReloaded(reason: reason)) }
      return
    }
    (fileProblem, displayedFile) = (.damaged, nil)
    if isNew { report(.damaged(reason: reason)) }
  }
}

struct SaveRetries: Sendable {
  private(set) var reason = ""
  private(set) var deadline = 0
  /// The number of failed retries.
  private var repeats = 0
  private var lastAttempt = 0
  private var reported: [String] = []

  private static let pause = 250

  /// The wait after a number of failed retries: 1, 2, 4 … 32, then 60 seconds, in milliseconds.
  static func delay(_ repeats: Int) -> Int { repeats < 6 ? 1000 << repeats : 60_000 }

  /// - Parameter isRepeat: whether it was a retry, at its time. Saves after a change do not lengthen the wait.
  mutating func fail(_ reason: String, isRepeat: Bool, at now: Int) {
    self.reason = reason
    lastAttempt = now
    if isRepeat { repeats += 1 }
    deadline = now + Self.delay(repeats)
  }

  mutating func retrySoon(at now: Int) { deadline = min(deadline, max(now, lastAttempt + Self.pause)) }

  /// - Returns: whether the reason has not been reported yet. From now on it counts as reported.
  mutating func markReported() -> Bool {
    if reported.contains(reason) { return false }
    reported.append(reason)
    return true
  }

  mutating func resetReported() { reported = [] }
}
