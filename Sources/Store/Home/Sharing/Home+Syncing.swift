import Base
import Files
import Preferences
import Sharing
import TripCore

/// The result of syncing a trip, with what was seen in its place.
package struct SyncedTrip: Sendable {
  package let report: PassReport
  package let state: SharingState
}

/// Syncing trips with their places.
extension Home {
  /// Makes a pass for a shared trip: writes its changes to the place, and merges changes in the place into the trip's
  /// file.
  ///
  /// - Parameters:
  ///   - patience: The longest time to wait for another program that is syncing the trip, in milliseconds.
  ///   - ask: Asks for a password; nil if the user cannot be asked.
  ///   - held: The passwords found earlier, for which no password command is run.
  /// - Throws: The reason why there was no pass, or why the trip could not be saved after it. In either case the next
  ///   pass finds the same changes again.
  package func sync(
    _ share: Share, wishes: PassWishes = PassWishes(), at now: Timestamp, patience: Int = 10_000,
    ask: SecretQuestion? = nil, held: HeldPasswords? = nil
  ) throws -> SyncedTrip {
    let shares = try shares()
    let done = try shares.alone(withTrip: share.tripID, patience: patience) {
      try pass(over: share, shares, wishes, at: now, ask, held)
    }
    if let done { return done }
    var busy = PassReport()
    (busy.state, busy.message) = (.offline, "Another program is syncing the trip")
    return SyncedTrip(report: busy, state: shares.state(ofTrip: share.tripID))
  }

  private func pass(
    over share: Share, _ shares: Shares, _ wishes: PassWishes, at now: Timestamp, _ ask: SecretQuestion?,
    _ held: HeldPasswords?
  ) throws -> SyncedTrip {
    let path = try path(of: share)
    let loaded: LoadedTrip
    do throws(StoreError) { loaded = try tripFiles.load(path) } catch { throw explained(error) }
    if let reason = loaded.readOnlyReason, !wishes.onlyLooks { throw Failure("\(path): \(reason)") }
    let seen = shares.state(ofTrip: share.tripID)
    let password: String?
    do {
      password = try self.password(of: share, ask, held)
    } catch {
      return SyncedTrip(report: .stopped(error), state: seen)
    }
    if let password, share.refusal?.isOf(password) == true {
      return SyncedTrip(report: .refusedBefore, state: seen)
    }
    var store = try store(
      at: share.place, user: share.user, password: password, scheme: share.usesDigest ? .digest : .basic)
    let rest = restMark(of: loaded, share, at: now)
    var listed: StoreAnswer?
    if let rest, seen.rest == rest {
      let answer = store.answer(to: .list)
      if case .listed(.success(let resources)) = answer, seen.isAtRest(with: resources) {
        if !wishes.onlyLooks { try keep(share, at: path, store, refused: nil, shares) }
        return SyncedTrip(report: PassReport(atRest: seen).comparingClocks(with: store, at: now), state: seen)
      }
      listed = answer
    }
    var known = seen
    known.rest = nil
    var pass = pass(for: loaded.trip, share, seen: known, wishes, at: now)
    if let listed { pass.take(listed) }
    if wishes.onlyLooks {
      pass.run(on: &store)
      return SyncedTrip(report: pass.report, state: seen)
    }
    pass.run(on: &store) { try? shares.keep($0, ofTrip: share.tripID) }
    if !pass.changes.isEmpty {
      let trip = pass.changes.applied(to: loaded.trip)
      _ = try tripFilesWithCopies.save(trip, to: path, replacing: .thisTrip(known: loaded.trip, upTo: loaded.file))
    }
    var state = pass.state
    if pass.hasFoundRest(since: known) { state.rest = rest }
    if state != seen { try shares.keep(state, ofTrip: share.tripID) }
    let isRefused = pass.report.isPasswordRefused
    if isRefused { held?.hold(nil, for: share) }
    try keep(share, at: path, store, refused: isRefused ? password : nil, shares)
    return SyncedTrip(report: pass.report.comparingClocks(with: store, at: now), state: state)
  }

  /// Stores what a pass has learned about the paths of the trip and its place, and about the password.
  private func keep(
    _ old: Share, at path: FilePath, _ store: any SharedStore, refused password: String?, _ shares: Shares
  ) throws {
    var share = old
    share.tripPath = path
    share.refusal = password.map { PasswordMark(of: $0) }
    if let calendar = store as? CalDAVStore {
      (share.place, share.usesDigest) = (.server(calendar.place.address.url), calendar.scheme == .digest)
    }
    if share != old { try shares.keep(share) }
  }

