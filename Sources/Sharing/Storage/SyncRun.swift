import Itinerary
import Platform
import Preferences
import Store

/// One sync of a shared trip, as steps that each need the one before. A step after which there is nothing more to do
/// throws its ``End``.
struct SyncRun {
  private enum End: Error {
    /// - Parameter trip: as the pass would leave it; nil for unchanged.
    case report(SyncReport, trip: Trip? = nil)
  }

  private let share: Share
  private let shares: Shares
  private let home: UserStorage
  private let options: SyncOptions
  private let now: Timestamp
  /// Before the sync.
  private let seen: SharingState
  private let newDevice = UInt64.random(in: .min ... .max)
  private let path: FilePath
  private let loaded: LoadedTrip

  init(of share: Share, in shares: Shares, home: UserStorage, options: SyncOptions, now: Timestamp) throws {
    (self.share, self.shares, self.home, self.options, self.now) = (share, shares, home, options, now)
    path = try home.path(of: share)
    do throws(StoreError) { loaded = try home.tripFiles.load(path) } catch { throw home.explained(error) }
    if let reason = loaded.readOnlyReason, !options.onlyLooks { throw Failure("\(path): \(reason)") }
    seen = try shares.state(ofTrip: share.tripID)
  }

  /// - Throws: the reason why the trip could not be saved, or the state not be kept.
  func run(ask: UserStorage.SecretQuestion?, held: PasswordCache?) throws -> SyncedTrip {
    do {
      let password = try password(ask, held)
      var store = try home.store(
        at: share.place, user: share.user, password: password, scheme: share.usesDigest ? .digest : .basic)
      let digest = inputDigest
      let listed = try changedList(of: &store, digest)
      let pass = try pass(on: &store, listed, digest)
      return try keep(pass, store, digest, password, held)
    } catch End.report(let report, let trip) {
      return synced(report, seen, trip)
    }
  }

  // MARK: The password

  /// A server might count a request without a password as a failed attempt, or with one that it has refused before.
  private func password(_ ask: UserStorage.SecretQuestion?, _ held: PasswordCache?) throws(End) -> String? {
    guard let address, let user = share.user else { return nil }
    if let password = held?.password(for: share) { return try unrefused(password) }
    let password: String
    do {
      guard let found = try home.password(of: user, at: address, ask: ask) else {
        throw Failure.noPassword(of: user, at: address)
      }
      password = found
    } catch {
      throw .report(SyncReport(.stopped, .other("\(error)")))
    }
    held?.hold(password, for: share)
    return try unrefused(password)
  }

  private func unrefused(_ password: String) throws(End) -> String {
    if share.refusal?.isOf(password) == true { throw .report(SyncReport(.stopped, .passwordRefusedBefore)) }
    return password
  }

  private var address: WebAddress? {
    if case .server(let text) = share.place { try? UserStorage.address(text) } else { nil }
  }

  // MARK: Skipping

  /// A digest of everything on this side that a pass depends on, apart from the state; nil if the trip's file may still
  /// change without a new time stamp.
  private var inputDigest: String? {
    let file = loaded.file
    guard file.isSettled(at: now.microseconds * 1000) else { return nil }
    let settings = home.settings()
    let parts = [
      "\(file.device)", "\(file.inode)", "\(file.size)", "\(file.modified)", "\(file.changed)",
      "\(settings.clock)", "\(settings.units)", "\(share.importsForeignEvents)", ProgramVersion.number,
    ]
    return parts.joined(separator: " ")
  }

  /// Lists the place if nothing has changed on this side; throws the end of the sync if nothing has changed there
  /// either.
  private func changedList(of store: inout any RemoteStore, _ digest: String?) throws -> StoreAnswer? {
    guard let digest, seen.rest == digest else { return nil }
    let listed = store.answer(to: .list)
    guard case .listed(.success(let resources)) = listed, seen.isUnchanged(with: resources) else { return listed }
    if !options.onlyLooks { try keepShare(store, refused: nil) }
    throw End.report(compared(SyncReport(seen: seen), with: store))
  }

