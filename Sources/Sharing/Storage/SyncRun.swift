import Itinerary
import Platform
import Store

/// One sync of a shared trip.
struct SyncRun {
  private let share: Share
  private let shares: Shares
  private let storage: UserStorage
  private let options: SyncOptions
  private let now: Timestamp
  private let seen: SharingState
  private let path: FilePath
  private let loaded: LoadedTrip

  init(of share: Share, in shares: Shares, storage: UserStorage, options: SyncOptions, now: Timestamp) throws {
    (self.share, self.shares, self.storage, self.options, self.now) = (share, shares, storage, options, now)
    path = try storage.path(of: share)
    do throws(StoreError) { loaded = try storage.tripFiles.load(path) } catch { throw storage.explained(error) }
    if let reason = loaded.readOnlyReason, !options.onlyChecks { throw Failure("\(path): \(reason)") }
    seen = try shares.state(ofTrip: share.tripID)
  }

  /// - Throws: the reason why the trip could not be saved, or the state not be kept.
  func run(prompt: UserStorage.SecretPrompt?, cache: PasswordCache?) throws -> SyncedTrip {
    let password: String?
    do { password = try self.password(prompt, cache) } catch {
      return synced(SyncReport(.stopped, .other("\(error)")), seen, nil)
    }
    // A server might count a request without a password as a failed attempt, or with one that it has refused before.
    if let password, share.refusal?.isOf(password) == true {
      return synced(SyncReport(.stopped, .passwordRefusedBefore), seen, nil)
    }
    var store = try storage.store(
      at: share.remote, user: share.user, password: password, scheme: share.usesDigest ? .digest : .basic)
    let pass = try self.pass(on: &store)
    if options.onlyChecks {
      return synced(pass.report, seen, pass.changes.applied(to: loaded.trip, base: pass.known))
    }
    return try keep(pass, store, password, cache)
  }

  private func password(_ prompt: UserStorage.SecretPrompt?, _ cache: PasswordCache?) throws -> String? {
    guard let address, let user = share.user else { return nil }
    let password = try cache?.password(for: share) ?? storage.password(of: user, at: address, prompt: prompt)
    cache?.hold(password, for: share)
    return password
  }

  private var address: WebAddress? {
    if case .server(let text) = share.remote { try? UserStorage.address(text) } else { nil }
  }

  private func pass(on store: inout any RemoteStore) throws -> SyncPass<EventCodec> {
    var known = seen
    // A new device name, if the state is new.
    known.counter = known.counter ?? DeviceCounter(device: String(UInt64.random(in: .min ... .max), radix: 16))
    let (zones, settings) = (storage.zones, storage.settings())
    let wording = Wording(clock: settings.clock, distance: settings.units)
    let begin = Self.workTime
    let clock: @Sendable () -> Int = { Self.workTime - begin }
    var pass = SyncPass(loaded.trip, seen: known, at: now, options: options, clock: clock) { trip in
      EventCodec(trip, importsForeignEvents: share.importsForeignEvents, wording: wording, zones: zones)
    }
    while let call = pass.call {
      let before = pass.savedState
      pass.handle(store.response(to: call))
      if options.onlyChecks { continue }
      if pass.savedState != before { try? shares.keep(pass.savedState, ofTrip: share.tripID) }
      if pass.changes.isEmpty { continue }
      pass.recordSaved(as: try save(&pass))
      try? shares.keep(pass.savedState, ofTrip: share.tripID)
    }
    return pass
  }

  /// The milliseconds that this thread has worked.
  private static var workTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  private func save(_ pass: inout SyncPass<EventCodec>) throws -> Trip {
    let files = storage.tripFilesWithCopies
    // Edits of the last seconds are merged here, where the times of the remote's changes are known.
    let current = try files.load(path)
    let edited = current.trip.recordingEdits(since: pass.known)
    let trip = pass.changes.applied(to: edited, base: pass.known)
    let before = pass.savedState
    pass.recordMerge(of: edited, into: trip)
    if pass.savedState != before { try? shares.keep(pass.savedState, ofTrip: share.tripID) }
    return try files.save(trip, to: path, replacing: .thisTrip(known: current.trip, upTo: current.file)).trip
  }