  /// Returns the password for the place of a share; nil if the place needs none.
  ///
  /// - Throws: a ``Failure`` if a password is needed and there is none. A server might count a request without one as a
  ///   failed attempt.
  private func password(of share: Share, _ ask: SecretQuestion?, _ held: HeldPasswords?) throws -> String? {
    guard let address = share.address, let user = share.user else { return nil }
    if let password = held?.password(for: share) { return password }
    guard let password = try password(of: user, at: address, ask: ask) else {
      throw Failure.noPassword(of: user, at: address)
    }
    held?.hold(password, for: share)
    return password
  }

  /// A digest of everything on this side that a pass depends on, apart from the state; nil if the trip's file may still
  /// change without a new time stamp.
  private func restMark(of loaded: LoadedTrip, _ share: Share, at now: Timestamp) -> String? {
    let file = loaded.file
    guard file.isSettled(at: now.microseconds * 1000) else { return nil }
    let settings = settings()
    let parts = [
      "\(file.device)", "\(file.inode)", "\(file.size)", "\(file.modified)", "\(file.changed)",
      "\(settings.clock)", "\(settings.units)", "\(share.takesStrangers)", ProgramVersion.number,
    ]
    return parts.joined(separator: " ")
  }

  /// A pass for a trip.
  private func pass(
    for trip: Trip, _ share: Share, seen: SharingState, _ wishes: PassWishes, at now: Timestamp
  ) -> SharingPass<EventCodec> {
    let (zones, settings) = (zones, settings())
    let wording = Wording(clock: settings.clock, distance: settings.units)
    return SharingPass(trip, seen: seen, at: now, wishes: wishes) { trip in
      EventCodec(trip, takesStrangers: share.takesStrangers, wording: wording) { zones.load(names: $0) }
    }
  }

  /// The share of the trip in a file; nil if the trip is not shared, or is shared from another file.
  package func share(ofTrip id: String, at path: FilePath) -> Share? {
    guard let share = (try? shares())?.share(ofTrip: id) else { return nil }
    // If the file is missing at the moment, the pass reports that.
    guard let shared = try? calls.realPath(self.path(of: share)), let here = try? calls.realPath(path) else {
      return share
    }
    return shared == here ? share : nil
  }

  /// The path of a share's trip: where it was last seen, otherwise where the library has it now.
  package func path(of share: Share) throws -> FilePath {
    if let bytes = tripFiles.firstBytes(of: share.tripPath) {
      guard let heading = TripFile.heading(bytes), heading.id != share.tripID else { return share.tripPath }
    }
    if let known = try library().knownTrips().first(where: { $0.heading.id == share.tripID }) { return known.path }
    throw Failure("\(share.tripPath): the shared trip is no longer there; `barnstorm join` gets it again")
  }

  /// Access to a place.
  ///
  /// - Parameter scheme: the authentication scheme to try first with a server.
  func store(
    at place: SharedPlace, user: String?, password: String?, scheme: WebLogin.Scheme = .basic
  ) throws -> any SharedStore {
    switch place {
    case .folder(let path): FolderStore(path, calls: calls)
    case .server(let address):
      CalDAVStore(
        CalendarPlace(try Home.address(address), user: user), password: password, scheme: scheme, web: web)
    }
  }

  static func address(_ text: String) throws -> WebAddress {
    do throws(WebAddress.Refusal) {
      return try WebAddress(text)
    } catch {
      throw Failure("\(text): \(error)")
    }
  }
}

extension Share {
  /// The address of the server; nil for a folder.
  fileprivate var address: WebAddress? {
    if case .server(let text) = place { try? Home.address(text) } else { nil }
  }
}

extension PassReport {
  /// The report, with a warning if the clocks differ greatly.
  fileprivate func comparingClocks(with store: any SharedStore, at now: Timestamp) -> PassReport {
    guard let time = (store as? CalDAVStore)?.serverTime else { return self }
    var report = self
    report.compareClocks(here: now, there: time)
    return report
  }

  /// A report of a pass that could not begin.
  fileprivate static func stopped(_ reason: any Error) -> PassReport {
    var report = PassReport()
    (report.state, report.message) = (.stopped, "\(reason)".withCapital)
    return report
  }

  /// A report for a password that was refused before and is not sent again.
  fileprivate static var refusedBefore: PassReport {
    var report = PassReport()
    report.state = .stopped
    report.message =
      "The password was refused before and is not sent again until it changes; "
      + "`barnstorm share` with the same place tries it again"
    return report
  }
}