  // MARK: The pass

  private var known: SharingState {
    var known = seen
    known.rest = nil
    // A new device name, if the state is new.
    known.counter = known.counter ?? DeviceCounter(device: String(newDevice, radix: 16))
    return known
  }

  /// - Throws: the end of the sync if it only looks.
  private func pass(
    on store: inout any RemoteStore, _ listed: StoreAnswer?, _ digest: String?
  ) throws -> SyncPass<EventCodec> {
    let (zones, settings) = (home.zones, home.settings())
    let wording = Wording(clock: settings.clock, distance: settings.units)
    let begin = Self.workTime
    let clock: @Sendable () -> Int = { Self.workTime - begin }
    var pass = SyncPass(loaded.trip, seen: known, at: now, options: options, clock: clock) { trip in
      EventCodec(trip, importsForeignEvents: share.importsForeignEvents, wording: wording, zones: zones)
    }
    var listed = listed
    while let call = pass.call {
      let before = pass.savedState
      pass.handle(listed ?? store.answer(to: call))
      listed = nil
      if options.onlyLooks { continue }
      if pass.savedState != before { try? shares.keep(pass.savedState, ofTrip: share.tripID) }
      if pass.changes.isEmpty { continue }
      pass.noteSaved(as: try save(&pass))
      try? shares.keep(pass.savedState, ofTrip: share.tripID)
    }
    if options.onlyLooks {
      throw End.report(pass.report, trip: pass.changes.applied(to: loaded.trip, knowing: pass.known))
    }
    return pass
  }

  /// In milliseconds, of this thread.
  private static var workTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// Merges what the pass has found into the trip's file.
  private func save(_ pass: inout SyncPass<EventCodec>) throws -> Trip {
    let files = home.tripFilesWithCopies
    // Edits of the last seconds are merged here, where the times of the remote's changes are known.
    let current = try files.load(path)
    let edited = current.trip.notingEdits(since: pass.known)
    let trip = pass.changes.applied(to: edited, knowing: pass.known)
    let before = pass.savedState
    pass.noteMerge(of: edited, into: trip)
    if pass.savedState != before { try? shares.keep(pass.savedState, ofTrip: share.tripID) }
    return try files.save(trip, to: path, replacing: .thisTrip(known: current.trip, upTo: current.file)).trip
  }

  // MARK: Keeping

  private func keep(
    _ pass: SyncPass<EventCodec>, _ store: any RemoteStore, _ digest: String?, _ password: String?,
    _ held: PasswordCache?
  ) throws -> SyncedTrip {
    var state = pass.state
    if pass.isConverged(since: known) { state.rest = digest }
    if state != seen { try shares.keep(state, ofTrip: share.tripID) }
    let isRefused = pass.report.isPasswordRefused
    if isRefused { held?.hold(nil, for: share) }
    try keepShare(store, refused: isRefused ? password : nil)
    return synced(compared(pass.report, with: store), state, try? home.tripFiles.load(path).trip)
  }

  private func synced(_ report: SyncReport, _ state: SharingState, _ trip: Trip?) -> SyncedTrip {
    var synced = SyncedTrip(report, state, in: share.place.description)
    synced.trips = trip.map { (loaded.trip, $0) }
    return synced
  }

  private func keepShare(_ store: any RemoteStore, refused password: String?) throws {
    var new = share
    new.tripPath = path
    if home.distrust(of: loaded.trip) == nil { new.trustedSource = loaded.trip.schedule?.source }
    new.refusal = password.map { PasswordMark(of: $0) }
    if let calendar = store as? CalDAVStore {
      (new.place, new.usesDigest) = (.server(calendar.place.address.url), calendar.scheme == .digest)
    }
    if new != share { try shares.keep(new) }
  }

  /// With a warning if the clocks differ greatly.
  private func compared(_ report: SyncReport, with store: any RemoteStore) -> SyncReport {
    guard let time = (store as? CalDAVStore)?.serverTime else { return report }
    var report = report
    report.compareClocks(here: now, there: time)
    return report
  }
}