  private func keep(
    _ pass: SyncPass<EventCodec>, _ store: any RemoteStore, _ password: String?, _ cache: PasswordCache?
  ) throws -> SyncedTrip {
    if pass.state != seen { try shares.keep(pass.state, ofTrip: share.tripID) }
    var (report, new) = (pass.report, share)
    if report.isPasswordRefused { cache?.hold(nil, for: share) }
    new.tripPath = path
    if storage.distrust(of: loaded.trip) == nil { new.trustedSource = loaded.trip.schedule?.source }
    new.refusal = report.isPasswordRefused ? password.map { PasswordMark(of: $0) } : nil
    if let calendar = store as? CalDAVStore {
      (new.remote, new.usesDigest) = (.server(calendar.remote.address.url), calendar.scheme == .digest)
      if let time = calendar.serverTime { report.compareClocks(here: now, there: time) }
    }
    if new != share { try shares.keep(new) }
    return synced(report, pass.state, try? storage.tripFiles.load(path).trip)
  }

  private func synced(_ report: SyncReport, _ state: SharingState, _ trip: Trip?) -> SyncedTrip {
    var synced = SyncedTrip(report, state, in: share.remote.description)
    synced.trips = trip.map { (loaded.trip, $0) }
    return synced
  }
}

package struct SyncedTrip: Sendable {
  package let report: SyncReport
  package let state: SharingState
  package let remote: String
  package var trips: (before: Trip, after: Trip)?

  package init(_ report: SyncReport, _ state: SharingState, in remote: String) {
    (self.report, self.state, self.remote) = (report, state, remote)
  }
}

extension UserStorage {
  /// - Parameter cache: the passwords found earlier, for which no password command is run.
  /// - Throws: why no sync ran, or why the trip could not be saved. The next sync finds the same changes again.
  package func sync(
    _ share: Share, options: SyncOptions = SyncOptions(), at now: Timestamp, prompt: SecretPrompt? = nil,
    cache: PasswordCache? = nil
  ) throws -> SyncedTrip {
    let shares = try shares()
    let done = try shares.alone(withTrip: share.tripID) {
      var options = options
      options.author = options.author ?? share.user ?? text(of: "USER")?.nonEmpty
      return try SyncRun(of: share, in: shares, storage: self, options: options, now: now).run(
        prompt: prompt, cache: cache)
    }
    if let done { return done }
    let seen = try shares.state(ofTrip: share.tripID)
    return SyncedTrip(SyncReport(.offline, .syncedElsewhere), seen, in: share.remote.description)
  }

  /// Nil if the trip is not shared, or is shared from another file; throws if the file of the share can't be read.
  package func share(ofTrip id: String, at path: FilePath) throws(Failure) -> Share? {
    guard let share = try (try? shares())?.share(ofTrip: id) else { return nil }
    // If the file is missing at the moment, the sync reports that.
    guard let shared = try? fileSystem.realPath(self.path(of: share)), let here = try? fileSystem.realPath(path) else {
      return share
    }
    return shared == here ? share : nil
  }

  /// The path where the trip was last seen, otherwise the one that the library has now.
  package func path(of share: Share) throws -> FilePath {
    if let bytes = tripFiles.firstBytes(of: share.tripPath) {
      guard let heading = TripFile.heading(bytes), heading.id != share.tripID else { return share.tripPath }
    }
    if let known = try library().knownTrips().first(where: { $0.heading.id == share.tripID }) { return known.path }
    throw Failure("\(share.tripPath): the shared trip no longer exists; to get it again, run `barnstorm join`")
  }

  /// - Parameter scheme: the authentication scheme to try first with a server.
  func store(
    at remote: RemoteLocation, user: String?, password: String?, scheme: WebLogin.Scheme = .basic
  ) throws -> any RemoteStore {
    switch remote {
    case .folder(let path): FolderStore(path, fileSystem: fileSystem)
    case .server(let address):
      CalDAVStore(
        RemoteCalendar(try UserStorage.address(address), user: user), password: password, scheme: scheme, web: web)
    }
  }

  static func address(_ text: String) throws -> WebAddress {
    do {
      return try WebAddress(text)
    } catch {
      throw Failure("\(WebAddress.withoutPassword(text)): \(error)")
    }
  }
}
