import Disk
import ItineraryCore

/// Keeps the trip on a screen and its file in step: which version is saved when, what is merged, what is read again, and what
/// the user is told of it.
///
/// A value without a disk, a clock or a thread: events go in, effects come out, and whoever does the effects reports what
/// came of them. At most one save runs at a time; it writes the newest version there is. What others write is merged into
/// what is shown as soon as anything was changed here, and shown as it is before that. Nothing is ever written over a file
/// that is damaged or another trip's, and no file is made where there was one and is none, unless the user says so.
///
/// Times are in milliseconds, by a clock that only runs forward.
package struct TripFollower: Sendable {
  package enum Event: Sendable {
    /// The trip on the screen was changed, by the user or by a newer schedule.
    case edited
    case written(SavedTrip)
    case notWritten(StoreError)
    /// Something has happened at the path, or in a directory on the way.
    case stirred
    case looked(FileLook)
    /// ``due`` has come.
    case timePassed
    /// Whether changes of the file are noticed as they happen, and if not, why; the reason is nil where that is not worth a
    /// word.
    case watched(isBlind: Bool, reason: String?)
    /// The user wants to know what the file says.
    case reloadAsked
    /// The user wants what has failed to be tried now.
    case saveAsked
    /// The user wants the file that is gone to be made anew.
    case makeAnewAsked
    /// The user wants to see the trip that has taken the place of the one shown.
    case openOtherAsked
  }

  package enum Effect: Sendable {
    /// Do this save, and report `written` or `notWritten`.
    case write(SaveRequest)
    /// Look at the file and report `looked`; `unchanged` where it is still this version.
    case look(since: FileIdentity?)
    /// Show what somebody else has made of the trip.
    case show(Trip)
    /// Show another trip, which was shown at no time before.
    case open(Trip)
    case tell(FileNews)
    /// Keep a copy for the day the file is damaged.
    case keepCopy(LoadedTrip)
  }

  enum Trouble: Equatable, Sendable {
    case gone, damaged
    case replaced(by: String)
  }

  /// What the file held when it was last read or written here, as this trip.
  var base: Trip
  /// The version of the file that was last looked at or written, whatever it held.
  var seen: FileIdentity?
  /// The version of the file whose content is in the trip shown; nil where the file holds something else.
  var held: FileIdentity?
  /// Owner, group and mode, for a file that is to be made anew.
  var status: FileStatus?
  let isReadOnly: Bool
  var trouble: Trouble?
  /// Whether anything was changed here; until then nothing is added to what the file says.
  var hasEdited = false
  /// Whether the trip shown has changes that are in no save, neither done nor running.
  var isDirty = false
  var retries: SaveRetries?
  /// Since when there has been no file, while that may be for a moment only.
  var absentSince: Int?
  var makesAnew = false
  var isLookDue = false
  /// Whether the user waits for what comes of a look.
  var isAsked = false
  var opensOther = false
  /// Why the file could not be read, as the user was told.
  var toldOfReading: String?
  private var writing: Writing?
  /// When to look at a file that cannot be watched.
  private var blindLookDue: Int?
  private var toldOfBlindness = false

  private struct Writing: Sendable {
    let since: Int
    let isRepeat: Bool
    var isTold = false
  }

  /// After this time a save that runs is told of.
  static let patience = 300
  /// How long a file may be missing before it counts as gone: some programs delete a file and then write it.
  static let absence = 150
  /// How often a file is looked at that cannot be watched.
  static let blindInterval = 2000

  /// - Parameter loaded: the trip as it is shown first.
  package init(_ loaded: LoadedTrip) {
    base = loaded.trip
    (seen, held) = (loaded.file, loaded.file)
    status = loaded.status
    isReadOnly = loaded.readOnlyReason != nil
  }

  /// Whether a save runs.
  package var isWriting: Bool { writing != nil }

  /// Why changes are in no file, and in no save that runs; nil where there are none.
  package var whyUnsaved: String? {
    guard isDirty else { return nil }
    switch trouble {
    case .replaced(let name): return FileNews.isAnother(name)
    case .gone where retries == nil || !makesAnew: return FileNews.isGone
    case .gone, .damaged, nil: return retries?.reason ?? FileNews.isGone
    }
  }

  /// When to report that time has passed; nil where there is no need to.
  package var due: Int? {
    let slow = writing.flatMap { $0.isTold ? nil : $0.since + Self.patience }
    let absent = isWriting ? nil : absentSince.map { $0 + Self.absence }
    let retry = mayWrite ? retries?.due : nil
    return [slow, absent, retry, blindLookDue].compactMap { $0 }.min()
  }

  /// - Parameter trip: the trip on the screen, with what `edited` is about.
  package mutating func take(_ event: Event, showing trip: Trip, at now: Int) -> [Effect] {
    switch event {
    case .edited:
      (hasEdited, isDirty) = (true, true)
      return write(trip, at: now)
    case .written(let saved): return finish(saved, showing: trip, at: now)
    case .notWritten(let error): return fail(error, at: now)
    case .stirred:
      isLookDue = true
      retries?.hasten(at: now)
      return lookIfDue()
    case .looked(let look): return see(look, showing: trip, at: now)
    case .timePassed: return passTime(showing: trip, to: now)
    case .watched(let isBlind, let reason): return watch(isBlind: isBlind, reason: reason, at: now)
    case .reloadAsked:
      (isLookDue, isAsked) = (true, true)
      return lookIfDue()
    case .saveAsked:
      retries?.forgetTold()
      return write(trip, at: now)
    case .makeAnewAsked:
      (hasEdited, isDirty, makesAnew) = (true, true, true)
      retries?.forgetTold()
      return write(trip, at: now)
    case .openOtherAsked:
      (isLookDue, isAsked, opensOther) = (true, true, true)
      return lookIfDue()
    }
  }

  // MARK: Saving

  /// Whether there is something to be written, and nothing against it.
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
    writing = Writing(since: now, isRepeat: isRepeat)
    let replacing = TripFiles.Replacing.thisTrip(
      known: base, upTo: held, ifGone: makesAnew ? .makeAnew(like: status) : .refuse)
    return [.write(SaveRequest(trip: trip, replacing: replacing))]
  }

  private mutating func finish(_ saved: SavedTrip, showing trip: Trip, at now: Int) -> [Effect] {
    writing = nil
    (base, seen) = (saved.trip, saved.file)
    (trouble, retries, absentSince, makesAnew) = (nil, nil, nil, false)
    var shown = trip
    var effects = saved.isMerged ? merge(saved.trip, into: &shown) : []
    held = saved.file
    // The newest version is told of, not one that has been overtaken.
    if !isDirty { effects.insert(.tell(.saved), at: 0) }
    if !saved.notices.isEmpty {
      effects.append(.tell(.savedBut(saved.notices.map(\.description).joined(separator: "; "))))
    }
    effects += write(shown, at: now)
    return effects + lookIfDue()
  }

  private mutating func fail(_ error: StoreError, at now: Int) -> [Effect] {
    let isRepeat = writing?.isRepeat ?? false
    (writing, isDirty) = (nil, true)
    if error.meansGone {
      // Perhaps for a moment only; until that is known nothing is said.
      absentSince = absentSince ?? now
      return lookIfDue()
    }
    if retries == nil {
      retries = SaveRetries(after: error.reason, at: now)
    } else {
      retries?.fail(error.reason, isRepeat: isRepeat, at: now)
    }
    if case .otherTrip = error {
      // The look will tell its name.
      (isLookDue, seen) = (true, nil)
      return lookIfDue()
    }
    var effects: [Effect] = []
    if error.isDamage, trouble != .damaged {
      (trouble, held) = (.damaged, nil)
      effects.append(.tell(.damaged(reason: error.reason)))
    }
    if retries?.isNews() == true { effects.append(.tell(.notSaved(reason: error.reason))) }
    return effects + lookIfDue()
  }

  // MARK: Merging

  /// Merges what is on the disk into what is shown, and notes whether the disk lacks some of it.
  mutating func merge(_ onDisk: Trip, into shown: inout Trip) -> [Effect] {
    guard let merged = try? shown.merged(with: onDisk) else { return [] }
    let isNews = merged != shown
    shown = merged
    if !isReadOnly, merged != base, merged != base.inMergedForm { isDirty = true }
    return isNews ? [.show(merged)] : []
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

  private mutating func watch(isBlind: Bool, reason: String?, at now: Int) -> [Effect] {
    blindLookDue = isBlind ? blindLookDue ?? now + Self.blindInterval : nil
    guard isBlind, let reason, !toldOfBlindness else { return [] }
    toldOfBlindness = true
    return [.tell(.unwatched(reason: reason))]
  }

  /// Asks for a look, unless a save runs: what that writes is not to be mistaken for news, and its report comes next.
  mutating func lookIfDue() -> [Effect] {
    guard isLookDue, !isWriting else { return [] }
    isLookDue = false
    return [.look(since: isAsked || absentSince != nil ? nil : seen)]
  }
}
