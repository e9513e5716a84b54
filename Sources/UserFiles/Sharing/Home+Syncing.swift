import Disk
import Interchange
import ItineraryCore
import Paths
import SharedPlaces
import Settings
import Sharing
import TripStore
import Web

/// What came of bringing a trip and its place together, and what was seen there.
package struct SyncedTrip: Sendable {
  package let report: PassReport
  package let state: SharingState
}

/// Bringing shared trips and their places together.
extension Home {
  /// Makes a pass for a shared trip: what is new here goes there, and what is new there comes into the trip's file.
  ///
  /// - Parameters:
  ///   - patience: The longest wait for another program that syncs the trip, in milliseconds.
  ///   - ask: Asks for a password; nil if there is nobody to ask.
  ///   - held: The passwords that were found before, which no command is asked for again.
  /// - Throws: The reason why there was no pass, or why the trip could not be saved after it: the next pass finds it all again.
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

  /// Keeps what a pass has learned of where the trip and its place are, and of the password.
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

  /// The password for the place of a share; nil for one that wants none.
  ///
  /// - Throws: a ``Failure`` if it wants one and there is none: without one the server would count an attempt.
  private func password(of share: Share, _ ask: SecretQuestion?, _ held: HeldPasswords?) throws -> String? {
    guard let address = share.address, let user = share.user else { return nil }
    if let password = held?.password(for: share) { return password }
    guard let password = try password(of: user, at: address, ask: ask) else {
      throw Failure.noPassword(of: user, at: address)
    }
    held?.hold(password, for: share)
    return password
  }

  /// A mark of all of this side that a pass depends on besides what was seen; nil if the file of the trip may still change
  /// without a sign.
  private func restMark(of loaded: LoadedTrip, _ share: Share, at now: Timestamp) -> String? {
    let file = loaded.file
    guard file.isSettled(at: now.microseconds * 1000) else { return nil }
    let settings = settings()
    let parts = [
      "\(file.device)", "\(file.inode)", "\(file.size)", "\(file.modified)", "\(file.changed)",
      "\(settings.clock)", "\(settings.units)", "\(share.takesStrangers)", ProgramVersion.number,
    ]
    return parts.joined(by: " ")
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

  /// The sharing of the trip in a file; nil if it is not shared, or if it is another file of that trip that is.
  package func share(ofTrip id: String, at path: FilePath) -> Share? {
    guard let share = (try? shares())?.share(ofTrip: id) else { return nil }
    // A file that is not there at the moment is told of by the pass.
    guard let shared = try? calls.realPath(self.path(of: share)), let here = try? calls.realPath(path) else {
      return share
    }
    return shared == here ? share : nil
  }

  /// The path of the trip of a share: where it was, or where the library has it by now.
  package func path(of share: Share) throws -> FilePath {
    if let bytes = tripFiles.firstBytes(of: share.tripPath) {
      guard let heading = TripFile.heading(bytes), heading.id != share.tripID else { return share.tripPath }
    }
    if let known = try library().knownTrips().first(where: { $0.heading.id == share.tripID }) { return known.path }
    throw Failure("\(share.tripPath): the shared trip is no longer there; `barnstorm join` gets it again")
  }

  /// The way to a place.
  ///
  /// - Parameter scheme: the way to tell a server the password that is tried first.
  func store(
    at place: SharedPlace, user: String?, password: String?, scheme: WebLogin.Scheme = .basic
  ) throws -> any SharedStore {
    switch place {
    case .folder(let path): FolderStore(path, calls: calls)
    case .server(let address):
      CalDAVStore(
        CalendarPlace(try Home.address(address), user: user), password: password, scheme: scheme, web: correspondent)
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
  /// The report, which tells of clocks that differ much.
  fileprivate func comparingClocks(with store: any SharedStore, at now: Timestamp) -> PassReport {
    guard let time = (store as? CalDAVStore)?.serverTime else { return self }
    var report = self
    report.compareClocks(here: now, there: time)
    return report
  }

  /// Whether the server has refused the password.
  fileprivate var isPasswordRefused: Bool { state == .stopped && message == StoreFailure.password.sentence }

  /// The report of a pass that could not begin.
  fileprivate static func stopped(_ reason: any Error) -> PassReport {
    var report = PassReport()
    (report.state, report.message) = (.stopped, "\(reason)".withCapital)
    return report
  }

  /// A password that was refused before is not sent again.
  fileprivate static var refusedBefore: PassReport {
    var report = PassReport()
    report.state = .stopped
    report.message =
      "The password was refused before and is not sent again until it changes; "
      + "`barnstorm share` with the same place tries it again"
    return report
  }
}
